/** Saved games in IndexedDB. They never expire, and two tabs cannot spoil one: every write names the version it follows. */
import type { GameRecord } from '@derby/kernel';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

export interface SavedGame {
  readonly id: string;
  /** Counts the writes. A write that does not follow the stored version is refused. */
  readonly version: number;
  readonly record: GameRecord;
  readonly begun: number;
  readonly touched: number;
}

interface Schema extends DBSchema {
  games: { key: string; value: SavedGame };
}

/** Another tab has written this game since: here is what it wrote. */
export class Overtaken extends Error {
  override readonly name = 'Overtaken';
  readonly stored: SavedGame;

  constructor(stored: SavedGame) {
    super('This game went on in another tab.');
    this.stored = stored;
  }
}

let opened: Promise<IDBPDatabase<Schema>> | undefined;

function open(): Promise<IDBPDatabase<Schema>> {
  opened ??= openDB<Schema>('derby-house', 1, {
    upgrade: (db) => {
      db.createObjectStore('games', { keyPath: 'id' });
    },
    terminated: () => {
      opened = undefined;
    },
  });
  return opened;
}

/** Tells the other tabs which game has changed. */
const channel = new BroadcastChannel('derby-house games');

export function onOtherTab(told: (id: string) => void): () => void {
  const hear = (event: MessageEvent<string>) => told(event.data);
  channel.addEventListener('message', hear);
  return () => channel.removeEventListener('message', hear);
}

/** Where the browser refuses to keep anything, games last as long as the page. */
const memory = new Map<string, SavedGame>();

/** Whether games outlast the page. */
export const canKeep = async (): Promise<boolean> => (await shelf()) !== undefined;

async function shelf(): Promise<IDBPDatabase<Schema> | undefined> {
  try {
    return await open();
  } catch {
    opened = undefined;
    return undefined;
  }
}

export async function allGames(): Promise<readonly SavedGame[]> {
  const games = (await (await shelf())?.getAll('games')) ?? [...memory.values()];
  return games.sort((a, b) => b.touched - a.touched);
}

export const gameById = async (id: string): Promise<SavedGame | undefined> =>
  (await (await shelf())?.get('games', id)) ?? memory.get(id);

export async function addGame(record: GameRecord, id = newId()): Promise<SavedGame> {
  const now = Date.now();
  const saved: SavedGame = { id, version: 1, record, begun: now, touched: now };
  const db = await shelf();
  if (db) await db.put('games', saved);
  else memory.set(id, saved);
  // The browser may otherwise throw away what has not been used for long. It need not agree.
  void navigator.storage?.persist?.();
  channel.postMessage(id);
  return saved;
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
  if (stored && stored.version !== before.version) {
    await transaction.done;
    throw new Overtaken(stored);
  }
  await Promise.all([transaction.store.put(saved), transaction.done]);
  channel.postMessage(saved.id);
  return saved;
}

export async function removeGame(id: string): Promise<void> {
  await (await shelf())?.delete('games', id);
  memory.delete(id);
  channel.postMessage(id);
}

export const newId = (): string => crypto.randomUUID().slice(0, 13).replace('-', '');

/** 16 random bytes in hexadecimal: the secret of a new game's dice. */
export const newSeed = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
