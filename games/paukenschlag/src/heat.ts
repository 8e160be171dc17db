/** PK-10.3  Where convoys die: tons sunk in each area. */
import type { Heat } from '@derby/kernel';
import { AREA_BOUNDS } from './data/chart.ts';
import type { Drumbeat } from './state.ts';

const [WEST, NORTH] = [-97, 59] as const;
const SCALE = 11;

export const heat: Heat<Drumbeat> = {
  frame: [930, 600],
  places: Object.fromEntries(
    Object.entries(AREA_BOUNDS).map(([id, { west, east, north, south }]) => [
      id,
      [SCALE * ((west + east) / 2 - WEST), SCALE * (NORTH - (north + south) / 2)] as const,
    ]),
  ),
  lossIn: (entry, state) => {
    if (entry.what !== 'merchant-sunk') return undefined;
    const convoy = state.convoys.find(({ id }) => id === entry.convoy);
    return convoy && [convoy.area, entry.tons];
  },
};
