/** WPZ-5.0, WPZ-14.0, WPZ-14.1a  Control of land zones and their bases, and what bases allow. */
import { AREAS, type AreaId, FRENCH_WATERS, NO_ENTRY, US_WATERS } from './data/areas.ts';
import type { Power, Side, Stand } from './data/powers.ts';
import type { Nationality } from './data/units.ts';
import {
  BASE_IDS,
  BASES,
  type BaseId,
  ISLAND_LIMIT,
  MAJOR_CAPACITY,
  MINOR_CAPACITY,
  ZONES,
  type ZoneId,
} from './data/zones.ts';
import { areaOfZone, basesIn, isArea, isSmall, zoneOf } from './geography.ts';
import { findingsOf } from './places.ts';
import type { State } from './state.ts';
import { AIR, GROUND, NAVAL } from './traits.ts';
import { hasAt, isAir, otherSide, unitsAt, usStatus } from './units.ts';

/** WPZ-5.2  `contested` and `nobody` score for nobody; `neutral` land is its power's. */
export type Control = Side | 'contested' | 'neutral' | 'nobody';

/** Who controls what, found out zone by zone and kept until a unit moves, or anything else changes on which it depends. */
interface Findings {
  readonly powers: Readonly<Record<Power, Stand>>;
  readonly level: number;
  readonly isLiteral: boolean;
  readonly controls: Map<ZoneId, Control>;
  readonly supplies: Map<Nationality, readonly BaseId[]>;
}

function findings(state: Readonly<State>): Findings {
  const notes = findingsOf(state);
  const kept = notes.control as Findings | undefined;
  if (kept && isStillTrue(kept, state)) return kept;
  const found: Findings = {
    powers: { ...state.powers },
    level: state.us.level,
    isLiteral: state.options.literalAreaControl,
    controls: new Map(),
    supplies: new Map(),
  };
  notes.control = found;
  return found;
}

function isStillTrue(kept: Findings, { powers, us, options }: Readonly<State>): boolean {
  if (kept.level !== us.level || kept.isLiteral !== options.literalAreaControl) return false;
  return isSameStand(kept.powers, powers);
}

/** Name by name: it is asked at every turn. */
const isSameStand = (one: Findings['powers'], other: Findings['powers']): boolean =>
  one.denmark === other.denmark &&
  one.norway === other.norway &&
  one.greenland === other.greenland &&
  one.iceland === other.iceland &&
  one.azores === other.azores &&
  one.canaries === other.canaries;

/** WPZ-5.0, WPZ-5.1a … WPZ-5.2  Who controls a land zone at this moment. */
export function controlOf(state: Readonly<State>, zone: ZoneId): Control {
  const { controls } = findings(state);
  const known = controls.get(zone);
  if (known) return known;
  const control = controlNow(state, zone);
  controls.set(zone, control);
  return control;
}

const controlNow = (state: Readonly<State>, zone: ZoneId): Control =>
  controlBy(state, zone, (side, place) => hasAt(state, side, place, isArea(place) ? NAVAL : GROUND));

/** What a state and a view have in common on which control depends. */
type Standings = Readonly<Pick<State, 'options' | 'powers' | 'us'>>;
/** Whether a side has troops in a land zone, or ships in a sea zone: everybody can see it (WPZ-16.3). */
type Presence = (side: Side, place: AreaId | ZoneId) => boolean;

export function controlBy(known: Standings, zone: ZoneId, isThere: Presence): Control {
  const [area, , , start, isPermanent] = ZONES[zone];
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
  const [, , power, start] = ZONES[zone];
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
  BASES[base][1] === 'major' || (base === 'TRONDHEIM' && known.trondheimIsMajor);

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
  if (AREAS[areaOfZone(zone)][2] !== null && isMajor(state, base)) return Number.POSITIVE_INFINITY;
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
export function mayEnterArea(side: Side, area: AreaId): boolean {
  const home = AREAS[area][2];
  return area !== NO_ENTRY && (side === 'german' ? home === null || home === 'german' : home !== 'german');
}

/** WPZ-21.1-1  Land that a side's troops and aircraft may stand on. */
export const mayEnterZone = (state: Readonly<State>, side: Side, zone: ZoneId): boolean =>
  mayEnterArea(side, areaOfZone(zone)) && (ZONES[zone][3] !== 'us' || usStatus(state) !== 'neutral');

/** WPZ-21.1-1  No combat of any kind in the waters of the neutral United States. */
export const mayFightIn = (state: Readonly<State>, area: AreaId): boolean =>
  !US_WATERS.includes(area) || usStatus(state) !== 'neutral';

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
export function suppliesOf(state: Readonly<State>, side: Side, nat: Nationality): readonly BaseId[] {
  const { supplies } = findings(state);
  const known = supplies.get(nat);
  if (known) return known;
  const bases = BASE_IDS.filter((base) => maySupply(state, nat, base) && isHeldBy(state, side, base));
  supplies.set(nat, bases);
  return bases;
}

/** WPZ-2.1d  Home soil cannot be attacked. */
export const isHomeSoil = (zone: ZoneId): boolean => ZONES[zone][1] === 'home';
