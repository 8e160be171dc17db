/** WPZ-16.0  What a viewer knows of the units on the table at this moment. */

import type { Spectator } from '@derby/kernel';
import type { Side } from './data/powers.ts';
import { UNITS, type UnitId } from './data/units.ts';
import { placeSeen, whereIs } from './places.ts';
import type { Place, Seen, State } from './state.ts';
import { isFaceUp, isThird, sideOf } from './units.ts';

export type Watcher = Side | Spectator;

/** WPZ-22.0e  A side's deployment is its own affair until it says that it is done. */
export const isInSetup = (state: Readonly<State>, side: Side): boolean =>
  state.phase === 'powers' || state.phase === `${side}-setup` || (side === 'german' && state.phase === 'allied-setup');

/** Whether the units of a side are hidden from this viewer at all. */
export const isVeiled = (state: Readonly<State>, viewer: Watcher, side: Side): boolean =>
  viewer !== side && state.ended === null && (state.options.fogOfWar || isInSetup(state, side));

/** WPZ-16.0 … WPZ-16.6  Whether this viewer knows where a unit is at this moment. */
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
function isTop(state: Readonly<State>, side: Side, unit: UnitId): boolean {
  const at = whereIs(state, unit);
  const place = at === 'flight' ? state.order?.base : (at as Place);
  return place !== null && place !== undefined && state.tops[side][place] === unit;
}
