/** What a sensible player prefers, from what its seat is shown alone: a plan for the segment, and the steps that follow from it. */
import type { Advice } from '@derby/kernel';
import type { Side } from '../src/data/powers.ts';
import { LAST_TURN } from '../src/data/scenarios.ts';
import type { PlanZ } from '../src/state.ts';
import { isNative } from '../src/units.ts';
import { type Known, knownTo } from '../src/view.ts';
import { answer } from './answers.ts';
import { explain } from './reasons.ts';
import { worthOf } from './worth.ts';

/** How many points of lead make a game as good as won, at its beginning and at its end. */
const SPREAD = { early: 16, late: 9 } as const;

/** The race of the convoy tracks, ships seen lost, and time, which is the Allies'. */
function evaluate(known: Known, seat: Side): number {
  const { ended } = known;
  if (ended) return ended.winner === 'draw' ? 0.5 : ended.winner === seat ? 1 : 0;
  const losses = (side: Side): number =>
    known.lost.filter((unit) => isNative(unit, side)).reduce((sum, unit) => sum + worthOf(known, unit), 0);
  const race = 1.3 * (known.sunk - known.arrived);
  const lead = race + 0.7 * (losses('allied') - losses('german')) + 0.4 * (known.ap.german - known.ap.allied);
  const spread = SPREAD.early + ((SPREAD.late - SPREAD.early) * known.turn) / LAST_TURN;
  const german = 1 / (1 + Math.exp((-2 * lead) / spread));
  return seat === 'german' ? german : 1 - german;
}

export const advice: Advice<PlanZ> = {
  policy: (known, question) => answer(knownTo(known, question.seat), question, 'book'),
  counsel: (known, question) => answer(knownTo(known, question.seat), question, 'staff'),
  evaluate: (known, seat) => evaluate(knownTo(known, seat), seat),
  // A small step changes little that a search could see: the plan of the segment is weighed as a whole instead.
  isUnsearched: true,
  explain: (known, question, choice) => explain(knownTo(known, question.seat), question, choice),
};
