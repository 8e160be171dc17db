/** Dice: a secret generator for matches, a fast one for imagined worlds. */
import { chacha8 } from '@noble/ciphers/chacha.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';

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

const WORDS = 256;
const NONCE = new Uint8Array(12);
const SILENCE = new Uint8Array(WORDS * 4);
const NO_WORDS = new Uint32Array(0);
const RANGE = 2 ** 32;
/** The stream ends where the counter of its blocks, of 16 words each, would begin anew. */
const CHUNKS = RANGE / (WORDS / 16);

/**
 * ChaCha8 in counter mode. The key is the match's secret; the cursor counts 32-bit words and lives with the state.
 * Whoever has seen every roll so far still cannot tell the next one.
 */
export class SecretDice implements MatchDice {
  cursor = 0;
  readonly #key: Uint8Array;
  /** The stretch of the stream that is at hand. It is never written to once filled, so forks share it. */
  #words = NO_WORDS;
  #chunk = -1;

  constructor(seed: string | Uint8Array) {
    this.#key = typeof seed === 'string' ? keyOf(seed) : seed;
  }

  /** Words above the last whole multiple of `n` are thrown away, so every number is equally likely. */
  below(n: number): number {
    const limit = RANGE - (RANGE % n);
    let word = this.#next();
    while (word >= limit) word = this.#next();
    return word % n;
  }

  shuffle(pile: unknown[]): void {
    shuffleBy(this, pile);
  }

  fork(): SecretDice {
    const dice = new SecretDice(this.#key);
    dice.cursor = this.cursor;
    dice.#words = this.#words;
    dice.#chunk = this.#chunk;
    return dice;
  }

  #next(): number {
    const chunk = Math.floor(this.cursor / WORDS);
    if (chunk !== this.#chunk) this.#fill(chunk);
    const word = this.#words[this.cursor % WORDS];
    if (word === undefined) throw new RangeError(`There are no dice at ${this.cursor}.`);
    this.cursor += 1;
    return word;
  }

  #fill(chunk: number): void {
    if (!(chunk >= 0 && chunk < CHUNKS)) throw new RangeError(`There are no dice at ${this.cursor}.`);
    this.#words = new Uint32Array(WORDS);
    chacha8(this.#key, NONCE, SILENCE, new Uint8Array(this.#words.buffer), (chunk * WORDS) / 16);
    this.#chunk = chunk;
  }
}

/** The 256-bit key of a seed. Seeds may be any text; a server uses 32 random bytes in hexadecimal. */
export const keyOf = (seed: string): Uint8Array => sha256(utf8ToBytes(`derby-house dice\n${seed}`));

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
function shuffleBy(dice: Dice, pile: unknown[]): void {
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
