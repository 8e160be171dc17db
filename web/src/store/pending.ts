/**
 * The last choice of a page that is being left. A choice is shown before it is kept; whoever reloads or closes the page in between
 * would lose it, for a database cannot be written while a page goes. This small store can.
 */
import type { GameRecord } from '@derby/kernel';
import type { Database } from './database.ts';
import { isRecord } from './entry.ts';

interface Pending {
  readonly id: string;
  /** The stored version that it follows. */
  readonly version: number;
  readonly record: GameRecord;
}

const PREFIX = 'derby.pending.';

export function leavePending(pending: Pending): void {
  try {
    localStorage.setItem(PREFIX + pending.id, JSON.stringify(pending));
  } catch {
    // There is no room or no leave: the choice is lost, as it would be without this.
  }
}

/** Brings what was left to the shelf, unless the game has gone on since. */
export async function keepPending(db: Database): Promise<void> {
  for (const key of pendingKeys()) {
    const pending = read(key);
    if (pending) await follow(db, pending);
    localStorage.removeItem(key);
  }
}

async function follow(db: Database, { id, version, record }: Pending): Promise<void> {
  const transaction = db.transaction('games', 'readwrite');
  const stored = await transaction.store.get(id);
  if (stored?.version === version)
    await transaction.store.put({ ...stored, version: version + 1, record, touched: Date.now() });
  await transaction.done;
}

function pendingKeys(): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
  } catch {
    return [];
  }
}

function read(key: string): Pending | undefined {
  try {
    const found = JSON.parse(localStorage.getItem(key) ?? '') as Partial<Pending> | null;
    if (!found || typeof found.id !== 'string' || typeof found.version !== 'number') return undefined;
    return isRecord(found.record) ? { id: found.id, version: found.version, record: found.record } : undefined;
  } catch {
    return undefined;
  }
}
