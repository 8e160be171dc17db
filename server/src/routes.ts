/** What is asked over HTTP. Every body is checked in `protocol` first; every answer is JSON, and a refusal names its reason. */
import { writeRecord } from '@derby/kernel';
import { type Me, type NewMatch, readJoining, readNewMatch, readRenaming } from '@derby/protocol';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { type Identities, isKey, newKey, newMatchId, newPersonId, randomSeed } from './identity.ts';
import { type Matches, NoMatch, Stopped } from './matches.ts';
import type { Rates } from './rates.ts';
import type { RulesShelf } from './rules-shelf.ts';
import type { Seated, Store } from './store/store.ts';
import { pageOf, playersOf, summaryOf } from './summary.ts';
import { HostFault } from './threads.ts';

export interface Desk {
  readonly store: Store;
  readonly matches: Matches;
  readonly identities: Identities;
  readonly rules: RulesShelf;
  readonly ranks: readonly string[];
  /** For every request, by address; and for what is laid down for good, by person. */
  readonly requests: Rates;
  readonly creations: Rates;
  addressOf(context: Context): string;
  isSecure(context: Context): boolean;
  /** Somebody has sat down: those at the table are told. */
  onSeated(match: string): void;
}

const LONGEST_BODY = 16 * 1024;
const FIRST_NAME = 'Guest';

/** A request that is refused. */
class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly status: 400 | 403 | 404 | 409 | 410 | 429;

  constructor(status: Refusal['status'], reason: string) {
    super(reason);
    this.status = status;
  }
}

export function routes(desk: Desk): Hono {
  const app = new Hono().basePath('/api');

  app.use(async (context, next) => {
    if (!desk.requests.take(desk.addressOf(context))) throw new Refusal(429, 'too-fast');
    if (context.req.method !== 'GET' && !isOwn(context)) throw new Refusal(403, 'other-origin');
    await next();
    context.header('cache-control', 'no-store');
    context.header('x-content-type-options', 'nosniff');
    context.header('content-security-policy', "default-src 'none'; frame-ancestors 'none'");
  });
  app.use(bodyLimit({ maxSize: LONGEST_BODY, onError: () => Promise.reject(new Refusal(400, 'too-large')) }));

  app.onError((fault, context) => {
    if (fault instanceof Refusal) return context.json({ error: fault.message }, fault.status);
    if (fault instanceof NoMatch) return context.json({ error: 'no-match' }, 404);
    if (fault instanceof Stopped) return context.json({ error: 'stopped' }, 410);
    context.set('fault' as never, fault as never);
    return context.json({ error: 'unavailable' }, 503);
  });
  app.notFound((context) => context.json({ error: 'no-route' }, 404));

  const me = (context: Context): string | undefined => desk.identities.read(context.req.header('cookie'));

  /** Whoever asks; a guest from now on where he was nobody. */
  const person = async (context: Context): Promise<string> => {
    const known = me(context);
    if (known !== undefined && (await desk.store.person(known))) return known;
    const id = newPersonId();
    await desk.store.addPerson({ id, name: FIRST_NAME, created: Date.now() });
    context.header('set-cookie', desk.identities.write(id, desk.isSecure(context)));
    return id;
  };

  app.get('/me', async (context) => {
    const known = me(context);
    const found = known === undefined ? undefined : await desk.store.person(known);
    return context.json<Me | null>(found ? { name: found.name } : null);
  });

  app.put('/me', async (context) => {
    const asked = readRenaming(await body(context));
    if (!asked) throw new Refusal(400, 'bad-name');
    const id = await person(context);
    await desk.store.rename(id, asked.name);
    return context.json<Me>({ name: asked.name });
  });

  app.get('/matches', async (context) => {
    const found = await desk.store.lobby();
    return context.json(found.map((one) => summaryOf(one, me(context))));
  });

  app.get('/matches/mine', async (context) => {
    const known = me(context);
    const found = known === undefined ? [] : await desk.store.matchesOf(known);
    return context.json(found.map((one) => summaryOf(one, known)));
  });

  app.post('/matches', async (context) => {
    const asked = readNewMatch(await body(context));
    if (!asked) throw new Refusal(400, 'malformed');
    const match = await lay(desk, asked, await person(context));
    return context.json({ id: match }, 201);
  });

  app.get('/matches/:id', async (context) => context.json(pageOf(await found(desk, context), me(context))));

  app.post('/matches/:id/seats/:seat', async (context) => {
    const asked = readJoining(await body(context));
    if (!asked) throw new Refusal(400, 'malformed');
    const match = await found(desk, context);
    const seat = match.seats.find((one) => one.seat === context.req.param('seat'));
    const id = await person(context);
    if (!seat) throw new Refusal(404, 'no-seat');
    if (seat.holder === id) return context.json({ seat: seat.seat });
    if (match.status !== 'playing') throw new Refusal(409, 'over');
    if (!isKey(asked.key, seat.key) && match.is_listed !== 1) throw new Refusal(403, 'no-invitation');
    if (!(await desk.store.takeSeat(match.id, seat.seat, id))) throw new Refusal(409, 'taken');
    await desk.matches.reseat(match.id);
    desk.onSeated(match.id);
    return context.json({ seat: seat.seat });
  });

  app.get('/matches/:id/record', async (context) => {
    const match = await found(desk, context);
    const viewer = viewerOf(match, me(context), context.req.query('seat'), context.req.query('key'));
    if (viewer === undefined) throw new Refusal(403, 'no-seat');
    const record = await desk.matches.record(match.id, viewer, playersOf(match));
    context.header('content-disposition', `attachment; filename="${match.game}-${match.id}.derby"`);
    return context.text(writeRecord(record));
  });

  return app;
}

/**
 * Whose eyes somebody may look through: his own seat's; a spectator's where he has the key, where anyone may sit down, or where all is
 * over. Nothing otherwise.
 */
export function viewerOf(
  match: Seated,
  me: string | undefined,
  seat: string | undefined,
  key: string | undefined,
): string | undefined {
  const own = match.seats.filter(({ holder }) => me !== undefined && holder === me);
  if (seat !== undefined && seat !== 'spectator') return own.find((one) => one.seat === seat)?.seat;
  const [first] = own;
  // Whoever plays does not look on with other eyes.
  if (first) return seat === undefined || match.status === 'over' ? (seat ?? first.seat) : undefined;
  const mayWatch = match.creator === me || isKey(key, match.watch_key) || match.is_listed === 1;
  return mayWatch ? 'spectator' : undefined;
}

async function lay(desk: Desk, asked: NewMatch, creator: string): Promise<string> {
  const { store, rules, ranks, matches, creations } = desk;
  const { game, options } = asked;
  const pinned = rules.today(game);
  if (pinned === undefined) throw new Refusal(404, 'no-game');
  if (!creations.take(creator)) throw new Refusal(429, 'too-many');
  const seed = randomSeed();
  const { edition, facts, asked: first } = await attempted(matches, game, { seed, options });
  const places = facts.seats.map((seat) => ({ seat, by: asked.seats[seat] ?? 'open' }));
  if (Object.keys(asked.seats).some((seat) => !facts.seats.includes(seat))) throw new Refusal(400, 'no-seat');
  if (places.some(({ by }) => by !== 'me' && by !== 'open' && !ranks.includes(by))) throw new Refusal(400, 'no-rank');
  if (!places.some(({ by }) => by === 'me' || by === 'open')) throw new Refusal(400, 'no-person');
  const id = newMatchId();
  const now = Date.now();
  await store.addMatch(
    {
      id,
      game,
      edition,
      rules: pinned,
      options: JSON.stringify(options),
      seed,
      creator,
      watch_key: newKey(),
      is_listed: Number(asked.isListed),
      hints: Number(asked.hints),
      created: now,
      touched: now,
      status: 'playing',
      asked: first,
      result: null,
    },
    places.map(({ seat, by }) => ({
      match: id,
      seat,
      holder: by === 'me' ? creator : null,
      rank: by === 'me' || by === 'open' ? null : by,
      key: newKey(),
    })),
  );
  void matches.wake(id).catch(() => undefined);
  return id;
}

async function attempted(matches: Matches, game: string, setting: { seed: string; options: NewMatch['options'] }) {
  try {
    return await matches.attempt(game, setting);
  } catch (fault) {
    if (fault instanceof HostFault && fault.kind === 'UnknownOption') throw new Refusal(400, 'bad-options');
    throw fault;
  }
}

async function found({ store }: Desk, context: Context): Promise<Seated> {
  const match = await store.match(context.req.param('id') ?? '');
  if (!match) throw new NoMatch();
  return match;
}

/** A page of somebody else's cannot ask in a player's name: it sends no JSON without asking first, and its origin is not ours. */
function isOwn(context: Context): boolean {
  const origin = context.req.header('origin');
  const type = context.req.header('content-type') ?? '';
  return /^application\/json\b/i.test(type) && (origin === undefined || isOrigin(origin, context.req.header('host')));
}

export function isOrigin(origin: string | undefined, host: string | undefined): boolean {
  try {
    return host !== undefined && new URL(origin ?? '').host === host.toLowerCase();
  } catch {
    return false;
  }
}

async function body(context: Context): Promise<unknown> {
  try {
    return await context.req.json();
  } catch (fault) {
    if (fault instanceof Refusal) throw fault;
    return undefined;
  }
}
