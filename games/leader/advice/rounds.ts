/** Advice on what the battle asks besides: drift, the order of escorts, reactions. */

import type { Choice } from '../src/choices.ts';
import { range, stepsToLeave, ZONES, type ZoneId } from '../src/data/display.ts';
import { attackSize } from '../src/enemy-attacks.ts';
import { type Afloat, isEscort } from '../src/ships.ts';
import { battleOf, boatOf, fighterOf, present, shipOf } from '../src/state.ts';
import type { Known } from '../src/view.ts';
import type { Open, Planner } from './advice.ts';
import { best } from './choices.ts';
import type { Gunnery } from './doctrine.ts';
import { attackValue, danger, isDone } from './positions.ts';

/** Full speed, unless a boat that wants to leave can fall back out of the battle. */
export const driftBy =
  (gun: Gunnery): Planner =>
  (known, open) => {
    const fighter = fighterOf(known, present(known.acting, 'boat'));
    const boat = boatOf(known, fighter.id);
    const leaving = isDone(known, boat, gun);
    const out = leaving && open.find((choice) => choice[0] === 'drift' && choice[1] > ZONES[fighter.zone].toWake);
    return out || open[0];
  };

/** Boats to the better zone, cripples where they can be reached. */
export const driftZoneBy =
  (gun: Gunnery): Planner =>
  (known, open) => {
    const fighter = battleOf(known).fighters.find((one) => one.id === open[0]?.[1]);
    if (!fighter) return nearBoats(known, open);
    const boat = boatOf(known, fighter.id);
    const leaving = isDone(known, boat, gun);
    return best(open, (choice) => {
      const zone = choice[2] as ZoneId;
      const here = { ...fighter, zone };
      return leaving
        ? -stepsToLeave(zone) - danger(known, boat, here)
        : attackValue(known, boat, zone, fighter.side, gun) - danger(known, boat, here);
    });
  };

/** Escorts away from the boats, targets towards them. */
function nearBoats(known: Readonly<Known>, open: Open): Choice | undefined {
  const sign = isEscort(shipOf(known, open[0]?.[1] as string)) ? 1 : -1;
  return best(open, (choice) => sign * distanceToBoats(known, choice[2] as ZoneId));
}

const distanceToBoats = (known: Readonly<Known>, zone: ZoneId): number =>
  Math.min(99, ...battleOf(known).fighters.map((fighter) => range(fighter.zone, zone)));

/** The farthest first: one that acts before a detection wanders, one that acts after it closes in. */
export const chooseEscort = (known: Readonly<Known>, open: Open): Choice | undefined =>
  best(open, (choice) => distanceToBoats(known, (shipOf(known, choice[1] as string) as Afloat).zone));

/** Dive from what would hurt: a Heavy, or Lights enough. */
export function chooseReaction(known: Readonly<Known>, open: Open): Choice | undefined {
  const id = present(known.acting, 'boat');
  let heavy = 0;
  let light = 0;
  for (const attack of battleOf(known).attacks) {
    if (attack.boat !== id) continue;
    const size = attackSize(known, attack);
    heavy += size.heavy;
    light += size.light;
  }
  const surfaced = fighterOf(known, id).side === 'surfaced';
  const dive = heavy >= 1 || light >= (surfaced ? 2 : 3);
  return open.find((choice) => choice[0] === (dive ? (surfaced ? 'crash-dive' : 'deep-dive') : 'hold'));
}
