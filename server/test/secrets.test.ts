/**
 * Nothing leaks: two worlds on the bytes of the sockets. Wherever two choices of one side cannot be told apart by the other's own view, two
 * matches on the same dice are laid, one takes the one and one the other, and all that the other side and a spectator are sent must be the same: word
 * for word, in the same pieces, and in the same turns of the event loop. How long the rules reckon is not measured: no figure of it would hold.
 */
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { type Choice, canonical, FastDice, type Lexicon, Match, notation, openOf, SPECTATOR } from '@derby/kernel';
import { entryOf } from '@derby/registry';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { newMatchId } from '../src/identity.ts';
import { open, Person, type Seat, type TestHouse } from './house.ts';

const planz = await entryOf('planz').load();
const OPTIONS = { defaultSetup: true };
const SEED = 'two worlds on the wire';
const SIDES = planz.seats;

/** A moment at which a side has two choices that the other cannot tell apart. */
interface Fork {
  readonly choices: readonly string[];
  readonly seat: string;
  readonly viewer: string;
  readonly one: string;
  readonly other: string;
}

/** Plays War Plan Z at random and finds such moments. */
function forks(most: number): Fork[] {
  const match = Match.start(planz, { seed: SEED, options: OPTIONS });
  const dice = new FastDice(SEED);
  const found: Fork[] = [];
  for (let i = 0; i < 600 && match.question && found.length < most; i++) {
    const { seat } = match.question;
    const viewer = SIDES.find((one) => one !== seat) ?? '';
    const open = openOf(match.question.offers).map(({ choice }): Choice => choice);
    const [one, other] = [open[dice.below(open.length)], open[dice.below(open.length)]];
    // Some are close together: what is sought is one of many kinds.
    if (one && other && i % 3 === 0 && isAlike(match, viewer, notation(one), notation(other)))
      found.push({
        choices: match.steps.map(({ choice }) => notation(choice)),
        seat,
        viewer,
        one: notation(one),
        other: notation(other),
      });
    match.take(notation(open[dice.below(open.length)] as Choice));
  }
  return found;
}

/** Whether a viewer and a spectator see the same after either, though it is not the same. */
function isAlike(match: Match<Lexicon>, viewer: string, one: string, other: string): boolean {
  const [here, there] = [match.fork(), match.fork()];
  here.take(one);
  there.take(other);
  return (
    one !== other &&
    here.cursor === there.cursor &&
    canonical(here.state) !== canonical(there.state) &&
    [viewer, SPECTATOR].every((eyes) => canonical(here.view(eyes)) === canonical(there.view(eyes)))
  );
}

/** What the house does while a choice is made, in its order: what is kept, and then what is told, each turn of the event loop a list of its own. */
class Course {
  readonly match: string;
  readonly turns: string[][] = [];
  #isTurn = false;

  constructor(match: string) {
    this.match = match;
  }

  keep(what: string): void {
    this.turns.push([what]);
    this.#isTurn = false;
  }

  tell(what: string): void {
    if (!this.#isTurn) {
      this.#isTurn = true;
      this.turns.push([]);
      setImmediate(() => {
        this.#isTurn = false;
      });
    }
    this.turns.at(-1)?.push(what);
  }
}

/** Nobody looks while nothing is compared. */
let course: Course | undefined;
/** Whether somebody is there is asked at any moment, and who is there is told when it is known. */
const PING = 0x89;
const isDeed = (frame: Buffer): boolean => frame[0] !== PING && !frame.includes('"kind":"company"');

/** Notes what goes out on a wire: to whom, and how much. How much the actor is told is no secret from himself. */
function tap(wire: Duplex, request: IncomingMessage): void {
  const seat = SIDES.find((side) => people.get(side)?.cookie === request.headers.cookie) ?? SPECTATOR;
  const write = wire.write.bind(wire) as (data: unknown, ...rest: unknown[]) => boolean;
  wire.write = ((data: Buffer, ...rest: unknown[]) => {
    if (course && request.url?.includes(course.match) && isDeed(data))
      course.tell(seat === actor ? seat : `${seat}: ${data.length}`);
    return write(data, ...rest);
  }) as typeof wire.write;
}

let actor = '';
let house: TestHouse;
const people = new Map<string, Person>();
const cookies = new Map<string, string>();
beforeAll(async () => {
  house = await open();
  const { store, upgrade } = house.house;
  const append = store.events.append.bind(store.events);
  vi.spyOn(store.events, 'append').mockImplementation((entries) => {
    course?.keep(`kept: ${entries.length}`);
    return append(entries);
  });
  vi.spyOn(house.house, 'upgrade').mockImplementation((request, wire, head) => {
    tap(wire, request);
    upgrade(request, wire, head);
  });
  for (const seat of SIDES) {
    const person = new Person(house.address);
    await person.ask('PUT', '/api/me', { name: seat });
    people.set(seat, person);
    cookies.set(seat, /=([^.]+)\./.exec(person.cookie)?.[1] ?? '');
  }
});
afterAll(() => house[Symbol.asyncDispose]());

/** A match on known dice that has come to this moment, as it lies in the store. */
async function laid({ choices, seat }: Fork): Promise<string> {
  const { store } = house.house;
  const id = newMatchId();
  const rules =
    (await store.matches.find(await (people.get(seat) as Person).lay({ game: 'planz', seats: { [seat]: 'me' } })))
      ?.rules ?? '';
  const standing = {
    touched: 1,
    status: 'playing' as const,
    asked: seat,
    result: null,
    left: null,
    since: null,
    due: null,
  };
  await store.matches.add(
    {
      id,
      game: 'planz',
      edition: planz.edition,
      rules,
      options: JSON.stringify(OPTIONS),
      seed: SEED,
      creator: cookies.get(seat) ?? '',
      watch_key: 'watch',
      is_listed: 0,
      hints: 0,
      created: 1,
      clock: null,
      is_rated: 0,
      sealed_until: null,
      known_dice: 0,
      ...standing,
    },
    SIDES.map((side) => ({ match: id, seat: side, holder: cookies.get(side) ?? null, rank: null, key: side })),
  );
  const deciders = deciderOf(choices);
  await store.events.append(
    choices.map((choice, seq) => ({
      match: id,
      seq,
      deed: JSON.stringify({ kind: 'take', seat: deciders[seq], choice }),
      made: 1,
      standing,
    })),
  );
  return id;
}

function deciderOf(choices: readonly string[]): string[] {
  const match = Match.start(planz, { seed: SEED, options: OPTIONS });
  return choices.map((choice) => {
    const seat = match.question?.seat ?? '';
    match.take(choice);
    return seat;
  });
}

interface Heard {
  /** All that a viewer and a spectator hear while this choice is made, and after it. */
  readonly texts: readonly string[];
  readonly turns: readonly (readonly string[])[];
}

async function heard(fork: Fork, choice: string): Promise<Heard> {
  const id = await laid(fork);
  const viewer = people.get(fork.viewer) as Person;
  const stranger = new Person(house.address);
  const listening = [await viewer.sit(id), await stranger.sit(id, '?key=watch')];
  const mover = await (people.get(fork.seat) as Person).sit(id);
  // The company has been told of everyone before anything is compared.
  const all = [mover, ...listening];
  await Promise.all(all.map((seat) => seat.until(() => seat.company[fork.seat]?.isHere === true)));
  const before = mover.at;
  actor = fork.seat;
  course = new Course(id);
  const { turns } = course;
  const { refusal } = await mover.take(choice);
  if (refusal) throw new Error(`"${choice}" was refused: ${refusal.reason}`);
  await Promise.all(all.map((seat) => seat.until(() => seat.at === before + 1)));
  course = undefined;
  const said = await Promise.all(listening.map((seat) => everything(seat, before + 1)));
  const records = await Promise.all([
    viewer.ask('GET', `/api/matches/${id}/record`).then((one) => one.text()),
    stranger.ask('GET', `/api/matches/${id}/record?key=watch`).then((one) => one.text()),
  ]);
  await Promise.all(all.map((seat) => seat.leave()));
  return { texts: [...said, ...records].map((text) => text.replaceAll(id, 'ID')), turns };
}

/** What was heard without being asked for, and what every question is answered with. */
async function everything(seat: Seat, step: number): Promise<string> {
  const told = seat.heard.filter((text) => !text.includes('"kind":"company"'));
  const asked = await Promise.all([
    seat.say({ kind: 'look', step }),
    seat.say({ kind: 'look', step: step - 1 }),
    seat.say({ kind: 'record' }),
    seat.say({ kind: 'foresee', at: step, choices: ['pass', 'nonsense'] }),
    seat.say({ kind: 'hint', rank: 'cadet' }),
    seat.say({ kind: 'undo', at: step }),
    seat.say({ kind: 'take', at: step, choice: 'nonsense' }),
  ]);
  return [...told, JSON.stringify(asked)].join('\n');
}

describe('War Plan Z with fog, on the bytes of the socket', () => {
  const found = forks(6);

  test('there are moments at which something is hidden', () => expect(found.length).toBeGreaterThan(3));

  test.each(found)('$seat: "$one" or "$other" is all the same to $viewer and to a spectator', async (fork) => {
    const [here, there] = [await heard(fork, fork.one), await heard(fork, fork.other)];
    expect(there.texts).toEqual(here.texts);
    // It is kept in one turn, and told to everybody in one other.
    expect(here.turns.map((turn) => turn.length)).toEqual([1, 3]);
    expect(there.turns).toEqual(here.turns);
    // No route gives the key of the dice, or what the other has chosen, before the end.
    for (const text of here.texts) {
      expect(text).not.toContain(SEED);
      expect(text).not.toMatch(/"seed":|^seed /m);
    }
  });
});
