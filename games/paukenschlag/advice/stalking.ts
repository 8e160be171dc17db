/**
 * D17 to D20 of the Axis  A boat's hand on the grids: it shadows a convoy until it has it in sight, since what is Detected stays so (PK-8.2),
 * strikes unseen, dives to be rid of pursuers, and is off where warships would be upon it first.
 */
import { type Attack, gunBar } from '../src/attack.ts';
import type { Choice, Say } from '../src/choices.ts';
import type { SubId } from '../src/data/submarines.ts';
import { warship } from '../src/data/warships.ts';
import {
  along,
  distance,
  enemiesOf,
  enemiesWith,
  isBound,
  isTogether,
  type Spot,
  spotOf,
  toEdge,
  toNearestEdge,
} from '../src/grid.ts';
import { byName } from '../src/ids.ts';
import type { Contact, ConvoyId, Piece, State, Status } from '../src/state.ts';
import { torpedoBar } from '../src/torpedoes.ts';
import {
  canSubmerge,
  carriesFrogmen,
  convoyOf,
  isConvoy,
  isEscorted,
  isShip,
  isSub,
  stackOf,
  subOf,
} from '../src/units.ts';
import { best } from './judgement.ts';

type Known = Readonly<State>;
type Go = Say<'go'>;

/** Beside a convoy it is likely to be found, and hardly to find. */
const SHADOWING = 1;
/** A tanker group counts half a square nearer. */
const TANKERS_NEARER = 0.5;

/** The next boat by id. */
export function boatActivation(known: Known, contact: Readonly<Contact>, open: readonly Choice[]): Choice | undefined {
  const waiting = contact.pieces.filter(({ unit, activated }) => isSub(unit) && !activated);
  const [piece] = waiting.sort((one, other) => byName(one.unit, other.unit));
  if (!piece) return undefined;
  const mine = open.filter(([, unit]) => unit === piece.unit);
  const goes = mine.filter((choice): choice is Go => choice[0] === 'go');
  const quarry = boatQuarry(known, contact, piece);
  const hunt = quarry && (contact.level === 'osl' ? search : strike)(known, contact, piece, quarry, goes);
  return hunt ?? getAway(known, contact, piece, mine, goes);
}

/** The convoy that is nearest, for a boat that has torpedoes. */
export function boatQuarry(known: Known, contact: Readonly<Contact>, piece: Readonly<Piece>): Piece | undefined {
  const { id, torpedoes } = subOf(known, piece.unit as SubId);
  if (torpedoes === 0 || carriesFrogmen(known, id)) return undefined;
  const nearer = (convoy: Piece): number =>
    convoyOf(known, convoy.unit as ConvoyId).type === 'TNK' ? TANKERS_NEARER : 0;
  return best(convoysOn(contact), (convoy) => nearer(convoy) - distance(piece, convoy));
}

const convoysOn = ({ pieces }: Readonly<Contact>): Piece[] => pieces.filter(({ unit }) => isConvoy(unit));

/** Activations after which a convoy that keeps its course is off the grid. */
const timeLeft = (convoy: Readonly<Piece>): number =>
  convoy.course ? toEdge(convoy, convoy.course) + 1 : Number.POSITIVE_INFINITY;

/** Where a convoy will be when its round is over, if nobody disturbs it. */
const ahead = (known: Known, contact: Readonly<Contact>, convoy: Readonly<Piece>): Spot =>
  convoy.course && !convoy.activated && isBound(known, contact) ? along(convoy, convoy.course, 1) : convoy;

const spotOfMove = ([, , square]: Go): Spot => spotOf(square);
const statusOfMove = ([, , , status]: Go): Status => status as Status;

/** Warships on this grid, whether single or with a convoy that they can part from, each where it stands. */
const warships = (known: Known, { pieces }: Readonly<Contact>): { at: Spot; reach: number }[] =>
  pieces.flatMap((piece) => {
    if (isSub(piece.unit)) return [];
    const ships = isConvoy(piece.unit) ? stackOf(known, piece.unit).map(({ id }) => id) : [piece.unit];
    return ships.filter(isShip).map((id) => ({ at: piece, reach: warship(id).grid }));
  });

/** Whether a warship could end its next move there. */
const isInReach = (known: Known, contact: Readonly<Contact>, spot: Spot): boolean =>
  warships(known, contact).some(({ at, reach }) => distance(at, spot) <= reach);

/** Into the convoy's square. */
const into = (goes: readonly Go[], convoy: Readonly<Piece>, status: Status): Go | undefined => {
  const ways = goes.filter((go) => isTogether(spotOfMove(go), convoy));
  return ways.find((go) => statusOfMove(go) === status) ?? ways[0];
};

/** Surfaced, as near as may be to so many squares from where the convoy will be, and rather before it than behind. */
function near(
  known: Known,
  contact: Readonly<Contact>,
  goes: readonly Go[],
  convoy: Piece,
  off: number,
): Go | undefined {
  const next = ahead(known, contact, convoy);
  const beyond = convoy.course ? along(next, convoy.course, 1) : next;
  const isFree = (spot: Spot): boolean =>
    contact.level === 'tsl' || !contact.pieces.some((one) => !isSub(one.unit) && isTogether(one, spot));
  return best(
    goes.filter((go) => statusOfMove(go) === 'surfaced' && isFree(spotOfMove(go))),
    (go) => {
      const spot = spotOfMove(go);
      return (
        -10 * Math.abs(distance(spot, next) - off) -
        Math.abs(distance(spot, convoy) - off) -
        0.5 * distance(spot, beyond)
      );
    },
  );
}

/** PK-8.2  Down, and rid of the marker, as near to the convoy as it gets without running into it. */
const dive = (known: Known, contact: Readonly<Contact>, goes: readonly Go[], convoy: Piece): Go | undefined =>
  best(
    goes.filter((go) => statusOfMove(go) === 'submerged' && !isTogether(spotOfMove(go), convoy)),
    (go) => -distance(spotOfMove(go), ahead(known, contact, convoy)),
  );

/** OSL: into a box with the convoy, before a warship is there, or once it is in sight where nobody guards it. */
function search(
  known: Known,
  contact: Readonly<Contact>,
  piece: Readonly<Piece>,
  convoy: Piece,
  goes: readonly Go[],
): Go | undefined {
  const { detected, escorted } = sightOf(known, convoy);
  const meeting = into(goes, convoy, 'surfaced');
  if (warships(known, contact).length > 0) {
    const closer = meeting ?? near(known, contact, goes, convoy, 0);
    return closer && (closer === meeting || !isInReach(known, contact, spotOfMove(closer))) ? closer : undefined;
  }
  const isSeen = subOf(known, piece.unit as SubId).detected;
  if (isSeen && timeLeft(convoy) > 2) {
    const down = dive(known, contact, goes, convoy);
    if (down) return down;
  }
  if (meeting && (detected || escorted || timeLeft(convoy) <= 1)) return meeting;
  return near(known, contact, goes, convoy, meeting ? SHADOWING : 0);
}

const sightOf = (known: Known, { unit }: Piece): { detected: boolean; escorted: boolean } => {
  const convoy = convoyOf(known, unit as ConvoyId);
  return { detected: convoy.detected, escorted: isEscorted(known, convoy) };
};

/** TSL: to the convoy whenever a torpedo may be fired, Submerged among warships; between two salvoes it keeps off, and dives if it was seen. */
function strike(
  known: Known,
  contact: Readonly<Contact>,
  piece: Readonly<Piece>,
  convoy: Piece,
  goes: readonly Go[],
): Go | undefined {
  const isBarred = torpedoBar(known, contact, piece) !== undefined;
  const isAmongWarships = warships(known, contact).length > 0;
  const meeting = into(goes, convoy, isAmongWarships ? 'submerged' : 'surfaced');
  if (meeting && !isBarred) return meeting;
  const down = subOf(known, piece.unit as SubId).detected && dive(known, contact, goes, convoy);
  if (down) return down;
  if (meeting && timeLeft(convoy) <= 1 && !sightOf(known, convoy).escorted) return meeting;
  return near(known, contact, goes, convoy, isBarred ? SHADOWING : 0);
}

/** Over the nearest edge; Submerged while it is Detected, or where warships could come. */
function getAway(
  known: Known,
  contact: Readonly<Contact>,
  piece: Readonly<Piece>,
  mine: readonly Choice[],
  goes: readonly Go[],
): Choice | undefined {
  const sub = subOf(known, piece.unit as SubId);
  const leaves = mine.filter(([verb]) => verb === 'leave');
  const wanted: Status = sub.detected && canSubmerge(sub) ? 'submerged' : 'surfaced';
  const leaving = leaves.find(([, , status]) => status === wanted) ?? leaves[0];
  if (leaving) return leaving;
  const enemies = enemiesOf(contact, piece.unit);
  return best(goes, (go) => {
    const spot = spotOfMove(go);
    const isHunted = enemies.some(({ unit, ...at }) => isShip(unit) && distance(at, spot) <= warship(unit).grid);
    const hidden = statusOfMove(go) === 'submerged' ? 1.2 : 0;
    const meets = enemies.some((one) => isTogether(one, spot)) ? 10 : 0;
    return -toNearestEdge(spot) - meets + (isHunted ? hidden - 1 : 0);
  });
}

/** Torpedoes at the convoy in its square; the gun, which gives it away, when the convoy is all but gone. */
export function boatAttack(known: Known, contact: Readonly<Contact>, piece: Readonly<Piece>): Attack {
  const target = best(
    enemiesWith(contact, piece).filter((one) => isConvoy(one.unit) && sightOf(known, one).detected),
    (one) => -timeLeft(one),
  )?.unit as ConvoyId | undefined;
  if (!target) return ['hold-fire'];
  if (!torpedoBar(known, contact, piece)) return ['torpedo', target];
  const isLast = convoysOn(contact).some((one) => one.unit === target && timeLeft(one) <= 1);
  return isLast && !gunBar(known, contact, piece, target) ? ['gun', target] : ['hold-fire'];
}
