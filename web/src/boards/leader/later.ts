/** What is wanted only at sea is fetched when the map is first drawn: a campaign begins without it. */
import { useEffect, useState } from 'preact/hooks';

type AtSea = typeof import('./at-sea.tsx');

let atSea: AtSea | undefined;

export async function loadAtSea(): Promise<void> {
  atSea ??= await import('./at-sea.tsx');
}

/** Nothing until it has come. */
export function useAtSea(wanted: boolean): AtSea | undefined {
  const [, draw] = useState(0);
  useEffect(() => {
    if (wanted && !atSea) loadAtSea().then(() => draw((times) => times + 1));
  }, [wanted]);
  return atSea;
}
