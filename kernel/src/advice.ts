/** Advice: what a sensible player of a game would think. It lies beside the module and is loaded on its own. */
import type { Dice } from './dice.ts';
import type { Lexicon, Question, Reason } from './game.ts';

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
  /** Set where a search finds nothing that the counsel has not said: players that search take its word. */
  readonly isUnsearched?: true;
  /** Set where the evaluation has been held against games that it had not seen: a review may tell luck from skill by it. */
  readonly isCalibrated?: true;
  /** What speaks for a choice: odds and facts as data. `made` are the seat's choices before it, for questions that follow from one. */
  explain?(
    known: Knowledge<G>,
    question: Question<G>,
    choice: G['choice'],
    made: readonly G['choice'][],
  ): readonly Reason<G>[];
}
