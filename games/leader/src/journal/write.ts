/** Pages of notes, written out: notes of the same minute make one paragraph. */
import type { Journal, JournalLine, JournalPage } from '@derby/kernel';
import type { Leader } from '../state.ts';
import type { Moment } from './calendar.ts';
import { chronicle } from './chronicle.ts';
import type { Dated, Note, Page } from './notes.ts';

/** The sentences of one language. */
export interface JournalWords {
  heading(page: Page): string;
  about(page: Page): string;
  day(when: Moment): string;
  time(when: Moment): string;
  readonly notes: { readonly [W in Note['what']]: (note: Extract<Note, { what: W }>) => string };
}

export const journalIn =
  (words: JournalWords): Journal<Leader> =>
  (log) =>
    chronicle(log).map((page) => pageOf(page, words));

const pageOf = (page: Page, words: JournalWords): JournalPage => ({
  title: words.heading(page),
  about: words.about(page),
  lines: paragraphs(page.notes).map((notes) => lineOf(notes, words)),
});

/** Notes of one minute, in groups. */
function paragraphs(notes: readonly Dated[]): [Dated, ...Dated[]][] {
  const groups: [Dated, ...Dated[]][] = [];
  for (const note of notes) {
    const last = groups.at(-1);
    if (last && last[0].minute === note.minute) last.push(note);
    else groups.push([note]);
  }
  return groups;
}

function lineOf(notes: readonly [Dated, ...Dated[]], words: JournalWords): JournalLine {
  const [{ when }] = notes;
  const sentences = notes.map(({ note }) => (words.notes[note.what] as (note: Note) => string)(note));
  return { day: words.day(when), time: words.time(when), text: sentences.join(' ') };
}

export const clockTime = ({ hour, minute }: Moment): string =>
  `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;

/** The display has no scale; the journal takes a zone for a thousand metres, and the same zone for half of that. */
export const metres = (range: number): number => (range === 0 ? 500 : range * 1000);
