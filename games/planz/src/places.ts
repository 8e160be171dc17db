/** WPZ-M.1  Where units are. Every change goes through `put`, so that the units of a place can be found without a search. */
import { POWERS, type Power, type Side } from './data/powers.ts';
import { UNIT_IDS, type UnitId } from './data/units.ts';
import { isArea, isBase, isZone, PLACE_IDS } from './geography.ts';
import { isFaceUp, isThird, type Owner, ownerOf } from './owners.ts';
import type { Box, Place, State, Where } from './state.ts';
import { TRAITS } from './traits.ts';

const COUNTERS: ReadonlyMap<string, number> = new Map(UNIT_IDS.map((unit, number) => [unit, number]));
/** Counters are numbered in the order of the countersheet: the state is a list by that number, which is quick to copy. */
export const counterNumber = (unit: UnitId): number => COUNTERS.get(unit) as number;

export const byCounter = (one: UnitId, other: UnitId): number => counterNumber(one) - counterNumber(other);

/** Units of which no order is known are kept in the order of the counters: a list must not remember when one of them came into it. */
export function enter(set: UnitId[], unit: UnitId): void {
  if (set.includes(unit)) return;
  const after = set.findIndex((one) => byCounter(one, unit) > 0);
  set.splice(after < 0 ? set.length : after, 0, unit);
}

/** Whether two lists tell of the same units in the same order. */
export function isSameList(one: readonly UnitId[], other: readonly UnitId[]): boolean {
  if (one.length !== other.length) return false;
  for (let at = 0; at < one.length; at++) if (one[at] !== other[at]) return false;
  return true;
}

const BOXES = [
  'pool',
  'special',
  'refit',
  'destroyed',
  'convoys',
  'waiting',
  'removed',
  'force',
  'flight',
] as const satisfies readonly Box[];
/** What can be looked at besides spots: how a power stands, how far the United States are, which bases are major, whose nationalities act as one. */
export type Fact = Power | 'us-status' | 'trondheim' | 'mixed-german' | 'mixed-allied';
export const FACTS: readonly Fact[] = [...POWERS, 'us-status', 'trondheim', 'mixed-german', 'mixed-allied'];

/** Wherever a unit can be has a number: places, boxes, ships. So have facts, as if they were spots where nobody is. */
const SPOTS: readonly (Where | Fact)[] = [...PLACE_IDS, ...BOXES, ...UNIT_IDS, ...FACTS];
const SPOT_NUMBERS: ReadonlyMap<string, number> = new Map(SPOTS.map((where, number) => [where, number]));
export const spotOf = (where: Where | Fact): number => SPOT_NUMBERS.get(where) as number;

type Units = readonly UnitId[];

/** What one party has in one place: all of it, what of it lies face down (WPZ-16.4), and what sorts of units are there. */
interface Part {
  readonly units: UnitId[];
  readonly concealed: UnitId[];
  traits: number;
}
type Parts = Readonly<Record<Owner, Part>>;

/** What stands where, by the number of the spot: noted when it is first asked for and kept up to date by `put`. */
interface Notes {
  readonly units: (Units | undefined)[];
  /** Told apart by party when it is first asked for. */
  readonly parts: (Parts | undefined)[];
  /** How the powers with counters of their own stood when it was told apart. */
  norway: string;
  denmark: string;
  /** The spots where anything has changed since the notes were taken, in that order. */
  readonly changes: number[];
  /** What else was found out from where units are (`keeper`). */
  readonly kept: unknown[];
}

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

function takeNotes(at: State['at']): Notes {
  const units: UnitId[][] = [];
  for (let spot = 0; spot < SPOTS.length; spot++) units.push(NOBODY as UnitId[]);
  for (let number = 0; number < UNIT_IDS.length; number++) {
    const spot = spotOf(at[number] as Where);
    if (units[spot] === NOBODY) units[spot] = [UNIT_IDS[number] as UnitId];
    else units[spot]?.push(UNIT_IDS[number] as UnitId);
  }
  const parts: undefined[] = [];
  for (let spot = 0; spot < SPOTS.length; spot++) parts.push(undefined);
  const notes: Notes = { units, parts, norway: '', denmark: '', changes: [], kept: [] };
  NOTES.set(at, notes);
  return notes;
}

type Places = Readonly<Pick<State, 'at'>>;

/**
 * Keeps something beside a list of places for as long as there is that list. It is no part of the state: whoever keeps it
 * goes by `changesOf` and asks himself whether all else on which it depends is still the same.
 */
export function keeper<T>(begin: () => T): (state: Places) => T {
  const slot = keepers;
  keepers += 1;
  return ({ at }) => {
    const { kept } = noted(at);
    kept[slot] ??= begin();
    return kept[slot] as T;
  };
}
let keepers = 0;

/** The spots where units have come, gone or changed sides, and the facts that have changed, one after the other: it only ever grows. */
export const changesOf = ({ at }: Places): readonly number[] => noted(at).changes;

/** A fact, or something else about the units here, is no longer what it was. */
export const noteChange = (state: Places, what: Where | Fact): void => void noted(state.at).changes.push(spotOf(what));

/** Stands for what is told by no place: whatever was found out by it is not kept. */
export const FLEETING = -1;

/** Who wants to know which spots are looked at. */
let onlooker: ((spot: number) => void) | undefined;

/** Finds something out about a place, and tells which spots are looked at meanwhile. */
export function observed<P>(
  tell: (spot: number) => void,
  find: (state: Readonly<State>, side: Side, place: P) => boolean,
  state: Readonly<State>,
  side: Side,
  place: P,
): boolean {
  const before = onlooker;
  onlooker = tell;
  try {
    return find(state, side, place);
  } finally {
    onlooker = before;
  }
}

/** Says that what is found out depends on a fact, or on who stands here. */
export function lookAt(what: Where | Fact): void {
  if (onlooker) onlooker(spotOf(what));
}

/** Says that what is found out depends on more than on who stands where. */
export function lookElsewhere(): void {
  if (onlooker) onlooker(FLEETING);
}

/** Where a unit is. */
export function whereIs(state: Places, unit: UnitId): Where {
  const where = state.at[counterNumber(unit)] as Where;
  if (onlooker) onlooker(spotOf(where));
  return where;
}

/** Every unit in a place, a box or a ship, in order of the counters. */
export function standing(state: Places, where: Where): Units {
  const spot = spotOf(where);
  if (onlooker) onlooker(spot);
  return noted(state.at).units[spot] ?? NOBODY;
}

type Parties = Readonly<Pick<State, 'at' | 'powers'>>;

/** Those of one party among them. */
export const standingOf = (state: Parties, owner: Owner, where: Where): Units => partOf(state, owner, where).units;

/** Those of them that lie face down. */
export const concealedOf = (state: Parties, owner: Owner, where: Where): Units => partOf(state, owner, where).concealed;

/** All that these units are, taken together. */
export const traitsAt = (state: Parties, owner: Owner, where: Where): number => partOf(state, owner, where).traits;

function partOf(state: Parties, owner: Owner, where: Where): Part {
  const spot = spotOf(where);
  if (onlooker) onlooker(spot);
  const notes = toldApart(state);
  const parts = notes.parts[spot] ?? tellApart(notes, spot, state.powers);
  return owner === 'german' ? parts.german : owner === 'allied' ? parts.allied : parts.nobody;
}

const emptyPart = (): Part => ({ units: [], concealed: [], traits: 0 });
const EMPTY: Parts = { german: emptyPart(), allied: emptyPart(), nobody: emptyPart() };

function tellApart(notes: Notes, spot: number, powers: State['powers']): Parts {
  const units = notes.units[spot] as Units;
  const parts = units.length > 0 ? { german: emptyPart(), allied: emptyPart(), nobody: emptyPart() } : EMPTY;
  for (const unit of units) {
    const part = parts[ownerOf(powers, unit)];
    part.units.push(unit);
    if (!isFaceUp(unit)) part.concealed.push(unit);
    part.traits |= TRAITS[counterNumber(unit)] as number;
  }
  notes.parts[spot] = parts;
  return parts;
}

/** The notes, with units told apart by the sides as they are now. */
export function toldApart({ at, powers }: Parties): Notes {
  const notes = noted(at);
  if (powers.norway !== notes.norway || powers.denmark !== notes.denmark) tellApartAnew(at, notes, powers);
  return notes;
}

/** A power has chosen its side, and with it every place where it has counters. */
function tellApartAnew(at: State['at'], notes: Notes, { norway, denmark }: State['powers']): void {
  for (const unit of THIRD_POWERS) {
    const spot = spotOf(at[counterNumber(unit)] as Where);
    notes.parts[spot] = undefined;
    notes.changes.push(spot);
  }
  notes.norway = norway;
  notes.denmark = denmark;
}

const THIRD_POWERS: Units = UNIT_IDS.filter(isThird);

/** Puts many units somewhere else at once. */
export function putAll(state: Pick<State, 'at'>, units: Units, where: (unit: UnitId) => Where): void {
  NOTES.delete(state.at);
  lastAt = undefined;
  for (const unit of units) (state.at as Where[])[counterNumber(unit)] = where(unit);
}

/** Puts a unit somewhere else. Lists already handed out stay as they were. */
export function put(state: Pick<State, 'at'>, unit: UnitId, where: Where): void {
  const number = counterNumber(unit);
  const from = state.at[number] as Where;
  if (from === where) return;
  (state.at as Where[])[number] = where;
  const notes = state.at === lastAt ? lastNotes : NOTES.get(state.at);
  if (!notes) return;
  const left = spotOf(from);
  change(
    notes,
    left,
    (notes.units[left] as Units).filter((one) => one !== unit),
  );
  const entered = spotOf(where);
  change(notes, entered, withUnit(notes.units[entered] as Units, unit));
}

function change(notes: Notes, spot: number, units: Units): void {
  notes.units[spot] = units;
  notes.parts[spot] = undefined;
  notes.changes.push(spot);
}

function withUnit(units: Units, unit: UnitId): UnitId[] {
  const list = units.slice();
  let at = list.length;
  while (at > 0 && byCounter(list[at - 1] as UnitId, unit) > 0) at -= 1;
  list.splice(at, 0, unit);
  return list;
}

/** Where a unit is, itself or by its ship, if that is on the map. */
export function placeSeen(state: Readonly<State>, unit: UnitId): Place | null {
  const at = whereIs(state, unit);
  const where = COUNTERS.has(at) ? whereIs(state, at as UnitId) : at;
  return isArea(where) || isZone(where) || isBase(where) ? where : null;
}
