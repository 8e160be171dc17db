/** WPZ-16.0  What a viewer knows of the units on the table at this moment. */

import type { Spectator } from '@derby/kernel';
import type { Side } from './data/powers.ts';
import { UNIT_IDS, UNITS, type UnitId } from './data/units.ts';
import { NUMBERS, placeSeen, whereIs } from './places.ts';
import type { Place, Seen, State } from './state.ts';
import { isFaceUp, isNative, isThird, sideOf } from './units.ts';

export type Watcher = Side | Spectator;

/** WPZ-22.0e  A side's deployment is its own affair until it says that it is done. */
export const isInSetup = (state: Readonly<State>, side: Side): boolean =>
  state.phase === 'powers' || state.phase === `${side}-setup` || (side === 'german' && state.phase === 'allied-setup');

/** Whether the units of a side are hidden from this viewer at all. */
export const isVeiled = (state: Readonly<State>, viewer: Watcher, side: Side): boolean =>
  viewer !== side && state.ended === null && (state.options.fogOfWar || isInSetup(state, side));

/** WPZ-16.0 … WPZ-16.6  Which units, by the numbers of their counters, this viewer knows at this moment: as `knows` says of each. */
export function knownUnits(state: Readonly<State>, viewer: Watcher): Uint8Array {
  const known = new Uint8Array(UNIT_IDS.length);
  // By owner: everything is known, only what everybody sees, or nothing.
  const german = openness(state, viewer, 'german');
  const allied = openness(state, viewer, 'allied');
  const norway = sideOf(state, 'N-DD-1') === 'german' ? german : allied;
  const denmark = sideOf(state, 'D-CD-1') === 'german' ? german : allied;
  const isOpt = state.options.optUnits ? 0 : 1;
  for (let number = 0; number < known.length; number++) {
    const owner = OWNERS[number];
    const open = owner === 0 ? german : owner === 1 ? allied : owner === 2 ? norway : denmark;
    if (open === 2 || (open === 1 && (IN_SIGHT[number] === 1 || (isOpt === 1 && OPTIONAL[number] === 1))))
      known[number] = 1;
  }
  if (german === 1) noteSeen(state, viewer, 'german', known);
  if (allied === 1) noteSeen(state, viewer, 'allied', known);
  return known;
}

function openness(state: Readonly<State>, viewer: Watcher, side: Side): 0 | 1 | 2 {
  if (!isVeiled(state, viewer, side)) return 2;
  return isInSetup(state, side) ? 0 : 1;
}

/** Of a side that is veiled: who lies on top, who fights, who leads the way, who was examined. */
function noteSeen(state: Readonly<State>, viewer: Watcher, side: Side, known: Uint8Array): void {
  const note = (unit: UnitId): void => {
    if (knows(state, viewer, unit)) known[NUMBERS[unit]] = 1;
  };
  for (const unit of Object.values(state.tops[side])) if (isTop(state, side, unit)) known[NUMBERS[unit]] = 1;
  const { battle, order } = state;
  if (battle) [...battle.attackers, ...battle.defenders].forEach(note);
  if (order?.top) note(order.top);
  for (const { units } of justExamined(state, viewer)) units.forEach(note);
}

/** 0 German, 1 Allied, 2 Norwegian, 3 Danish. */
const OWNERS = Uint8Array.from(UNIT_IDS, (unit) =>
  isNative(unit, 'german') ? 0 : isNative(unit, 'allied') ? 1 : UNITS[unit].nat === 'NOR' ? 2 : 3,
);
const IN_SIGHT = Uint8Array.from(UNIT_IDS, (unit) => Number(isFaceUp(unit) || isThird(unit)));
const OPTIONAL = Uint8Array.from(UNIT_IDS, (unit) => Number(UNITS[unit].entry === 'opt'));

/** Whether this viewer knows where a unit is at this moment. */
export function knows(state: Readonly<State>, viewer: Watcher, unit: UnitId): boolean {
  const side = sideOf(state, unit) ?? 'allied';
  if (!isVeiled(state, viewer, side)) return true;
  if (isInSetup(state, side)) return false;
  if (isFaceUp(unit) || isThird(unit)) return true;
  if (UNITS[unit].entry === 'opt' && !state.options.optUnits) return true;
  const { battle, order } = state;
  if (battle && (battle.attackers.includes(unit) || battle.defenders.includes(unit))) return true;
  if (order?.announced && order.top === unit) return true;
  return isTop(state, side, unit) || hasJustSeen(state, viewer, unit);
}

/** Places that this viewer has examined in this very segment: nobody has left them since, unless everybody saw it. */
export const justExamined = (state: Readonly<State>, viewer: Watcher): readonly Seen[] => {
  const seen = viewer === 'spectator' ? [] : state.seen[viewer];
  // The newest are last.
  if (!isFresh(state, seen.at(-1))) return [];
  return seen.filter((one) => isFresh(state, one));
};

const isFresh = ({ turn, segment }: Readonly<State>, seen: Seen | undefined): boolean =>
  seen !== undefined && seen.turn === turn && seen.segment === segment;

function hasJustSeen(state: Readonly<State>, viewer: Watcher, unit: UnitId): boolean {
  const seen = justExamined(state, viewer).find(({ units }) => units.includes(unit));
  return seen !== undefined && placeSeen(state, unit) === seen.place;
}

/** WPZ-9.2e  On top of its stack; the top unit of a base that flies a mission keeps its place there, and is seen to fly. */
export function isTop(state: Readonly<State>, side: Side, unit: UnitId): boolean {
  const at = whereIs(state, unit);
  const place = at === 'flight' ? state.order?.base : (at as Place);
  return place !== null && place !== undefined && state.tops[side][place] === unit;
}
