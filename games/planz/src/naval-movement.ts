/** WPZ-10.3, WPZ-10.2a, WPZ-9.1a, WPZ-20.3b  Naval movement: where a force may go, where it must stop, and where it may end. */
import { controlOf } from './control.ts';
import { type AreaId, BRITAIN, NO_ENTRY } from './data/areas.ts';
import type { Side } from './data/powers.ts';
import { UNITS, type UnitId } from './data/units.ts';
import { isArea, NEIGHBOURS, zonesOf } from './geography.ts';
import { hasLandingHere, landingZones, mustLand } from './landing-places.ts';
import { canAttackAtSea, whereOf } from './order.ts';
import type { Order, State } from './state.ts';
import { hasAt, isConvoy, isNaval, isSubmarine, isSurface, navalAt, otherSide } from './units.ts';

/** WPZ-10.3a, WPZ-23.3.1-RD  Zones a unit may enter in this action. */
export const speedOf = (order: Readonly<Order>, unit: UnitId): number =>
  UNITS[unit].mf * (order.kind === 'redeploy' ? 2 : 1);

/** The slowest unit of the force sets how far all of it can still go. */
export const movesLeft = (order: Readonly<Order>, force: readonly UnitId[] = order.force): number =>
  Math.min(...force.map((unit) => speedOf(order, unit))) - order.path.length;

export const areaNow = (order: Readonly<Order>): AreaId => whereOf(order) as AreaId;

/** WPZ-10.3b  Enemy surface units in a sea zone; everybody can see whether there are any (WPZ-16.3). */
export const enemySurface = (state: Readonly<State>, side: Side, area: AreaId): UnitId[] =>
  navalAt(state, otherSide(side), area).filter(isSurface);

/** WPZ-10.3b, WPZ-10.3c  Surface units stop where enemy surface units are; nothing stops submarines. */
export const isStopped = (state: Readonly<State>, side: Side, force: readonly UnitId[], area: AreaId): boolean =>
  force.some(isSurface) && enemySurface(state, side, area).length > 0;

/** WPZ-10.3.2  Where only enemy submarines are, they may intercept. */
export const isInterceptable = (state: Readonly<State>, side: Side, force: readonly UnitId[], area: AreaId): boolean =>
  force.some(isSurface) &&
  enemySurface(state, side, area).length === 0 &&
  hasAt(state, otherSide(side), area, isSubmarine);

/** WPZ-23.3.1-RD  A redeployment keeps clear of enemy ships and of bases that are not safely its own. */
export const isClear = (state: Readonly<State>, side: Side, area: AreaId): boolean =>
  !hasAt(state, otherSide(side), area, isNaval) &&
  zonesOf(area).every((zone) => {
    const control = controlOf(state, zone);
    return control !== otherSide(side) && control !== 'contested';
  });

/** WPZ-E.1  Islands and neutral coasts hinder nobody at sea. */
const mayEnter = (state: Readonly<State>, order: Readonly<Order>, area: AreaId): boolean =>
  area !== NO_ENTRY && (order.kind !== 'redeploy' || isClear(state, state.mover, area));

/** WPZ-18.0  A convoy does not end by choice where another is at sea; where it arrives, none stays. */
const isFreeOfConvoys = (state: Readonly<State>, order: Readonly<Order>, area: AreaId): boolean =>
  BRITAIN.includes(area) || !hasAt(state, 'allied', area, (unit) => isConvoy(unit) && !order.force.includes(unit));

/** WPZ-M.11  Whether the force may end its move in an area by choice. */
export function mayEndAt(state: Readonly<State>, order: Readonly<Order>, area: AreaId): boolean {
  if (order.force.some(isConvoy)) return isFreeOfConvoys(state, order, area);
  return !mustLand(state, order) || landingZones(state, order, area).length > 0;
}

/** Whether the force may stay where it stands without having moved: only if it then does something. */
export function mayStay(state: Readonly<State>, order: Readonly<Order>): boolean {
  const area = areaNow(order);
  switch (order.kind) {
    case 'naval-move':
      return canAttackAtSea(state, state.mover, area);
    case 'convoy-move':
    case 'redeploy':
      return false;
    default:
      return mustLand(state, order)
        ? landingZones(state, order, area).length > 0
        : order.announced || order.boarding.length > 0 || hasLandingHere(state, order, area);
  }
}

/** WPZ-M.11  Whether some way of at most so many zones leads to a legal end. */
function leadsSomewhere(state: Readonly<State>, order: Readonly<Order>, area: AreaId, left: number): boolean {
  if (isStopped(state, state.mover, order.force, area)) return !mustLand(state, order);
  if (mayEndAt(state, order, area)) return true;
  return (
    left > 0 &&
    NEIGHBOURS[area].some((next) => mayEnter(state, order, next) && leadsSomewhere(state, order, next, left - 1))
  );
}

/** The zones that the force may enter next. */
export function nextZones(state: Readonly<State>, order: Readonly<Order>): AreaId[] {
  if (!isArea(whereOf(order)) || order.force.length === 0) return [];
  const left = movesLeft(order);
  if (left <= 0) return [];
  return NEIGHBOURS[areaNow(order)].filter(
    (next) => mayEnter(state, order, next) && leadsSomewhere(state, order, next, left - 1),
  );
}
