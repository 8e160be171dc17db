/** WPZ-23.3.2  Airstrikes: which aircraft, at what, by which way. */
import type { Play } from '@derby/kernel';
import { beginBattle, hasTactical } from './battle.ts';
import { isHomeSoil, mayEnterZone, mayFightIn } from './control.ts';
import type { AreaId } from './data/areas.ts';
import { counterOf, type UnitId } from './data/units.ts';
import { type BaseId, ZONE_IDS, type ZoneId } from './data/zones.ts';
import { carrierMet, chart, fly, flyHome, goalArea, inReach, isFlight, rangeOf, strikersOn } from './flights.ts';
import { areaOf, basesOf, distance, isArea, within } from './geography.ts';
import { hostileGround, invade, neutralPowerOf, powerOf } from './neutrals.ts';
import { canAttackAtSea, compose, type Naming, orderOf } from './order.ts';
import type { List, Order, State, Table } from './state.ts';
import { AIR } from './traits.ts';
import { hasAt, isAir, isGround, mayJoin, navalAt, neutralShipsAt, otherSide, unitsAt } from './units.ts';

/** WPZ-11.3a  Enemy troops and aircraft in a land zone: aircraft on its bases have to take part. */
export const defendersOn = (state: Readonly<State>, zone: ZoneId): UnitId[] => {
  const enemy = otherSide(state.mover);
  return [
    ...unitsAt(state, enemy, zone),
    ...basesOf(zone).flatMap((base) => unitsAt(state, enemy, base).filter(isAir)),
  ];
};

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

/** What a strike from this base could be aimed at. */
function strikeTargets(
  state: Readonly<State>,
  order: Readonly<Order>,
  base: BaseId,
  range: number,
): (AreaId | ZoneId)[] {
  const isTarget = targetOf(state, order, base, range);
  return order.kind === 'airstrike-sea' ? within(areaOf(base), range).filter(isTarget) : ZONE_IDS.filter(isTarget);
}

function hasStrikeTarget(state: Readonly<State>, order: Readonly<Order>, base: BaseId, range: number): boolean {
  const isTarget = targetOf(state, order, base, range);
  return order.kind === 'airstrike-sea' ? within(areaOf(base), range).some(isTarget) : ZONE_IDS.some(isTarget);
}

/** Whether a strike of this order could be aimed there. Most places are too far, which is told at once. */
function targetOf(
  state: Readonly<State>,
  { kind }: Readonly<Order>,
  base: BaseId,
  range: number,
): (place: AreaId | ZoneId) => boolean {
  const start = areaOf(base);
  return (place) => {
    const area = areaOf(place);
    if (distance(start, area) > range) return false;
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
  const [, target] = yield* compose(t, 'WPZ-10.4a', (list: List<'target'>, state) => {
    const now = state.order;
    const targets = now?.base ? strikeTargets(state, now, now.base, rangeOf(now.flight)) : [];
    for (const one of targets) list.open(['target', one]);
    if (targets.length === 0) list.open(['target', 'AO']);
  });
  const { order } = t.state;
  if (!order) return;
  order.target = target;
  order.step = 'path';
}

/** The way, then whether the tactical plan is declared, then neutral ships, then take-off. */
export function* chartStrike(t: Table): Play<void> {
  if (!(yield* chart(t))) return;
  orderOf(t.state).step = 'attack';
}

export function* declareStrike(t: Table): Play<void> {
  const [answer] = yield* compose(t, 'WPZ-11.1c', (list: List<'attack' | 'attack-with-plan'>, state) => {
    list.open(['attack']);
    if (hasTactical(state, state.mover)) list.open(['attack-with-plan']);
  });
  const { order } = t.state;
  if (!order) return;
  order.attack = answer === 'attack' ? 'plain' : 'plan';
  order.step = order.kind === 'airstrike-sea' ? 'attack-neutrals' : 'join';
}

/** WPZ-20.3d  Neutral ships beside enemy ones are struck only if the attacker says so. */
export function* strikeNeutrals(t: Table): Play<void> {
  const { state } = t;
  const area = goalArea(orderOf(state));
  const hasEnemies = navalAt(state, otherSide(state.mover), area).length > 0;
  let withNeutrals = !hasEnemies;
  if (hasEnemies && neutralShipsAt(state, area).length > 0) {
    const [answer] = yield* compose(t, 'WPZ-20.3d', (list: List<'include-neutrals' | 'spare-neutrals'>) => {
      list.open(['include-neutrals']);
      list.open(['spare-neutrals']);
    });
    withNeutrals = answer === 'include-neutrals';
  }
  if (!t.state.order) return;
  orderOf(t.state).withNeutrals = withNeutrals;
  orderOf(t.state).step = 'flying';
}

/** WPZ-23.3.2-AL  Aircraft based in a contested zone may join a strike on it, beyond the four. */
const joinableAircraft = (state: Readonly<State>, order: Readonly<Order>): UnitId[] =>
  basesOf(order.target as ZoneId)
    .flatMap((base) => unitsAt(state, state.mover, base).filter(isAir))
    .filter(
      (unit) =>
        mayJoin(state, state.mover, unit, order.flight) &&
        !order.joining.includes(unit) &&
        !order.flight.includes(unit),
    );

export function* joinStrike(t: Table): Play<void> {
  if (joinableAircraft(t.state, orderOf(t.state)).length > 0) {
    const choice = yield* compose(t, 'WPZ-11.2a', (list: List<'join' | 'ready'>, state) => {
      list.open(['ready']);
      if (state.order?.target) for (const unit of joinableAircraft(state, state.order)) list.open(['join', unit]);
    });
    if (!t.state.order) return;
    if (choice[0] === 'join') {
      t.state.order.joining.push(choice[1]);
      return;
    }
  }
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
  if (isAtSea && order.withNeutrals)
    for (const ship of neutralShipsAt(state, area)) {
      const power = powerOf(ship);
      if (power) invade(t, power, side);
    }
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
