/** What is wanted only later is fetched when it is first drawn: a campaign begins without it. */
import { useEffect, useState } from 'preact/hooks';

function later<T>(fetch: () => Promise<T>) {
  let come: T | undefined;
  const load = async (): Promise<void> => {
    come ??= await fetch();
  };
  /** Nothing until it has come. */
  const use = (wanted: boolean): T | undefined => {
    const [, draw] = useState(0);
    useEffect(() => {
      if (wanted && !come) load().then(() => draw((times) => times + 1));
    }, [wanted]);
    return come;
  };
  return { load, use };
}

/** The map and the battle. */
export const { load: loadAtSea, use: useAtSea } = later(() => import('./at-sea.tsx'));

/** What the signs mean. */
export const { load: loadSigns, use: useSigns } = later(() => import('./signs.tsx'));
