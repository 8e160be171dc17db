/** WPZ-10.4, WPZ-10.4.2  Flights: where aircraft may go, what stops them, and the carrier nobody saw. */
import type { Play } from '@derby/kernel';
import { isOpenTo, mayEnterArea, mayFightIn, mayUse } from './control.ts';
import type { AreaId } from './data/areas.ts';
import { FLIGHT_LIMIT } from './data/tracks.ts';
import { counterOf, UNIT_IDS, type UnitId } from './data/units.ts';
import { BASE_IDS, type BaseId } from './data/zones.ts';
import { areaOf, basesIn, distance, isArea, neighboursOf } from './geography.ts';
import { knows } from './knowledge.ts';
import { announce, compose, listOr, listUnknown, orderOf } from './order.ts';
import { lookElsewhere, put, whereIs } from './places.ts';
import type { List, Order, State, Table } from './state.ts';
import { AIR, CARRIER, STRIKER } from './traits.ts';
import { areOneForce, hasAt, isAir, isAirTransport, isCarrier, otherSide, unitsAt } from './units.ts';

/** WPZ-10.4b  Enemy aircraft on a base of the area: everybody sees them. */
const hasEnemyAircraft = (state: Readonly<State>, area: AreaId): boolean =>
  basesIn(area).some((base) => hasAt(state, otherSide(state.mover), base, AIR));

/** WPZ-10.4c  A carrier that the owner of the flight can see now. */
function showsCarrier(state: Readonly<State>, area: AreaId): boolean {
  if (!hasCarrier(state, area)) return false;
  lookElsewhere(); // what is in sight depends on more than on where units are
  return unitsAt(state, otherSide(state.mover), area).some(
    (unit) => isCarrier(unit) && knows(state, state.mover, unit),
  );
}

/** WPZ-10.4c  A carrier, seen or unseen. */
const hasCarrier = (state: Readonly<State>, area: AreaId): boolean =>
  hasAt(state, otherSide(state.mover), area, CARRIER);

/** WPZ-10.4b  Areas that can only be the end of a flight, as far as its owner knows. */
const stopsFlight = (state: Readonly<State>, area: AreaId): boolean =>
  hasEnemyAircraft(state, area) || showsCarrier(state, area);

/** WPZ-10.2b, WPZ-10.4.1  The lowest range of the flight is the range of all. */
export const rangeOf = (flight: readonly UnitId[]): number =>
  flight.length > 0 ? Math.min(...flight.map((unit) => counterOf(unit).mf)) : 0;

/** Whether a flight can come from here to its goal in so many areas, past nothing that would stop it. */
export function reaches(state: Readonly<State>, from: AreaId, goal: AreaId, range: number): boolean {
  if (from === goal) return true;
  const far = distance(from, goal);
  if (far > range || !mayEnterArea(state.mover, goal)) return false;
  if (far === 1) return true;
  const seen = [from];
  let edge = [from];
  for (let left = range - 1; left > 0 && edge.length > 0; left--) {
    const next: AreaId[] = [];
    for (const area of edge)
      for (const one of neighboursOf(area)) {
        if (distance(one, goal) > left || seen.includes(one)) continue;
        seen.push(one);
        if (!mayEnterArea(state.mover, one) || stopsFlight(state, one)) continue;
        if (distance(one, goal) === 1) return true;
        next.push(one);
      }
    edge = next;
  }
  return false;
}

/** Areas a flight can reach from its base. */
export const inReach = (state: Readonly<State>, base: BaseId, range: number, goal: AreaId): boolean =>
  mayEnterArea(state.mover, goal) && reaches(state, areaOf(base), goal, range);

/** Aircraft on a base that could fly a mission: transports have nothing to fight with. */
export const fliersOn = (state: Readonly<State>, base: BaseId): UnitId[] =>
  hasAt(state, state.mover, base, AIR) && isOpenTo(state, state.mover, base)
    ? unitsAt(state, state.mover, base).filter((unit) => isAir(unit) && mayUse(state, counterOf(unit).nat, base))
    : [];

export const strikersOn = (state: Readonly<State>, base: BaseId): UnitId[] =>
  hasAt(state, state.mover, base, STRIKER) ? fliersOn(state, base).filter((unit) => !isAirTransport(unit)) : [];

/** WPZ-9.2.1, WPZ-10.2b  Up to four of one nationality. */
export const isFlight = (state: Readonly<State>, units: readonly UnitId[]): boolean =>
  units.length <= FLIGHT_LIMIT && areOneForce(state, state.mover, units);

export const goalArea = (order: Readonly<Order>): AreaId =>
  isArea(order.target ?? '') ? (order.target as AreaId) : areaOf(order.target as AreaId);

/** WPZ-10.4a  The way of a flight, area by area, to the goal that has been named; true when it is there. */
export function* chart(t: Table): Play<boolean> {
  const order = orderOf(t.state);
  if (isCharted(order)) return true;
  const [, area] = yield* compose(t, 'WPZ-10.4a', listAreas);
  if (!t.state.order?.base) return false;
  t.state.order.flown.push(area as AreaId);
  return false;
}

function listAreas(list: List<'to'>, state: Readonly<State>): void {
  const now = state.order;
  // Aircraft that have not taken off are only thought of: in a world that another imagines there are none.
  if (now?.base && now.flight.length > 0) {
    const next = nextAreas(state, now);
    listOr(list, 'to', next, areaOf(now.base));
  } else listUnknown(list as List);
}

const isCharted = (order: Readonly<Order>): boolean => here(order) === goalArea(order);
const here = (order: Readonly<Order>): AreaId => order.flown.at(-1) ?? areaOf(order.base as BaseId);

function nextAreas(state: Readonly<State>, order: Readonly<Order>): AreaId[] {
  const left = rangeOf(order.flight) - order.flown.length;
  const goal = goalArea(order);
  return neighboursOf(here(order)).filter(
    (next) =>
      mayEnterArea(state.mover, next) &&
      (next === goal || (!stopsFlight(state, next) && left > 1 && reaches(state, next, goal, left - 1))),
  );
}

/** WPZ-10.4c  The aircraft take off and fly on until they arrive or meet a carrier; true when they have arrived. */
export function fly(t: Table): boolean {
  announce(t);
  const { state } = t;
  const order = orderOf(state);
  for (const unit of order.flight) put(state, unit, 'flight');
  const met = order.flown.find((area) => area !== goalArea(order) && hasCarrier(state, area));
  if (!met) return true;
  order.flown = order.flown.slice(0, order.flown.indexOf(met) + 1);
  t.reveal('WPZ-10.4c', { what: 'carrier-met', side: state.mover, area: met });
  return false;
}

/** WPZ-9.2e  After the mission every aircraft lands on the base it left. */
export function flyHome(t: Table): void {
  const { state } = t;
  const order = orderOf(state);
  const { base } = order;
  const flying = order.flight.filter((unit) => whereIs(state, unit) === 'flight');
  if (!base || flying.length === 0) return;
  for (const unit of flying) put(state, unit, base);
  t.log('WPZ-9.2e', { what: 'flight-returns', side: state.mover, base });
}

/** WPZ-10.4c  Stopped by a carrier: an airstrike at sea may be made there instead. */
export function* carrierMet(t: Table): Play<boolean> {
  const area = orderOf(t.state).flown.at(-1);
  const mayStrike = orderOf(t.state).kind === 'airstrike-sea' && area !== undefined && mayFightIn(t.state, area);
  if (!mayStrike) return false;
  const [answer] = yield* compose(t, 'WPZ-10.4c', (list: List<'strike' | 'fly-home'>) => {
    list.open(['strike']);
    list.open(['fly-home']);
  });
  return answer === 'strike';
}

/** WPZ-9.2.1  Bases from which a flight could take part at the goal of a combined action. */
export const flightBases = (state: Readonly<State>, order: Readonly<Order>, goal: AreaId): BaseId[] =>
  BASE_IDS.filter((base) => isFlightBase(state, order, goal, base));

export const hasFlightBase = (state: Readonly<State>, order: Readonly<Order>, goal: AreaId): boolean =>
  BASE_IDS.some((base) => isFlightBase(state, order, goal, base));

const isFlightBase = (state: Readonly<State>, order: Readonly<Order>, goal: AreaId, base: BaseId): boolean =>
  distance(areaOf(base), goal) <= LONGEST_RANGE &&
  strikersOn(state, base).some((unit) => mayFlyWith(state, order, base, goal, unit));

const LONGEST_RANGE = Math.max(...UNIT_IDS.filter(isAir).map((unit) => counterOf(unit).mf));

export const flightFrom = (state: Readonly<State>, order: Readonly<Order>, base: BaseId, goal: AreaId): UnitId[] =>
  strikersOn(state, base).filter((unit) => mayFlyWith(state, order, base, goal, unit));

function mayFlyWith(state: Readonly<State>, order: Readonly<Order>, base: BaseId, goal: AreaId, unit: UnitId): boolean {
  const { mf } = counterOf(unit);
  const range = order.flight.length > 0 ? Math.min(mf, rangeOf(order.flight)) : mf;
  return (
    distance(areaOf(base), goal) <= range &&
    !order.flight.includes(unit) &&
    isFlight(state, [...order.flight, unit]) &&
    areOneForce(state, state.mover, [unit, ...order.force]) &&
    inReach(state, base, range, goal)
  );
}
