/** An engine at a seat of a house, over the same HTTP and WebSocket as anybody, with a token in the place of a cookie. */
import { notation, openOf } from '@derby/kernel';
import {
  applied,
  type MatchPage,
  type PackedNow,
  readServerMessage,
  type ServerMessage,
  unpacked,
  type WireNow,
} from '@derby/protocol';
import { WebSocket } from 'ws';
import { type Engine, EngineFault } from './engine.ts';

interface BotSetting {
  /** Where the house is: `http://host:port`. */
  readonly house: string;
  readonly token: string;
  readonly match: string;
  /** The seat to take, if it is not taken yet; the one that the token's owner holds otherwise. */
  readonly seat?: string | undefined;
  /** The invitation to that seat, where the table is not open to all. */
  readonly key?: string | undefined;
  readonly engine: Engine;
}

/** The house has refused the bot; `reason` says why. */
export class BotRefused extends Error {
  override readonly name = 'BotRefused';
  readonly reason: string;

  constructor(reason: string) {
    super(`The house has refused: ${reason}.`);
    this.reason = reason;
  }
}

/** In milliseconds: before a broken wire is tried again. */
const PAUSE = 500;
/** So often an engine may choose what is not open. */
const MOST_REFUSALS = 3;

/** Plays the seat to the end of the match; how it ended. */
export async function playSeat(setting: BotSetting): Promise<{ readonly grade: string; readonly winner: string }> {
  const seat = await takenSeat(setting);
  for (;;) {
    const ended = await new Sitting(setting, seat).played();
    if (ended) return ended;
    await new Promise<void>((resume) => setTimeout(resume, PAUSE));
  }
}

/** A token of a new guest, for a bot that has none yet. */
export async function tokenFrom(house: string): Promise<string> {
  const response = await fetch(new URL('/api/tokens', house), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ label: 'bot' }),
  });
  const { token, error } = (await response.json()) as { token?: string; error?: string };
  if (token === undefined) throw new BotRefused(error ?? String(response.status));
  return token;
}

async function takenSeat(setting: BotSetting): Promise<string> {
  const { match, seat, key } = setting;
  const { seats } = await asked<MatchPage>(setting, 'GET', `/matches/${match}`);
  const own = seats.find((one) => one.isMine && (seat === undefined || one.seat === seat));
  if (own) return own.seat;
  if (seat === undefined) throw new BotRefused('no-seat');
  await asked(setting, 'POST', `/matches/${match}/seats/${seat}`, { ...(key !== undefined && { key }) });
  return seat;
}

async function asked<T>({ house, token }: BotSetting, method: string, path: string, body?: object): Promise<T> {
  const response = await fetch(new URL(`/api${path}`, house), {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  const said = (await response.json()) as T & { error?: string };
  if (!response.ok) throw new BotRefused(said.error ?? String(response.status));
  return said;
}

/** One connection to the table. */
class Sitting {
  readonly #setting: BotSetting;
  readonly #seat: string;
  readonly #socket: WebSocket;
  #told: PackedNow | undefined;
  #now: WireNow | undefined;
  #at = -1;
  #read = 0;
  #refusals = 0;
  /** The moment for which something was chosen already. */
  #decided = -1;
  #said = '';
  #end: (ended: { readonly grade: string; readonly winner: string } | undefined) => void = () => undefined;
  #fail: (fault: unknown) => void = () => undefined;

  constructor(setting: BotSetting, seat: string) {
    this.#setting = setting;
    this.#seat = seat;
    const url = new URL(`/api/matches/${setting.match}/live`, setting.house);
    url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
    url.searchParams.set('seat', seat);
    this.#socket = new WebSocket(url, { headers: { authorization: `Bearer ${setting.token}` } });
  }

  /** Until the match is over; nothing where the wire broke first. */
  async played(): Promise<{ readonly grade: string; readonly winner: string } | undefined> {
    const socket = this.#socket;
    try {
      return await new Promise((resolve, reject) => {
        this.#end = resolve;
        this.#fail = reject;
        socket.on('message', (data) => this.#hear(String(data)));
        socket.on('unexpected-response', (_request, { statusCode = 0 }) =>
          statusCode >= 500 ? resolve(undefined) : reject(new BotRefused(String(statusCode))),
        );
        socket.on('error', () => resolve(undefined));
        socket.on('close', () => resolve(undefined));
      });
    } finally {
      socket.terminate();
    }
  }

  #hear(text: string): void {
    const message = readServerMessage(text);
    if (message?.kind === 'table') this.#lay(message);
    else if (message?.kind === 'change') {
      if (message.at !== this.#at + 1) {
        this.#socket.terminate();
        return;
      }
      this.#at = message.at;
      this.#refusals = 0;
      this.#told = applied(this.#told, message.changes) as PackedNow;
      this.#now = unpacked(this.#told);
    } else if (message?.kind === 'answer' && message.refusal) this.#refused(message.refusal.reason);
    else if (message?.kind === 'closing' && message.why === 'stopped') this.#fail(new BotRefused('stopped'));
    void this.#decide().catch(this.#fail);
  }

  #lay({ at, now, facts }: Extract<ServerMessage, { kind: 'table' }>): void {
    this.#at = at;
    this.#told = now;
    this.#now = unpacked(now);
    this.#read = 0;
    const { game, edition, seats, options } = facts;
    this.#setting.engine.tell({ kind: 'table', game, edition, seat: this.#seat, seats, options });
  }

  #refused(reason: string): void {
    if (reason === 'stale') return;
    if (reason === 'too-fast' || reason === 'unsaved') {
      this.#socket.terminate();
      return;
    }
    this.#refusals += 1;
    this.#setting.engine.tell({ kind: 'refused', at: this.#at, choice: this.#said, reason });
    if (this.#refusals < MOST_REFUSALS) this.#decided = -1;
    else this.#fail(new EngineFault('refused', `It chose what is not open: ${this.#said.slice(0, 80)}`));
  }

  async #decide(): Promise<void> {
    const { engine } = this.#setting;
    const now = this.#now;
    if (now?.ending) {
      const { grade, winner } = now.ending.outcome;
      engine.tell({ kind: 'over', grade, winner });
      this.#end({ grade, winner });
      return;
    }
    if (!now?.question || this.#decided === this.#at) return;
    const at = this.#at;
    this.#decided = at;
    const { rule, offers } = now.question;
    const open = openOf(offers).map(({ choice }) => notation(choice));
    const log = now.log.slice(this.#read);
    this.#read = now.log.length;
    const choice = await engine.decide({ kind: 'decide', at, rule, open, view: now.view, log });
    // Meanwhile somebody may have ended it, or taken something back.
    if (at !== this.#at) return;
    this.#said = choice;
    this.#socket.send(JSON.stringify({ kind: 'take', id: at + 1, at, choice }));
  }
}
