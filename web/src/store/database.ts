/** The database in the browser, and how it comes from one version to the next. */
import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB } from 'idb';
import type { SavedGame } from './entry.ts';

interface Schema extends DBSchema {
  games: { key: string; value: SavedGame };
}
export type Database = IDBPDatabase<Schema>;

/** A newer version of the app has changed the database: this page must be loaded again before it can keep anything. */
export class Outdated extends Error {
  override readonly name = 'Outdated';
}

/** From one version to the next: what has been laid down before can be reached through the transaction. */
type Upgrade = (db: Database, transaction: IDBPTransaction<Schema, 'games'[], 'versionchange'>) => void;

/** One step a version: what is released is never changed, a new shape is a further step. */
export const UPGRADES: readonly Upgrade[] = [
  (db) => {
    db.createObjectStore('games', { keyPath: 'id' });
  },
];

let opened: Promise<Database> | undefined;

/** Nothing where the browser refuses to keep anything; an `Outdated` where a newer version has taken over. */
export async function database(): Promise<Database | undefined> {
  try {
    opened ??= openThrough(UPGRADES, () => {
      opened = undefined;
    });
    return await opened;
  } catch (fault) {
    opened = undefined;
    if (fault instanceof DOMException && fault.name === 'VersionError') throw new Outdated();
    return undefined;
  }
}

/** Opens the database after all these steps; those that it has behind it are passed over. `gone` tells that it is open no more. */
export async function openThrough(steps: readonly Upgrade[], gone: () => void): Promise<Database> {
  const db = await openDB<Schema>('derby-house', steps.length, {
    upgrade: (db, from, _, transaction) => {
      for (const step of steps.slice(from)) step(db, transaction);
    },
    // A page with a newer version waits for this one to let go.
    blocking: () => {
      db.close();
      gone();
    },
    terminated: gone,
  });
  return db;
}
