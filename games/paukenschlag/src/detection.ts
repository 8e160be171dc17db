/** PK-8  Detection on a grid: who can see whom, at which number, and what a success does. */
import { telling } from './barbarigo.ts';
import type { SubId } from './data/submarines.ts';
import { DETECTION } from './data/tables.ts';
import { warship } from './data/warships.ts';
import { isCoastal } from './geography.ts';
import { distance, enemiesOf, isTogether, pieceWith } from './grid.ts';
import { note } from './sight.ts';
import type { AlliedUnit, Contact, Convoy, Lookout, NavalUnit, Piece, State, Submarine, Table } from './state.ts';
import {
  contactOf,
  convoyOf,
  inherentEscort,
  isConvoy,
  isEscorted,
  isSub,
  mark,
  stackOf,
  subOf,
  unitOf,
} from './units.ts';

/** PK-8.1  Who may try in an activation of this unit: warships of a stack by id, then its inherent escort or, without any, its crews. */
export function lookoutsOf(state: Readonly<State>, unit: NavalUnit): Lookout[] {
  if (!isConvoy(unit)) return [unit];
  const ships = stackOf(state, unit).map((ship) => ship.id);
  const convoy = convoyOf(state, unit);
  return inherentEscort(convoy) || ships.length === 0 ? [...ships, unit] : ships;
}

/** PK-8.1  The number to roll, range included; below 1 there is no attempt. */
export function detectionNumber(
  state: Readonly<State>,
  contact: Readonly<Contact>,
  lookout: Lookout,
  target: NavalUnit,
): number {
  const range = distance(pieceWith(state, contact, lookout), pieceWith(state, contact, target));
  if (isSub(lookout)) return bySubmarine(state, contact, subOf(state, lookout), target, range);
  return isSub(target) ? byShips(state, lookout, subOf(state, target), range) : 0;
}

/** With the lights of the coast (event 1, PK-14.1) convoys stand out. */
function bySubmarine(
  state: Readonly<State>,
  contact: Readonly<Contact>,
  sub: Readonly<Submarine>,
  target: NavalUnit,
  range: number,
): number {
  const numbers = DETECTION.submarine[sub.status];
  const modifier = (numbers.range as readonly number[])[range];
  if (modifier === undefined) return 0;
  if (!isConvoy(target)) return numbers.warship + modifier;
  return numbers.convoy + modifier + (state.event === 'lights' && isCoastal(contact.area) ? 1 : 0);
}

function byShips(state: Readonly<State>, lookout: AlliedUnit, sub: Readonly<Submarine>, range: number): number {
  const isUp = sub.status === 'surfaced';
  const modifier = ((isUp ? DETECTION.surfacedRange : DETECTION.submergedRange) as readonly number[])[range];
  if (modifier === undefined) return 0;
  const numbers = isConvoy(lookout) ? convoyEyes(convoyOf(state, lookout)) : warship(lookout);
  const number = isUp ? numbers.detSurf : numbers.detSub;
  return number === 0 ? 0 : number + modifier;
}

const convoyEyes = (convoy: Readonly<Convoy>) => inherentEscort(convoy) ?? DETECTION.unescorted;

/** The undetected enemies that this lookout may try for. */
export const targetsOf = (state: Readonly<State>, contact: Readonly<Contact>, lookout: Lookout): Piece[] =>
  enemiesOf(contact, lookout).filter(
    ({ unit }) => !unitOf(state, unit).detected && detectionNumber(state, contact, lookout, unit) >= 1,
  );

/** PK-8.1  One attempt: a natural 10 always fails. */
export function attempt(
  t: Table,
  lookout: Lookout,
  target: NavalUnit,
  rule: 'PK-8.1' | 'PK-9.1.4',
  bonus = 0,
): boolean {
  const contact = contactOf(t.state);
  const number = detectionNumber(t.state, contact, lookout, target) + bonus;
  const range = distance(pieceWith(t.state, contact, lookout), pieceWith(t.state, contact, target));
  const die = t.d10();
  const found = die <= number && die !== 10;
  const tell = telling(t.state, contact, lookout);
  t[tell](rule, { what: 'detection', lookout, target, distance: range, number, die, found });
  if (!found) return false;
  mark(t.state, target);
  if (isSub(target)) note(t.state, subOf(t.state, target));
  contact.stirred = true;
  return true;
}

/** PK-9.1.4  Warships in the square by id, then inherent escorts by convoy, until one finds the boat that has fired. */
export function counterDetection(t: Table, sub: SubId): void {
  const contact = contactOf(t.state);
  if (subOf(t.state, sub).detected) return;
  for (const lookout of escortsWith(t.state, contact, pieceWith(t.state, contact, sub)))
    if (attempt(t, lookout, sub, 'PK-9.1.4', DETECTION.afterTorpedo)) return;
}

/** Who would look for a boat that fires from this square: warships by id, then inherent escorts. */
export function escortsWith(state: Readonly<State>, contact: Readonly<Contact>, piece: Readonly<Piece>): AlliedUnit[] {
  const here = enemiesOf(contact, piece.unit)
    .filter((enemy) => isTogether(enemy, piece))
    .map(({ unit }) => unit);
  const ships = state.ships.filter((ship) => here.includes(ship.convoy ?? ship.id)).map((ship) => ship.id);
  const convoys = state.convoys.filter((convoy) => here.includes(convoy.id) && inherentEscort(convoy));
  return [...ships, ...convoys.map((convoy) => convoy.id)];
}

/** Whether a warship, single or in a stack, or an inherent escort is in this square. */
export const hasEscortWith = (state: Readonly<State>, contact: Readonly<Contact>, piece: Readonly<Piece>): boolean =>
  enemiesOf(contact, piece.unit).some(
    (enemy) => isTogether(enemy, piece) && (!isConvoy(enemy.unit) || isEscorted(state, convoyOf(state, enemy.unit))),
  );

/** PK-8.2  A Submerged submarine shakes off the marker where no escort or warship shares the square in which its move ends. */
export function shakeOff(t: Table, id: SubId, piece: Readonly<Piece> | undefined): void {
  const sub = subOf(t.state, id);
  if (!sub.detected || sub.status !== 'submerged') return;
  if (piece && hasEscortWith(t.state, contactOf(t.state), piece)) return;
  note(t.state, sub);
  sub.detected = false;
  t.log('PK-8.2', { what: 'shaken-off', sub: id });
}
