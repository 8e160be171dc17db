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
import { Challenges } from './challenges/challenges.ts';
import type { Limits } from './desks.ts';
import { type Doing, errandDone } from './errands.ts';
import { Identities, randomSeed, secretIn } from './identity.ts';
import { Journal } from './journal.ts';
import { Matches } from './matches.ts';
import { measuresOf } from './measures.ts';
import type { Queue } from './queue.ts';
import { type Rate, Rates } from './rates.ts';
import { Ratings } from './ratings.ts';
import { routes } from './routes.ts';
import { RulesShelf } from './rules-shelf.ts';
import { Sharing } from './sharing.ts';
import { type SocketSetting, Sockets } from './sockets.ts';
import type { MatchTask } from './store/matches.ts';
import { postgresStore } from './store/postgres.ts';
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
  /** The address of a PostgreSQL database in place of the file in the data folder: any number of processes may share it. */
  readonly database?: string;
  /** Another store than the file in the data folder. */
  readonly store?: Store;
  /** Whether it only works for others: nobody comes to it, and it tells nobody. */
  readonly isWorkshop?: boolean;
  /** What is done here for other processes beside the staff's decisions, by name. */
  readonly errands?: Readonly<Record<string, Doing>>;
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
/** In milliseconds: what the review of one attempt may take. */
const REVIEW_TIME = 10 * 60_000;
/** In milliseconds. */
const THINKING_TIME = 1800;
const RANKS = ['cadet', 'watch-officer', 'commander', 'admiral'];

export async function openHouse(setting: HouseSetting): Promise<House> {
  const { data, database } = setting;
  const store =
    setting.store ?? (await (database === undefined ? sqliteStore(data, { isAlone: true }) : postgresStore(database)));
  try {
    return await houseOn(store, setting);
  } catch (fault) {
    if (!setting.store) await store.close();
    throw fault;
  }
}

async function houseOn(store: Store, setting: HouseSetting): Promise<House> {
  const { data, database } = setting;
  const log = setting.log ?? pino({ level: 'silent' });
  const now = setting.now ?? Date.now;
  const { link, property } = store;
  const rules = inFolder(data, () => {
    mkdirSync(data, { recursive: true });
    return new RulesShelf(join(data, 'rules'), setting.rules, ...(link.isShared ? [property] : []));
  });
  await rules.share();
  const secret = link.isShared
    ? await property.secret({ name: 'cookies', value: randomSeed() })
    : inFolder(data, () => secretIn(data));
  const identities = new Identities(secret);
  const journal = new Journal(store.events);
  const threadCount = setting.threads ?? Math.max(1, availableParallelism() - 1);
  const threads = new Threads({ count: threadCount, thinkingTime: THINKING_TIME });
  const staff = new Threads({ count: threadCount, thinkingTime: THINKING_TIME });
  const reviews = new Threads({ count: 1, thinkingTime: THINKING_TIME });
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
    isAtTable: (id, seat) => sockets.isHere(id, seat),
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
      if (result && match.sealed_until !== null && !link.isShared) void challenges.count(id).catch(unwritten);
      if (result) sharing.count(id);
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
  const laying = { store, matches, rules, ranks: RANKS, now, creations: new Rates(setting.creations ?? CREATIONS) };
  const challenges = new Challenges({ ...laying, reviews, log, limit: REVIEW_TIME });
  const app = routes({
    ...laying,
    identities,
    challenges,
    tokens,
    alerts,
    ways,
    accounts: new Accounts(store, setting.tries),
    requests: new Rates(setting.requests ?? REQUESTS),
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
  const unwritten = (fault: unknown) => log.error({ fault }, 'an attempt was not written down');
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
  // A workshop knows no way to tell anybody: what is to be told waits for a house.
  const send = (): void => void (setting.isWorkshop || alerts.send().catch(unsent));
  const sending = setInterval(send, setting.alerting ?? ALERTING);
  sending.unref();
  const sharing = new Sharing({
    store,
    matches,
    sockets,
    ratings,
    challenges,
    log,
    flagging: setting.flagging ?? FLAGGING,
    now,
  });
  await sharing.open();
  const tasks: Tasks = { staff: (id) => matches.decide(id), review: (id) => challenges.count(id) };
  const queue =
    database === undefined ? undefined : await queueAt(database, { store, setting, threadCount, log, tasks });
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
      clearInterval(sending);
      sharing.close();
      await queue?.close();
      await matches.close();
      await sockets.close();
      await Promise.all([threads.close(), staff.close(), reviews.close()]);
      if (!setting.store) await store.close();
    },
  };
}

const PLAIN: readonly string[] = ['/healthz', '/readyz', '/metrics'];

/** What is done at a match, by task. */
type Tasks = Readonly<Record<MatchTask, (match: string) => Promise<void>>>;

interface Hands {
  readonly store: Store;
  readonly tasks: Tasks;
  readonly setting: HouseSetting;
  readonly threadCount: number;
  readonly log: Logger;
}

/** The queue of a database: what waits at matches, and whatever else is done here. Loaded where there is one. */
async function queueAt(url: string, { store, tasks, setting, threadCount, log }: Hands): Promise<Queue> {
  const { openQueue } = await import('./queue.ts');
  const atMatches = Object.entries(tasks).map(([name, act]) => [
    name,
    (payload: unknown) => act((payload as { match: string }).match),
  ]);
  const errands = Object.entries(setting.errands ?? {}).map(([name, act]) => [name, errandDone(store, act)]);
  return openQueue({ url, tasks: Object.fromEntries([...atMatches, ...errands]), atOnce: threadCount, log });
}

/** What goes wrong in the data folder is said as such. */
function inFolder<T>(folder: string, act: () => T): T {
  try {
    return act();
  } catch (fault) {
    if (fault instanceof Error && 'code' in fault) throw new BadFolder(folder, fault);
    throw fault;
  }
}
