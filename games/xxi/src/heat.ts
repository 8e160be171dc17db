/** XXI-6  Where bombs fall: hubs devastated. */
import type { Heat } from '@derby/kernel';
import { PLACES } from './data/map.ts';
import type { Xxi } from './state.ts';

export const heat: Heat<Xxi> = {
  frame: [1000, 700],
  places: Object.fromEntries(Object.entries(PLACES).map(([id, { x, y }]) => [id, [x, y] as const])),
  lossIn: (entry) => (entry.what === 'hub-devastated' ? [entry.hub, 1] : undefined),
};
