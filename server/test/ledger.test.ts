/** The ledger of SQLite: deeds that are kept and not yet in their tables are as safe there, and nobody can tell the difference. */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import { afterAll, expect, test } from 'vitest';
import { type Entry, Overtaken } from '../src/store/events.ts';
import { FILE, sqliteStore } from '../src/store/sqlite.ts';
import type { Store } from '../src/store/store.ts';

const folders: string[] = [];
afterAll(() => {
  for (const one of folders) rmSync(one, { recursive: true, force: true });
});

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'derby-ledger-'));
  folders.push(made);
  return made;
}

const STANDING = {
  touched: 1,
  status: 'playing',
  asked: 'axis',
  result: null,
  left: null,
  since: null,
  due: null,
} as const;

const entry = (match: string, seq: number, deed = `{"seq":${seq}}`): Entry => ({
  ...{ match, seq, deed, made: seq, isListedAsBefore: true },
  standing: { ...STANDING, asked: seq % 2 ? 'axis' : 'allies', since: seq },
});

async function withMatches(data: string, ids: readonly string[]): Promise<Store> {
  const store = await sqliteStore(data);
  await store.people.add({ id: 'ann', name: 'Ann', created: 1, away_until: null });
  for (const id of ids)
    await store.matches.add(
      {
        ...{ game: 'pens', edition: 3, rules: 'r', options: '{}', seed: 's', creator: 'ann', watch_key: 'w' },
        ...{ is_listed: 0, hints: 0, created: 1, clock: null, is_rated: 0, sealed_until: null, known_dice: 0 },
        ...{ ...STANDING, id },
      },
      [{ match: id, seat: 'axis', holder: 'ann', rank: null, key: 'k' }],
    );
  return store;
}

/** What somebody finds who knows nothing of a ledger. */
function counted(data: string): { events: number; ledger: number } {
  const file = new Database(join(data, FILE));
  const [row] = file
    .prepare('select (select count(*) from events) as events, (select count(*) from ledger) as ledger')
    .all() as [{ events: number; ledger: number }];
  file.close();
  return row;
}

/** The data folder as a house leaves it that is killed now. */
function killed(data: string): string {
  const left = folder();
  cpSync(data, left, { recursive: true });
  return left;
}

test('a house that is killed finds what it had kept, and how that left its matches', async () => {
  const data = folder();
  const store = await withMatches(data, ['one', 'two']);
  await store.events.append([entry('one', 0), entry('two', 0)]);
  await store.events.append([entry('one', 1)]);
  expect(counted(data)).toEqual({ events: 0, ledger: 2 });
  const left = killed(data);
  const again = await sqliteStore(left);
  expect((await again.events.of('one')).map(({ deed }) => deed)).toEqual(['{"seq":0}', '{"seq":1}']);
  expect(await again.matches.find('one')).toMatchObject({ asked: 'axis', since: 1 });
  expect(await again.matches.find('two')).toMatchObject({ asked: 'allies', since: 0 });
  expect(counted(left)).toEqual({ events: 3, ledger: 0 });
  await again.close();
  await store.close();
  expect(counted(data)).toEqual({ events: 3, ledger: 0 });
});

test('many deeds are brought into their tables though nobody asks', async () => {
  const data = folder();
  const store = await withMatches(data, ['one']);
  for (let seq = 0; seq < 2400; seq += 100)
    await store.events.append(Array.from({ length: 100 }, (_, i) => entry('one', seq + i)));
  expect(counted(data)).toEqual({ events: 2000, ledger: 4 });
  await store.close();
});

test('of two that write to one file neither misses or overwrites what the other has kept', async () => {
  const data = folder();
  const store = await withMatches(data, ['one', 'two']);
  const other = await sqliteStore(data);
  await store.events.append([entry('one', 0), entry('two', 0)]);
  await expect(other.events.append([entry('one', 0)])).rejects.toThrow(Overtaken);
  await other.events.append([entry('one', 1)]);
  await expect(store.events.append([entry('two', 1), entry('one', 1)])).rejects.toThrow(Overtaken);
  expect((await store.events.of('one')).length).toBe(2);
  await store.events.append([entry('one', 2)]);
  expect((await other.events.of('one')).length).toBe(3);
  expect(await other.matches.find('one')).toMatchObject({ since: 2 });
  expect((await other.events.of('two')).length).toBe(1);
  await other.close();
  await store.close();
});

test('where there is no room to bring deeds into their tables nothing more is taken, all are still shown, and none is lost', async () => {
  const data = folder();
  await (await withMatches(data, ['one'])).close();
  const cramped = await sqliteStore(data, { mostPages: 1 });
  let kept = 0;
  // Whoever asks lets them be brought into their tables, and one day those need a further page.
  const keeping = async (): Promise<never> => {
    for (;;) {
      await cramped.events.append(Array.from({ length: 20 }, (_, i) => entry('one', kept + i)));
      kept += 20;
      await cramped.matches.find('one');
    }
  };
  await expect(keeping()).rejects.toThrow('full');
  expect(kept).toBeGreaterThan(0);
  await expect(cramped.events.append([entry('one', kept)])).rejects.toThrow('full');
  const numbers = Array.from({ length: kept }, (_, i) => i);
  expect((await cramped.events.of('one')).map(({ seq }) => seq)).toEqual(numbers);
  expect((await cramped.events.of('one', kept - 1)).map(({ seq }) => seq)).toEqual([kept - 1]);
  expect(await cramped.matches.find('one')).toMatchObject({ since: kept - 1 });
  expect(counted(data).ledger).toBeGreaterThan(0);
  // What would be written over once the deeds come into their tables is not written before.
  await expect(cramped.matches.stop('one', 9)).rejects.toThrow('full');
  await cramped.close();
  const roomy = await sqliteStore(data);
  expect((await roomy.events.of('one')).map(({ seq }) => seq)).toEqual(numbers);
  expect(await roomy.matches.find('one')).toMatchObject({ since: kept - 1 });
  await roomy.close();
});
