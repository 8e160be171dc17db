/** Whole games, played for a test, a record or a measurement. */
import { type Advice, type Choice, type Dice, FastDice, type Lexicon, type Match, openOf } from '@derby/kernel';

/** One of the open choices. */
export type Decide<G extends Lexicon> = (match: Match<G>) => Choice;

/** Told of every decision before it is made; may put another match in the place of this one. */
export type Look<G extends Lexicon> = (match: Match<G>) => Match<G> | undefined;

const noLook = (): undefined => undefined;

/** Plays a match to its end. */
export function playThrough<G extends Lexicon>(match: Match<G>, decide: Decide<G>, look: Look<G> = noLook): Match<G> {
  while (match.question) {
    match = look(match) ?? match;
    match.take(decide(match));
  }
  return match;
}

/** Any open choice, each as likely as the others. */
export const atRandom =
  (dice: Dice) =>
  <G extends Lexicon>(match: Match<G>): Choice => {
    const open = openOf(match.question?.offers ?? []);
    const chosen = open[dice.below(open.length)];
    if (!chosen) throw new Error('Nothing is open, and yet a question was asked.');
    return chosen.choice;
  };

/** What the game's own advice says. */
export const asAdvised =
  <G extends Lexicon>(advice: Advice<G>, dice: Dice = new FastDice('advised')): Decide<G> =>
  (match) => {
    const { question } = match;
    if (!question) throw new Error('Nothing is asked any more.');
    return advice.policy(match.view(question.seat), question, dice);
  };
