/** HOST-9.10 … 9.12  The chance that a hunt sinks its submarine, if its owner gives up the cheapest. */
import { theUnit } from '../basics.ts';
import type { ZoneId } from '../data/map.ts';
import { ESCAPES_FROM, huntNumber, huntVictims, mayEscape } from '../hunt.ts';
import { cheapest } from '../losses.ts';
import type { State } from '../state.ts';

export function huntOdds(state: Readonly<State>, zone: ZoneId, destroyers: number): number {
  const victims = huntVictims(state, zone);
  if (victims.length === 0) return 0;
  const caught = mayEscape(state, theUnit(state, cheapest(victims))) ? (ESCAPES_FROM - 1) / 6 : 1;
  return (huntNumber(state, zone, destroyers).number / 6) * caught;
}
