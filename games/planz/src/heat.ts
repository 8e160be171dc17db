/** WPZ-18.3  Where convoys die: their steps, in the area where they stood. */
import type { Heat } from '@derby/kernel';
import { AREAS } from './data/areas.ts';
import { whereIs } from './places.ts';
import type { PlanZ } from './state.ts';

export const heat: Heat<PlanZ> = {
  frame: [1000, 700],
  places: Object.fromEntries(Object.entries(AREAS).map(([id, [, , , x, y]]) => [id, [x, y] as const])),
  lossIn: (entry, state) => (entry.what === 'convoy-step-sunk' ? [whereIs(state, entry.unit), 1] : undefined),
};
