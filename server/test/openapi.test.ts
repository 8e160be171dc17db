/** Every documented route is called, every answer is one that is documented, and no route is missing from the document. */
import { Match, recordOf, writeRecord } from '@derby/kernel';
import { xxi } from '@derby/xxi';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { OPENAPI } from '../src/openapi.ts';
import { routes } from '../src/routes.ts';
import { open, Person, type TestHouse } from './house.ts';

let house: TestHouse;
let person: Person;
let id = '';
let token = '';
let channel = '';
let challenge = '';
beforeAll(async () => {
  house = await open();
  person = new Person(house.address);
  id = await person.lay({ game: 'pens', seats: { axis: 'me', allies: 'open' } });
});
afterAll(() => house[Symbol.asyncDispose]());

/** A game of XXI that nobody has begun to play. */
const begun = (): string => writeRecord(recordOf(Match.start(xxi, { seed: 'at home' }), { seed: 'at home' }));

const ACCOUNT = { name: 'Karl', password: 'long enough' };

/** An address of mail that was sent its code before. */
async function confirmed(): Promise<Response> {
  const { alerts, people } = house.house.store;
  await people.add({ id: 'reader', name: 'Reader', created: 0, away_until: null });
  const [id, secret] = ['mail', 'the code'];
  await alerts.addChannel({
    ...{ id, secret, person: 'reader', kind: 'mail', target: 'a@b.example', language: 'en', created: 0 },
    ...{ is_confirmed: 0, fault: null, fault_at: null },
  });
  return person.ask('POST', `/api/alerts/${id}/confirm`, { code: secret });
}

/** How each is called so that it is done: in this order. */
const CALLS: Readonly<Record<string, () => Promise<Response>>> = {
  'get /openapi.json': () => person.ask('GET', '/api/openapi.json'),
  'get /me': () => person.ask('GET', '/api/me'),
  'put /me': () => person.ask('PUT', '/api/me', { name: 'Karl' }),
  'post /me/vacation': () => person.ask('POST', '/api/me/vacation', { days: 1 }),
  'post /account': () => person.ask('POST', '/api/account', ACCOUNT),
  'post /session': () => person.ask('POST', '/api/session', ACCOUNT),
  'post /session/end': () => new Person(house.address).ask('POST', '/api/session/end', {}),
  'post /tokens': () => person.ask('POST', '/api/tokens', { label: 'my bot' }),
  'get /tokens': () => person.ask('GET', '/api/tokens'),
  'post /tokens/{id}/end': () => person.ask('POST', `/api/tokens/${token}/end`, {}),
  'get /alerts': () => person.ask('GET', '/api/alerts'),
  'post /alerts': () => person.ask('POST', '/api/alerts', { kind: 'webhook', address: 'http://127.0.0.1:9/' }),
  'post /alerts/{id}/trial': () => person.ask('POST', `/api/alerts/${channel}/trial`, {}),
  'post /alerts/{id}/confirm': () => confirmed(),
  'post /alerts/{id}/end': () => person.ask('POST', `/api/alerts/${channel}/end`, {}),
  'get /challenges': () => person.ask('GET', '/api/challenges'),
  'post /challenges/{id}/attempt': () => person.ask('POST', `/api/challenges/${challenge}/attempt`, {}),
  'get /ratings/{game}': () => person.ask('GET', '/api/ratings/pens'),
  'get /matches': () => person.ask('GET', '/api/matches'),
  'post /matches': () => person.ask('POST', '/api/matches', { game: 'xxi', seats: { player: 'me' } }),
  'post /matches/continued': () =>
    person.ask('POST', '/api/matches/continued', { record: begun(), seats: { player: 'me' } }),
  'get /matches/mine': () => person.ask('GET', '/api/matches/mine'),
  'get /matches/{id}': () => person.ask('GET', `/api/matches/${id}`),
  'post /matches/{id}/seats/{seat}': () => person.ask('POST', `/api/matches/${id}/seats/axis`, {}),
  'get /matches/{id}/notes': () => person.ask('GET', `/api/matches/${id}/notes`),
  'put /matches/{id}/notes': () => person.ask('PUT', `/api/matches/${id}/notes`, { text: 'x' }),
  'get /matches/{id}/record': () => person.ask('GET', `/api/matches/${id}/record`),
};

type Documented = { responses: Record<string, { content: Record<string, { schema: Schema }> }>; requestBody?: unknown };
type Schema = Readonly<Record<string, unknown>>;
const documented = Object.entries(OPENAPI.paths).flatMap(([path, methods]) =>
  Object.entries(methods as Record<string, Documented>).map(([method, one]) => [`${method} ${path}`, one] as const),
);

/** What does not fit a schema of the few kinds that the document uses. */
function misfits(schema: Schema, value: unknown, at = '$'): string[] {
  const { $ref, oneOf, type, properties = {}, required = [], items } = schema;
  if (typeof $ref === 'string')
    return misfits(
      (OPENAPI.components.schemas as Record<string, Schema>)[$ref.split('/').at(-1) ?? ''] ?? {},
      value,
      at,
    );
  if (Array.isArray(oneOf))
    return oneOf.some((one) => misfits(one as Schema, value, at).length === 0) ? [] : [`${at} fits none`];
  if (Array.isArray(schema.enum)) return schema.enum.includes(value) ? [] : [`${at} is ${value}`];
  if ('const' in schema) return schema.const === value ? [] : [`${at} is ${value}`];
  if (type === 'array')
    return Array.isArray(value)
      ? value.flatMap((one, i) => misfits(items as Schema, one, `${at}[${i}]`))
      : [`${at} is no list`];
  if (type === 'null') return value === null ? [] : [`${at} is not null`];
  if (type === 'integer') return Number.isInteger(value) ? [] : [`${at} is no whole number`];
  if (type !== 'object') return typeof value === type ? [] : [`${at} is no ${String(type)}`];
  if (typeof value !== 'object' || value === null) return [`${at} is no object`];
  const has = value as Record<string, unknown>;
  return [
    ...(required as string[]).filter((name) => !(name in has)).map((name) => `${at}.${name} is missing`),
    ...Object.entries(has).flatMap(([name, one]) => {
      const known = (properties as Record<string, Schema>)[name];
      if (known) return misfits(known, one, `${at}.${name}`);
      return Object.keys(properties as object).length > 0 ? [`${at}.${name} is not documented`] : [];
    }),
  ];
}

/** A body that does not say beforehand how long it is. */
const inPieces = (text: string): RequestInit & { duplex: 'half' } => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', cookie: person.cookie },
  body: new Blob([text]).stream(),
  duplex: 'half',
});

describe('a body', () => {
  test('may come in pieces, and has a largest size either way', async () => {
    const tokens = `${house.address}/api/tokens`;
    expect((await fetch(tokens, inPieces('{"label":"in pieces"}'))).status).toBe(201);
    expect(await (await fetch(tokens, inPieces(`"${'x'.repeat(20_000)}"`))).json()).toEqual({ error: 'too-large' });
    expect(await (await person.ask('POST', '/api/tokens', `"${'x'.repeat(20_000)}"`)).json()).toEqual({
      error: 'too-large',
    });
    expect((await person.ask('DELETE', '/api/tokens')).status).toBe(404);
  });
});

describe('the document', () => {
  test('names every route that there is, and no other', () => {
    const app = routes({} as never);
    const there = app.routes
      .filter(({ method }) => method !== 'ALL')
      .map(({ method, path }) => `${method.toLowerCase()} ${path.replace('/api', '').replace(/:(\w+)/g, '{$1}')}`);
    expect(documented.map(([name]) => name).sort()).toEqual([...new Set(there)].sort());
    expect(Object.keys(CALLS).sort()).toEqual([...new Set(there)].sort());
  });

  test.each(Object.keys(CALLS))('%s answers as it is documented', async (name) => {
    const one = documented.find(([known]) => known === name)?.[1] as Documented;
    const response = await (CALLS[name] as () => Promise<Response>)();
    expect([200, 201]).toContain(response.status);
    const [[type, { schema }] = ['', { schema: {} }]] = Object.entries(one.responses[response.status]?.content ?? {});
    expect(response.headers.get('content-type')).toContain(type);
    const said: unknown = type === 'text/plain' ? await response.text() : await response.json();
    if (name === 'get /challenges') challenge = (said as { id: string }[])[0]?.id ?? '';
    if (name === 'post /alerts') channel = (said as { id: string }).id;
    if (name === 'post /tokens') token = (said as { id: string }).id;
    expect(misfits(schema, said)).toEqual([]);
  });

  test.each(documented.filter(([, { requestBody }]) => requestBody && true).map(([name]) => name))(
    '%s refuses a body that is none, in a documented way',
    async (name) => {
      const [method = '', path = ''] = name.split(' ');
      const at = path.replace('{id}', path.startsWith('/matches') ? id : 'x').replace('{seat}', 'axis');
      const response = await person.ask(method.toUpperCase(), `/api${at}`, '[');
      const one = documented.find(([known]) => known === name)?.[1] as Documented;
      expect(Object.keys(one.responses)).toContain(String(response.status));
      if (response.status >= 400) expect(misfits({ $ref: '/Refusal' }, await response.json())).toEqual([]);
    },
  );
});
