/** WPZ-23.3.1  Naval moves, redeployment and convoys: how the force is named and led from zone to zone. */
import type { Play } from '@derby/kernel';
import { beginBattle } from './battle.ts';
import { mayFightIn } from './control.ts';
import type { AreaId } from './data/areas.ts';
import type { Kind } from './data/kinds.ts';
import type { FreeActions } from './data/plans.ts';
import { UNSUPPORTED_LIMIT } from './data/tracks.ts';
import { counterOf, type UnitId } from './data/units.ts';
import { forcesOf, isEligible } from './eligible.ts';
import { examineHere } from './examine.ts';
import { basesIn } from './geography.ts';
import {
  areaNow,
  enemySurface,
  hasNextZone,
  isClear,
  isInterceptable,
  isStopped,
  mayEndAt,
  mayStay,
  movesLeft,
  nextZones,
} from './naval-movement.ts';
import {
  announce,
  boundsOf,
  canAttackAtSea,
  compose,
  isForceSupported,
  type Naming,
  orderOf,
  publicFirst,
  putDown,
  standStill,
} from './order.ts';
import { ask } from './standing-orders.ts';
import type { List, Order, State, Table } from './state.ts';
import { CONVOY } from './traits.ts';
import { areOneForce, hasAt, isConvoy, isSubmarine, isSurface, navalAt, otherSide, unitsAt, without } from './units.ts';

/** Own ships in a sea zone, and for convoys those in its ports, that can be in such a force. */
export function shipsAt(state: Readonly<State>, kind: Kind, area: AreaId): UnitId[] {
  const ships: UnitId[] = [];
  if (kind !== 'convoy-move' && !hasAt(state, state.mover, area, forcesOf(kind))) return ships;
  const bounds = boundsOf(state)?.force;
  for (const unit of unitsAt(state, state.mover, area))
    if (isEligible(kind, unit) && isWithin(bounds, unit)) ships.push(unit);
  if (kind === 'convoy-move')
    for (const base of basesIn(area))
      for (const unit of unitsAt(state, state.mover, base))
        if (isEligible(kind, unit) && isWithin(bounds, unit)) ships.push(unit);
  return ships;
}

/** WPZ-7.7.2c  A plan may ask for British units, or for submarines. */
const isWithin = (bounds: FreeActions['force'] | undefined, unit: UnitId): boolean =>
  bounds === undefined ||
  ((bounds !== 'british' || counterOf(unit).nat === 'GBR') && (bounds !== 'submarines' || isSubmarine(unit)));

/** WPZ-10.3.1  An unsupported force has at most six units, unless it stays and attacks. */
const isSmallEnough = (state: Readonly<State>, { kind, force, origin }: Readonly<Order>): boolean =>
  force.length <= UNSUPPORTED_LIMIT ||
  isForceSupported(state, state.mover, force, origin as AreaId) ||
  (kind === 'naval-move' && canAttackAtSea(state, state.mover, origin as AreaId));

/** WPZ-10.3.1  Whether the force may leave the zone where it starts. */
const maySetOut = (state: Readonly<State>, { force, origin, path }: Readonly<Order>): boolean =>
  path.length > 0 || force.length <= UNSUPPORTED_LIMIT || isForceSupported(state, state.mover, force, origin as AreaId);

const canGoOn = (state: Readonly<State>, order: Readonly<Order>): boolean =>
  maySetOut(state, order) && hasNextZone(state, order);

/** WPZ-7.7.2c  A plan may ask for at least one surface unit. */
const lacksSurface = (state: Readonly<State>, order: Readonly<Order>): boolean =>
  boundsOf(state)?.force === 'with-surface' && !order.force.some(isSurface);

const canGainSurface = (state: Readonly<State>, order: Readonly<Order>): boolean =>
  shipsAt(state, order.kind, order.origin as AreaId).some(
    (unit) => isSurface(unit) && NAVAL_NAMING.isViable(state, { ...order, force: [...order.force, unit] }),
  );

/** WPZ-23.3.1-UM, WPZ-23.3.1-SM, WPZ-23.3.1-RD, WPZ-23.3.1-CM, WPZ-7.6 */
export const NAVAL_NAMING: Naming = {
  candidates(state, order) {
    const ships = shipsAt(state, order.kind, order.origin as AreaId);
    if (order.kind !== 'convoy-move') return ships;
    return order.force.some(isConvoy) ? ships.filter((unit) => !isConvoy(unit)) : ships.filter(isConvoy);
  },
  isViable(state, order) {
    if (!areOneForce(state, state.mover, order.force) || !isSmallEnough(state, order)) return false;
    if (order.force.filter(isConvoy).length > 1) return false;
    if (order.kind === 'redeploy' && !isForceSupported(state, state.mover, order.force, order.origin as AreaId))
      return false;
    if (lacksSurface(state, order)) return canGainSurface(state, order);
    return canGoOn(state, order) || mayStay(state, order);
  },
  isReady(state, order) {
    if (order.force.length === 0) return false;
    if (order.kind === 'convoy-move' && !order.force.some(isConvoy)) return false;
    return !lacksSurface(state, order);
  },
};

/** Whether a force could begin here: with a convoy, at sea or in port, or with any other ship. */
const hasLeader = (state: Readonly<State>, kind: Kind, area: AreaId): boolean =>
  kind === 'convoy-move'
    ? hasAt(state, state.mover, area, CONVOY) || basesIn(area).some((base) => hasAt(state, state.mover, base, CONVOY))
    : hasAt(state, state.mover, area, forcesOf(kind));

/** Whether such an order could be carried out from a sea zone. */
export function isNavalOrigin(state: Readonly<State>, order: Readonly<Order>, area: AreaId): boolean {
  if (!hasLeader(state, order.kind, area)) return false;
  const alone: Order = { ...order, origin: area, force: [] };
  const ships = NAVAL_NAMING.candidates(state, alone);
  if (ships.length === 0 || (order.kind === 'redeploy' && !isClear(state, state.mover, area))) return false;
  return ships.some((unit) => {
    alone.force = [unit];
    return NAVAL_NAMING.isViable(state, alone);
  });
}

type WayVerb = 'to' | 'drop' | 'stop';

/** WPZ-10.3a, WPZ-10.2c  The next zone, units dropped off, or the end of the move. */
export function* sail(t: Table): Play<void> {
  const choice = yield* compose(t, 'WPZ-10.3a', listSteps);
  const { order } = t.state;
  if (!order) return;
  if (choice[0] === 'drop') return dropOff(t, choice[1]);
  if (choice[0] === 'stop') return endMove(t);
  order.path.push(choice[1]);
  enterZone(t);
}

function listSteps(list: List<WayVerb>, state: Readonly<State>): void {
  if (state.order) listWays(list, state, state.order);
  else list.open(['stop']);
}

function listWays(list: List<WayVerb>, state: Readonly<State>, order: Readonly<Order>): void {
  const zones = maySetOut(state, order) ? nextZones(state, order) : [];
  for (const zone of zones) list.open(['to', zone]);
  const hasPassed = order.passed > 0 && order.passed === order.path.length;
  if (zones.length === 0 || (!hasPassed && mayStop(state, order))) list.open(['stop']);
  if (order.path.length === 0 || hasPassed) return;
  for (const unit of publicFirst(state, state.mover, order.force))
    if (mayDrop(state, order, unit)) list.open(['drop', unit]);
}

const mayStop = (state: Readonly<State>, order: Readonly<Order>): boolean =>
  order.path.length > 0 ? mayEndAt(state, order, areaNow(order)) : mayStay(state, order);

/** WPZ-10.2c, WPZ-16.5  Some of a force may stay behind; what is left must still be able to finish. */
function mayDrop(state: Readonly<State>, order: Readonly<Order>, unit: UnitId): boolean {
  const rest = { ...order, force: without(order.force, [unit]) };
  if (rest.force.length === 0) return false;
  if (isConvoy(unit) && !mayEndAt(state, order, areaNow(order))) return false;
  if (order.kind === 'emergency-transport' || order.kind === 'combined-assault') return false;
  return hasNextZone(state, rest);
}

function dropOff(t: Table, unit: UnitId): void {
  const order = orderOf(t.state);
  order.force = without(order.force, [unit]);
  order.dropped.push([unit, areaNow(order)]);
  if (order.announced) putDown(t);
}

/** R-39  On entering: enemy surface units stop the force, enemy submarines alone may intercept it. */
function enterZone(t: Table): void {
  const { state } = t;
  const order = orderOf(state);
  const area = areaNow(order);
  const side = state.mover;
  if (isStopped(state, side, order.force, area)) {
    announce(t);
    showWay(t);
    examineHere(t, side, area);
    order.step = 'meet';
  } else if (isInterceptable(state, side, order.force, area) && mayFightIn(state, area)) {
    announce(t);
    showWay(t);
    order.step = 'submarines';
  } else if (order.announced) showWay(t);
}

const showWay = (t: Table): void =>
  t.reveal('WPZ-10.3a', { what: 'force-moves', side: t.state.mover, path: [...orderOf(t.state).path] });

type MeetVerb = 'stop' | 'leave' | 'leave-surface' | 'go-on';

/** WPZ-10.3b  Enemy ships: the force stops, or leaves twice their number behind and goes on. */
export function* meet(t: Table): Play<void> {
  const choice = yield* compose(t, 'WPZ-10.3b', listAnswers);
  const { order } = t.state;
  if (!order) return;
  if (choice[0] === 'leave') order.leaving.push(choice[1]);
  else if (choice[0] === 'leave-surface')
    order.leaving.push(...order.force.filter((unit) => isSurface(unit) && !order.leaving.includes(unit)));
  else if (choice[0] === 'go-on') goOn(t);
  else {
    order.leaving = [];
    endMove(t);
  }
}

function listAnswers(list: List<MeetVerb>, state: Readonly<State>): void {
  list.open(['stop']);
  if (state.order) listLeavers(list, state, state.order);
}

function listLeavers(list: List<MeetVerb>, state: Readonly<State>, order: Readonly<Order>): void {
  if (mayGoOn(state, order)) list.open(['go-on']);
  if (!couldGoOn(state, order)) return;
  const staying = order.force.filter((unit) => !order.leaving.includes(unit));
  const hasSubmarines = staying.some((unit) => isSubmarine(unit));
  if (hasSubmarines && staying.some(isSurface)) list.open(['leave-surface']);
  for (const unit of publicFirst(state, state.mover, staying)) if (staying.length > 1) list.open(['leave', unit]);
}

const remaining = (order: Readonly<Order>): Order => ({ ...order, force: without(order.force, order.leaving) });

/** WPZ-10.3b, WPZ-10.3c  Enough stay behind, or only submarines go on. */
function mayGoOn(state: Readonly<State>, order: Readonly<Order>): boolean {
  const rest = remaining(order);
  if (rest.force.length === 0 || order.leaving.length === 0) return false;
  const left = order.leaving.filter(isSurface).length;
  const enemies = enemySurface(state, state.mover, areaNow(order)).length;
  return (left >= 2 * enemies || !rest.force.some(isSurface)) && hasNextZone(state, rest);
}

/** Whether leaving units behind could lead anywhere at all. */
function couldGoOn(state: Readonly<State>, order: Readonly<Order>): boolean {
  const fast = order.force.filter((unit) => movesLeft(order, [unit]) > 0);
  if (fast.length === 0 || order.kind === 'emergency-transport' || order.kind === 'combined-assault') return false;
  const enemies = enemySurface(state, state.mover, areaNow(order)).length;
  return fast.some(isSubmarine) || order.force.filter(isSurface).length > 2 * enemies;
}

function goOn(t: Table): void {
  const order = orderOf(t.state);
  const area = areaNow(order);
  order.force = without(order.force, order.leaving);
  showWay(t);
  order.dropped = order.leaving.map((unit) => [unit, area]);
  order.leaving = [];
  putDown(t);
  order.passed = order.path.length;
  order.step = 'path';
}

/** WPZ-10.3.2  The owner of submarines says at once whether they intercept. */
export function* submarines(t: Table): Play<void> {
  const { state } = t;
  const enemy = otherSide(state.mover);
  const choice = yield* ask<'intercept' | 'let-pass'>(t, enemy, 'WPZ-10.3.2', (list) => {
    list.open(['intercept']);
    list.open(['let-pass']);
  });
  if (!choice) return;
  const [answer] = choice;
  const order = orderOf(t.state);
  const area = areaNow(order);
  t.log('WPZ-10.3.2', { what: 'interception', side: enemy, area, made: answer === 'intercept' });
  order.step = 'path';
  if (answer === 'let-pass') return;
  order.intercepted = true;
  order.step = 'end';
  standStill(t);
  beginBattle(t, {
    context: 'interception',
    attacker: t.state.mover,
    begunBy: enemy,
    area,
    zone: null,
    attackers: order.force,
    defenders: navalAt(t.state, enemy, area).filter(isSubmarine),
  });
}

/** WPZ-16.0  The move is over: whoever ends beside enemies examines them, and says what comes of it. */
function endMove(t: Table): void {
  const { state } = t;
  const order = orderOf(state);
  const area = areaNow(order);
  if (order.path.length > 0) {
    announce(t);
    // Told even where it was seen coming: what follows is nobody's to take back.
    showWay(t);
    if (order.step === 'path') examineHere(t, state.mover, area);
  }
  if (order.kind === 'naval-move') order.step = canAttackAtSea(state, state.mover, area) ? 'attack' : 'end';
  else order.step = order.kind === 'convoy-move' ? 'end' : 'land';
  if (order.step === 'end') standStill(t);
}
