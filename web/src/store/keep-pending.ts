/** Brings the last choices of pages that were left to the shelf; loaded where there are any. */
import type { Database } from './database.ts';
import { isRecord } from './entry.ts';
import type { Pending } from './pending.ts';

/** Brings what was left to the shelf, unless the game has gone on since. */
export async function keepPending(db: Database, keys: readonly string[]): Promise<void> {
  for (const key of keys) {
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

function read(key: string): Pending | undefined {
  try {
    const found = JSON.parse(localStorage.getItem(key) ?? '') as Partial<Pending> | null;
    if (!found || typeof found.id !== 'string' || typeof found.version !== 'number') return undefined;
    return isRecord(found.record) ? { id: found.id, version: found.version, record: found.record } : undefined;
  } catch {
    return undefined;
  }
}
