/** The map as procedures read it: who borders whom, and what kind of place a place is. */
import { type PlaceId, SEA_ZONES, SPECIAL_LINKS, TERRITORIES, type TerritoryId, type ZoneId } from './data/map.ts';

export const TERRITORY_IDS = Object.keys(TERRITORIES) as TerritoryId[];
export const ZONE_IDS = Object.keys(SEA_ZONES) as ZoneId[];
export const PLACE_IDS: readonly PlaceId[] = [...TERRITORY_IDS, ...ZONE_IDS];

/** Zones are named S and two digits, territories by three letters: one character tells, which is asked very often. */
export const isZone = (place: PlaceId): place is ZoneId => place.charCodeAt(1) < FIRST_LETTER;
export const isTerritory = (place: PlaceId): place is TerritoryId => place.charCodeAt(1) >= FIRST_LETTER;
const FIRST_LETTER = 65;

const BESIDE: Readonly<Record<PlaceId, { readonly land: readonly TerritoryId[]; readonly sea: readonly ZoneId[] }>> = {
  ...TERRITORIES,
  ...SEA_ZONES,
};

export const landBeside = (place: PlaceId): readonly TerritoryId[] => BESIDE[place].land;
export const seaBeside = (place: PlaceId): readonly ZoneId[] => BESIDE[place].sea;

/** PEN-1.4 and elsewhere: whether land and sea touch. */
export const touches = (territory: TerritoryId, zone: ZoneId): boolean => seaBeside(territory).includes(zone);
export const isCoastal = (territory: TerritoryId): boolean => seaBeside(territory).length > 0;

export const incomeOf = (territory: TerritoryId): number => TERRITORIES[territory].income;
/** HOST-12.2  What the convoys of a zone are worth to both powers together. */
export const convoyValue = (zone: ZoneId): number => SEA_ZONES[zone].convoy.UK + SEA_ZONES[zone].convoy.USA;
export const factoryOf = (territory: TerritoryId): number => TERRITORIES[territory].factory;

export const FACTORIES: readonly TerritoryId[] = TERRITORY_IDS.filter((id) => factoryOf(id) > 0);

/** All neighbours of a place, by land and by sea: the ways of aircraft. */
export const AROUND: Readonly<Record<PlaceId, readonly PlaceId[]>> = Object.fromEntries(
  PLACE_IDS.map((id): [PlaceId, PlaceId[]] => [id, [...landBeside(id), ...seaBeside(id)]]),
) as Record<PlaceId, PlaceId[]>;

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
