/** WPZ-M.1  Where units are. Every change goes through `put`, so that the units of a place can be found without a search. */
import type { Side } from './data/powers.ts';
import { UNIT_IDS, type UnitId } from './data/units.ts';
import { isArea, isBase, isZone } from './geography.ts';
import type { Place, State, Where } from './state.ts';

/** Counters are numbered in the order of the countersheet: the state is a list by that number, which is quick to copy. */
export const NUMBERS = Object.fromEntries(UNIT_IDS.map((unit, number) => [unit, number])) as Readonly<
  Record<UnitId, number>
>;

export const byCounter = (one: UnitId, other: UnitId): number => NUMBERS[one] - NUMBERS[other];

type Units = readonly UnitId[];

/** What stands in one place, told apart by side when it is first asked for. */
interface Group {
  readonly all: Units;
  readonly own: Record<Side, Units | undefined>;
  readonly concealed: Record<Side, Units | undefined>;
}
type Part = 'own' | 'concealed';

/** What stands where, noted when it is first asked for and kept up to date by `put`; and what was found out from it since. */
interface Notes {
  readonly groups: Map<Where, Group>;
  /** How the powers with counters of their own stood when the groups were told apart. */
  norway: string;
  denmark: string;
  findings: Findings;
}

/**
 * Whatever else was found out from where units are: gone with the next change. Whoever keeps it here asks himself whether
 * the rest of the state on which it depends is still the same.
 */
interface Findings {
  control: unknown;
  german: unknown;
  allied: unknown;
}
const nothing = (): Findings => ({ control: undefined, german: undefined, allied: undefined });

const NOTES = new WeakMap<State['at'], Notes>();
const NOBODY: Units = [];

/** The list that was asked for last: it nearly always is the one that is asked for next. */
let lastAt: State['at'] | undefined;
let lastNotes: Notes | undefined;

function noted(at: State['at']): Notes {
  if (at === lastAt && lastNotes) return lastNotes;
  const notes = NOTES.get(at) ?? takeNotes(at);
  lastAt = at;
  lastNotes = notes;
  return notes;
}

const groupOf = (all: Units): Group => ({
  all,
  own: { german: undefined, allied: undefined },
  concealed: { german: undefined, allied: undefined },
});

function takeNotes(at: State['at']): Notes {
  const lists = new Map<Where, UnitId[]>();
  for (let number = 0; number < UNIT_IDS.length; number++) {
    const where = at[number] as Where;
    const units = lists.get(where);
    if (units) units.push(UNIT_IDS[number] as UnitId);
    else lists.set(where, [UNIT_IDS[number] as UnitId]);
  }
  const groups = new Map<Where, Group>();
  for (const [where, units] of lists) groups.set(where, groupOf(units));
  const notes: Notes = { groups, norway: '', denmark: '', findings: nothing() };
  NOTES.set(at, notes);
  return notes;
}

/** Where a unit is. */
export const whereIs = (state: Readonly<Pick<State, 'at'>>, unit: UnitId): Where => state.at[NUMBERS[unit]] as Where;

/** Every unit in a place, a box or a ship, in order of the counters. */
export const standing = (state: Readonly<Pick<State, 'at'>>, where: Where): Units =>
  noted(state.at).groups.get(where)?.all ?? NOBODY;

/** Those of one side among them: all its own, or those that lie face down. */
export function standingOf(
  state: Readonly<Pick<State, 'at' | 'powers'>>,
  part: Part,
  side: Side,
  where: Where,
  isOf: (state: Readonly<Pick<State, 'powers'>>, side: Side, unit: UnitId) => boolean,
): Units {
  const notes = noted(state.at);
  const { norway, denmark } = state.powers;
  if (norway !== notes.norway || denmark !== notes.denmark) tellApartAnew(notes, norway, denmark);
  const group = notes.groups.get(where);
  if (!group) return NOBODY;
  const known = group[part][side];
  if (known) return known;
  const units = group.all.filter((unit) => isOf(state, side, unit));
  group[part][side] = units;
  return units;
}

function tellApartAnew(notes: Notes, norway: string, denmark: string): void {
  for (const [where, { all }] of notes.groups) notes.groups.set(where, groupOf(all));
  notes.norway = norway;
  notes.denmark = denmark;
  notes.findings = nothing();
}

export const findingsOf = (state: Readonly<Pick<State, 'at'>>): Findings => noted(state.at).findings;

/** Puts many units somewhere else at once. */
export function putAll(state: Pick<State, 'at'>, units: Units, where: (unit: UnitId) => Where): void {
  NOTES.delete(state.at);
  lastAt = undefined;
  for (const unit of units) (state.at as Where[])[NUMBERS[unit]] = where(unit);
}

/** Puts a unit somewhere else. Lists already handed out stay as they were. */
export function put(state: Pick<State, 'at'>, unit: UnitId, where: Where): void {
  const number = NUMBERS[unit];
  const from = state.at[number] as Where;
  if (from === where) return;
  (state.at as Where[])[number] = where;
  const notes = NOTES.get(state.at);
  if (!notes) return;
  notes.findings = nothing();
  const { groups } = notes;
  const left = (groups.get(from)?.all ?? NOBODY).filter((one) => one !== unit);
  if (left.length > 0) groups.set(from, groupOf(left));
  else groups.delete(from);
  const there = groups.get(where)?.all ?? NOBODY;
  const before = there.findIndex((one) => NUMBERS[one] > number);
  const at = before < 0 ? there.length : before;
  groups.set(where, groupOf([...there.slice(0, at), unit, ...there.slice(at)]));
}

/** Where a unit is, itself or by its ship, if that is on the map. */
export function placeSeen(state: Readonly<State>, unit: UnitId): Place | null {
  const at = whereIs(state, unit);
  const where = at in NUMBERS ? whereIs(state, at as UnitId) : at;
  return isArea(where) || isZone(where) || isBase(where) ? where : null;
}
