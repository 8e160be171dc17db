/** UL-11.8 … UL-11.11  Step B: whoever cannot keep up with the convoy falls back towards its wake. */
import type { Play } from '@derby/kernel';
import type { List } from './choices.ts';
import { isUnfit, speedOf } from './crew.ts';
import type { BoatId } from './data/boats.ts';
import { neighbours, stepsToLeave, WAKE, ZONES, type ZoneId } from './data/display.ts';
import { removeFighter } from './movement.ts';
import { revealNearby } from './reveal.ts';
import { fightersToAct, hasActed, nextStep } from './round.ts';
import type { Rule } from './rules.ts';
import { isEscort, shipSpeed, shipsAfloat } from './ships.ts';
import { battleOf, boatOf, fighterOf, type Phase, PLAYER, present, shipOf, type Table } from './state.ts';
import type { Known } from './view.ts';

/** UL-11.11  Pieces do not touch one another, so the order is free: boats first, then ships. */
export function* drift(t: Table): Play<Phase> {
  const reference = referenceSpeed(t.state);
  for (const { id } of fightersToAct(t.state)) {
    yield* t.checkpoint();
    yield* driftBoat(t, id, reference);
    battleOf(t.state).acted.push(id);
  }
  if (battleOf(t.state).fighters.length === 0) return nextStep(t, 'escorts'); // UL-16.1
  for (const { id } of shipsAfloat(t.state)) {
    if (hasActed(t.state, id)) continue;
    yield* t.checkpoint();
    yield* driftShip(t, id, reference);
    battleOf(t.state).acted.push(id);
  }
  revealNearby(t);
  return nextStep(t, 'escorts');
}

/** UL-11.8  The fastest non-escort, or the fastest escort where there is no other. */
export function referenceSpeed(known: Readonly<Known>): number {
  const ships = shipsAfloat(known);
  const others = ships.filter((ship) => !isEscort(ship));
  return Math.max(0, ...(others.length > 0 ? others : ships).map(shipSpeed));
}

/** UL-11.9  A boat may count as slower than it is; the player says how far it drifts. */
function* driftBoat(t: Table, id: BoatId, reference: number): Play<void> {
  t.state.acting = id;
  const [, steps] = yield* t.choose(PLAYER, 'UL-11.9', drifts(id, reference));
  for (let left = steps; left > 0; left--) {
    if (!(yield* driftBoatStep(t, id, left))) return;
  }
}

const drifts =
  (id: BoatId, reference: number) =>
  (list: List<'drift'>, known: Readonly<Known>): void => {
    const { silent, side, zone } = fighterOf(known, id);
    const boat = boatOf(known, id);
    const fastest = silent ? 0 : speedOf(boat, side);
    const least = Math.max(0, reference - fastest);
    const distances = Array.from({ length: reference - least + 1 }, (_, i) => nearestAfter(zone, least + i));
    const nearest = isUnfit(boat) ? Math.min(...distances) : Number.POSITIVE_INFINITY;
    for (const [i, distance] of distances.entries()) list.offer(['drift', least + i], barToDrift(distance, nearest));
  };

/** UL-11.9  An Unfit crew must drift as near to leaving as it can. */
const barToDrift = (distance: number, nearest: number): Rule | false =>
  nearest < Number.POSITIVE_INFINITY && distance > nearest && 'UL-11.9';

/** UL-11.10  The zones one step nearer to the wake. */
const astern = (zone: ZoneId): ZoneId[] =>
  neighbours(zone).filter((next) => ZONES[next].toWake === ZONES[zone].toWake - 1);

/** How near to leaving a drift of so many steps can bring a piece; out through the wake is nearest of all. */
function nearestAfter(zone: ZoneId, steps: number): number {
  if (steps > ZONES[zone].toWake) return 0;
  if (steps === 0) return stepsToLeave(zone);
  return Math.min(...astern(zone).map((next) => nearestAfter(next, steps - 1)));
}

/** UL-11.10  One step of a boat; false when it has gone out through the wake. */
function* driftBoatStep(t: Table, id: BoatId, left: number): Play<boolean> {
  if (fighterOf(t.state, id).zone === WAKE) {
    removeFighter(t, id);
    t.log('UL-11.10', { what: 'piece-falls-astern', piece: id });
    return false;
  }
  const [, , zone] = yield* t.choose(PLAYER, 'UL-11.10', boatSteps(id, left));
  fighterOf(t.state, id).zone = zone;
  t.log('UL-11.10', { what: 'piece-drifts', piece: id, zone });
  return true;
}

const boatSteps =
  (id: BoatId, left: number) =>
  (list: List<'drift-to'>, known: Readonly<Known>): void => {
    const here = fighterOf(known, id).zone;
    const nearest = isUnfit(boatOf(known, id)) ? nearestAfter(here, left) : Number.POSITIVE_INFINITY;
    for (const zone of astern(here))
      list.offer(['drift-to', id, zone], barToDrift(nearestAfter(zone, left - 1), nearest));
  };

/** UL-11.9, UL-11.10  A ship drifts by the whole of its difference. */
function* driftShip(t: Table, id: string, reference: number): Play<void> {
  for (let left = reference - shipSpeed(shipOf(t.state, id)); left > 0; left--) {
    if (shipOf(t.state, id).zone === WAKE) {
      shipOf(t.state, id).zone = null;
      t.log('UL-11.10', { what: 'piece-falls-astern', piece: id });
      return;
    }
    const [, , zone] = yield* t.choose(PLAYER, 'UL-11.10', (list: List<'drift-to'>) => {
      for (const next of astern(present(shipOf(t.state, id).zone, id))) list.open(['drift-to', id, next]);
    });
    shipOf(t.state, id).zone = zone;
    t.log('UL-11.10', { what: 'piece-drifts', piece: id, zone });
  }
}
