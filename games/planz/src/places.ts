/** WPZ-M.1  Where units are. Every change goes through `put`, so that the units of a place can be found without a search. */
import { UNIT_IDS, type UnitId } from './data/units.ts';
import { isArea, isBase, isZone } from './geography.ts';
import type { Place, State, Where } from './state.ts';

/** Counters are numbered in the order of the countersheet: the state is a list by that number, which is quick to copy. */
const NUMBERS = Object.fromEntries(UNIT_IDS.map((unit, number) => [unit, number])) as Readonly<Record<UnitId, number>>;

type Index = Map<Where, UnitId[]>;

/** What stands where, noted when it is first asked for and kept up to date by `put`. */
const NOTES = new WeakMap<State['at'], Index>();
const NOBODY: readonly UnitId[] = [];

function noted(at: State['at']): Index {
  const known = NOTES.get(at);
  if (known) return known;
  const index: Index = new Map();
  for (let number = 0; number < UNIT_IDS.length; number++) {
    const where = at[number] as Where;
    const units = index.get(where);
    if (units) units.push(UNIT_IDS[number] as UnitId);
    else index.set(where, [UNIT_IDS[number] as UnitId]);
  }
  NOTES.set(at, index);
  return index;
}

/** Where a unit is. */
export const whereIs = (state: Readonly<Pick<State, 'at'>>, unit: UnitId): Where => state.at[NUMBERS[unit]] as Where;

/** Every unit in a place, a box or a ship, in order of the counters. */
export const standing = (state: Readonly<Pick<State, 'at'>>, where: Where): readonly UnitId[] =>
  noted(state.at).get(where) ?? NOBODY;

/** Puts many units somewhere else at once. */
export function putAll(state: Pick<State, 'at'>, units: readonly UnitId[], where: (unit: UnitId) => Where): void {
  NOTES.delete(state.at);
  for (const unit of units) (state.at as Where[])[NUMBERS[unit]] = where(unit);
}

/** Puts a unit somewhere else. Lists already handed out stay as they were. */
export function put(state: Pick<State, 'at'>, unit: UnitId, where: Where): void {
  const number = NUMBERS[unit];
  const from = state.at[number] as Where;
  if (from === where) return;
  (state.at as Where[])[number] = where;
  const index = NOTES.get(state.at);
  if (!index) return;
  index.set(
    from,
    (index.get(from) ?? []).filter((one) => one !== unit),
  );
  const there = index.get(where) ?? [];
  const before = there.findIndex((one) => NUMBERS[one] > number);
  const at = before < 0 ? there.length : before;
  index.set(where, [...there.slice(0, at), unit, ...there.slice(at)]);
}

/** Where a unit is, itself or by its ship, if that is on the map. */
export function placeSeen(state: Readonly<State>, unit: UnitId): Place | null {
  const at = whereIs(state, unit);
  const where = at in NUMBERS ? whereIs(state, at as UnitId) : at;
  return isArea(where) || isZone(where) || isBase(where) ? where : null;
}
