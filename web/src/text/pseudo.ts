/** A disguise for English: every sentence in brackets and accents. Whatever shows up without it is hard-coded. */
import { dressed } from './dressed.ts';

const ACCENTS: Readonly<Record<string, string>> = { a: 'á', e: 'é', i: 'í', o: 'ó', u: 'ú', c: 'ç', n: 'ñ' };

const disguised = (text: string): string =>
  text.startsWith('⟦') ? text : `⟦${text.replace(/[aeioucn]/g, (letter) => ACCENTS[letter] ?? letter)}⟧`;

export const dress = <T>(words: T): T => dressed(words, disguised);
