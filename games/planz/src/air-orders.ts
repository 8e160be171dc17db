/** WPZ-23.3.2  Airstrikes: which aircraft, at what, by which way. */
import type { Play } from '@derby/kernel';
import { beginBattle } from './battle.ts';
import { isHomeSoil, mayEnterZone, mayFightIn } from './control.ts';
import type { AreaId } from './data/areas.ts';
import type { Side } from './data/powers.ts';
import { counterOf, type UnitId } from './data/units.ts';
import type { BaseId, ZoneId } from './data/zones.ts';
import { declareAttack, includesNeutrals, joinAttack } from './declaring.ts';
import { carrierMet, chart, fly, flyHome, goalArea, inReach, isFlight, rangeOf, strikersOn } from './flights.ts';
import { areaOf, basesOf, isArea, within, zonesWithin } from './geography.ts';
import { hostileGround, invadeAtSea, neutralPowerOf } from './neutrals.ts';
import { canAttackAtSea, compose, listOr, type Naming, orderOf } from './order.ts';
import type { List, Order, State, Table } from './state.ts';
import { AIR } from './traits.ts';
import { hasAt, isAir, isGround, mayJoin, navalAt, neutralShipsAt, otherSide, unitsAt } from './units.ts';

/** WPZ-11.3a  Enemy troops and aircraft in a land zone: aircraft on its bases have to take part. */
export const defendersOn = (state: Readonly<State>, zone: ZoneId): UnitId[] =>
  forcesOn(state, otherSide(state.mover), zone);

/** Troops of a side in a land zone, and aircraft on its bases. */
export const forcesOn = (state: Readonly<State>, side: Side, zone: ZoneId): UnitId[] => [
  ...unitsAt(state, side, zone),
  ...basesOf(zone).flatMap((base) => unitsAt(state, side, base).filter(isAir)),
];

export const hasDefenders = (state: Readonly<State>, zone: ZoneId): boolean => {
  const enemy = otherSide(state.mover);
  return hasAt(state, enemy, zone) || basesOf(zone).some((base) => hasAt(state, enemy, base, AIR));
};

/** WPZ-2.1d, WPZ-20.3d  Land that may be struck from the air: no home soil, no neutral's. */
const isLandTarget = (state: Readonly<State>, zone: ZoneId): boolean =>
  !isHomeSoil(zone) &&
  mayEnterZone(state, state.mover, zone) &&
  neutralPowerOf(state, zone) === null &&
  hasDefenders(state, zone);

const isSeaTarget = (state: Readonly<State>, area: AreaId): boolean =>
  mayFightIn(state, area) && canAttackAtSea(state, state.mover, area);

/** The places, of the sort at which such a strike is aimed, that are near enough. */
const inRange = ({ kind }: Readonly<Order>, base: BaseId, range: number): readonly (AreaId | ZoneId)[] =>
  kind === 'airstrike-sea' ? within(areaOf(base), range) : zonesWithin(areaOf(base), range);

/** What a strike from this base could be aimed at. */
const strikeTargets = (
  state: Readonly<State>,
  order: Readonly<Order>,
  base: BaseId,
  range: number,
): (AreaId | ZoneId)[] => inRange(order, base, range).filter(targetOf(state, order, base, range));

const hasStrikeTarget = (state: Readonly<State>, order: Readonly<Order>, base: BaseId, range: number): boolean =>
  inRange(order, base, range).some(targetOf(state, order, base, range));

/** Whether a strike of this order could be aimed there. */
function targetOf(
  state: Readonly<State>,
  { kind }: Readonly<Order>,
  base: BaseId,
  range: number,
): (place: AreaId | ZoneId) => boolean {
  return (place) => {
    const area = areaOf(place);
    const isTarget = kind === 'airstrike-sea' ? isSeaTarget(state, area) : isLandTarget(state, place as ZoneId);
    return isTarget && inReach(state, base, range, area);
  };
}

/** WPZ-23.3.2-AL, WPZ-23.3.2-AN, WPZ-9.2.1  One to four of one nationality from one base. */
export const STRIKE_NAMING: Naming = {
  candidates: (state, order) => strikersOn(state, order.origin as BaseId),
  isViable: (state, order) =>
    isFlight(state, order.force) && hasStrikeTarget(state, order, order.origin as BaseId, rangeOf(order.force)),
  isReady: (_state, order) => order.force.length > 0,
};

/** Whether a strike from this base could reach anything. */
export function isStrikeOrigin(state: Readonly<State>, order: Readonly<Order>, base: BaseId): boolean {
  const ranges = strikersOn(state, base).map((unit) => counterOf(unit).mf);
  return ranges.length > 0 && hasStrikeTarget(state, order, base, Math.max(...ranges));
}

/** The aircraft named are the flight from here on. */
export function takeForFlight(state: State): void {
  const order = orderOf(state);
  order.base = order.origin as BaseId;
  order.flight = order.force;
  order.force = [];
}

/** The target of a strike. */
export function* aimStrike(t: Table): Play<void> {
  const [, target] = yield* compose(t, 'WPZ-10.4a', listTargets);
  const { order } = t.state;
  if (!order) return;
  order.target = target;
  order.step = 'path';
}

function listTargets(list: List<'target'>, state: Readonly<State>): void {
  const now = state.order;
  const targets = now?.base ? strikeTargets(state, now, now.base, rangeOf(now.flight)) : [];
  listOr(list, 'target', targets, 'AO');
}

/** The way, then whether the tactical plan is declared, then neutral ships, then take-off. */
export function* chartStrike(t: Table): Play<void> {
  if (!(yield* chart(t))) return;
  orderOf(t.state).step = 'attack';
}

export function* declareStrike(t: Table): Play<void> {
  const order = yield* declareAttack(t);
  if (order) order.step = order.kind === 'airstrike-sea' ? 'attack-neutrals' : 'join';
}

/** WPZ-20.3d  Neutral ships beside enemy ones are struck only if the attacker says so. */
export function* strikeNeutrals(t: Table): Play<void> {
  const { state } = t;
  const area = goalArea(orderOf(state));
  const hasEnemies = navalAt(state, otherSide(state.mover), area).length > 0;
  let withNeutrals = !hasEnemies;
  if (hasEnemies && neutralShipsAt(state, area).length > 0) withNeutrals = yield* includesNeutrals(t);
  if (!t.state.order) return;
  orderOf(t.state).withNeutrals = withNeutrals;
  orderOf(t.state).step = 'flying';
}

/** WPZ-23.3.2-AL  Aircraft based in a contested zone may join a strike on it, beyond the four. */
const joinableAircraft = (state: Readonly<State>, order: Readonly<Order>): UnitId[] =>
  forcesOn(state, state.mover, order.target as ZoneId).filter(
    (unit) =>
      isAir(unit) &&
      mayJoin(state, state.mover, unit, order.flight) &&
      !order.joining.includes(unit) &&
      !order.flight.includes(unit),
  );

export function* joinStrike(t: Table): Play<void> {
  if (joinableAircraft(t.state, orderOf(t.state)).length > 0 && !(yield* joinAttack(t, joinableAircraft))) return;
  orderOf(t.state).step = 'flying';
}

/** WPZ-10.4c  Off they go; a carrier on the way stops them. */
export function flyStrike(t: Table): void {
  if (fly(t)) strike(t, goalArea(orderOf(t.state)));
  else orderOf(t.state).step = 'carrier';
}

export function* strikeCarrier(t: Table): Play<void> {
  const strikes = yield* carrierMet(t);
  const order = orderOf(t.state);
  const area = order.flown.at(-1);
  if (strikes && area) {
    order.withNeutrals = false;
    order.target = area;
    strike(t, area);
  } else {
    flyHome(t);
    order.step = 'end';
  }
}

function strike(t: Table, area: AreaId): void {
  const { state } = t;
  const order = orderOf(state);
  const side = state.mover;
  order.step = 'end';
  const isAtSea = isArea(order.target ?? '');
  if (isAtSea && order.withNeutrals) invadeAtSea(t, area);
  beginBattle(t, {
    context: isAtSea ? 'airstrike-sea' : 'airstrike-land',
    attacker: side,
    begunBy: side,
    area,
    zone: isAtSea ? null : (order.target as ZoneId),
    attackers: [...order.flight, ...order.joining],
    defenders: isAtSea ? navalAt(state, otherSide(side), area) : defendersOn(state, order.target as ZoneId),
    withPlan: order.attack === 'plan',
  });
}

/** Whether troops that would have to be fought stand in a zone. */
export const isDefended = (state: Readonly<State>, zone: ZoneId): boolean =>
  hostileGround(state, state.mover, zone).some(isGround) || hasDefenders(state, zone);
