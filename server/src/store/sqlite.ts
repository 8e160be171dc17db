/** The store in one file of a data folder. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, SqliteDialect } from 'kysely';
import type { Schema } from './schema.ts';
import { Store } from './store.ts';

/** The database's file in the data folder. */
export const FILE = 'derby.sqlite';
/** In milliseconds: another process that writes is waited for. */
const PATIENCE = 5000;
/** In pages of 4 KB: what one file may grow to, by default without end. */
type Limits = { readonly mostPages?: number };

/** The data folder cannot be used; the message says why. */
export class BadFolder extends Error {
  override readonly name = 'BadFolder';
  readonly why: string;

  constructor(folder: string, fault: unknown) {
    const why = fault instanceof Error ? fault.message : String(fault);
    super(`The data folder ${folder} cannot be used: ${why}.`, { cause: fault });
    this.why = why;
  }
}

/** The database's driver is not installed. */
export class NoDriver extends Error {
  override readonly name = 'NoDriver';
}

export async function sqliteStore(folder: string, { mostPages }: Limits = {}): Promise<Store> {
  const Database = await driver();
  try {
    mkdirSync(folder, { recursive: true });
    const file = new Database(join(folder, FILE));
    // What was answered is on the disk, whatever happens to the machine.
    for (const setting of [
      'journal_mode = WAL',
      'synchronous = FULL',
      'foreign_keys = ON',
      `busy_timeout = ${PATIENCE}`,
    ])
      file.pragma(setting);
    if (mostPages !== undefined) file.pragma(`max_page_count = ${mostPages}`);
    const store = new Store(new Kysely<Schema>({ dialect: new SqliteDialect({ database: file }) }));
    await store.migrate();
    return store;
  } catch (fault) {
    throw new BadFolder(folder, fault);
  }
}

/** It has a binary of its own, so it is no part of the package and is loaded where it is wanted. */
export async function driver() {
  try {
    return (await import('libsql')).default;
  } catch (fault) {
    throw new NoDriver('The driver of the database is not installed: npm install libsql', { cause: fault });
  }
}
