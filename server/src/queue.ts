/**
 * Work that waits in the database for whoever is free (graphile-worker). A process says that it lives by a lock that goes with its connection; what a
 * dead one was at is given to another.
 */
import { EventEmitter } from 'node:events';
import { Logger as QueueLogger, run, type TaskList, type WorkerEvents } from 'graphile-worker';
import type { Logger } from 'pino';
import { postgresPool } from './store/postgres.ts';

/** What is done with the payload of each kind of work. Whoever throws is tried again later. */
type Tasks = Readonly<Record<string, (payload: unknown) => Promise<void>>>;

export interface Queue {
  /** Takes nothing more, and ends when what is under way is done. */
  close(): Promise<void>;
}

interface QueueSetting {
  readonly url: string;
  readonly tasks: Tasks;
  /** How much is done at once. */
  readonly atOnce: number;
  readonly log: Logger;
}

/** The locks by which workers say that they live. */
const LIVES = 0x64_65_74;
/** In milliseconds: how often it is looked whether one has died. */
const LOOKING = 1000;

/** Work of those whose lock is gone; a moment is left to whoever has only begun. */
const ORPHANS = `select graphile_worker.force_unlock_workers(array_agg(distinct locked_by)) from graphile_worker.jobs
  where locked_by is not null and locked_at < now() - interval '2 seconds' and not exists (
    select from pg_locks where locktype = 'advisory' and classid = ${LIVES}
      and objid::bigint = (hashtext(locked_by)::bigint & 4294967295)
      and database = (select oid from pg_database where datname = current_database()))`;

export async function openQueue({ url, tasks, atOnce, log }: QueueSetting): Promise<Queue> {
  const pool = await postgresPool(url);
  const events: WorkerEvents = new EventEmitter();
  const named = new Promise<string>((known) => events.once('pool:create', ({ workerPool }) => known(workerPool.id)));
  const taskList: TaskList = Object.fromEntries(
    Object.entries(tasks).map(([name, act]) => [name, (payload: unknown) => act(payload)]),
  );
  const runner = await run({
    pgPool: pool,
    taskList,
    concurrency: atOnce,
    noHandleSignals: true,
    events,
    logger: new QueueLogger(() => (level, message) => {
      if (level === 'error') log.error({ queue: message }, 'work has failed');
    }),
  });
  const life = new Life(pool, await named);
  await life.look().catch(() => undefined);
  const looking = setInterval(
    () => void life.look().catch((fault) => log.warn({ fault }, 'the queue was not looked after')),
    LOOKING,
  );
  looking.unref();
  const end = async (): Promise<void> => {
    clearInterval(looking);
    await runner.stop();
    await life.end();
    await pool.end();
  };
  let ending: Promise<void> | undefined;
  return {
    close: () => {
      ending ??= end();
      return ending;
    },
  };
}

/** The sign of life of one worker, on a connection of its own. */
class Life {
  readonly #pool: Awaited<ReturnType<typeof postgresPool>>;
  readonly #name: string;
  #client: Awaited<ReturnType<typeof this.connected>> | undefined;

  constructor(pool: Awaited<ReturnType<typeof postgresPool>>, name: string) {
    this.#pool = pool;
    this.#name = name;
  }

  /** Says that we live, and frees what the dead have left. */
  async look(): Promise<void> {
    this.#client ??= await this.connected();
    await this.#client.query(ORPHANS);
  }

  async connected() {
    const client = await this.#pool.connect();
    client.once('error', () => {
      this.#client = undefined;
      client.release(true);
    });
    await client.query('select pg_advisory_lock($1, hashtext($2))', [LIVES, this.#name]);
    return client;
  }

  async end(): Promise<void> {
    this.#client?.release(true);
    this.#client = undefined;
  }
}
