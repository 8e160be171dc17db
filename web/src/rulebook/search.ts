/** A search through a rulebook: every word must occur in a rule's ID, title or text, accents, apostrophes and case aside. */
import type { Rulebook } from '@derby/kernel';

const plain = (text: string): string =>
  text
    .replace(/<[^>]*>/g, ' ')
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .replaceAll('’', "'")
    .toLowerCase();

/** What stands under one heading: a rule, or what a chapter says apart from its rules. */
export interface Passage {
  readonly id: string;
  readonly title: string;
  readonly text: string;
}

/** Where a chapter is found by address. */
export const chapterId = (index: number): string => `chapter-${index + 1}`;

/** The chapter that holds a rule, or is asked for itself; the first where neither is found. */
export const chapterOf = (book: Rulebook, rule: string | undefined): number =>
  Math.max(
    0,
    book.chapters.findIndex(({ rules }, index) => chapterId(index) === rule || rules.some(({ id }) => id === rule)),
  );

/** Everything in the book, in order: a chapter's own text, then its rules. */
export const passagesOf = (book: Rulebook): readonly Passage[] =>
  book.chapters.flatMap(({ title, text, rules }, index) =>
    text ? [{ id: chapterId(index), title, text }, ...rules] : rules,
  );

/** The IDs of the passages that hold every word of the query. */
export function found(book: Rulebook, query: string): ReadonlySet<string> {
  const sought = plain(query).split(/\s+/).filter(Boolean);
  const hits = passagesOf(book).filter(({ id, title, text }) => {
    const passage = plain(`${id} ${title} ${text}`);
    return sought.every((word) => passage.includes(word));
  });
  return new Set(hits.map(({ id }) => id));
}
