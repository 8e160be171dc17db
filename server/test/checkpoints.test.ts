/** A match that was kept on its way is opened from there; where that is missing, spoilt or of other rules, it is played from its beginning. */
import { FastDice } from '@derby/kernel';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { open, Person, type TestHouse } from './house.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await open({ limits: { unwatched: 50 } });
});
afterAll(() => house[Symbol.asyncDispose]());

/** So many random choices at a table of XXI; then nobody looks on, and it is dropped. */
async function played(choices: number, seed: string) {
  const person = new Person(house.address);
  const id = await person.lay({ game: 'xxi', seats: { player: 'me' } });
  const seat = await person.sit(id);
  const dice = new FastDice(seed);
  for (let i = 0; i < choices; i++) {
    const { at } = seat;
    await seat.take(seat.open[dice.below(seat.open.length)] ?? '');
    await seat.until(() => seat.at > at);
  }
  await seat.leave();
  await dropped();
  return { id, person, now: seat.now, at: seat.at };
}

const dropped = () => expect.poll(() => house.house.matches.laid).toBe(0);

describe('a match that nobody looks on', () => {
  test('is kept as it stands, and opened from there', async () => {
    const { store } = house.house;
    const { id, person, now, at } = await played(40, 'kept');
    const kept = await store.events.checkpoint(id);
    expect(kept).toMatchObject({ deeds: 40, rules: (await store.matches.find(id))?.rules });
    const again = await person.sit(id);
    expect(again.at).toBe(at);
    expect(again.now).toEqual(now);
    expect((await again.take(again.open[0] ?? '')).refusal).toBeUndefined();
    await again.leave();
    await dropped();
  });

  test.each([
    ['a letter of it is another', { packed: 'x' }],
    ['it is of other rules', { rules: 'xxi-1-0000000000000000.js' }],
    ['it is not what its hash says', { hash: '0'.repeat(64) }],
  ])('is played from its beginning where %s', async (_, fault) => {
    const { store } = house.house;
    const { id, person, now } = await played(36, 'spoilt');
    const kept = await store.events.checkpoint(id);
    if (!kept) throw new Error('It was not kept.');
    await store.events.keepCheckpoint({ ...kept, ...fault });
    const again = await person.sit(id);
    expect(again.now).toEqual(now);
    await again.leave();
    await dropped();
  });

  test('what was kept of another match does not pass for it', async () => {
    const { store } = house.house;
    const [one, other] = [await played(36, 'one'), await played(36, 'other')];
    const kept = await store.events.checkpoint(one.id);
    if (!kept) throw new Error('It was not kept.');
    await store.events.keepCheckpoint({ ...kept, match: other.id });
    const again = await other.person.sit(other.id);
    expect(again.now).toEqual(other.now);
    await again.leave();
    await dropped();
  });
});
