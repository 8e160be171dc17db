/** UL-1.2 … UL-1.9, UL-2.2  The campaign map: areas, ports and the ways between them. */
import { BOATS, type BoatId } from './data/boats.ts';
import { type Area, type AreaId, CAMPAIGNS, type Campaign } from './data/campaigns.ts';
import { type Boat, present } from './state.ts';
import type { Known } from './view.ts';

export const sheetOf = (known: Readonly<Known>): Campaign => CAMPAIGNS[known.campaign];

export const areaOf = (known: Readonly<Known>, id: AreaId): Area => present(sheetOf(known).areas[id], id);

export const areasOf = (known: Readonly<Known>): AreaId[] => Object.keys(sheetOf(known).areas) as AreaId[];

/** UL-1.4  A port is an area with a refit number. */
export const isPort = (known: Readonly<Known>, id: AreaId): boolean => areaOf(known, id).refit !== undefined;

export const portsOf = (known: Readonly<Known>): AreaId[] => areasOf(known).filter((id) => isPort(known, id));

/** UL-1.7  Where contacts can be found. */
export const huntingGrounds = (known: Readonly<Known>): AreaId[] =>
  areasOf(known).filter((id) => areaOf(known, id).contacts);

export const isInPort = (known: Readonly<Known>, boat: Readonly<Boat>): boolean => isPort(known, boat.area);

export const warningsIn = (known: Readonly<Known>, id: AreaId): number => known.warnings[id] ?? 0;

export const nextAreas = (known: Readonly<Known>, id: AreaId): readonly AreaId[] =>
  areaOf(known, id).touches as readonly AreaId[];

/** UL-2.2  A class may be shut out of an area, even in passing. */
export const mayEnter = (known: Readonly<Known>, boat: BoatId, id: AreaId): boolean =>
  !areaOf(known, id).forbidden?.includes(BOATS[boat].class);

/** UL-8.8  Steps to the nearest port from each area, by ways this boat may take. */
export function stepsToPort(known: Readonly<Known>, boat: BoatId): Partial<Record<AreaId, number>> {
  const steps: Partial<Record<AreaId, number>> = {};
  const queue = portsOf(known);
  for (const port of queue) steps[port] = 0;
  for (const id of queue) {
    for (const next of nextAreas(known, id)) {
      if (steps[next] !== undefined || !mayEnter(known, boat, next)) continue;
      steps[next] = (steps[id] ?? 0) + 1;
      queue.push(next);
    }
  }
  return steps;
}
