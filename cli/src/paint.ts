/** Colour, which only a terminal gets. */

const CODES = {
  bold: [1, 22],
  dim: [2, 22],
  red: [31, 39],
  green: [32, 39],
  yellow: [33, 39],
  cyan: [36, 39],
} as const;
export type Tint = keyof typeof CODES;
export type Paint = (tint: Tint, words: string) => string;

export const plain: Paint = (_tint, words) => words;

const coloured: Paint = (tint, words) => {
  const [on, off] = CODES[tint];
  return words === '' ? '' : `\u001b[${on}m${words}\u001b[${off}m`;
};

/** The usual conventions: NO_COLOR forbids, FORCE_COLOR demands, and otherwise a terminal decides. */
export function paintFor(stream: { readonly isTTY?: boolean }, env: NodeJS.ProcessEnv): Paint {
  if (env.NO_COLOR) return plain;
  if (env.FORCE_COLOR && env.FORCE_COLOR !== '0') return coloured;
  return stream.isTTY === true && env.TERM !== 'dumb' ? coloured : plain;
}

const CODE = new RegExp(`${String.fromCharCode(27)}\\[\\d+m`, 'g');

/** How many columns the words take; colour takes none. */
export const widthOf = (words: string): number => [...words.replace(CODE, '')].length;

/** Filled with blanks to a width. */
export const padded = (words: string, width: number): string => words + ' '.repeat(Math.max(0, width - widthOf(words)));

const HANGING = '    ';

/** A line that is too long goes on below, a little to the right. It is parted between words, which are never longer than that. */
export function folded(line: string, width: number): string[] {
  if (widthOf(line) <= width) return [line];
  const lines = [''];
  for (const [piece] of line.matchAll(/\s*\S+/g)) {
    const last = lines.at(-1) ?? '';
    if (widthOf(last + piece) <= width) lines[lines.length - 1] = last + piece;
    else lines.push(`${HANGING}${piece.trimStart()}`);
  }
  return lines;
}
