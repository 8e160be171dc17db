/** What is wanted only later is fetched when it is first drawn: a table is laid without it. */
import { useEffect, useState } from 'preact/hooks';

interface Later<T> {
  load(): Promise<void>;
  /** Nothing until it has come. */
  use(wanted: boolean): T | undefined;
}

export function later<T>(fetch: () => Promise<T>): Later<T> {
  let come: T | undefined;
  const load = async (): Promise<void> => {
    come ??= await fetch();
  };
  const use = (wanted: boolean): T | undefined => {
    const [, draw] = useState(0);
    useEffect(() => {
      if (wanted && !come) load().then(() => draw((times) => times + 1));
    }, [wanted]);
    return come;
  };
  return { load, use };
}
