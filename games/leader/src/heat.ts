/** UL-13  Where ships die: victory points sunk in each area. The rules give areas no place on a map. */
import type { Heat } from '@derby/kernel';
import type { Leader } from './state.ts';

export const heat: Heat<Leader> = {
  frame: [0, 0],
  places: {},
  lossIn: (entry, state) => {
    if (entry.what !== 'ship-sunk') return undefined;
    const boat = state.boats.find(({ id }) => id === entry.boat);
    return boat && [boat.area, entry.vp];
  },
};
