/** Tables as a rulebook prints them, for tests that hold what is printed to what is played with. */
import { readRulebook } from '@derby/kernel';

/** A table with its caption, which stands above it in bold. */
export interface PrintedTable {
  readonly caption: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly (string | number)[])[];
}

const line = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;

/** The Markdown of a table, as plain as it can be written. */
export const markdownOf = ({ caption, head, rows }: PrintedTable): string =>
  [`**${caption}**`, '', line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');

/** The text of a chapter by its number. */
export const chapterOf = (markdown: string, number: number): string =>
  readRulebook(markdown).chapters.find(({ title }) => title.startsWith(`${number} `))?.text ?? '';
