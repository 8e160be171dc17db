/**
 * The dice of comparisons: what falls depends on the seed and on what it falls for, not on how many dice fell before. So the same
 * event gets the same dice in two games that differ elsewhere. They are not the dice of any match that is played or recorded.
 */
import { FastDice, type MatchDice } from '@derby/kernel';
import { Times } from './occasions.ts';

const RANGE = 2 ** 32;

/** Dice that have fallen: they can be gone over again, and no further. Imagined worlds begin with them. */
class FallenDice implements MatchDice {
  cursor = 0;
  readonly fallen: number[];

  constructor(fallen: number[]) {
    this.fallen = fallen;
  }

  below(n: number): number {
    return this.#fall(n);
  }

  shuffle(pile: unknown[]): void {
    arrange(pile, this.#fall(RANGE));
  }

  fork(): MatchDice {
    const dice = new FallenDice(this.fallen);
    dice.cursor = this.cursor;
    return dice;
  }

  #fall(n: number): number {
    const number = this.fallen[this.cursor] ?? this.fresh(n);
    this.fallen[this.cursor] = number;
    this.cursor += 1;
    return number;
  }

  protected fresh(_n: number): number {
    throw new RangeError(`No die has fallen yet at ${this.cursor}.`);
  }
}

export class KeyedDice extends FallenDice {
  readonly #seed: string;
  /** What the next dice fall for. */
  readonly #purpose: () => string;
  readonly #times = new Times();

  constructor(seed: string, purpose: () => string) {
    super([]);
    this.#seed = seed;
    this.#purpose = purpose;
  }

  protected override fresh(n: number): number {
    return new FastDice(`${this.#seed} ${this.#times.next(this.#purpose())}`).below(n);
  }
}

/** Every item gets a number of its own by what it is: piles that differ in a few items have the others in the same order. */
function arrange(pile: unknown[], chance: number): void {
  const copies = new Map<string, number>();
  const numbered = pile.map((item) => {
    const name = JSON.stringify(item);
    const copy = (copies.get(name) ?? 0) + 1;
    copies.set(name, copy);
    return { item, number: new FastDice(`${chance} ${name} ${copy}`).below(RANGE) };
  });
  numbered.sort((one, other) => one.number - other.number);
  for (const [i, { item }] of numbered.entries()) pile[i] = item;
}
