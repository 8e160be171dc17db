/** The store in a PostgreSQL database, which any number of processes may share. */
import { Kysely, PostgresDialect } from 'kysely';
import type pg from 'pg';
import { PostgresLink, SHAPING } from './postgres-link.ts';
import type { Schema } from './schema.ts';
import { Store } from './store.ts';

/** Connections of one process, beside the one on which it listens. */
const CONNECTIONS = 10;
/** In milliseconds: for so long a connection is tried. */
const PATIENCE = 10_000;
/** PostgreSQL's number for its type bigint. Ours are times and counts: numbers hold them. */
const BIGINT = 20;

/** The database cannot be used; `why` says why, and no password is in it. */
export class BadDatabase extends Error {
  override readonly name = 'BadDatabase';
  readonly why: string;

  constructor(why: string, cause?: unknown) {
    super(`The database cannot be used: ${why}`, { cause });
    this.why = why;
  }
}

export async function postgresStore(url: string): Promise<Store> {
  const pool = await postgresPool(url);
  const link = new PostgresLink(() => postgresClient(url));
  const store = new Store(new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) }), link);
  try {
    await shape(pool, store);
    return store;
  } catch (fault) {
    await store.close();
    throw new BadDatabase(reasonOf(fault), fault);
  }
}

/** Brings all tables to their present shape, one process at a time: whoever looks for them while another changes one would be told of columns that are not there. */
async function shape(pool: pg.Pool, store: Store): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1, $2)', [...SHAPING]);
    await store.migrate();
    await (await import('./postgres-queue.ts')).migrateQueue(pool);
    await client.query('select pg_advisory_unlock($1, $2)', [...SHAPING]);
  } finally {
    client.release();
  }
}

export async function postgresPool(url: string): Promise<pg.Pool> {
  const { Pool } = await driver();
  const pool = new Pool({ ...(await settingsFor(url)), max: CONNECTIONS });
  // A connection that breaks while nobody uses it is replaced by another; whoever uses one hears of it himself.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

async function postgresClient(url: string): Promise<pg.Client> {
  const { Client } = await driver();
  return new Client({ ...(await settingsFor(url)), keepAlive: true });
}

async function settingsFor(url: string): Promise<pg.ClientConfig> {
  if (!/^postgres(ql)?:\/\//.test(url)) throw new BadDatabase('its address must begin with postgres://');
  const { types } = await driver();
  return {
    connectionString: url,
    connectionTimeoutMillis: PATIENCE,
    types: { getTypeParser: (oid, format) => (oid === BIGINT ? Number : types.getTypeParser(oid, format)) },
  };
}

/** Whoever has no use for it does not load it. */
const driver = async (): Promise<typeof pg> => (await import('pg')).default;

function reasonOf(fault: unknown): string {
  // Where several addresses were tried there is one fault for each, and no message of the whole.
  if (fault instanceof AggregateError) return reasonOf(fault.errors[0]);
  return fault instanceof Error ? fault.message : String(fault);
}
