/** What a sensible player prefers, from what its seat is shown alone: a plan for the segment, and the steps that follow from it. */
import type { Advice } from '@derby/kernel';
import type { PlanZ } from '../src/state.ts';
import { knownTo } from '../src/view.ts';
import { answer } from './answers.ts';
import { BOOK, type Doctrine, ROUTINE, STAFF } from './doctrine.ts';
import { explain, serves } from './reasons.ts';
import { evaluate, isQuiet, study } from './value.ts';

const advisedBy =
  (doctrine: Doctrine): Advice<PlanZ>['policy'] =>
  (known, question) =>
    answer(knownTo(known, question.seat), question, doctrine);

export const advice: Advice<PlanZ> = {
  policy: advisedBy(BOOK),
  counsel: (known, question) => answer(knownTo(known, question.seat), question, STAFF[question.seat]),
  officers: { watchOfficer: advisedBy(ROUTINE), commander: advisedBy(BOOK) },
  evaluate,
  isQuiet,
  study,
  // A small step changes little that a search could see: the plan of the segment is weighed as a whole instead.
  isUnsearched: true,
  explain: (known, question, choice) => explain(knownTo(known, question.seat), question, choice),
  serves: (known, question, choice) => serves(knownTo(known, question.seat), question, choice),
};
