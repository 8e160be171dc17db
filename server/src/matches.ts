/**
 * The matches of a house. Each is laid in a thread when somebody wants it, and dropped when nobody looks on. The way of a deed: the
 * thread takes it for its moment, the journal brings it to the disk, and only then anybody is told. Where it cannot be kept, the match
 * in memory is dropped and read again from the store: there is one truth.
 */
import type { GameRecord, TableFacts } from '@derby/kernel';
import type { Deed, MatchStatus, ServerMessage, ServerRefusal } from '@derby/protocol';
import type { Logger } from 'pino';
import type { Laid, Shown, Stand, Taken } from './host/hosted.ts';
import type { HostRequest } from './host/requests.ts';
import type { Journal } from './journal.ts';
import type { RulesShelf } from './rules-shelf.ts';
import type { Seated, Standing, Store } from './store/store.ts';
import { type Asker, Broken, HostFault, ThreadLost, type Threads } from './threads.ts';

/** Somebody who looks on. */
export interface Watcher {
  readonly viewer: string;
  /** The moment of what he was last told; -1 before he was told anything. */
  at: number;
  tell(message: ServerMessage | string): void;
  /** The match cannot be shown any more. */
  leave(why: 'stopped' | 'closing'): void;
}

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

interface House {
  readonly store: Store;
  readonly journal: Journal;
  readonly rules: RulesShelf;
  readonly threads: Threads;
  readonly staff: Threads;
  readonly limits: Limits;
  readonly log: Logger;
  /** Told after every change that is kept. */
  readonly onChange?: (match: Seated, stand: Stand) => void;
}

/** A match that is laid. */
interface Desk {
  match: Seated;
  readonly thread: Asker;
  stand: Stand;
  /** Until all that was taken so far is on the disk. */
  saved: Promise<void>;
  /** Whether it was given up: nothing that comes from it counts any more. */
  isLost: boolean;
  isStaffAsked: boolean;
  /** How many requests are under way. */
  busy: number;
  dropping: NodeJS.Timeout | undefined;
}

/** What a match begins with. */
type Beginning = { readonly seed: string; readonly options: GameRecord['options'] };

/** There is no such match. */
export class NoMatch extends Error {
  override readonly name = 'NoMatch';
}

/** Its rules have failed, or did not come to an end. */
export class Stopped extends Error {
  override readonly name = 'Stopped';
}

/** How often a request is put again to another thread. */
const ATTEMPTS = 5;

export class Matches {
  readonly #house: House;
  readonly #desks = new Map<string, Promise<Desk>>();
  /** Those of them that are done with being laid. */
  readonly #laid = new Map<string, Desk>();
  readonly #watchers = new Map<string, Set<Watcher>>();
  #isClosing = false;

  constructor(house: House) {
    this.#house = house;
  }

  /** How many are laid. */
  get laid(): number {
    return this.#desks.size;
  }

  /** A deed of a seat or of the house, for a moment. */
  async act(id: string, deed: Deed, at: number): Promise<ServerRefusal | undefined> {
    const { desk, value } = await this.#ask<{ refusal: ServerRefusal } | { repeated: true } | Taken>(id, 'deed', {
      op: 'act',
      deed,
      at,
    });
    if ('changes' in value) return this.#keep(desk, deed, value);
    await desk.saved.catch(() => undefined);
    return 'refusal' in value ? value.refusal : undefined;
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
    return this.#watchers.get(id) ?? new Set();
  }

  async lookBack(id: string, viewer: string, step: number): Promise<unknown> {
    return this.#read(id, { op: 'look', viewer, step });
  }

  async foresee(id: string, viewer: string, choices: readonly string[], at: number): Promise<unknown> {
    return this.#read(id, { op: 'foresee', viewer, choices, at });
  }

  async record(id: string, viewer: string, players: Readonly<Record<string, string>>): Promise<GameRecord> {
    return (await this.#read(id, { op: 'record', viewer, players })) as GameRecord;
  }

  /** What a player of the staff would choose here. */
  async hint(id: string, rank: string): Promise<unknown> {
    const { desk, value } = await this.#ask<GameRecord>(id, 'deed', { op: 'whole' });
    await desk.saved;
    return this.#consult(desk.match, value, rank, true);
  }

  /** Tries the options of a match that is to be begun. */
  async attempt(game: string, setting: Beginning): Promise<{ edition: number; facts: TableFacts; asked: string }> {
    const { rules, threads, limits } = this.#house;
    const file = rules.fileOf(rules.today(game) ?? '');
    return (await threads.pick().ask({ op: 'try', rules: file, ...setting }, limits.lay)) as never;
  }

  /** Lays a match so that the staff goes on where it is asked. */
  async wake(id: string): Promise<void> {
    await this.#desk(id);
  }

  /** Who sits where has changed. */
  async reseat(id: string): Promise<void> {
    const desk = await this.#desks.get(id)?.catch(() => undefined);
    const match = desk && (await this.#house.store.match(id));
    if (match) desk.match = match;
  }

  /** Nothing is taken any more; what was taken is written. */
  async close(): Promise<void> {
    this.#isClosing = true;
    for (const watchers of this.#watchers.values()) for (const watcher of [...watchers]) watcher.leave('closing');
    for (const desk of this.#desks.values())
      void desk.then(({ dropping }) => clearTimeout(dropping)).catch(() => undefined);
    await this.#house.journal.settle();
  }

  /** Brings a deed that was taken to the disk, and then tells everyone. */
  async #keep(desk: Desk, deed: Deed, taken: Taken): Promise<ServerRefusal | undefined> {
    const { match } = desk;
    const { journal, log, onChange } = this.#house;
    if (desk.isLost) return { reason: 'unsaved' };
    const { changes, ...stand } = taken;
    const made = Date.now();
    const entry = {
      match: match.id,
      seq: taken.at - 1,
      deed: JSON.stringify(deed),
      made,
      standing: standingOf(stand, made),
    };
    const saved = journal.add(entry);
    desk.stand = stand;
    desk.saved = saved;
    try {
      await saved;
    } catch (fault) {
      log.error({ match: match.id, fault }, 'a deed could not be kept');
      await this.#reread(desk);
      return { reason: 'unsaved' };
    }
    this.#tell(match.id, taken);
    onChange?.(match, stand);
    void this.#attend(desk);
    return undefined;
  }

  /** Each viewer's changes are put into words once, for all who look on as he does. */
  #tell(id: string, { at, changes }: Taken): void {
    const words = new Map<string, string>();
    for (const watcher of this.watchersOf(id)) {
      const { viewer } = watcher;
      if (watcher.at === at - 1 && changes[viewer]) {
        const said = words.get(viewer) ?? JSON.stringify({ kind: 'change', at, changes: changes[viewer] });
        words.set(viewer, said);
        watcher.at = at;
        watcher.tell(said);
      } else if (watcher.at >= 0 && watcher.at < at)
        void this.#showAll(id, watcher).catch(() => watcher.leave('closing'));
    }
  }

  async #showAll(id: string, watcher: Watcher): Promise<void> {
    watcher.at = -1;
    const { desk, value } = await this.#ask<Shown>(id, 'deed', { op: 'show', viewer: watcher.viewer });
    await desk.saved;
    const { at, facts, now, seedHash } = value;
    watcher.at = at;
    watcher.tell({ kind: 'table', at, viewer: watcher.viewer, facts, now, hints: hasHints(desk.match), seedHash });
  }

  #unwatch(id: string, watcher: Watcher): void {
    const watchers = this.#watchers.get(id);
    watchers?.delete(watcher);
    if (watchers?.size === 0) this.#watchers.delete(id);
    const isSeen = [...this.watchersOf(id)].some(({ viewer }) => viewer === watcher.viewer);
    void this.#desks
      .get(id)
      ?.then((desk) => {
        if (!isSeen)
          void desk.thread
            .ask({ op: 'hide', match: id, viewer: watcher.viewer }, this.#house.limits.deed)
            .catch(() => undefined);
        this.#rest(desk);
      })
      .catch(() => undefined);
  }

  /** Drops a match that nobody looks on, after a while. */
  #rest(desk: Desk): void {
    clearTimeout(desk.dropping);
    if (this.#isClosing) return;
    desk.dropping = setTimeout(() => {
      const { id } = desk.match;
      if (this.watchersOf(id).size === 0 && !desk.isStaffAsked && desk.busy === 0) void this.#drop(id, desk);
      else this.#rest(desk);
    }, this.#house.limits.unwatched);
    desk.dropping.unref();
  }

  async #drop(id: string, desk: Desk): Promise<void> {
    this.#forget(id, desk);
    await desk.saved.catch(() => undefined);
    await desk.thread.ask({ op: 'drop', match: id }, this.#house.limits.deed).catch(() => undefined);
  }

  /** What is in memory is not what is on the disk: it is dropped, and all who look on are shown what is. */
  async #reread(desk: Desk): Promise<void> {
    if (desk.isLost) return;
    const { id } = desk.match;
    await this.#drop(id, desk);
    for (const watcher of [...this.watchersOf(id)])
      await this.#showAll(id, watcher).catch(() => watcher.leave('closing'));
  }

  async #read(id: string, request: Omitted): Promise<unknown> {
    const { desk, value } = await this.#ask(id, 'deed', request);
    // What was asked about may not be on the disk yet.
    await desk.saved;
    return value;
  }

  /** Asks the thread of a match. Where another match has broken it, this one is laid anew and asked again. */
  async #ask<T>(id: string, limit: keyof Limits, request: Omitted): Promise<{ desk: Desk; value: T }> {
    for (let attempt = 1; ; attempt++) {
      const desk = await this.#desk(id);
      desk.busy += 1;
      try {
        const value = await desk.thread.ask({ ...request, match: id } as HostRequest, this.#house.limits[limit]);
        return { desk, value: value as T };
      } catch (fault) {
        if (isLost(fault) && attempt < ATTEMPTS && !this.#isClosing) this.#forget(id, desk);
        else throw await this.#blamed(id, fault, desk);
      } finally {
        desk.busy -= 1;
      }
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

  /** A match that has failed, or broken its thread, is stopped and marked. */
  async #blamed(id: string, fault: unknown, desk?: Desk): Promise<unknown> {
    const isItsOwn = fault instanceof Broken || fault instanceof HostFault;
    if (!isItsOwn || this.#isClosing) return fault;
    const { store, log } = this.#house;
    log.error({ match: id, fault, trace: fault instanceof HostFault ? fault.trace : undefined }, 'a match was stopped');
    if (desk) this.#forget(id, desk);
    await desk?.saved.catch(() => undefined);
    await store.stop(id, Date.now());
    for (const watcher of [...this.watchersOf(id)]) watcher.leave('stopped');
    return new Stopped();
  }

  #desk(id: string): Promise<Desk> {
    const found = this.#desks.get(id);
    if (found) return found;
    const laying = this.#lay(id);
    this.#desks.set(id, laying);
    laying.catch(() => {
      if (this.#desks.get(id) === laying) this.#desks.delete(id);
    });
    return laying;
  }

  async #lay(id: string): Promise<Desk> {
    const { store, rules, threads, limits } = this.#house;
    const match = await store.match(id);
    if (!match) throw new NoMatch();
    if (match.status === 'stopped') throw new Stopped();
    const events = await store.events(id);
    if (events.some(({ seq }, i) => seq !== i)) throw await this.#blamed(id, new Broken('Its events have a gap.'));
    const viewers = [...new Set([...this.watchersOf(id)].filter(({ at }) => at >= 0).map(({ viewer }) => viewer))];
    const origin = {
      seed: match.seed,
      options: JSON.parse(match.options),
      deeds: events.map(({ deed }) => JSON.parse(deed) as Deed),
      viewers,
    };
    for (let attempt = 1; ; attempt++) {
      const thread = threads.pick();
      try {
        const request: HostRequest = { op: 'lay', match: id, rules: rules.fileOf(match.rules), origin };
        const laid = (await thread.ask(request, limits.lay)) as Laid;
        const desk: Desk = {
          match,
          thread,
          stand: laid,
          saved: Promise.resolve(),
          isLost: false,
          isStaffAsked: false,
          busy: 0,
          dropping: undefined,
        };
        this.#laid.set(id, desk);
        this.#rest(desk);
        void this.#attend(desk);
        return desk;
      } catch (fault) {
        if (!(fault instanceof ThreadLost) || attempt === ATTEMPTS || this.#isClosing)
          throw await this.#blamed(id, fault);
      }
    }
  }

  /** Asks the staff where it has to decide. */
  async #attend(desk: Desk): Promise<void> {
    const { match } = desk;
    const { asked, at, result } = desk.stand;
    const rank = match.seats.find(({ seat }) => seat === asked)?.rank;
    if (asked === undefined || result || !rank || desk.isStaffAsked || desk.isLost || this.#isClosing) return;
    desk.isStaffAsked = true;
    try {
      const record = (await desk.thread.ask({ op: 'whole', match: match.id }, this.#house.limits.deed)) as GameRecord;
      const { choice } = (await this.#consult(match, record, rank, false)) as { choice?: string };
      desk.isStaffAsked = false;
      if (choice !== undefined && !desk.isLost) await this.act(match.id, { kind: 'take', seat: asked, choice }, at);
      // Whoever else did something meanwhile has left the staff to decide anew.
      if (desk.stand.at !== at) void this.#attend(desk);
    } catch (fault) {
      desk.isStaffAsked = false;
      if (isLost(fault) || fault instanceof Stopped || this.#isClosing) return;
      this.#house.log.error({ match: match.id, rank, fault }, 'the staff has not answered');
      await this.#blamed(match.id, fault, desk);
    }
  }

  /** A thread that another consultation has broken is not to blame on this one: it is asked again. */
  async #consult(match: Seated, record: GameRecord, rank: string, why: boolean): Promise<unknown> {
    const { staff, rules, limits } = this.#house;
    for (let attempt = 1; ; attempt++) {
      try {
        return await staff
          .pick()
          .ask({ op: 'consult', rules: rules.fileOf(match.rules), record, rank, why }, limits.staff);
      } catch (fault) {
        if (!(fault instanceof ThreadLost) || attempt === ATTEMPTS || this.#isClosing) throw fault;
      }
    }
  }
}

type Omitted = HostRequest extends infer R ? (R extends { match: string } ? Omit<R, 'match'> : never) : never;

/** Whether a thread no longer has the match, through no fault of its own. */
const isLost = (fault: unknown): boolean =>
  fault instanceof ThreadLost || (fault instanceof HostFault && fault.kind === 'NotLaid');

/** Hints are given where nobody is played against, and where it was agreed. */
export const hasHints = ({ hints, seats }: Seated): boolean =>
  hints === 1 || seats.filter(({ rank }) => rank === null).length < 2;

const statusOf = ({ result }: Stand): MatchStatus => (result ? 'over' : 'playing');

const standingOf = (stand: Stand, touched: number): Standing => ({
  touched,
  status: statusOf(stand),
  asked: stand.asked ?? null,
  result: stand.result ? JSON.stringify(stand.result) : null,
});
