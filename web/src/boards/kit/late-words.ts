/** A board's words that come when their language is wanted. They go through `board.words` like any others. */
import type { Language } from '@derby/kernel';
import { useEffect, useState } from 'preact/hooks';
import type { BoardProps } from '../board.ts';

interface LateWords<W> {
  load(language: Language): Promise<W>;
  /** Nothing until they have come: a sheet in the wrong language would only be in the way. */
  use(board: Pick<BoardProps, 'language' | 'words'>): W | undefined;
}

/** `known` are those that come with the board. */
export function lateWords<W>(
  loaders: Readonly<Record<Language, () => Promise<W>>>,
  known: Partial<Record<Language, W>> = {},
): LateWords<W> {
  const load = async (language: Language): Promise<W> => {
    const words = known[language] ?? (await loaders[language]());
    known[language] = words;
    return words;
  };
  const use = ({ language, words }: Pick<BoardProps, 'language' | 'words'>): W | undefined => {
    const [, come] = useState<Language>();
    useEffect(() => {
      if (!known[language]) void load(language).then(() => come(language));
    }, [language]);
    const here = known[language];
    return here && words({ en: known.en ?? here, fr: known.fr ?? here });
  };
  return { load, use };
}
