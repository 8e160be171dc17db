/** PK-7.5, PK-7.6, PK-7.7, PK-7.8  Where a unit may go in its activation on a grid. */
import type { List } from './asking.ts';
import type { Side } from './data/sides.ts';
import type { SubId } from './data/submarines.ts';
import { GRID_SIZE } from './data/tables.ts';
import type { ShipId } from './data/warships.ts';
import {
  along,
  distance,
  gridAllowance,
  isBound,
  isOnGrid,
  isTogether,
  neighbours,
  type Spot,
  squareOf,
  toNearestEdge,
} from './grid.ts';
import type { Contact, ConvoyId, Course, Piece, Square, State, Status } from './state.ts';
import { isConvoy, isCrippled, isSub, sideOf, stackOf, subOf } from './units.ts';

export const STATUSES: readonly Status[] = ['surfaced', 'submerged'];

/** Everything that the units of a side which have not been activated may do. */
export function listActivations(
  list: List<'go' | 'leave' | 'detach'>,
  state: Readonly<State>,
  contact: Readonly<Contact>,
  side: Side,
): void {
  for (const piece of contact.pieces) {
    if (piece.activated || sideOf(piece.unit) !== side || !list.wants(piece.unit)) continue;
    if (isSub(piece.unit)) listSubmarine(list, state, piece, piece.unit);
    else if (isConvoy(piece.unit)) listConvoy(list, state, contact, piece, piece.unit);
    else listShip(list, state, piece, piece.unit);
  }
}

/** PK-5.5.8  A submarine says its status with its move; the status says how far it may go. */
function listSubmarine(list: List<'go' | 'leave'>, state: Readonly<State>, piece: Readonly<Piece>, id: SubId): void {
  const sub = subOf(state, id);
  for (const status of STATUSES) {
    if (status === 'submerged' && (sub.keptUp || isCrippled(sub))) {
      list.barred(['go', id, squareOf(piece), status], sub.keptUp ? 'PK-9.2.2' : 'PK-21.5.3');
      continue;
    }
    const allowance = gridAllowance(state, id, status);
    for (const square of squaresWithin(piece, allowance)) list.open(['go', id, square, status]);
    if (toNearestEdge(piece) < allowance) list.open(['leave', id, status]);
  }
}

function listShip(list: List<'go' | 'leave'>, state: Readonly<State>, piece: Readonly<Piece>, id: ShipId): void {
  const allowance = gridAllowance(state, id, 'surfaced');
  for (const square of squaresWithin(piece, allowance)) list.open(['go', id, square]);
  if (toNearestEdge(piece) < allowance) list.open(['leave', id]);
}

/** PK-7.7, PK-7.13  A convoy follows its course unless a submarine here is Detected; it may let warships go first. */
export function listConvoy(
  list: List<'go' | 'leave' | 'detach'>,
  state: Readonly<State>,
  contact: Readonly<Contact>,
  piece: Readonly<Piece>,
  id: ConvoyId,
): void {
  const bound = isBound(state, contact);
  const ahead = piece.course ? along(piece, piece.course, 1) : piece;
  for (const spot of [piece, ...neighbours(piece)])
    list.offer(['go', id, squareOf(spot)], bound && !isTogether(spot, ahead) && 'PK-7.7');
  if (toNearestEdge(piece) === 0) list.offer(['leave', id], bound && isOnGrid(ahead) && 'PK-7.7');
  for (const ship of stackOf(state, id)) list.open(['detach', id, ship.id]);
}

/** PK-5.5.7  A side may finish for the round, but not while a convoy that is bound to its course has not moved. */
export const mayPass = (state: Readonly<State>, contact: Readonly<Contact>, side: Side): boolean =>
  side === 'axis' ||
  !isBound(state, contact) ||
  !contact.pieces.some(({ unit, activated }) => isConvoy(unit) && !activated);

/** The edge over which a unit leaves: a convoy's by its course, any other the nearest. */
export const exitEdge = (piece: Readonly<Piece>): Course | undefined =>
  piece.course && !isOnGrid(along(piece, piece.course, 1)) ? piece.course : undefined;

/** Squares at most so far away, its own included; the lists are made once. */
const KNOWN = new Map<string, readonly Square[]>();
function squaresWithin(spot: Spot, most: number): readonly Square[] {
  const key = `${spot.column}-${spot.row}-${most}`;
  const known = KNOWN.get(key);
  if (known) return known;
  const squares: Square[] = [];
  for (let row = 1; row <= GRID_SIZE; row++)
    for (let column = 1; column <= GRID_SIZE; column++)
      if (distance(spot, { column, row }) <= most) squares.push(squareOf({ column, row }));
  KNOWN.set(key, squares);
  return squares;
}
