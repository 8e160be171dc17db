/** Dice: what rolls, and the fast ones of imagined worlds. */

/** A source of chance. */
export interface Dice {
  /** A whole number from 0 up to, not including, `n`. */
  below(n: number): number;
  /** Puts a pile in random order. */
  shuffle(pile: unknown[]): void;
}

/** Dice that can be wound back: a match needs them for undo, fork and replay. */
export interface MatchDice extends Dice {
  /** How much of the stream has been used. The key is not in it, so a saved cursor tells nothing. */
  cursor: number;
  /** Another source on the same stream, at the same place. */
  fork(): MatchDice;
}

const RANGE = 2 ** 32;

/** sfc32: small, fast and statistically sound, but not secret. For imagined worlds and for bots. */
export class FastDice implements Dice {
  #a: number;
  #b: number;
  #c: number;
  #counter = 1;

  constructor(seed: string | number) {
    const words = seedWords(String(seed));
    this.#a = words[0] ?? 0;
    this.#b = words[1] ?? 0;
    this.#c = words[2] ?? 0;
    for (let i = 0; i < 12; i++) this.#next();
  }

  below(n: number): number {
    return Math.floor((this.#next() / RANGE) * n);
  }

  shuffle(pile: unknown[]): void {
    shuffleBy(this, pile);
  }

  #next(): number {
    const sum = (this.#a + this.#b + this.#counter) | 0;
    this.#counter = (this.#counter + 1) | 0;
    this.#a = this.#b ^ (this.#b >>> 9);
    this.#b = (this.#c + (this.#c << 3)) | 0;
    this.#c = (((this.#c << 21) | (this.#c >>> 11)) + sum) | 0;
    return sum >>> 0;
  }
}

/** Fisher and Yates: every order is equally likely. */
export function shuffleBy(dice: Dice, pile: unknown[]): void {
  for (let i = pile.length - 1; i > 0; i--) {
    const j = dice.below(i + 1);
    [pile[i], pile[j]] = [pile[j], pile[i]];
  }
}

/** Three 32-bit words from a text (FNV-1a with different offsets): enough to start a generator that is no secret. */
function seedWords(seed: string): number[] {
  return [0x811c9dc5, 0x9e3779b9, 0x85ebca6b].map((offset) => {
    let hash = offset;
    for (let i = 0; i < seed.length; i++) hash = Math.imul(hash ^ seed.charCodeAt(i), 0x01000193);
    return hash;
  });
}
