/** WPZ-M.1  Where units are. Every change goes through `put`, so that the units of a place can be found without a search. */
import { UNIT_IDS, type UnitId } from './data/units.ts';
import type { State, Where } from './state.ts';

type Index = Map<Where, UnitId[]>;

/** What stands where, noted when it is first asked for and thrown away when anything moves. */
const NOTES = new WeakMap<State['at'], Index>();
const NOBODY: readonly UnitId[] = [];

function noted(at: State['at']): Index {
  const known = NOTES.get(at);
  if (known) return known;
  const index: Index = new Map();
  for (const unit of UNIT_IDS) {
    const where = at[unit];
    const units = index.get(where);
    if (units) units.push(unit);
    else index.set(where, [unit]);
  }
  NOTES.set(at, index);
  return index;
}

/** Every unit in a place, a box or a ship, in order of the counters. */
export const standing = (state: Readonly<Pick<State, 'at'>>, where: Where): readonly UnitId[] =>
  noted(state.at).get(where) ?? NOBODY;

/** Puts a unit somewhere else. */
export function put(state: Pick<State, 'at'>, unit: UnitId, where: Where): void {
  NOTES.delete(state.at);
  (state.at as Record<UnitId, Where>)[unit] = where;
}
