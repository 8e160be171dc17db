/** `derby work`: works for the houses on a database, and plays simulations. */
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { loggerAt, openHouse } from '@derby/server';
import { type GameFault, type GameResult, Pool } from '@derby/sim';
import { type Args, usage } from '../args.ts';
import { SIM, type SimErrand } from '../crew.ts';
import { databaseAsked, shownAddress, withDatabase } from '../database.ts';
import { EXIT, type ExitCode } from '../faults.ts';
import { rulesFolder, rulesOf } from '../places.ts';
import type { Shell } from '../shell.ts';

const MOST_THREADS = 64;

export async function work(args: Args<'work'>, shell: Shell): Promise<ExitCode> {
  const { text } = shell;
  const database = databaseAsked(args.word('database'), shell);
  if (database === undefined) throw usage('work', text.work.noDatabase, text);
  const threads = args.number('threads', availableParallelism(), 1, MOST_THREADS);
  const asked = args.word('data');
  // Only what can be fetched again lies there.
  const data = asked === undefined ? mkdtempSync(join(tmpdir(), 'derby-work-')) : resolve(asked);
  const players = new Players(shell);
  const house = await withDatabase(
    () =>
      openHouse({
        data,
        database,
        rules: rulesFolder(shell),
        threads,
        log: loggerAt('warn'),
        isWorkshop: true,
        errands: { [SIM]: (errand) => players.play(errand as SimErrand) },
      }),
    shell,
  );
  shell.say(text.work.open(shownAddress(database), threads));
  await new Promise<void>((told) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, told);
  });
  shell.say(text.work.closing);
  await house.close();
  await players.close();
  if (asked === undefined) rmSync(data, { recursive: true, force: true });
  return EXIT.done;
}

/** Threads that play games, one for each errand that is under way. */
class Players {
  readonly #shell: Shell;
  readonly #free: Pool[] = [];

  constructor(shell: Shell) {
    this.#shell = shell;
  }

  async play({ job, rules }: SimErrand): Promise<(GameResult | GameFault)[]> {
    const own = rulesOf(job.game, this.#shell);
    if (own !== rules) throw new Error(this.#shell.text.work.otherRules(own, rules));
    const pool = this.#free.pop() ?? new Pool(1);
    const results: (GameResult | GameFault)[] = [];
    await pool.run([job], { onDone: (_, played) => results.push(...played) });
    this.#free.push(pool);
    return results;
  }

  async close(): Promise<void> {
    await Promise.all(this.#free.map((pool) => pool.close()));
  }
}
