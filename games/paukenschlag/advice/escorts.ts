/**
 * D17 of the Allies  The hand of escorts on the grids: one parts from its convoy only for a boat that it can reach, and a convoy that has
 * escorts goes for a boat found beside it instead of running, since a boat does not fire in two rounds running (PK-9.1.3).
 */
import type { Choice, Say } from '../src/choices.ts';
import type { SubId } from '../src/data/submarines.ts';
import { warship } from '../src/data/warships.ts';
import { distance, pieceOf, squareOf } from '../src/grid.ts';
import type { Contact, ConvoyId, NavalUnit, Piece, State } from '../src/state.ts';
import { convoyOf, isConvoy, isEscorted, isShip, isSub, subOf } from '../src/units.ts';
import { best } from './judgement.ts';

type Known = Readonly<State>;
type Open = readonly Choice[];

export const hasEscorts = (known: Known, units: readonly NavalUnit[]): boolean =>
  units.some((unit) => isConvoy(unit) && isEscorted(known, convoyOf(known, unit)));

const boatsOn = ({ pieces }: Readonly<Contact>): Piece[] => pieces.filter(({ unit }) => isSub(unit));

/** PK-5.5.10  OSL: the warship that parts next, to take a boat into a box without the convoy. No more part than there are boats to meet. */
export const parting = (contact: Readonly<Contact>, open: Open): Say<'detach'> | undefined =>
  open.find((choice): choice is Say<'detach'> => choice[0] === 'detach' && isWanted(contact, choice));

function isWanted(contact: Readonly<Contact>, [, convoy, ship]: Say<'detach'>): boolean {
  const from = pieceOf(contact, convoy);
  if (!from) return false;
  const boats = boatsOn(contact).filter((boat) => distance(boat, from) <= warship(ship).grid);
  const others = contact.pieces.filter(
    ({ unit, activated, ...at }) =>
      isShip(unit) && !activated && boats.some((boat) => distance(boat, at) <= warship(unit).grid),
  );
  return boats.length > others.length;
}

/** Guns sink more often than depth charges: a Surfaced boat counts for so many squares nearer. */
const SURFACED_NEARER = 2;

/** TSL: a convoy with escorts moves onto a Detected boat beside it, or stands where there is one with it. */
export function turning(known: Known, contact: Readonly<Contact>, convoy: ConvoyId): Say<'go'> | undefined {
  const piece = pieceOf(contact, convoy);
  if (contact.level === 'osl' || !piece || !isEscorted(known, convoyOf(known, convoy))) return undefined;
  const found = boatsOn(contact).filter((boat) => stateOf(known, boat).detected && distance(boat, piece) <= 1);
  const boat = best(
    found,
    (one) => (stateOf(known, one).status === 'surfaced' ? SURFACED_NEARER : 0) - distance(one, piece),
  );
  return boat && ['go', convoy, squareOf(boat)];
}

const stateOf = (known: Known, { unit }: Piece): ReturnType<typeof subOf> => subOf(known, unit as SubId);
