/** The tables of the queue beside ours. Loaded where there is one. */
import { runMigrations } from 'graphile-worker';
import type pg from 'pg';
import { SHAPING } from './postgres-link.ts';

/** Brings them to their present shape, one process at a time. */
export async function migrateQueue(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1, $2)', [...SHAPING]);
    await runMigrations({ pgPool: pool });
    await client.query('select pg_advisory_unlock($1, $2)', [...SHAPING]);
  } finally {
    client.release();
  }
}
