/** Words and habits of the languages that every game shares. */
import type { Language } from './text.ts';

/** The months, January first. */
export const MONTHS: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
  fr: [
    'janvier',
    'février',
    'mars',
    'avril',
    'mai',
    'juin',
    'juillet',
    'août',
    'septembre',
    'octobre',
    'novembre',
    'décembre',
  ],
};

/** A sentence begins with a capital letter, whatever word comes first. */
export const capital = (sentence: string): string => sentence.charAt(0).toUpperCase() + sentence.slice(1);

/** The verb in the number of its subjects. */
export const does = (subjects: readonly unknown[], one: string, several: string): string =>
  subjects.length === 1 ? one : several;

type Sentences = Readonly<Record<string, (...of: never[]) => string>>;

/** The same sentences, each with its capital letter. */
export function capitalised<T extends Sentences>(said: T): T {
  const all = Object.entries(said).map(([name, sentence]) => [
    name,
    (...of: never[]): string => capital(sentence(...of)),
  ]);
  return Object.fromEntries(all) as T;
}
