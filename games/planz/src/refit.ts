/** WPZ-15.0  Refit and rally: two ways back. */
import type { Play } from '@derby/kernel';
import { isHeldBy, isSupported } from './control.ts';
import type { AreaId } from './data/areas.ts';
import type { Side } from './data/powers.ts';
import { REFIT_TABLE, type RefitGroup, type RefitResult } from './data/refit.ts';
import { RALLY_LIMIT, REFIT_LIMIT } from './data/tracks.ts';
import { counterOf, type UnitId } from './data/units.ts';
import { basesOf, isArea, isZone } from './geography.ts';
import { announce, compose, orderOf, publicFirst } from './order.ts';
import { byCounter, put, standing, whereIs } from './places.ts';
import { deployPlaces } from './reinforcements.ts';
import { isInSight, note } from './stacks.ts';
import type { List, Order, State, Table } from './state.ts';
import {
  areOneForce,
  isCarrier,
  isGround,
  isNative,
  isNaval,
  isOre,
  isThird,
  isTransport,
  isType,
  sideOf,
  without,
} from './units.ts';
import { checkFleet } from './victory.ts';

const GROUPS = Object.keys(REFIT_TABLE) as RefitGroup[];

/** WPZ-15.1  What the table says for a unit and a die. */
export function refitResult(side: Side, unit: UnitId, die: number): RefitResult {
  const group = GROUPS.find((one) => isType(unit, REFIT_TABLE[one].types));
  return (group && REFIT_TABLE[group][side][die - 1]) ?? 'damage';
}

/** WPZ-15.4  Units in the display that can still be chosen: of one nationality, up to the limit. */
export const refittable = (state: Readonly<State>, order: Readonly<Order>, limit: number): UnitId[] =>
  order.force.length >= limit
    ? []
    : standing(state, 'refit').filter(
        (unit) =>
          isNative(unit, state.mover) &&
          !order.force.includes(unit) &&
          areOneForce(state, state.mover, [unit, ...order.force]),
      );

/** A free refit of an incident takes fewer. */
const limitOf = (state: Readonly<State>): number => (state.free?.by === 'incident' ? state.free.left : REFIT_LIMIT);

/** WPZ-15.1  Which units; then all their dice at once, in the order in which they were named. */
export function* refit(t: Table): Play<void> {
  const choice = yield* compose(t, 'WPZ-15.1', listRefits);
  const { order } = t.state;
  if (!order) return;
  if (choice[0] === 'refit') order.force.push(choice[1]);
  else if (choice[0] === 'ready') rollRefit(t);
}

function listRefits(list: List<'refit' | 'ready' | 'decline'>, state: Readonly<State>): void {
  const now = state.order;
  if (!now || now.force.length > 0) list.open(['ready']);
  if (!now) return;
  for (const unit of refittable(state, now, limitOf(state))) list.open(['refit', unit]);
}

/** WPZ-15.2, WPZ-16.1  Refit, Damage or Destroy; the enemy learns only how many were rolled for. */
function rollRefit(t: Table): void {
  announce(t);
  const { state } = t;
  const order = orderOf(state);
  const side = state.mover;
  const units = order.force;
  order.force = [];
  order.step = 'end';
  t.log('WPZ-15.1', { what: 'refit', side, units: units.length });
  const back: UnitId[] = [];
  for (const unit of units) {
    const die = t.d6();
    const result = refitResult(side, unit, die);
    t.log('WPZ-15.2', { what: 'refit-rolled', unit, die, result }, [side]);
    if (result === 'refit' && deployPlaces(state, unit, []).length > 0) back.push(unit);
    put(state, unit, result === 'destroy' ? 'destroyed' : 'pool');
    if (result === 'destroy') checkFleet(t, side);
    if (state.ended) return;
  }
  if (back.length > 0) state.deploy = { side, units: back, ships: [], mayReturn: false };
}

type RallyKind = 'naval' | 'ground';
const rallyKind = (order: Readonly<Order>): RallyKind => (order.kind === 'rally-naval' ? 'naval' : 'ground');

/** WPZ-23.4-RN, WPZ-23.4-RG, WPZ-19.1  Reduced units beside, or on, a friendly base; ore needs none, convoys never rally. */
function canRally(state: Readonly<State>, kind: RallyKind, unit: UnitId): boolean {
  const side = state.mover;
  if (sideOf(state, unit) !== side || isThird(unit)) return false;
  const at = whereIs(state, unit);
  if (kind === 'ground') return isGround(unit) && isZone(at) && basesOf(at).some((base) => isHeldBy(state, side, base));
  if (!isNaval(unit) || !isArea(at)) return false;
  return (
    isOre(unit) ||
    ((isCarrier(unit) || isTransport(unit)) && isSupported(state, side, counterOf(unit).nat, at as AreaId))
  );
}

export const ralliable = (state: Readonly<State>, order: Readonly<Order>): UnitId[] => {
  const kind = rallyKind(order);
  if (order.force.length >= RALLY_LIMIT[kind]) return [];
  return state.reduced
    .filter(
      (unit) =>
        canRally(state, kind, unit) &&
        !order.force.includes(unit) &&
        areOneForce(state, state.mover, [unit, ...order.force]),
    )
    .sort(byCounter);
};

/** WPZ-15.3  Reduced units return to full strength. */
export function* rally(t: Table): Play<void> {
  const choice = yield* compose(t, 'WPZ-15.3', listRallies);
  const { order } = t.state;
  if (!order) return;
  if (choice[0] === 'rally') {
    order.force.push(choice[1]);
    return;
  }
  announce(t);
  const { state } = t;
  const side = state.mover;
  const units = [...order.force];
  state.reduced = without(state.reduced, units);
  const seen = units.filter((unit) => isInSight(state, side, unit));
  for (const unit of seen) note(state, unit);
  // WPZ-16.0  Everybody is told how many, and sees which of them lie on top.
  t.reveal('WPZ-15.3', { what: 'rallied', side, count: units.length, units: seen });
  if (seen.length < units.length) t.log('WPZ-15.3', { what: 'rallied', side, count: units.length, units }, [side]);
  order.force = [];
  order.step = 'end';
}

function listRallies(list: List<'rally' | 'ready'>, state: Readonly<State>): void {
  const now = state.order;
  if (!now || now.force.length > 0) list.open(['ready']);
  if (!now) return;
  for (const unit of publicFirst(state, state.mover, ralliable(state, now))) list.open(['rally', unit]);
}
