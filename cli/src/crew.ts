/** Simulations shared out to all who work for a database. */
import { ErrandFailed, type Errands, openErrands } from '@derby/server';
import {
  type Crew,
  type GameFault,
  type GameResult,
  inTurn,
  type Job,
  JobFailed,
  type Jobs,
  type Watch,
} from '@derby/sim';

/** What workers are asked for by this name. */
export const SIM = 'sim';

/** Games of a study, and the rules they are to be played by: whoever has others gives other figures. */
export interface SimErrand {
  readonly job: Job;
  readonly rules: string;
}

/** Jobs are cut as for so many, and so many are under way at once: how many will work is not known. */
const SIZE = 8;
const UNDER_WAY = 64;
/** In milliseconds: somebody should have answered by then. */
const SILENCE = 10_000;

/** Whoever works for the database plays. */
export class FarCrew implements Crew {
  readonly size = SIZE;
  readonly #errands: Errands;
  readonly #rules: string;
  readonly #silence: NodeJS.Timeout;

  /** Told where nobody answers. */
  static async open(database: string, rules: string, onSilence: () => void): Promise<FarCrew> {
    return new FarCrew(await openErrands(database), rules, setTimeout(onSilence, SILENCE));
  }

  private constructor(errands: Errands, rules: string, silence: NodeJS.Timeout) {
    this.#errands = errands;
    this.#rules = rules;
    this.#silence = silence;
  }

  async run(jobs: Jobs, { signal, onDone }: Watch): Promise<void> {
    const waiting = inTurn(jobs);
    const stopped = new Promise<undefined>((stop) => signal?.addEventListener('abort', () => stop(undefined)));
    const serve = async (): Promise<void> => {
      while (!signal?.aborted) {
        const { value: job } = await waiting.next();
        if (!job || signal?.aborted) return;
        const results = await Promise.race([this.#play(job), stopped]);
        clearTimeout(this.#silence);
        if (results) onDone(job, results);
      }
    };
    await Promise.all(Array.from({ length: UNDER_WAY }, serve));
  }

  close(): Promise<void> {
    clearTimeout(this.#silence);
    return this.#errands.close();
  }

  async #play(job: Job): Promise<(GameResult | GameFault)[]> {
    try {
      return (await this.#errands.ask(SIM, { job, rules: this.#rules } satisfies SimErrand)) as GameResult[];
    } catch (fault) {
      if (fault instanceof ErrandFailed) throw new JobFailed(job, fault.message);
      throw fault;
    }
  }
}
