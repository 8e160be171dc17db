/** The secret dice of matches. */
import { chacha8 } from '@noble/ciphers/chacha.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { type MatchDice, shuffleBy } from './dice.ts';

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
