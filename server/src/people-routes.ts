/** What people ask over HTTP about themselves: names, accounts, vacations; and how strong everybody is. */
import {
  type Me,
  type RatingLine,
  readCredentials,
  readNewToken,
  readRenaming,
  readVacation,
  type TokenLine,
} from '@derby/protocol';
import type { Context, Hono } from 'hono';
import type { Accounts } from './accounts.ts';
import type { Identities } from './identity.ts';
import type { Matches } from './matches.ts';
import type { Rates } from './rates.ts';
import { RANK } from './ratings.ts';
import { Refusal } from './refusal.ts';
import type { Store } from './store/store.ts';
import type { Tokens } from './tokens.ts';
import { goAway } from './vacation.ts';

export interface PeopleDesk {
  readonly store: Store;
  readonly matches: Matches;
  readonly accounts: Accounts;
  readonly identities: Identities;
  readonly tokens: Tokens;
  /** For what is laid down for good. */
  readonly creations: Rates;
  now(): number;
  addressOf(context: Context): string;
  isSecure(context: Context): boolean;
}

/** Who asks. */
export interface Asker {
  me(context: Context): string | undefined;
  /** A guest from now on where he was nobody. */
  person(context: Context): Promise<string>;
}

export function peopleRoutes(app: Hono, desk: PeopleDesk, { me, person }: Asker): void {
  const { store } = desk;

  const meOf = async (id: string | undefined): Promise<Me | null> => {
    const [found, account] = id === undefined ? [] : await Promise.all([store.people.find(id), store.accounts.of(id)]);
    if (!found) return null;
    const { name, away_until } = found;
    return {
      name,
      ...(account && { account: account.name }),
      ...(away_until !== null && away_until > desk.now() && { awayUntil: away_until }),
    };
  };

  app.get('/me', async (context) => context.json<Me | null>(await meOf(me(context))));

  app.put('/me', async (context) => {
    const asked = readRenaming(await body(context));
    if (!asked) throw new Refusal(400, 'bad-name');
    const id = await person(context);
    await store.people.rename(id, asked.name);
    return context.json<Me | null>(await meOf(id));
  });

  app.post('/me/vacation', async (context) => {
    const asked = readVacation(await body(context));
    if (!asked) throw new Refusal(400, 'malformed');
    const id = await person(context);
    return context.json<Pick<Me, 'awayUntil'>>({ awayUntil: await goAway(desk, id, asked.days) });
  });

  app.post('/account', async (context) => {
    const asked = readCredentials(await body(context));
    if (!asked) throw new Refusal(400, 'bad-account');
    const id = await person(context);
    if (!desk.creations.take(`account ${desk.addressOf(context)}`)) throw new Refusal(429, 'too-many');
    await desk.accounts.open(id, asked, desk.now());
    return context.json<Me | null>(await meOf(id), 201);
  });

  app.post('/session', async (context) => {
    const asked = readCredentials(await body(context));
    if (!asked) throw new Refusal(401, 'no-account');
    const id = await desk.accounts.enter(me(context), asked, desk.addressOf(context));
    context.header('set-cookie', desk.identities.write(id, desk.isSecure(context)));
    return context.json<Me | null>(await meOf(id));
  });

  app.post('/session/end', (context) => {
    context.header('set-cookie', desk.identities.forget());
    return context.json(null);
  });

  app.get('/tokens', async (context) => context.json<TokenLine[]>(await desk.tokens.list(me(context) ?? '')));

  app.post('/tokens', async (context) => {
    const asked = readNewToken(await body(context));
    if (!asked) throw new Refusal(400, 'malformed');
    return context.json(await desk.tokens.issue(await person(context), asked.label, desk.now()), 201);
  });

  app.post('/tokens/:id/end', async (context) => {
    await desk.tokens.end(me(context) ?? '', context.req.param('id'));
    return context.json(null);
  });

  app.get('/ratings/:game', async (context) => {
    const known = me(context);
    const lines = await store.ratings.table(context.req.param('game'));
    return context.json<RatingLine[]>(
      lines.map(({ player, name, rating, deviation, played }) => ({
        ...(player.startsWith(RANK) ? { rank: player.slice(RANK.length) } : { name: name ?? '' }),
        isMe: player === known,
        rating: Math.round(rating),
        deviation: Math.round(deviation),
        played,
      })),
    );
  });
}

/** Bytes of a body. */
const LONGEST_BODY = 16 * 1024;

/** The body of a request as data; nothing where it is none. One that is too large is not read to its end. */
export async function body(context: Context, longest = LONGEST_BODY): Promise<unknown> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of context.req.raw.body ?? []) {
    size += part.length;
    if (size > longest) throw new Refusal(400, 'too-large');
    parts.push(part);
  }
  try {
    return JSON.parse(Buffer.concat(parts).toString());
  } catch {
    return undefined;
  }
}
