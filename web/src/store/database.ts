/** The database in the browser, and how it comes from one version to the next. */
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { SavedGame } from './entry.ts';

interface Schema extends DBSchema {
  games: { key: string; value: SavedGame };
}
export type Database = IDBPDatabase<Schema>;

/** A newer version of the app has changed the database: this page must be loaded again before it can keep anything. */
export class Outdated extends Error {
  override readonly name = 'Outdated';
}

/** One step a version: what is released is never changed, a new shape is a further step. */
const UPGRADES: readonly ((db: Database) => void)[] = [
  (db) => {
    db.createObjectStore('games', { keyPath: 'id' });
  },
];

let opened: Promise<Database> | undefined;

/** Nothing where the browser refuses to keep anything; an `Outdated` where a newer version has taken over. */
export async function database(): Promise<Database | undefined> {
  try {
    opened ??= open();
    return await opened;
  } catch (fault) {
    opened = undefined;
    if (fault instanceof DOMException && fault.name === 'VersionError') throw new Outdated();
    return undefined;
  }
}

async function open(): Promise<Database> {
  const db = await openDB<Schema>('derby-house', UPGRADES.length, {
    upgrade: (db, from) => {
      for (const step of UPGRADES.slice(from)) step(db);
    },
    // A page with a newer version waits for this one to let go.
    blocking: () => {
      db.close();
      opened = undefined;
    },
    terminated: () => {
      opened = undefined;
    },
  });
  return db;
}
