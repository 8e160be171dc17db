/** WPZ-9.0  The end of an action: markers, arrivals, and whoever has no room left. */

import type { Play } from '@derby/kernel';
import { isOpenTo, roomOn } from './control.ts';
import { arrivals } from './convoys.ts';
import type { AreaId } from './data/areas.ts';
import { SIDES, type Side } from './data/powers.ts';
import type { UnitId } from './data/units.ts';
import { BASE_IDS, type BaseId, ISLAND_LIMIT, ZONE_IDS, type ZoneId } from './data/zones.ts';
import { flyHome } from './flights.ts';
import { isArea, isSmall } from './geography.ts';
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
    for (const base of BASE_IDS) {
      if (!hasAt(t.state, side, base, AIR) || isOpenTo(t.state, side, base)) continue;
      for (const unit of unitsAt(t.state, side, base).filter(isAir)) eliminate(t, unit);
    }
}

interface Excess {
  readonly side: Side;
  readonly rule: 'WPZ-9.1c' | 'WPZ-9.2c';
  readonly place: ZoneId | BaseId;
}

const SMALL_ZONES: readonly ZoneId[] = ZONE_IDS.filter(isSmall);

/** WPZ-9.1c, WPZ-9.2c  The first place with more of a side than it may hold. */
function excessOf(state: Readonly<State>): Excess | undefined {
  for (const side of SIDES) {
    for (const place of SMALL_ZONES)
      if (unitsAt(state, side, place).length > ISLAND_LIMIT) return { side, rule: 'WPZ-9.1c', place };
    for (const place of BASE_IDS)
      if (hasAt(state, side, place, AIR) && roomOn(state, side, place) < 0) return { side, rule: 'WPZ-9.2c', place };
  }
  return undefined;
}

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
    unitsAt(state, side, place).filter((unit) => isAir(unit) || place in ZONE_SET),
  );

const ZONE_SET: Readonly<Record<string, true>> = Object.fromEntries(ZONE_IDS.map((zone) => [zone, true]));
