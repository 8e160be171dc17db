/** Clocks, by themselves and at a table: time is what the test says it is. */
import type { Clock } from '@derby/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { A_DAY, dueAt, passed, setClocks, shownAt, startClocks } from '../src/clocks.ts';
import { open, Person, type Seat, type TestHouse } from './house.ts';

const BANK: Clock = { kind: 'bank', minutes: 10, increment: 30 };
const DAYS: Clock = { kind: 'days', days: 3 };
const player = (seat: string, more: object = {}) => ({ seat, rank: null, holder: seat, away_until: null, ...more });
const BOTH = [player('red'), player('blue')];

describe('a clock', () => {
  test('of minutes runs for whoever decides, and gives the increment when the turn is passed on', () => {
    const set = setClocks(BANK, ['red', 'blue']);
    const begun = startClocks(BANK, set, { asked: 'red', players: BOTH, now: 0 });
    expect(dueAt(begun, 'red')).toBe(600_000);
    const still = passed(BANK, begun, 'red', { asked: 'red', players: BOTH, now: 60_000 });
    expect(still).toEqual({ left: { red: 540_000, blue: 600_000 }, since: 60_000 });
    const other = passed(BANK, still, 'red', { asked: 'blue', players: BOTH, now: 100_000 });
    expect(other).toEqual({ left: { red: 530_000, blue: 600_000 }, since: 100_000 });
    expect(dueAt(other, 'blue')).toBe(700_000);
    expect(shownAt(other, 'blue', 400_000)).toEqual({ red: 530_000, blue: 300_000 });
  });

  test('of days begins anew with every turn', () => {
    const begun = startClocks(DAYS, setClocks(DAYS, ['red', 'blue']), { asked: 'red', players: BOTH, now: 0 });
    const still = passed(DAYS, begun, 'red', { asked: 'red', players: BOTH, now: A_DAY });
    expect(dueAt(still, 'red')).toBe(3 * A_DAY);
    const other = passed(DAYS, still, 'red', { asked: 'blue', players: BOTH, now: 2 * A_DAY });
    expect(dueAt(other, 'blue')).toBe(5 * A_DAY);
    const back = passed(DAYS, other, 'blue', { asked: 'red', players: BOTH, now: 3 * A_DAY });
    expect(dueAt(back, 'red')).toBe(6 * A_DAY);
  });

  test('of days stands still for whoever is away; one of minutes does not', () => {
    const players = [player('red', { away_until: 10 * A_DAY }), player('blue')];
    const turn = { asked: 'red', players, now: A_DAY };
    expect(dueAt(startClocks(DAYS, setClocks(DAYS, ['red', 'blue']), turn), 'red')).toBe(13 * A_DAY);
    expect(dueAt(startClocks(BANK, setClocks(BANK, ['red', 'blue']), turn), 'red')).toBe(A_DAY + 600_000);
  });

  test('stands while a chair is free, and while the staff decides', () => {
    const set = setClocks(BANK, ['red', 'blue']);
    const free = [player('red'), player('blue', { holder: null })];
    expect(startClocks(BANK, set, { asked: 'red', players: free, now: 0 }).since).toBeNull();
    const staff = [player('red'), player('blue', { holder: null, rank: 'cadet' })];
    const begun = startClocks(BANK, set, { asked: 'red', players: staff, now: 0 });
    const theirs = passed(BANK, begun, 'red', { asked: 'blue', players: staff, now: 5000 });
    expect(theirs).toEqual({ left: { red: 625_000, blue: 600_000 }, since: null });
    const back = passed(BANK, theirs, 'blue', { asked: 'red', players: staff, now: 9000 });
    expect(back).toEqual({ left: { red: 625_000, blue: 600_000 }, since: 9000 });
  });
});

describe('at a table', () => {
  let now = 1_000_000;
  let house: TestHouse;
  const setting = { now: () => now, flagging: 20 };
  beforeAll(async () => {
    house = await open(setting);
  });
  afterAll(() => house[Symbol.asyncDispose]());

  async function two(clock: Clock) {
    const [axis, allies] = [new Person(house.address), new Person(house.address)];
    const id = await axis.lay({ game: 'pens', seats: { axis: 'me', allies: 'open' }, isListed: true, clock });
    const one = await axis.sit(id);
    await one.until(() => one.clock !== undefined);
    expect(one.clock).not.toHaveProperty('running');
    expect(await allies.join(id, 'allies')).toBe(200);
    const other = await allies.sit(id);
    await one.until(() => one.clock?.running !== undefined);
    const seats = [one, other];
    const asked = seats.find(({ now: seen }) => seen?.question) as Seat;
    return { id, axis, allies, one, other, asked, seats };
  }
  const leave = (seats: Seat[]) => Promise.all(seats.map((seat) => seat.leave()));

  test('whoever lets his time run out has lost, though nobody does anything', async () => {
    const { id, axis, asked, one, seats } = await two(BANK);
    now += 599_999;
    await asked.take(asked.open[0] ?? '');
    await asked.until(() => asked.at === 1);
    expect((await axis.page(id)).due).toBe(now + 1);
    now += 10;
    await one.until(() => one.now?.ending !== undefined);
    expect(one.now?.ending?.outcome).toMatchObject({ grade: 'forfeit' });
    expect(await axis.page(id)).toMatchObject({ status: 'over', result: { grade: 'forfeit' } });
    await leave(seats);
  });

  test('a deed that comes too late does not count', async () => {
    await using late = await open({ ...setting, flagging: 1e9 });
    const [one, two] = [new Person(late.address), new Person(late.address)];
    const id = await one.lay({ game: 'pens', seats: { axis: 'me', allies: 'open' }, isListed: true, clock: BANK });
    await two.join(id, 'allies');
    const seats = [await one.sit(id), await two.sit(id)];
    const asked = seats.find(({ now: seen }) => seen?.question) as Seat;
    now += 600_000;
    expect((await asked.take(asked.open[0] ?? '')).refusal).toEqual({ reason: 'stale' });
    await asked.until(() => asked.now?.ending !== undefined);
    await leave(seats);
  });

  test('a clock runs on while the house is closed', async () => {
    const first = await open(setting);
    const { data } = first;
    const [one, two] = [new Person(first.address), new Person(first.address)];
    const id = await one.lay({ game: 'pens', seats: { axis: 'me', allies: 'open' }, isListed: true, clock: DAYS });
    await two.join(id, 'allies');
    const due = (await one.page(id)).due;
    expect(due).toBe(now + 3 * A_DAY);
    await first.house.close();
    await using again = await open({ ...setting, data });
    const back = new Person(again.address);
    back.cookie = one.cookie;
    expect((await back.page(id)).due).toBe(due);
    now += 3 * A_DAY;
    await expect.poll(async () => (await back.page(id)).status).toBe('over');
    await first[Symbol.asyncDispose]();
  });

  test('a vacation stops clocks that count days, and there is only so much of it', async () => {
    const { id, axis, allies, asked, one, seats } = await two(DAYS);
    const away = asked === one ? axis : allies;
    const due = (await axis.page(id)).due ?? 0;
    expect((await away.ask('POST', '/api/me/vacation', { days: 10 })).status).toBe(200);
    expect((await axis.page(id)).due).toBe(due + 10 * A_DAY);
    expect(await (await away.ask('GET', '/api/me')).json()).toMatchObject({ awayUntil: now + 10 * A_DAY });
    expect((await away.ask('POST', '/api/me/vacation', { days: 21 })).status).toBe(409);
    expect((await away.ask('POST', '/api/me/vacation', { days: 0 })).status).toBe(400);
    now += 12 * A_DAY;
    await asked.take(asked.open[0] ?? '');
    await asked.until(() => asked.at === 1);
    expect((await axis.page(id)).due).toBe(now + A_DAY);
    await leave(seats);
  });
});
