/**
 * The matches of a house. The way of a deed: the thread takes it for its moment, the journal brings it to the disk, and only then anybody
 * is told. Where it cannot be kept, the match in memory is dropped and read again from the store: there is one truth.
 */
import type { GameRecord, TableFacts } from '@derby/kernel';
import type { Deed, ServerMessage, ServerRefusal } from '@derby/protocol';
import type { Logger } from 'pino';
import { Attendance } from './attendance.ts';
import { ATTEMPTS, type Desk, Desks, type Limits, type Request } from './desks.ts';
import type { Shown, Stand, Taken } from './host/hosted.ts';
import type { HostRequest } from './host/requests.ts';
import type { Journal } from './journal.ts';
import type { RulesShelf } from './rules-shelf.ts';
import { clockMessage, clocksStarted, hasHints, standingAfter, workAfter } from './standing.ts';
import { isListedAs, Overtaken, type Standing } from './store/events.ts';
import type { Seated } from './store/matches.ts';
import type { Store } from './store/store.ts';
import type { Threads } from './threads.ts';

/** Somebody who looks on. */
export interface Watcher {
  readonly viewer: string;
  /** The moment of what he was last told; -1 before he was told anything. */
  at: number;
  tell(message: ServerMessage | string): void;
  /** The match cannot be shown any more. */
  leave(why: 'stopped' | 'closing'): void;
}

const NOBODY: ReadonlySet<Watcher> = new Set();

interface House {
  readonly store: Store;
  readonly journal: Journal;
  readonly rules: RulesShelf;
  readonly threads: Threads;
  readonly staff: Threads;
  readonly limits: Limits;
  readonly log: Logger;
  /** In milliseconds since 1970. */
  now(): number;
  /** Told after every change that is kept. */
  readonly onChange?: (match: Seated, stand: Stand, before: Stand) => void;
}

/** How a thread answers to a deed. */
type Acted = { readonly refusal: ServerRefusal } | { readonly repeated: true } | Taken;

/** What a match begins with. */
type Beginning = Omit<Extract<HostRequest, { op: 'try' }>, 'op' | 'rules'>;

/** What a match is that could be begun. */
interface Attempted {
  readonly edition: number;
  readonly facts: TableFacts;
  /** Nobody where a record comes to its end. */
  readonly asked: string | undefined;
  /** Whose the choices of the record were, one by one. */
  readonly deciders: readonly string[];
  readonly isCalibrated: boolean;
}

export class Matches {
  readonly #house: House;
  readonly #desks: Desks;
  readonly #attendance: Attendance;
  readonly #watchers = new Map<string, Set<Watcher>>();
  readonly #following = new Map<string, Promise<void>>();

  constructor(house: House) {
    this.#house = house;
    const { store, rules, threads, staff, limits, log } = house;
    this.#desks = new Desks({
      store,
      rules,
      threads,
      limits,
      log,
      viewersOf: (id) => [...this.watchersOf(id)].filter(({ at }) => at >= 0).map(({ viewer }) => viewer),
      isWatched: (id, viewer) => (viewer === undefined ? this.#watchers.has(id) : this.isWatchedBy(id, viewer)),
      onLaid: (desk) => this.#letDecide(desk),
      onStopped: (id) => this.#sendAway(id, 'stopped'),
    });
    const act = this.act.bind(this);
    this.#attendance = new Attendance({ desks: this.#desks, rules, staff, limit: limits.staff, log, act });
  }

  /** How many are laid. */
  get laid(): number {
    return this.#desks.size;
  }

  /** A deed of a seat or of the house, for a moment. */
  async act(id: string, deed: Deed, at: number): Promise<ServerRefusal | undefined> {
    // Where no clock runs, no time runs out.
    const laid = this.#desks.laid(id);
    if (!laid || laid.match.due !== null) await this.flag(id);
    return this.#act(id, deed, at);
  }

  /** Whoever has to decide loses if his time has run out. */
  async flag(id: string): Promise<void> {
    const { match, stand } = await this.#desks.at(id);
    const { due } = match;
    if (due === null || this.#house.now() < due || stand.asked === undefined) return;
    await this.#act(id, { kind: 'end', end: `forfeit ${stand.asked}` }, stand.at);
  }

  async #act(id: string, deed: Deed, at: number): Promise<ServerRefusal | undefined> {
    for (let attempt = 1; ; attempt++) {
      const { desk, value } = await this.#desks.ask<Acted>(id, { op: 'act', deed, at });
      const refusal = 'told' in value ? await this.#keep(desk, deed, value) : await this.#answered(desk, value);
      // Another process was quicker: what it did is read, and answers the question.
      if (!desk.isOvertaken || attempt === ATTEMPTS) return refusal;
    }
  }

  /** Nothing was taken: the deed was refused, or had been taken before. */
  async #answered(desk: Desk, value: Exclude<Acted, Taken>): Promise<ServerRefusal | undefined> {
    await desk.saved.catch(() => undefined);
    return 'refusal' in value ? value.refusal : undefined;
  }

  /** Others have done something at a match: where it is laid here, it goes on with them. One after the other. */
  follow(id: string): Promise<void> {
    const following = (this.#following.get(id) ?? Promise.resolve())
      .then(() => this.#follow(id))
      .catch((fault) => this.#house.log.error({ match: id, fault }, 'what others did was not taken up'))
      .finally(() => this.#following.get(id) === following && this.#following.delete(id));
    this.#following.set(id, following);
    return following;
  }

  /** The same for all that are laid: something may have been missed. */
  async followAll(): Promise<void> {
    await Promise.all(this.#desks.ids.map((id) => this.follow(id)));
  }

  async #follow(id: string): Promise<void> {
    const { store } = this.#house;
    const desk = await this.#desks.found(id);
    await desk?.saved.catch(() => undefined);
    if (!desk || desk.isLost) return;
    for (const { seq, deed } of await store.events.of(id, desk.stand.at)) {
      const { desk: asked, value } = await this.#desks.ask<Acted>(id, { op: 'act', deed: JSON.parse(deed), at: seq });
      // Laid anew meanwhile, it has them all.
      if (asked !== desk || desk.isLost) return;
      if (!('told' in value)) return this.#overtake(desk);
      const { told: _, ...stand } = value;
      desk.stand = stand;
      this.#tell(id, value);
      this.#desks.grown(desk);
    }
    await this.reset(id);
  }

  /** What is in memory is not what the others have done. */
  async #overtake(desk: Desk): Promise<void> {
    desk.isOvertaken = true;
    await this.#reread(desk);
  }

  /** From now on this one is told everything that his viewer may know. The function given back ends it. */
  async watch(id: string, watcher: Watcher): Promise<() => void> {
    const watchers = this.#watchers.get(id) ?? new Set();
    this.#watchers.set(id, watchers);
    watchers.add(watcher);
    const leave = () => this.#unwatch(id, watcher);
    try {
      await this.#showAll(id, watcher);
    } catch (fault) {
      leave();
      throw fault;
    }
    return leave;
  }

  /** Who looks on at a match. */
  watchersOf(id: string): ReadonlySet<Watcher> {
    return this.#watchers.get(id) ?? NOBODY;
  }

  /** Whether somebody with these eyes looks on. */
  isWatchedBy(id: string, viewer: string): boolean {
    for (const watcher of this.watchersOf(id)) if (watcher.viewer === viewer) return true;
    return false;
  }

  async lookBack(id: string, viewer: string, step: number): Promise<unknown> {
    return this.#read(id, { op: 'look', viewer, step });
  }

  async foresee(id: string, viewer: string, choices: readonly string[], at: number): Promise<unknown> {
    return this.#read(id, { op: 'foresee', viewer, choices, at });
  }

  async record(id: string, viewer: string, players: Readonly<Record<string, string>>): Promise<GameRecord> {
    const { sealed_until } = (await this.#desks.at(id)).match;
    const isSealed = sealed_until !== null && this.#house.now() < sealed_until;
    return (await this.#read(id, { op: 'record', viewer, players, isSealed })) as GameRecord;
  }

  /** All of it, for the house alone. */
  async whole(id: string): Promise<GameRecord> {
    return (await this.#read(id, { op: 'whole' })) as GameRecord;
  }

  /** What a player of the staff would choose here. */
  hint(id: string, rank: string): Promise<unknown> {
    return this.#attendance.hint(id, rank);
  }

  /** Tries the options of a match that is to be begun. */
  async attempt(pinned: string, setting: Beginning): Promise<Attempted> {
    const { rules, threads, limits } = this.#house;
    const file = await rules.fileOf(pinned);
    return (await threads.pick().ask({ op: 'try', rules: file, ...setting }, limits.lay)) as never;
  }

  /** Lets the staff go on where it is asked: here, or wherever somebody is free. */
  async wake(id: string): Promise<void> {
    if (!this.#house.store.link.isShared) await this.#desks.at(id);
  }

  /** Lets the staff decide at a match, once, if it is asked there. */
  async decide(id: string): Promise<void> {
    await this.follow(id);
    await this.#attendance.attend(await this.#desks.at(id));
  }

  /** Who sits where has changed. */
  async reseat(id: string): Promise<void> {
    const { store, now } = this.#house;
    const desk = await this.#desks.at(id);
    await desk.saved.catch(() => undefined);
    const match = await store.matches.find(id);
    if (!match) return;
    desk.match = match;
    const stand = clocksStarted(match, desk.stand.asked, now());
    if (!stand) return;
    await store.matches.setClock(id, stand);
    desk.match = { ...match, ...stand };
    this.#tellClocks(desk.match);
  }

  /** The clock of a match was set otherwise, where it is laid. */
  async reset(id: string): Promise<void> {
    const desk = await this.#desks.found(id);
    for (let at = -1; desk && !desk.isLost && at !== desk.stand.at; ) {
      at = desk.stand.at;
      await desk.saved.catch(() => undefined);
      const match = await this.#house.store.matches.find(id);
      // Whatever was done meanwhile knows better.
      if (!match || at !== desk.stand.at) continue;
      desk.match = match;
      this.#tellClocks(match);
    }
  }

  /** Another process has stopped a match. */
  async stopped(id: string): Promise<void> {
    const desk = await this.#desks.found(id);
    if (desk) await this.#desks.giveUp(desk);
    this.#sendAway(id, 'stopped');
  }

  /** Nothing is taken any more; what was taken is written. */
  async close(): Promise<void> {
    this.#desks.close();
    for (const id of [...this.#watchers.keys()]) this.#sendAway(id, 'closing');
    await this.#house.journal.settle();
  }

  /** Brings a deed that was taken to the disk, and then tells everyone. */
  async #keep(desk: Desk, deed: Deed, taken: Taken): Promise<ServerRefusal | undefined> {
    const { match, stand: before } = desk;
    const { journal, log, onChange, now } = this.#house;
    if (desk.isLost) return { reason: 'unsaved' };
    const stand: Stand = { at: taken.at, asked: taken.asked, result: taken.result };
    const made = now();
    const standing = standingAfter(match, before.asked, stand, made);
    const entry = {
      match: match.id,
      seq: taken.at - 1,
      deed: JSON.stringify(deed),
      made,
      standing,
      isListedAsBefore: isListedAs(match, standing),
      work: workAfter(match, stand),
    };
    const saved = journal.add(entry);
    desk.stand = stand;
    stands(match, standing);
    desk.saved = saved;
    try {
      await saved;
    } catch (fault) {
      if (fault instanceof Overtaken) await this.#overtake(desk);
      else log.error({ match: match.id, fault }, 'a deed could not be kept');
      await this.#reread(desk);
      return { reason: 'unsaved' };
    }
    this.#tell(match.id, taken);
    this.#tellClocks(desk.match);
    onChange?.(match, stand, before);
    this.#desks.grown(desk);
    this.#letDecide(desk);
    return undefined;
  }

  /** Where there are several processes the staff's decisions are work that waits for one of them. */
  #letDecide(desk: Desk): void {
    if (!this.#house.store.link.isShared && desk.match.seats.some(({ rank }) => rank !== null))
      void this.#attendance.attend(desk);
  }

  #tellClocks(match: Seated): void {
    const message = clockMessage(match, this.#house.now());
    if (message) for (const watcher of this.watchersOf(match.id)) if (watcher.at >= 0) watcher.tell(message);
  }

  #tell(id: string, { at, told }: Taken): void {
    for (const watcher of this.watchersOf(id)) {
      const said = told[watcher.viewer];
      if (watcher.at === at - 1 && said !== undefined) {
        watcher.at = at;
        watcher.tell(said);
      } else if (watcher.at >= 0 && watcher.at < at)
        void this.#showAll(id, watcher).catch(() => watcher.leave('closing'));
    }
  }

  async #showAll(id: string, watcher: Watcher): Promise<void> {
    watcher.at = -1;
    const { desk, value } = await this.#desks.ask<Shown>(id, { op: 'show', viewer: watcher.viewer });
    await desk.saved;
    const { at, facts, now, seedHash } = value;
    watcher.at = at;
    const { sealed_until: sealedUntil } = desk.match;
    watcher.tell({
      kind: 'table',
      at,
      viewer: watcher.viewer,
      facts,
      now,
      hints: hasHints(desk.match),
      seedHash,
      ...(sealedUntil !== null && { sealedUntil }),
    });
    const clocks = clockMessage(desk.match, this.#house.now());
    if (clocks !== undefined) watcher.tell(clocks);
  }

  #unwatch(id: string, watcher: Watcher): void {
    const watchers = this.#watchers.get(id);
    watchers?.delete(watcher);
    if (watchers?.size === 0) this.#watchers.delete(id);
    this.#desks.left(id, watcher.viewer);
  }

  #sendAway(id: string, why: 'stopped' | 'closing'): void {
    for (const watcher of [...this.watchersOf(id)]) watcher.leave(why);
  }

  /** What is in memory is not what is on the disk: it is dropped, and all who look on are shown what is. */
  async #reread(desk: Desk): Promise<void> {
    if (desk.isLost) return;
    const { id } = desk.match;
    await this.#desks.giveUp(desk);
    for (const watcher of [...this.watchersOf(id)])
      await this.#showAll(id, watcher).catch(() => watcher.leave('closing'));
  }

  async #read(id: string, request: Request): Promise<unknown> {
    const { desk, value } = await this.#desks.ask(id, request);
    // What was asked about may not be on the disk yet.
    await desk.saved;
    return value;
  }
}

/** A deed leaves a match so; what else is known of it stays. The object is changed: there is one for each that is laid, and a deed a moment. */
function stands(match: { -readonly [K in keyof Standing]: Standing[K] }, standing: Standing): void {
  match.touched = standing.touched;
  match.status = standing.status;
  match.asked = standing.asked;
  match.result = standing.result;
  match.left = standing.left;
  match.since = standing.since;
  match.due = standing.due;
}
