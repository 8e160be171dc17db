/** The words of the reader's language: English comes with the board, French when somebody wants to read it. */
import { lateWords } from '../kit/late-words.ts';
import type { Words } from './words.ts';
import { en } from './words-en.ts';

export const { load: loadWords, use: useWords } = lateWords<Words>(
  { en: async () => en, fr: async () => (await import('./words-fr.ts')).fr },
  { en },
);
