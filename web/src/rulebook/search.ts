/** A search through a rulebook: every word must occur in a rule's ID, title or text, accents, apostrophes and case aside. */
import { type Rulebook, rulesOf } from '@derby/kernel';

const plain = (text: string): string =>
  text
    .replace(/<[^>]*>/g, ' ')
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .replaceAll('’', "'")
    .toLowerCase();

/** The IDs of the rules that hold every word of the query. */
export function found(book: Rulebook, query: string): ReadonlySet<string> {
  const sought = plain(query).split(/\s+/).filter(Boolean);
  const hits = rulesOf(book).filter(({ id, title, text }) => {
    const rule = plain(`${id} ${title} ${text}`);
    return sought.every((word) => rule.includes(word));
  });
  return new Set(hits.map(({ id }) => id));
}
