/** PK-7.9, PK-7.11  From grid to grid: each begins afresh and ends for the next box, or for good. */
import type { Side } from './data/sides.ts';
import { BOX_LETTERS } from './data/tables.ts';
import { byName } from './ids.ts';
import { note } from './sight.ts';
import type { Contact, NavalUnit, State, Table } from './state.ts';
import { isConvoy, isSub, stackOf, subOf, unitOf } from './units.ts';

/** PK-7.2  Convoys first, then warships, then submarines, each by id. */
export function inOrder(units: readonly NavalUnit[]): NavalUnit[] {
  const rank = (unit: NavalUnit): number => (isConvoy(unit) ? 0 : isSub(unit) ? 2 : 1);
  return [...units].sort((one, other) => rank(one) - rank(other) || byName(one, other));
}

/** A fresh grid for these units. */
export function beginGrid(t: Table, contact: Contact, units: NavalUnit[], level: Contact['level']): void {
  Object.assign(contact, { level, step: 'manner', toPlace: units, pieces: [], listened: [], round: 0, stirred: false });
  contact.manner = { axis: null, allies: null };
  const { area } = contact;
  if (level === 'osl') for (const unit of units) noteMeeting(t.state, unit);
  const box = level === 'tsl' ? boxLetter(contact.box) : null;
  t.log(level === 'osl' ? 'PK-5.5.3' : 'PK-5.5.14', { what: 'grid-begins', level, area, box });
}

/** PK-6.8  Whoever has been on an OSL grid seeks no further contact this turn; a stack has been there with all its ships. */
function noteMeeting(state: State, unit: NavalUnit): void {
  unitOf(state, unit).met = true;
  if (isConvoy(unit)) for (const ship of stackOf(state, unit)) ship.met = true;
}

/** PK-7.9 */
export const boxLetter = (index: number): string => BOX_LETTERS[index] ?? `Z${index}`;

/** PK-5.5.12, PK-5.5.14, PK-5.5.19, PK-5.5.20, PK-7.11  The grid is finished: on to the next box, or back to the area. */
export function endGrid(t: Table, contact: Contact, why: 'one-side' | 'nothing-stirs' | 'round-cap'): void {
  const { state } = t;
  const whenOneSided = contact.level === 'osl' ? 'PK-5.5.11' : 'PK-5.5.19';
  t.log(why === 'one-side' ? whenOneSided : 'PK-7.12', { what: 'grid-ends', level: contact.level, why });
  for (const { unit } of contact.pieces) if (isSub(unit)) note(state, subOf(state, unit));
  contact.pieces = [];
  contact.box += 1;
  const next = contact.boxes[contact.box];
  if (next) beginGrid(t, contact, inOrder(next), 'tsl');
  else {
    t.log('PK-5.5.20', { what: 'contact-ends', area: contact.area });
    state.contact = null;
  }
}

/** Whether the owner of this side answers by standing order on this grid. */
export const isByOrder = (contact: Readonly<Contact>, side: Side): boolean => contact.manner[side] === 'order';
