/** A house: store, rules, threads, routes and sockets together, for whoever listens at an address. */
import { mkdirSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { Duplex } from 'node:stream';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import { type Logger, pino } from 'pino';
import { Accounts } from './accounts.ts';
import { Alerts } from './alerts/alerts.ts';
import { type AlertSetting, Ways } from './alerts/ways.ts';
import type { Limits } from './desks.ts';
import { Identities } from './identity.ts';
import { Journal } from './journal.ts';
import { Matches } from './matches.ts';
import { measuresOf } from './measures.ts';
import { type Rate, Rates } from './rates.ts';
import { Ratings } from './ratings.ts';
import { routes } from './routes.ts';
import { RulesShelf } from './rules-shelf.ts';
import { type SocketSetting, Sockets } from './sockets.ts';
import { BadFolder, sqliteStore } from './store/sqlite.ts';
import type { Store } from './store/store.ts';
import { Threads } from './threads.ts';
import { Tokens } from './tokens.ts';

export interface HouseSetting {
  /** The data folder: matches, the rules they are pinned to, the secret of the cookies. */
  readonly data: string;
  /** The folder with the rules of the day, one bundle for each game. */
  readonly rules: string;
  /** Whether a proxy in front says who asks, and whether over TLS. */
  readonly behindProxy?: boolean;
  readonly log?: Logger;
  /** Another store than the file in the data folder. */
  readonly store?: Store;
  readonly threads?: number;
  readonly limits?: Partial<Limits>;
  readonly sockets?: Partial<SocketSetting>;
  readonly requests?: Rate;
  readonly creations?: Rate;
  /** Of passwords. */
  readonly tries?: Rate;
  /** What time it is, in milliseconds since 1970. */
  readonly now?: () => number;
  readonly alerts?: AlertSetting;
  /** In milliseconds: how long somebody may be gone before he is told, and how often it is looked who is. */
  readonly patience?: number;
  readonly alerting?: number;
  /** In milliseconds: how often it is looked whose time has run out. */
  readonly flagging?: number;
}

export interface House {
  /** Whether a path is the house's to answer. */
  handles(path: string): boolean;
  handle(request: IncomingMessage, response: ServerResponse): void;
  upgrade(request: IncomingMessage, wire: Duplex, head: Buffer): void;
  readonly matches: Matches;
  readonly store: Store;
  readonly ways: Ways;
  /** Takes nothing any more, writes what was taken, and lets everyone go. */
  close(): Promise<void>;
}

const LIMITS: Limits = { deed: 10_000, lay: 30_000, staff: 30_000, unwatched: 10_000 };
const SOCKETS: SocketSetting = { messages: { burst: 60, perSecond: 20 }, perPerson: 20, heartbeat: 30_000 };
const REQUESTS: Rate = { burst: 120, perSecond: 10 };
/** Twenty at once, then one every half minute. */
const CREATIONS: Rate = { burst: 20, perSecond: 1 / 30 };
/** In milliseconds: a clock that ran out is found so late at most, if nobody does anything. */
const FLAGGING = 500;
/** In milliseconds: whoever only went from one page to another is back by then. */
const ALERT_PATIENCE = 20_000;
const ALERTING = 2000;
/** In milliseconds. */
const THINKING_TIME = 1800;
const RANKS = ['cadet', 'watch-officer', 'commander', 'admiral'];

export async function openHouse(setting: HouseSetting): Promise<House> {
  const { data } = setting;
  const log = setting.log ?? pino({ level: 'silent' });
  const now = setting.now ?? Date.now;
  const store = setting.store ?? (await sqliteStore(data));
  const { rules, identities } = inFolder(data, () => {
    mkdirSync(data, { recursive: true });
    return { rules: new RulesShelf(join(data, 'rules'), setting.rules), identities: new Identities(data) };
  });
  const journal = new Journal(store.events);
  const count = setting.threads ?? Math.max(1, availableParallelism() - 1);
  const threads = new Threads({ count, thinkingTime: THINKING_TIME });
  const staff = new Threads({ count, thinkingTime: THINKING_TIME });
  const measures = measuresOf({ laid: () => matches.laid, sockets: () => sockets.open });
  const ratings = new Ratings(store);
  const tokens = new Tokens(store);
  const ways = new Ways(setting.alerts ?? {}, identities.secretFor('web push'));
  const alerts = new Alerts({
    store,
    ways,
    log,
    now,
    patience: setting.patience ?? ALERT_PATIENCE,
    isAtTable: (id, seat) => [...matches.watchersOf(id)].some(({ viewer }) => viewer === seat),
  });
  const unsent = (fault: unknown) => log.error({ fault }, 'alerts were not sent');
  const matches: Matches = new Matches({
    store,
    journal,
    rules,
    threads,
    staff,
    limits: { ...LIMITS, ...setting.limits },
    log,
    now,
    onChange: (match, stand, before) => {
      const { id } = match;
      const { result } = stand;
      measures.deeds.inc();
      void alerts.changed(match, stand, before).catch(unsent);
      if (result) void ratings.count(id).catch((fault) => log.error({ match: id, fault }, 'a result was not counted'));
    },
  });
  const addressOf = (request: IncomingMessage): string => {
    const forwarded = setting.behindProxy
      ? String(request.headers['x-forwarded-for'] ?? '')
          .split(',')
          .at(-1)
          ?.trim()
      : '';
    return forwarded || (request.socket.remoteAddress ?? '');
  };
  const sockets: Sockets = new Sockets({
    store,
    matches,
    identities,
    log,
    now,
    tokens,
    setting: { ...SOCKETS, ...setting.sockets },
    addressOf,
  });
  const incoming = (context: Context): IncomingMessage => (context.env as HttpBindings).incoming;
  const app = routes({
    store,
    matches,
    identities,
    rules,
    ranks: RANKS,
    tokens,
    alerts,
    ways,
    accounts: new Accounts(store, setting.tries),
    now,
    requests: new Rates(setting.requests ?? REQUESTS),
    creations: new Rates(setting.creations ?? CREATIONS),
    addressOf: (context) => addressOf(incoming(context)),
    isSecure: (context) => setting.behindProxy === true && context.req.header('x-forwarded-proto') === 'https',
    onFault: (fault, path) => log.error({ fault, path }, 'a request has failed'),
    onSeated: (id, holder) => {
      void sockets.tellCompany(id).catch(() => undefined);
      void store.matches
        .find(id)
        .then((match) => match && alerts.seated(match, holder))
        .catch(unsent);
    },
  });
  const listener = getRequestListener(app.fetch, { overrideGlobalObjects: false });
  let isClosing = false;
  const plain = async (path: string, response: ServerResponse): Promise<void> => {
    const say = (status: number, text: string, type = 'text/plain; charset=utf-8') =>
      response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(text);
    if (path === '/healthz') return void say(200, 'well\n');
    if (path === '/metrics') return void say(200, await measures.text(), measures.type);
    const isReady =
      !isClosing &&
      (await store.check().then(
        () => true,
        () => false,
      ));
    say(isReady ? 200 : 503, isReady ? 'ready\n' : 'not ready\n');
  };
  const flags = setInterval(() => void flag().catch(() => undefined), setting.flagging ?? FLAGGING);
  flags.unref();
  const sending = setInterval(() => void alerts.send().catch(unsent), setting.alerting ?? ALERTING);
  sending.unref();
  const flag = async (): Promise<void> => {
    for (const id of await store.matches.dueBy(now()))
      await matches.flag(id).catch((fault) => log.error({ match: id, fault }, 'a flag has not fallen'));
  };
  void ratings.catchUp().catch((fault) => log.error({ fault }, 'results were not counted'));
  // The staff goes on where it was asked when the house was last closed.
  void store.matches.awaitingStaff().then(
    (ids) =>
      Promise.all(
        ids.map((id) => matches.wake(id).catch((fault) => log.error({ match: id, fault }, 'it was not taken up'))),
      ),
    (fault) => log.error({ fault }, 'the store could not be read'),
  );
  return {
    matches,
    store,
    ways,
    handles: (path) => path.startsWith('/api/') || PLAIN.includes(path),
    handle: (request, response) => {
      const path = (request.url ?? '/').split('?', 1)[0] ?? '/';
      measures.requests.inc();
      response.on('finish', () => log.info({ method: request.method, path, status: response.statusCode }, 'answered'));
      if (PLAIN.includes(path)) void plain(path, response).catch(() => response.destroy());
      else void listener(request, response);
    },
    upgrade: (request, wire, head) => {
      if (isClosing) wire.destroy();
      else void sockets.upgrade(request, wire, head);
    },
    close: async () => {
      isClosing = true;
      clearInterval(flags);
      clearInterval(sending);
      await matches.close();
      await sockets.close();
      await Promise.all([threads.close(), staff.close()]);
      if (!setting.store) await store.close();
    },
  };
}

const PLAIN: readonly string[] = ['/healthz', '/readyz', '/metrics'];

/** What goes wrong in the data folder is said as such. */
function inFolder<T>(folder: string, act: () => T): T {
  try {
    return act();
  } catch (fault) {
    if (fault instanceof Error && 'code' in fault) throw new BadFolder(folder, fault);
    throw fault;
  }
}
