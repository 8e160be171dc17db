/** A month ahead: what a reckoning of missions looks at. */
import { GRINDING_WAR } from '../src/data/tracks.ts';
import type { Known } from '../src/view.ts';

const AVERAGE_DIE = 3.5;

/** The position as the next month may find it: nothing new in the Atlantic, and as many transport points as can be expected. */
export function nextMonth(known: Readonly<Known>): Known {
  const WA = [...known.convoys.WA, ...known.convoys.AO];
  const points = AVERAGE_DIE + (GRINDING_WAR[known.front]?.transport ?? 0);
  return { ...known, turn: known.turn + 1, convoys: { AO: [], WA }, points, depleted: [] };
}
