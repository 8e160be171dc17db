/** Journals: a whole game told as a story, page after page, from nothing but the log that a seat may read. */
import { type Lexicon, SPECTATOR } from './game.ts';
import type { LogEntry } from './match.ts';
import type { AnyText } from './text.ts';

export interface JournalLine {
  /** When it happened, as the story counts: a date, and a time of that day. */
  readonly day: string;
  readonly time: string;
  readonly text: string;
}

/** One page: what one ship, one force or one staff did. */
export interface JournalPage {
  readonly title: string;
  /** What the reader should know first. */
  readonly about: string;
  readonly lines: readonly JournalLine[];
}

/** Writes the journal of a log. A longer log may only add to what a shorter one tells. */
export type Journal<G extends Lexicon = Lexicon> = (log: readonly LogEntry<G>[]) => readonly JournalPage[];

/** Whose log a journal tells: that of the only player, or what everyone has seen where there are several. */
export const readerOf = ({ seats }: { readonly seats: readonly string[] }): string =>
  seats.length === 1 && seats[0] !== undefined ? seats[0] : SPECTATOR;

/** The journal of a game in the language of its text; nothing where the game keeps none. */
export const journalOf = async (
  text: AnyText,
  log: readonly LogEntry[],
): Promise<readonly JournalPage[] | undefined> => {
  const write = await text.journal?.();
  return write?.(log as never);
};

const WIDTH = 80;
const MARGIN = 7;

/** The journal as plain text: a heading for each page and each day, the times in the margin. */
export const writeJournal = (pages: readonly JournalPage[]): string =>
  `${pages.map((page) => pageLines(page).join('\n')).join('\n\n\n')}\n`;

function pageLines({ title, about, lines }: JournalPage): string[] {
  const written = [title, '='.repeat(title.length), ...folded(about, WIDTH)];
  let day = '';
  for (const line of lines) {
    if (line.day !== day) written.push('', line.day);
    day = line.day;
    written.push(...folded(line.text, WIDTH - MARGIN).map((part, i) => `${i === 0 ? timed(line.time) : BLANK}${part}`));
  }
  return written;
}

const BLANK = ' '.repeat(MARGIN);
const timed = (time: string): string => time.padEnd(MARGIN);

/** Between words; what French sets apart from the word before it still belongs to that word. */
const GAP = / +(?![:;?!»])/;

/** A sentence in lines of at most so many letters. */
function folded(text: string, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(GAP).filter((one) => one !== '')) {
    if (line !== '' && line.length + 1 + word.length > width) {
      lines.push(line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return line === '' ? lines : [...lines, line];
}
