/** Why the planner chose what it chose: its own figures, worked out again by the functions that decided. */
import { notation, openOf, type Question } from '@derby/kernel';
import type { Asks, Choice } from '../src/choices.ts';
import type { DoctrineName, PensReason, PlainReason } from '../src/reasons.ts';
import type { Pens, State } from '../src/state.ts';
import { BOOK, type Doctrine, ROUTINE, STAFF } from './doctrine.ts';
import { advisedBy } from './planner.ts';
import { attackReasons, cargoReasons } from './reasons-attack.ts';
import {
  combatReasons,
  diveReasons,
  ejectionReasons,
  gunReasons,
  huntReasons,
  interceptionReasons,
  lossReasons,
  pressReasons,
  targetReasons,
} from './reasons-combat.ts';
import { moveReasons } from './reasons-moves.ts';
import { placementReasons, purchaseReasons, transferReasons } from './reasons-purchase.ts';

/** Explains a choice that the planner makes by this doctrine. */
export type Explainer = (
  state: Readonly<State>,
  choice: Choice,
  open: readonly Choice[],
  doctrine: Doctrine,
) => readonly PlainReason[];

const EXPLAINERS: Readonly<Record<Asks, Explainer>> = {
  'HOST-3.3': purchaseReasons,
  'HOST-5.10': transferReasons,
  'HOST-6.1': attackReasons,
  'HOST-6.8': cargoReasons,
  'HOST-7.1': combatReasons,
  'HOST-7.3': gunReasons,
  'HOST-7.5': lossReasons,
  'HOST-7.6': pressReasons,
  'HOST-8.3': interceptionReasons,
  'HOST-8.4': lossReasons,
  'HOST-8.5': targetReasons,
  'HOST-8.9': lossReasons,
  'HOST-9.3': diveReasons,
  'HOST-9.6': lossReasons,
  'HOST-9.9': pressReasons,
  'HOST-9.10': huntReasons,
  'HOST-9.11': lossReasons,
  'HOST-10.1': moveReasons,
  'HOST-10.4': lossReasons,
  'HOST-11.1': placementReasons,
  'PEN-1.27': ejectionReasons,
};

/** What none of the doctrines would choose has no reason, and that is said. */
export function explain(known: Readonly<State>, question: Question<Pens>, choice: Choice): readonly PensReason[] {
  const open = openOf(question.offers).map((one) => one.choice);
  const reasonsBy = (doctrine: Doctrine): readonly PlainReason[] =>
    notation(advisedBy(doctrine)(known, question)) === notation(choice)
      ? EXPLAINERS[question.rule](known, choice, open, doctrine)
      : [];
  const [staff, book] = [reasonsBy(STAFF), reasonsBy(BOOK)];
  if (staff.length > 0 && book.length > 0) return ofBoth(staff, book);
  if (staff.length > 0) return staff;
  if (book.length > 0) return firstBy('book', book);
  const routine = reasonsBy(ROUTINE);
  if (routine.length > 0) return firstBy('routine', routine);
  return [{ what: choice[0] === 'order' ? 'no-standing-orders' : 'not-advised' }];
}

const by = (doctrine: DoctrineName, reason: PlainReason): PensReason => ({ what: 'by-doctrine', doctrine, reason });

const firstBy = (doctrine: DoctrineName, reasons: readonly PlainReason[]): PensReason[] =>
  reasons.map((reason, i) => (i === 0 ? by(doctrine, reason) : reason));

/** Who asks may follow either: what holds for both is said, or else the first reason of each. */
function ofBoth(staff: readonly PlainReason[], book: readonly PlainReason[]): readonly PensReason[] {
  const told = new Set(book.map((reason) => JSON.stringify(reason)));
  const common = staff.filter((reason) => told.has(JSON.stringify(reason)));
  if (common.length > 0) return common;
  return [...staff.slice(0, 1).map((one) => by('staff', one)), ...book.slice(0, 1).map((one) => by('book', one))];
}
