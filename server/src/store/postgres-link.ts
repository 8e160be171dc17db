/**
 * The link between processes by a database they share: news by LISTEN and NOTIFY, work by graphile-worker's queue, duties and signs of life by locks that
 * are held as long as a connection is. A process that dies loses its connection, and with it whatever it held.
 */
import { randomInt } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type pg from 'pg';
import type { Link, Listener, News, Work } from './link.ts';
import type { Schema } from './schema.ts';

const CHANNEL = 'derby';
/** The locks of a house: one for the duties, one for whoever shapes the queue, one for each process that lives. */
const DUTY = [0x64_65_72, 0] as const;
export const SHAPING = [0x64_65_72, 1] as const;
const LIVES = 0x64_65_73;
/** The queue takes the lower numbers first. */
const PATIENT = 10;
/** In milliseconds: how often it is tried to come by the duties, and how long to wait for another connection. */
const TRYING = 1000;

export class PostgresLink implements Link {
  readonly isShared = true;
  readonly self = randomInt(1, 2 ** 31);
  readonly #connect: () => Promise<pg.Client>;
  #client: pg.Client | undefined;
  #listener: Listener | undefined;
  #timer: NodeJS.Timeout | undefined;
  #isOnDuty = false;
  #isClosed = false;

  constructor(connect: () => Promise<pg.Client>) {
    this.#connect = connect;
  }

  get isOnDuty(): boolean {
    return this.#isOnDuty;
  }

  async announce(within: Kysely<Schema>, news: News): Promise<void> {
    const payload = JSON.stringify({ from: this.self, news });
    await sql`select pg_notify(${CHANNEL}, ${payload})`.execute(within);
  }

  async enqueue(within: Kysely<Schema>, { task, payload, key, isPatient }: Work): Promise<void> {
    const words = JSON.stringify(payload);
    const priority = isPatient ? PATIENT : 0;
    await sql`select graphile_worker.add_job(${task}, ${words}::json, job_key := ${key}, priority := ${priority}::int)`.execute(
      within,
    );
  }

  async listen(listener: Listener): Promise<void> {
    this.#listener = listener;
    await this.#open();
  }

  async gone(processes: readonly number[]): Promise<readonly number[]> {
    const { rows } = (await this.#client?.query(
      "select objid from pg_locks where locktype = 'advisory' and classid = $1 and objid = any($2)",
      [LIVES, processes],
    )) ?? { rows: processes.map((objid) => ({ objid })) };
    const alive = new Set(rows.map(({ objid }) => Number(objid)));
    return processes.filter((one) => !alive.has(one));
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    await this.#client?.end().catch(() => undefined);
  }

  async #open(): Promise<void> {
    const client = await this.#connect();
    client.on('error', () => this.#lost(client));
    client.on('end', () => this.#lost(client));
    client.on('notification', ({ payload }) => this.#hear(payload ?? '{}'));
    await client.connect();
    await client.query(`listen ${CHANNEL}`);
    await client.query('select pg_advisory_lock($1, $2)', [LIVES, this.self]);
    this.#client = client;
    await this.#try();
  }

  /** Whoever has the lock has the duties. */
  async #try(): Promise<void> {
    const client = this.#client;
    if (!client || this.#isClosed || !this.#listener?.onDuty) return;
    try {
      const { rows } = await client.query<{ mine: boolean }>('select pg_try_advisory_lock($1, $2) as mine', [...DUTY]);
      if (rows[0]?.mine && this.#client === client && !this.#isOnDuty) {
        this.#isOnDuty = true;
        this.#listener.onDuty();
      }
    } catch {
      return this.#lost(client);
    }
    if (!this.#isOnDuty) this.#later(() => this.#try());
  }

  #hear(payload: string): void {
    const { from, news } = JSON.parse(payload) as { from: number; news: News };
    if (from !== this.self) this.#listener?.onNews(news, from);
  }

  /** Another connection is sought until there is one; what was said meanwhile was not heard. */
  #lost(client: pg.Client): void {
    if (this.#isClosed || this.#client !== client) return;
    this.#client = undefined;
    this.#isOnDuty = false;
    void client.end().catch(() => undefined);
    const again = (): Promise<void> =>
      this.#open().then(
        () => this.#listener?.onGap(),
        () => this.#later(again),
      );
    this.#later(again);
  }

  #later(act: () => Promise<void>): void {
    if (this.#isClosed) return;
    this.#timer = setTimeout(() => void act(), TRYING);
    this.#timer.unref();
  }
}
