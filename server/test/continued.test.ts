/** A game begun elsewhere goes on in the house as what it is: its dice are known. */
import { FastDice, type GameRecord, Match, readRecord, recordOf, writeRecord } from '@derby/kernel';
import { atRandom } from '@derby/kernel/testing/play';
import { pens } from '@derby/pens';
import { editionOfToday } from '@derby/registry/editions';
import { xxi } from '@derby/xxi';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { open, Person, type TestHouse } from './house.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await open();
});
afterAll(() => house[Symbol.asyncDispose]());

/** A game of XXI played alone, one choice of it taken back. */
function begun(): GameRecord {
  const match = Match.start(xxi, { seed: 'at home' });
  const dice = new FastDice('choices');
  for (let i = 0; i < 40; i++) match.take(atRandom(dice)(match));
  match.takeBack();
  return recordOf(match, { seed: 'at home' });
}

const bring = (who: Person, record: string, seats: object = { player: 'me' }): Promise<Response> =>
  who.ask('POST', '/api/matches/continued', { record, seats });

describe('a game begun elsewhere', () => {
  test('goes on where it stood, with the dice it has, and is known for what it is', async () => {
    const who = new Person(house.address);
    const record = begun();
    const response = await bring(who, writeRecord(record));
    expect(response.status).toBe(201);
    const { id } = (await response.json()) as { id: string };
    expect(await who.page(id)).toMatchObject({ game: 'xxi', hasKnownDice: true, isMyTurn: true, isListed: false });
    const seat = await who.sit(id);
    expect(seat.now?.steps).toHaveLength(record.choices.length);
    const [choice = ''] = seat.open;
    const at = seat.at;
    await seat.take(choice);
    await seat.until(() => seat.at > at);
    await seat.say({ kind: 'concede', at: seat.at });
    await seat.until(() => seat.now?.ending !== undefined);
    await seat.leave();
    const whole = readRecord(await (await who.ask('GET', `/api/matches/${id}/record`)).text());
    expect(whole.choices.slice(0, -1)).toEqual([...record.choices, choice]);
    expect(whole).toMatchObject({ seed: 'at home', takeBacks: 1 });
    const { verify } = await editionOfToday('xxi');
    expect(() => verify(whole)).not.toThrow();
    expect(() => verify({ ...whole, seed: 'another' })).toThrow();
  });

  test('a long one is kept whole', async () => {
    const who = new Person(house.address);
    const match = Match.start(pens, { seed: 'at home' });
    const dice = new FastDice('choices');
    while (match.steps.length < 1100) match.take(atRandom(dice)(match));
    const record = recordOf(match, { seed: 'at home' });
    const { id } = (await (await bring(who, writeRecord(record), { axis: 'me', allies: 'me' })).json()) as {
      id: string;
    };
    const kept = await house.house.store.events.of(id);
    expect(kept.map(({ deed }) => JSON.parse(deed).choice)).toEqual(record.choices);
    expect((await who.page(id)).asked).toBe(match.question?.seat);
  });

  test('is played against the staff, not against others', async () => {
    const who = new Person(house.address);
    const match = Match.start(pens, { seed: 'at home' });
    const text = writeRecord(recordOf(match, { seed: 'at home' }));
    const answer = await bring(who, text, { axis: 'me', allies: 'open' });
    expect([answer.status, await answer.json()]).toEqual([400, { error: 'known-dice' }]);
    expect((await bring(who, text, { axis: 'me', allies: 'cadet' })).status).toBe(201);
  });

  const text = writeRecord(begun());
  test.each([
    ['no record', 'nonsense', 400, 'bad-record'],
    ['a choice that is not open', text.replace(/\n\n[^\n]+\n/, '\n\nfly away\n'), 400, 'bad-record'],
    ['a record without the key of its dice', text.replace(/\nseed [^\n]+/, ''), 400, 'bad-record'],
    ['rules of another time', text.replace(/\nedition \d+/, '\nedition 1'), 409, 'other-edition'],
    ['a game that nobody knows', text.replace(/\ngame xxi/, '\ngame chess'), 404, 'no-game'],
    ['a game taken back without end', text.replace(/\ntake-backs \d+/, '\ntake-backs 1000000'), 400, 'bad-record'],
  ])('%s is refused', async (_, given, status, error) => {
    const answer = await bring(new Person(house.address), given);
    expect([answer.status, await answer.json()]).toEqual([status, { error }]);
  });

  test('one that is over is refused, and one that is too large is not read', async () => {
    const match = Match.start(xxi, { seed: 'at home' });
    match.take('concede player');
    const over = await bring(new Person(house.address), writeRecord(recordOf(match, { seed: 'at home' })));
    expect([over.status, await over.json()]).toEqual([409, { error: 'over' }]);
    const large = await bring(new Person(house.address), 'x'.repeat(1_100_000));
    expect([large.status, await large.json()]).toEqual([400, { error: 'too-large' }]);
  });
});
