/** Chances, reckoned by the procedures' own figures: a single shot, and who fires first. */
import type { Factor } from './data/contexts.ts';
import type { UnitId } from './data/units.ts';
import { factorOf } from './units.ts';

const FACES = 6;

/** WPZ-11.8a  The chance that a shot with this factor hits. */
export const hitChance = (factor: number): number => Math.min(FACES, Math.max(0, factor)) / FACES;

/** The chance that a unit hits with one of its factors as it is now. */
export const shotChance = (state: { readonly reduced: readonly UnitId[] }, unit: UnitId, factor: Factor): number =>
  hitChance(factorOf(state, unit, factor));

/** WPZ-11.6a, WPZ-11.6b  The chance that the attacker fires first, by the difference of the bonuses and who wins a tie. */
export function firstFireChance(lead: number, winsTie: boolean): number {
  let wins = 0;
  for (let attacker = 1; attacker <= FACES; attacker++)
    for (let defender = 1; defender <= FACES; defender++) {
      const difference = attacker + lead - defender;
      if (difference > 0 || (difference === 0 && winsTie)) wins += 1;
    }
  return wins / (FACES * FACES);
}
