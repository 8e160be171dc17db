/** WPZ-23.3.3-GM, WPZ-23.3.4-AG  Ground moves and attacks, alone or with aircraft. */
import type { Play } from '@derby/kernel';
import { defendersOn, hasDefenders } from './air-orders.ts';
import { beginBattle } from './battle.ts';
import { chooseFlight } from './bombardment.ts';
import { isHomeSoil, mayEnterZone } from './control.ts';
import { counterOf, type UnitId } from './data/units.ts';
import type { ZoneId } from './data/zones.ts';
import { declareAttack, joinAttack } from './declaring.ts';
import { forcesOf, isEligible } from './eligible.ts';
import { examineHere } from './examine.ts';
import { chart, fly, flyHome, hasFlightBase } from './flights.ts';
import { areaOfZone, landWaysFrom } from './geography.ts';
import { hasHostileGround, hostileGround, invade, neutralPowerOf } from './neutrals.ts';
import {
  announce,
  boundsOf,
  compose,
  type Naming,
  orderOf,
  publicFirst,
  putDown,
  standStill,
  whereOf,
} from './order.ts';
import { crossesMountains } from './rebasing.ts';
import type { List, Order, State, Table } from './state.ts';
import { areOneForce, hasAt, isGround, mayJoin, unitsAt, without } from './units.ts';

const zoneNow = (order: Readonly<Order>): ZoneId => whereOf(order) as ZoneId;

/** WPZ-10.5.1a  The lowest movement factor of the force; each zone costs one. */
const movesLeft = (order: Readonly<Order>): number =>
  Math.min(...order.force.map((unit) => counterOf(unit).mf)) - order.path.length;

/** Whether anybody would fight here: troops, or aircraft on the bases. */
const hasEnemiesIn = (state: Readonly<State>, zone: ZoneId): boolean =>
  hasHostileGround(state, state.mover, zone) || hasDefenders(state, zone);

const mayAttackIn = (state: Readonly<State>, order: Readonly<Order>, zone: ZoneId): boolean =>
  !isHomeSoil(zone) &&
  hasEnemiesIn(state, zone) &&
  (order.kind !== 'air-ground' || hasFlightBase(state, order, areaOfZone(zone)));

/** WPZ-M.11  Where the move may end: anywhere, or where the order has to attack or to be. */
function mayEndIn(state: Readonly<State>, order: Readonly<Order>, zone: ZoneId): boolean {
  const bounds = boundsOf(state)?.zones;
  if (bounds && !bounds.includes(zone)) return false;
  return order.kind !== 'air-ground' || mayAttackIn(state, order, zone);
}

const mayStay = (state: Readonly<State>, order: Readonly<Order>): boolean =>
  mayEndIn(state, order, zoneNow(order)) && mayAttackIn(state, order, zoneNow(order));

/** WPZ-10.5b  Troops stop where enemy troops are. */
const isStopped = (state: Readonly<State>, zone: ZoneId): boolean => hasHostileGround(state, state.mover, zone);

function leadsSomewhere(state: Readonly<State>, order: Readonly<Order>, zone: ZoneId, left: number): boolean {
  if (mayEndIn(state, order, zone)) return true;
  if (isStopped(state, zone) || left <= 0) return false;
  return landWaysFrom(zone).some(
    ({ to }) => mayEnterZone(state, state.mover, to) && leadsSomewhere(state, order, to, left - 1),
  );
}

function nextZones(state: Readonly<State>, order: Readonly<Order>): ZoneId[] {
  const left = movesLeft(order);
  if (left <= 0 || order.force.length === 0) return [];
  return landWaysFrom(zoneNow(order))
    .map(({ to }) => to)
    .filter((to) => mayEnterZone(state, state.mover, to) && leadsSomewhere(state, order, to, left - 1));
}

export const GROUND_NAMING: Naming = {
  candidates: (state, order) =>
    unitsAt(state, state.mover, order.origin as ZoneId).filter((unit) => isEligible(order.kind, unit)),
  isViable: (state, order) =>
    areOneForce(state, state.mover, order.force) && (nextZones(state, order).length > 0 || mayStay(state, order)),
  isReady: (_state, order) => order.force.length > 0,
};

/** Whether such an order could be carried out from a land zone. */
export function isGroundOrigin(state: Readonly<State>, order: Readonly<Order>, zone: ZoneId): boolean {
  if (!hasAt(state, state.mover, zone, forcesOf(order.kind))) return false;
  const alone: Order = { ...order, origin: zone };
  return GROUND_NAMING.candidates(state, alone).some((unit) => {
    alone.force = [unit];
    return GROUND_NAMING.isViable(state, alone);
  });
}

/** WPZ-10.5a  The next zone, units left behind, or the end. */
export function* marchOn(t: Table): Play<void> {
  const choice = yield* compose(t, 'WPZ-10.5a', listSteps);
  const { order } = t.state;
  if (!order) return;
  if (choice[0] === 'stop') return endMarch(t);
  if (choice[0] === 'drop') {
    order.force = without(order.force, [choice[1]]);
    order.dropped.push([choice[1], zoneNow(order)]);
    if (order.announced) putDown(t);
    return;
  }
  enter(t, choice[1] as ZoneId);
}

function listSteps(list: List<'to' | 'drop' | 'stop'>, state: Readonly<State>): void {
  if (state.order) listWays(list, state, state.order);
  else list.open(['stop']);
}

function listWays(list: List<'to' | 'drop' | 'stop'>, state: Readonly<State>, order: Readonly<Order>): void {
  const isHalted = order.path.length > 0 && isStopped(state, zoneNow(order));
  const zones = isHalted ? [] : nextZones(state, order);
  for (const zone of zones) list.open(['to', zone]);
  const mayStop = order.path.length > 0 ? mayEndIn(state, order, zoneNow(order)) : mayStay(state, order);
  if (mayStop || zones.length === 0) list.open(['stop']);
  if (order.path.length === 0 || zones.length === 0) return;
  for (const unit of publicFirst(state, state.mover, order.force)) {
    const rest = { ...order, force: without(order.force, [unit]) };
    if (rest.force.length > 0 && nextZones(state, rest).length > 0) list.open(['drop', unit]);
  }
}

/** WPZ-10.5.1b, WPZ-20.3a, WPZ-10.5b  Mountains, an invasion, or enemy troops bring the order to light. */
function enter(t: Table, zone: ZoneId): void {
  const { state } = t;
  const order = orderOf(state);
  const from = zoneNow(order);
  const isMountain = landWaysFrom(from).some((way) => way.to === zone && way.isMountain);
  order.path.push(zone);
  const power = neutralPowerOf(state, zone);
  if (!isMountain && !power && !order.announced && !isStopped(state, zone)) return;
  announce(t);
  t.reveal('WPZ-10.5a', { what: 'force-moves', side: state.mover, path: [...order.path] });
  if (isMountain) crossOver(t, from);
  if (order.force.length === 0) {
    order.step = 'end';
    return;
  }
  if (power) invade(t, power, state.mover);
  if (isStopped(state, zone)) endMarch(t);
}

/** WPZ-10.5.1b  Whoever fails stays where it is and is finished for the action. */
function crossOver(t: Table, from: ZoneId): void {
  const { state } = t;
  const order = orderOf(state);
  for (const unit of [...order.force]) {
    if (crossesMountains(t, unit)) continue;
    order.force = without(order.force, [unit]);
    order.dropped.push([unit, from]);
  }
  putDown(t);
}

function endMarch(t: Table): void {
  const { state } = t;
  const order = orderOf(state);
  if (order.path.length > 0) {
    announce(t);
    t.reveal('WPZ-10.5a', { what: 'force-moves', side: state.mover, path: [...order.path] });
    examineHere(t, state.mover, areaOfZone(zoneNow(order)));
  }
  order.target = zoneNow(order);
  const isFighting =
    mayAttackIn(state, order, zoneNow(order)) && hostileGround(state, state.mover, zoneNow(order)).length > 0;
  if (order.kind === 'air-ground' && hasEnemiesIn(state, zoneNow(order))) order.step = 'flight';
  else if (isFighting || (order.path.length === 0 && hasEnemiesIn(state, zoneNow(order)))) order.step = 'attack';
  else {
    standStill(t);
    order.step = 'end';
  }
}

/** WPZ-23.3.4-AG  The aircraft of a combined attack, and their way. */
export function* flightForTroops(t: Table): Play<void> {
  const order = orderOf(t.state);
  if (yield* chooseFlight(t, areaOfZone(order.target as ZoneId), true)) orderOf(t.state).step = 'flying';
}

export function* chartForTroops(t: Table): Play<void> {
  const order = orderOf(t.state);
  if (order.base === null || (yield* chart(t))) orderOf(t.state).step = 'attack';
}

/** WPZ-11.1c  Optional, unless aircraft were called in. */
export function* attackOnLand(t: Table): Play<void> {
  const order = yield* declareAttack(t, true);
  if (order) order.step = 'join';
}

/** WPZ-23.3.3-GM  Troops of the same nationality already there may join. */
const comrades = (state: Readonly<State>, order: Readonly<Order>): UnitId[] =>
  unitsAt(state, state.mover, order.target as ZoneId).filter(
    (unit) =>
      isGround(unit) &&
      !order.force.includes(unit) &&
      !order.joining.includes(unit) &&
      mayJoin(state, state.mover, unit, order.force),
  );

/** WPZ-16.7  Asked where friends are, whether they may join or not. */
export function* joinTroops(t: Table): Play<void> {
  const { target, force } = orderOf(t.state);
  const there = unitsAt(t.state, t.state.mover, target as ZoneId);
  if (there.some((unit) => isGround(unit) && !force.includes(unit)) && !(yield* joinAttack(t, comrades))) return;
  fight(t);
}

function fight(t: Table): void {
  const { state } = t;
  const order = orderOf(state);
  const zone = order.target as ZoneId;
  announce(t);
  standStill(t);
  if (order.flight.length > 0 && !fly(t)) {
    flyHome(t);
    order.flight = [];
  }
  order.step = 'end';
  beginBattle(t, {
    context: order.flight.length > 0 ? 'air-ground' : 'ground',
    attacker: state.mover,
    begunBy: state.mover,
    area: areaOfZone(zone),
    zone,
    attackers: [...order.force, ...order.joining, ...order.flight],
    defenders: defendersOn(state, zone),
    withPlan: order.attack === 'plan',
  });
}
