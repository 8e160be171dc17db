/** WPZ-M.1  Where units are. Every change goes through `put`, so that the units of a place can be found without a search. */
import { UNIT_IDS, type UnitId } from './data/units.ts';
import { isArea, isBase, isZone } from './geography.ts';
import { isFaceUp, type Owner, ownerOf } from './owners.ts';
import type { Place, State, Where } from './state.ts';
import { TRAITS } from './traits.ts';

/** Counters are numbered in the order of the countersheet: the state is a list by that number, which is quick to copy. */
export const NUMBERS = Object.fromEntries(UNIT_IDS.map((unit, number) => [unit, number])) as Readonly<
  Record<UnitId, number>
>;

export const byCounter = (one: UnitId, other: UnitId): number => NUMBERS[one] - NUMBERS[other];

/** Units of which no order is known are kept in the order of the counters: a list must not remember when one of them came into it. */
export function enter(set: UnitId[], unit: UnitId): void {
  if (set.includes(unit)) return;
  const after = set.findIndex((one) => NUMBERS[one] > NUMBERS[unit]);
  set.splice(after < 0 ? set.length : after, 0, unit);
}

type Units = readonly UnitId[];

/** What one party has in one place: all of it, what of it lies face down (WPZ-16.4), and what sorts of units are there. */
interface Part {
  readonly units: UnitId[];
  readonly concealed: UnitId[];
  traits: number;
}

/** What stands in one place, told apart by party when it is first asked for. */
interface Group {
  readonly all: Units;
  parts: Readonly<Record<Owner, Part>> | undefined;
}

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
  known: unknown;
}
const nothing = (): Findings => ({ control: undefined, german: undefined, allied: undefined, known: undefined });

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

const groupOf = (all: Units): Group => ({ all, parts: undefined });

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

type Parties = Readonly<Pick<State, 'at' | 'powers'>>;

/** Those of one party among them. */
export const standingOf = (state: Parties, owner: Owner, where: Where): Units =>
  partOf(state, owner, where)?.units ?? NOBODY;

/** Those of them that lie face down. */
export const concealedOf = (state: Parties, owner: Owner, where: Where): Units =>
  partOf(state, owner, where)?.concealed ?? NOBODY;

/** All that these units are, taken together. */
export const traitsAt = (state: Parties, owner: Owner, where: Where): number =>
  partOf(state, owner, where)?.traits ?? 0;

function partOf({ at, powers }: Parties, owner: Owner, where: Where): Part | undefined {
  const notes = noted(at);
  if (powers.norway !== notes.norway || powers.denmark !== notes.denmark) tellApartAnew(notes, powers);
  const group = notes.groups.get(where);
  if (!group) return undefined;
  group.parts ??= partsOf(group.all, powers);
  return group.parts[owner];
}

function partsOf(all: Units, powers: State['powers']): Readonly<Record<Owner, Part>> {
  const parts = { german: emptyPart(), allied: emptyPart(), nobody: emptyPart() };
  for (const unit of all) {
    const part = parts[ownerOf(powers, unit)];
    const number = NUMBERS[unit];
    part.units.push(unit);
    if (!isFaceUp(unit)) part.concealed.push(unit);
    part.traits |= TRAITS[number] as number;
  }
  return parts;
}

const emptyPart = (): Part => ({ units: [], concealed: [], traits: 0 });

function tellApartAnew(notes: Notes, { norway, denmark }: State['powers']): void {
  for (const group of notes.groups.values()) group.parts = undefined;
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
