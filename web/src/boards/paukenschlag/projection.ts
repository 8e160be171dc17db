/**
 * The projection of the map: plate carrée along the coast, and narrower out in the Atlantic, where there is nothing but water
 * between the areas and the counters are few.
 */
import type { Spot } from '../kit/box.ts';
import type { Degrees } from '../kit/projection.ts';

export const SHEET = { width: 1216, height: 952 } as const;

const [WEST, NORTH] = [-98.4, 59.4] as const;
/** Units to one degree. */
const [ALONG_THE_COAST, AT_SEA, DOWN] = [17, 11.2, 16.5] as const;
/** Between these longitudes one scale goes over into the other. */
const [FROM, TO] = [-64, -50] as const;

function across(longitude: number): number {
  const blend = Math.min(Math.max(longitude - FROM, 0), TO - FROM);
  const lost = ((ALONG_THE_COAST - AT_SEA) * blend * blend) / (2 * (TO - FROM));
  const beyond = Math.max(longitude - TO, 0) * (ALONG_THE_COAST - AT_SEA);
  return (longitude - WEST) * ALONG_THE_COAST - lost - beyond;
}

/** From degrees to the units of the sheet. */
export const project = ([longitude, latitude]: Degrees): Spot => [across(longitude), (NORTH - latitude) * DOWN];
