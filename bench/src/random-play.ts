/** Players that choose at random, the same way in every game. */
import type { Choice, Dice, Engine, Lexicon, Match, Offer } from '@derby/kernel';
import { openOf } from '@derby/kernel';

/** For imagined worlds. */
export function randomChoice(dice: Dice): <G extends Lexicon>(world: Engine<G>) => Choice {
  return ({ open }) => (open[dice.below(open.length)] as Offer).choice;
}

/** Plays a match to its end and stops at each decision, before it is made. */
export function* randomMatch<G extends Lexicon>(match: Match<G>, dice: Dice): Generator<G['seat'], void> {
  for (let { question } = match; question; { question } = match) {
    yield question.seat;
    const open = openOf(question.offers);
    match.take((open[dice.below(open.length)] as Offer).choice);
  }
}
