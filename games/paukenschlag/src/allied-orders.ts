/** PK-16.6  Allied units by standing order: warships run at submarines, convoys run from those that are Detected. */
import { aswStrength } from './asw.ts';
import type { Attack } from './attack.ts';
import type { Say } from './choices.ts';
import type { ShipId } from './data/warships.ts';
import { targetsOf } from './detection.ts';
import {
  along,
  distance,
  enemiesWith,
  gridAllowance,
  isBound,
  isOnGrid,
  neighbours,
  pieceWith,
  type Spot,
  squareOf,
  toNearestEdge,
  towards,
} from './grid.ts';
import { gunStrength } from './gunfire.ts';
import { byName } from './ids.ts';
import type { OrderedActivation } from './rounds.ts';
import type { AlliedUnit, Contact, ConvoyId, Lookout, NavalUnit, Piece, State } from './state.ts';
import { isConvoy, isSub, stackOf, subOf } from './units.ts';

/** A Detected submarine counts so many squares nearer to a warship. */
const DETECTED_NEARER = 3;
/** A convoy lets its escorts go when a Detected submarine is so close. */
const ESCORTS_REACH = 2;

/** Warships by id, then convoys by id. */
export function alliedActivation(state: Readonly<State>, contact: Readonly<Contact>): OrderedActivation {
  const waiting = contact.pieces.filter(({ unit, activated }) => !isSub(unit) && !activated);
  const rank = ({ unit }: Piece): number => (isConvoy(unit) ? 1 : 0);
  const [piece] = waiting.sort((one, other) => rank(one) - rank(other) || byName(one.unit, other.unit));
  if (!piece) throw new Error('No Allied unit is left to activate.');
  if (isConvoy(piece.unit)) return convoyActivation(state, contact, piece, piece.unit);
  return shipActivation(state, contact, piece, piece.unit as ShipId);
}

/** In order of distance; whatever `nearer` says is taken off. */
function nearestSub(
  contact: Readonly<Contact>,
  from: Spot,
  nearer: (piece: Piece) => number,
  counts: (piece: Piece) => boolean = () => true,
): Piece | undefined {
  const away = (piece: Piece): number => distance(from, piece) - nearer(piece);
  return contact.pieces
    .filter((piece) => isSub(piece.unit) && counts(piece))
    .sort((one, other) => away(one) - away(other) || byName(one.unit, other.unit))[0];
}
const asItIs = (): number => 0;

function shipActivation(
  state: Readonly<State>,
  contact: Readonly<Contact>,
  piece: Piece,
  id: ShipId,
): OrderedActivation {
  const quarry = nearestSub(contact, piece, ({ unit }) => (isDetected(state, unit) ? DETECTED_NEARER : 0));
  const goal = quarry ? towards(piece, quarry, gridAllowance(state, id, 'surfaced')) : piece;
  return { detached: [], choice: ['go', id, squareOf(goal)], quarry: quarry?.unit ?? null };
}

const isDetected = (state: Readonly<State>, unit: NavalUnit): boolean => isSub(unit) && subOf(state, unit).detected;

function convoyActivation(
  state: Readonly<State>,
  contact: Readonly<Contact>,
  piece: Piece,
  id: ConvoyId,
): OrderedActivation {
  const hunter = nearestSub(contact, piece, asItIs, ({ unit }) => isDetected(state, unit));
  const isClose = contact.level === 'tsl' && hunter !== undefined && distance(hunter, piece) <= ESCORTS_REACH;
  const detached = isClose ? stackOf(state, id).map((ship): Say<'detach'> => ['detach', id, ship.id]) : [];
  const choice = hunter && !isBound(state, contact) ? flee(piece, id, hunter) : follow(piece, id);
  return { detached, choice, quarry: null };
}

/** PK-7.7  One square along its course, off the grid if it stands on that edge. */
function follow(piece: Readonly<Piece>, id: ConvoyId): Say<'go' | 'leave'> {
  const ahead = piece.course ? along(piece, piece.course, 1) : piece;
  return isOnGrid(ahead) ? ['go', id, squareOf(ahead)] : ['leave', id];
}

/** Off the grid from an edge, else to the neighbour farthest from the Detected submarine that is nearest now. */
function flee(piece: Readonly<Piece>, id: ConvoyId, hunter: Piece): Say<'go' | 'leave'> {
  if (toNearestEdge(piece) === 0) return ['leave', id];
  const [goal] = neighbours(piece).sort(
    (one, other) => distance(other, hunter) - distance(one, hunter) || toNearestEdge(one) - toNearestEdge(other),
  );
  return ['go', id, squareOf(goal ?? piece)];
}

/** The nearest undetected submarine in range, then by id. */
export function alliedTarget(state: Readonly<State>, contact: Readonly<Contact>, lookout: Lookout): NavalUnit | null {
  const eye = pieceWith(state, contact, lookout);
  const [best] = targetsOf(state, contact, lookout).sort(
    (one, other) => distance(eye, one) - distance(eye, other) || byName(one.unit, other.unit),
  );
  return best?.unit ?? null;
}

/** A Detected submarine in the square: first the one it went for, then by id. */
export function alliedAttack(
  state: Readonly<State>,
  contact: Readonly<Contact>,
  piece: Readonly<Piece>,
  quarry: NavalUnit | null,
): Attack {
  const by = piece.unit as AlliedUnit;
  const targets = enemiesWith(contact, piece)
    .filter(({ unit }) => isDetected(state, unit) && canAttack(state, by, unit))
    .sort((one, other) => Number(other.unit === quarry) - Number(one.unit === quarry) || byName(one.unit, other.unit));
  const [target] = targets;
  if (!target || !isSub(target.unit)) return ['hold-fire'];
  return subOf(state, target.unit).status === 'surfaced' ? ['gun', target.unit] : ['depth-charge', target.unit];
}

const canAttack = (state: Readonly<State>, by: AlliedUnit, target: NavalUnit): boolean =>
  isSub(target) &&
  (subOf(state, target).status === 'surfaced' ? gunStrength(state, by) > 0 : aswStrength(state, by) > 0);
