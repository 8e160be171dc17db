/** Rulebooks, made into HTML when the app was built, loaded when they are wanted. */
import type { Rulebook, RuleText } from '@derby/kernel';
import { rulesOf } from '@derby/kernel';
import { signal } from '@preact/signals';
import { language } from './settings.ts';

const BOOKS = import.meta.glob<{ default: Rulebook }>('../../../games/*/rulebook/*.md');

const loaded = new Map<string, ReturnType<typeof signal<Book | undefined>>>();

export interface Book extends Rulebook {
  readonly byId: ReadonlyMap<string, RuleText>;
}

/** The games that have a rulebook. */
export const gamesWithBooks: readonly string[] = [
  ...new Set(Object.keys(BOOKS).map((path) => path.split('/').at(-3) ?? '')),
];

const atOnce = (fetch: () => void): void => fetch();

/** A game's rulebook in the language that is set; nothing until it is loaded, `when` there is time for it. */
export function bookOf(game: string, when: (fetch: () => void) => unknown = atOnce): Book | undefined {
  const path = `../../../games/${game}/rulebook/${language.value}.md`;
  let book = loaded.get(path);
  if (!book) {
    const loading = signal<Book | undefined>(undefined);
    book = loading;
    loaded.set(path, book);
    when(
      () =>
        void BOOKS[path]?.().then(({ default: made }) => {
          loading.value = { ...made, byId: new Map(rulesOf(made).map((rule) => [rule.id, rule])) };
        }),
    );
  }
  return book.value;
}
