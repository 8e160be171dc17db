/** What every assault has in common: blows that are counted, and dice that give the same blow again. */
import type { FastDice } from '@derby/kernel';

/** One way of treating the house badly. */
export interface Assault {
  readonly name: string;
  /** How many blows belong to the short form, in `npm test`. */
  readonly few: number;
  /** One blow. Where the house does not hold, it throws, and the message says what gave way. */
  strike(dice: FastDice): Promise<void> | void;
  /** After the last blow: whatever was set up for them is taken down. */
  close?(): Promise<void> | void;
}

export function demand(holds: boolean, gaveWay: string): asserts holds {
  if (!holds) throw new Error(gaveWay);
}

/** Nothing in it that a terminal would obey, and not endless. */
export const isTame = (words: string, most = 5000): boolean =>
  words.length <= most && !/\p{Cc}/u.test(words.replaceAll('\n', ''));

export function pick<T>(dice: FastDice, list: readonly T[]): T {
  const found = list[dice.below(list.length)];
  if (found === undefined) throw new Error('There is nothing to pick from.');
  return found;
}

/** Letters that no honest text is made of, and some that are. */
const LETTERS = ['\0', '\u001b', '\u001e', '\r', '\n', '\u009b', '\u202e', '\u2028', '\ud800', '\ufeff', ' ', '=', '-'];

export function noise(dice: FastDice, most: number): string {
  const length = dice.below(most + 1);
  const letter = (): string => (dice.below(3) === 0 ? pick(dice, LETTERS) : String.fromCharCode(32 + dice.below(95)));
  return Array.from({ length }, letter).join('');
}
