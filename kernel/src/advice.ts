/** Advice: what a sensible player of a game would think. It lies beside the module and is loaded on its own. */
import type { Dice } from './dice.ts';
import type { Lexicon, OptionValue, PlanName, Question, Reason } from './game.ts';
import type { Proof } from './value.ts';

/** Where advice is asked for: what a seat is shown of a match, or the state of a world that it imagines. */
export type Knowledge<G extends Lexicon> = Readonly<G['state']> | Readonly<G['view']>;

/** Heuristics, from open knowledge alone, which is what a view and a state have in common. */
export interface Advice<G extends Lexicon> {
  /** One of the open choices. The dice are the player's own, for whoever must mix to bluff; most policies need none. */
  policy(known: Knowledge<G>, question: Question<G>, dice: Dice): G['choice'];
  /** What a stronger player would say, where the game knows better than its policy. Searching players begin with it. */
  counsel?(known: Knowledge<G>, question: Question<G>, dice: Dice): G['choice'];
  /** How good the position looks for this seat, from 0 to 1. */
  evaluate(known: Knowledge<G>, seat: G['seat']): number;
  /** Whether nothing is in the balance at this moment, so that the evaluation can be trusted. Missing: everywhere. */
  isQuiet?(known: Knowledge<G>): boolean;
  /** The open choices that deserve a thought; what the advice says is thought about in any case. Missing: all of them. */
  candidates?(known: Knowledge<G>, question: Question<G>): readonly G['choice'][];
  /** How the evaluation was fitted on the game's own games, and how it was proved. Missing: it is a guess. */
  readonly study?: Study<G>;
  /** Set where a search over single choices finds nothing that the counsel has not said: players that search take its word. */
  readonly isUnsearched?: true;
  /** The figures by which the counsel decides: what a designer may vary. */
  readonly figures?: Figures<G>;
  /** Ways to play a whole turn, raced by players that search. */
  readonly plans?: Plans<G>;
  /** How lesser officers would play: weaker as people are, by what they do not think of and do not reckon out. */
  readonly officers?: Officers<G>;
  /** What speaks for a choice: odds and facts as data. `made` are the seat's choices before it, for questions that follow from one. */
  explain?(
    known: Knowledge<G>,
    question: Question<G>,
    choice: G['choice'],
    made: readonly G['choice'][],
  ): readonly Reason<G>[];
  /** The plan that a choice serves; nothing where it serves none that has a name. */
  serves?(known: Knowledge<G>, question: Question<G>, choice: G['choice']): PlanName<G> | undefined;
}

/** What two ranks say whose officers know less than the counsel. Missing: a watch officer goes by the policy, a commander searches a little. */
export type Officers<G extends Lexicon> = Readonly<Partial<Record<'watchOfficer' | 'commander', Advice<G>['policy']>>>;

/** Figures of a counsel, by seat and name, and the counsel as it would be with some of them changed. */
export interface Figures<G extends Lexicon> {
  readonly standard: Readonly<Record<string, Readonly<Record<string, number>>>>;
  counselBy(changed: Readonly<Record<string, number>>): Advice<G>['policy'];
}

/** A doctrine or an operation: it answers all the small questions of a seat until the next moment for a plan. */
export interface Plan<G extends Lexicon> {
  readonly name: PlanName<G>;
  answer(known: Knowledge<G>, question: Question<G>, dice: Dice): G['choice'];
}

export interface Plans<G extends Lexicon> {
  /** What the log says, to all, when a turn begins: that is when its seat chooses a plan. */
  readonly begins: G['log']['what'];
  /** The plans that deserve a thought, what the counsel would do first. */
  of(known: Knowledge<G>, seat: G['seat']): readonly Plan<G>[];
}

/** What a value is fitted by: `npm run fit` plays the games, reads the features and writes the weights. */
export interface Study<G extends Lexicon> {
  /** The names of the features, in their order. */
  readonly features: readonly string[];
  /** The features of a position, from what every seat knows: the value is the first seat's, and the rest the other's. */
  read(known: Knowledge<G>): readonly number[];
  /** The options that the games go through in turn, each by what differs from the standard. */
  readonly settings: readonly Readonly<Record<string, OptionValue>>[];
  /** The features of a position that the game's reckoning looks at before it is on the table: the last one before a quiet moment is learnt from. */
  foreseen?(known: Knowledge<G>, question: Question<G>): readonly number[] | undefined;
  /** Where quiet moments follow each other closely: one in so many is learnt from, and the first of a game. Missing: all of them. */
  readonly noted?: number;
  /** How the weights in use did on games that they were not fitted on; none before the first fit. */
  readonly proof?: Proof;
}
