/** What is wanted only later is fetched when it is first drawn: a campaign begins without it. */
import { later } from '../kit/later.ts';

/** The map and the battle. */
export const { load: loadAtSea, use: useAtSea } = later(() => import('./at-sea.tsx'));

/** What the signs mean. */
export const { load: loadSigns, use: useSigns } = later(() => import('./signs.tsx'));
