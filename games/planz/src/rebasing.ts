/** WPZ-23.3.2-RB, WPZ-23.3.2-RC, WPZ-23.3.3-RG  Rebasing of aircraft and troops. */
import type { Play } from '@derby/kernel';
import { baseCapacity, isHeldBy, isOpenTo, mayEnterArea, mayEnterZone, mayUse, roomIn } from './control.ts';
import type { AreaId } from './data/areas.ts';
import { MOUNTAIN_PASS, MOUNTAIN_PASS_OTHERS } from './data/tracks.ts';
import { counterOf, type UnitId } from './data/units.ts';
import { BASE_IDS, type BaseId, ZONE_IDS, type ZoneId } from './data/zones.ts';
import { fliersOn, rangeOf } from './flights.ts';
import { areaOf, basesIn, basesOf, distance, isBase, landWaysFrom, neighboursOf } from './geography.ts';
import { neutralPowerOf } from './neutrals.ts';
import { announce, compose, listOr, type Naming, orderOf, publicFirst } from './order.ts';
import { put, standing, whereIs } from './places.ts';
import { settleStacks } from './stacks.ts';
import type { List, Order, State, Table } from './state.ts';
import { AIR, MOBILE } from './traits.ts';
import { areOneForce, hasAt, isAir, isGround, nativesThat, otherSide, placeOf, sideOf, unitsAt } from './units.ts';

/** R-129  Aircraft on enemy bases bar the way; carriers at sea do not. */
const isBarred = (state: Readonly<State>, area: AreaId): boolean =>
  !mayEnterArea(state.mover, area) || basesIn(area).some((base) => hasAt(state, otherSide(state.mover), base, AIR));

/** Whether a rebasing flight of so many areas gets there. */
function canTransfer(state: Readonly<State>, from: AreaId, to: AreaId, range: number): boolean {
  if (isBarred(state, to)) return false;
  const seen = [from];
  let edge = [from];
  for (let left = range; edge.length > 0; left--) {
    const next: AreaId[] = [];
    for (const area of edge) {
      const far = distance(area, to);
      if (far <= 1 && far <= left) return true;
      if (left <= 1) continue;
      for (const one of neighboursOf(area))
        if (distance(one, to) < left && !seen.includes(one)) {
          seen.push(one);
          if (!isBarred(state, one)) next.push(one);
        }
    }
    edge = next;
  }
  return false;
}

/** Room on a base when all errands so far are counted. */
function roomThen(state: Readonly<State>, order: Readonly<Order>, base: BaseId): number {
  const gone = order.errands.map(([unit]) => unit);
  const stay = unitsAt(state, state.mover, base).filter((unit) => isAir(unit) && !gone.includes(unit)).length;
  return baseCapacity(state, base) - stay - order.errands.filter(([, place]) => place === base).length;
}

/** WPZ-23.3.2-RB  Where one aircraft may rebase to: held bases, within twice its range. */
function transfersOf(state: Readonly<State>, order: Readonly<Order>, unit: UnitId): BaseId[] {
  const from = whereIs(state, unit);
  if (!isBase(from) || !isHeldBy(state, state.mover, from)) return [];
  return BASE_IDS.filter((base) => mayTransfer(state, order, unit, from, base));
}

function mayTransfer(
  state: Readonly<State>,
  order: Readonly<Order>,
  unit: UnitId,
  from: BaseId,
  base: BaseId,
): boolean {
  const range = counterOf(unit).mf * 2;
  return (
    base !== from &&
    distance(areaOf(from), areaOf(base)) <= range &&
    isHeldBy(state, state.mover, base) &&
    mayUse(state, counterOf(unit).nat, base) &&
    roomThen(state, order, base) > 0 &&
    canTransfer(state, areaOf(from), areaOf(base), range)
  );
}

const basedOnes = (state: Readonly<State>): UnitId[] =>
  AIRCRAFT[state.mover].filter((unit) => isBase(whereIs(state, unit)));
const AIRCRAFT = nativesThat(isAir);

const movable = (state: Readonly<State>, order: Readonly<Order>, unit: UnitId): boolean => {
  const sent = order.errands.map(([one]) => one);
  return !sent.includes(unit) && areOneForce(state, state.mover, [unit, ...sent]);
};

/** Whether any aircraft could rebase from here. */
export const isRebaseOrigin = (state: Readonly<State>, order: Readonly<Order>, from: BaseId): boolean =>
  hasAt(state, state.mover, from, AIR) &&
  isHeldBy(state, state.mover, from) &&
  unitsAt(state, state.mover, from).some(
    (unit) => isAir(unit) && BASE_IDS.some((base) => mayTransfer(state, order, unit, from, base)),
  );

/** Each aircraft by itself: to which base. */
export function* rebase(t: Table): Play<void> {
  const choice = yield* compose(t, 'WPZ-23.3.2-RB', listTransfers);
  const { order } = t.state;
  if (!order) return;
  if (choice[0] === 'rebase') order.errands.push([choice[1], choice[2]]);
  else runErrands(t);
}

function listTransfers(list: List<'rebase' | 'ready'>, state: Readonly<State>): void {
  const now = state.order;
  if (!now || now.errands.length > 0) list.open(['ready']);
  if (!now) return;
  // Aircraft of one base, nationality and range all have the same ways.
  const found: Record<string, BaseId[]> = {};
  for (const unit of list.among(publicFirst(state, state.mover, basedOnes(state)))) {
    if (!movable(state, now, unit)) continue;
    const { nat, mf } = counterOf(unit);
    const sort = `${whereIs(state, unit)} ${nat} ${mf}`;
    found[sort] ??= transfersOf(state, now, unit);
    for (const base of found[sort]) list.open(['rebase', unit, base]);
  }
}

/** Everybody flies, or marches, at once. */
function runErrands(t: Table): void {
  announce(t);
  const { state } = t;
  const order = orderOf(state);
  for (const [unit, to] of order.errands) {
    const from = placeOf(state, unit);
    put(state, unit, to);
    t.reveal('WPZ-10.0', { what: 'rebased', side: state.mover, from, to, units: 1 });
  }
  settleStacks(t);
  order.step = 'end';
}

/** WPZ-23.3.2-RC  One force from one base to one base, either of which may be contested. */
export const CONTESTED_NAMING: Naming = {
  candidates: (state, order) => fliersOn(state, order.origin as BaseId),
  isViable: (state, order) =>
    areOneForce(state, state.mover, order.force) && BASE_IDS.some((base) => isGoal(state, order, order.force, base)),
  isReady: (_state, order) => order.force.length > 0,
};

const goals = (state: Readonly<State>, order: Readonly<Order>): BaseId[] =>
  BASE_IDS.filter((base) => isGoal(state, order, order.force, base));

function isGoal(state: Readonly<State>, order: Readonly<Order>, force: readonly UnitId[], base: BaseId): boolean {
  const from = order.origin as BaseId;
  const range = rangeOf(force) * 2;
  return (
    base !== from &&
    distance(areaOf(from), areaOf(base)) <= range &&
    isOpenTo(state, state.mover, base) &&
    force.every((unit) => mayUse(state, counterOf(unit).nat, base)) &&
    roomThen(state, order, base) >= force.length &&
    canTransfer(state, areaOf(from), areaOf(base), range)
  );
}

/** Whether aircraft could be moved so from this base. */
export function isContestedOrigin(state: Readonly<State>, order: Readonly<Order>, base: BaseId): boolean {
  if (!hasAt(state, state.mover, base, AIR)) return false;
  const from: Order = { ...order, origin: base };
  return fliersOn(state, base).some((unit) => BASE_IDS.some((goal) => isGoal(state, from, [unit], goal)));
}

export function* rebaseContested(t: Table): Play<void> {
  const [, base] = yield* compose(t, 'WPZ-23.3.2-RC', listGoals);
  const { order } = t.state;
  if (!order) return;
  order.errands = order.force.map((unit) => [unit, base]);
  runErrands(t);
}

function listGoals(list: List<'to'>, state: Readonly<State>): void {
  const now = state.order;
  const bases = now ? goals(state, now) : [];
  listOr(list, 'to', bases, 'WILHELMSHAVEN');
}

/** A way by land that meets no enemy, and the mountains on it. */
interface March {
  readonly zone: ZoneId;
  readonly mountains: number;
}

/** WPZ-23.3.3-RG, R-128  Zones within a unit's movement, by as few mountains as can be. */
function marches(state: Readonly<State>, unit: UnitId): March[] {
  const found = new Map<ZoneId, March>();
  const start = whereIs(state, unit) as ZoneId;
  let edge: March[] = [{ zone: start, mountains: 0 }];
  for (let moves = counterOf(unit).mf; moves > 0; moves--) {
    const next: March[] = [];
    for (const at of edge)
      for (const way of landWaysFrom(at.zone)) {
        const mountains = at.mountains + (way.isMountain ? 1 : 0);
        const known = found.get(way.to);
        if (way.to === start || !isSafe(state, way.to) || (known && known.mountains <= mountains)) continue;
        found.set(way.to, { zone: way.to, mountains });
        next.push({ zone: way.to, mountains });
      }
    edge = next;
  }
  return [...found.values()].filter(({ zone }) => isBaseZone(state, zone) && roomIn(state, state.mover, zone) > 0);
}

const isSafe = (state: Readonly<State>, zone: ZoneId): boolean =>
  mayEnterZone(state, state.mover, zone) &&
  neutralPowerOf(state, zone) === null &&
  !standing(state, zone).some((unit) => sideOf(state, unit) !== state.mover) &&
  !basesOf(zone).some((base) => hasAt(state, otherSide(state.mover), base));

const isBaseZone = (state: Readonly<State>, zone: ZoneId): boolean =>
  basesOf(zone).some((base) => isHeldBy(state, state.mover, base));

const marchers = (state: Readonly<State>): UnitId[] =>
  ZONE_IDS.filter((zone) => isCamp(state, zone)).flatMap((zone) => marchersIn(state, zone));

const isCamp = (state: Readonly<State>, zone: ZoneId): boolean =>
  hasAt(state, state.mover, zone, MOBILE) && isBaseZone(state, zone);

const marchersIn = (state: Readonly<State>, zone: ZoneId): UnitId[] =>
  unitsAt(state, state.mover, zone).filter((unit) => isGround(unit) && counterOf(unit).mf > 0);

const goalsOnLand = (state: Readonly<State>, order: Readonly<Order>, unit: UnitId): ZoneId[] =>
  marches(state, unit)
    .map(({ zone }) => zone)
    .filter((zone) => roomIn(state, state.mover, zone) > order.errands.filter(([, to]) => to === zone).length);

/** Whether any troops could march from here. */
export const isShiftOrigin = (state: Readonly<State>, order: Readonly<Order>, zone: ZoneId): boolean =>
  landWaysFrom(zone).length > 0 &&
  isCamp(state, zone) &&
  marchersIn(state, zone).some((unit) => goalsOnLand(state, order, unit).length > 0);

export function* rebaseGround(t: Table): Play<void> {
  const choice = yield* compose(t, 'WPZ-23.3.3-RG', listShifts);
  const { order } = t.state;
  if (!order) return;
  if (choice[0] === 'shift') order.errands.push([choice[1], choice[2]]);
  else march(t);
}

function listShifts(list: List<'shift' | 'ready'>, state: Readonly<State>): void {
  const now = state.order;
  if (!now || now.errands.length > 0) list.open(['ready']);
  if (!now) return;
  for (const unit of list.among(publicFirst(state, state.mover, marchers(state))))
    if (movable(state, now, unit)) for (const zone of goalsOnLand(state, now, unit)) list.open(['shift', unit, zone]);
}

/** WPZ-10.5.1b  Whoever has mountains before it rolls for each; the others go. */
function march(t: Table): void {
  announce(t);
  const { state } = t;
  const order = orderOf(state);
  order.errands = order.errands.filter(([unit, to]) => {
    const mountains = marches(state, unit).find(({ zone }) => zone === to)?.mountains ?? 0;
    return Array.from({ length: mountains }, () => crossesMountains(t, unit)).every(Boolean);
  });
  runErrands(t);
}

/** WPZ-10.5.1b, WPZ-17.3  One die at a mountain border. */
export function crossesMountains(t: Table, unit: UnitId): boolean {
  const die = t.d6();
  const passes = die <= (MOUNTAIN_PASS[counterOf(unit).type] ?? MOUNTAIN_PASS_OTHERS);
  t.log('WPZ-10.5.1b', { what: 'mountain', unit: null, die, passes });
  t.log('WPZ-10.5.1b', { what: 'mountain', unit, die, passes }, [t.state.mover]);
  return passes;
}
