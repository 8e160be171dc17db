/** Advice on the Tactical Display: positions, escape, reactions. */
import type { Open } from './bot.ts';
import { best } from './bot-choices.ts';
import { bestAllocation, bestGunValue, canShell, hasTargets } from './bot-fire.ts';
import { escortCard } from './cards.ts';
import { evasionOf, hullResults, isUnfit, speedOf } from './crew.ts';
import { neighbours, range, stepsToLeave, ZONES, type ZoneId } from './data/display.ts';
import { referenceSpeed } from './drift.ts';
import { attackSize } from './enemy-attacks.ts';
import { detectionModifier, detectionRange } from './escorts.ts';
import { type Afloat, isEscort, shipSpeed, shipsAfloat } from './ships.ts';
import {
  type Boat,
  battleOf,
  boatOf,
  type Choice,
  type Fighter,
  fighterOf,
  type Known,
  present,
  type Side,
  shipOf,
} from './state.ts';
import { torpedoesIn } from './torpedo-room.ts';
import { newFighter } from './wolfpack.ts';

/** Weights of the baseline. */
const DANGER = { surfaced: 1.6, submerged: 1.3, distant: 0.5, heavy: 0.9, light: 0.25, perHull: 0.35 };
const LEAVE_BELOW = -1.2;
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

function danger(known: Readonly<Known>, boat: Readonly<Boat>, fighter: Readonly<Fighter>): number {
  let sum = 0;
  for (const ship of shipsAfloat(known)) sum += dangerFrom(known, ship, fighter);
  return sum * (1 + DANGER.perHull * hullResults(boat));
}

/** The value of a position at the end of the movement step, drift included. */
function positionValue(known: Readonly<Known>, boat: Readonly<Boat>, fighter: Readonly<Fighter>): number {
  const steps = Math.max(0, referenceSpeed(known) - speedOf(boat, fighter.side));
  const ends = driftEnds(fighter.zone, steps);
  if (ends.length === 0) return LEAVE_BELOW;
  return Math.max(
    ...ends.map((zone) => attackValue(known, boat, zone, fighter.side) - danger(known, boat, { ...fighter, zone })),
  );
}

/** What torpedoes and, at the surface, the gun could do from a zone. */
const attackValue = (known: Readonly<Known>, boat: Readonly<Boat>, zone: ZoneId, side: Side): number =>
  bestAllocation(known, boat, zone).value + (side === 'surfaced' ? bestGunValue(known, boat, zone) : 0);

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

interface Plan {
  readonly zone: ZoneId;
  readonly side: Side;
  readonly value: number;
}

/** Zones within so many steps. */
function reachable(zone: ZoneId, steps: number): ZoneId[] {
  const found = [zone];
  let edge = [zone];
  for (let i = 0; i < steps; i++) {
    edge = [...new Set(edge.flatMap(neighbours))].filter((next) => !found.includes(next));
    found.push(...edge);
  }
  return found;
}

/** Zones nearer come first, so that equal values do not cost a move. */
function bestPosition(known: Readonly<Known>, boat: Readonly<Boat>, fighter: Readonly<Fighter>): Plan {
  const sides: readonly Side[] =
    fighter.turned || fighter.moves < speedOf(boat, fighter.side) ? [fighter.side] : ['surfaced', 'submerged'];
  let found: Plan = { zone: fighter.zone, side: fighter.side, value: Number.NEGATIVE_INFINITY };
  for (const side of sides) {
    const steps = side === fighter.side ? fighter.moves : speedOf(boat, side);
    for (const zone of reachable(fighter.zone, steps)) {
      const value = positionValue(known, boat, { ...fighter, zone, side });
      if (value > found.value) found = { zone, side, value };
    }
  }
  return found;
}

/** Nothing to fire, nobody to fire at, or too hot a place. */
function shouldLeave(known: Readonly<Known>, boat: Readonly<Boat>, plan: Plan): boolean {
  return isDone(known, boat) || isUnfit(boat) || (plan.value < LEAVE_BELOW && battleOf(known).round > 1);
}

/** Nobody to fire at, or nothing to fire. */
const isDone = (known: Readonly<Known>, boat: Readonly<Boat>): boolean =>
  !hasTargets(known) || (torpedoesIn(boat.ready) === 0 && !canShell(known, boat));

export function chooseManoeuvre(known: Readonly<Known>, open: Open): Choice | undefined {
  const fighter = fighterOf(known, present(known.acting, 'boat'));
  const boat = boatOf(known, fighter.id);
  const reload = open.find((choice) => choice[0] === 'reload');
  if (reload) return reload;
  const silent = open.find((choice) => choice[0] === 'silent-running');
  if (silent && evasionOf(boat) >= 4 && escortWithin(known, fighter.zone, 3)) return silent;
  const plan = bestPosition(known, boat, fighter);
  if (shouldLeave(known, boat, plan)) return breakAway(known, boat, fighter, open);
  if (plan.side !== fighter.side)
    return open.find((choice) => choice[0] === (plan.side === 'surfaced' ? 'surface' : 'dive'));
  return stepTowards(fighter.zone, plan.zone, open) ?? open.find((choice) => choice[0] === 'stay');
}

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
export function chooseZone(known: Readonly<Known>, open: Open): Choice | undefined {
  const boat = boatOf(known, present(known.acting, 'boat'));
  return best(open, (choice) => placeValue(known, boat, choice[1] as ZoneId, 'surfaced'));
}

function placeValue(known: Readonly<Known>, boat: Readonly<Boat>, zone: ZoneId, side: Side): number {
  const fighter = { ...newFighter(boat.id, zone, side), moves: speedOf(boat, side), turned: true };
  return bestPosition(known, boat, fighter).value;
}

export const chooseSide = (_known: Readonly<Known>, open: Open): Choice | undefined =>
  open.find((choice) => choice[0] === 'surfaced');

/** Ideal Position and Caught Astern: the better zone, or none. */
export function chooseNewZone(known: Readonly<Known>, open: Open): Choice | undefined {
  const fighter = fighterOf(known, present(known.acting, 'boat'));
  const boat = boatOf(known, fighter.id);
  return best(open, (choice) => placeValue(known, boat, choice[0] === 'zone' ? choice[1] : fighter.zone, fighter.side));
}

/** Full speed, unless a boat that wants to leave can fall back out of the battle. */
export function chooseDrift(known: Readonly<Known>, open: Open): Choice | undefined {
  const fighter = fighterOf(known, present(known.acting, 'boat'));
  const boat = boatOf(known, fighter.id);
  const leaving = isDone(known, boat);
  const out = leaving && open.find((choice) => choice[0] === 'drift' && choice[1] > ZONES[fighter.zone].toWake);
  return out || open[0];
}

/** Boats to the better zone, cripples where they can be reached. */
export function chooseDriftZone(known: Readonly<Known>, open: Open): Choice | undefined {
  const fighter = battleOf(known).fighters.find((one) => one.id === open[0]?.[1]);
  if (!fighter) return nearBoats(known, open);
  const boat = boatOf(known, fighter.id);
  const leaving = isDone(known, boat);
  return best(open, (choice) => {
    const zone = choice[2] as ZoneId;
    const here = { ...fighter, zone };
    return leaving
      ? -stepsToLeave(zone) - danger(known, boat, here)
      : attackValue(known, boat, zone, fighter.side) - danger(known, boat, here);
  });
}

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
