/**
 * A match in a worker: the tables of its edition, and what each viewer was last told. It takes deeds, each for its moment, and says
 * what they change for everyone who looks on. What it has taken counts when it is on the disk; that is the business of whoever asked.
 */
import {
  type Edition,
  type Follower,
  type Following,
  type GameRecord,
  MOST_CHOICES,
  type Refusal,
  type SeatNow,
  SPECTATOR,
  sealed,
  sha256Of,
  type TableFacts,
  type Tables,
} from '@derby/kernel';
import {
  type Beside,
  type Change,
  ComparingFollower,
  type Deed,
  type PackedNow,
  type ServerMessage,
  type ServerRefusal,
  Sight,
  Telling,
} from '@derby/protocol';
import { after, type Course, courseOf } from './course.ts';
import { type Packed, pack, unpack } from './kept.ts';

/** Choices, and what was taken back, proposed and refused meanwhile: where there are more, a match can only be ended. */
export const MOST_DEEDS = 2 * MOST_CHOICES;

/** What a match is laid from. */
export interface Origin {
  readonly seed: string;
  readonly options: GameRecord['options'];
  readonly deeds: readonly Deed[];
  /** Who is told of changes. */
  readonly viewers: readonly string[];
  /** The match as it was kept on the way, if it was. */
  readonly kept?: Packed | undefined;
}

/** How a match stands, for whoever keeps it. */
export interface Stand {
  readonly at: number;
  readonly asked: string | undefined;
  readonly result: { readonly grade: string; readonly winner: string } | undefined;
}

export interface Laid extends Stand {
  readonly facts: TableFacts;
}

export interface Taken extends Stand {
  /** For each viewer who looks on, the message that tells him what has changed. */
  readonly told: Readonly<Record<string, string>>;
}

export interface Shown extends Laid {
  readonly now: PackedNow;
  readonly seedHash: string;
}

/** What of a bundle a match is laid by. */
interface Rules {
  readonly edition: Edition;
  readonly followingOf?: (tables: Tables) => Following;
}

export class Hosted {
  readonly #edition: Edition;
  readonly #origin: Pick<Origin, 'seed' | 'options'>;
  readonly #seedHash: string;
  readonly #deeds: Deed[];
  #tables: Tables;
  /** How they are followed; nothing where the rules are too old to know. */
  #following: Following | undefined;
  readonly #followingOf: ((tables: Tables) => Following) | undefined;
  #course: Course;
  readonly #shown = new Map<string, Telling>();

  constructor({ edition, followingOf }: Rules, { seed, options, deeds, viewers, kept }: Origin) {
    this.#edition = edition;
    this.#followingOf = followingOf;
    this.#origin = { seed, options };
    this.#seedHash = sha256Of(seed);
    // Only what was proposed depends on the seats there are.
    const isProposed = deeds.some(({ kind }) => kind === 'propose');
    const seats = isProposed ? edition.start({ seed, options }).facts.seats : [];
    this.#course = courseOf(deeds, seats);
    this.#tables = this.#lay(this.#course, kept);
    this.#following = followingOf?.(this.#tables);
    this.#deeds = [...deeds];
    for (const viewer of viewers) this.#tellingOf(viewer);
  }

  get stand(): Stand {
    const { asked, ending } = this.#now;
    const result = ending && { grade: ending.outcome.grade, winner: ending.outcome.winner };
    return { at: this.#deeds.length, asked, result };
  }

  get laid(): Laid {
    return { ...this.stand, facts: this.#tables.facts };
  }

  /** From now on this viewer is told of changes; here is what they begin with. */
  show(viewer: string): Shown {
    const now = this.#tellingOf(viewer).all(this.#follow(viewer));
    return { ...this.laid, now, seedHash: this.#seedHash };
  }

  hide(viewer: string): void {
    this.#shown.delete(viewer);
  }

  /** A deed that was taken before for this very moment is taken once, and that is said again: nothing has changed then. */
  async act(deed: Deed, at: number): Promise<{ refusal: ServerRefusal } | { repeated: true } | Taken> {
    const made = this.#deeds[at];
    if (made !== undefined) return isSame(made, deed) ? { repeated: true } : { refusal: { reason: 'stale' } };
    if (at !== this.#deeds.length) return { refusal: { reason: 'stale' } };
    if (at >= MOST_DEEDS && deed.kind !== 'concede' && deed.kind !== 'end') return { refusal: { reason: 'too-long' } };
    const refusal = await this.#do(deed);
    if (refusal) return { refusal };
    this.#deeds.push(deed);
    const told: Record<string, string> = {};
    const sight = new Sight();
    const beside = this.#beside;
    for (const [viewer, telling] of this.#shown)
      told[viewer] = changeMessage(this.#deeds.length, telling.tell(sight, beside));
    return { ...this.stand, told };
  }

  /** The match packed for the store; nothing where its rules are too old to know how. */
  keep(): Packed | undefined {
    const kept = this.#tables.keep?.();
    return kept && pack(kept);
  }

  lookBack(viewer: string, step: number): Promise<object> {
    return this.#tables.at(viewer).lookBack(step);
  }

  async foresee(viewer: string, choices: readonly string[], at: number): Promise<unknown> {
    if (at !== this.#deeds.length) return choices.map(() => undefined);
    const table = this.#tables.at(viewer);
    const asked = choices.map((choice) => choice.split(' ') as [string, ...string[]]);
    return (await table.foresee(asked, table.now.at)).map((one) => one ?? null);
  }

  /** All of it, for the staff and for whoever keeps it. */
  whole(players: Readonly<Record<string, string>> = {}): Promise<GameRecord> {
    return this.#tables.record(players);
  }

  /** As this viewer may have it: all of it and the key of the dice once the match is over. */
  async record(viewer: string, players: Readonly<Record<string, string>>, isSealed: boolean): Promise<GameRecord> {
    const whole = await this.whole(players);
    const { ending, steps } = this.#nowOf(SPECTATOR);
    if (ending && !isSealed) return { ...whole, seedHash: this.#seedHash };
    const deciders = steps.map(({ seat }) => seat);
    return sealed(whole, viewer, { deciders, isOpenToAll: this.#tables.facts.isOpenToAll });
  }

  async #do(deed: Deed): Promise<ServerRefusal | undefined> {
    const { seats } = this.#tables.facts;
    if (deed.kind !== 'end' && !seats.includes(deed.seat)) return { reason: 'no-seat' };
    const table = this.#tables.at(deed.kind === 'end' ? SPECTATOR : deed.seat);
    const { at } = this.#now;
    let refusal: Refusal | undefined;
    if (deed.kind === 'take') refusal = await table.take(deed.choice, at);
    else if (deed.kind === 'concede') refusal = await table.concede(at);
    else if (deed.kind === 'undo') refusal = await table.undo(at);
    else if (deed.kind === 'take-back') refusal = await table.takeBack(at);
    else refusal = this.#speak(deed);
    if (refusal) return refusal;
    const course = after(this.#course, deed, seats);
    const isTold = deed.kind === 'propose' || deed.kind === 'answer' || deed.kind === 'end';
    if (isTold && course.choices !== this.#course.choices) this.#layAnew(course);
    this.#course = course;
    return undefined;
  }

  /** What is said beside the rules: whether it can be said now. */
  #speak(deed: Deed): Refusal | undefined {
    const { asked } = this.#now;
    const { proposal } = this.#course;
    if (asked === undefined) return { reason: 'over' };
    if (deed.kind === 'answer') return !proposal || proposal.by === deed.seat ? { reason: 'unknown' } : undefined;
    if (deed.kind !== 'propose') return undefined;
    const { seats } = this.#tables.facts;
    if (deed.what === 'draw' && seats.length === 1) return { reason: 'unknown' };
    if (deed.what !== 'take-back') return deed.step === undefined ? undefined : { reason: 'unknown' };
    const { length } = this.#nowOf(SPECTATOR).steps;
    return deed.step !== undefined && deed.step < length && seats.length > 1 ? undefined : { reason: 'unknown' };
  }

  #layAnew(course: Course): void {
    this.#tables = this.#lay(course);
    this.#following = this.#followingOf?.(this.#tables);
    for (const [viewer, telling] of this.#shown) telling.turnTo(this.#follow(viewer));
  }

  #lay({ choices, takeBacks }: Course, kept?: Packed): Tables {
    const { game, edition } = this.#edition;
    const record = { ...this.#origin, game, edition, players: {}, takeBacks, choices };
    return this.#edition.resume(record, undefined, kept && unpack(kept));
  }

  /** Where the match stands: the moment, whoever is asked and how it ended are known to every viewer. */
  get #now(): Pick<SeatNow, 'at' | 'asked' | 'ending'> {
    return this.#following?.stand ?? this.#nowOf(SPECTATOR);
  }

  #nowOf(viewer: string): SeatNow {
    return this.#tables.at(viewer).now;
  }

  #follow(viewer: string): Follower {
    return this.#following?.follow(viewer) ?? new ComparingFollower(this.#tables.at(viewer));
  }

  /** What this viewer was told; now, where he was told nothing yet. */
  #tellingOf(viewer: string): Telling {
    const telling = this.#shown.get(viewer) ?? new Telling(this.#follow(viewer), this.#beside);
    this.#shown.set(viewer, telling);
    return telling;
  }

  get #beside(): Beside {
    const { proposal, takenBack } = this.#course;
    return { ...(proposal && { proposal }), ...(takenBack.length > 0 && { takenBack }) };
  }
}

const changeMessage = (at: number, changes: readonly Change[]): string =>
  JSON.stringify({ kind: 'change', at, changes } satisfies ServerMessage);

const isSame = (one: Deed, other: Deed): boolean => JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));
const sorted = (deed: Deed): unknown => Object.entries(deed).sort(([a], [b]) => (a < b ? -1 : 1));
