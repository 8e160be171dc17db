/** WPZ-4  How the game is won: at once, or by the count after the last turn. */

import type { Outcome } from '@derby/kernel';
import { controlOf } from './control.ts';
import type { Side } from './data/powers.ts';
import { CAPITAL_SHIPS, CONVOY_LIMIT, LEVELS, UNIT_VP } from './data/tracks.ts';
import { counterOf } from './data/units.ts';
import { BASE_IDS, BASES } from './data/zones.ts';
import { zoneOf } from './geography.ts';
import { whereIs } from './places.ts';
import type { Ending, PlanZ, State, Table } from './state.ts';
import { isType, NATIVES, otherSide, usStatus } from './units.ts';

/** WPZ-4.1  The convoy tracks, after every change; exactly 18 does not end the game. */
export function checkTracks(t: Table): void {
  if (t.state.sunk > CONVOY_LIMIT) end(t, 'german', 'sunk');
  else if (t.state.arrived > CONVOY_LIMIT) end(t, 'allied', 'arrived');
}

/** WPZ-4.1  The fleets, after every placement in a Destroyed Display. */
export function checkFleet(t: Table, side: Side): void {
  if (!hasFleet(t.state, side)) end(t, otherSide(side), 'fleet');
}

/** R-02  Any BB, BC or CV that is not destroyed; American ones count once the United States is not neutral. */
const hasFleet = (state: Readonly<State>, side: Side): boolean =>
  NATIVES[side].some(
    (unit) =>
      isType(unit, CAPITAL_SHIPS) &&
      whereIs(state, unit) !== 'destroyed' &&
      whereIs(state, unit) !== 'removed' &&
      (counterOf(unit).nat !== 'USA' || usStatus(state) !== 'neutral'),
  );

/** WPZ-4.2.1  Victory points: the convoy track, places held, and the enemy's ships in refit or destroyed. */
export function victoryPoints(state: Readonly<State>, side: Side): number {
  const track = side === 'german' ? state.sunk : state.arrived;
  return track + placePoints(state, side) + shipPoints(state, side);
}

const placePoints = (state: Readonly<State>, side: Side): number =>
  BASE_IDS.filter((base) => controlOf(state, zoneOf(base)) === side)
    .map((base) => BASES[base][side === 'german' ? 2 : 3])
    .reduce((sum: number, points) => sum + points, 0);

const shipPoints = (state: Readonly<State>, side: Side): number =>
  NATIVES[otherSide(side)]
    .filter((unit) => whereIs(state, unit) === 'refit' || whereIs(state, unit) === 'destroyed')
    .reduce((sum, unit) => sum + (UNIT_VP[side][counterOf(unit).type] ?? 0), 0);

/** WPZ-4.2, WPZ-4.2.2  The count after the last turn. */
export function finalCount(t: Table): void {
  const vp = { german: victoryPoints(t.state, 'german'), allied: victoryPoints(t.state, 'allied') };
  t.reveal('WPZ-4.2.1', { what: 'final-count', vp });
  const difference = Math.abs(vp.german - vp.allied);
  const isDraw = difference < LEVELS.marginal;
  const winner = vp.german > vp.allied ? 'german' : 'allied';
  if (isDraw) end(t, 'draw', 'draw');
  else end(t, winner, difference >= LEVELS.decisive ? 'decisive' : 'marginal');
}

function end(t: Table, winner: Side | 'draw', test: Ending): void {
  if (t.state.ended) return; // R-03  Whatever comes first ends the game.
  t.state.ended = { winner, test };
  t.reveal(ruleOf(test), { what: 'game-over', winner, test });
}

const ruleOf = (test: Ending): 'WPZ-4.1' | 'WPZ-4.2.2' =>
  test === 'sunk' || test === 'arrived' || test === 'fleet' || test === 'resigned' ? 'WPZ-4.1' : 'WPZ-4.2.2';

/** Giving up hands the game to the other side. */
export function concede(t: Table, seat: Side): void {
  end(t, otherSide(seat), 'resigned');
}

/** What an ending is worth to its winner; the rest is the loser's. */
const WORTH: Readonly<Record<Ending, number>> = {
  sunk: 1,
  arrived: 1,
  fleet: 1,
  decisive: 1,
  resigned: 1,
  marginal: 0.85,
  draw: 0.5,
};

export const result = ({ ended }: Readonly<State>): Outcome<PlanZ> | undefined => resultOf(ended);

/** The same for whoever has a view. */
export function resultOf(ended: State['ended']): Outcome<PlanZ> | undefined {
  if (!ended) return undefined;
  const { winner, test } = ended;
  const worth = (side: Side): number => (winner === side || winner === 'draw' ? WORTH[test] : 1 - WORTH[test]);
  return { rule: ruleOf(test), winner, grade: test, worth: { german: worth('german'), allied: worth('allied') } };
}
