/** WPZ-12.4  Landing: where, who, and whether it has to fight. */
import type { Play } from '@derby/kernel';
import { defendersOn } from './air-orders.ts';
import { beginBattle, hasTactical } from './battle.ts';
import { chooseFlight } from './bombardment.ts';
import { mayEnterZone, roomOn } from './control.ts';
import { counterOf, type UnitId } from './data/units.ts';
import { type BaseId, ISLAND_LIMIT, type ZoneId } from './data/zones.ts';
import { joinAttack } from './declaring.ts';
import { chart, fly, flyHome } from './flights.ts';
import { isBase, isSmall, zonesOf } from './geography.ts';
import {
  isQuiet,
  landingBases,
  landingZones,
  marineShips,
  mustAssault,
  mustLand,
  passengers,
} from './landing-places.ts';
import { areaNow } from './naval-movement.ts';
import { hasHostileGround, invade, neutralPowerOf } from './neutrals.ts';
import { announce, compose, orderOf, standStill } from './order.ts';
import { put } from './places.ts';
import { settleStacks } from './stacks.ts';
import type { List, Order, State, Table } from './state.ts';
import { GROUND } from './traits.ts';
import { cargoOf, hasAt, isAir, isGround, isNaval, mayJoin, navalAt, unitsAt } from './units.ts';

type LandVerb = 'land-at' | 'stay-aboard' | 'land' | 'go-ashore' | 'attack' | 'attack-with-plan';

/** One question of a landing: the zone, then each unit, then how it goes ashore. */
export function* land(t: Table): Play<void> {
  announce(t);
  const order = orderOf(t.state);
  if (order.target === null && !mightLand(t.state, order)) return stayAboard(t);
  const choice = yield* compose(t, 'WPZ-12.4a', listTroops);
  const now = t.state.order;
  if (!now) return;
  switch (choice[0]) {
    case 'land-at':
      now.target = choice[1];
      return;
    case 'land':
      now.landing.push(choice[1]);
      if (isBase(choice[2])) now.errands.push([choice[1], choice[2]]);
      return;
    case 'stay-aboard':
      return stayAboard(t);
    case 'go-ashore':
      return goAshore(t);
    default:
      now.attack = choice[0] === 'attack' ? 'plain' : 'plan';
      now.step = now.kind === 'combined-assault' ? 'flight' : 'join';
  }
}

function listTroops(list: List<LandVerb>, state: Readonly<State>): void {
  const now = state.order;
  if (!now) list.open(['stay-aboard']);
  else if (now.target === null) listZones(list, state, now);
  else listLanders(list, state, now, now.target as ZoneId);
}

/** WPZ-16.7  Asked wherever the coast is open, be there troops aboard or not: what is aboard nobody else knows. */
const mightLand = (state: Readonly<State>, order: Readonly<Order>): boolean =>
  isQuiet(state, state.mover, areaNow(order)) &&
  zonesOf(areaNow(order)).some((zone) => mayEnterZone(state, state.mover, zone));

const zonesToLand = (state: Readonly<State>, order: Readonly<Order>): ZoneId[] =>
  passengers(state, order).length > 0 ? landingZones(state, order, areaNow(order)) : [];

function listZones(list: List<LandVerb>, state: Readonly<State>, order: Readonly<Order>): void {
  const zones = zonesToLand(state, order);
  if (!mustLand(state, order) || zones.length === 0) list.open(['stay-aboard']);
  for (const zone of zones) list.open(['land-at', zone]);
}

/** WPZ-23.3.4-EM  Marines aboard warships of this order must land. */
const isBound = (state: Readonly<State>, order: Readonly<Order>): UnitId[] =>
  order.kind === 'emergency-transport' || order.kind === 'combined-assault'
    ? marineShips(order).flatMap((ship) => cargoOf(state, ship))
    : [];

function listLanders(list: List<LandVerb>, state: Readonly<State>, order: Readonly<Order>, zone: ZoneId): void {
  const bound = isBound(state, order);
  const isComplete = order.landing.length > 0 && bound.every((unit) => order.landing.includes(unit));
  // WPZ-23.3.4-TA  Aircraft land on a base, contested or not: they assault nobody.
  const isLift = order.kind === 'sealift-air';
  const isHostile = !isLift && hasHostileGround(state, state.mover, zone);
  if (isComplete) {
    if (isLift || (!mustAssault(state, state.mover, zone) && order.kind !== 'combined-assault'))
      list.open(['go-ashore']);
    if (isHostile) {
      list.open(['attack']);
      if (hasTactical(state, state.mover)) list.open(['attack-with-plan']);
    }
  }
  // WPZ-23.3.4-AM  No more than two on a small island or in Gibraltar.
  const open = isSmall(zone) ? ISLAND_LIMIT - order.landing.length : Number.POSITIVE_INFINITY;
  const missing = bound.filter((unit) => !order.landing.includes(unit));
  let hasRoom = false;
  for (const unit of passengers(state, order)) {
    if (order.landing.includes(unit) || open <= 0) continue;
    if (open <= missing.length && !missing.includes(unit)) continue;
    for (const place of placesFor(state, order, unit, zone)) {
      list.open(['land', unit, place]);
      hasRoom = true;
    }
  }
  if (!isComplete && !hasRoom) list.open(['stay-aboard']);
}

/** Troops land in the zone, aircraft on one of its bases. */
function placesFor(state: Readonly<State>, order: Readonly<Order>, unit: UnitId, zone: ZoneId): (ZoneId | BaseId)[] {
  if (!isAir(unit)) return [zone];
  return landingBases(state, order, zone).filter(
    (base) => order.errands.filter(([, place]) => place === base).length < roomOn(state, state.mover, base),
  );
}

function stayAboard(t: Table): void {
  standStill(t);
  orderOf(t.state).step = 'end';
}

/** WPZ-12.4b, WPZ-20.3a  Ashore without a fight; on neutral land that is an invasion all the same. */
function goAshore(t: Table): void {
  const { state } = t;
  const order = orderOf(state);
  const zone = order.target as ZoneId;
  standStill(t);
  const power = neutralPowerOf(state, zone);
  if (power) invade(t, power, state.mover);
  for (const unit of order.landing) put(state, unit, order.errands.find(([one]) => one === unit)?.[1] ?? zone);
  const units = [...order.landing];
  t.reveal('WPZ-12.2a', { what: 'rebased', side: state.mover, from: areaNow(order), to: zone, units: units.length });
  t.log('WPZ-12.2a', { what: 'landed', side: state.mover, zone, units }, [state.mover]);
  settleStacks(t);
  order.step = 'end';
}

/** WPZ-23.3.4-AM, WPZ-23.3.4-CA  Troops already there that could join, and ships that could support. */
const joinable = (state: Readonly<State>, order: Readonly<Order>): UnitId[] =>
  unitsAt(state, state.mover, order.target as ZoneId)
    .filter(isGround)
    .filter(
      (unit) =>
        mayJoin(state, state.mover, unit, order.force) &&
        !order.joining.includes(unit) &&
        !order.landing.includes(unit),
    );

const supporters = (state: Readonly<State>, order: Readonly<Order>): UnitId[] =>
  order.kind === 'combined-assault'
    ? navalAt(state, state.mover, areaNow(order)).filter(
        (unit) =>
          !order.force.includes(unit) &&
          !order.joining.includes(unit) &&
          counterOf(unit).type !== 'CONV' &&
          counterOf(unit).type !== 'ORE' &&
          mayJoin(state, state.mover, unit, order.force),
      )
    : [];

/** WPZ-11.2a, WPZ-16.7  Who else takes part on the attacking side; asked where friends are ashore, whether they may join or not. */
export function* joinAssault(t: Table): Play<void> {
  const { kind, target } = orderOf(t.state);
  const isAsked = kind === 'combined-assault' || hasAt(t.state, t.state.mover, target as ZoneId, GROUND);
  if (isAsked && !(yield* joinAttack(t, joinable, supporters))) return;
  assault(t);
}

/** WPZ-23.3.4-CA  Aircraft may take part in a combined assault. */
export function* flightForLanding(t: Table): Play<void> {
  if (yield* chooseFlight(t, areaNow(orderOf(t.state)), false)) orderOf(t.state).step = 'flying';
}

export function* chartForLanding(t: Table): Play<void> {
  if (orderOf(t.state).base === null || (yield* chart(t))) orderOf(t.state).step = 'join';
}

/** WPZ-12.4a, WPZ-23.3.4-CA  The assault: ships, landing troops and whoever joined, against all troops and aircraft of the zone. */
function assault(t: Table): void {
  const { state } = t;
  const order = orderOf(state);
  const zone = order.target as ZoneId;
  const side = state.mover;
  standStill(t);
  // WPZ-10.4c  A flight that meets a carrier goes home, and the landing goes on without it.
  if (order.flight.length > 0 && !fly(t)) {
    flyHome(t);
    order.flight = [];
  }
  const power = neutralPowerOf(state, zone);
  if (power) invade(t, power, side);
  order.step = 'end';
  const isCombined = order.kind === 'combined-assault';
  beginBattle(t, {
    context: isCombined ? 'combined-assault' : 'amphibious',
    attacker: side,
    begunBy: side,
    area: areaNow(order),
    zone,
    attackers: [...order.force.filter(isNaval), ...order.joining, ...order.flight],
    defenders: defendersOn(state, zone),
    landing: order.landing,
    isDesperate: mustAssault(state, side, zone),
    withPlan: order.attack === 'plan',
  });
}
