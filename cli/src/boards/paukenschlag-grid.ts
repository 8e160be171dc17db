/** The grid of a contact: ten by ten squares with a letter for each unit, and what each letter stands for. */
import type { Contact, NavalUnit, State } from '@derby/paukenschlag/state';
import { isConvoy, isSub, stackOf, unitOf } from '@derby/paukenschlag/units';
import { padded, type Tint } from '../paint.ts';
import type { Easel } from './index.ts';
import type { PaukenschlagWords } from './paukenschlag-text.ts';

const SQUARES = Array.from({ length: 10 }, (_, i) => i + 1);
const CELL = 4;
const MARGIN = 3;
/** Letters in a square before it says only how many there are. */
const ROOM = 3;

export function gridLines(
  view: State,
  contact: Readonly<Contact>,
  words: PaukenschlagWords,
  { paint }: Easel,
): string[] {
  const letters = new Map(contact.pieces.map(({ unit }, i) => [unit, letterOf(unit, i)]));
  const box = contact.level === 'tsl' ? contact.box : -1;
  return [
    paint('bold', words.contact(contact.area, contact.level, box, contact.round)),
    ' '.repeat(MARGIN) +
      SQUARES.map((column) => String(column).padEnd(CELL))
        .join('')
        .trimEnd(),
    ...SQUARES.map((row) => {
      const cells = SQUARES.map((column) => {
        const here = contact.pieces.filter((piece) => piece.column === column && piece.row === row);
        return cell(
          here.map(({ unit }) => [letters.get(unit) ?? '?', tintOf(unit)] as const),
          paint,
        );
      });
      return `${String(row).padStart(2)} ${cells.join('')}`.trimEnd();
    }),
    ...contact.pieces.map(({ unit, course }) => {
      const signs = words.piece(unitOf(view, unit), course);
      const with_ = isConvoy(unit) ? stackOf(view, unit).map((ship) => ship.id) : [];
      const escorts = with_.length > 0 ? ` [${with_.join(' ')}]` : '';
      return paint(tintOf(unit), `${letters.get(unit)} ${padded(unit, 10)}${signs}${escorts}`);
    }),
    ...(contact.boxes.length > 0 && contact.level === 'osl'
      ? [words.boxes(contact.boxes.map((units) => units.join(' ')))]
      : []),
  ];
}

/** Submarines in capitals. */
const letterOf = (unit: NavalUnit, i: number): string =>
  String.fromCharCode((isSub(unit) ? 'A' : 'a').charCodeAt(0) + (i % 26));
const tintOf = (unit: NavalUnit): Tint => (isSub(unit) ? 'yellow' : isConvoy(unit) ? 'green' : 'cyan');

function cell(here: readonly (readonly [string, Tint])[], paint: Easel['paint']): string {
  if (here.length === 0) return padded(paint('dim', '·'), CELL);
  if (here.length > ROOM) return padded(`×${here.length}`, CELL);
  return padded(here.map(([letter, tint]) => paint(tint, letter)).join(''), CELL);
}
