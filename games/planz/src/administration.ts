/** WPZ-6.1, WPZ-6.2, WPZ-8  The Administrative Phase: income, initiative, incidents. And the end of a turn. */
import type { Play } from '@derby/kernel';
import { isHeldBy } from './control.ts';
import { convoysOnMap } from './convoys.ts';
import { type Effect, INCIDENTS } from './data/incidents.ts';
import { KINDS } from './data/kinds.ts';
import { PLANS } from './data/plans.ts';
import { SIDES, type Side } from './data/powers.ts';
import { FIRST_INCIDENTS, LAST_TURN, ORE } from './data/scenarios.ts';
import { AP_MAX, BASE_INCOME } from './data/tracks.ts';
import { counterOf, type UnitId } from './data/units.ts';
import { blankOrder } from './order.ts';
import { put, whereIs } from './places.ts';
import { gainAp } from './plans.ts';
import { deployPlaces, poolOf } from './reinforcements.ts';
import { listActions } from './segment.ts';
import { NONE_TAKEN, ORE_UNITS } from './setup.ts';
import { settleStacks } from './stacks.ts';
import { question } from './standing-orders.ts';
import type { List, State, Table } from './state.ts';
import { changeUs } from './united-states.ts';
import { isSubmarine, otherSide, usStatus } from './units.ts';
import { finalCount } from './victory.ts';

/** WPZ-6.1a, WPZ-7.2  Income is counted, then sunken ore returns. */
export function determination(t: Table): void {
  const { state } = t;
  t.log('WPZ-6.1f', { what: 'turn-begins', turn: state.turn });
  for (const side of SIDES) {
    const income = incomeOf(state, side);
    state.income[side] = income;
    state.ap[side] = Math.min(AP_MAX, state.ap[side] + income);
    t.log('WPZ-7.2', { what: 'income', side, income, ap: state.ap[side] });
  }
  for (const unit of ORE_UNITS) {
    if (whereIs(state, unit) !== 'waiting') continue;
    put(state, unit, ORE[unit]);
    t.log('WPZ-19.1', { what: 'ore-returns', unit, area: ORE[unit] });
  }
  settleStacks(t);
  state.phase = 'initiative';
}

/** WPZ-7.2, WPZ-19.1  What a side gains this turn. */
export function incomeOf(state: Readonly<State>, side: Side): number {
  const held = (...bases: Parameters<typeof isHeldBy>[2][]): number =>
    bases.filter((base) => isHeldBy(state, side, base)).length;
  if (side === 'german') {
    const hasOre = ORE_UNITS.every((unit) => whereIs(state, unit) === ORE[unit]);
    return BASE_INCOME.german + (hasOre ? 1 : 0) + held('TRONDHEIM', 'AZORES');
  }
  const help = { neutral: 0, limited: 1, full: 2 }[usStatus(state)];
  return BASE_INCOME.allied + held('GIBRALTAR', 'BERMUDA', 'ICELAND') + state.fullArrivals.before + help;
}

/** WPZ-6.1b, WPZ-6.2  Both roll and add their income; equal totals roll again. In the first turn the scenario says who. */
export function initiative(t: Table): void {
  const { state } = t;
  if (state.turn > 1) {
    const side = rollForInitiative(t);
    if (!side) return;
    state.initiative = side;
  }
  state.mover = state.initiative;
  state.incidents = 0;
  state.stage = 'begin';
  state.phase = state.turn < FIRST_INCIDENTS ? 'actions' : 'incidents';
}

function rollForInitiative(t: Table): Side | null {
  const { income } = t.state;
  const dice = { german: t.d6(), allied: t.d6() };
  const totals = { german: dice.german + income.german, allied: dice.allied + income.allied };
  const side = totals.german === totals.allied ? null : totals.german > totals.allied ? 'german' : 'allied';
  t.log('WPZ-6.2', { what: 'initiative', dice, totals, side });
  return side;
}

/** WPZ-6.1c, WPZ-8.0  First the side with the initiative, then the other rolls on its table. */
export function* incidents(t: Table): Play<void> {
  const { state } = t;
  if (state.stage === 'begin') return rollIncident(t);
  if (state.stage === 'choose') return yield* submarinePriority(t);
  if (state.stage === 'free' && state.free && state.free.left > 0) return yield* freeIncident(t);
  state.free = null;
  state.incidents += 1;
  state.mover = otherSide(state.initiative);
  state.stage = 'begin';
  if (state.incidents < SIDES.length) return;
  state.mover = state.initiative;
  state.phase = 'actions';
}

function rollIncident(t: Table): void {
  const { state } = t;
  const side = state.mover;
  const die = t.d6();
  const incident = INCIDENTS[side][die - 1];
  state.stage = 'end';
  if (!incident) return;
  t.log('WPZ-8.0', { what: 'incident', side, die, incident: incident.id });
  apply(t, side, incident);
}

function apply(t: Table, side: Side, effect: Effect): void {
  const { state } = t;
  switch (effect.effect) {
    case 'lose-ap':
      gainAp(t, side, -effect.n);
      return;
    case 'gain-ap':
      gainAp(t, side, effect.n);
      return;
    case 'shipping-pool':
      gainAp(t, side, Math.min(1, convoysOnMap(state)));
      return;
    case 'us':
      changeUs(t, effect.n, null);
      return;
    case 'us-roll': {
      const die = t.d6();
      changeUs(t, effect.levels[die - 1] ?? 0, die);
      return;
    }
    case 'free-submarine':
      state.stage = 'choose';
      return;
    case 'free-scouting':
      state.free = { by: 'incident', left: 1, taken: [] };
      state.stage = 'free';
      return;
    case 'free-refit':
      state.free = { by: 'incident', left: effect.n, taken: ['refit'] };
      state.stage = 'free';
  }
}

/** WPZ-8.0  A free G-2 action, or a free refit; asked in any case, so that the question tells nothing (WPZ-16.7). */
function* freeIncident(t: Table): Play<void> {
  const isRefit = t.state.free?.taken.includes('refit') ?? false;
  const choice = yield* question(t, t.state.mover, 'WPZ-8.0', 'always', (list: List<'action' | 'decline'>, state) => {
    list.open(['decline']);
    listActions(list as List<'action'>, state, (_, kind) =>
      (isRefit ? kind === 'refit' : KINDS[kind].family === 'G2') ? undefined : 'WPZ-8.0',
    );
  });
  if (choice[0] === 'action') t.state.order = blankOrder(choice[1]);
  else t.state.stage = 'end';
}

const raisable = (state: Readonly<State>): UnitId[] =>
  poolOf(state, 'german').filter(
    (unit) => isSubmarine(unit) && counterOf(unit).nat === 'GER' && deployPlaces(state, unit, []).length > 0,
  );

/** WPZ-8.0  U-Boat Priority: one submarine of the pool; asked even if there is none. */
function* submarinePriority(t: Table): Play<void> {
  const choice = yield* question(t, t.state.mover, 'WPZ-8.0', 'always', (list: List<'raise' | 'decline'>, state) => {
    const units = raisable(state);
    for (const unit of units) list.open(['raise', unit]);
    if (units.length === 0) list.open(['decline']);
  });
  t.state.stage = 'end';
  if (choice[0] === 'raise') t.state.deploy = { side: t.state.mover, units: [choice[1]], ships: [], mayReturn: false };
}

/** WPZ-6.1f  Played plans return, counts start again, the turn marker advances; after the last turn comes the count. */
export function turnRecord(t: Table): void {
  const { state } = t;
  for (const side of SIDES) {
    const plans = state.plans[side];
    plans.pool = [...plans.pool, ...plans.out.filter((plan) => PLANS[plan].after === 'pool')].sort();
    Object.assign(plans, { out: [], played: false, mixed: false });
  }
  state.taken = NONE_TAKEN;
  state.spentConvoys = [];
  state.fullArrivals = { now: 0, before: state.fullArrivals.now };
  Object.assign(state.us, { risen: 0, attacked: false });
  Object.assign(state, { passes: 0, segment: 0, stage: 'begin' });
  if (state.turn >= LAST_TURN) finalCount(t);
  else {
    state.turn += 1;
    state.phase = 'determination';
  }
}
