/** Saved games in IndexedDB. They never expire, and two tabs cannot spoil one: every write names the version it follows. */
import type { GameRecord } from '@derby/kernel';
import { type Database, database } from './database.ts';
import { isSavedGame, type SavedGame, type Unreadable } from './entry.ts';
import { pendingKeys } from './pending.ts';

export type { SavedGame, Unreadable };

/** Another tab has written this game since: here is what it wrote. */
export class Overtaken extends Error {
  override readonly name = 'Overtaken';
  readonly stored: SavedGame;

  constructor(stored: SavedGame) {
    super('This game went on in another tab.');
    this.stored = stored;
  }
}

/** Another tab has deleted this game. */
export class Removed extends Error {
  override readonly name = 'Removed';
}

/** Tells the other tabs which game has changed, or that many have. */
const channel = new BroadcastChannel('derby-house games');
const MANY = '*';

export function onOtherTab(told: (id: string) => void): () => void {
  const hear = (event: MessageEvent<string>) => told(event.data);
  channel.addEventListener('message', hear);
  return () => channel.removeEventListener('message', hear);
}

/** Where the browser refuses to keep anything, games last as long as the page. */
const memory = new Map<string, SavedGame>();

/** Whether games outlast the page. */
export const canKeep = async (): Promise<boolean> => (await shelf()) !== undefined;

let recovered: Promise<void> | undefined;

/** The database, once it holds what a page before this one could not write any more. */
async function shelf(): Promise<Database | undefined> {
  const db = await database();
  if (!db) return undefined;
  recovered ??= recover(db).catch(() => undefined);
  await recovered;
  return db;
}

async function recover(db: Database): Promise<void> {
  const keys = pendingKeys();
  if (keys.length > 0) await (await import('./keep-pending.ts')).keepPending(db, keys);
}

/** Everything on the shelf: the games, the last played first, and what cannot be read. */
export async function allGames(): Promise<{ games: readonly SavedGame[]; unreadable: readonly Unreadable[] }> {
  const db = await shelf();
  const found: unknown[] = db ? await db.getAll('games') : [...memory.values()];
  const games = found.filter(isSavedGame).sort((a, b) => b.touched - a.touched);
  const unreadable = found.filter((one) => !isSavedGame(one)).map((raw) => ({ key: (raw as { id: string }).id, raw }));
  return { games, unreadable };
}

export async function gameById(id: string): Promise<SavedGame | undefined> {
  const found: unknown = (await (await shelf())?.get('games', id)) ?? memory.get(id);
  return isSavedGame(found) ? found : undefined;
}

export async function addGame(record: GameRecord, id = newId()): Promise<SavedGame> {
  const saved = begun(record, id);
  await add([saved]);
  return saved;
}

/** Many at once: all of them, or none where there is no room. */
export const addGames = (records: readonly GameRecord[]): Promise<void> => add(records.map((one) => begun(one)));

function begun(record: GameRecord, id = newId()): SavedGame {
  const now = Date.now();
  return { id, version: 1, record, begun: now, touched: now };
}

async function add(games: readonly SavedGame[]): Promise<void> {
  const [first] = games;
  if (!first) return;
  const transaction = (await shelf())?.transaction('games', 'readwrite');
  if (transaction) {
    // Where there is no room it is the transaction that says so; the single writes only say that it was broken off.
    for (const one of games) transaction.store.put(one).catch(() => undefined);
    await transaction.done;
  } else for (const one of games) memory.set(one.id, one);
  // The browser may otherwise throw away what has not been used for long. It need not agree.
  void navigator.storage?.persist?.();
  channel.postMessage(games.length === 1 ? first.id : MANY);
}

/** Writes a game on, in one transaction with the check that nobody else has. */
export async function keepGame(before: SavedGame, record: GameRecord): Promise<SavedGame> {
  const saved: SavedGame = { ...before, version: before.version + 1, record, touched: Date.now() };
  const transaction = (await shelf())?.transaction('games', 'readwrite');
  if (!transaction) {
    memory.set(saved.id, saved);
    return saved;
  }
  const stored = await transaction.store.get(before.id);
  if (stored?.version === before.version || (!stored && memory.has(before.id))) {
    transaction.store.put(saved).catch(() => undefined);
    await transaction.done;
    memory.delete(saved.id);
    channel.postMessage(saved.id);
    return saved;
  }
  await transaction.done;
  throw isSavedGame(stored) ? new Overtaken(stored) : new Removed();
}

export async function removeGame(id: IDBValidKey): Promise<void> {
  // Whatever lies there can be deleted, also what has a key of another kind than ours.
  await (await shelf())?.delete('games', id as string);
  memory.delete(id as string);
  channel.postMessage(typeof id === 'string' ? id : MANY);
}

const newId = (): string => crypto.randomUUID().slice(0, 13).replace('-', '');

/** 16 random bytes in hexadecimal: the secret of a new game's dice. */
export const newSeed = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
