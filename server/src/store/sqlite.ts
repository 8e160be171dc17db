/** The store in one file of a data folder. */
import { closeSync, fdatasync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Kysely, type SqliteDatabase, SqliteDialect, type SqliteStatement } from 'kysely';
import { Sweeping } from '../sweeping.ts';
import { ALONE, type Line } from './link.ts';
import type { Schema } from './schema.ts';
import { Store } from './store.ts';

/** The database's file in the data folder. */
export const FILE = 'derby.sqlite';
/** In milliseconds: another process that writes is waited for. */
const PATIENCE = 5000;
/** In pages of 4 KB: where the log has grown to this, because the sweeper could not keep pace, whoever writes carries it over himself. */
const LONGEST_LOG = 16_384;

interface Setting {
  /** In pages of 4 KB: what one file may grow to, by default without end. */
  readonly mostPages?: number;
  /** Brings all that was written to an open file to the disk. */
  readonly sync?: (file: number) => Promise<void>;
}

const syncToDisk = promisify(fdatasync);

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

export async function sqliteStore(folder: string, { mostPages, sync = syncToDisk }: Setting = {}): Promise<Store> {
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
      `wal_autocheckpoint = ${LONGEST_LOG}`,
    ])
      file.pragma(setting);
    if (mostPages !== undefined) file.pragma(`max_page_count = ${mostPages}`);
    const database = remembering(file);
    const db = new Kysely<Schema>({ dialect: new SqliteDialect({ database }) });
    const writer = new Writer(file, database, () => sync(log));
    const sweeping = new Sweeping(join(folder, FILE));
    const write = async (lines: readonly Line[]) => {
      await db.connection().execute(async () => writer.write(lines));
      sweeping.wrote(lines.length);
      await writer.settle();
    };
    const close = async () => {
      await sweeping.close();
      closeSync(log);
    };
    const store = new Store(db, { ...ALONE, write, close });
    await store.migrate();
    // It lies there as long as the database is open. No lock is on this file: it can be opened a second time.
    const log = openSync(join(folder, `${FILE}-wal`), 'r+');
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

/**
 * Writes many lines in one transaction. The database itself would wait for the disk, and everybody with it; so it is told not to, and what it has written is
 * brought to the disk beside it, while others go on. Whoever wrote is answered after that.
 */
class Writer {
  readonly #file: { exec(sql: string): unknown };
  readonly #database: SqliteDatabase;
  readonly #sync: () => Promise<void>;
  /** Why the disk cannot be trusted any more: after a failure nobody can tell what lies on it, and to ask again would prove nothing. */
  #fault: unknown;

  constructor(file: { exec(sql: string): unknown }, database: SqliteDatabase, sync: () => Promise<void>) {
    this.#file = file;
    this.#database = database;
    this.#sync = sync;
  }

  /** Whoever calls has the connection to himself. */
  write(lines: readonly Line[]): void {
    if (this.#fault !== undefined) throw this.#fault;
    const run = (sql: string, parameters: readonly unknown[] = []) => this.#database.prepare(sql).run(parameters);
    this.#file.exec('pragma synchronous = NORMAL');
    try {
      run('begin immediate');
      for (const [sql, parameters] of lines) run(sql, parameters);
      run('commit');
    } catch (fault) {
      undo(this.#database);
      throw fault;
    } finally {
      this.#file.exec('pragma synchronous = FULL');
    }
  }

  /** Until all that was written lies on the disk. */
  async settle(): Promise<void> {
    try {
      await this.#sync();
    } catch (fault) {
      this.#fault = fault;
      throw fault;
    }
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
