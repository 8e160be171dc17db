/** A list of offers, as short as it can be read: choices that begin alike share a line. */
import type { Choice } from '@derby/kernel';
import { padded, widthOf } from '../paint.ts';

export interface Entry {
  readonly choice: Choice;
  /** The number to type, with its mark. */
  readonly number: string;
  readonly words: string;
}

const NUMBER = 4;
const GAP = '   ';

/** So many short ones are set in columns. */
const MANY = 10;

export function offerLines(entries: readonly Entry[], width: number): string[] {
  const found = families(entries);
  if (found.length === entries.length && entries.length >= MANY) return columns(entries.map(alone), width);
  return found.flatMap((family) => (family.length > 1 ? together(family, width) : family.map(alone)));
}

/** As many columns as the page has room for, read downwards. */
function columns(rows: readonly string[], width: number): string[] {
  const column = Math.max(...rows.map(widthOf)) + GAP.length;
  const height = Math.ceil(rows.length / Math.max(1, Math.floor(width / column)));
  return rows.slice(0, height).map((_, line) =>
    rows
      .filter((_, i) => i % height === line)
      .map((row) => padded(row, column))
      .join('')
      .trimEnd(),
  );
}

/** Neighbours with the same verb and the same first word: one piece and the places it can go to. */
function families(entries: readonly Entry[]): Entry[][] {
  const found: Entry[][] = [];
  for (const entry of entries) {
    const last = found.at(-1)?.[0];
    if (last && entry.choice.length > 2 && isKin(last.choice, entry.choice)) found.at(-1)?.push(entry);
    else found.push([entry]);
  }
  return found;
}

const isKin = (one: Choice, other: Choice): boolean =>
  one.length === other.length && one[0] === other[0] && one[1] === other[1];

const alone = ({ number, words }: Entry): string => `${' '.repeat(NUMBER - widthOf(number))}${number} ${words}`;

/** What they share, and then what each adds, wrapped. */
function together(family: readonly Entry[], width: number): string[] {
  const shared = commonWords(family.map((entry) => entry.words));
  const lines = [`${' '.repeat(NUMBER + 1)}${shared}`];
  for (const { number, words } of family) {
    const piece = `${GAP}${number} ${words.slice(shared.length).trim()}`;
    const line = lines.at(-1) ?? '';
    if (widthOf(line) + widthOf(piece) <= width) lines[lines.length - 1] = line + piece;
    else lines.push(padded('', NUMBER + GAP.length) + piece);
  }
  return lines;
}

/** The words that all sentences begin with. */
function commonWords(sentences: readonly string[]): string {
  const [first = [], ...rest] = sentences.map((sentence) => sentence.split(' '));
  let count = 0;
  while (count < first.length - 1 && rest.every((words) => words[count] === first[count])) count += 1;
  return first.slice(0, count).join(' ');
}
