/** The map as procedures read it: who borders whom, and what kind of place a place is. */
import { type PlaceId, SEA_ZONES, SPECIAL_LINKS, TERRITORIES, type TerritoryId, type ZoneId } from './data/map.ts';

export const TERRITORY_IDS = Object.keys(TERRITORIES) as TerritoryId[];
export const ZONE_IDS = Object.keys(SEA_ZONES) as ZoneId[];
export const PLACE_IDS: readonly PlaceId[] = [...TERRITORY_IDS, ...ZONE_IDS];

export const isZone = (place: PlaceId): place is ZoneId => place in SEA_ZONES;
export const isTerritory = (place: PlaceId): place is TerritoryId => place in TERRITORIES;

export const landBeside = (place: PlaceId): readonly TerritoryId[] =>
  isZone(place) ? SEA_ZONES[place].land : TERRITORIES[place].land;
export const seaBeside = (place: PlaceId): readonly ZoneId[] =>
  isZone(place) ? SEA_ZONES[place].sea : TERRITORIES[place].sea;

/** PEN-1.4 and elsewhere: whether land and sea touch. */
export const touches = (territory: TerritoryId, zone: ZoneId): boolean => seaBeside(territory).includes(zone);
export const isCoastal = (territory: TerritoryId): boolean => seaBeside(territory).length > 0;

export const incomeOf = (territory: TerritoryId): number => TERRITORIES[territory].income;
export const factoryOf = (territory: TerritoryId): number => TERRITORIES[territory].factory;

export const FACTORIES: readonly TerritoryId[] = TERRITORY_IDS.filter((id) => factoryOf(id) > 0);

/** All neighbours of a place, by land and by sea: the ways of aircraft. */
export const AROUND = Object.fromEntries(
  PLACE_IDS.map((id) => [id, [...landBeside(id), ...seaBeside(id)]]),
) as unknown as Readonly<Record<PlaceId, readonly PlaceId[]>>;

export type SpecialLink = (typeof SPECIAL_LINKS)[number];

const LINKS: ReadonlyMap<string, SpecialLink> = new Map(
  SPECIAL_LINKS.flatMap((link): [string, SpecialLink][] => {
    const [a, b] = link.between;
    return [
      [a + b, link],
      [b + a, link],
    ];
  }),
);

/** HOST-6.6  The barrage or strait between two zones, if there is one. */
export const specialLink = (a: ZoneId, b: ZoneId): SpecialLink | undefined => LINKS.get(a + b);
