/** Players that do not search: any legal choice, the game's own policy, or now one and now the other. */
import { type Dice, FastDice, hashOf, type Lexicon, type Officers } from '@derby/kernel';
import { atOnce, type Player } from './player.ts';
import type { Thinking } from './thinking.ts';

/** Any legal choice. */
export const random: Player = {
  name: 'random',
  imagines: false,
  *think(thinking, seed) {
    yield atOnce(anyOf(thinking.open, diceFor(thinking, seed)));
  },
};

/** What the game's own policy says. */
export const greedy: Player = {
  name: 'greedy',
  imagines: false,
  *think(thinking, seed) {
    yield atOnce(adviceOn(thinking, seed));
  },
};

/** By the book so many times in a hundred, otherwise any legal choice. */
export const wavering = (name: string, percentByTheBook: number): Player => ({
  name,
  imagines: false,
  *think(thinking, seed) {
    const dice = diceFor(thinking, seed);
    const byTheBook = dice.below(100) < percentByTheBook;
    yield atOnce(byTheBook ? adviceOn(thinking, seed) : anyOf(thinking.open, dice));
  },
});

/** What the game says an officer of this rank would do, and where it says nothing, what another player does. */
export const officer = (name: string, rank: keyof Officers<Lexicon>, otherwise: Player): Player => ({
  ...otherwise,
  name,
  rank,
  *think(thinking, seed) {
    const says = thinking.advice.officers?.[rank];
    if (!says) return yield* otherwise.think(thinking, seed);
    yield atOnce(says(thinking.view, thinking.question, new LateDice(() => diceFor(thinking, seed))));
  },
});

/** What the game's counsel says: the policy at its best. */
export const counselled: Player = {
  name: 'counselled',
  imagines: false,
  *think(thinking, seed) {
    yield atOnce(counselOn(thinking, seed));
  },
};

export function counselOn<G extends Lexicon>(thinking: Thinking<G>, seed: string): G['choice'] {
  const { advice, view, question } = thinking;
  return (advice.counsel ?? advice.policy)(view, question, new LateDice(() => diceFor(thinking, seed)));
}

export function adviceOn<G extends Lexicon>(thinking: Thinking<G>, seed: string): G['choice'] {
  const { advice, view, question } = thinking;
  return advice.policy(view, question, new LateDice(() => diceFor(thinking, seed)));
}

/** Dice that are made for the first roll: most policies never roll, and to make dice from a view takes longer than they think. */
export class LateDice implements Dice {
  readonly #make: () => Dice;
  #made: Dice | undefined;

  constructor(make: () => Dice) {
    this.#make = make;
  }

  below(n: number): number {
    return this.#dice().below(n);
  }

  shuffle(pile: unknown[]): void {
    this.#dice().shuffle(pile);
  }

  #dice(): Dice {
    this.#made ??= this.#make();
    return this.#made;
  }
}

/**
 * Dice that depend on nothing but the seed, the moment and what the seat can see. Whoever leaves things to chance would otherwise choose the same
 * whenever all looks the same, and do and undo it for ever.
 */
export const diceFor = <G extends Lexicon>({ moment, view, question }: Thinking<G>, seed: string): Dice =>
  new FastDice(`${seed} ${moment} ${question.rule} ${hashOf(view)}`);

function anyOf<C>(open: readonly C[], dice: Dice): C {
  const choice = open[dice.below(open.length)];
  if (choice === undefined) throw new Error('A question without an open choice.');
  return choice;
}
