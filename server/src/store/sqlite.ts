/** The store in one file of a data folder. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, type SqliteDatabase, SqliteDialect, type SqliteStatement } from 'kysely';
import { ALONE, type Line } from './link.ts';
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
    const database = remembering(file);
    const db = new Kysely<Schema>({ dialect: new SqliteDialect({ database }) });
    const write = (lines: readonly Line[]) => db.connection().execute(async () => writeAll(database, lines));
    const store = new Store(db, { ...ALONE, write });
    await store.migrate();
    return store;
  } catch (fault) {
    throw new BadFolder(folder, fault);
  }
}

/** More than there are; a list of many names makes another text for every length. */
const MOST_STATEMENTS = 200;

/** What is asked again is put together once: that takes longer than to carry it out. */
function remembering(file: SqliteDatabase): SqliteDatabase {
  const known = new Map<string, SqliteStatement>();
  return {
    prepare: (sql) => {
      const statement = known.get(sql) ?? file.prepare(sql);
      if (known.size < MOST_STATEMENTS) known.set(sql, statement);
      return statement;
    },
    close: () => file.close(),
  };
}

/** In one transaction. Whoever calls has the connection to himself. */
function writeAll(database: SqliteDatabase, lines: readonly Line[]): void {
  database.prepare('begin immediate').run([]);
  try {
    for (const [sql, parameters] of lines) database.prepare(sql).run(parameters);
    database.prepare('commit').run([]);
  } catch (fault) {
    undo(database);
    throw fault;
  }
}

/** Where the database has given up by itself there is nothing to undo. */
function undo(database: SqliteDatabase): void {
  try {
    database.prepare('rollback').run([]);
  } catch {}
}

/** It has a binary of its own, so it is no part of the package and is loaded where it is wanted. */
export async function driver() {
  try {
    return (await import('libsql')).default;
  } catch (fault) {
    throw new NoDriver('The driver of the database is not installed: npm install libsql', { cause: fault });
  }
}
