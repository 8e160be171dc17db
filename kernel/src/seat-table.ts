/**
 * A seat's table: all that one seat, or a spectator, can know and do, as plain data without words. Boards, desks and terminals are
 * given this and never a match; so it is the same to them whether the match is run here, across a wire, or by the rules of an older
 * edition. What a wire could not answer at once is a promise.
 */
import type { Choice } from './choice.ts';
import type { Finality } from './engine.ts';
import type { Lexicon, Metrics, OptionValue, Outcome, Question, Reason, Viewer } from './game.ts';
import type { Kept, LogEntry, RefusalReason, UndoBar } from './match.ts';
import type { Noted } from './open-list.ts';
import type { GameRecord } from './record.ts';

/** What never changes while a match is played. */
export interface TableFacts<G extends Lexicon = Lexicon> {
  readonly game: string;
  /** The edition of the rules that it is played under. */
  readonly edition: number;
  readonly seats: readonly G['seat'][];
  readonly options: Readonly<Record<string, OptionValue>>;
  /** Whether nothing on the table is hidden from anyone under these options. */
  readonly isOpenToAll: boolean;
  /** The title of every rule. */
  readonly rules: Readonly<Record<string, string>>;
}

/** A choice that was made. Which it was, its own seat knows. */
export interface KnownStep<G extends Lexicon = Lexicon> {
  readonly seat: G['seat'];
  readonly choice?: G['choice'];
}

/** How it ended, once it is over: then nothing is secret any more. */
export interface Ending<G extends Lexicon = Lexicon> {
  readonly outcome: Outcome<G>;
  readonly metrics: Metrics;
  readonly fingerprint: string;
}

/** What is known at one moment. Every change gives a new object; this one stays as it is. */
export interface SeatNow<G extends Lexicon = Lexicon> {
  /** Counts the changes, those taken back included, so that it never comes again: whoever does something names it. */
  readonly at: number;
  readonly view: G['view'];
  /** What this seat is asked. */
  readonly question: Question<G> | undefined;
  /** Whoever has to decide, this seat or another; nobody when it is over. */
  readonly asked: G['seat'] | undefined;
  /** The choices made so far. Their number is that of the step which is due. */
  readonly steps: readonly KnownStep<G>[];
  readonly log: readonly LogEntry<G>[];
  /** Why this seat cannot take back its last choice; nothing if it can. */
  readonly undoBar: UndoBar | undefined;
  /** Whether the last choice may be taken back even across dice, as in solitaire games. */
  readonly canTakeBack: boolean;
  readonly ending: Ending<G> | undefined;
}

/** A stretch of a list was replaced: from where, how many, by what. */
export interface Stretch<T> {
  readonly from: number;
  readonly removed: number;
  readonly items: readonly T[];
}

/** The match as every viewer knows it. */
export type Stand<G extends Lexicon = Lexicon> = Pick<SeatNow<G>, 'at' | 'asked' | 'ending'>;

/** What has changed of what a viewer knows: the long lists by what has come and gone, the rest as it is now. */
export interface News<G extends Lexicon = Lexicon> {
  readonly known: Omit<SeatNow<G>, 'question' | 'steps' | 'log'>;
  readonly question: Omit<Question<G>, 'offers'> | undefined;
  readonly steps: Stretch<KnownStep<G>>;
  readonly log: Stretch<LogEntry<G>>;
  /** All that is offered, as the rules have listed it: to compare it with what was listed before is quicker than to write it down. */
  readonly noted: Noted | undefined;
}

/** One who follows a table to tell somebody else of it. */
export interface Follower<G extends Lexicon = Lexicon> {
  /** What has changed since this was last asked; at first everything there is. */
  news(): News<G>;
}

/** How tables that are run here are followed. */
export interface Following {
  readonly stand: Stand;
  /** For whoever tells this viewer what changes. */
  follow(viewer: Viewer<Lexicon>): Follower;
}

/** Why something was not done. Nothing has changed. */
export interface Refusal {
  /** `stale`: it was meant for a moment that is gone. */
  readonly reason: RefusalReason | 'stale';
  /** The rule that bars it, where one does. */
  readonly rule?: string;
}

/** What the staff would choose, in the notation of records, and what speaks for it; nothing where nothing is to be decided. */
export interface Hint {
  readonly choice: string | undefined;
  readonly reasons: readonly Reason[];
  /** The plan that the choice serves, by name, where the game names plans. */
  readonly plan?: string;
}

export interface SeatTable<G extends Lexicon = Lexicon> {
  readonly facts: TableFacts<G>;
  readonly viewer: Viewer<G>;
  /** The same object until something changes. */
  readonly now: SeatNow<G>;
  /** Tells of every change, after it. The function given back ends it. */
  subscribe(told: () => void): () => void;
  /** Makes a choice: the offered one itself, or its notation. A refusal where it is not open, or not any more. */
  take(choice: Choice | string, at: number): Promise<Refusal | undefined>;
  /** Takes back this seat's last choice. */
  undo(at: number): Promise<Refusal | undefined>;
  /** The same across dice, where `canTakeBack` says so. */
  takeBack(at: number): Promise<Refusal | undefined>;
  concede(at: number): Promise<Refusal | undefined>;
  /** What this seat saw after so many choices. */
  lookBack(step: number): Promise<G['view']>;
  /** Which of these choices could not be taken back once made, as far as this seat can foresee; in their order. */
  foresee(choices: readonly Choice[], at: number): Promise<readonly (Finality | undefined)[]>;
  /** What a player of this rank would choose here. Missing where nobody gives hints. */
  hint?(rank: string): Promise<Hint>;
}

/** The seats that are held from here: all of them where the match is run here, one's own across a wire. */
export interface Tables<G extends Lexicon = Lexicon> {
  readonly facts: TableFacts<G>;
  /** The table of a viewer: the same one whenever it is asked for. */
  at(viewer: Viewer<G>): SeatTable<G>;
  /** The record as far as whoever sits here may have it, with the names of the players. */
  record(players: Readonly<Record<string, string>>): Promise<GameRecord>;
  /** The match with all its past, for whoever runs it: taken up from there, nothing is played again. Missing across a wire. */
  keep?(): Kept;
}
