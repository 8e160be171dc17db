/** What a sensible player prefers: a policy for every question and an evaluation, from the open table alone. */
import type { Advice } from '@derby/kernel';
import { isBoat, sideOf } from '../src/basics.ts';
import type { Side } from '../src/data/powers.ts';
import { UNITS } from '../src/data/units.ts';
import { VICTORY } from '../src/data/victory.ts';
import type { Pens, State } from '../src/state.ts';
import { axisIncome, objectivesHeld } from '../src/victory.ts';
import { BOOK, STAFF } from './doctrine.ts';
import { advisedBy } from './planner.ts';
import { explain } from './reasons.ts';

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
  // To play one world on to where two choices can be told apart costs some ten milliseconds.
  isUnsearched: true,
  explain,
};
