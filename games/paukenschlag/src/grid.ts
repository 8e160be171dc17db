/** PK-7.3  The grids: squares, distances, edges, and how far a unit may go. */
import { GRID_SIZE } from './data/tables.ts';
import { warship } from './data/warships.ts';
import type { Contact, Course, NavalUnit, Piece, Square, State, Status } from './state.ts';
import { isConvoy, isCrippled, isShip, isSub, shipOf, sideOf, subOf } from './units.ts';

export interface Spot {
  readonly column: number;
  readonly row: number;
}

export const COURSES: readonly Course[] = ['N', 'E', 'S', 'W'];
const STEPS: Readonly<Record<Course, readonly [number, number]>> = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] };

/** The eight neighbours in the order north, north-east and so on round. */
const AROUND: readonly (readonly [number, number])[] = [
  [0, -1],
  [1, -1],
  [1, 0],
  [1, 1],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [-1, -1],
];

export const squareOf = ({ column, row }: Spot): Square => `${column}-${row}`;
export function spotOf(square: Square): Spot {
  const dash = square.indexOf('-');
  return { column: Number(square.slice(0, dash)), row: Number(square.slice(dash + 1)) };
}
export const isOnGrid = ({ column, row }: Spot): boolean =>
  column >= 1 && column <= GRID_SIZE && row >= 1 && row <= GRID_SIZE;

/** The larger of the two differences: a step goes to any of the eight neighbours. */
export const distance = (one: Spot, other: Spot): number =>
  Math.max(Math.abs(one.column - other.column), Math.abs(one.row - other.row));
export const isTogether = (one: Spot, other: Spot): boolean => one.column === other.column && one.row === other.row;

export const neighbours = ({ column, row }: Spot): Spot[] =>
  AROUND.map(([dx, dy]) => ({ column: column + dx, row: row + dy })).filter(isOnGrid);

/** So many squares straight along a course, which may lie off the grid. */
export const along = ({ column, row }: Spot, course: Course, squares: number): Spot => ({
  column: column + STEPS[course][0] * squares,
  row: row + STEPS[course][1] * squares,
});

/** PK-7.8  Squares to the edge that lies on this course; 0 on the edge itself. */
export function toEdge({ column, row }: Spot, edge: Course): number {
  if (edge === 'N') return row - 1;
  if (edge === 'S') return GRID_SIZE - row;
  return edge === 'W' ? column - 1 : GRID_SIZE - column;
}
export const nearestEdge = (spot: Spot): Course =>
  COURSES.reduce((best, edge) => (toEdge(spot, edge) < toEdge(spot, best) ? edge : best));
export const farthestEdge = (spot: Spot): Course =>
  COURSES.reduce((best, edge) => (toEdge(spot, edge) > toEdge(spot, best) ? edge : best));
export const toNearestEdge = (spot: Spot): number => toEdge(spot, nearestEdge(spot));

/** So many steps straight at a goal: column and row together while both differ. */
export function towards(from: Spot, goal: Spot, steps: number): Spot {
  let { column, row } = from;
  for (let i = 0; i < steps; i++) {
    column += Math.sign(goal.column - column);
    row += Math.sign(goal.row - row);
  }
  return { column, row };
}

/** PK-7.6  Squares a unit may go in one activation. */
export function gridAllowance(state: Readonly<State>, unit: NavalUnit, status: Status): number {
  if (isConvoy(unit)) return 1;
  if (!isSub(unit)) return warship(unit).grid;
  const sub = subOf(state, unit);
  return status === 'surfaced' && sub.fuel > 0 && !isCrippled(sub) ? 2 : 1;
}

export const pieceOf = (contact: Readonly<Contact>, unit: NavalUnit): Piece | undefined =>
  contact.pieces.find((piece) => piece.unit === unit);

/** The piece a lookout is on: its own, or the stack that a warship belongs to. */
export function pieceWith(state: Readonly<State>, contact: Readonly<Contact>, unit: NavalUnit): Piece {
  const holder = isShip(unit) ? (shipOf(state, unit).convoy ?? unit) : unit;
  const piece = pieceOf(contact, holder);
  if (!piece) throw new Error(`${unit} is not on the grid.`);
  return piece;
}

export const enemiesOf = (contact: Readonly<Contact>, unit: NavalUnit): Piece[] => {
  const side = sideOf(unit);
  return contact.pieces.filter((piece) => sideOf(piece.unit) !== side);
};
/** Enemy pieces in the square of this one. */
export const enemiesWith = (contact: Readonly<Contact>, piece: Readonly<Piece>): Piece[] =>
  enemiesOf(contact, piece.unit).filter((enemy) => isTogether(enemy, piece));

/** PK-7.7  Whether a convoy is bound to its course: no submarine on this grid is Detected. */
export const isBound = (state: Readonly<State>, contact: Readonly<Contact>): boolean =>
  !contact.pieces.some(({ unit }) => isSub(unit) && subOf(state, unit).detected);
