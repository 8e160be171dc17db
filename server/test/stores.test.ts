/** What the house asks of its store is answered alike by SQLite and by PostgreSQL. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BadDatabase, postgresStore, sqliteStore } from '@derby/server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Entry, Overtaken } from '../src/store/events.ts';
import type { MatchRow } from '../src/store/matches.ts';
import type { Store } from '../src/store/store.ts';
import { emptyDatabase, usePostgres } from './database.ts';

usePostgres();

const folder = mkdtempSync(join(tmpdir(), 'derby-stores-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const MATCH: MatchRow = {
  id: '',
  game: 'pens',
  edition: 3,
  rules: 'pens-3-0123456789abcdef.js',
  options: '{}',
  seed: 'seed',
  creator: 'ann',
  watch_key: 'watch',
  is_listed: 1,
  hints: 0,
  created: 1,
  touched: 1_700_000_000_000,
  status: 'playing',
  asked: 'axis',
  result: null,
  clock: null,
  left: null,
  since: null,
  due: null,
  is_rated: 0,
  sealed_until: null,
  known_dice: 0,
};

const entry = (match: string, seq: number, standing: Partial<Entry['standing']> = {}): Entry => ({
  match,
  seq,
  deed: `{"seq":${seq}}`,
  made: 1_700_000_000_001,
  standing: {
    touched: 1_700_000_000_001,
    status: 'playing',
    asked: 'allies',
    result: null,
    left: null,
    since: null,
    due: null,
    ...standing,
  },
});

describe.each(['SQLite', 'PostgreSQL'])('%s', (which) => {
  let store: Store;

  beforeAll(async () => {
    const url = which === 'SQLite' ? join(folder, 'data') : await emptyDatabase();
    const opened =
      which === 'SQLite' ? [await sqliteStore(url)] : await Promise.all([1, 2, 3].map(() => postgresStore(url)));
    store = opened[0] as Store;
    // Whoever comes to an empty database at the same time finds it shaped.
    for (const other of opened.slice(1)) await other.close();
    for (const id of ['ann', 'bob']) await store.people.add({ id, name: id, created: 1, away_until: null });
  }, 60_000);

  afterAll(() => store.close());

  const laid = async (id: string, match: Partial<MatchRow> = {}): Promise<string> => {
    await store.matches.add({ ...MATCH, ...match, id }, [
      { match: id, seat: 'axis', holder: 'ann', rank: null, key: 'a' },
      { match: id, seat: 'allies', holder: null, rank: null, key: 'b' },
    ]);
    return id;
  };

  test('a match is found with those who sit at it, and a seat is taken once', async () => {
    const id = await laid('seats');
    expect(await store.matches.find(id)).toMatchObject({
      ...MATCH,
      id,
      seats: [
        { seat: 'allies', name: null },
        { seat: 'axis', name: 'ann', away_until: null },
      ],
    });
    const taken = await Promise.all(['bob', 'ann'].map((who) => store.matches.takeSeat(id, 'allies', who)));
    expect(taken.toSorted()).toEqual([false, true]);
    expect(await store.matches.find('nowhere')).toBeUndefined();
  });

  test('deeds are kept in order, whole or not at all, and a number once', async () => {
    const [one, other] = [await laid('deeds-1'), await laid('deeds-2')];
    await store.events.append([entry(one, 0), entry(one, 1), entry(other, 0)]);
    await expect(store.events.append([entry(other, 1), entry(one, 1)])).rejects.toThrow(Overtaken);
    expect((await store.events.of(one)).map(({ seq }) => seq)).toEqual([0, 1]);
    expect(await store.events.of(other)).toEqual([
      { match: other, seq: 0, deed: '{"seq":0}', made: 1_700_000_000_001 },
    ]);
    expect((await store.events.of(one, 1)).map(({ seq }) => seq)).toEqual([1]);
    expect(await store.matches.find(one)).toMatchObject({ asked: 'allies', touched: 1_700_000_000_001 });
    const race = await Promise.allSettled([1, 2, 3].map(() => store.events.append([entry(one, 2)])));
    expect(race.filter(({ status }) => status === 'fulfilled').length).toBe(1);
  });

  test('a deed that leaves a match where lists have it touches nothing that they are made by', async () => {
    const id = await laid('as-before', { due: 9 });
    const goesOn = { asked: 'allies', left: '{"axis":2}', since: 3, touched: 4, status: 'stopped', due: 5 } as const;
    await store.events.append([{ ...entry(id, 0, goesOn), isListedAsBefore: true }]);
    const { touched, status } = MATCH;
    expect(await store.matches.find(id)).toMatchObject({
      ...{ asked: 'allies', left: '{"axis":2}', since: 3 },
      ...{ touched, status, due: 9 },
    });
    // Of several deeds that are written together one is enough.
    const last = entry(id, 2, { ...goesOn, asked: 'axis' });
    await store.events.append([entry(id, 1), { ...last, isListedAsBefore: true }]);
    expect(await store.matches.find(id)).toMatchObject({ touched: 4, status: 'stopped', due: 5, asked: 'axis' });
  });

  test('lists have what they should: open to all, of a person, out of time, waited for by a clock', async () => {
    const id = await laid('lists', { touched: 1_800_000_000_000, due: 5, since: 1, left: '{}', clock: '{}' });
    expect((await store.matches.lobby())[0]?.id).toBe(id);
    expect((await store.matches.of('ann'))[0]?.id).toBe(id);
    expect(await store.matches.of('nobody')).toEqual([]);
    expect(await store.matches.dueBy(5)).toEqual([id]);
    expect(await store.matches.dueBy(4)).toEqual([]);
    expect((await store.matches.waitingFor('ann')).map((one) => one.id)).toEqual([id]);
    await store.matches.setClock(id, { left: '{"axis":1}', since: null, due: null });
    expect(await store.matches.find(id)).toMatchObject({ left: '{"axis":1}', due: null });
    await store.matches.stop(id, 7);
    expect(await store.matches.find(id)).toMatchObject({ status: 'stopped', touched: 7 });
    await laid('staff', { asked: 'allies', is_listed: 0 });
    expect(await store.matches.awaitingStaff()).toEqual([]);
  });

  test('a match on its way is kept in the place of an earlier one', async () => {
    const match = await laid('kept', { is_listed: 0 });
    const row = { match, rules: 'r', deeds: 1, packed: 'p', hash: 'h' };
    await store.events.keepCheckpoint(row);
    await store.events.keepCheckpoint({ ...row, deeds: 2 });
    expect(await store.events.checkpoint(match)).toEqual({ ...row, deeds: 2 });
  });

  test('lines that are said at the same time get a number each; there is room for so many', async () => {
    const match = await laid('talk', { is_listed: 0 });
    const line = (text: string) => ({ match, seat: 'axis', text, made: 1 });
    const numbers = await Promise.all(['a', 'b', 'c', 'd'].map((text) => store.talk.add(line(text), 3)));
    expect(new Set(numbers)).toEqual(new Set([0, 1, 2, undefined]));
    expect((await store.talk.of(match)).map(({ seq }) => seq)).toEqual([0, 1, 2]);
    expect((await store.talk.of(match, 2)).length).toBe(1);
    await store.talk.setNotes({ match, person: 'ann', text: 'one' });
    await store.talk.setNotes({ match, person: 'ann', text: 'two' });
    expect([await store.talk.notes(match, 'ann'), await store.talk.notes(match, 'bob')]).toEqual(['two', '']);
  });

  test('a name has one account, a token one person, and a guest who comes home brings all along', async () => {
    const account = { person: 'ann', name: 'Ann', folded: 'ann', password: 'x', created: 1 };
    expect(await store.accounts.add(account)).toBe(true);
    expect(await store.accounts.add({ ...account, person: 'bob' })).toBe(false);
    expect((await store.people.find('ann'))?.name).toBe('Ann');
    expect((await store.accounts.byName('ann'))?.person).toBe('ann');
    await store.tokens.add({ id: 't', person: 'ann', hash: 'hash', label: 'bot', created: 1 });
    expect(await store.tokens.personBy('hash')).toBe('ann');
    await store.tokens.drop('ann', 't');
    expect(await store.tokens.of('ann')).toEqual([]);
    const match = await laid('home', { creator: 'bob', is_listed: 0 });
    await store.talk.setNotes({ match, person: 'bob', text: 'mine' });
    await store.people.handOver('bob', 'ann');
    expect((await store.matches.find(match))?.creator).toBe('ann');
    expect(await store.talk.notes(match, 'ann')).toBe('mine');
    await store.people.goAway({ person: 'ann', since: 1, until: 1_700_000_000_000 });
    expect((await store.people.find('ann'))?.away_until).toBe(1_700_000_000_000);
    expect(await store.people.vacations('ann', 0)).toEqual([{ person: 'ann', since: 1, until: 1_700_000_000_000 }]);
  });

  test('a result is counted once', async () => {
    const match = await laid('rated', { status: 'over', is_listed: 0 });
    const row = { player: 'ann', game: 'pens', rating: 1512.25, deviation: 300.5, volatility: 0.06, played: 1 };
    expect(await store.ratings.uncounted()).toEqual([match]);
    await store.ratings.rate(match, [row]);
    await store.ratings.rate(match, [{ ...row, played: 9 }]);
    expect(await store.ratings.of('ann', 'pens')).toEqual(row);
    expect(await store.ratings.table('pens')).toEqual([{ ...row, name: 'Ann' }]);
    expect(await store.ratings.uncounted()).toEqual([]);
  });

  test('rules and secrets are what the first has brought', async () => {
    await store.property.addBundle({ name: 'a.js', content: 'one' });
    await store.property.addBundle({ name: 'a.js', content: 'two' });
    expect([await store.property.bundle('a.js'), await store.property.bundle('b.js')]).toEqual(['one', undefined]);
    expect(await store.property.secret({ name: 'cookies', value: 'x' })).toBe('x');
    expect(await store.property.secret({ name: 'cookies', value: 'y' })).toBe('x');
  });
});

test.each(['mysql://here/db', 'postgres://derby:secret@127.0.0.1:1/none'])(
  'a database that cannot be used is said so, without its password: %s',
  async (url) => {
    const fault = await postgresStore(url).catch((found: unknown) => found);
    expect(fault).toBeInstanceOf(BadDatabase);
    expect(String(fault)).not.toContain('secret');
  },
);
