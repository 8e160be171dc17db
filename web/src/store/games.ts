/** Saved games in IndexedDB. They never expire, and two tabs cannot spoil one: every write names the version it follows. */
import type { GameRecord } from '@derby/kernel';
import { answer, openDatabase, settled } from './database.ts';

export interface SavedGame {
  readonly id: string;
  /** Counts the writes. A write that does not follow the stored version is refused. */
  readonly version: number;
  readonly record: GameRecord;
  readonly begun: number;
  readonly touched: number;
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

const GAMES = 'games';
let opened: Promise<IDBDatabase> | undefined;

function open(): Promise<IDBDatabase> {
  opened ??= openDatabase('derby-house', GAMES, () => {
    opened = undefined;
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

async function shelf(): Promise<IDBDatabase | undefined> {
  try {
    return await open();
  } catch {
    opened = undefined;
    return undefined;
  }
}

/** The shelf, opened to read or to write; nothing where the browser keeps none. */
const reach = async (how: IDBTransactionMode): Promise<IDBObjectStore | undefined> =>
  (await shelf())?.transaction(GAMES, how).objectStore(GAMES);

export async function allGames(): Promise<readonly SavedGame[]> {
  const store = await reach('readonly');
  const games: SavedGame[] = store ? await answer(store.getAll()) : [...memory.values()];
  return games.sort((a, b) => b.touched - a.touched);
}

export async function gameById(id: string): Promise<SavedGame | undefined> {
  const store = await reach('readonly');
  const found: SavedGame | undefined = store && (await answer(store.get(id)));
  return found ?? memory.get(id);
}

export async function addGame(record: GameRecord, id = newId()): Promise<SavedGame> {
  const now = Date.now();
  const saved: SavedGame = { id, version: 1, record, begun: now, touched: now };
  const store = await reach('readwrite');
  store?.put(saved);
  if (store) await settled(store.transaction);
  else memory.set(id, saved);
  // The browser may otherwise throw away what has not been used for long. It need not agree.
  void navigator.storage?.persist?.();
  channel.postMessage(id);
  return saved;
}

/** Writes a game on, in one transaction with the check that nobody else has. */
export async function keepGame(before: SavedGame, record: GameRecord): Promise<SavedGame> {
  const saved: SavedGame = { ...before, version: before.version + 1, record, touched: Date.now() };
  const store = await reach('readwrite');
  if (!store) {
    memory.set(saved.id, saved);
    return saved;
  }
  const stored: SavedGame | undefined = await answer(store.get(before.id));
  if (stored && stored.version !== before.version) throw new Overtaken(stored);
  store.put(saved);
  await settled(store.transaction);
  channel.postMessage(saved.id);
  return saved;
}

export async function removeGame(id: string): Promise<void> {
  const store = await reach('readwrite');
  store?.delete(id);
  if (store) await settled(store.transaction);
  memory.delete(id);
  channel.postMessage(id);
}

export const newId = (): string => crypto.randomUUID().slice(0, 13).replace('-', '');

/** 16 random bytes in hexadecimal: the secret of a new game's dice. */
export const newSeed = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
