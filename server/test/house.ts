/** A house for tests, and players who come to it over HTTP and sockets as anybody would. */
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { notation, openOf, type TableFacts } from '@derby/kernel';
import {
  applied,
  type ClientMessage,
  type Company,
  type MatchPage,
  type MatchSummary,
  type PackedNow,
  readServerMessage,
  type ServerMessage,
  type ServerRefusal,
  type TalkLine,
  unpacked,
  type WireNow,
} from '@derby/protocol';
import { type House, type HouseSetting, openHouse } from '@derby/server';
import { WebSocket } from 'ws';
import { ensureRules } from '../../scripts/bundle.mjs';
import { databaseFor, isOnPostgres } from './database.ts';

export interface TestHouse extends AsyncDisposable {
  readonly house: House;
  readonly address: string;
  readonly data: string;
}

/** Nobody in a test is slowed down, unless that is what it tests. */
const FREELY = { burst: 1e9, perSecond: 1e9 };

export async function open(setting: Partial<HouseSetting> = {}): Promise<TestHouse> {
  const data = setting.data ?? mkdtempSync(join(tmpdir(), 'derby-house-'));
  const database = setting.store ? undefined : await databaseFor(data);
  const house = await openHouse({
    data,
    ...(database !== undefined && { database }),
    rules: await ensureRules(),
    threads: 1,
    requests: FREELY,
    creations: FREELY,
    ...setting,
    sockets: { messages: FREELY, perPerson: 1000, ...setting.sockets },
  });
  const server = createServer((request, response) => house.handle(request, response));
  server.on('upgrade', (request, wire, head) => house.upgrade(request, wire, head));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    house,
    data,
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    [Symbol.asyncDispose]: async () => {
      server.close();
      server.closeAllConnections();
      await house.close();
      if (setting.data === undefined) rmSync(data, { recursive: true, force: true });
    },
  };
}

/** A second house on what the first keeps: with a database it has one of its own there, a folder it cannot open twice. */
export const openBeside = ({ house, data }: TestHouse, setting: Partial<HouseSetting> = {}): Promise<TestHouse> =>
  open({ data, ...(isOnPostgres() ? {} : { store: house.store }), ...setting });

/** Somebody with a browser: he keeps his cookie. */
export class Person {
  readonly #address: string;
  cookie = '';

  constructor(address: string) {
    this.#address = address;
  }

  async ask(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Response> {
    const response = await fetch(`${this.#address}${path}`, {
      method,
      headers: {
        ...(this.cookie !== '' && { cookie: this.cookie }),
        ...(method !== 'GET' && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const [given] = response.headers.getSetCookie();
    if (given !== undefined) this.cookie = given.split(';', 1)[0] ?? '';
    return response;
  }

  async lay(match: unknown): Promise<string> {
    const response = await this.ask('POST', '/api/matches', match);
    const said = (await response.json()) as { id: string; error?: string };
    if (response.status !== 201) throw new Error(said.error);
    return said.id;
  }

  async page(id: string): Promise<MatchPage> {
    return (await this.ask('GET', `/api/matches/${id}`)).json() as Promise<MatchPage>;
  }

  async list(which: '' | '/mine'): Promise<MatchSummary[]> {
    return (await this.ask('GET', `/api/matches${which}`)).json() as Promise<MatchSummary[]>;
  }

  async join(id: string, seat: string, key?: string): Promise<number> {
    return (await this.ask('POST', `/api/matches/${id}/seats/${seat}`, { ...(key !== undefined && { key }) })).status;
  }

  /** Sits down; the table is laid when it is given back. */
  async sit(id: string, query = ''): Promise<Seat> {
    const seat = new Seat(`${this.#address.replace('http', 'ws')}/api/matches/${id}/live${query}`, {
      origin: this.#address,
      cookie: this.cookie,
    });
    await seat.until(() => seat.now !== undefined);
    return seat;
  }
}

/** A seat at a table across the wire, with all that was ever said to it. */
export class Seat {
  readonly socket: WebSocket;
  readonly heard: string[] = [];
  readonly #waiting = new Set<() => void>();
  readonly #asked = new Map<number, (answer: { refusal?: ServerRefusal; value?: unknown }) => void>();
  facts: TableFacts | undefined;
  company: Company = {};
  clock: Extract<ServerMessage, { kind: 'clock' }> | undefined;
  readonly talk: TalkLine[] = [];
  seedHash = '';
  hints = false;
  now: WireNow | undefined;
  #told: PackedNow | undefined;
  at = -1;
  ended: string | undefined;
  #id = 0;

  constructor(url: string, headers: { origin: string; cookie: string }) {
    this.socket = new WebSocket(url, { headers: { cookie: headers.cookie }, origin: headers.origin });
    this.socket.on('message', (data) => this.#hear(String(data)));
    this.socket.on('unexpected-response', (_request, response) => this.#end(`${response.statusCode}`));
    this.socket.on('error', () => undefined);
    this.socket.on('close', (_code, why) => this.#end(String(why)));
  }

  /** Until something holds; a table that was left is a fault. */
  async until(holds: () => boolean): Promise<void> {
    while (!holds()) {
      if (this.ended !== undefined) throw new Error(`The table was left: ${this.ended}`);
      await new Promise<void>((resume) => this.#waiting.add(resume));
    }
  }

  say(message: object): Promise<{ refusal?: ServerRefusal; value?: unknown }> {
    this.#id += 1;
    const id = this.#id;
    this.socket.send(JSON.stringify({ id, ...message } as ClientMessage));
    return new Promise((resolve, reject) => {
      this.#asked.set(id, resolve);
      if (this.ended !== undefined) reject(new Error(`The table was left: ${this.ended}`));
    });
  }

  take(choice: string, at = this.at): Promise<{ refusal?: ServerRefusal }> {
    return this.say({ kind: 'take', at, choice });
  }

  /** What is open to this seat. */
  get open(): string[] {
    return openOf(this.now?.question?.offers ?? []).map(({ choice }) => notation(choice));
  }

  async leave(): Promise<void> {
    if (this.ended !== undefined) return;
    this.socket.close();
    await this.until(() => false).catch(() => undefined);
  }

  #end(why: string): void {
    this.ended ??= why;
    this.#wake();
  }

  #hear(text: string): void {
    this.heard.push(text);
    const message = readServerMessage(text) as ServerMessage;
    if (message.kind === 'table') {
      ({ facts: this.facts, now: this.#told, at: this.at, seedHash: this.seedHash, hints: this.hints } = message);
      this.now = unpacked(message.now);
    } else if (message.kind === 'change') {
      if (message.at !== this.at + 1) throw new Error(`A change to ${message.at} was told at ${this.at}.`);
      this.#told = applied(this.#told, message.changes) as PackedNow;
      this.now = unpacked(this.#told);
      this.at = message.at;
    } else if (message.kind === 'company') this.company = message.seats;
    else if (message.kind === 'clock') this.clock = message;
    else if (message.kind === 'talk') this.talk.splice(message.from, this.talk.length, ...message.lines);
    else if (message.kind === 'closing') this.#end(message.why);
    else {
      this.#asked.get(message.id)?.(message);
      this.#asked.delete(message.id);
    }
    this.#wake();
  }

  #wake(): void {
    for (const resume of this.#waiting) resume();
    this.#waiting.clear();
  }
}
