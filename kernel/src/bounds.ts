/** How large a record may be, and what its lines may hold. Ours stay far below; a file from outside may be anything. */

/** No match goes on for longer. The longest recorded game has 3,700 choices. */
export const MOST_CHOICES = 100_000;
/** Letters of a record. */
export const MOST_LETTERS = 4_000_000;
/** Letters of a line. */
export const LONGEST_LINE = 1000;
/** Lines of a record besides its choices. */
export const MOST_OTHER_LINES = 1000;
/** Letters of what a fault quotes. */
const LONGEST_QUOTE = 60;

/** Controls, half letters, and what turns the direction of a line: no text holds them, and a terminal obeys some. */
const CONTROLS = /[\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;
const EVERY_CONTROL = new RegExp(CONTROLS, 'gu');

/** Whether a text can stand as a line of a record, after the word that begins it. */
export const isLine = (text: string, word = ''): boolean =>
  word.length + 1 + text.length <= LONGEST_LINE && !CONTROLS.test(text);

/** Whether a text can be the seed of a match: what is kept must be readable again. */
export const isSeed = (text: string): boolean => text !== '' && isLine(text, 'seed');

/** A stranger's words as they may be shown: at most a line, without controls. */
export function quotable(text: string, longest = LONGEST_QUOTE): string {
  const short = text.length > longest ? `${text.slice(0, longest)}…` : text;
  return short.replace(EVERY_CONTROL, '\ufffd');
}
