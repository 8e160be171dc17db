/** WPZ-23.3.1-NB, WPZ-23.3.1-CB, WPZ-23.3.4-AN  Bombardment: ships against the coast beside them, alone or with aircraft. */
import type { Play } from '@derby/kernel';
import { defendersOn, hasDefenders } from './air-orders.ts';
import { beginBattle } from './battle.ts';
import { isHomeSoil } from './control.ts';
import type { AreaId } from './data/areas.ts';
import type { UnitId } from './data/units.ts';
import type { BaseId, ZoneId } from './data/zones.ts';
import { declareAttack } from './declaring.ts';
import { forcesOf } from './eligible.ts';
import { chart, flightBases, flightFrom, fly, flyHome, hasFlightBase } from './flights.ts';
import { isIsland, zonesOf } from './geography.ts';
import { shipsAt } from './naval-orders.ts';
import { hostileGround, invade, neutralPowerOf } from './neutrals.ts';
import { announce, boundsOf, compose, listOr, listUnknown, type Naming, orderOf } from './order.ts';
import type { List, Order, State, Table } from './state.ts';
import { areOneForce, hasAt, isAir, isCoastal } from './units.ts';

/** WPZ-23.3.1-NB, WPZ-11.3c  Aircraft, coastal guns, and on a small island all troops. */
const targetsIn = (state: Readonly<State>, zone: ZoneId): UnitId[] =>
  defendersOn(state, zone).filter((unit) => isAir(unit) || isCoastal(unit) || isIsland(zone));

/** A neutral's guns count too: to bombard them is to invade (WPZ-20.3a). */
const hasTargets = (state: Readonly<State>, zone: ZoneId): boolean =>
  (hasDefenders(state, zone) && targetsIn(state, zone).length > 0) ||
  (neutralPowerOf(state, zone) !== null &&
    hostileGround(state, state.mover, zone).some((unit) => isCoastal(unit) || isIsland(zone)));

function bombardTargets(state: Readonly<State>, order: Readonly<Order>, area: AreaId): ZoneId[] {
  const bounds = boundsOf(state)?.zones;
  return zonesOf(area).filter(
    (zone) =>
      !isHomeSoil(zone) &&
      (!bounds || bounds.includes(zone)) &&
      hasTargets(state, zone) &&
      (order.kind !== 'air-naval' || hasFlightBase(state, order, area)),
  );
}

export const BOMBARD_NAMING: Naming = {
  candidates: (state, order) => shipsAt(state, order.kind, order.origin as AreaId),
  isViable: (state, order) =>
    areOneForce(state, state.mover, order.force) && bombardTargets(state, order, order.origin as AreaId).length > 0,
  isReady: (_state, order) => order.force.length > 0,
};

/** Whether such an order could be carried out from a sea zone. */
export function isBombardOrigin(state: Readonly<State>, order: Readonly<Order>, area: AreaId): boolean {
  if (!hasAt(state, state.mover, area, forcesOf(order.kind))) return false;
  if (!zonesOf(area).some((zone) => !isHomeSoil(zone) && hasTargets(state, zone))) return false;
  const alone: Order = { ...order, origin: area };
  return BOMBARD_NAMING.candidates(state, alone).some((unit) => {
    alone.force = [unit];
    return BOMBARD_NAMING.isViable(state, alone);
  });
}

/** WPZ-11.1f  One adjoining land zone. */
export function* aimGuns(t: Table): Play<void> {
  const [, zone] = yield* compose(t, 'WPZ-11.1c', listTargets);
  const { order } = t.state;
  if (!order) return;
  order.target = zone;
  order.step = order.kind === 'air-naval' ? 'flight' : 'attack';
}

function listTargets(list: List<'target'>, state: Readonly<State>): void {
  const now = state.order;
  const zones = now ? bombardTargets(state, now, now.origin as AreaId) : [];
  listOr(list, 'target', zones, 'CE-AZO');
}

/** WPZ-9.2.1  The flight of a combined action: its base, then its aircraft, then its way. Optional unless the order is for it. */
export function* chooseFlight(t: Table, goal: AreaId, isNeeded: boolean): Play<boolean> {
  const order = orderOf(t.state);
  if (order.base === null) {
    if (flightBases(t.state, order, goal).length === 0) return true;
    const choice = yield* compose(t, 'WPZ-9.2.1', (list: List<'flight' | 'no-flight'>, state) => {
      if (!isNeeded || !state.order) list.open(['no-flight']);
      if (state.order) for (const base of flightBases(state, state.order, goal)) list.open(['flight', base]);
    });
    if (!t.state.order) return false;
    if (choice[0] === 'no-flight') return true;
    t.state.order.base = choice[1];
    return false;
  }
  return yield* nameFlight(t, order.base, goal);
}

function* nameFlight(t: Table, base: BaseId, goal: AreaId): Play<boolean> {
  const order = orderOf(t.state);
  const isWaiting =
    order.flown.length === 0 && flightFrom(t.state, order, base, goal).length > 0 && order.step === 'flight';
  if (!isWaiting) return true;
  const choice = yield* compose(t, 'WPZ-9.2.1', (list: List<'name' | 'ready'>, state) => {
    const now = state.order;
    if (!now?.base) return listUnknown(list as List);
    const units = flightFrom(state, now, base, goal);
    if (units.length === 0 || now.flight.length > 0) list.open(['ready']);
    for (const unit of units) list.open(['name', unit]);
  });
  if (!t.state.order?.base) return false;
  if (choice[0] === 'ready') return true;
  t.state.order.flight.push(choice[1]);
  return false;
}

export function* flightForGuns(t: Table): Play<void> {
  if (yield* chooseFlight(t, orderOf(t.state).origin as AreaId, true)) orderOf(t.state).step = 'path';
}

export function* chartForGuns(t: Table): Play<void> {
  if (yield* chart(t)) orderOf(t.state).step = 'attack';
}

/** WPZ-16.7  Declared with the tactical plan or without. */
export function* openFire(t: Table): Play<void> {
  if (yield* declareAttack(t)) bombard(t);
}

function bombard(t: Table): void {
  const { state } = t;
  const order = orderOf(state);
  const zone = order.target as ZoneId;
  const side = state.mover;
  announce(t);
  // WPZ-10.4c  A flight that meets a carrier goes home, and the ships fire without it.
  if (order.flight.length > 0 && !fly(t)) {
    flyHome(t);
    order.flight = [];
  }
  const power = neutralPowerOf(state, zone);
  if (power) invade(t, power, side);
  order.step = 'end';
  const context =
    order.kind === 'carrier-bombardment'
      ? 'carrier-bombardment'
      : order.flight.length > 0
        ? 'air-naval'
        : 'bombardment';
  beginBattle(t, {
    context,
    attacker: side,
    begunBy: side,
    area: order.origin as AreaId,
    zone,
    attackers: [...order.force, ...order.flight],
    defenders: targetsIn(state, zone),
    withPlan: order.attack === 'plan',
  });
}
