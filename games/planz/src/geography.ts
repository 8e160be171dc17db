/** WPZ-M.6, WPZ-M.7  The map: what adjoins what, and how far it is. */
import { AREA_IDS, AREAS, type AreaId, SEA_EDGES } from './data/areas.ts';
import { BASE_IDS, BASES, type BaseId, LAND_EDGES, ZONE_IDS, ZONES, type ZoneId } from './data/zones.ts';
import type { Place } from './state.ts';

const emptyLists = <K extends string, V>(keys: readonly K[]): Record<K, V[]> => {
  const lists: Partial<Record<K, V[]>> = {};
  for (const key of keys) lists[key] = [];
  return lists as Record<K, V[]>;
};

function neighbours(): Record<AreaId, AreaId[]> {
  const lists = emptyLists<AreaId, AreaId>(AREA_IDS);
  for (const [a, b] of SEA_EDGES) {
    lists[a].push(b);
    lists[b].push(a);
  }
  return lists;
}

/** WPZ-M.6  Areas adjacent to an area. */
export const NEIGHBOURS: Readonly<Record<AreaId, readonly AreaId[]>> = neighbours();

interface LandWay {
  readonly to: ZoneId;
  readonly isMountain: boolean;
}

function landWays(): Record<ZoneId, LandWay[]> {
  const lists = emptyLists<ZoneId, LandWay>(ZONE_IDS);
  for (const [a, b, kind] of LAND_EDGES) {
    lists[a].push({ to: b, isMountain: kind === 'mountain' });
    lists[b].push({ to: a, isMountain: kind === 'mountain' });
  }
  return lists;
}

/** WPZ-10.5a  Ways from a land zone. */
export const LAND_WAYS: Readonly<Record<ZoneId, readonly LandWay[]>> = landWays();

export const isArea = (place: string): place is AreaId => place in AREAS;
export const isZone = (place: string): place is ZoneId => place in ZONES;
export const isBase = (place: string): place is BaseId => place in BASES;

const AREA_ZONES = emptyLists<AreaId, ZoneId>(AREA_IDS);
for (const zone of ZONE_IDS) AREA_ZONES[ZONES[zone][0]].push(zone);
const ZONE_BASES = emptyLists<ZoneId, BaseId>(ZONE_IDS);
for (const base of BASE_IDS) ZONE_BASES[BASES[base][0]].push(base);

/** WPZ-M.2  The land zones that adjoin a sea zone (WPZ-E.5: in BF1 both shores). */
export const zonesOf = (area: AreaId): readonly ZoneId[] => AREA_ZONES[area];
/** WPZ-9.2f, WPZ-14.2b  The bases of a land zone. */
export const basesOf = (zone: ZoneId): readonly BaseId[] => ZONE_BASES[zone];
export const zoneOf = (base: BaseId): ZoneId => BASES[base][0];
export const areaOfZone = (zone: ZoneId): AreaId => ZONES[zone][0];

const AREA_BASES = emptyLists<AreaId, BaseId>(AREA_IDS);
for (const base of BASE_IDS) AREA_BASES[ZONES[BASES[base][0]][0]].push(base);
/** The bases of all land zones that adjoin a sea zone. */
export const basesIn = (area: AreaId): readonly BaseId[] => AREA_BASES[area];

/** The area a place lies in. */
export function areaOf(place: Place): AreaId {
  if (isArea(place)) return place;
  return isZone(place) ? areaOfZone(place) : areaOfZone(zoneOf(place));
}

/** WPZ-9.1b  Small islands and Gibraltar hold two ground units a side. */
export const isSmall = (zone: ZoneId): boolean => ZONES[zone][1] === 'island' || ZONES[zone][1] === 'gibraltar';
export const isIsland = (zone: ZoneId): boolean => ZONES[zone][1] === 'island';

function distancesFrom(start: AreaId): Record<AreaId, number> {
  const far = Object.fromEntries(AREA_IDS.map((id) => [id, Number.POSITIVE_INFINITY])) as Record<AreaId, number>;
  far[start] = 0;
  const queue: AreaId[] = [start];
  for (const area of queue)
    for (const next of NEIGHBOURS[area])
      if (far[next] > far[area] + 1) {
        far[next] = far[area] + 1;
        queue.push(next);
      }
  return far;
}

const DISTANCES = Object.fromEntries(AREA_IDS.map((id) => [id, distancesFrom(id)])) as Record<
  AreaId,
  Record<AreaId, number>
>;

/** WPZ-M.7  The least number of borders between two areas. */
export const distance = (from: AreaId, to: AreaId): number => DISTANCES[from][to];

const FARTHEST = 8;
const WITHIN = Object.fromEntries(
  AREA_IDS.map((from) => [
    from,
    Array.from({ length: FARTHEST + 1 }, (_, far) => AREA_IDS.filter((id) => DISTANCES[from][id] <= far)),
  ]),
) as Record<AreaId, AreaId[][]>;

/** Areas at no more than this distance, which is never greater than the longest range. */
export const within = (from: AreaId, far: number): readonly AreaId[] => WITHIN[from][far] ?? AREA_IDS;
