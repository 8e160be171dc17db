/** Dice that fall as an example says, and by a seed of no importance once it is through. */
import { type MatchDice, SecretDice } from '@derby/kernel';

export class WrittenDice implements MatchDice {
  cursor = 0;
  readonly #faces: readonly number[];
  readonly #after = new SecretDice('after the example');

  constructor(faces: readonly number[]) {
    this.#faces = faces;
  }

  below(n: number): number {
    const face = this.#faces[this.cursor];
    if (face === undefined) return this.#beyond((dice) => dice.below(n));
    if (face < 1 || face > n) throw new Error(`The example says ${face}, but the die has ${n} sides.`);
    this.cursor += 1;
    return face - 1;
  }

  /** A pile lies as the example laid it. */
  shuffle(pile: unknown[]): void {
    if (this.cursor >= this.#faces.length) this.#beyond((dice) => dice.shuffle(pile));
  }

  fork(): WrittenDice {
    const dice = new WrittenDice(this.#faces);
    dice.cursor = this.cursor;
    return dice;
  }

  #beyond<T>(use: (dice: SecretDice) => T): T {
    this.#after.cursor = this.cursor - this.#faces.length;
    const found = use(this.#after);
    this.cursor = this.#after.cursor + this.#faces.length;
    return found;
  }
}
