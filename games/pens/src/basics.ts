/** HOST-1  Basics: sides, enemies, control, kinds of units, and where a submarine lies. */
import type { PlaceId, TerritoryId, ZoneId } from './data/map.ts';
import { type Major, POWERS, type Power, type Side } from './data/powers.ts';
import { UNITS, type UnitType } from './data/units.ts';
import { isZone, landBeside } from './geography.ts';
import type { Controller, Pen, State, Unit, UnitId } from './state.ts';

/** HOST-1.1  The side a power belongs to. */
export const sideOf = (power: Power): Side | 'neutral' => POWERS[power].side;
const sideHolding = (controller: Controller): Side | 'neutral' =>
  controller === 'NEUTRAL' || controller === 'IMPASSABLE' ? 'neutral' : sideOf(controller);

/** The player who decides for a power that has turns. */
export const seatOf = (power: Major): Side => POWERS[power].side;
export const otherSide = (side: Side): Side => (side === 'axis' ? 'allies' : 'axis');

/** HOST-1.4, HOST-5.1  At war from the start, except that a neutral USA is no enemy of the Axis. */
export function areEnemies(state: Readonly<State>, one: Power, other: Power): boolean {
  const [side, across] = [sideOf(one), sideOf(other)];
  if (side === 'neutral' || across === 'neutral' || side === across) return false;
  return state.usaAtWar || (one !== 'USA' && other !== 'USA');
}

/** HOST-1.4  A territory is friendly if its controller is on the same side. */
export const isFriendly = (state: Readonly<State>, power: Power, territory: TerritoryId): boolean =>
  sideHolding(state.control[territory]) === sideOf(power);

/** A territory that may be the target of a combat move: enemy, or Vichy (HOST-5.4). */
export function isHostile(state: Readonly<State>, power: Power, territory: TerritoryId): boolean {
  const controller = state.control[territory];
  if (controller === 'NEUTRAL' || controller === 'IMPASSABLE') return false;
  return controller === 'VIC' || areEnemies(state, power, controller);
}

export const isAxisHeld = (state: Readonly<State>, territory: TerritoryId): boolean =>
  sideHolding(state.control[territory]) === 'axis';

/** HOST-2.3  Controlled by the side now, and when control was noted. */
export const heldSinceStart = (state: Readonly<State>, side: Side, territory: TerritoryId): boolean =>
  sideHolding(state.noted[territory]) === side && sideHolding(state.control[territory]) === side;

/** HOST-2.3  Controlled by this very power now, and when control was noted. */
export const ownedSinceStart = (state: Readonly<State>, power: Power, territory: TerritoryId): boolean =>
  state.noted[territory] === power && state.control[territory] === power;

export const kindOf = (type: UnitType): 'land' | 'air' | 'ship' | 'submarine' => UNITS[type].kind;
export const isLand = (unit: Readonly<Unit>): boolean => UNITS[unit.type].kind === 'land';
export const isAircraft = (unit: Readonly<Unit>): boolean => UNITS[unit.type].kind === 'air';
export const isShip = (unit: Readonly<Unit>): boolean => UNITS[unit.type].kind === 'ship';
export const isSubmarine = (unit: Readonly<Unit>): boolean => UNITS[unit.type].kind === 'submarine';
export const isBomber = (unit: Readonly<Unit>): boolean => unit.type === 'bomber' || unit.type === 'heavyBomber';

/** HOST-1.6  Destroyers, cruisers and battleships. */
export const isWarship = (unit: Readonly<Unit>): boolean => isShip(unit) && unit.type !== 'transport';

/** HOST-1.6  U-boats and Type XXI: the boats that pens are for (PEN-1.30). */
export const isBoat = (unit: Readonly<Unit>): boolean => unit.type === 'uboat' || unit.type === 'typeXXI';

/** HOST-13.1  A submarine that has patrolled stays Ready until the round ends. */
export const isReady = (unit: Readonly<Unit>): boolean =>
  isSubmarine(unit) && (unit.condition === 'ready' || unit.condition === 'patrolled');

/** HOST-1.7  A zone is a harbour while the Axis holds land beside it. */
export const isHarbour = (state: Readonly<State>, zone: ZoneId): boolean =>
  landBeside(zone).some((territory) => isAxisHeld(state, territory));

/** HOST-1.8, HOST-13.4  Spent, outside, in a harbour zone. */
export const isMoored = (state: Readonly<State>, unit: Readonly<Unit>): boolean =>
  unit.condition === 'spent' && unit.inside === null && isZone(unit.at) && isHarbour(state, unit.at);

/** Changes several things about a unit at once, and lets the compiler see what. */
export function change(unit: Unit, to: Partial<Unit>): void {
  Object.assign(unit, to);
}

const unitById = (state: Readonly<State>, id: UnitId): Unit | undefined => state.units.find((unit) => unit.id === id);

/** A unit that must be there: an id that the rules themselves offered a moment ago. */
export function theUnit(state: Readonly<State>, id: UnitId): Unit {
  const unit = unitById(state, id);
  if (!unit) throw new Error(`There is no unit ${id}.`);
  return unit;
}

export function thePen(state: Readonly<State>, id: string): Pen {
  const pen = state.pens.find((one) => one.id === id);
  if (!pen) throw new Error(`There is no pen ${id}.`);
  return pen;
}

/** PEN-1.12  The ships and submarines in a zone; boats in pens and cargo are not among them. */
export const afloat = (state: Readonly<State>, zone: PlaceId): Unit[] =>
  state.units.filter((unit) => unit.at === zone && unit.inside === null && !isAircraft(unit));

export const enemiesAfloat = (state: Readonly<State>, power: Power, zone: PlaceId): Unit[] =>
  afloat(state, zone).filter((unit) => areEnemies(state, power, unit.power));

export function hasEnemyWarship(state: Readonly<State>, power: Power, zone: ZoneId): boolean {
  for (const unit of state.units) {
    if (unit.at === zone && isWarship(unit) && areEnemies(state, power, unit.power)) return true;
  }
  return false;
}

/** The same for the whole sea in one pass: reach asks it of zone after zone. */
export function zonesWithEnemyWarships(state: Readonly<State>, power: Power): ReadonlySet<PlaceId> {
  const zones = new Set<PlaceId>();
  for (const unit of state.units) if (isWarship(unit) && areEnemies(state, power, unit.power)) zones.add(unit.at);
  return zones;
}

/** HOST-1.9  Units in a territory that would defend it against this power. */
export const defendersOf = (state: Readonly<State>, power: Power, territory: TerritoryId): Unit[] =>
  state.units.filter((unit) => unit.at === territory && sideOf(unit.power) !== sideOf(power));

export function isDefended(state: Readonly<State>, power: Power, territory: TerritoryId): boolean {
  for (const unit of state.units) if (unit.at === territory && sideOf(unit.power) !== sideOf(power)) return true;
  return false;
}

/**
 * One of each kind of equal units, the lowest number first: who wants three infantry moved need not say which.
 * `besides` tells what else keeps two of them apart.
 */
export function oneOfEach(units: Iterable<Unit>, besides: (unit: Unit) => string = () => ''): Unit[] {
  const seen = new Set<string>();
  const found: Unit[] = [];
  for (const unit of units) {
    const likeness = `${unit.type} ${unit.power} ${unit.at} ${unit.from} ${unit.inside} ${unit.used} ${unit.task} ${unit.condition} ${besides(unit)}`;
    if (seen.has(likeness)) continue;
    seen.add(likeness);
    found.push(unit);
  }
  return found;
}

/** HOST-2.6  The United Kingdom neither buys, places nor collects while the Axis holds London. */
export const hasLostLondon = (state: Readonly<State>): boolean => state.turn === 'UK' && isAxisHeld(state, 'SEN');
