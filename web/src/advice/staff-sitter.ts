/** The staff in a seat: it decides in the worker, as well as its rank can. */
import type { Strength } from '../seats/seating.ts';
import type { Sitter } from '../seats/sitter.ts';
import { advise, dismiss } from './staff.ts';

/** The staff thinks for a few seconds at most. Whoever has not answered by then, on however slow a machine, never will. */
const PATIENCE = 60_000;

export const staffSitter = (rank: Strength): Sitter => ({
  decide: async ({ record }, gone) => {
    const late = AbortSignal.timeout(PATIENCE);
    try {
      const choice = await Promise.race([advise(record, rank), rejection(late)]);
      if (choice === undefined) throw new Error('The staff was asked where nothing is to be decided.');
      return choice;
    } catch (fault) {
      // A worker that has failed once is not asked again.
      if (!gone.aborted) dismiss();
      throw fault;
    }
  },
});

const rejection = (by: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    by.addEventListener('abort', () => reject(by.reason));
  });
