/** Why a choice may be sensible: the odds and facts that bear on it, from open knowledge alone. */
import { notation, type Question } from '@derby/kernel';
import type { Asks, Choice } from '../src/choices.ts';
import type { DrumbeatReason } from '../src/reasons.ts';
import type { Drumbeat, State } from '../src/state.ts';
import { BOOK, STAFF } from './doctrine.ts';
import { advisedBy } from './planner.ts';
import { airReasons } from './reasons-air.ts';
import { contactReasons } from './reasons-contact.ts';
import { seaReasons } from './reasons-sea.ts';

/** One part of the game explains its own questions. */
export type Explainer = (known: Readonly<State>, choice: Choice) => readonly DrumbeatReason[];
export type Explainers = Partial<Readonly<Record<Asks, Explainer>>>;

const EXPLAINERS: Explainers = { ...airReasons, ...seaReasons, ...contactReasons };

/** Figures first; where neither doctrine would choose this, that is said too. */
export function explain(
  known: Readonly<State>,
  question: Question<Drumbeat>,
  choice: Choice,
): readonly DrumbeatReason[] {
  if (choice[0] === 'order') return [{ what: 'standing-order', kind: choice[1], value: choice[2] }];
  const figures = EXPLAINERS[question.rule]?.(known, choice) ?? [];
  const isAdvised = [STAFF, BOOK].some(
    (doctrine) => notation(advisedBy(doctrine)(known, question)) === notation(choice),
  );
  if (!isAdvised) return [...figures, { what: 'not-advised' }];
  return figures.length > 0 ? figures : [{ what: 'routine' }];
}
