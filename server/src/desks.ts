/**
 * Matches laid in threads: laid when somebody wants them, kept on their way so that they are quickly laid again, dropped when nobody
 * looks on. A match that fails, or breaks its thread, is stopped and marked; whatever another match has broken is laid anew.
 */
import type { Deed } from '@derby/protocol';
import type { Logger } from 'pino';
import type { Laid, Stand } from './host/hosted.ts';
import type { Packed } from './host/kept.ts';
import type { HostRequest } from './host/requests.ts';
import type { RulesShelf } from './rules-shelf.ts';
import type { Seated } from './store/matches.ts';
import type { Store } from './store/store.ts';
import { type Asker, Broken, HostFault, ThreadLost, type Threads } from './threads.ts';

export interface Limits {
  /** In milliseconds: what one deed may take. */
  readonly deed: number;
  /** … to lay a match from its beginning. */
  readonly lay: number;
  /** … for a player of the staff to answer. */
  readonly staff: number;
  /** For so long a match is kept that nobody looks on. */
  readonly unwatched: number;
}

/** A match that is laid. */
export interface Desk {
  match: Seated;
  readonly thread: Asker;
  stand: Stand;
  /** Until all that was taken so far is on the disk. */
  saved: Promise<void>;
  /** Whether it was given up: nothing that comes from it counts any more. */
  isLost: boolean;
  /** Whether another process had done something first. */
  isOvertaken: boolean;
  isStaffAsked: boolean;
  /** How many requests are under way. */
  busy: number;
  /** How many deeds lie behind what the store has of it, beside the deeds themselves. */
  keptAt: number;
  dropping: NodeJS.Timeout | undefined;
}

interface Setting {
  readonly store: Store;
  readonly rules: RulesShelf;
  readonly threads: Threads;
  readonly limits: Limits;
  readonly log: Logger;
  /** Who looks on and has been shown the table. */
  viewersOf(id: string): readonly string[];
  /** Whether anybody looks on, or anybody with these eyes. */
  isWatched(id: string, viewer?: string): boolean;
  onLaid(desk: Desk): void;
  onStopped(id: string): void;
}

/** There is no such match. */
export class NoMatch extends Error {
  override readonly name = 'NoMatch';
}

/** Its rules have failed, or did not come to an end. */
export class Stopped extends Error {
  override readonly name = 'Stopped';
}

/** How often a request is put again to another thread. */
export const ATTEMPTS = 5;
/** So many deeds are quickly played again. */
const FEW = 32;
/** A match is kept on its way after so many deeds, and later whenever it has grown by a part: what that costs stays in proportion. */
const MANY = 128;
const PART = 4;

/** What is asked of the thread of a match; which match that is, is known. */
export type Request = HostRequest extends infer R ? (R extends { match: string } ? Omit<R, 'match'> : never) : never;

export class Desks {
  readonly #setting: Setting;
  readonly #desks = new Map<string, Promise<Desk>>();
  /** Those of them that are done with being laid. */
  readonly #laid = new Map<string, Desk>();
  #isClosing = false;

  constructor(setting: Setting) {
    this.#setting = setting;
  }

  get size(): number {
    return this.#desks.size;
  }

  get ids(): readonly string[] {
    return [...this.#desks.keys()];
  }

  get isClosing(): boolean {
    return this.#isClosing;
  }

  /** The desk of a match, laid where it is not. */
  at(id: string): Promise<Desk> {
    const found = this.#desks.get(id);
    if (found) return found;
    const laying = this.#lay(id);
    this.#desks.set(id, laying);
    laying.catch(() => {
      if (this.#desks.get(id) === laying) this.#desks.delete(id);
    });
    return laying;
  }

  /** The same where it is laid. */
  laid(id: string): Desk | undefined {
    return this.#laid.get(id);
  }

  /** The same where it is laid, or is being laid. */
  found(id: string): Promise<Desk | undefined> {
    return this.#desks.get(id)?.catch(() => undefined) ?? Promise.resolve(undefined);
  }

  /** Asks the thread of a match. Where another match has broken it, this one is laid anew and asked again. */
  async ask<T>(id: string, request: Request): Promise<{ desk: Desk; value: T }> {
    for (let attempt = 1; ; attempt++) {
      const desk = this.#laid.get(id) ?? (await this.at(id));
      desk.busy += 1;
      try {
        return { desk, value: (await this.#put(desk, request)) as T };
      } catch (fault) {
        if (isLost(fault) && attempt < ATTEMPTS && !this.#isClosing) this.#forget(id, desk);
        else throw await this.blamed(id, fault, desk);
      } finally {
        desk.busy -= 1;
      }
    }
  }

  /** Something was taken and is on the disk: from time to time the match is kept as it stands. */
  grown(desk: Desk): void {
    const { keptAt, stand } = desk;
    if (stand.at - keptAt >= Math.max(MANY, keptAt / PART)) void this.#keep(desk);
  }

  /** One viewer of a match has gone. */
  left(id: string, viewer: string): void {
    void this.found(id).then((desk) => {
      if (!desk) return;
      if (!this.#setting.isWatched(id, viewer)) void this.#put(desk, { op: 'hide', viewer }).catch(() => undefined);
      this.#rest(desk);
    });
  }

  /** What is in memory is not what is on the disk: it is given up. */
  async giveUp(desk: Desk): Promise<void> {
    const { id } = desk.match;
    this.#forget(id, desk);
    await desk.saved.catch(() => undefined);
    await this.#put(desk, { op: 'drop' }).catch(() => undefined);
  }

  /** A match that has failed, or broken its thread, is stopped and marked. What is given back is to be thrown. */
  async blamed(id: string, fault: unknown, desk?: Desk): Promise<unknown> {
    const isItsOwn = fault instanceof Broken || fault instanceof HostFault;
    if (!isItsOwn || this.#isClosing) return fault;
    const { store, log, onStopped } = this.#setting;
    log.error({ match: id, fault, trace: fault instanceof HostFault ? fault.trace : undefined }, 'a match was stopped');
    if (desk) this.#forget(id, desk);
    await desk?.saved.catch(() => undefined);
    await store.matches.stop(id, Date.now());
    onStopped(id);
    return new Stopped();
  }

  /** Nothing is laid or dropped any more. */
  close(): void {
    this.#isClosing = true;
    for (const { dropping } of this.#laid.values()) clearTimeout(dropping);
  }

  #put(desk: Desk, request: Request): Promise<unknown> {
    return desk.thread.ask({ match: desk.match.id, ...request } as HostRequest, this.#setting.limits.deed);
  }

  /** Drops a match that nobody looks on, after a while. */
  #rest(desk: Desk): void {
    clearTimeout(desk.dropping);
    if (this.#isClosing) return;
    desk.dropping = setTimeout(() => void this.#retire(desk), this.#setting.limits.unwatched);
    desk.dropping.unref();
  }

  async #retire(desk: Desk): Promise<void> {
    if (!this.#isNeeded(desk) && desk.stand.at - desk.keptAt >= FEW) await this.#keep(desk);
    // Somebody may have come meanwhile.
    if (this.#isNeeded(desk)) this.#rest(desk);
    else await this.giveUp(desk);
  }

  #isNeeded({ match, isStaffAsked, busy }: Desk): boolean {
    return this.#setting.isWatched(match.id) || isStaffAsked || busy > 0;
  }

  /** Keeps a match as it stands. Where that fails nothing is lost: the deeds are the match. */
  async #keep(desk: Desk): Promise<void> {
    const { store, log } = this.#setting;
    const { id, rules } = desk.match;
    const { at } = desk.stand;
    desk.keptAt = at;
    try {
      const kept = (await this.#put(desk, { op: 'keep' })) as Packed | undefined;
      // What it holds must not be more than what is on the disk.
      await desk.saved;
      if (kept) await store.events.keepCheckpoint({ match: id, rules, deeds: at, ...kept });
    } catch (fault) {
      if (!isLost(fault)) log.warn({ match: id, fault }, 'a match was not kept on its way');
    }
  }

  /** The thread is gone, and with it the match in memory; the store has it. */
  #forget(id: string, desk: Desk): void {
    desk.isLost = true;
    clearTimeout(desk.dropping);
    if (this.#laid.get(id) !== desk) return;
    this.#laid.delete(id);
    this.#desks.delete(id);
  }

  async #lay(id: string): Promise<Desk> {
    const { store, rules, threads, limits, viewersOf, onLaid } = this.#setting;
    const match = await store.matches.find(id);
    if (!match) throw new NoMatch();
    if (match.status === 'stopped') throw new Stopped();
    const [events, kept] = await Promise.all([store.events.of(id), store.events.checkpoint(id)]);
    if (events.some(({ seq }, i) => seq !== i)) throw await this.blamed(id, new Broken('Its events have a gap.'));
    const origin = {
      seed: match.seed,
      options: JSON.parse(match.options),
      deeds: events.map(({ deed }) => JSON.parse(deed) as Deed),
      viewers: viewersOf(id),
      kept: kept?.rules === match.rules ? { packed: kept.packed, hash: kept.hash } : undefined,
    };
    const file = await rules.fileOf(match.rules);
    for (let attempt = 1; ; attempt++) {
      const thread = threads.pick();
      try {
        const request: HostRequest = { op: 'lay', match: id, rules: file, origin };
        const desk: Desk = {
          match,
          thread,
          stand: (await thread.ask(request, limits.lay)) as Laid,
          saved: Promise.resolve(),
          isLost: false,
          isOvertaken: false,
          isStaffAsked: false,
          busy: 0,
          keptAt: kept?.deeds ?? 0,
          dropping: undefined,
        };
        this.#laid.set(id, desk);
        this.#rest(desk);
        onLaid(desk);
        return desk;
      } catch (fault) {
        if (!(fault instanceof ThreadLost) || attempt === ATTEMPTS || this.#isClosing)
          throw await this.blamed(id, fault);
      }
    }
  }
}

/** Whether a thread no longer has the match, through no fault of its own. */
export const isLost = (fault: unknown): boolean =>
  fault instanceof ThreadLost || (fault instanceof HostFault && fault.kind === 'NotLaid');
