/** The store in one file of a data folder. */
import { closeSync, fdatasync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Kysely } from 'kysely';
import { Sweeping } from '../sweeping.ts';
import type { Entry } from './events.ts';
import { FolderTaken, lockFolder } from './folder-lock.ts';
import { Ledger } from './ledger.ts';
import { ALONE } from './link.ts';
import type { Schema } from './schema.ts';
import { Disk, Remembering, settlingDialect } from './settling.ts';
import { Store } from './store.ts';

/** The database's file in the data folder. */
export const FILE = 'derby.sqlite';
/** In milliseconds: another process that writes is waited for. */
const PATIENCE = 5000;
/** In pages of 4 KB: where the log has grown to this, because the sweeper could not keep pace, whoever writes carries it over himself. */
const LONGEST_LOG = 16_384;

interface Setting {
  /** Whether nobody else may open the folder so, as long as this is open. */
  readonly isAlone?: boolean;
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

export async function sqliteStore(
  folder: string,
  { isAlone, mostPages, sync = syncToDisk }: Setting = {},
): Promise<Store> {
  const Database = await driver();
  let free: (() => void) | undefined;
  try {
    mkdirSync(folder, { recursive: true });
    if (isAlone) free = lockFolder(Database, folder);
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
    let log: number | undefined;
    const disk = new Disk(async () => (log === undefined ? undefined : sync(log)));
    let ledger: Ledger | undefined;
    // Whoever asks finds all that was kept.
    const database = new Remembering(file, disk, (isReading) =>
      isReading ? ledger?.settleToRead() : ledger?.settle(),
    );
    const db = new Kysely<Schema>({ dialect: settlingDialect(database) });
    const sweeping = new Sweeping(join(folder, FILE));
    const keep = async (entries: readonly Entry[]) => {
      if (!ledger) throw new Error('The database is not open yet.');
      const kept = ledger;
      disk.demand();
      // Only whoever is in the midst of a transaction has to be waited for.
      if (file.inTransaction) await db.connection().execute(async () => kept.keep(entries));
      else kept.keep(entries);
      sweeping.wrote(entries.length);
      const settled = disk.settle();
      if (ledger?.isLong) settleQuietly(ledger);
      await settled;
    };
    const close = async () => {
      if (ledger) settleQuietly(ledger);
      ledger = undefined;
      await sweeping.close();
      const open = log;
      log = undefined;
      if (open !== undefined) closeSync(open);
      free?.();
      free = undefined;
    };
    const store = new Store(db, { ...ALONE, keep, waiting: (match) => ledger?.waiting(match) ?? [], close });
    await store.migrate();
    ledger = new Ledger(database);
    // It lies there as long as the database is open. No lock is on this file: it can be opened a second time.
    log = openSync(join(folder, `${FILE}-wal`), 'r+');
    // From here on the database does not wait for the disk by itself, and everybody with it: `Disk` does that beside it.
    file.pragma('synchronous = NORMAL');
    return store;
  } catch (fault) {
    free?.();
    throw fault instanceof FolderTaken ? fault : new BadFolder(folder, fault);
  }
}

/** What was kept is safe: whoever keeps or asks next is told why it could not be brought into its tables. */
function settleQuietly(ledger: Ledger): void {
  try {
    ledger.settle();
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
