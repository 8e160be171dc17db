/** Advice on the Tactical Display: where to come on, where to go, when and how to leave. */

import type { Choice } from '../src/choices.ts';
import { evasionOf, isUnfit, speedOf } from '../src/crew.ts';
import { range, stepsToLeave, ZONES, type ZoneId } from '../src/data/display.ts';
import { referenceSpeed } from '../src/drift.ts';
import { isEscort, shipsAfloat } from '../src/ships.ts';
import { type Boat, battleOf, boatOf, type Fighter, fighterOf, present, type Side } from '../src/state.ts';
import type { Known } from '../src/view.ts';
import { newFighter } from '../src/wolfpack.ts';
import type { Open, Planner } from './advice.ts';
import { best } from './choices.ts';
import type { Gunnery } from './doctrine.ts';
import { bestPosition, danger, isDone, LEAVE_BELOW, type Plan, reachable } from './positions.ts';

/** Nothing to fire, nobody to fire at, or too hot a place. */
function shouldLeave(known: Readonly<Known>, boat: Readonly<Boat>, plan: Plan, gun: Gunnery): boolean {
  return isDone(known, boat, gun) || isUnfit(boat) || (plan.value < LEAVE_BELOW && battleOf(known).round > 1);
}

export const manoeuvreBy =
  (gun: Gunnery): Planner =>
  (known, open) => {
    const fighter = fighterOf(known, present(known.acting, 'boat'));
    const boat = boatOf(known, fighter.id);
    const reload = open.find((choice) => choice[0] === 'reload');
    if (reload) return reload;
    const silent = open.find((choice) => choice[0] === 'silent-running');
    if (silent && evasionOf(boat) >= 4 && escortWithin(known, fighter.zone, 3)) return silent;
    const plan = bestPosition(known, boat, fighter, gun);
    if (shouldLeave(known, boat, plan, gun)) return breakAway(known, boat, fighter, open);
    if (plan.side !== fighter.side)
      return open.find((choice) => choice[0] === (plan.side === 'surfaced' ? 'surface' : 'dive'));
    return stepTowards(fighter.zone, plan.zone, open) ?? open.find((choice) => choice[0] === 'stay');
  };

const escortWithin = (known: Readonly<Known>, zone: ZoneId, steps: number): boolean =>
  shipsAfloat(known).some((ship) => isEscort(ship) && range(ship.zone, zone) <= steps);

function stepTowards(from: ZoneId, to: ZoneId, open: Open): Choice | undefined {
  return open.find((choice) => choice[0] === 'move' && range(choice[1], to) < range(from, to));
}

/** Out by the shortest way, on the side that is safer for it. */
function breakAway(
  known: Readonly<Known>,
  boat: Readonly<Boat>,
  fighter: Readonly<Fighter>,
  open: Open,
): Choice | undefined {
  const leave = open.find((choice) => choice[0] === 'leave');
  if (leave) return leave;
  const turn = open.find((choice) => choice[0] === 'dive' || choice[0] === 'surface');
  if (
    turn &&
    escapeValue(known, boat, fighter, other(fighter.side)) > escapeValue(known, boat, fighter, fighter.side) + 0.1
  )
    return turn;
  const moves = open.filter((choice) => choice[0] === 'move' && stepsToLeave(choice[1]) < stepsToLeave(fighter.zone));
  const safest = best(moves, (choice) => -danger(known, boat, { ...fighter, zone: choice[1] as ZoneId }));
  return safest ?? open.find((choice) => choice[0] === 'stay') ?? open[0];
}

const other = (side: Side): Side => (side === 'surfaced' ? 'submerged' : 'surfaced');

/** Every round still needed to get away counts; so does the danger where this move would end. */
function escapeValue(known: Readonly<Known>, boat: Readonly<Boat>, fighter: Readonly<Fighter>, side: Side): number {
  const speed = speedOf(boat, side);
  const drift = Math.max(0, referenceSpeed(known) - speed);
  const left = Math.max(
    0,
    stepsToLeave(fighter.zone) - speed - (drift > 0 && ZONES[fighter.zone].toWake <= 3 ? drift : 0),
  );
  if (left === 0) return 0;
  const ends = reachable(fighter.zone, speed).filter(
    (zone) => stepsToLeave(zone) <= stepsToLeave(fighter.zone) - speed,
  );
  const risk = Math.min(
    ...(ends.length > 0 ? ends : [fighter.zone]).map((zone) => danger(known, boat, { ...fighter, zone, side })),
  );
  return -0.3 * left - risk;
}

/** Where a boat comes on: wherever its first move leads to the best position. */
export const zoneBy =
  (gun: Gunnery): Planner =>
  (known, open) => {
    const boat = boatOf(known, present(known.acting, 'boat'));
    return best(open, (choice) => placeValue(known, boat, choice[1] as ZoneId, 'surfaced', gun));
  };

function placeValue(known: Readonly<Known>, boat: Readonly<Boat>, zone: ZoneId, side: Side, gun: Gunnery): number {
  const fighter = { ...newFighter(boat.id, zone, side), moves: speedOf(boat, side), turned: true };
  return bestPosition(known, boat, fighter, gun).value;
}

export const chooseSide = (_known: Readonly<Known>, open: Open): Choice | undefined =>
  open.find((choice) => choice[0] === 'surfaced');

/** Ideal Position and Caught Astern: the better zone, or none. */
export const newZoneBy =
  (gun: Gunnery): Planner =>
  (known, open) => {
    const fighter = fighterOf(known, present(known.acting, 'boat'));
    const boat = boatOf(known, fighter.id);
    return best(open, (choice) =>
      placeValue(known, boat, choice[0] === 'zone' ? choice[1] : fighter.zone, fighter.side, gun),
    );
  };
