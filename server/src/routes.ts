/** What is asked over HTTP. Every body is checked in `protocol` first; every answer is JSON, and a refusal names its reason. */
import { writeRecord } from '@derby/kernel';
import { LONGEST_RECORD, type Notes, readContinuation, readJoining, readNewMatch, readNotes } from '@derby/protocol';
import { type Context, Hono } from 'hono';
import { type AlertDesk, alertRoutes } from './alerts/alert-routes.ts';
import { challengeRoutes } from './challenges/challenge-routes.ts';
import type { Challenges } from './challenges/challenges.ts';
import { goOn } from './continuing.ts';
import { NoMatch, Stopped } from './desks.ts';
import { isKey, newPersonId } from './identity.ts';
import { type Laying, lay } from './laying.ts';
import { OPENAPI } from './openapi.ts';
import { body, type PeopleDesk, peopleRoutes } from './people-routes.ts';
import type { Rates } from './rates.ts';
import { Refusal } from './refusal.ts';
import type { Seated } from './store/matches.ts';
import { pageOf, playersOf, summaryOf } from './summary.ts';

export interface Desk extends Laying, PeopleDesk, AlertDesk {
  readonly challenges: Challenges;
  /** For every request, by address. */
  readonly requests: Rates;
  /** Something failed that should not have. */
  onFault(fault: unknown, path: string): void;
  /** Somebody has sat down: those at the table are told. */
  onSeated(match: string, holder: string): void;
}

const FIRST_NAME = 'Guest';

export function routes(desk: Desk): Hono {
  const app = new Hono().basePath('/api');
  /** For whom a program asks that has shown a token. */
  const programs = new WeakMap<Context, string>();

  app.use(async (context, next) => {
    if (!desk.requests.take(desk.addressOf(context))) throw new Refusal(429, 'too-fast');
    if (context.req.method !== 'GET' && !isOwn(context)) throw new Refusal(403, 'other-origin');
    const program = await desk.tokens.read(context.req.header('authorization'));
    if (program !== undefined) programs.set(context, program);
    await next();
    context.header('cache-control', 'no-store');
    context.header('x-content-type-options', 'nosniff');
    context.header('content-security-policy', "default-src 'none'; frame-ancestors 'none'");
  });

  app.onError((fault, context) => {
    if (fault instanceof Refusal) return context.json({ error: fault.message }, fault.status);
    if (fault instanceof NoMatch) return context.json({ error: 'no-match' }, 404);
    if (fault instanceof Stopped) return context.json({ error: 'stopped' }, 410);
    desk.onFault(fault, context.req.path);
    return context.json({ error: 'unavailable' }, 503);
  });
  app.notFound((context) => context.json({ error: 'no-route' }, 404));

  const me = (context: Context): string | undefined =>
    programs.get(context) ?? desk.identities.read(context.req.header('cookie'));

  /** Whoever asks; a guest from now on where he was nobody. */
  const person = async (context: Context): Promise<string> => {
    const known = me(context);
    if (known !== undefined && (await desk.store.people.find(known))) return known;
    const id = newPersonId();
    await desk.store.people.add({ id, name: FIRST_NAME, created: desk.now(), away_until: null });
    context.header('set-cookie', desk.identities.write(id, desk.isSecure(context)));
    return id;
  };

  peopleRoutes(app, desk, { me, person });
  alertRoutes(app, desk, { me, person });
  challengeRoutes(app, desk, { me, person });

  app.get('/openapi.json', (context) => context.json(OPENAPI));

  app.get('/matches', async (context) => {
    const found = await desk.store.matches.lobby();
    return context.json(found.map((one) => summaryOf(one, me(context))));
  });

  app.get('/matches/mine', async (context) => {
    const known = me(context);
    const found = known === undefined ? [] : await desk.store.matches.of(known);
    return context.json(found.map((one) => summaryOf(one, known)));
  });

  app.post('/matches', async (context) => {
    const asked = readNewMatch(await body(context));
    if (!asked) throw new Refusal(400, 'malformed');
    const match = await lay(desk, asked, await person(context));
    return context.json({ id: match }, 201);
  });

  app.post('/matches/continued', async (context) => {
    const asked = readContinuation(await body(context, 2 * LONGEST_RECORD));
    if (!asked) throw new Refusal(400, 'malformed');
    const match = await goOn(desk, asked, await person(context));
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
    if (!(await desk.store.matches.takeSeat(match.id, seat.seat, id))) throw new Refusal(409, 'taken');
    await desk.matches.reseat(match.id);
    desk.onSeated(match.id, id);
    return context.json({ seat: seat.seat });
  });

  app.get('/matches/:id/notes', async (context) => {
    const match = await found(desk, context);
    return context.json<Notes>({ text: await desk.store.talk.notes(match.id, playerOf(match, me(context))) });
  });

  app.put('/matches/:id/notes', async (context) => {
    const asked = readNotes(await body(context));
    if (!asked) throw new Refusal(400, 'malformed');
    const match = await found(desk, context);
    await desk.store.talk.setNotes({ match: match.id, person: playerOf(match, me(context)), text: asked.text });
    return context.json<Notes>(asked);
  });

  app.get('/matches/:id/record', async (context) => {
    const match = await found(desk, context);
    const viewer = viewerOf(match, me(context), {
      seat: context.req.query('seat'),
      key: context.req.query('key'),
      now: desk.now(),
    });
    if (viewer === undefined) throw new Refusal(403, 'no-seat');
    const record = await desk.matches.record(match.id, viewer, playersOf(match));
    context.header('content-disposition', `attachment; filename="${match.game}-${match.id}.derby"`);
    return context.text(writeRecord(record));
  });

  return app;
}

/** Whoever asks, if he sits at this table. */
function playerOf(match: Seated, me: string | undefined): string {
  if (me === undefined || !match.seats.some(({ holder }) => holder === me)) throw new Refusal(403, 'no-seat');
  return me;
}

/**
 * Whose eyes somebody may look through: his own seat's; a spectator's where he has the key, where anyone may sit down, or where all is
 * over. Nothing otherwise.
 */
export function viewerOf(
  match: Seated,
  me: string | undefined,
  { seat, key, now }: { readonly seat: string | undefined; readonly key: string | undefined; readonly now: number },
): string | undefined {
  const own = match.seats.filter(({ holder }) => me !== undefined && holder === me);
  if (seat !== undefined && seat !== 'spectator') return own.find((one) => one.seat === seat)?.seat;
  const [first] = own;
  // The dice of a challenge are everybody's: nobody looks on while it runs, and everybody may afterwards.
  if (match.sealed_until !== null)
    return seat === undefined && first ? first.seat : now >= match.sealed_until ? 'spectator' : undefined;
  // Whoever plays does not look on with other eyes.
  if (first) return seat === undefined || match.status === 'over' ? (seat ?? first.seat) : undefined;
  const mayWatch = match.creator === me || isKey(key, match.watch_key) || match.is_listed === 1;
  return mayWatch ? 'spectator' : undefined;
}

async function found({ store }: Desk, context: Context): Promise<Seated> {
  const match = await store.matches.find(context.req.param('id') ?? '');
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
