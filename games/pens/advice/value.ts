/** What a war is worth: fitted on simulated wars (`npm run fit -- --game pens`). */
import type { Study } from '@derby/kernel';
import { valueBy } from '@derby/kernel/value';
import type { Side } from '../src/data/powers.ts';
import type { Pens, State } from '../src/state.ts';
import { FEATURE_NAMES, featuresOf } from './features.ts';
import { FITTED, PROOF } from './weights.ts';

export function evaluate(known: Readonly<State>, seat: Side): number {
  if (known.ended) return known.ended.winner === seat ? 1 : 0;
  const axis = valueBy(FITTED, featuresOf(known));
  return seat === 'axis' ? axis : 1 - axis;
}

/** The start of a power's turn: nobody is under way, and nothing is ordered. */
export const isQuiet = (known: Readonly<State>): boolean =>
  known.phase === 'purchase' && known.battle === null && Object.keys(known.bought).length === 0;

export const study: Study<Pens> = { features: FEATURE_NAMES, read: featuresOf, settings: [{}], proof: PROOF };
