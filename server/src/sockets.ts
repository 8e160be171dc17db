/** The sockets: one for each table that somebody sits at or looks on. */
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import {
  type Answer,
  type ClientMessage,
  type Company,
  type Deed,
  type DeedMessage,
  LONGEST_MESSAGE,
  readClientMessage,
  type ServerMessage,
  type ServerRefusal,
  type SocketFault,
} from '@derby/protocol';
import type { Logger } from 'pino';
import { type WebSocket, WebSocketServer } from 'ws';
import { Stopped } from './desks.ts';
import { Voice } from './frames.ts';
import type { Identities } from './identity.ts';
import type { Matches, Watcher } from './matches.ts';
import { Presence } from './presence.ts';
import { Bucket, type Rate } from './rates.ts';
import { Refusal } from './refusal.ts';
import { isOrigin, viewerOf } from './routes.ts';
import { hasHints } from './standing.ts';
import type { News } from './store/link.ts';
import type { Seated } from './store/matches.ts';
import type { Store } from './store/store.ts';
import { playersOf } from './summary.ts';
import type { Tokens } from './tokens.ts';

export interface SocketSetting {
  /** Messages of one socket. */
  readonly messages: Rate;
  /** Sockets that one person, or one address, may hold at once. */
  readonly perPerson: number;
  /** In milliseconds: whoever does not answer for two such whiles is gone. */
  readonly heartbeat: number;
}

interface Room {
  readonly store: Store;
  readonly matches: Matches;
  readonly identities: Identities;
  readonly tokens: Tokens;
  readonly log: Logger;
  readonly setting: SocketSetting;
  /** In milliseconds since 1970. */
  now(): number;
  addressOf(request: IncomingMessage): string;
}

const PATH = /^\/api\/matches\/([\w-]{8,40})\/live$/;
/** Bytes that may wait for a reader who is slow. Whoever is slower is sent away, and comes back to the whole table. */
const MOST_WAITING = 4_000_000;
/** Lines of talk at one table. */
const MOST_TALK = 2000;
/** Those at the tables are asked whether they are still there in so many parts, one after the other: to ask all at once would keep everybody waiting. */
const PARTS = 30;
const POLICY = 1008;
const GOING_AWAY = 1001;

type Talk = Extract<ServerMessage, { kind: 'talk' }>;

/** Somebody on the other side of a wire. */
interface Caller {
  readonly socket: WebSocket;
  readonly voice: Voice;
}

/** Somebody at a table. */
interface Guest extends Caller {
  readonly match: string;
  readonly watcher: Watcher;
  /** Which part of those who are asked whether they are still there. */
  readonly part: number;
  isAlive: boolean;
}

export class Sockets {
  readonly #room: Room;
  readonly #server = new WebSocketServer({ noServer: true, maxPayload: LONGEST_MESSAGE, perMessageDeflate: false });
  readonly #guests = new Set<Guest>();
  readonly #presence: Presence;
  readonly #held = new Map<string, number>();
  readonly #beating: NodeJS.Timeout;
  /** How many have ever come, and which part is asked. */
  #came = 0;
  #part = 0;

  constructor(room: Room) {
    this.#room = room;
    this.#presence = new Presence({
      store: room.store,
      viewersAt: (match) => [...room.matches.watchersOf(match)].map(({ viewer }) => viewer),
      isHere: (match, viewer) => room.matches.isWatchedBy(match, viewer),
      onChange: (match) => void this.tellCompany(match).catch(() => undefined),
    });
    this.#beating = setInterval(() => this.#beat(), room.setting.heartbeat / PARTS);
    this.#beating.unref();
  }

  get open(): number {
    return this.#guests.size;
  }

  /** Somebody wants a socket. It is refused in the words of HTTP before it is one. */
  async upgrade(request: IncomingMessage, wire: Duplex, head: Buffer): Promise<void> {
    wire.on('error', () => wire.destroy());
    try {
      const { store, identities, tokens, setting } = this.#room;
      const url = new URL(request.url ?? '/', 'http://house');
      const id = PATH.exec(url.pathname)?.[1];
      if (id === undefined) return refuse(wire, 404, 'There is nothing at this address.');
      const program = await tokens.read(request.headers.authorization);
      // A page cannot send a token along: whoever has one is no page from elsewhere.
      if (program === undefined && !isOrigin(request.headers.origin, request.headers.host))
        return refuse(wire, 403, 'A page from elsewhere cannot sit down here.');
      const me = program ?? identities.read(request.headers.cookie);
      const who = me ?? this.#room.addressOf(request);
      if ((this.#held.get(who) ?? 0) >= setting.perPerson) return refuse(wire, 429, 'These are too many sockets.');
      const match = await store.matches.find(id);
      if (!match) return refuse(wire, 404, 'There is no such match.');
      const viewer = viewerOf(match, me, {
        seat: url.searchParams.get('seat') ?? undefined,
        key: url.searchParams.get('key') ?? undefined,
        now: this.#room.now(),
      });
      if (viewer === undefined) return refuse(wire, 403, 'This is not your seat.');
      if (match.status === 'stopped') return refuse(wire, 410, 'This match was stopped: its rules have failed.');
      this.#server.handleUpgrade(request, wire, head, (socket) =>
        this.#seat({ socket, voice: new Voice(socket, wire) }, match, viewer, who),
      );
    } catch (fault) {
      if (fault instanceof Refusal) return refuse(wire, 401, 'This token is not valid.');
      this.#room.log.error({ fault }, 'a socket could not be opened');
      refuse(wire, 503, 'The house cannot be reached just now.');
    }
  }

  /** Somebody has sat down: all at the table are told who sits where. */
  async tellCompany(match: string): Promise<void> {
    const found = await this.#room.store.matches.find(match);
    if (!found) return;
    const message = JSON.stringify({ kind: 'company', seats: this.#company(found) } satisfies ServerMessage);
    for (const guest of this.#guests) if (guest.match === match) send(guest, message);
  }

  /** Whether somebody with these eyes looks on, in whatever process. */
  isHere(match: string, viewer: string): boolean {
    return this.#presence.isAt(match, viewer);
  }

  /** Somebody in another process has come or gone. */
  hearPresence(news: Extract<News, { kind: 'here' }>, from: number): void {
    this.#presence.hear(news, from);
  }

  /** A process that has come is told who is here. */
  async tellPresence(): Promise<void> {
    for (const match of new Set([...this.#guests].map((guest) => guest.match))) await this.#presence.tell(match);
  }

  /** Something may have been missed: all are told again what is. */
  async tellAll(): Promise<void> {
    await this.tellPresence();
    for (const guest of this.#guests) await this.#recount(guest);
    for (const match of new Set([...this.#guests].map((guest) => guest.match))) await this.tellCompany(match);
  }

  async close(): Promise<void> {
    clearInterval(this.#beating);
    for (const guest of this.#guests) close(guest, 'closing');
    await Promise.race([
      new Promise<void>((done) => this.#server.close(() => done())),
      new Promise<void>((done) => setTimeout(done, 1000).unref()),
    ]);
    for (const { socket } of this.#guests) socket.terminate();
  }

  #seat(caller: Caller, match: Seated, viewer: string, who: string): void {
    const { socket } = caller;
    const { matches, setting, log } = this.#room;
    const watcher: Watcher = {
      viewer,
      at: -1,
      tell: (message) => send(caller, typeof message === 'string' ? message : JSON.stringify(message)),
      leave: (why) => close(caller, why),
    };
    this.#came += 1;
    const guest: Guest = { ...caller, match: match.id, watcher, part: this.#came % PARTS, isAlive: true };
    const bucket = new Bucket(setting.messages, performance.now());
    let leave: (() => void) | undefined;
    this.#guests.add(guest);
    this.#held.set(who, (this.#held.get(who) ?? 0) + 1);
    socket.on('error', () => socket.terminate());
    socket.on('pong', () => {
      guest.isAlive = true;
    });
    socket.on('close', () => {
      this.#guests.delete(guest);
      const left = (this.#held.get(who) ?? 1) - 1;
      if (left > 0) this.#held.set(who, left);
      else this.#held.delete(who);
      leave?.();
      this.#cameOrWent(match.id);
    });
    socket.on('message', (data, isBinary) => {
      if (isBinary) answer(guest, 0, { reason: 'malformed' });
      else if (bucket.take(performance.now())) void this.#hear(guest, String(data));
      else answer(guest, idOf(String(data)), { reason: 'too-fast' });
    });
    matches.watch(match.id, watcher).then(
      (left) => {
        leave = left;
        if (socket.readyState !== socket.OPEN) return left();
        void this.#recount(guest).catch(() => undefined);
        this.#cameOrWent(match.id);
      },
      (fault: unknown) => {
        if (!(fault instanceof Stopped)) log.error({ match: match.id, fault }, 'a table could not be laid');
        close(guest, fault instanceof Stopped ? 'stopped' : 'closing');
      },
    );
  }

  #cameOrWent(match: string): void {
    void this.tellCompany(match).catch(() => undefined);
    void this.#presence.tell(match).catch(() => undefined);
  }

  async #hear(guest: Guest, text: string): Promise<void> {
    const read = readClientMessage(text);
    if ('fault' in read) {
      answer(guest, read.id, { reason: read.fault });
      return;
    }
    const { message } = read;
    try {
      // Nearly all that is said is a choice.
      const answered = message.kind === 'take' ? this.#act(guest, message) : this.#answerTo(guest, message);
      send(guest, JSON.stringify(await answered));
    } catch (fault) {
      if (!(fault instanceof Stopped))
        this.#room.log.error({ match: guest.match, fault }, 'a message was not answered');
      answer(guest, message.id, { reason: fault instanceof Stopped ? 'stopped' : 'unsaved' });
    }
  }

  async #answerTo(guest: Guest, message: ClientMessage): Promise<Answer> {
    const { matches, store } = this.#room;
    const { match, watcher } = guest;
    const { viewer } = watcher;
    const { id } = message;
    const value = (found: unknown): Answer => ({ kind: 'answer', id, value: found });
    switch (message.kind) {
      case 'look':
        return value(await matches.lookBack(match, viewer, message.step));
      case 'foresee':
        return value(await matches.foresee(match, viewer, message.choices, message.at));
      case 'record': {
        const found = await store.matches.find(match);
        return value(found && (await matches.record(match, viewer, playersOf(found))));
      }
      case 'say':
        return this.#say(match, viewer, message);
      case 'hint': {
        const found = await store.matches.find(match);
        const isAsked = found?.asked === viewer && hasHints(found);
        return isAsked ? value(await matches.hint(match, message.rank)) : refused(id, 'not-here');
      }
      default:
        return this.#act(guest, message);
    }
  }

  /** Talk is between those who play: whoever looks on does not hear it. */
  async #say(match: string, viewer: string, { id, text }: Extract<ClientMessage, { kind: 'say' }>): Promise<Answer> {
    const { store, now } = this.#room;
    if (viewer === 'spectator') return refused(id, 'no-seat');
    const line = { seat: viewer, text, made: now() };
    const from = await store.talk.add({ match, ...line }, MOST_TALK);
    if (from === undefined) return refused(id, 'too-long');
    this.#tellTalk(match, { kind: 'talk', from, lines: [line] });
    return { kind: 'answer', id };
  }

  /** Something was said at a table in another process. */
  async relayTalk(match: string, from: number): Promise<void> {
    if (![...this.#guests].some((guest) => guest.match === match)) return;
    this.#tellTalk(match, await this.#said(match, from));
  }

  #tellTalk(match: string, talk: Talk): void {
    const message = JSON.stringify(talk satisfies ServerMessage);
    for (const guest of this.#guests)
      if (guest.match === match && guest.watcher.viewer !== 'spectator') send(guest, message);
  }

  /** All that was said so far. */
  async #recount(guest: Guest): Promise<void> {
    if (guest.watcher.viewer === 'spectator') return;
    const talk = await this.#said(guest.match, 0);
    if (talk.lines.length > 0) send(guest, JSON.stringify(talk satisfies ServerMessage));
  }

  async #said(match: string, from: number): Promise<Talk> {
    const said = await this.#room.store.talk.of(match, from);
    return { kind: 'talk', from, lines: said.map(({ seat, text, made }) => ({ seat, text, made })) };
  }

  async #act({ match, watcher: { viewer } }: Guest, message: DeedMessage): Promise<Answer> {
    const { matches, store } = this.#room;
    if (viewer === 'spectator') return refused(message.id, 'no-seat');
    // To take back what the dice have shown would be a second attempt; to adjourn, half a victory for nothing.
    const isAsking = message.kind === 'take-back' || message.kind === 'propose';
    const isAttempt = isAsking && (await store.matches.find(match))?.sealed_until !== null;
    if (isAttempt) return refused(message.id, 'not-here');
    const refusal = await matches.act(match, deedOf(message, viewer), message.at);
    if (!refusal && message.kind === 'propose') {
      const found = await store.matches.find(match);
      const other = found?.seats.find(({ seat, holder }) => seat !== viewer && holder === null);
      // The staff lets one adjourn, and nothing else; so does an empty chair.
      if (other)
        await matches.act(match, { kind: 'answer', seat: other.seat, yes: message.what === 'adjourn' }, message.at + 1);
    }
    return { kind: 'answer', id: message.id, ...(refusal && { refusal }) };
  }

  #company(match: Seated): Company {
    const here = this.#presence.at(match.id);
    return Object.fromEntries(
      match.seats.map(({ seat, name, rank }) => [
        seat,
        { ...(name !== null && { name }), ...(rank !== null && { rank }), isHere: rank !== null || here.has(seat) },
      ]),
    );
  }

  #beat(): void {
    this.#part = (this.#part + 1) % PARTS;
    if (this.#part === 0) void this.#presence.prune().catch(() => undefined);
    for (const guest of this.#guests) {
      if (guest.part !== this.#part) continue;
      if (!guest.isAlive) guest.socket.terminate();
      guest.isAlive = false;
      guest.socket.ping();
    }
  }
}

function deedOf(message: DeedMessage, seat: string): Deed {
  const { id: _id, at: _at, ...deed } = message;
  return { ...deed, seat } as Deed;
}

function send({ socket, voice }: Caller, text: string): void {
  if (socket.readyState !== socket.OPEN) return;
  if (voice.waiting > MOST_WAITING) socket.terminate();
  else voice.say(text);
}

const refused = (id: number, reason: ServerRefusal['reason']): Answer => ({ kind: 'answer', id, refusal: { reason } });

function answer(to: Caller, id: number, refusal: ServerRefusal): void {
  send(to, JSON.stringify({ kind: 'answer', id, refusal } satisfies Answer));
}

function idOf(text: string): number {
  const read = readClientMessage(text);
  return 'message' in read ? read.message.id : read.id;
}

function close(caller: Caller, why: SocketFault): void {
  send(caller, JSON.stringify({ kind: 'closing', why } satisfies ServerMessage));
  caller.voice.flush();
  caller.socket.close(why === 'closing' ? GOING_AWAY : POLICY, why);
}

const STATUS: Readonly<Record<number, string>> = {
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  410: 'Gone',
  429: 'Too Many Requests',
  503: 'Service Unavailable',
};

function refuse(wire: Duplex, status: number, sentence: string): void {
  const body = `${sentence}\n`;
  wire.end(
    `HTTP/1.1 ${status} ${STATUS[status]}\r\ncontent-type: text/plain; charset=utf-8\r\ncontent-length: ${body.length}\r\nconnection: close\r\n\r\n${body}`,
  );
}
