/** WPZ-M.6, WPZ-M.7  The map: what adjoins what, and how far it is. */
import { AREA_IDS, type AreaId, SEA_EDGES } from './data/areas.ts';
import { BASE_IDS, BASES, type BaseId, LAND_EDGES, ZONE_IDS, ZONES, type ZoneId } from './data/zones.ts';
import type { Place } from './state.ts';

/** Every place on the map has a number: first the areas, then the land zones, then the bases. */
export const PLACE_IDS: readonly Place[] = [...AREA_IDS, ...ZONE_IDS, ...BASE_IDS];
const FIRST_ZONE = AREA_IDS.length;
const FIRST_BASE = FIRST_ZONE + ZONE_IDS.length;
const AREAS_IN_ALL = FIRST_ZONE;

/** V8 finds a key in a map four times as fast as in a record of many keys, and places are looked up hundreds of times a decision. */
const NUMBERS: ReadonlyMap<string, number> = new Map(PLACE_IDS.map((place, number) => [place, number]));
const numberOf = (place: Place): number => NUMBERS.get(place) as number;

const emptyLists = <V>(keys: readonly unknown[]): V[][] => keys.map(() => []);

const SEA_WAYS = emptyLists<AreaId>(AREA_IDS);
for (const [a, b] of SEA_EDGES) {
  SEA_WAYS[numberOf(a)]?.push(b);
  SEA_WAYS[numberOf(b)]?.push(a);
}

/** WPZ-M.6  Areas adjacent to an area. */
export const neighboursOf = (area: AreaId): readonly AreaId[] => SEA_WAYS[numberOf(area)] as AreaId[];

interface LandWay {
  readonly to: ZoneId;
  readonly isMountain: boolean;
}

const LAND_WAYS = emptyLists<LandWay>(ZONE_IDS);
for (const [a, b, kind] of LAND_EDGES) {
  LAND_WAYS[zoneNumber(a)]?.push({ to: b, isMountain: kind === 'mountain' });
  LAND_WAYS[zoneNumber(b)]?.push({ to: a, isMountain: kind === 'mountain' });
}

function zoneNumber(zone: ZoneId): number {
  return numberOf(zone) - FIRST_ZONE;
}

/** WPZ-10.5a  Ways from a land zone. */
export const landWaysFrom = (zone: ZoneId): readonly LandWay[] => LAND_WAYS[zoneNumber(zone)] as LandWay[];

export const isArea = (place: string): place is AreaId => (NUMBERS.get(place) as number) < FIRST_ZONE;
export function isZone(place: string): place is ZoneId {
  const number = NUMBERS.get(place) as number;
  return number >= FIRST_ZONE && number < FIRST_BASE;
}
export const isBase = (place: string): place is BaseId => (NUMBERS.get(place) as number) >= FIRST_BASE;

/** By the number of the place: the zones that adjoin an area, the bases of a zone, the bases of all zones of an area. */
const AREA_ZONES = emptyLists<ZoneId>(AREA_IDS);
const BASES_AT = emptyLists<BaseId>(PLACE_IDS);
const ZONE_OF_BASE = BASE_IDS.map((base) => BASES[base][0]);
const AREA_OF_PLACE: readonly AreaId[] = [
  ...AREA_IDS,
  ...ZONE_IDS.map((zone) => ZONES[zone][0]),
  ...ZONE_OF_BASE.map((zone) => ZONES[zone][0]),
];
for (const zone of ZONE_IDS) AREA_ZONES[numberOf(ZONES[zone][0])]?.push(zone);
for (const base of BASE_IDS) for (const place of [zoneOf(base), areaOf(base)]) BASES_AT[numberOf(place)]?.push(base);

/** WPZ-M.2  The land zones that adjoin a sea zone (WPZ-E.5: in BF1 both shores). */
export const zonesOf = (area: AreaId): readonly ZoneId[] => AREA_ZONES[numberOf(area)] as ZoneId[];
/** WPZ-9.2f, WPZ-14.2b  The bases of a land zone. */
export const basesOf = (zone: ZoneId): readonly BaseId[] => BASES_AT[numberOf(zone)] as BaseId[];
export function zoneOf(base: BaseId): ZoneId {
  return ZONE_OF_BASE[numberOf(base) - FIRST_BASE] as ZoneId;
}
/** The area a place lies in. */
export function areaOf(place: Place): AreaId {
  return AREA_OF_PLACE[numberOf(place)] as AreaId;
}
export const areaOfZone = (zone: ZoneId): AreaId => areaOf(zone);

/** The bases of all land zones that adjoin a sea zone. */
export const basesIn = (area: AreaId): readonly BaseId[] => BASES_AT[numberOf(area)] as BaseId[];

/** WPZ-9.1b  Small islands and Gibraltar hold two ground units a side. */
export const isSmall = (zone: ZoneId): boolean => SMALL.has(zone);
const SMALL: ReadonlySet<ZoneId> = new Set(
  ZONE_IDS.filter((zone) => ZONES[zone][1] === 'island' || ZONES[zone][1] === 'gibraltar'),
);
export const isIsland = (zone: ZoneId): boolean => ISLANDS.has(zone);
const ISLANDS: ReadonlySet<ZoneId> = new Set(ZONE_IDS.filter((zone) => ZONES[zone][1] === 'island'));

/** From the area with this number to each by its number. */
function distancesFrom(start: number): number[] {
  const far = AREA_IDS.map(() => Number.POSITIVE_INFINITY);
  far[start] = 0;
  const queue = [start];
  for (const area of queue)
    for (const next of (SEA_WAYS[area] as AreaId[]).map(numberOf))
      if ((far[next] as number) > (far[area] as number) + 1) {
        far[next] = (far[area] as number) + 1;
        queue.push(next);
      }
  return far;
}

/** All distances, row by row. */
const DISTANCES: readonly number[] = AREA_IDS.flatMap((_, start) => distancesFrom(start));

/** WPZ-M.7  The least number of borders between two areas. */
export const distance = (from: AreaId, to: AreaId): number =>
  DISTANCES[numberOf(from) * AREAS_IN_ALL + numberOf(to)] as number;

const FARTHEST = 8;
const WITHIN: readonly (readonly AreaId[])[][] = AREA_IDS.map((from) =>
  Array.from({ length: FARTHEST + 1 }, (_, far) => AREA_IDS.filter((id) => distance(from, id) <= far)),
);

const ZONES_WITHIN: readonly (readonly ZoneId[])[][] = WITHIN.map((byDistance) =>
  byDistance.map((areas) => ZONE_IDS.filter((zone) => areas.includes(areaOfZone(zone)))),
);

/** Land zones of areas at no more than this distance. */
export const zonesWithin = (from: AreaId, far: number): readonly ZoneId[] =>
  ZONES_WITHIN[numberOf(from)]?.[far] ?? ZONE_IDS;

/** Areas at no more than this distance, which is never greater than the longest range. */
export const within = (from: AreaId, far: number): readonly AreaId[] => WITHIN[numberOf(from)]?.[far] ?? AREA_IDS;
