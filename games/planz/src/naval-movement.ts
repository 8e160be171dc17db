/** WPZ-10.3, WPZ-10.2a, WPZ-9.1a, WPZ-20.3b  Naval movement: where a force may go, where it must stop, and where it may end. */
import { controlOf } from './control.ts';
import { type AreaId, BRITAIN, NO_ENTRY } from './data/areas.ts';
import type { Side } from './data/powers.ts';
import { counterOf, type UnitId } from './data/units.ts';
import { isArea, neighboursOf, zonesOf } from './geography.ts';
import { hasLandingHere, hasLandingZone, mustLand } from './landing-places.ts';
import { canAttackAtSea, whereOf } from './order.ts';
import type { Order, State } from './state.ts';
import { CONVOY, NAVAL, SUBMARINE, SURFACE } from './traits.ts';
import { hasAt, isConvoy, isSurface, navalAt, otherSide, unitsAt } from './units.ts';

/** WPZ-10.3a, WPZ-23.3.1-RD  Zones a unit may enter in this action. */
export const speedOf = (order: Readonly<Order>, unit: UnitId): number =>
  counterOf(unit).mf * (order.kind === 'redeploy' ? 2 : 1);

/** The slowest unit of the force sets how far all of it can still go. */
export const movesLeft = (order: Readonly<Order>, force: readonly UnitId[] = order.force): number =>
  force.reduce((least, unit) => Math.min(least, speedOf(order, unit)), Number.POSITIVE_INFINITY) - order.path.length;

export const areaNow = (order: Readonly<Order>): AreaId => whereOf(order) as AreaId;

/** WPZ-10.3b  Enemy surface units in a sea zone; everybody can see whether there are any (WPZ-16.3). */
export const enemySurface = (state: Readonly<State>, side: Side, area: AreaId): UnitId[] =>
  navalAt(state, otherSide(side), area).filter(isSurface);

/** WPZ-10.3b, WPZ-10.3c  Surface units stop where enemy surface units are; nothing stops submarines. */
export const isStopped = (state: Readonly<State>, side: Side, force: readonly UnitId[], area: AreaId): boolean =>
  hasAt(state, otherSide(side), area, SURFACE) && force.some(isSurface);

/** WPZ-10.3.2  Where only enemy submarines are, they may intercept. */
export const isInterceptable = (state: Readonly<State>, side: Side, force: readonly UnitId[], area: AreaId): boolean =>
  force.some(isSurface) &&
  !hasAt(state, otherSide(side), area, SURFACE) &&
  hasAt(state, otherSide(side), area, SUBMARINE);

/** WPZ-23.3.1-RD  A redeployment keeps clear of enemy ships and of bases that are not safely its own. */
export const isClear = (state: Readonly<State>, side: Side, area: AreaId): boolean =>
  !hasAt(state, otherSide(side), area, NAVAL) &&
  zonesOf(area).every((zone) => {
    const control = controlOf(state, zone);
    return control !== otherSide(side) && control !== 'contested';
  });

/** WPZ-E.1  Islands and neutral coasts hinder nobody at sea. */
const mayEnter = (state: Readonly<State>, order: Readonly<Order>, area: AreaId): boolean =>
  area !== NO_ENTRY && (order.kind !== 'redeploy' || isClear(state, state.mover, area));

/** WPZ-18.0  A convoy does not end by choice where another is at sea; where it arrives, none stays. */
const isFreeOfConvoys = (state: Readonly<State>, order: Readonly<Order>, area: AreaId): boolean =>
  BRITAIN.includes(area) ||
  !hasAt(state, 'allied', area, CONVOY) ||
  !unitsAt(state, 'allied', area).some((unit) => isConvoy(unit) && !order.force.includes(unit));

/** WPZ-M.11  Whether the force may end its move in an area by choice. */
export function mayEndAt(state: Readonly<State>, order: Readonly<Order>, area: AreaId): boolean {
  if (order.force.some(isConvoy)) return isFreeOfConvoys(state, order, area);
  return !mustLand(state, order) || hasLandingZone(state, order, area);
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
        ? hasLandingZone(state, order, area)
        : order.announced || order.boarding.length > 0 || hasLandingHere(state, order, area);
  }
}

/** WPZ-M.11  Whether some way of at most so many zones leads to a legal end; no zone is looked at twice. */
function leadsSomewhere(state: Readonly<State>, order: Readonly<Order>, start: AreaId, left: number): boolean {
  const seen = [start];
  let edge = [start];
  for (let moves = left; edge.length > 0; moves--) {
    const next: AreaId[] = [];
    for (const area of edge) {
      const isHeldUp = isStopped(state, state.mover, order.force, area);
      if (isHeldUp ? !mustLand(state, order) : mayEndAt(state, order, area)) return true;
      if (isHeldUp || moves <= 0) continue;
      for (const one of neighboursOf(area))
        if (!seen.includes(one) && mayEnter(state, order, one)) {
          seen.push(one);
          next.push(one);
        }
    }
    edge = next;
  }
  return false;
}

/** The zones that the force may enter next. */
export function nextZones(state: Readonly<State>, order: Readonly<Order>): AreaId[] {
  const left = movesIn(order);
  if (left <= 0) return [];
  return neighboursOf(areaNow(order)).filter((next) => isWay(state, order, next, left));
}

/** Whether there is any. */
export function hasNextZone(state: Readonly<State>, order: Readonly<Order>): boolean {
  const left = movesIn(order);
  return left > 0 && neighboursOf(areaNow(order)).some((next) => isWay(state, order, next, left));
}

const movesIn = (order: Readonly<Order>): number =>
  isArea(whereOf(order)) && order.force.length > 0 ? movesLeft(order) : 0;

const isWay = (state: Readonly<State>, order: Readonly<Order>, next: AreaId, left: number): boolean =>
  mayEnter(state, order, next) && leadsSomewhere(state, order, next, left - 1);
