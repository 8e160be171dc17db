/** WPZ-5.0, WPZ-14.0, WPZ-14.1a  Control of land zones and their bases, and what bases allow. */
import { AREA_IDS, AREAS, type AreaId, FRENCH_WATERS, type Home, NO_ENTRY, US_WATERS } from './data/areas.ts';
import type { Side } from './data/powers.ts';
import type { Nationality } from './data/units.ts';
import {
  BASE_IDS,
  BASES,
  type BaseId,
  ISLAND_LIMIT,
  MAJOR_CAPACITY,
  MINOR_CAPACITY,
  ZONE_IDS,
  ZONES,
  type ZoneId,
} from './data/zones.ts';
import { changesNow } from './facts.ts';
import { areaOfZone, basesIn, isArea, isSmall, zoneOf } from './geography.ts';
import { type Fact, keeper, lookAt, spotOf } from './places.ts';
import type { State } from './state.ts';
import { AIR, GROUND, NAVAL } from './traits.ts';
import { hasAt, isAir, otherSide, unitsAt, usStatus } from './units.ts';

/** WPZ-5.2  `contested` and `nobody` score for nobody; `neutral` land is its power's. */
export type Control = Side | 'contested' | 'neutral' | 'nobody';

/** Who controls what, found out zone by zone: by the number of the zone. */
interface Findings {
  readonly controls: (Control | undefined)[];
  /** How much of what has changed since has been looked at. */
  seen: number;
}

const keptFindings = keeper<Findings>(() => ({ controls: [], seen: 0 }));

function findings(state: Readonly<State>): Findings['controls'] {
  const kept = keptFindings(state);
  const changes = changesNow(state);
  for (; kept.seen < changes.length; kept.seen++)
    for (const zone of ZONES_AT[changes[kept.seen] as number] ?? []) kept.controls[zone] = undefined;
  return kept.controls;
}

const ROWS = new Map(
  ZONE_IDS.map((zone, number) => {
    const [area, , power, start, isPermanent] = ZONES[zone];
    const facts: Fact[] = start === 'us' ? ['us-status'] : power ? [power] : [];
    return [zone, { number, area, power, start, isPermanent, depends: [zone, ...facts] }];
  }),
);
/** What never changes about a zone. A map answers sooner than a record of many keys. */
const rowOf = (zone: ZoneId) => ROWS.get(zone) as NonNullable<ReturnType<typeof ROWS.get>>;

/** The zones, by number, whose control depends on a fact or on who stands in a spot: the zone itself, and those beside a sea zone. */
const ZONES_AT: number[][] = [];
for (const { number, area, depends } of ROWS.values())
  for (const what of [area, ...depends]) {
    const spot = spotOf(what);
    ZONES_AT[spot] = [...(ZONES_AT[spot] ?? []), number];
  }

/** WPZ-5.0, WPZ-5.1a … WPZ-5.2  Who controls a land zone at this moment. */
export function controlOf(state: Readonly<State>, zone: ZoneId): Control {
  const { number, area, depends } = rowOf(zone);
  const controls = findings(state);
  controls[number] ??= controlNow(state, zone);
  for (const what of depends) lookAt(what);
  if (state.options.literalAreaControl) lookAt(area);
  return controls[number];
}

const controlNow = (state: Readonly<State>, zone: ZoneId): Control =>
  controlBy(state, zone, (side, place) => hasAt(state, side, place, isArea(place) ? NAVAL : GROUND));

/** What a state and a view have in common on which control depends. */
type Standings = Readonly<Pick<State, 'options' | 'powers' | 'us'>>;
/** Whether a side has troops in a land zone, or ships in a sea zone: everybody can see it (WPZ-16.3). */
type Presence = (side: Side, place: AreaId | ZoneId) => boolean;

export function controlBy(known: Standings, zone: ZoneId, isThere: Presence): Control {
  const { area, start, isPermanent } = rowOf(zone);
  if (isPermanent) {
    if (start !== 'us') return start as Side;
    return usStatus(known) === 'neutral' ? 'neutral' : 'allied';
  }
  const held = holder(known, zone, isThere);
  if (known.options.literalAreaControl && (held === 'german' || held === 'allied'))
    return isThere(otherSide(held), area) ? 'contested' : held;
  return held;
}

function holder(known: Standings, zone: ZoneId, isThere: Presence): Control {
  const german = isThere('german', zone);
  const allied = isThere('allied', zone);
  if (german && allied) return 'contested';
  if (german) return 'german';
  return allied ? 'allied' : retained(known, zone);
}

/** WPZ-5.1b, WPZ-22.1.1a, WPZ-22.1.2a  Without ground units a zone is whoever's it was at the start, or whose side its power joined. */
function retained({ powers }: Standings, zone: ZoneId): Control {
  const { power, start } = rowOf(zone);
  if (start === 'german' || start === 'allied') return start;
  const stand = power ? powers[power] : 'neutral';
  return stand === 'occupied' ? 'nobody' : stand;
}

export const isHeldBy = (state: Readonly<State>, side: Side, base: BaseId): boolean =>
  controlOf(state, zoneOf(base)) === side;

/** WPZ-9.2a, WPZ-17.5  A base its side controls or contests: there aircraft may stand. */
export function isOpenTo(state: Readonly<State>, side: Side, base: BaseId): boolean {
  const control = controlOf(state, zoneOf(base));
  return control === side || (control === 'contested' && hasAt(state, side, zoneOf(base), GROUND));
}

/** WPZ-14.2a  Trondheim is major only if Norway was German from the start. */
export const isMajor = (known: Readonly<Pick<State, 'trondheimIsMajor'>>, base: BaseId): boolean =>
  MAJOR.has(base) || (base === 'TRONDHEIM' && isNorwegianPort(known));
function isNorwegianPort({ trondheimIsMajor }: Readonly<Pick<State, 'trondheimIsMajor'>>): boolean {
  lookAt('trondheim');
  return trondheimIsMajor;
}
const MAJOR: ReadonlySet<BaseId> = new Set(BASE_IDS.filter((base) => BASES[base][1] === 'major'));

const US_BASES: ReadonlySet<BaseId> = new Set(BASE_IDS.filter((base) => US_WATERS.includes(areaOfZone(zoneOf(base)))));
const isUsBase = (base: BaseId): boolean => US_BASES.has(base);

/** WPZ-21.1-2, WPZ-21.1-3  American bases are for Americans alone, and theirs alone, until full intervention. */
export function mayUse(state: Readonly<State>, nat: Nationality, base: BaseId): boolean {
  if (usStatus(state) === 'full') return true;
  if (nat === 'USA') return isUsBase(base);
  return nat === 'ANY' || !isUsBase(base);
}

/** WPZ-10.3.1, WPZ-14.1b  Whether a sea zone adjoins a friendly base that this nationality may use. */
export const isSupported = (state: Readonly<State>, side: Side, nat: Nationality, area: AreaId): boolean =>
  basesIn(area).some((base) => mayUse(state, nat, base) && isHeldBy(state, side, base));

/** WPZ-2.1e, WPZ-9.2b  How many air units a side may have on a base. */
export function baseCapacity(state: Readonly<State>, base: BaseId): number {
  const zone = zoneOf(base);
  if (HOME_AREAS.has(areaOfZone(zone)) && isMajor(state, base)) return Number.POSITIVE_INFINITY;
  const capacity = isMajor(state, base) ? MAJOR_CAPACITY : MINOR_CAPACITY;
  return controlOf(state, zone) === 'contested' ? capacity / 2 : capacity;
}

/** WPZ-9.2b  Room for more aircraft. */
export const roomOn = (state: Readonly<State>, side: Side, base: BaseId): number =>
  baseCapacity(state, base) - aircraftOn(state, side, base);

/** How many aircraft of a side stand on a base. */
const aircraftOn = (state: Readonly<State>, side: Side, base: BaseId): number =>
  hasAt(state, side, base, AIR) ? unitsAt(state, side, base).filter(isAir).length : 0;

/** WPZ-9.1b  Room for more troops. */
export const roomIn = (state: Readonly<State>, side: Side, zone: ZoneId): number =>
  isSmall(zone) ? ISLAND_LIMIT - unitsAt(state, side, zone).length : Number.POSITIVE_INFINITY;

/** WPZ-2.1c, WPZ-10.1, WPZ-E.2  Air and ground units never enter an enemy home area. */
export const mayEnterArea = (side: Side, area: AreaId): boolean => ENTERED[side].has(area);

const areasWith = (isSo: (home: Home, area: AreaId) => boolean): ReadonlySet<AreaId> =>
  new Set(AREA_IDS.filter((area) => isSo(AREAS[area][2], area)));
const HOME_AREAS = areasWith((home) => home !== null);
const ENTERED: Readonly<Record<Side, ReadonlySet<AreaId>>> = {
  german: areasWith((home, area) => area !== NO_ENTRY && (home === null || home === 'german')),
  allied: areasWith((home, area) => area !== NO_ENTRY && home !== 'german'),
};

/** WPZ-21.1-1  Land that a side's troops and aircraft may stand on. */
export const mayEnterZone = (state: Readonly<State>, side: Side, zone: ZoneId): boolean =>
  mayEnterArea(side, areaOfZone(zone)) && (rowOf(zone).start !== 'us' || usStatus(state) !== 'neutral');

/** WPZ-21.1-1  No combat of any kind in the waters of the neutral United States. */
export const mayFightIn = (state: Readonly<State>, area: AreaId): boolean =>
  usStatus(state) !== 'neutral' || !US_WATERS.includes(area);

/** WPZ-13.3  Where a nationality's reinforcements appear: only on major bases of its own. */
function maySupply(state: Readonly<State>, nat: Nationality, base: BaseId): boolean {
  const area = areaOfZone(zoneOf(base));
  if (!isMajor(state, base)) return false;
  if (nat === 'GER') return area === 'AO' || base === 'TRONDHEIM';
  if (nat === 'FRA') return FRENCH_WATERS.includes(area) && base !== 'PORTSMOUTH';
  if (nat === 'USA') return isUsBase(base) || (usStatus(state) === 'full' && base === 'HALIFAX');
  if (nat === 'GBR') return !isUsBase(base) || usStatus(state) === 'full';
  return false;
}

/** WPZ-13.3  Those of them that are held. */
export const suppliesOf = (state: Readonly<State>, side: Side, nat: Nationality): readonly BaseId[] =>
  BASE_IDS.filter((base) => maySupply(state, nat, base) && isHeldBy(state, side, base));

/** WPZ-2.1d  Home soil cannot be attacked. */
export const isHomeSoil = (zone: ZoneId): boolean => HOME_SOIL.has(zone);
const HOME_SOIL: ReadonlySet<ZoneId> = new Set(ZONE_IDS.filter((zone) => ZONES[zone][1] === 'home'));
