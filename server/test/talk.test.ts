/** What is said and noted beside a match. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { open, Person, type TestHouse } from './house.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await open();
});
afterAll(() => house[Symbol.asyncDispose]());

async function two() {
  const [axis, allies] = [new Person(house.address), new Person(house.address)];
  const id = await axis.lay({ game: 'pens', seats: { axis: 'me', allies: 'open' }, isListed: true });
  await allies.join(id, 'allies');
  return { id, axis, allies, seats: [await axis.sit(id), await allies.sit(id)] as const };
}

describe('talk', () => {
  test('reaches those who play, later ones too, and nobody else', async () => {
    const { id, allies, seats } = await two();
    const [one, other] = seats;
    const watching = await new Person(house.address).sit(id);
    expect((await one.say({ kind: 'say', text: 'Good hunting.' })).refusal).toBeUndefined();
    await other.until(() => other.talk.length === 1);
    expect(other.talk).toMatchObject([{ seat: 'axis', text: 'Good hunting.' }]);
    expect((await other.say({ kind: 'say', text: '« Merci »' })).refusal).toBeUndefined();
    await one.until(() => one.talk.length === 2);
    const again = await allies.sit(id);
    await again.until(() => again.talk.length === 2);
    expect(again.talk).toEqual(one.talk);
    expect((await watching.say({ kind: 'say', text: 'Hello' })).refusal).toEqual({ reason: 'no-seat' });
    expect(watching.heard.join('')).not.toMatch(/hunting|Merci/);
    await Promise.all([...seats, again, watching].map((seat) => seat.leave()));
  });

  test.each(['', ' x', 'two\nlines', '\u0000', 'x'.repeat(501)])('%j is not said', async (text) => {
    const { seats } = await two();
    expect((await seats[0].say({ kind: 'say', text })).refusal).toEqual({ reason: 'malformed' });
    await Promise.all(seats.map((seat) => seat.leave()));
  });
});

describe('notes', () => {
  test('are kept for whoever wrote them alone', async () => {
    const { id, axis, allies, seats } = await two();
    const path = `/api/matches/${id}/notes`;
    expect(await (await axis.ask('GET', path)).json()).toEqual({ text: '' });
    expect((await axis.ask('PUT', path, { text: 'Fuel at Brest.\nWatch BAY.' })).status).toBe(200);
    expect((await axis.ask('PUT', path, { text: 'Fuel at Brest.' })).status).toBe(200);
    expect(await (await axis.ask('GET', path)).json()).toEqual({ text: 'Fuel at Brest.' });
    expect(await (await allies.ask('GET', path)).json()).toEqual({ text: '' });
    const stranger = new Person(house.address);
    expect((await stranger.ask('GET', path)).status).toBe(403);
    expect((await stranger.ask('PUT', path, { text: 'x' })).status).toBe(403);
    expect((await axis.ask('PUT', path, { text: 'x'.repeat(8001) })).status).toBe(400);
    await Promise.all(seats.map((seat) => seat.leave()));
  });
});

test('what both agreed to take back is told to both', async () => {
  const { seats } = await two();
  const [one, other] = seats;
  for (let i = 0; i < 4; i++) {
    const asked = seats.find(({ now }) => now?.question);
    await asked?.take(asked.open[0] ?? '');
    await Promise.all(seats.map((seat) => seat.until(() => seat.at > i)));
  }
  expect((await one.say({ kind: 'propose', at: 4, what: 'take-back', step: 1 })).refusal).toBeUndefined();
  await other.until(() => other.at === 5);
  expect((await other.say({ kind: 'answer', at: 5, yes: true })).refusal).toBeUndefined();
  await one.until(() => one.at === 6);
  for (const { now } of seats) {
    expect(now?.takenBack).toEqual([{ step: 1, choices: 3, by: 'axis' }]);
    expect(now?.steps).toHaveLength(1);
  }
  await Promise.all(seats.map((seat) => seat.leave()));
});
