/** Challenges: the same dice for everybody, sealed until the week is over; one attempt each; luck and skill apart. */
import { createHash } from 'node:crypto';
import { readRecord } from '@derby/kernel';
import type { ChallengeLine } from '@derby/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { resultsOf, seatsIn } from '../src/challenges/challenges.ts';
import { isOnPostgres } from './database.ts';
import { open, openBeside, Person, type Seat, type TestHouse } from './house.ts';

const A_DAY = 86_400_000;
/** A Monday, at noon. */
const MONDAY = Date.UTC(2026, 10, 16, 12);

let time = MONDAY - A_DAY;
let house: TestHouse;
beforeAll(async () => {
  house = await open({ now: () => time });
  forgetProof('paukenschlag');
});
afterAll(() => house[Symbol.asyncDispose]());

/** Whichever values are proved today, this house takes that of one game for a guess. */
function forgetProof(game: string): void {
  const { challenges: kept } = house.house.store;
  const add = kept.add.bind(kept);
  kept.add = (row) => add(row.game === game ? { ...row, is_calibrated: 0 } : row);
}

async function member(name: string): Promise<Person> {
  const one = new Person(house.address);
  await one.ask('POST', '/api/account', { name, password: 'correct horse battery' });
  return one;
}

const challenges = async (by: Person): Promise<ChallengeLine[]> =>
  (await (await by.ask('GET', '/api/challenges')).json()) as ChallengeLine[];
/** That of this week. */
const current = async (by: Person, game: string): Promise<ChallengeLine> =>
  (await challenges(by)).find((one) => one.game === game && one.ends > time) as ChallengeLine;

async function attempt(by: Person, { id }: ChallengeLine): Promise<string> {
  const response = await by.ask('POST', `/api/challenges/${id}/attempt`, {});
  expect(response.status).toBe(201);
  return ((await response.json()) as { id: string }).id;
}

/** Takes the first choice so many times; what the log says by then. */
async function play(seat: Seat, choices: number): Promise<string> {
  for (let i = 0; i < choices; i++) expect((await seat.take(seat.open[0] ?? '')).refusal).toBeUndefined();
  return JSON.stringify(seat.now?.log);
}

describe('a challenge', () => {
  let ada: Person;
  let karl: Person;
  beforeAll(async () => {
    [ada, karl] = [await member('Ada'), await member('Karl')];
    time = MONDAY;
  });

  test('there is one a week for every game, from Monday to Monday', async () => {
    const found = await challenges(ada);
    expect(found.map(({ game }) => game).sort()).toEqual(['leader', 'paukenschlag', 'pens', 'planz', 'xxi']);
    for (const { begins, ends, seed, seedHash, results } of found) {
      expect([begins, ends]).toEqual([Date.UTC(2026, 10, 16), Date.UTC(2026, 10, 23)]);
      expect([seed, results]).toEqual([undefined, undefined]);
      expect(seedHash).toMatch(/^[0-9a-f]{64}$/);
    }
    expect((await challenges(karl)).map(({ id }) => id)).toEqual(found.map(({ id }) => id));
  });

  test('the same choices give the same dice to everybody, and each has one attempt', async () => {
    const xxi = await current(ada, 'xxi');
    const matches = await Promise.all([attempt(ada, xxi), attempt(ada, xxi), attempt(karl, xxi)]);
    expect(new Set(matches).size).toBe(2);
    const [one, other] = [await ada.sit(matches[0] ?? ''), await karl.sit(matches[2] ?? '')];
    expect(await play(one, 25)).toBe(await play(other, 25));
    expect(one.seedHash).toBe(xxi.seedHash);
    // What the dice have shown cannot be taken back, nobody is advised, and an end does not make room for another.
    expect((await one.say({ kind: 'take-back', at: one.at })).refusal).toEqual({ reason: 'not-here' });
    // Nor is anybody there to agree with: whoever adjourned would have half a victory for nothing.
    for (const what of ['adjourn', 'draw'])
      expect((await one.say({ kind: 'propose', at: one.at, what })).refusal).toEqual({ reason: 'not-here' });
    expect(one.hints).toBe(false);
    expect((await one.say({ kind: 'hint', rank: 'cadet' })).refusal).toEqual({ reason: 'not-here' });
    await one.say({ kind: 'concede', at: one.at });
    expect(await attempt(ada, xxi)).toBe(matches[0]);
    await Promise.all([one.leave(), other.leave()]);
  });

  test('the key stays sealed though the match is over, by every route', async () => {
    const { own, seedHash } = await current(ada, 'xxi');
    const id = own?.match ?? '';
    const stored = await house.house.store.matches.find(id);
    const seed = stored?.seed ?? '';
    expect(createHash('sha256').update(seed).digest('hex')).toBe(seedHash);
    const seat = await ada.sit(id);
    expect(seat.now?.ending).toBeDefined();
    const said = [
      JSON.stringify((await seat.say({ kind: 'record' })).value),
      await (await ada.ask('GET', `/api/matches/${id}/record`)).text(),
      await (await ada.ask('GET', `/api/matches/${id}`)).text(),
      await (await ada.ask('GET', '/api/matches/mine')).text(),
      await (await ada.ask('GET', '/api/challenges')).text(),
      ...seat.heard,
    ];
    for (const text of said) expect(text).not.toContain(seed);
    await seat.leave();
    // Nobody else looks on, not by the key of spectators either.
    expect((await ada.page(id)).watchKey).toBeUndefined();
    const query = `?key=${stored?.watch_key}`;
    expect((await karl.ask('GET', `/api/matches/${id}/record${query}`)).status).toBe(403);
    await expect(karl.sit(id, query)).rejects.toThrow('403');
  });

  test('only accounts play, and one that was opened this week is not ranked', async () => {
    const xxi = await current(ada, 'xxi');
    const guest = new Person(house.address);
    expect(await (await guest.ask('POST', `/api/challenges/${xxi.id}/attempt`, {})).json()).toEqual({
      error: 'account-wanted',
    });
    await guest.lay({ game: 'xxi', seats: { player: 'me' } });
    expect((await guest.ask('POST', `/api/challenges/${xxi.id}/attempt`, {})).status).toBe(403);
    const late = await member('Late');
    const seat = await late.sit(await attempt(late, xxi));
    await seat.say({ kind: 'concede', at: seat.at });
    await seat.leave();
    await expect.poll(async () => (await current(late, 'xxi')).results?.length).toBe(2);
    expect((await current(late, 'xxi')).results?.map(({ name, isRanked }) => [name, isRanked])).toEqual([
      ['Ada', true],
      ['Late', false],
    ]);
  });

  test('luck and skill add up to the result; whoever has yet to play sees none of it', async () => {
    await expect.poll(async () => (await current(ada, 'xxi')).results?.[0]?.name).toBe('Ada');
    const { results = [], isCalibrated, entrants } = await current(ada, 'xxi');
    expect([isCalibrated, entrants]).toEqual([true, 3]);
    const { accounts, worth, isMe } = results[0] ?? {};
    expect(isMe).toBe(true);
    const { start, skill, others, luck, revealed = 0 } = accounts ?? { start: 0, skill: 0, others: 0, luck: 0 };
    expect(start + skill + others + luck + revealed).toBeCloseTo(worth ?? 9, 6);
    expect(start).toBeGreaterThan(0);
    expect((await current(karl, 'xxi')).results).toBeUndefined();
  });

  test('for two is played against the staff; where its judgement is not proved the result stands alone', async () => {
    const drumbeat = await current(ada, 'paukenschlag');
    expect(drumbeat.isCalibrated).toBe(false);
    expect(Object.values(drumbeat.seats).sort()).toEqual([expect.not.stringContaining('me'), 'me'].sort());
    const seat = await ada.sit(await attempt(ada, drumbeat));
    await seat.say({ kind: 'concede', at: seat.at });
    await seat.until(() => seat.now?.ending !== undefined);
    await seat.leave();
    await expect.poll(async () => (await current(ada, 'paukenschlag')).results?.length).toBe(1);
    const [result] = (await current(ada, 'paukenschlag')).results ?? [];
    expect(result).toMatchObject({ name: 'Ada', worth: 0 });
    expect(result?.accounts).toBeUndefined();
    // Dice that everybody knows say nothing of strength.
    expect(await (await ada.ask('GET', '/api/ratings/paukenschlag')).json()).toEqual([]);
  });

  test('is over with the week: the key is told, all results are shown, and every roll can be checked', async () => {
    const { id: open, own: karls } = await current(karl, 'xxi');
    time = MONDAY + 7 * A_DAY;
    const past = (await challenges(karl)).find(({ id }) => id === open) as ChallengeLine;
    expect(
      createHash('sha256')
        .update(past.seed ?? '')
        .digest('hex'),
    ).toBe(past.seedHash);
    expect(past.results?.map(({ name }) => name)).toEqual(['Ada', 'Late']);
    const match = past.results?.[0]?.match ?? '';
    const record = readRecord(await (await karl.ask('GET', `/api/matches/${match}/record`)).text());
    expect(record.seed).toBe(past.seed);
    // Whoever was not done in time goes on for himself.
    const seat = await karl.sit(karls?.match ?? '');
    await seat.say({ kind: 'concede', at: seat.at });
    await seat.leave();
    await house.house.store.check();
    expect((await challenges(karl)).find(({ id }) => id === open)?.results).toHaveLength(2);
    expect((await karl.ask('POST', `/api/challenges/${open}/attempt`, {})).status).toBe(201);
    expect(await (await (await member('Otto')).ask('POST', `/api/challenges/${open}/attempt`, {})).json()).toEqual({
      error: 'over',
    });
    expect((await current(karl, 'xxi')).id).not.toBe(open);
  });

  // On PostgreSQL the house that is still open has the duties; there it waits in the queue.
  test.skipIf(isOnPostgres())(
    'that was over when the house was closed is written down at its next opening',
    async () => {
      const xxi = await current(ada, 'xxi');
      const match = await attempt(ada, xxi);
      const seat = await ada.sit(match);
      await seat.say({ kind: 'concede', at: seat.at });
      await seat.leave();
      const { store } = house.house;
      await expect.poll(async () => (await store.challenges.attemptBy(match))?.finished).not.toBeNull();
      await store.challenges.finish(match, { finished: null, grade: null, worth: null, accounts: null });
      await using again = await openBeside(house, { now: () => time });
      await expect.poll(async () => (await again.house.store.challenges.attemptBy(match))?.grade).toBe('defeat');
    },
  );
});

describe('the order of results', () => {
  const attemptOf = (name: string, worth: number, skill: number, finished: number, is_ranked = 1) => ({
    ...{ name, worth, finished, is_ranked, challenge: 'c', person: name, match: name, begun: 0, grade: 'draw' },
    accounts: JSON.stringify({ start: 0.5, skill, others: 0, luck: 0 }),
  });

  test('is by result, then by decisions, then by time; whoever is not ranked comes after', () => {
    const all = [
      attemptOf('late', 0.7, -0.1, 9),
      attemptOf('early', 0.7, -0.1, 1),
      attemptOf('careless', 0.7, -0.3, 0),
      attemptOf('best', 0.8, -0.5, 5),
      attemptOf('new', 1, 0, 2, 0),
      { ...attemptOf('playing', 0, 0, 0), finished: null },
    ];
    expect(resultsOf(all, 'early', false).map(({ name, isMe }) => [name, isMe])).toEqual([
      ['best', false],
      ['early', true],
      ['late', false],
      ['careless', false],
      ['new', false],
    ]);
  });

  test('another seat every week, another rank of the staff every round', () => {
    const weeks = [0, 1, 2, 3, 4, 5].map((week) => seatsIn(week, ['axis', 'allies']));
    expect(weeks.map(({ axis, allies }) => `${axis} ${allies}`)).toEqual([
      'me watch-officer',
      'watch-officer me',
      'me commander',
      'commander me',
      'me admiral',
      'admiral me',
    ]);
    expect(seatsIn(7, ['player'])).toEqual({ player: 'me' });
  });
});
