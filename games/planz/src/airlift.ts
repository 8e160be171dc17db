/** WPZ-23.3.4-AI, WPZ-23.3.4-SA, WPZ-23.3.4-AB  Airlift and airborne assault: an aircraft and its passenger. */
import type { Play } from '@derby/kernel';
import { defendersOn, forcesOn } from './air-orders.ts';
import { beginBattle } from './battle.ts';
import { isHomeSoil, isOpenTo, mayEnterZone, mayUse, roomIn } from './control.ts';
import { counterOf, type UnitId } from './data/units.ts';
import type { BaseId, ZoneId } from './data/zones.ts';
import { declareAttack, joinAttack } from './declaring.ts';
import { forcesOf, isEligible } from './eligible.ts';
import { chart, fliersOn, fly, flyHome, inReach, isFlight, rangeOf } from './flights.ts';
import { areaOf, areaOfZone, basesIn, basesOf, zoneOf, zonesWithin } from './geography.ts';
import { mustAssault } from './landing-places.ts';
import { hostileGround, invade, neutralPowerOf } from './neutrals.ts';
import { boundsOf, compose, listOr, orderOf } from './order.ts';
import { put } from './places.ts';
import { settleStacks } from './stacks.ts';
import type { List, Order, State, Table } from './state.ts';
import { AIR, MOBILE } from './traits.ts';
import { areOneForce, hasAt, isGround, mayJoin, otherSide, unitsAt } from './units.ts';

const isAirborne = ({ kind }: Readonly<Order>): boolean => kind === 'airborne';

/** WPZ-23.3.4-AI, WPZ-17.2  Neither guns nor armour go by air; only parachutists jump. */
const canBeLifted = (order: Readonly<Order>, unit: UnitId): boolean =>
  isGround(unit) &&
  counterOf(unit).mf > 0 &&
  (isAirborne(order) ? counterOf(unit).type === 'ABN' : counterOf(unit).type !== 'MEC');

/** Aircraft and passengers that stand together on a base. */
function pairs(state: Readonly<State>, order: Readonly<Order>, base: BaseId): [UnitId, UnitId][] {
  if (isAirborne(order) && order.boarding.length > 0) return [];
  if (!hasAt(state, state.mover, base, forcesOf(order.kind)) || !hasAt(state, state.mover, zoneOf(base), MOBILE))
    return [];
  const used = order.boarding.flat();
  return fliersOn(state, base)
    .filter((unit) => isEligible(order.kind, unit) && !used.includes(unit))
    .flatMap((plane) =>
      unitsAt(state, state.mover, zoneOf(base))
        .filter(
          (unit) =>
            canBeLifted(order, unit) && !used.includes(unit) && areOneForce(state, state.mover, [unit, plane, ...used]),
        )
        .map((unit): [UnitId, UnitId] => [plane, unit]),
    );
}

/** Where so many could be flown: a base to land on, or any zone to jump into. */
const goals = (state: Readonly<State>, order: Readonly<Order>, base: BaseId, planes: readonly UnitId[]): ZoneId[] =>
  zonesWithin(areaOf(base), rangeOf(planes)).filter((zone) => isGoal(state, order, base, planes, zone));

function isGoal(
  state: Readonly<State>,
  order: Readonly<Order>,
  base: BaseId,
  planes: readonly UnitId[],
  zone: ZoneId,
): boolean {
  const bounds = boundsOf(state)?.zones;
  return (
    zone !== zoneOf(base) &&
    zone !== 'CG-GIB' &&
    (!bounds || bounds.includes(zone)) &&
    mayEnterZone(state, state.mover, zone) &&
    (isAirborne(order)
      ? !isHomeSoil(zone) || roomIn(state, state.mover, zone) > 0
      : isLandingStrip(state, zone, planes)) &&
    inReach(state, base, rangeOf(planes), areaOfZone(zone))
  );
}

/** A base that is held or contested, with room, and no enemy aircraft in the area. */
const isLandingStrip = (state: Readonly<State>, zone: ZoneId, planes: readonly UnitId[]): boolean =>
  basesOf(zone).some(
    (base) => isOpenTo(state, state.mover, base) && planes.every((plane) => mayUse(state, counterOf(plane).nat, base)),
  ) &&
  roomIn(state, state.mover, zone) >= planes.length &&
  !basesIn(areaOfZone(zone)).some((base) => hasAt(state, otherSide(state.mover), base, AIR));

const isViable = (
  state: Readonly<State>,
  order: Readonly<Order>,
  base: BaseId,
  pair: readonly [UnitId, UnitId],
): boolean => {
  const planes = [...order.boarding.map(([plane]) => plane), pair[0]];
  return (
    isFlight(state, planes) &&
    zonesWithin(areaOf(base), rangeOf(planes)).some((zone) => isGoal(state, order, base, planes, zone))
  );
};

/** Whether somebody could be flown from this base. */
export const isLiftOrigin = (state: Readonly<State>, order: Readonly<Order>, base: BaseId): boolean =>
  pairs(state, order, base).some((pair) => isViable(state, order, base, pair));

/** Who carries whom. */
export function* load(t: Table): Play<void> {
  const rule = isAirborne(orderOf(t.state)) ? 'WPZ-23.3.4-AB' : 'WPZ-23.3.4-AI';
  const choice = yield* compose(t, rule, listPairs);
  const { order } = t.state;
  if (!order) return;
  if (choice[0] === 'lift') {
    order.boarding.push([choice[1], choice[2]]);
    return;
  }
  order.base = order.origin as BaseId;
  order.flight = order.boarding.map(([plane]) => plane);
  order.step = 'target';
}

function listPairs(list: List<'lift' | 'ready'>, state: Readonly<State>): void {
  const now = state.order;
  if (!now || now.boarding.length > 0) list.open(['ready']);
  const base = now?.origin as BaseId;
  if (now)
    for (const pair of pairs(state, now, base)) if (isViable(state, now, base, pair)) list.open(['lift', ...pair]);
}

export function* aimLift(t: Table): Play<void> {
  const [, zone] = yield* compose(t, 'WPZ-10.4a', listGoals);
  const { order } = t.state;
  if (!order) return;
  order.target = zone;
  order.step = 'path';
}

function listGoals(list: List<'target'>, state: Readonly<State>): void {
  const now = state.order;
  const zones = now?.base ? goals(state, now, now.base, now.flight) : [];
  listOr(list, 'target', zones, 'AO-GER');
}

export function* chartLift(t: Table): Play<void> {
  if (!(yield* chart(t))) return;
  const order = orderOf(t.state);
  order.step = isAirborne(order) && enemiesThere(t.state, order).length > 0 ? 'attack' : 'flying';
}

const enemiesThere = (state: Readonly<State>, order: Readonly<Order>): UnitId[] => {
  const zone = order.target as ZoneId;
  return [...new Set([...hostileGround(state, state.mover, zone), ...defendersOn(state, zone)])];
};

/** WPZ-11.1c  Parachutists must attack whoever is there; the plan is declared before they take off. */
export function* declareDrop(t: Table): Play<void> {
  const order = yield* declareAttack(t);
  if (order) order.step = 'join';
}

const comrades = (state: Readonly<State>, order: Readonly<Order>): UnitId[] =>
  forcesOn(state, state.mover, order.target as ZoneId).filter(
    (unit) => mayJoin(state, state.mover, unit, order.flight) && !order.joining.includes(unit),
  );

/** WPZ-23.3.4-AB  Friends already in the zone may join. */
export function* joinDrop(t: Table): Play<void> {
  if (comrades(t.state, orderOf(t.state)).length > 0 && !(yield* joinAttack(t, comrades))) return;
  orderOf(t.state).step = 'flying';
}

/** WPZ-10.4c  They fly; if a carrier turns them back, nothing has happened. */
export function flyLift(t: Table): void {
  const { state } = t;
  const order = orderOf(state);
  const arrived = fly(t);
  const cargo = order.boarding;
  order.boarding = [];
  order.step = 'end';
  if (!arrived) {
    flyHome(t);
    return;
  }
  const zone = order.target as ZoneId;
  const power = neutralPowerOf(state, zone);
  if (power) invade(t, power, state.mover);
  const passengers = cargo.map(([, unit]) => unit);
  if (isAirborne(order) && defendersOn(state, zone).length > 0) {
    drop(t, zone, cargo);
    return;
  }
  for (const unit of passengers) put(state, unit, zone);
  const from = order.base ?? zone;
  t.reveal('WPZ-12.2a', { what: 'rebased', side: state.mover, from, to: zone, units: passengers.length });
  t.log('WPZ-12.2a', { what: 'landed', side: state.mover, zone, units: passengers }, [state.mover]);
  flyHome(t);
  settleStacks(t);
}

/** WPZ-23.3.4-AB  All combat is fought before the airborne unit has landed; it shares the fate of its aircraft until then. */
function drop(t: Table, zone: ZoneId, cargo: readonly [UnitId, UnitId][]): void {
  const { state } = t;
  const order = orderOf(state);
  for (const [plane, unit] of cargo) put(state, unit, plane);
  settleStacks(t);
  beginBattle(t, {
    context: 'airborne',
    attacker: state.mover,
    begunBy: state.mover,
    area: areaOfZone(zone),
    zone,
    attackers: [...order.flight, ...order.joining],
    defenders: defendersOn(state, zone),
    landing: cargo.map(([, unit]) => unit),
    isDesperate: mustAssault(state, state.mover, zone),
    withPlan: order.attack === 'plan',
  });
}
