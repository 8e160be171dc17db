/** The table across the wire, against a real house, over a wire that breaks, repeats itself and delays. */
import { FastDice, notation, openOf, type SeatTable } from '@derby/kernel';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { open, Person, type TestHouse } from '../../server/test/house.ts';
import { RemoteMatch, type Wire } from '../src/online/remote.ts';
import { PERSON } from '../src/seats/seating.ts';
import { Session } from '../src/table/session.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await open();
});
afterAll(() => house[Symbol.asyncDispose]());

const sockets: WebSocket[] = [];

/** A wire to a table as this person has it. */
const dial = (person: Person, id: string) => (): Wire => {
  const url = `${house.address.replace('http', 'ws')}/api/matches/${id}/live`;
  const socket = new WebSocket(url, { headers: { cookie: person.cookie }, origin: house.address });
  socket.on('error', () => undefined);
  sockets.push(socket);
  return socket as unknown as Wire;
};

const alone = async () => {
  const person = new Person(house.address);
  const id = await person.lay({ game: 'xxi', seats: { player: 'me' } });
  const match = await new RemoteMatch(dial(person, id)).laid();
  return { person, id, match };
};

const openAt = (table: SeatTable): string[] =>
  openOf(table.now.question?.offers ?? []).map(({ choice }) => notation(choice));

const change = (match: RemoteMatch): Promise<void> =>
  new Promise((told) => {
    const stop = match.subscribe(() => {
      stop();
      told();
    });
  });

describe('a table across the wire', () => {
  test('is a seat’s table: it takes, refuses, undoes, looks back and foresees', async () => {
    const { match } = await alone();
    const first = match.now;
    expect(match.facts.game).toBe('xxi');
    expect(await match.take('nonsense', 0)).toEqual({ reason: 'unknown' });
    const [choice = ''] = openAt(match);
    expect(await match.take(choice, 0)).toBeUndefined();
    expect(match.now.at).toBe(1);
    expect(match.now.steps).toHaveLength(1);
    expect(first.steps).toHaveLength(0);
    expect(await match.take(choice, 0)).toBeUndefined();
    expect(match.now.at).toBe(1);
    expect(await match.lookBack(0)).toEqual(first.view);
    expect(await match.takeBack(1)).toBeUndefined();
    expect(match.now.view).toEqual(first.view);
    const foreseen = await match.foresee(
      (match.now.question?.offers ?? []).map((offer) => offer.choice),
      match.now.at,
    );
    expect(foreseen).toHaveLength(match.now.question?.offers.length ?? -1);
    expect((await match.record()).seed).toBeUndefined();
    match.leave();
  });

  test('is the same to a session as one that is run here', async () => {
    const { match } = await alone();
    const session = new Session(match, { player: PERSON });
    expect(session.seat).toBe('player');
    const [offer] = openOf(session.question.value?.offers ?? []);
    await session.take(offer?.choice ?? ['nothing']);
    expect(session.steps.value).toBe(1);
    expect(session.log.value).toBe(match.now.log);
    match.leave();
  });

  test('comes back by itself; what was said on a broken wire is taken once', async () => {
    const { match } = await alone();
    const [choice = ''] = openAt(match);
    sockets.at(-1)?.terminate();
    const taken = match.take(choice, 0);
    expect(match.pending.value).toBe(1);
    expect(await taken).toBeUndefined();
    expect(match.pending.value).toBe(0);
    expect(match.connection.value).toBe('open');
    expect(match.now.steps).toHaveLength(1);
    match.leave();
  });

  test('goes on where another tab has decided, and says that its own choice came too late', async () => {
    const { person, id, match } = await alone();
    const other = await new RemoteMatch(dial(person, id)).laid();
    const [one = '', two = ''] = openAt(match);
    const told = change(other);
    expect(await match.take(one, 0)).toBeUndefined();
    await told;
    expect(other.now.at).toBe(1);
    expect(await other.take(two, 0)).toEqual({ reason: 'stale' });
    match.leave();
    other.leave();
  });

  test('that cannot be kept is refused, and shows what stands', async () => {
    const { match } = await alone();
    let trouble = '';
    match.onTrouble = (reason) => {
      trouble = reason;
    };
    const { store } = house.house;
    const append = store.events.append.bind(store.events);
    store.events.append = async () => {
      throw new Error('disk full');
    };
    const [choice = ''] = openAt(match);
    expect(await match.take(choice, 0)).toEqual({ reason: 'stale' });
    expect(trouble).toBe('unsaved');
    expect(match.now.at).toBe(0);
    store.events.append = append;
    expect(await match.take(choice, 0)).toBeUndefined();
    expect(match.now.at).toBe(1);
    match.leave();
  });

  test('whole stretches are played over a wire that breaks at random', async () => {
    const { match } = await alone();
    const dice = new FastDice('breaks');
    for (let i = 0; i < 25; i++) {
      const { at } = match.now;
      const choices = openAt(match);
      const taking = match.take(choices[dice.below(choices.length)] ?? '', at);
      if (dice.below(3) === 0) sockets.at(-1)?.terminate();
      expect(await taking).toBeUndefined();
      expect(match.now.at).toBe(at + 1);
      expect(match.now.steps).toHaveLength(at + 1);
    }
    match.leave();
  });
});
