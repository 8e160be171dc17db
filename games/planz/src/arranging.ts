/** WPZ-16.6  Arranging stacks and task forces, once at the start of an own segment, at no cost. */

import type { Play } from '@derby/kernel';
import { AREA_IDS, type AreaId } from './data/areas.ts';
import type { Side } from './data/powers.ts';
import type { UnitId } from './data/units.ts';
import { listUnknown } from './order.ts';
import { whereIs } from './places.ts';
import {
  MARKERS,
  markerArea,
  type Pile,
  putOnTop,
  settleStacks,
  stacksOf,
  taskForceOf,
  topCandidates,
} from './stacks.ts';
import { question } from './standing-orders.ts';
import type { List, State, Table, TaskForce } from './state.ts';
import { SURFACE } from './traits.ts';
import { hasAt, isConvoy, isFaceUp, isSurface, navalAt } from './units.ts';

type ArrangeVerb = 'top' | 'form' | 'dissolve' | 'assign' | 'done';

/** Whether there is anything to arrange: with open units nobody would notice. */
export function mayArrange(state: Readonly<State>): boolean {
  if (state.arranging !== 'open' || !state.options.fogOfWar) return false;
  for (const pile of stacksOf(state, state.mover))
    if (pile.units.length > 1 && otherTops(state, pile).length > 0) return true;
  return newMarkers(state).length > 0;
}

/** WPZ-16.6  Each stack at most once. */
const newTops = (state: Readonly<State>): UnitId[] =>
  stacksOf(state, state.mover).flatMap((pile) => otherTops(state, pile));

const otherTops = (state: Readonly<State>, { place, units }: Pile): readonly UnitId[] =>
  state.arranged.includes(place) ? [] : topCandidates(units).filter((unit) => unit !== state.tops[state.mover][place]);

/** WPZ-16.5  Ships that a marker might take: not convoys, and not another marker's. */
function recruits(state: Readonly<State>, side: Side, marker: TaskForce, area: AreaId): UnitId[] {
  return navalAt(state, side, area).filter(
    (unit) => !isConvoy(unit) && !isFaceUp(unit) && [marker, undefined].includes(taskForceOf(state, unit)),
  );
}

function newMarkers(state: Readonly<State>): [TaskForce, AreaId][] {
  const found: [TaskForce, AreaId][] = [];
  if (!state.options.taskForces) return found;
  for (const marker of MARKERS[state.mover]) {
    if (state.arranged.includes(marker)) continue;
    const area = markerArea(state, marker);
    for (const one of area === null ? AREA_IDS : [area])
      if (hasAt(state, state.mover, one, SURFACE) && recruits(state, state.mover, marker, one).some(isSurface))
        found.push([marker, one]);
  }
  return found;
}

export function* arrange(t: Table): Play<void> {
  const choice = yield* question(t, t.state.mover, 'WPZ-16.6', 'always', listAll);
  const { state } = t;
  if (state.arranging !== 'now') return;
  switch (choice[0]) {
    case 'done':
      if (state.forming) formed(t);
      else state.arranging = 'over';
      return;
    case 'top':
      state.arranged.push(whereIs(state, choice[1]) as AreaId);
      return putOnTop(t, state.mover, choice[1]);
    case 'form':
      state.forming = { marker: choice[1], area: choice[2], units: [] };
      return;
    case 'dissolve':
      return disband(t, choice[1]);
    default:
      state.forming?.units.push(choice[1]);
  }
}

function listAll(list: List<ArrangeVerb>, state: Readonly<State>): void {
  if (state.arranging !== 'now') listUnknown(list as List);
  else if (state.forming) listRecruits(list, state);
  else listArrangements(list, state);
}

function listArrangements(list: List<ArrangeVerb>, state: Readonly<State>): void {
  list.open(['done']);
  for (const unit of newTops(state)) list.open(['top', unit]);
  for (const [marker, area] of newMarkers(state)) list.open(['form', marker, area]);
  for (const marker of MARKERS[state.mover])
    if (state.taskForces[marker].length > 0 && !state.arranged.includes(marker)) list.open(['dissolve', marker]);
}

/** WPZ-16.5  A marker holds at least one surface unit. */
function listRecruits(list: List<ArrangeVerb>, state: Readonly<State>): void {
  const { forming } = state;
  if (!forming) return;
  if (forming.units.some(isSurface)) list.open(['done']);
  for (const unit of recruits(state, state.mover, forming.marker, forming.area))
    if (!forming.units.includes(unit)) list.open(['assign', unit]);
}

function formed(t: Table): void {
  const { state } = t;
  const { forming } = state;
  if (!forming) return;
  const isNew = state.taskForces[forming.marker].length === 0;
  state.taskForces[forming.marker] = forming.units;
  state.arranged.push(forming.marker);
  state.forming = null;
  // A marker that stays where it was shows nothing of what it holds now.
  const seen = isNew ? undefined : [state.mover];
  t.reveal('WPZ-16.5', { what: 'task-force', side: state.mover, marker: forming.marker, area: forming.area }, seen);
  settleStacks(t);
}

function disband(t: Table, marker: TaskForce): void {
  const { state } = t;
  state.taskForces[marker] = [];
  state.arranged.push(marker);
  t.reveal('WPZ-16.5', { what: 'task-force', side: state.mover, marker, area: null });
  settleStacks(t);
}
