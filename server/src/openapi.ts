/** What can be asked of a house over HTTP, in the format of OpenAPI 3.1: served at `/api/openapi.json`, and held to the routes by a test. */

type Schema = Readonly<Record<string, unknown>>;

const text: Schema = { type: 'string' };
const whole: Schema = { type: 'integer' };
const number: Schema = { type: 'number' };
const yes: Schema = { type: 'boolean' };
const listOf = (items: Schema): Schema => ({ type: 'array', items });
const ref = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });
const record = (properties: Readonly<Record<string, Schema>>, optional: readonly string[] = []): Schema => ({
  type: 'object',
  properties,
  required: Object.keys(properties).filter((name) => !optional.includes(name)),
});
const none: Schema = { type: 'null' };
const orNone = (schema: Schema): Schema => ({ oneOf: [schema, none] });

const SCHEMAS: Readonly<Record<string, Schema>> = {
  Refusal: record({ error: { ...text, description: 'Why it was refused, as one word' } }),
  Me: record({ name: text, account: text, awayUntil: whole }, ['account', 'awayUntil']),
  Credentials: record({ name: text, password: { ...text, minLength: 10, maxLength: 200 } }),
  Clock: {
    oneOf: [
      record({
        kind: { const: 'bank' },
        minutes: whole,
        increment: { ...whole, description: 'Seconds for every turn' },
      }),
      record({ kind: { const: 'days' }, days: whole }),
    ],
  },
  Seat: record(
    { seat: text, name: text, rank: text, isOpen: yes, isMine: yes, key: { ...text, description: 'An invitation' } },
    ['name', 'rank', 'key'],
  ),
  Match: record(
    {
      id: text,
      game: text,
      edition: whole,
      options: { type: 'object' },
      status: { enum: ['playing', 'over', 'stopped'] },
      seats: listOf(ref('Seat')),
      asked: { ...text, description: 'The seat that has to decide' },
      isMyTurn: yes,
      isListed: yes,
      hints: yes,
      touched: { ...whole, description: 'Milliseconds since 1970, to within a minute while it is played' },
      clock: ref('Clock'),
      due: whole,
      result: record({ grade: text, winner: text }),
      seedHash: { ...text, description: 'SHA-256 of the key of the dice' },
      watchKey: text,
      sealedUntil: { ...whole, description: 'Of an attempt at a challenge' },
      hasKnownDice: { const: true, description: 'Of a game that was begun elsewhere' },
    },
    ['asked', 'clock', 'due', 'result', 'seedHash', 'watchKey', 'sealedUntil', 'hasKnownDice'],
  ),
  NewMatch: record(
    {
      game: text,
      options: { type: 'object' },
      seats: {
        type: 'object',
        additionalProperties: text,
        description: '`me`, `open`, or a rank of the staff, by seat',
      },
      isListed: yes,
      hints: yes,
      clock: ref('Clock'),
    },
    ['options', 'isListed', 'hints', 'clock'],
  ),
  Notes: record({ text: { ...text, maxLength: 8000 } }),
  Rating: record({ name: text, rank: text, isMe: yes, rating: whole, deviation: whole, played: whole }, [
    'name',
    'rank',
  ]),
  Channel: record(
    {
      id: text,
      kind: { enum: ['mail', 'push', 'webhook'] },
      to: text,
      isConfirmed: yes,
      fault: record({ why: { enum: ['unreachable', 'refused', 'gone', 'private'] }, at: whole }),
      secret: {
        ...text,
        description: 'Of a webhook, told once: the key of `x-derby-signature`, HMAC-SHA-256 of the body',
      },
    },
    ['fault', 'secret'],
  ),
  NewChannel: {
    oneOf: [
      record({ kind: { const: 'mail' }, address: text, language: text }, ['language']),
      record({ kind: { const: 'push' }, subscription: { type: 'object' }, language: text }, ['language']),
      record({ kind: { const: 'webhook' }, address: text, language: text }, ['language']),
    ],
  },
  Challenge: record(
    {
      id: text,
      game: text,
      edition: whole,
      options: { type: 'object' },
      seats: { type: 'object', additionalProperties: text, description: '`me`, or a rank of the staff, by seat' },
      begins: whole,
      ends: whole,
      seedHash: text,
      seed: { ...text, description: 'The key of the dice, once the week is over' },
      isCalibrated: yes,
      entrants: whole,
      own: record({ match: text, isOver: yes }),
      results: listOf(
        record(
          {
            name: text,
            isMe: yes,
            isRanked: yes,
            grade: text,
            worth: number,
            accounts: record({ start: number, skill: number, others: number, luck: number, revealed: number }, [
              'revealed',
            ]),
            match: text,
          },
          ['accounts', 'match'],
        ),
      ),
    },
    ['seed', 'own', 'results'],
  ),
  Token: record({ id: text, label: text, created: whole, token: { ...text, description: 'Told once' } }, ['token']),
};

interface Route {
  readonly summary: string;
  readonly body?: Schema;
  /** What is answered where it is done, by its status. */
  readonly answers: Readonly<Record<number, Schema>>;
  readonly refusals?: readonly number[];
  readonly query?: readonly string[];
  /** A record is no JSON. */
  readonly type?: string;
}

const ROUTES: Readonly<Record<string, Readonly<Record<string, Route>>>> = {
  '/openapi.json': { get: { summary: 'This document', answers: { 200: { type: 'object' } } } },
  '/me': {
    get: { summary: 'Who asks; nothing for whoever is not known yet', answers: { 200: orNone(ref('Me')) } },
    put: {
      summary: 'Goes by another name',
      body: record({ name: text }),
      answers: { 200: ref('Me') },
      refusals: [400],
    },
  },
  '/me/vacation': {
    post: {
      summary: 'Is away for so many days: clocks that count days stand still',
      body: record({ days: whole }),
      answers: { 200: record({ awayUntil: whole }) },
      refusals: [400, 409],
    },
  },
  '/account': {
    post: {
      summary: 'Opens an account for whoever asks',
      body: ref('Credentials'),
      answers: { 201: ref('Me') },
      refusals: [400, 409],
    },
  },
  '/session': {
    post: {
      summary: 'Signs in: the cookie is that of the account from now on',
      body: ref('Credentials'),
      answers: { 200: ref('Me') },
      refusals: [401],
    },
  },
  '/session/end': { post: { summary: 'Signs out', body: { type: 'object' }, answers: { 200: none } } },
  '/tokens': {
    get: { summary: 'One’s own tokens, without what is secret', answers: { 200: listOf(ref('Token')) } },
    post: {
      summary: 'A token for a program: `Authorization: Bearer …`',
      body: record({ label: text }),
      answers: { 201: ref('Token') },
      refusals: [400, 409],
    },
  },
  '/tokens/{id}/end': {
    post: { summary: 'A token is valid no longer', body: { type: 'object' }, answers: { 200: none } },
  },
  '/alerts': {
    get: {
      summary: 'Where one is told of one’s turn, and by which ways this house can tell',
      answers: { 200: record({ mail: yes, pushKey: text, channels: listOf(ref('Channel')) }) },
    },
    post: {
      summary: 'Is told here too, from now on; an address of mail has to be confirmed first',
      body: ref('NewChannel'),
      answers: { 201: ref('Channel') },
      refusals: [400, 409],
    },
  },
  '/alerts/{id}/confirm': {
    post: {
      summary: 'The code that was sent to an address of mail',
      body: record({ code: text }),
      answers: { 200: ref('Channel') },
      refusals: [400, 404],
    },
  },
  '/alerts/{id}/trial': {
    post: {
      summary: 'Tells something at once; `fault` says why it did not arrive',
      body: { type: 'object' },
      answers: { 200: ref('Channel') },
      refusals: [404, 409],
    },
  },
  '/alerts/{id}/end': {
    post: { summary: 'Is told here no longer', body: { type: 'object' }, answers: { 200: none } },
  },
  '/challenges': {
    get: {
      summary: 'The challenges of this week and of the last; results for whoever has played',
      answers: { 200: listOf(ref('Challenge')) },
    },
  },
  '/challenges/{id}/attempt': {
    post: {
      summary: 'One’s only attempt: the match that it is played in',
      body: { type: 'object' },
      answers: { 201: record({ id: text }) },
      refusals: [403, 404, 409],
    },
  },
  '/ratings/{game}': { get: { summary: 'The strongest first', answers: { 200: listOf(ref('Rating')) } } },
  '/matches': {
    get: { summary: 'Tables where anyone may sit down', answers: { 200: listOf(ref('Match')) } },
    post: {
      summary: 'Lays a table',
      body: ref('NewMatch'),
      answers: { 201: record({ id: text }) },
      refusals: [400, 404],
    },
  },
  '/matches/continued': {
    post: {
      summary: 'Goes on with a game begun elsewhere, against the staff and for no rating: its dice are known',
      body: record({
        record: text,
        seats: { type: 'object', additionalProperties: text, description: '`me`, or a rank of the staff, by seat' },
      }),
      answers: { 201: record({ id: text }) },
      refusals: [400, 404, 409],
    },
  },
  '/matches/mine': { get: { summary: 'One’s own matches', answers: { 200: listOf(ref('Match')) } } },
  '/matches/{id}': { get: { summary: 'One match', answers: { 200: ref('Match') }, refusals: [404] } },
  '/matches/{id}/seats/{seat}': {
    post: {
      summary: 'Sits down; `key` is the invitation where the table is not open to all',
      body: record({ key: text }, ['key']),
      answers: { 200: record({ seat: text }) },
      refusals: [400, 403, 404, 409],
    },
  },
  '/matches/{id}/notes': {
    get: { summary: 'One’s own notes', answers: { 200: ref('Notes') }, refusals: [403, 404] },
    put: {
      summary: 'Keeps one’s own notes',
      body: ref('Notes'),
      answers: { 200: ref('Notes') },
      refusals: [400, 403, 404],
    },
  },
  '/matches/{id}/record': {
    get: {
      summary: 'The record as this viewer may have it; whole, with the key of the dice, once the match is over',
      answers: { 200: text },
      refusals: [403, 404, 410],
      query: ['seat', 'key'],
      type: 'text/plain',
    },
  },
};

const REFUSED = { description: 'Refused', content: { 'application/json': { schema: ref('Refusal') } } };

/** Whoever asks too often, and whoever shows a token that is none, is refused everywhere. */
const EVERYWHERE = [401, 429];

function operation(path: string, { summary, body, answers, refusals = [], query = [], type }: Route): Schema {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: text,
  }));
  const parameters = [...inPath, ...query.map((name) => ({ name, in: 'query', schema: text }))];
  const answered = Object.entries(answers).map(([status, schema]) => [
    status,
    { description: summary, content: { [type ?? 'application/json']: { schema } } },
  ]);
  const refused = [...new Set([...refusals, ...EVERYWHERE])].map((status) => [status, REFUSED]);
  return {
    summary,
    ...(parameters.length > 0 && { parameters }),
    ...(body && { requestBody: { required: true, content: { 'application/json': { schema: body } } } }),
    responses: Object.fromEntries([...answered, ...refused]),
  };
}

export const OPENAPI = {
  openapi: '3.1.0',
  info: {
    title: 'Derby House',
    version: '1',
    description:
      'Matches across the wire. Whoever asks is known by a cookie or by a token. What happens at a table is told over a WebSocket at `/api/matches/{id}/live`; docs/bots.md describes its messages.',
  },
  servers: [{ url: '/api' }],
  security: [{}, { token: [] }],
  paths: Object.fromEntries(
    Object.entries(ROUTES).map(([path, methods]) => [
      path,
      Object.fromEntries(Object.entries(methods).map(([method, route]) => [method, operation(path, route)])),
    ]),
  ),
  components: { schemas: SCHEMAS, securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
};
