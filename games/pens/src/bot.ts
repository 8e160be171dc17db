/** What a sensible player prefers: a policy for every question and an evaluation, from the open table alone. */
import { type Advice, openOf, type Question } from '@derby/kernel';
import { isBoat, sideOf } from './basics.ts';
import { chooseAttack } from './bot-attack.ts';
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
} from './bot-combat.ts';
import { BOOK, type Doctrine, STAFF } from './bot-doctrine.ts';
import { chooseMove } from './bot-moves.ts';
import { choosePlacement, choosePurchase } from './bot-purchase.ts';
import type { Asks, Choice } from './choices.ts';
import type { Side } from './data/powers.ts';
import { UNITS } from './data/units.ts';
import { VICTORY } from './data/victory.ts';
import type { Pens, State } from './state.ts';
import { axisIncome, objectivesHeld } from './victory.ts';

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

/** Tonnage and time speak for the Axis, money, armies and objectives for whoever has them. */
function evaluate(known: Readonly<State>, seat: Side): number {
  if (known.ended) return known.ended.winner === seat ? 1 : 0;
  let balance = 0;
  for (const unit of known.units) {
    const worth = UNITS[unit.type].cost * (isBoat(unit) ? 1.5 : 1);
    balance += sideOf(unit.power) === 'axis' ? worth : -worth;
  }
  const tonnage = known.tonnage / VICTORY.tonnage - known.round / (VICTORY.lastRound + 4);
  const land = (axisIncome(known) - 42) / 18;
  const lean = balance / 150 + 1.5 * tonnage + 1.2 * land - 0.6 * objectivesHeld(known) + 0.15 * known.round;
  const axis = 1 / (1 + Math.exp(-lean));
  return seat === 'axis' ? axis : 1 - axis;
}

export const advice: Advice<Pens> = {
  policy: advisedBy(BOOK),
  counsel: advisedBy(STAFF),
  evaluate,
  // Nothing is searched: to play one world on to where two choices can be told apart costs some ten milliseconds.
  candidates: () => [],
};
