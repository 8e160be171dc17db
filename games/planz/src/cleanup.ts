/** WPZ-9.0  The end of an action: markers, arrivals, and whoever has no room left. */

import type { Play } from '@derby/kernel';
import { isOpenTo, roomOn } from './control.ts';
import { arrivals } from './convoys.ts';
import type { AreaId } from './data/areas.ts';
import { SIDES, type Side } from './data/powers.ts';
import type { UnitId } from './data/units.ts';
import { BASE_IDS, type BaseId, ISLAND_LIMIT, ZONE_IDS, type ZoneId } from './data/zones.ts';
import { flyHome } from './flights.ts';
import { isArea, isBase, isSmall, isZone } from './geography.ts';
import { keptAmong } from './kept.ts';
import { eliminate } from './losses.ts';
import { orderOf, publicFirst, standStill } from './order.ts';
import { whereIs } from './places.ts';
import { MARKERS, settleStacks } from './stacks.ts';
import { question } from './standing-orders.ts';
import type { List, State, Table, TaskForce } from './state.ts';
import { AIR } from './traits.ts';
import { hasAt, isAir, unitsAt } from './units.ts';

/** The last step of every order: whoever flew is home, convoys have arrived, and limits hold again. */
export function* endOrder(t: Table): Play<void> {
  flyHome(t);
  standStill(t);
  if (!(yield* settleMarkers(t))) return;
  arrivals(t);
  if (t.state.ended || !(yield* makeRoom(t))) return;
  closeOrder(t);
}

function closeOrder(t: Table): void {
  const { state } = t;
  const { kind } = orderOf(state);
  settleStacks(t);
  state.order = null;
  const { free } = state;
  if (!free) {
    state.stage = 'end';
    return;
  }
  free.taken.push(kind);
  free.left = free.by === 'incident' ? 0 : free.left - 1;
}

/** WPZ-16.5  A marker stays with the largest part of its units; the owner says where if parts are equal. */
function* settleMarkers(t: Table): Play<boolean> {
  for (const marker of MARKERS[t.state.mover]) {
    const best = largestParts(t.state, marker);
    if (best.length === 0) continue;
    let [area] = best;
    if (best.length > 1) {
      const choice = yield* question(t, t.state.mover, 'WPZ-16.5', 'always', (list: List<'marker'>, state) => {
        const parts = largestParts(state, marker);
        for (const one of parts) list.open(['marker', marker, one]);
        if (parts.length === 0) list.open(['marker', marker, 'AO']);
      });
      area = choice[2];
      t.reveal('WPZ-16.5', { what: 'task-force', side: t.state.mover, marker, area });
    }
    t.state.taskForces[marker] = t.state.taskForces[marker].filter((unit) => whereIs(t.state, unit) === area);
    settleStacks(t);
  }
  return true;
}

/** The areas in which most of a scattered marker's units are; none if they are together. */
function largestParts(state: Readonly<State>, marker: TaskForce): AreaId[] {
  const areas = state.taskForces[marker].map((unit) => whereIs(state, unit)).filter(isArea);
  const distinct = [...new Set(areas)];
  if (distinct.length < 2) return [];
  const count = (area: AreaId): number => areas.filter((one) => one === area).length;
  const most = Math.max(...distinct.map(count));
  return distinct.filter((area) => count(area) === most).sort();
}

/** WPZ-9.2d  Aircraft on a base that their side neither controls nor contests are eliminated. */
export function clearBases(t: Table): void {
  for (const side of SIDES)
    for (const base of STRANDED.all(t.state, side))
      for (const unit of unitsAt(t.state, side, base).filter(isAir)) eliminate(t, unit);
}

const STRANDED = keptAmong(
  BASE_IDS,
  (state, side, base) => hasAt(state, side, base, AIR) && !isOpenTo(state, side, base),
);

interface Excess {
  readonly side: Side;
  readonly rule: 'WPZ-9.1c' | 'WPZ-9.2c';
  readonly place: ZoneId | BaseId;
}

/** WPZ-9.1c, WPZ-9.2c  The first place with more of a side than it may hold. */
function excessOf(state: Readonly<State>): Excess | undefined {
  for (const side of SIDES) {
    const [place] = CROWDED.all(state, side);
    if (place) return { side, rule: isBase(place) ? 'WPZ-9.2c' : 'WPZ-9.1c', place };
  }
  return undefined;
}

const CROWDED = keptAmong<ZoneId | BaseId>([...ZONE_IDS.filter(isSmall), ...BASE_IDS], (state, side, place) =>
  isBase(place)
    ? hasAt(state, side, place, AIR) && roomOn(state, side, place) < 0
    : unitsAt(state, side, place).length > ISLAND_LIMIT,
);

/** Whoever has too many in a place eliminates one; true when nobody has. */
export function* makeRoom(t: Table): Play<boolean> {
  clearBases(t);
  const excess = excessOf(t.state);
  if (!excess) return true;
  const { side, rule, place } = excess;
  const [, unit] = yield* question(t, side, rule, 'if-open', (list: List<'lose'>, state) => {
    for (const one of crowd(state, side, place)) list.open(['lose', one]);
  });
  eliminate(t, unit);
  return false;
}

const crowd = (state: Readonly<State>, side: Side, place: ZoneId | BaseId): UnitId[] =>
  publicFirst(
    state,
    side,
    unitsAt(state, side, place).filter((unit) => isAir(unit) || isZone(place)),
  );
