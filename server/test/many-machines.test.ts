/** Three processes on one PostgreSQL: one match through all of them, one of them killed, and nothing is lost. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Clock } from '@derby/protocol';
import { postgresStore } from '@derby/server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ensureRules } from '../../scripts/bundle.mjs';
import { databaseFor, usePostgres } from './database.ts';
import { Person, type Seat } from './house.ts';
import { type OwnHouse, ownHouse } from './program.ts';

usePostgres();

const folder = mkdtempSync(join(tmpdir(), 'derby-many-'));
const houses: OwnHouse[] = [];
let database = '';

const house = (number: number): OwnHouse => houses[number] as OwnHouse;
const open = (number: number): Promise<OwnHouse> => ownHouse(join(folder, String(number)), { database });

/** Somebody at several houses: his cookie is good at each of them. */
function at(number: number, person?: Person): Person {
  const here = new Person(house(number).address);
  here.cookie = person?.cookie ?? '';
  return here;
}

/** The seat of those whose turn it is takes the first choice that is open. */
async function step(seats: readonly Seat[]): Promise<void> {
  const seat = seats.find(({ open: offers }) => offers.length > 0) as Seat;
  const { at: before } = seat;
  expect((await seat.take(seat.open[0] ?? '')).refusal).toBeUndefined();
  await Promise.all(seats.map((one) => one.until(() => one.at > before)));
}

/** Two players, each at a house of his own, and one who looks on at a third. */
async function seated(clock?: Clock): Promise<{ id: string; players: [Person, Person]; seats: [Seat, Seat, Seat] }> {
  const one = at(0);
  const id = await one.lay({ game: 'pens', seats: { axis: 'me' }, ...(clock && { clock }) });
  const { seats, watchKey } = await one.page(id);
  const key = seats.find(({ seat }) => seat === 'allies')?.key;
  const other = at(1);
  expect(await other.join(id, 'allies', key)).toBe(200);
  return {
    id,
    players: [one, other],
    seats: [await one.sit(id), await other.sit(id), await at(2).sit(id, `?key=${watchKey}`)],
  };
}

beforeAll(async () => {
  database = (await databaseFor(folder)) ?? '';
  // Built once, before three processes want them.
  await ensureRules();
  houses.push(...(await Promise.all([0, 1, 2].map(open))));
}, 60_000);

afterAll(async () => {
  await Promise.all(houses.map((one) => one.kill()));
  rmSync(folder, { recursive: true, force: true });
});

describe('three processes', () => {
  test('a match goes through all of them, one is killed in the middle, and every choice is taken once', async () => {
    const { id, players, seats } = await seated();
    for (let i = 0; i < 12; i++) await step(seats);
    const [one, , watching] = seats;
    await one.until(() => one.company.allies?.isHere === true);
    let other = seats[1];
    // Killed while a choice of his is on its way: he comes back elsewhere and sends it again.
    while (other.open.length === 0) await step(seats);
    const sent = { choice: other.open[0] ?? '', at: other.at };
    void other.take(sent.choice).catch(() => undefined);
    await house(1).kill();
    other = await at(2, players[1]).sit(id);
    expect((await other.take(sent.choice, sent.at)).refusal).toBeUndefined();
    const left = [one, other, watching];
    await Promise.all(left.map((seat) => seat.until(() => seat.at > sent.at)));
    houses[1] = await open(1);
    const again = await at(1, players[0]).sit(id);
    left.push(again);
    for (let i = 0; i < 8; i++) await step(left);
    const store = await postgresStore(database);
    const deeds = (await store.events.of(id)).map(({ deed }) => JSON.parse(deed).choice);
    await store.close();
    expect(deeds.length).toBe(one.at);
    expect(deeds[sent.at]).toBe(sent.choice);
    for (const seat of left) expect(seat.now?.steps.length).toBe(one.now?.steps.length);
    expect(again.now).toEqual(one.now);
    expect(watching.now?.view).toEqual((await at(0).sit(id, `?key=${(await players[0].page(id)).watchKey}`)).now?.view);
    for (const seat of left) await seat.leave();
  }, 60_000);

  test('of two choices for one moment at two processes one is taken, and both tables show it', async () => {
    const person = at(0);
    const id = await person.lay({ game: 'xxi', seats: { player: 'me' } });
    const here = await person.sit(id);
    const there = await at(1, person).sit(id);
    for (let round = 0; round < 10; round++) {
      while (here.open.length < 2) await step([here, there]);
      const [one = '', other = ''] = here.open;
      const { at: before } = here;
      const answers = await Promise.all([here.take(one), there.take(other)]);
      expect(answers.filter(({ refusal }) => refusal === undefined).length).toBe(1);
      expect(answers.find(({ refusal }) => refusal)?.refusal).toEqual({ reason: 'stale' });
      await Promise.all([here, there].map((seat) => seat.until(() => seat.at === before + 1)));
      expect(there.now).toEqual(here.now);
    }
    await Promise.all([here.leave(), there.leave()]);
  }, 60_000);

  test('the staff is played against from two processes', async () => {
    const person = at(0);
    const against = await person.lay({ game: 'pens', seats: { axis: 'me', allies: 'cadet' } });
    const seat = await person.sit(against);
    const there = await at(2, person).sit(against);
    for (let i = 0; i < 5; i++) {
      await seat.until(() => seat.open.length > 0);
      await there.until(() => there.at >= seat.at);
      const { at: before } = seat;
      expect((await there.take(there.open[0] ?? '')).refusal).toBeUndefined();
      await seat.until(() => seat.at > before);
    }
    await Promise.all([seat.leave(), there.leave()]);
  }, 60_000);

  test('what is said, who comes and whose time runs out is told at every process, and a flag falls once', async () => {
    const { id, seats } = await seated({ kind: 'bank', minutes: 1, increment: 0 });
    const [one, other] = seats;
    await Promise.all([one, other].map((seat) => seat.until(() => seat.clock?.running !== undefined)));
    await one.say({ kind: 'say', text: 'Good evening.' });
    await other.until(() => other.talk.length === 1);
    await other.say({ kind: 'say', text: 'Good evening to you.' });
    await one.until(() => one.talk.length === 2);
    expect(one.talk.map(({ text }) => text)).toEqual(['Good evening.', 'Good evening to you.']);
    await one.until(() => one.company.allies?.isHere === true);
    await other.leave();
    await one.until(() => one.company.allies?.isHere === false);
    const store = await postgresStore(database);
    await store.matches.setClock(id, { left: one.clock ? JSON.stringify(one.clock.left) : null, since: 1, due: 2 });
    await one.until(() => one.now?.ending !== undefined);
    const deeds = (await store.events.of(id)).map(({ deed }) => JSON.parse(deed));
    expect(deeds).toEqual([{ kind: 'end', end: expect.stringMatching(/^forfeit/) }]);
    await store.close();
    for (const seat of [one, seats[2]]) await seat.leave();
  }, 60_000);
});
