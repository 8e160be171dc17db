/** The database that several processes share: its address from the command line or from DERBY_DATABASE, and what can be wrong with it. */
import { BadDatabase } from '@derby/server';
import { EXIT, Fault } from './faults.ts';
import type { Shell } from './shell.ts';

export const databaseAsked = (word: string | undefined, { env }: Shell): string | undefined =>
  word ?? (env.DERBY_DATABASE || undefined);

/** Does something with a database; whatever is wrong with that is told in words. */
export async function withDatabase<T>(act: () => Promise<T>, { text }: Shell): Promise<T> {
  try {
    return await act();
  } catch (fault) {
    if (fault instanceof BadDatabase) throw new Fault(EXIT.failed, text.serve.badDatabase(fault.why));
    throw fault;
  }
}

/** The address as it may be shown: without its password. */
export function shownAddress(database: string): string {
  const address = new URL(database);
  address.password = '';
  return address.href;
}
