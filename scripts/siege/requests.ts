/** Requests that no honest client sends, to every documented route: each is answered in JSON, none fails, and nobody else's match is touched. */
import type { FastDice } from '@derby/kernel';
import { OPENAPI } from '../../server/src/openapi.ts';
import { type Assault, demand, noise, pick } from './assault.ts';
import { closed, type Ground, opened, Person } from './guests.ts';

interface Victim {
  readonly person: Person;
  readonly id: string;
  readonly before: string;
}

let ground: Promise<Ground> | undefined;
let victim: Promise<Victim> | undefined;

const PATHS = Object.keys(OPENAPI.paths);
const METHODS = ['GET', 'POST', 'PUT'];

async function settle(address: string): Promise<Victim> {
  const person = new Person(address);
  await person.ask('POST', '/api/account', { name: 'Karl', password: 'a long password' });
  const id = await person.lay({ game: 'pens', seats: { axis: 'me', allies: 'open' } });
  await person.ask('PUT', `/api/matches/${id}/notes`, { text: 'Fuel at Brest' });
  return { person, id, before: await all(person, id) };
}

/** Everything that is the victim's. */
async function all(person: Person, id: string): Promise<string> {
  const paths = ['/me', '/tokens', '/matches/mine', `/matches/${id}`, `/matches/${id}/notes`, `/matches/${id}/record`];
  const found = await Promise.all(paths.map(async (path) => (await person.ask('GET', `/api${path}`)).text()));
  return found.join('\n');
}

function value(dice: FastDice): unknown {
  const kinds: (() => unknown)[] = [
    () => noise(dice, 60),
    () => 'x'.repeat(dice.below(9000)),
    () => pick(dice, [-1, 0, 0.5, 1e308, Number.MAX_SAFE_INTEGER]),
    () => pick(dice, [null, true, [], {}, [[]], 'Karl', 'me', 'axis', 'pens', '__proto__']),
  ];
  return pick(dice, kinds)();
}

const NAMES = [
  'name',
  'password',
  'label',
  'text',
  'days',
  'key',
  'game',
  'seats',
  'options',
  'clock',
  'seat',
  'person',
];

function body(dice: FastDice): string {
  if (dice.below(4) === 0) return pick(dice, ['', '[', 'null', '0', '"x"', '['.repeat(4000), noise(dice, 100)]);
  const made = Array.from({ length: dice.below(4) }, () => [pick(dice, NAMES), value(dice)]);
  return `{"__proto__":{"person":"Karl"},${JSON.stringify(Object.fromEntries(made)).slice(1)}`.replace(',}', '}');
}

export const requests: Assault = {
  name: 'server-requests',
  few: 120,
  strike: async (dice) => {
    ground ??= opened();
    const { address } = (await ground).house;
    victim ??= settle(address);
    const { person, id, before } = await victim;
    const stranger = new Person(address);
    const word = () => encodeURIComponent(noise(dice, 20).replaceAll('\ud800', '') || 'x');
    const path = pick(dice, PATHS)
      .replace('{id}', () => (dice.below(2) === 0 ? id : word()))
      .replace('{seat}', () => pick(dice, ['axis', 'allies', 'spectator', word()]))
      .replace('{game}', word);
    const method = pick(dice, METHODS);
    const headers: Record<string, string> = pick(dice, [
      {},
      {},
      { authorization: `Bearer ${'x'.repeat(dice.below(120))}` },
      { cookie: `derby=${'A'.repeat(22)}.${'B'.repeat(43)}` },
      { origin: 'http://elsewhere.example' },
    ]);
    const said = method === 'GET' ? undefined : body(dice);
    const response = await stranger.ask(method, `/api${path}`, said, headers);
    const about = `${method} ${path} ${JSON.stringify(headers)} ${said?.slice(0, 200)}`;
    demand(response.status < 500, `${response.status} for ${about}`);
    const text = await response.text();
    const isRecord = response.headers.get('content-type')?.startsWith('text/plain') ?? false;
    demand(isRecord || typeof JSON.parse(text) === 'object', `no JSON for ${about}`);
    demand(!text.includes('Fuel at Brest'), `somebody else’s notes for ${about}`);
    demand((await all(person, id)) === before, `something has changed by ${about}`);
  },
  close: async () => {
    await closed(await ground);
    ground = undefined;
    victim = undefined;
  },
};
