/** HOST-13  Readiness: at round end Spent submarines refit, and those that patrolled become Spent. */
import { isHarbour, isSubmarine, isWarship, sideOf } from './basics.ts';
import type { ZoneId } from './data/map.ts';
import type { State, Table, Unit } from './state.ts';

export function refit(t: Table): void {
  const submarines = t.state.units.filter(isSubmarine);
  for (const unit of submarines) {
    if (unit.condition !== 'spent' || !canRefit(t.state, unit)) continue;
    unit.condition = 'ready';
    t.log('HOST-13.5', { what: 'refitted', unit: unit.id });
  }
  // HOST-13.6  After the refit, so that a boat that patrolled needs the whole next round.
  for (const unit of submarines) {
    if (unit.condition !== 'patrolled') continue;
    unit.condition = 'spent';
    t.log('HOST-13.6', { what: 'spent', unit: unit.id });
  }
}

/** HOST-13.5  In a pen whatever happens outside; otherwise in a harbour that is neither disturbed nor watched. */
function canRefit(state: Readonly<State>, unit: Readonly<Unit>): boolean {
  if (unit.inside !== null) return true;
  const zone = unit.at as ZoneId;
  if (!isHarbour(state, zone) || state.disturbed.includes(zone)) return false;
  return !state.units.some((other) => other.at === zone && isWarship(other) && sideOf(other.power) === 'allies');
}
