/** WPZ-22.0a, WPZ-22.0b, WPZ-22.2  The set-up of a side: each unit may be re-placed once, so that the whole stays legal. */
import type { Play } from '@derby/kernel';
import { isHeldBy, roomIn, roomOn } from './control.ts';
import { AREA_IDS, AREAS, type AreaId, CANADA, FRENCH_WATERS, NO_ENTRY } from './data/areas.ts';
import type { Side } from './data/powers.ts';
import {
  BRITISH_SEAS,
  BRITISH_ZONES,
  DESTROYER_SEAS,
  FIRST_CONVOY_ESCORTS,
  FRENCH_ZONES,
  GUARD_TYPE,
  GUARDED_SEAS,
  MARINE_RAIDERS,
  NORWEGIAN_SEAS,
  NORWEGIAN_ZONES,
  PATROL_TYPES,
  SCENARIOS,
  type StartPlace,
} from './data/scenarios.ts';
import { counterOf, UNIT_IDS, UNITS, type UnitId } from './data/units.ts';
import { BASE_IDS, type BaseId, ZONE_IDS, ZONES, type ZoneId } from './data/zones.ts';
import { areaOfZone, basesIn, basesOf, isArea, isBase, isZone, zoneOf } from './geography.ts';
import { listUnknown } from './order.ts';
import { put, whereIs } from './places.ts';
import type { List, State, Table, Where } from './state.ts';
import {
  capacityOf,
  cargoOf,
  isCoastal,
  isConvoy,
  isNative,
  isOre,
  isThird,
  isTransport,
  isType,
  NATIVES,
  unitsAt,
} from './units.ts';

/** Asks for one re-placement; true when the side is done. */
export function* replacements(t: Table): Play<boolean> {
  const { state } = t;
  const side = state.mover;
  if (state.placing) {
    const [, unit, place] = yield* t.confirm(side, 'WPZ-22.0e', (list: List<'place'>, now) => listPlaces(list, now));
    if (!t.state.placing) return false;
    t.state.replaced.push(unit);
    put(t.state, unit, place);
    t.state.placing = null;
    return false;
  }
  const choice = yield* t.choose(side, 'WPZ-22.0e', (list: List<'name' | 'done'>, now) => listUnits(list, now));
  if (choice[0] === 'done') return true;
  t.state.placing = choice[1];
  return false;
}

function listUnits(list: List<'name' | 'done'>, state: Readonly<State>): void {
  list.open(['done']);
  for (const unit of list.among(UNIT_IDS))
    if (isReplaceable(state, unit) && spotsFor(state, unit).some((spot) => mayStartAt(state, unit, spot)))
      list.open(['name', unit]);
}

/** In an imagined world nobody knows which unit the owner has in hand. */
function listPlaces(list: List<'place'>, state: Readonly<State>): void {
  const unit = state.placing;
  if (unit) for (const place of startPlaces(state, unit)) list.open(['place', unit, place]);
  else listUnknown(list as List);
}

/** WPZ-22.0e  Once each; guns stand on the base they name, ore in its waters, loaded ships where they are. */
function isReplaceable(state: Readonly<State>, unit: UnitId): boolean {
  const isOwn = isNative(unit, state.mover) || (state.mover === 'allied' && isThird(unit));
  return (
    isOwn &&
    isDeployed(state, unit) &&
    !state.replaced.includes(unit) &&
    !isCoastal(unit) &&
    !isOre(unit) &&
    cargoOf(state, unit).length === 0
  );
}

const isDeployed = (state: Readonly<State>, unit: UnitId): boolean => {
  const at = whereIs(state, unit);
  return isArea(at) || at in ZONES || (BASE_IDS as readonly string[]).includes(at) || at in UNITS;
};

type Spot = StartPlace | UnitId;

/** Everywhere else that a unit may stand while the whole deployment stays legal. */
export const startPlaces = (state: Readonly<State>, unit: UnitId): Spot[] =>
  spotsFor(state, unit).filter((spot) => mayStartAt(state, unit, spot));

/** Places of the unit's kind, legal or not. */
function spotsFor(state: Readonly<State>, unit: UnitId): readonly Spot[] {
  const { category } = counterOf(unit);
  if (category === 'naval') return AREA_IDS;
  return category === 'air' ? BASE_IDS : [...ZONE_IDS, ...SHIPS[state.mover]];
}

const SHIPS: Readonly<Record<Side, readonly UnitId[]>> = {
  german: NATIVES.german.filter((unit) => isTransport(unit) || isType(unit, MARINE_RAIDERS)),
  allied: NATIVES.allied.filter(isTransport),
};

function mayStartAt(state: Readonly<State>, unit: UnitId, spot: Spot): boolean {
  return spot !== whereIs(state, unit) && mayStand(state, unit, spot) && mayLeave(state, unit, spot);
}

function mayStand(state: Readonly<State>, unit: UnitId, spot: Spot): boolean {
  if (isArea(spot)) return mayStartAtSea(state, unit, spot);
  if (isZone(spot)) return mayStartOnLand(state, unit, spot);
  return isBase(spot) ? mayStartOnBase(state, unit, spot) : mayStartAboard(state, unit, spot);
}

const GUARDS = NATIVES.allied.filter((one) => counterOf(one).nat === 'GBR' && counterOf(one).type === GUARD_TYPE);
const CONVOYS = NATIVES.allied.filter(isConvoy);

/** WPZ-22.1.1b, WPZ-22.1.2b  A light cruiser guards the Caribbean; the first convoy has its escort. */
function mayLeave(state: Readonly<State>, unit: UnitId, to: StartPlace | UnitId): boolean {
  const at = (one: UnitId): Where => (one === unit ? to : whereIs(state, one));
  if (state.mover !== 'allied') return true;
  const guards = GUARDS.some((one) => GUARDED_SEAS.includes(at(one) as AreaId));
  const isEscorted = CONVOYS.filter((one) => at(one) !== 'convoys').every((convoy) =>
    FIRST_CONVOY_ESCORTS.some((escort) => at(escort) === at(convoy)),
  );
  return guards && isEscorted;
}

function mayStartAtSea(state: Readonly<State>, unit: UnitId, area: AreaId): boolean {
  if (area === NO_ENTRY) return false;
  const { nat, isCanadian, type } = counterOf(unit);
  if (nat === 'ANY') return CANADA.includes(area);
  if (nat === 'FRA') return FRENCH_WATERS.includes(area);
  if (nat === 'NOR') return NORWEGIAN_SEAS.includes(area);
  if (nat === 'GER') return germanSeas(state, unit, area);
  if (isCanadian) return CANADA.includes(area);
  return BRITISH_SEAS.includes(area) || (isType(unit, PATROL_TYPES) && type !== 'CONV' && mayPatrol(state, unit, area));
}

const AT_LARGE: readonly AreaId[] = AREA_IDS.filter((area) => !BRITISH_SEAS.includes(area));

/** WPZ-22.0c, WPZ-22.1.1b  So many cruisers and destroyers may be at large in the North Sea and the Atlantic. */
function mayPatrol(state: Readonly<State>, unit: UnitId, area: AreaId): boolean {
  if (AREAS[area][1] === 'Baltic') return false;
  const others = AT_LARGE.flatMap((sea) => unitsAt(state, 'allied', sea)).filter(
    (one) => one !== unit && counterOf(one).nat === 'GBR',
  );
  return others.length < SCENARIOS[state.options.scenario].patrols;
}

/** WPZ-22.1.2b  Destroyers in the Baltic, a few raiders anywhere, the rest beside German bases. */
function germanSeas(state: Readonly<State>, unit: UnitId, area: AreaId): boolean {
  if (counterOf(unit).type === 'DD') return DESTROYER_SEAS.includes(area);
  if (isBesideGermanBase(state, area)) return true;
  const { max, types } = SCENARIOS[state.options.scenario].raiders;
  return isType(unit, types) && raiders(state).filter((one) => one !== unit).length < max;
}

/** German ships that are neither beside a German base nor bound to the Baltic. */
const raiders = (state: Readonly<State>): UnitId[] =>
  NATIVES.german.filter((one) => {
    const at = whereIs(state, one);
    return isArea(at) && counterOf(one).type !== 'DD' && !isOre(one) && !isBesideGermanBase(state, at);
  });

const isBesideGermanBase = (state: Readonly<State>, area: AreaId): boolean =>
  basesIn(area).some((base) => isHeldBy(state, 'german', base));

/** The land on which a unit may start, its limits apart. */
function isStartLand(state: Readonly<State>, unit: UnitId, zone: ZoneId): boolean {
  const { nat, isCanadian } = counterOf(unit);
  if (nat === 'FRA') return FRENCH_ZONES.includes(zone);
  if (nat === 'NOR') return NORWEGIAN_ZONES.includes(zone);
  if (nat === 'GER') return basesOf(zone).some((base) => isHeldBy(state, 'german', base));
  if (isCanadian) return CANADA.includes(areaOfZone(zone));
  return BRITISH_ZONES.includes(zone) || isAlliedIsland(state, unit, zone);
}

/** WPZ-22.2  One Allied unit on each island power that is Allied. */
function isAlliedIsland(state: Readonly<State>, unit: UnitId, zone: ZoneId): boolean {
  const power = ZONES[zone][2];
  if (state.options.scenario !== 2 || !power || power === 'norway' || power === 'denmark') return false;
  if (state.powers[power] !== 'allied') return false;
  return !NATIVES.allied.some((one) => {
    const at = whereIs(state, one);
    const where =
      at in ZONES ? (at as ZoneId) : (BASE_IDS as readonly string[]).includes(at) ? zoneOf(at as BaseId) : null;
    return one !== unit && where !== null && ZONES[where][2] === power;
  });
}

const mayStartOnLand = (state: Readonly<State>, unit: UnitId, zone: ZoneId): boolean =>
  isStartLand(state, unit, zone) && roomIn(state, sideIn(state), zone) > 0;

const mayStartOnBase = (state: Readonly<State>, unit: UnitId, base: BaseId): boolean =>
  isStartLand(state, unit, zoneOf(base)) && roomOn(state, sideIn(state), base) > 0;

const sideIn = (state: Readonly<State>): Side => state.mover;

/** WPZ-22.0a, WPZ-22.2  Aboard a transport beside land where it might stand, or a marine division aboard one raider. */
function mayStartAboard(state: Readonly<State>, unit: UnitId, ship: UnitId): boolean {
  const at = whereIs(state, ship);
  if (!isArea(at) || counterOf(ship).nat !== counterOf(unit).nat) return false;
  if (isTransport(ship))
    return (
      cargoOf(state, ship).length < capacityOf(state, ship) &&
      ZONE_IDS.some((zone) => areaOfZone(zone) === at && isStartLand(state, unit, zone))
    );
  return (
    state.options.scenario === 2 &&
    counterOf(unit).isDivision &&
    counterOf(unit).nat === 'GER' &&
    isType(ship, MARINE_RAIDERS) &&
    raiders(state).includes(ship) &&
    !NATIVES.german.some((one) => one !== unit && counterOf(one).type === 'MAR' && isMarineRaider(whereIs(state, one)))
  );
}

const isMarineRaider = (at: string): boolean => at in UNITS && isType(at as UnitId, MARINE_RAIDERS);
