/** PK-5.5.3, PK-7.2, PK-7.7  Two dice put every unit on the grid; a convoy then takes its course. */
import type { Play } from '@derby/kernel';
import { ask, type List } from './asking.ts';
import type { Side } from './data/sides.ts';
import { COURSE_DIE } from './data/tables.ts';
import { COURSES, farthestEdge, nearestEdge, pieceOf, pieceWith, squareOf } from './grid.ts';
import type { Contact, ConvoyId, Course, NavalUnit, Piece, State, Table } from './state.ts';
import { contactOf, isConvoy } from './units.ts';

/** PK-5.5.4, PK-5.5.15  Everybody comes with the status it had. One unit after another; a course that is to be chosen is chosen before the next is placed (PK-7.15). */
export function* deploy(t: Table, contact: Contact): Play<void> {
  const [unit] = contact.toPlace;
  if (!unit) {
    contact.step = 'listen';
    return;
  }
  if (!pieceOf(contact, unit)) place(t, contact, unit);
  if (isConvoy(unit) && pieceOf(contact, unit)?.course === null) yield* chooseCourse(t, unit);
  contactOf(t.state).toPlace.shift();
}

function place(t: Table, contact: Contact, unit: NavalUnit): void {
  const piece: Piece = { unit, column: t.d10(), row: t.d10(), course: null, activated: false, fired: 0, gunned: false };
  contact.pieces.push(piece);
  t.log('PK-7.2', { what: 'deployed', unit, square: squareOf(piece) });
  if (isConvoy(unit) && t.state.event !== 'bDienst') rollCourse(t, piece, unit);
}

function rollCourse(t: Table, piece: Piece, convoy: ConvoyId): void {
  const die = t.d10();
  piece.course = COURSE_DIE[die - 1] ?? null;
  t.log('PK-7.7', { what: 'course-rolled', convoy, die, course: piece.course });
}

/** PK-7.7  A 9 or 10 leaves it to the Allies; with B-Dienst (event 7) the Axis sets every course. */
function* chooseCourse(t: Table, convoy: ConvoyId): Play<void> {
  const side: Side = t.state.event === 'bDienst' ? 'axis' : 'allies';
  const course =
    contactOf(t.state).manner[side] === 'order'
      ? courseByOrder(t.state, convoy, side)
      : yield* askCourse(t, convoy, side);
  pieceWith(t.state, contactOf(t.state), convoy).course = course;
  t.log('PK-7.7', { what: 'course-chosen', convoy, course, by: side });
}

function* askCourse(t: Table, convoy: ConvoyId, side: Side): Play<Course> {
  const choice = yield* ask(t, side, 'PK-7.7', (list: List<'course'>) => {
    for (const course of COURSES) list.open(['course', convoy, course]);
  });
  return choice[2];
}

/** PK-16.5, PK-16.6  The Axis sends it the long way, the Allies the short one. */
function courseByOrder(state: Readonly<State>, convoy: ConvoyId, side: Side): Course {
  const piece = pieceWith(state, contactOf(state), convoy);
  return side === 'axis' ? farthestEdge(piece) : nearestEdge(piece);
}
