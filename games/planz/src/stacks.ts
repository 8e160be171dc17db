/** WPZ-16.2, WPZ-16.3, WPZ-2.10, WPZ-2.1f  Stacks and task forces: what lies where, and what is on top of it. */

import { AREA_IDS, type AreaId } from './data/areas.ts';
import { SIDES, type Side } from './data/powers.ts';
import type { UnitId } from './data/units.ts';
import { BASE_IDS, type BaseId, ZONE_IDS } from './data/zones.ts';
import { isArea } from './geography.ts';
import { concealedOf, enter, findingsOf, whereIs } from './places.ts';
import type { Place, State, Table, TaskForce, Tops } from './state.ts';
import { byLossOrder, isFaceUp, isReduced, isSurface, placeOf, unitsAt, without } from './units.ts';

export const MARKERS: Readonly<Record<Side, readonly TaskForce[]>> = {
  german: ['TF-1', 'TF-2'],
  allied: ['TF-A', 'TF-B'],
};
export const ALL_MARKERS: readonly TaskForce[] = [...MARKERS.german, ...MARKERS.allied];
export const markerSide = (marker: TaskForce): Side => (MARKERS.german.includes(marker) ? 'german' : 'allied');

/** The task force a unit belongs to. */
export const taskForceOf = (state: Readonly<State>, unit: UnitId): TaskForce | undefined =>
  ALL_MARKERS.find((marker) => state.taskForces[marker].includes(unit));

/** WPZ-16.5  Where a marker stands; nowhere while it holds nothing, is under way, or its units have come to different places. */
export function markerArea(state: Readonly<State>, marker: TaskForce): AreaId | null {
  const [first, ...others] = state.taskForces[marker];
  const at = first && whereIs(state, first);
  return at && isArea(at) && others.every((unit) => whereIs(state, unit) === at) ? at : null;
}

/** Whether a unit lies in an open stack, where its number can be counted: not face up, not in a task force. */
export const isOpen = (state: Readonly<State>, unit: UnitId): boolean =>
  !isFaceUp(unit) && taskForceOf(state, unit) === undefined;

/** WPZ-16.3  A stack: its units in order of their counters. */
export interface Pile {
  readonly side: Side;
  readonly place: Place;
  readonly units: readonly UnitId[];
}

/** Every place on the map, in an order that tells nothing. */
const PLACES: readonly Place[] = [...AREA_IDS, ...ZONE_IDS, ...BASE_IDS];
/** Units of a side that lie in a task force. */
const inTaskForces = (state: Readonly<State>, side: Side): readonly UnitId[] => {
  const [one, other] = MARKERS[side].map((marker) => state.taskForces[marker]) as [UnitId[], UnitId[]];
  return one.length === 0 ? other : other.length === 0 ? one : one.concat(other);
};

const outside = (units: readonly UnitId[], taken: readonly UnitId[]): readonly UnitId[] =>
  taken.length > 0 && units.some((unit) => taken.includes(unit))
    ? units.filter((unit) => !taken.includes(unit))
    : units;

/** Stacks as they were found, and who lay in task forces then. */
interface Kept {
  readonly taken: readonly UnitId[];
  readonly piles: readonly Pile[];
  /** The top units with which they were found settled, and the base whose aircraft were aloft. */
  settled: { readonly tops: Tops; readonly base: BaseId | null } | undefined;
}

const isSameList = (one: readonly UnitId[], other: readonly UnitId[]): boolean =>
  one.length === other.length && one.every((unit, index) => unit === other[index]);

/** Every stack of a side, place by place. */
export const stacksOf = (state: Readonly<State>, side: Side): readonly Pile[] => keptStacks(state, side).piles;

function keptStacks(state: Readonly<State>, side: Side): Kept {
  const taken = inTaskForces(state, side);
  unitsAt(state, side, 'AO'); // so that notes are of the sides as they are now
  const notes = findingsOf(state);
  const before = notes[side] as Kept | undefined;
  if (before && isSameList(before.taken, taken)) return before;
  const piles: Pile[] = [];
  for (const place of PLACES) {
    const units = outside(concealedOf(state, side, place), taken);
    if (units.length > 0) piles.push({ side, place, units });
  }
  const kept: Kept = { taken: [...taken], piles, settled: undefined };
  notes[side] = kept;
  return kept;
}

/** WPZ-16.3  Who may lie on top: a surface unit, where there is one. */
export function topCandidates(units: readonly UnitId[]): readonly UnitId[] {
  const surface = units.filter(isSurface);
  return surface.length > 0 ? surface : units;
}

const isTopCandidate = (units: readonly UnitId[], unit: UnitId): boolean =>
  units.includes(unit) && (isSurface(unit) || !units.some(isSurface));

/** WPZ-16.6  The first of those who may, in the loss order and then by ID. */
export const defaultTop = (units: readonly UnitId[]): UnitId | undefined =>
  [...topCandidates(units)].sort(byLossOrder)[0];

/** WPZ-16.5, WPZ-16.6  After units have come and gone: task forces without a surface unit are taken back, gaps on top are filled. */
export function settleStacks(t: Table): void {
  for (const side of SIDES) {
    takeBackMarkers(t, side);
    settleTops(t, side);
  }
}

function takeBackMarkers(t: Table, side: Side): void {
  const { state } = t;
  for (const marker of MARKERS[side]) {
    const units = state.taskForces[marker];
    if (units.length === 0 || units.some(isSurface)) continue;
    state.taskForces[marker] = [];
    t.reveal('WPZ-16.5', { what: 'task-force', side, marker, area: null });
  }
}

function settleTops(t: Table, side: Side): void {
  const { state } = t;
  const kept = keptStacks(state, side);
  const { piles } = kept;
  const base = state.order?.base ?? null;
  if (kept.settled?.tops === state.tops[side] && kept.settled.base === base) return;
  if (areSettled(state, side, piles)) {
    kept.settled = { tops: state.tops[side], base };
    return;
  }
  const tops: Partial<Record<Place, UnitId>> = {};
  for (const { place, units } of piles) {
    const old = state.tops[side][place];
    const top = old && mayStayOnTop(state, old, place, units) ? old : defaultTop(units);
    if (!top) continue;
    tops[place] = top;
    if (top !== old) show(t, side, place, top);
  }
  state.tops[side] = Object.freeze(tops);
}

const mayStayOnTop = (state: Readonly<State>, unit: UnitId, place: Place, units: readonly UnitId[]): boolean =>
  isTopCandidate(units, unit) || isAloft(state, unit, place);

/** Whether every stack has its top unit, and none is left over. */
function areSettled(state: Readonly<State>, side: Side, piles: readonly Pile[]): boolean {
  const tops = state.tops[side];
  for (const { place, units } of piles) {
    const top = tops[place];
    if (!top || !mayStayOnTop(state, top, place, units)) return false;
  }
  return Object.keys(tops).length === piles.length;
}

/** WPZ-9.2e  Aircraft on a mission come back to their base, and to their place in its stack. */
const isAloft = (state: Readonly<State>, unit: UnitId, place: Place): boolean =>
  whereIs(state, unit) === 'flight' && state.order?.base === place;

/** WPZ-16.6  A new top unit is seen at once. */
function show(t: Table, side: Side, place: Place, unit: UnitId): void {
  forget(t.state, unit);
  t.reveal('WPZ-16.6', { what: 'top-shown', side, place, unit });
}

/** A unit that is seen again is no longer known only by its loss, and everybody sees its strength. */
export function forget(state: State, unit: UnitId): void {
  const index = state.lost.indexOf(unit);
  if (index >= 0) state.lost.splice(index, 1);
  note(state, unit);
}

/** WPZ-16.3  Everybody sees whether this unit is at full strength. */
export function note(state: State, unit: UnitId): void {
  if (isReduced(state, unit) && !isFaceUp(unit)) enter(state.damaged, unit);
  else state.damaged = without(state.damaged, [unit]);
}

/** WPZ-16.3, WPZ-16.4  Whether everybody can see this unit: face up, or on top of its stack. */
export const isInSight = (state: Readonly<State>, side: Side, unit: UnitId): boolean =>
  isFaceUp(unit) || state.tops[side][whereIs(state, unit) as Place] === unit;

/** Puts a unit on top of its stack by its owner's wish. */
export function putOnTop(t: Table, side: Side, unit: UnitId): void {
  const place = placeOf(t.state, unit);
  t.state.tops[side] = Object.freeze({ ...t.state.tops[side], [place]: unit });
  show(t, side, place, unit);
}

/** WPZ-16.5  A unit leaves its task force. */
export function leaveTaskForce(state: State, unit: UnitId): void {
  const marker = taskForceOf(state, unit);
  if (marker) state.taskForces[marker] = state.taskForces[marker].filter((one) => one !== unit);
}
