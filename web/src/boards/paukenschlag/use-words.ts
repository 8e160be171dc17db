/** The words of the reader's language: English comes with the board, French when somebody wants to read it. */
import type { Language } from '@derby/kernel';
import { useEffect, useState } from 'preact/hooks';
import type { BoardProps } from '../board.ts';
import type { Words } from './words.ts';
import { en } from './words-en.ts';

const known: Partial<Record<Language, Words>> = { en };

export async function loadWords(language: Language): Promise<void> {
  if (language === 'fr') known.fr ??= (await import('./words-fr.ts')).fr;
}

/** Nothing until they have come: a sheet in the wrong language would only be in the way. */
export function useWords({ language, words }: Pick<BoardProps, 'language' | 'words'>): Words | undefined {
  const [, come] = useState<Words | undefined>(undefined);
  useEffect(() => {
    if (!known[language]) loadWords(language).then(() => come(known[language]));
  }, [language]);
  const found = known[language];
  return found && words({ en: found, fr: found });
}
