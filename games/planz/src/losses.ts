/** WPZ-11.8b, WPZ-11.7c  Steps lost, units eliminated, and where they go. */
import { counterOf, type UnitId } from './data/units.ts';
import { enter, put } from './places.ts';
import { forget, leaveTaskForce, note, settleStacks } from './stacks.ts';
import type { Box, State, Table } from './state.ts';
import { capacityOf, cargoOf, isCoastal, isConvoy, isFaceUp, isOre, isReduced, isThird, without } from './units.ts';
import { checkTracks } from './victory.ts';

/** WPZ-11.7c, WPZ-17.4, WPZ-18.0, WPZ-19.1, WPZ-20.2  The box an eliminated unit goes to. */
function boxOfLoss(unit: UnitId): Box {
  if (isThird(unit)) return 'removed';
  if (isCoastal(unit)) return 'special';
  if (isConvoy(unit)) return 'convoys';
  return isOre(unit) ? 'waiting' : 'refit';
}

/** WPZ-11.8b  A hit removes one step. */
export function loseStep(t: Table, unit: UnitId): void {
  const { state } = t;
  if (isConvoy(unit)) {
    // WPZ-18.3  Each convoy step counts at once.
    state.sunk += 1;
    t.log('WPZ-18.3', { what: 'convoy-step-sunk', unit, sunk: state.sunk });
  }
  if (counterOf(unit).reduced && !isReduced(state, unit)) reduce(t, unit);
  else eliminate(t, unit);
  checkTracks(t);
}

export function reduce(t: Table, unit: UnitId): void {
  const { state } = t;
  enter(state.reduced, unit);
  note(state, unit);
  // Whether it has cargo to lose is known from here on.
  t.reveal('WPZ-11.8b', { what: 'reduced', unit });
  // WPZ-12.3b  Two aboard, and room for one.
  if (state.battle && cargoOf(state, unit).length > Math.max(capacityOf(state, unit), 1)) state.battle.cargo = unit;
}

/** WPZ-11.7c, WPZ-12.3b  A unit leaves the map, and with it whatever it carries. */
export function eliminate(t: Table, unit: UnitId): void {
  const { state } = t;
  for (const cargo of cargoOf(state, unit)) eliminate(t, cargo);
  const to = boxOfLoss(unit);
  removeEverywhere(state, unit);
  put(state, unit, to);
  if (isConvoy(unit)) enter(state.spentConvoys, unit);
  // R-115  Coastal guns are in sight wherever they are; that they were lost once counts for the American ones.
  if (!isFaceUp(unit) || isCoastal(unit)) {
    forget(state, unit);
    enter(state.lost, unit);
  }
  t.reveal('WPZ-11.7c', { what: 'eliminated', unit, to });
  settleStacks(t);
}

function removeEverywhere(state: State, unit: UnitId): void {
  const gone = [unit];
  leaveTaskForce(state, unit);
  state.reduced = without(state.reduced, gone);
  state.damaged = without(state.damaged, gone);
  const { battle, order } = state;
  if (battle) {
    battle.attackers = without(battle.attackers, gone);
    battle.defenders = without(battle.defenders, gone);
    battle.landing = without(battle.landing, gone);
    if (battle.cargo === unit) battle.cargo = null;
  }
  if (!order) return;
  order.force = without(order.force, gone);
  order.flight = without(order.flight, gone);
  order.landing = without(order.landing, gone);
  order.joining = without(order.joining, gone);
  if (order.top === unit) order.top = null;
}
