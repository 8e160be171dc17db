/** The planner: who answers which question, by a doctrine. */
import { openOf, type Question } from '@derby/kernel';
import type { Asks, Choice } from '../src/choices.ts';
import type { Pens, State } from '../src/state.ts';
import { chooseAttack } from './attack.ts';
import {
  chooseCargo,
  chooseCombat,
  chooseDive,
  chooseEjected,
  chooseGuns,
  chooseHunters,
  chooseInterceptors,
  chooseLoss,
  chooseTarget,
  chooseToPress,
  chooseTransfer,
} from './combat.ts';
import type { Doctrine } from './doctrine.ts';
import { chooseMove } from './moves.ts';
import { choosePlacement, choosePurchase } from './purchase.ts';

type Planner = (state: Readonly<State>, open: readonly Choice[], doctrine: Doctrine) => Choice | undefined;

const PLANNERS: Readonly<Record<Asks, Planner>> = {
  'HOST-3.3': choosePurchase,
  'HOST-5.10': chooseTransfer,
  'HOST-6.1': chooseAttack,
  'HOST-6.8': chooseCargo,
  'HOST-7.1': chooseCombat,
  'HOST-7.3': chooseGuns,
  'HOST-7.5': chooseLoss,
  'HOST-7.6': chooseToPress,
  'HOST-8.3': chooseInterceptors,
  'HOST-8.4': chooseLoss,
  'HOST-8.5': chooseTarget,
  'HOST-8.9': chooseLoss,
  'HOST-9.3': chooseDive,
  'HOST-9.6': chooseLoss,
  'HOST-9.9': chooseToPress,
  'HOST-9.10': chooseHunters,
  'HOST-9.11': chooseLoss,
  'HOST-10.1': chooseMove,
  'HOST-10.4': chooseLoss,
  'HOST-11.1': choosePlacement,
  'PEN-1.27': chooseEjected,
};

export const advisedBy =
  (doctrine: Doctrine) =>
  (known: Readonly<State>, question: Question<Pens>): Choice => {
    const open = openOf(question.offers).map((one) => one.choice);
    const choice = PLANNERS[question.rule](known, open, doctrine) ?? open[0];
    if (!choice) throw new Error('Advice was asked where nothing is open.');
    return choice;
  };
