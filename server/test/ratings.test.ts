/** Ratings: the arithmetic, by the paper's own example, and what a match leaves behind. */
import type { RatingLine } from '@derby/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { after, UNKNOWN } from '../src/glicko.ts';
import { open, Person, type TestHouse } from './house.ts';

const known = (rating: number, deviation: number) => ({ rating, deviation, volatility: 0.06 });

describe('Glicko-2', () => {
  test('gives what the paper gives', () => {
    const { rating, deviation, volatility } = after(known(1500, 200), [
      { other: known(1400, 30), score: 1 },
      { other: known(1550, 100), score: 0 },
      { other: known(1700, 300), score: 0 },
    ]);
    expect(rating).toBeCloseTo(1464.06, 1);
    expect(deviation).toBeCloseTo(151.52, 1);
    expect(volatility).toBeCloseTo(0.05999, 4);
  });

  test('whoever does not play is less sure; a draw between equals moves nobody', () => {
    expect(after(known(1500, 200), []).deviation).toBeCloseTo(200.27, 1);
    expect(after(UNKNOWN, [{ other: UNKNOWN, score: 0.5 }]).rating).toBeCloseTo(1500, 6);
  });

  test('a great surprise makes the strength waver', () => {
    const { volatility } = after(known(1500, 30), [{ other: known(2600, 30), score: 1 }]);
    expect(volatility).toBeGreaterThan(0.06);
  });
});

describe('a match for two', () => {
  let house: TestHouse;
  beforeAll(async () => {
    house = await open();
  });
  afterAll(() => house[Symbol.asyncDispose]());

  const table = async (person: Person) => (await (await person.ask('GET', '/api/ratings/pens')).json()) as RatingLine[];

  async function conceded(seats: object, more: object = {}) {
    const [one, other] = [new Person(house.address), new Person(house.address)];
    const id = await one.lay({ game: 'pens', seats, isListed: true, ...more });
    await other.join(id, 'allies');
    const seat = await one.sit(id, '?seat=axis');
    await seat.say({ kind: 'concede', at: seat.at });
    await seat.until(() => seat.now?.ending !== undefined);
    await seat.leave();
    return { one, other, id };
  }

  test('counts once for both, when it is over', async () => {
    const { one, other, id } = await conceded({ axis: 'me', allies: 'open' });
    await expect.poll(async () => (await table(one)).length).toBe(2);
    const [first, second] = await table(other);
    expect(first).toMatchObject({ isMe: true, rating: 1662, played: 1 });
    expect(second).toMatchObject({ isMe: false, rating: 1338, deviation: 290 });
    await house.house.store.ratings.rate(id, [{ ...UNKNOWN, player: 'x', game: 'pens', played: 9 }]);
    expect(await table(one)).toHaveLength(2);
  });

  test('against the staff counts for its rank; with advice, or against oneself, for nobody', async () => {
    const before = (await table(new Person(house.address))).length;
    await conceded({ axis: 'me', allies: 'me' });
    await conceded({ axis: 'me', allies: 'open' }, { hints: true });
    const { one } = await conceded({ axis: 'me', allies: 'cadet' });
    await expect.poll(async () => (await table(one)).length).toBe(before + 2);
    expect(await table(one)).toContainEqual(expect.objectContaining({ rank: 'cadet', played: 1 }));
  });
});
