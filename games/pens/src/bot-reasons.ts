/** Why the planner chose what it chose: its own figures, worked out again by the functions that decided. */
import { notation, openOf, type Question } from '@derby/kernel';
import { advisedBy } from './bot.ts';
import { BOOK, type Doctrine, STAFF } from './bot-doctrine.ts';
import { attackReasons, cargoReasons } from './bot-reasons-attack.ts';
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
} from './bot-reasons-combat.ts';
import { moveReasons } from './bot-reasons-moves.ts';
import { placementReasons, purchaseReasons, transferReasons } from './bot-reasons-purchase.ts';
import type { PensReason } from './reasons.ts';
import type { Asks, Choice, Pens, State } from './state.ts';

/** Explains a choice that the planner makes by this doctrine. */
export type Explainer = (
  state: Readonly<State>,
  choice: Choice,
  open: readonly Choice[],
  doctrine: Doctrine,
) => readonly PensReason[];

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

/** The staff's doctrine is asked before the book; what neither would choose has no reason, and that is said. */
export function explain(known: Readonly<State>, question: Question<Pens>, choice: Choice): readonly PensReason[] {
  const doctrine = [STAFF, BOOK].find((one) => notation(advisedBy(one)(known, question)) === notation(choice));
  if (!doctrine) return [{ what: choice[0] === 'order' ? 'no-standing-orders' : 'not-advised' }];
  const open = openOf(question.offers).map((one) => one.choice);
  return EXPLAINERS[question.rule](known, choice, open, doctrine);
}
