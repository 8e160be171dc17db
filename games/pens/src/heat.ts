/** HOST-5  Where convoys die: what raiders cost in each sea zone. */
import type { Heat } from '@derby/kernel';
import { SEA_ZONES } from './data/sea-zones.ts';
import type { Pens } from './state.ts';

export const heat: Heat<Pens> = {
  frame: [960, 700],
  places: Object.fromEntries(Object.entries(SEA_ZONES).map(([id, { x, y }]) => [id, [x, y] as const])),
  lossIn: (entry) => (entry.what === 'zone-disrupted' && entry.loss > 0 ? [entry.zone, entry.loss] : undefined),
};
