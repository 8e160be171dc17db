/** Advice on the Tactical Display: what a position is worth, and what it risks. */

import { escortCard } from '../src/cards.ts';
import { hullResults, speedOf } from '../src/crew.ts';
import { neighbours, range, ZONES, type ZoneId } from '../src/data/display.ts';
import { referenceSpeed } from '../src/drift.ts';
import { attackSize } from '../src/enemy-attacks.ts';
import { detectionModifier, detectionRange } from '../src/escorts.ts';
import { type Afloat, isEscort, shipSpeed, shipsAfloat } from '../src/ships.ts';
import { type Boat, battleOf, type Fighter, type Side } from '../src/state.ts';
import { torpedoesIn } from '../src/torpedo-room.ts';
import type { Known } from '../src/view.ts';
import type { Gunnery } from './doctrine.ts';
import { bestAllocation, bestGunValue, canShell, hasTargets } from './fire.ts';

/** Weights of the baseline. */
const DANGER = { surfaced: 1.6, submerged: 1.3, distant: 0.5, heavy: 0.9, light: 0.25, perHull: 0.35 };
export const LEAVE_BELOW = -1.2;
const UNKNOWN_DETECTION = { surfaced: 5, submerged: 6 };

/** The chance that an escort finds a boat there. */
function detectionChance(known: Readonly<Known>, ship: Readonly<Afloat>, fighter: Readonly<Fighter>): number {
  if (fighter.detected) return 1;
  if (range(ship.zone, fighter.zone) > detectionRange(known, fighter.side)) return 0;
  const need = (escortCard(ship.card ?? 0)?.detect ?? UNKNOWN_DETECTION)[fighter.side];
  return Math.min(1, Math.max(0, (11 - need + detectionModifier(known, ship, fighter.side)) / 10));
}

/** How near an escort must be to be dangerous this round: it moves, and then reaches two zones at the surface. */
function weightOf(ship: Readonly<Afloat>, fighter: Readonly<Fighter>): number {
  const distance = range(ship.zone, fighter.zone);
  const reach = shipSpeed(ship) + (fighter.side === 'surfaced' ? 2 : 0);
  return distance <= reach ? DANGER[fighter.side] : DANGER.distant;
}

function dangerFrom(known: Readonly<Known>, ship: Readonly<Afloat>, fighter: Readonly<Fighter>): number {
  if (isEscort(ship)) return detectionChance(known, ship, fighter) * weightOf(ship, fighter);
  if (fighter.side === 'submerged' || ship.card === null || range(ship.zone, fighter.zone) > 1) return 0;
  const { heavy, light } = attackSize(withFighter(known, fighter), {
    ship: ship.id,
    boat: fighter.id,
    side: fighter.side,
  });
  return DANGER.heavy * heavy + DANGER.light * light;
}

/** The display with a boat somewhere else. */
function withFighter(known: Readonly<Known>, fighter: Fighter): Known {
  const battle = battleOf(known);
  return {
    ...known,
    battle: { ...battle, fighters: [...battle.fighters.filter((one) => one.id !== fighter.id), fighter] },
  };
}

export function danger(known: Readonly<Known>, boat: Readonly<Boat>, fighter: Readonly<Fighter>): number {
  let sum = 0;
  for (const ship of shipsAfloat(known)) sum += dangerFrom(known, ship, fighter);
  return sum * (1 + DANGER.perHull * hullResults(boat));
}

/** The value of a position at the end of the movement step, drift included. */
function positionValue(known: Readonly<Known>, boat: Readonly<Boat>, fighter: Readonly<Fighter>, gun: Gunnery): number {
  const steps = Math.max(0, referenceSpeed(known) - speedOf(boat, fighter.side));
  const ends = driftEnds(fighter.zone, steps);
  if (ends.length === 0) return LEAVE_BELOW;
  return Math.max(
    ...ends.map(
      (zone) => attackValue(known, boat, zone, fighter.side, gun) - danger(known, boat, { ...fighter, zone }),
    ),
  );
}

/** What torpedoes could do from a zone; and the gun at the surface, for a leader who counts on it. */
export const attackValue = (
  known: Readonly<Known>,
  boat: Readonly<Boat>,
  zone: ZoneId,
  side: Side,
  gun: Gunnery,
): number =>
  bestAllocation(known, boat, zone).value +
  (gun.weighs && side === 'surfaced' ? bestGunValue(known, boat, zone, gun) : 0);

/** Where a drift of so many steps may end; nowhere when it leads out through the wake. */
function driftEnds(zone: ZoneId, steps: number): ZoneId[] {
  let ends: ZoneId[] = [zone];
  for (let i = 0; i < steps; i++) {
    ends = [
      ...new Set(
        ends.flatMap((from) => neighbours(from).filter((next) => ZONES[next].toWake === ZONES[from].toWake - 1)),
      ),
    ];
  }
  return ends;
}

export interface Plan {
  readonly zone: ZoneId;
  readonly side: Side;
  readonly value: number;
}

/** Zones within so many steps. */
export function reachable(zone: ZoneId, steps: number): ZoneId[] {
  const found = [zone];
  let edge = [zone];
  for (let i = 0; i < steps; i++) {
    edge = [...new Set(edge.flatMap(neighbours))].filter((next) => !found.includes(next));
    found.push(...edge);
  }
  return found;
}

/** Zones nearer come first, so that equal values do not cost a move. */
export function bestPosition(
  known: Readonly<Known>,
  boat: Readonly<Boat>,
  fighter: Readonly<Fighter>,
  gun: Gunnery,
): Plan {
  const sides: readonly Side[] =
    fighter.turned || fighter.moves < speedOf(boat, fighter.side) ? [fighter.side] : ['surfaced', 'submerged'];
  let found: Plan = { zone: fighter.zone, side: fighter.side, value: Number.NEGATIVE_INFINITY };
  for (const side of sides) {
    const steps = side === fighter.side ? fighter.moves : speedOf(boat, side);
    for (const zone of reachable(fighter.zone, steps)) {
      const value = positionValue(known, boat, { ...fighter, zone, side }, gun);
      if (value > found.value) found = { zone, side, value };
    }
  }
  return found;
}

/** Nobody to fire at, or nothing to fire. */
export const isDone = (known: Readonly<Known>, boat: Readonly<Boat>, gun: Gunnery): boolean =>
  !hasTargets(known) || (torpedoesIn(boat.ready) === 0 && !(gun.weighs && canShell(known, boat)));
