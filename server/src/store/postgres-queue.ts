/** The tables of the queue beside ours. Loaded where there is one. */
import { runMigrations } from 'graphile-worker';
import type pg from 'pg';

/** Brings them to their present shape. */
export const migrateQueue = (pool: pg.Pool): Promise<void> => runMigrations({ pgPool: pool });
