/** A game, as the kernel sees it. */
import type { Choice, Offer, Offers } from './choice.ts';
import type { Dice } from './dice.ts';
import type { HOUSE_RULE, HouseGrade } from './house-ends.ts';

/** One game's words, gathered so that generics take one parameter. */
export interface Lexicon {
  /** Plain JSON data: what changes during play. */
  state: object;
  seat: string;
  /** Every rule ID of the rulebook. */
  rule: string;
  /** The rules under which questions are asked: each has a prompt in every language. */
  asks: string;
  choice: Choice;
  /** What can happen, told apart by `what`. */
  log: { readonly what: string };
  /** What a seat is shown. */
  view: object;
  /** The words for how a game ended: 'decisive', 'draw' … */
  grade: string;
  option: string;
  /** Why a choice may be advised, told apart by `what`; only where the game explains its advice. */
  reason?: { readonly what: string };
  /** The plans that its advice follows, by name; only where it names any. */
  plan?: string;
}

/** What a game's advice may say for a choice. */
export type Reason<G extends Lexicon = Lexicon> = NonNullable<G['reason']>;
export type PlanName<G extends Lexicon = Lexicon> = NonNullable<G['plan']>;

/** Whoever looks on without a seat. */
export type Spectator = 'spectator';
export const SPECTATOR: Spectator = 'spectator';
export type Viewer<G extends Lexicon> = G['seat'] | Spectator;

/** A question being put to a seat. */
export interface Question<G extends Lexicon = Lexicon> {
  readonly seat: G['seat'];
  readonly rule: G['asks'];
  readonly offers: readonly Offer<G['choice'], G['rule']>[];
  /** Its offers show nothing secret: two at one screen need no curtain for it. */
  readonly isPublic?: boolean;
}

/** Marks a question whose offers show nothing secret. */
export const PUBLIC = 'public';

/** A question as the rules put it: its offers are not looked at yet. */
export interface Asking {
  readonly seat: string;
  readonly rule: string;
  readonly offers: Offers;
  /** Ask even where only one offer is open. */
  readonly always: boolean;
  readonly isPublic: boolean;
}

export const CHECKPOINT = 'checkpoint';

/** One procedure of the rules: it asks, is answered, and returns. */
export type Play<T> = IterableIterator<Asking | typeof CHECKPOINT, T, Choice>;

/** All that a procedure may touch. */
export interface Table<G extends Lexicon> {
  readonly state: G['state'];
  /** Ask a seat. A single open offer is taken without asking. */
  choose<C extends G['choice']>(
    seat: G['seat'],
    rule: G['asks'],
    offers: Offers<C, G['rule'], Readonly<G['state']>>,
    mark?: typeof PUBLIC,
  ): Play<C>;
  /** Ask a seat even where only one offer is open: the silence would tell, or the step should be seen. */
  confirm<C extends G['choice']>(
    seat: G['seat'],
    rule: G['asks'],
    offers: Offers<C, G['rule'], Readonly<G['state']>>,
    mark?: typeof PUBLIC,
  ): Play<C>;
  /** The state alone says where we are: from here on the game can be taken up again. */
  checkpoint(): Play<void>;
  /** A die with this many sides. */
  die(sides: number): number;
  d6(): number;
  d10(): number;
  /** Puts a pile in random order. Nobody knows the order afterwards. */
  shuffle(pile: unknown[]): void;
  /** Takes the top of a face-down pile (its last item): something hidden becomes known, so undo stops here. */
  draw<T>(pile: T[]): T | undefined;
  /** Something happened. `to` keeps it from the other seats and from spectators. */
  log(rule: G['rule'], entry: G['log'], to?: readonly G['seat'][]): void;
  /** Something hidden became known: undo stops here. */
  reveal(rule: G['rule'], entry: G['log'], to?: readonly G['seat'][]): void;
}

/** An option that is chosen before the game: a toggle, or one of several values. */
export interface OptionSpec<G extends Lexicon = Lexicon> {
  readonly id: G['option'];
  readonly rule: G['rule'];
  readonly values: readonly OptionValue[];
  readonly standard: OptionValue;
}
export type OptionValue = boolean | string | number;
export type Options<G extends Lexicon = Lexicon> = Readonly<Record<G['option'], OptionValue>>;

/** Named sets of options, each by what differs from the standard. */
export type Presets<G extends Lexicon = Lexicon> = Readonly<Record<string, Partial<Options<G>>>>;

/** How a game ended. */
export interface Outcome<G extends Lexicon = Lexicon> {
  /** The rule that ended it; the house's where none did. */
  readonly rule: G['rule'] | typeof HOUSE_RULE;
  readonly winner: G['seat'] | 'draw' | 'nobody';
  readonly grade: G['grade'] | HouseGrade;
  /** What it is worth to each seat: from 0, the worst, to 1, the best. */
  readonly worth: Readonly<Record<G['seat'], number>>;
}

/** What decided a game, in whole numbers: the simulator counts how often each came up. */
export type Metrics = Readonly<Record<string, number>>;

export interface GameModule<G extends Lexicon> {
  readonly id: string;
  /** Raised when a change to the rules alters a recorded game. */
  readonly edition: number;
  readonly seats: readonly G['seat'][];
  /** Whether nothing is hidden under these options: every viewer is shown the same, and no log entry is kept from anyone. */
  isOpenToAll?(options: Options<G>): boolean;
  /** Every rule ID with its title. */
  readonly rules: Readonly<Record<G['rule'], string>>;
  readonly options: readonly OptionSpec<G>[];
  /** Named sets of options for the start screen, the standard game first. */
  readonly presets: Readonly<Record<string, Readonly<Record<string, OptionValue>>>>;
  setup(options: Options<G>): G['state'];
  /** Plays on from any state saved at a checkpoint; draws and shuffles of the setup are its first phase. */
  play(t: Table<G>): Play<void>;
  /** A seat gives up, which it may do at any question. The state then has a result. */
  concede(t: Table<G>, seat: G['seat']): void;
  /** A fresh object of what this viewer may know, and nothing else. */
  view(state: Readonly<G['state']>, viewer: Viewer<G>): G['view'];
  /** Redraws, in place, everything this viewer cannot know, from the dice and from what it knows alone: put a pile in order first. */
  resample(state: G['state'], viewer: Viewer<G>, dice: Dice): void;
  result(state: Readonly<G['state']>): Outcome<G> | undefined;
  metrics(state: Readonly<G['state']>): Metrics;
}

/** Whether nothing on the table is hidden from anyone. */
export const isOpenToAll = <G extends Lexicon>(game: GameModule<G>, options: Options<G>): boolean =>
  game.isOpenToAll?.(options) ?? false;
