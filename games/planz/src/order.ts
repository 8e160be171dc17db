/** WPZ-7.4, WPZ-7.5  Orders: how an action begins, how its force is named, and how it is announced and ended. */
import type { Play } from '@derby/kernel';
import type { Asks, Choice, Verb } from './choices.ts';
import { isSupported, mayFightIn } from './control.ts';
import type { AreaId } from './data/areas.ts';
import { KINDS, type Kind } from './data/kinds.ts';
import { type FreeActions, PLANS } from './data/plans.ts';
import type { Side } from './data/powers.ts';
import { counterOf, type Nationality, UNIT_IDS, type UnitId } from './data/units.ts';
import { isArea } from './geography.ts';
import { isTop } from './knowledge.ts';
import { counterNumber, put, whereIs } from './places.ts';
import {
  ALL_MARKERS,
  defaultTop,
  forget,
  isOpen,
  leaveTaskForce,
  MARKERS,
  settleStacks,
  taskForceOf,
} from './stacks.ts';
import { type Lister, question } from './standing-orders.ts';
import type { List, Order, Place, State, Table, TaskForce } from './state.ts';
import { NAVAL } from './traits.ts';
import {
  cargoOf,
  hasAt,
  hasNeutralShips,
  isConvoy,
  isFaceUp,
  isReduced,
  isSubmarine,
  isSurface,
  otherSide,
  withOf,
} from './units.ts';

export const blankOrder = (kind: Kind): Order => ({
  kind,
  step: 'origin',
  announced: false,
  origin: null,
  force: [],
  top: null,
  path: [],
  passed: 0,
  dropped: [],
  leaving: [],
  boarding: [],
  errands: [],
  base: null,
  flight: [],
  flown: [],
  target: null,
  landing: [],
  joining: [],
  attack: 'none',
  withSubmarines: true,
  withNeutrals: false,
  intercepted: false,
});

/** The order under way: a procedure that runs has one. */
export const orderOf = (state: Readonly<State>): Order => state.order as Order;

/** WPZ-7.7.2c  The bounds of the free action that is being taken; none when AP pay for it. */
export function boundsOf(state: Readonly<State>): FreeActions | null {
  const { free } = state;
  return free && free.by !== 'incident' ? PLANS[free.by].free : null;
}

/** Where the force is now. */
export const whereOf = (order: Readonly<Order>): Place => (order.path.at(-1) ?? order.origin) as Place;

/** WPZ-7.1  What an action costs here and now: nothing if it is free. */
export const priceOf = (state: Readonly<State>, kind: Kind): number => (state.free ? 0 : KINDS[kind].ap);

/**
 * WPZ-7.4  The order is told: AP are paid, limits counted, and whoever moves leaves its stack. Of the force the enemy
 * learns how many units come from open stacks and what lies on top of them (WPZ-16.7).
 */
export function announce(t: Table): void {
  const { state } = t;
  const order = orderOf(state);
  if (order.announced) return;
  const side = state.mover;
  order.announced = true;
  state.ap[side] -= priceOf(state, order.kind);
  const taken = state.taken[side];
  state.taken = withOf(state.taken, side, { ...taken, [order.kind]: (taken[order.kind] ?? 0) + 1 });
  state.last = Object.freeze({ side, kind: order.kind });
  embark(state, order);
  const isAfloat = isUnderWay(order);
  if (isAfloat) setOut(state, side, order);
  const open = [...order.force, ...order.flight].filter((unit) => isOpen(state, unit));
  order.top = isAfloat ? (defaultTop(open) ?? null) : null;
  if (order.top) forget(state, order.top);
  const taskForces = ALL_MARKERS.filter((marker) =>
    state.taskForces[marker].some((unit) => order.force.includes(unit)),
  );
  t.reveal(ruleOf(state, order), {
    what: 'action-begins',
    side,
    kind: order.kind,
    ap: priceOf(state, order.kind),
    origin: order.origin,
    units: open.length,
    top: order.top,
    taskForces,
  });
  putDown(t);
}

/** WPZ-23.3.4-EV  Ships that take units off a beach are under way from there on: it is told before where they go. */
const isUnderWay = ({ kind, path }: Readonly<Order>): boolean => path.length > 0 || kind === 'evacuation';

const EMBARKING: readonly Kind[] = ['amphibious', 'emergency-transport', 'combined-assault', 'sealift-air', 'redeploy'];

/** WPZ-12.2a  Units go aboard at the start of the action. */
function embark(state: State, order: Order): void {
  if (!EMBARKING.includes(order.kind)) return;
  for (const [unit, ship] of order.boarding) put(state, unit, ship);
  order.boarding = [];
}

/** WPZ-23.3.1-UM, WPZ-23.3.1-SM  A naval move is supported or not by where it starts. */
function ruleOf(state: Readonly<State>, order: Readonly<Order>): (typeof KINDS)[Kind]['rule'] | 'WPZ-23.3.1-UM' {
  const { kind, origin, force } = order;
  if (kind !== 'naval-move' || !origin || !isArea(origin)) return KINDS[kind].rule;
  return isForceSupported(state, state.mover, force, origin) ? 'WPZ-23.3.1-SM' : 'WPZ-23.3.1-UM';
}

/** WPZ-16.5  Task forces that move as a whole keep together; of the others, whoever moves leaves. */
function setOut(state: State, side: Side, order: Order): void {
  const moving = [...order.force, ...order.dropped.map(([unit]) => unit)];
  for (const marker of MARKERS[side]) {
    const units = state.taskForces[marker];
    if (!units.every((unit) => moving.includes(unit))) for (const unit of moving) leaveTaskForceOf(state, marker, unit);
  }
  for (const unit of moving) put(state, unit, 'force');
}

const leaveTaskForceOf = (state: State, marker: TaskForce, unit: UnitId): void => {
  if (state.taskForces[marker].includes(unit)) leaveTaskForce(state, unit);
};

/** WPZ-10.2c  Units that were dropped off on the way stand where they were left. */
export function putDown(t: Table): void {
  const { state } = t;
  const order = orderOf(state);
  for (const [unit, place] of order.dropped) {
    put(state, unit, place);
    // WPZ-16.5  Whoever still belongs to a task force is not seen until it is settled where its marker stays.
    const seen = isOpen(state, unit) ? undefined : [state.mover];
    t.reveal('WPZ-10.2c', { what: 'units-left', side: state.mover, place, units: 1 }, seen);
  }
  order.dropped = [];
  showTop(t);
  settleStacks(t);
}

/** WPZ-16.3, WPZ-16.6  A force under way is a stack like any other: where its top unit has stayed behind, another is seen. */
function showTop(t: Table): void {
  const { state } = t;
  const order = orderOf(state);
  if (order.top === null || order.force.includes(order.top) || order.flight.includes(order.top)) return;
  order.top = defaultTop(order.force.filter((unit) => isOpen(state, unit))) ?? null;
  if (!order.top) return;
  forget(state, order.top);
  t.reveal('WPZ-16.6', { what: 'top-shown', side: state.mover, place: whereOf(order), unit: order.top });
}

/** The force ends its move where it is. */
export function standStill(t: Table): void {
  const { state } = t;
  const order = orderOf(state);
  const place = whereOf(order);
  const moved = order.force.filter((unit) => whereIs(state, unit) === 'force');
  for (const unit of moved) put(state, unit, place);
  // Units of a task force that stayed behind may come to light with it (WPZ-16.5).
  if (moved.length > 0) t.reveal('WPZ-10.0', { what: 'force-ends', side: state.mover, place });
  order.top = null;
  settleStacks(t);
}

/** WPZ-10.3.1  Every nationality of the force has a base here that it may use. */
export const isForceSupported = (state: Readonly<State>, side: Side, force: readonly UnitId[], area: AreaId): boolean =>
  nationsOf(force).every((nat) => isSupported(state, side, nat, area));

const nationsOf = (force: readonly UnitId[]): Nationality[] => {
  const nations = [...new Set(force.map((unit) => counterOf(unit).nat))];
  return nations.length > 1 ? nations.filter((nat) => nat !== 'ANY') : nations;
};

/** WPZ-11.1a, WPZ-20.3d  Whether there is anybody here whom ships or aircraft could attack at sea. */
export const canAttackAtSea = (state: Readonly<State>, side: Side, area: AreaId): boolean =>
  mayFightIn(state, area) && (hasAt(state, otherSide(side), area, NAVAL) || hasNeutralShips(state, area));

/** WPZ-16.7  Units as they are listed: first what everybody sees, then the rest in order of their counters. */
export function publicFirst(state: Readonly<State>, side: Side, units: readonly UnitId[]): UnitId[] {
  if (units.length < 2) return [...units];
  const [inSight, others]: [UnitId[], UnitId[]] = [[], []];
  for (const unit of units) {
    const isPublic = isTop(state, side, unit) || (isFaceUp(unit) && taskForceOf(state, unit) === undefined);
    (isPublic ? inSight : others).push(unit);
  }
  return inSight.concat(others);
}

/** What a family of actions says about naming a force. */
export interface Naming {
  /** Units that could be named at all. */
  candidates(state: Readonly<State>, order: Readonly<Order>): readonly UnitId[];
  /** Whether an order with this force could still be completed. */
  isViable(state: Readonly<State>, order: Readonly<Order>): boolean;
  /** Whether the force may stay as it is. */
  isReady(state: Readonly<State>, order: Readonly<Order>): boolean;
}

/** What could be named. */
export const forcesBy =
  (naming: Naming): Lister<ForceChoice> =>
  (list, state) => {
    if (state.order) listForce(list, state, naming);
    else list.open(['ready']);
  };

/** WPZ-7.5  Names one more unit, or several by a short way; true once the force is ready. */
export function* nameForce(t: Table, naming: Naming, offers: Lister<ForceChoice>): Play<boolean> {
  const choice = yield* compose(t, 'WPZ-7.5', offers);
  const { state } = t;
  if (!state.order) return false;
  if (choice[0] === 'ready') return true;
  state.order.force.push(...namedBy(state, choice, left(state, state.order, naming)));
  return false;
}

type ForceChoice =
  | readonly ['name', UnitId]
  | readonly ['all' | 'all-surface' | 'all-submarines', Nationality]
  | readonly ['task-force', TaskForce]
  | readonly ['ready'];

function listForce(list: Parameters<Lister<ForceChoice>>[0], state: Readonly<State>, naming: Naming): void {
  const order = orderOf(state);
  const units = left(state, order, naming);
  const then: Order = { ...order };
  const isViableWith = (named: readonly UnitId[]): boolean => {
    then.force = order.force.concat(named);
    return named.length > 0 && naming.isViable(state, then);
  };
  if (naming.isReady(state, order)) list.open(['ready']);
  for (const choice of shortWays(state, order, units))
    if (isViableWith(namedBy(state, choice, units))) list.open(choice);
  const verdicts = new Map<number, boolean>();
  for (const unit of list.among(units)) {
    const sort = sortOf(state, unit);
    const isViable = verdicts.get(sort) ?? isViableWith([unit]);
    verdicts.set(sort, isViable);
    if (isViable) list.open(['name', unit]);
  }
}

/** Units of one place that no order tells apart have one number: nationality, type and speed, full strength, nothing aboard. */
const sortOf = (state: Readonly<State>, unit: UnitId): number =>
  isReduced(state, unit) || cargoOf(state, unit).length > 0
    ? -1 - counterNumber(unit)
    : (SORTS[counterNumber(unit)] as number);

const SORTS: readonly number[] = UNIT_IDS.map((unit, number) => {
  const { nat, type, mf } = counterOf(unit);
  // WPZ-18.0  Two convoys in one place are not alike: one is in port, and each counts against the other at sea.
  if (isConvoy(unit)) return number;
  return UNIT_IDS.findIndex(
    (one) => counterOf(one).nat === nat && counterOf(one).type === type && counterOf(one).mf === mf,
  );
});

/** One unit of each sort: what it cannot do, the others of its sort cannot either. */
export function firstsOfTheirSort(state: Readonly<State>, units: readonly UnitId[]): readonly UnitId[] {
  if (units.length < 2) return units;
  const seen = new Set<number>();
  return units.filter((unit) => {
    const sort = sortOf(state, unit);
    return !seen.has(sort) && seen.add(sort);
  });
}

const left = (state: Readonly<State>, order: Readonly<Order>, naming: Naming): UnitId[] =>
  publicFirst(
    state,
    state.mover,
    naming.candidates(state, order).filter((unit) => !order.force.includes(unit)),
  );

/** Short ways stand at the beginning only: all of a nationality, its surface ships, its submarines, a task force. */
function shortWays(state: Readonly<State>, order: Readonly<Order>, units: readonly UnitId[]): ForceChoice[] {
  const ways: ForceChoice[] = [];
  if (order.force.length === 0 && units.length > 1)
    for (const nat of nationsOf(units)) {
      const own = units.filter((unit) => counterOf(unit).nat === nat);
      if (own.length < 2) continue;
      ways.push(['all', nat]);
      if (own.some(isSurface) && own.some(isSubmarine)) ways.push(['all-surface', nat], ['all-submarines', nat]);
    }
  for (const marker of MARKERS[state.mover]) {
    const members = state.taskForces[marker];
    if (members.length > 1 && members.every((unit) => units.includes(unit))) ways.push(['task-force', marker]);
  }
  return ways;
}

function namedBy(state: Readonly<State>, choice: ForceChoice, units: readonly UnitId[]): UnitId[] {
  switch (choice[0]) {
    case 'name':
      return [choice[1]];
    case 'task-force':
      return [...state.taskForces[choice[1]]];
    case 'ready':
      return [];
    case 'all':
      return units.filter((unit) => counterOf(unit).nat === choice[1]);
    default: {
      const isWanted = choice[0] === 'all-surface' ? isSurface : isSubmarine;
      return units.filter((unit) => counterOf(unit).nat === choice[1] && isWanted(unit));
    }
  }
}

/**
 * A question about the order under way. Before the order is announced nobody else knows what is asked, or whether: in a
 * world that another imagines there is no such order, and any two answers stand for what its owner has in mind. After
 * that, and at its beginning, the question is put even where one answer is open: its silence would tell (WPZ-16.7).
 */
export function compose<C extends Choice>(t: Table, rule: Asks, offers: Lister<C>): Play<C> {
  const asked: Lister<C> = (list, state) => (state.order ? offers(list, state) : listUnknown(list as List));
  const { mover, order } = t.state;
  const isTelling = !order || order.announced || order.step === 'origin';
  return question(t, mover, rule, isTelling ? 'always' : 'if-open', asked);
}

/** Each of these, or what stands for them where another imagines the order and there are none. */
export function listOr<V extends Verb>(list: List<V>, verb: V, pieces: readonly string[], otherwise: string): void {
  for (const piece of pieces.length > 0 ? pieces : [otherwise]) list.open([verb, piece] as never);
}

/** What stands for the private thoughts of another seat: no answer that could really be given. */
export function listUnknown(list: List): void {
  list.open(['pass']);
  list.open(['decline']);
}

type Origin = readonly ['from', Place];

export const originsAmong =
  (origins: (state: Readonly<State>) => readonly Place[]): Lister<Origin> =>
  (list, state) => {
    const places = state.order ? origins(state) : [];
    listOr(list, 'from', places, 'AO');
  };

/** WPZ-7.4  Where the force starts. */
export function* chooseOrigin(t: Table, offers: Lister<Origin>): Play<void> {
  const [, place] = yield* compose(t, 'WPZ-7.4', offers);
  const { order } = t.state;
  if (!order) return;
  order.origin = place;
  order.step = 'force';
}
