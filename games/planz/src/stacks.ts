/** WPZ-16.2, WPZ-16.3, WPZ-2.10, WPZ-2.1f  Stacks and task forces: what lies where, and what is on top of it. */

import type { AreaId } from './data/areas.ts';
import { SIDES, type Side } from './data/powers.ts';
import type { UnitId } from './data/units.ts';
import { isArea, PLACE_IDS } from './geography.ts';
import { changesOf, concealedOf, enter, isSameList, keeper, whereIs } from './places.ts';
import type { Place, State, Table, TaskForce, Tops } from './state.ts';
import { byLossOrder, isFaceUp, isReduced, isSurface, placeOf, unitsAt, without } from './units.ts';

export const MARKERS: Readonly<Record<Side, readonly TaskForce[]>> = {
  german: ['TF-1', 'TF-2'],
  allied: ['TF-A', 'TF-B'],
};
export const ALL_MARKERS: readonly TaskForce[] = [...MARKERS.german, ...MARKERS.allied];
export const markerSide = (marker: TaskForce): Side => (MARKERS.german.includes(marker) ? 'german' : 'allied');

/** The task force a unit belongs to. */
export function taskForceOf({ taskForces }: Readonly<State>, unit: UnitId): TaskForce | undefined {
  for (const marker of ALL_MARKERS) if (taskForces[marker].includes(unit)) return marker;
  return undefined;
}

/** WPZ-16.5  Where a marker stands; nowhere while it holds nothing, is under way, or its units have come to different places. */
export function markerArea(state: Readonly<State>, marker: TaskForce): AreaId | null {
  const units = state.taskForces[marker];
  const [first] = units;
  if (!first) return null;
  const at = whereIs(state, first);
  return isArea(at) && units.every((unit) => whereIs(state, unit) === at) ? at : null;
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

/** Units of a side that lie in a task force: the list of before, if it still holds. */
function inTaskForces({ taskForces }: Readonly<State>, side: Side, before: readonly UnitId[]): readonly UnitId[] {
  const one = taskForces[side === 'german' ? 'TF-1' : 'TF-A'];
  const other = taskForces[side === 'german' ? 'TF-2' : 'TF-B'];
  if (before.length !== one.length + other.length) return one.concat(other);
  for (let at = 0; at < before.length; at++)
    if (before[at] !== (at < one.length ? one[at] : other[at - one.length])) return one.concat(other);
  return before;
}

function outside(units: readonly UnitId[], taken: readonly UnitId[]): readonly UnitId[] {
  if (taken.length > 0)
    for (const unit of units) if (taken.includes(unit)) return units.filter((one) => !taken.includes(one));
  return units;
}

/** The stacks of a side as they were found, by the number of their place, and who lay in task forces then. */
interface Kept {
  taken: readonly UnitId[];
  isFound: boolean;
  readonly byPlace: (Pile | undefined)[];
  /** Those that there are, in an order that tells nothing. */
  piles: readonly Pile[];
  /** How much of what has changed since has been looked at. */
  seen: number;
  settled: Settled | undefined;
}

/** Which stacks were found to hold their top unit, under which tops. */
interface Settled {
  readonly tops: Tops;
  readonly count: number;
  readonly piles: (Pile | undefined)[];
}

const noStacks = (): Kept => ({ taken: [], isFound: false, byPlace: [], piles: [], seen: 0, settled: undefined });
const KEPT: Readonly<Record<Side, (state: Readonly<State>) => Kept>> = {
  german: keeper(noStacks),
  allied: keeper(noStacks),
};

/** Every stack of a side, place by place. */
export const stacksOf = (state: Readonly<State>, side: Side): readonly Pile[] => keptStacks(state, side).piles;

function keptStacks(state: Readonly<State>, side: Side): Kept {
  const kept = KEPT[side](state);
  const taken = inTaskForces(state, side, kept.taken);
  unitsAt(state, side, 'AO'); // so that places are told apart by the sides as they are now
  const changes = changesOf(state);
  let isSame = true;
  if (!kept.isFound || taken !== kept.taken) {
    kept.taken = taken;
    kept.isFound = true;
    isSame = false;
    for (let number = 0; number < PLACE_IDS.length; number++) findPile(state, side, kept, number);
  } else
    for (let at = kept.seen; at < changes.length; at++) {
      const number = changes[at] as number;
      if (number < PLACE_IDS.length && !findPile(state, side, kept, number)) isSame = false;
    }
  kept.seen = changes.length;
  if (!isSame) kept.piles = kept.byPlace.filter((pile) => pile !== undefined);
  return kept;
}

/** Finds the stack of a place; true if it is what it was. */
function findPile(state: Readonly<State>, side: Side, { taken, byPlace }: Kept, number: number): boolean {
  const place = PLACE_IDS[number] as Place;
  const units = outside(concealedOf(state, side, place), taken);
  const before = byPlace[number];
  if (before ? isSameList(before.units, units) : units.length === 0) return true;
  byPlace[number] = units.length > 0 ? { side, place, units } : undefined;
  return false;
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
  if (areSettled(state, side, kept)) return;
  const tops: Partial<Record<Place, UnitId>> = {};
  for (const { place, units } of kept.piles) {
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

/** Whether every stack has its top unit, and none is left over. A stack that was found to hold it holds it still. */
function areSettled(state: Readonly<State>, side: Side, kept: Kept): boolean {
  const tops = state.tops[side];
  if (kept.settled?.tops !== tops) kept.settled = { tops, count: Object.keys(tops).length, piles: [] };
  const { count, piles } = kept.settled;
  if (count !== kept.piles.length) return false;
  for (let number = 0; number < PLACE_IDS.length; number++) {
    const pile = kept.byPlace[number];
    if (!pile || pile === piles[number]) continue;
    const top = tops[pile.place];
    if (top && isTopCandidate(pile.units, top)) piles[number] = pile;
    else if (!top || !isAloft(state, top, pile.place)) return false;
  }
  return true;
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
