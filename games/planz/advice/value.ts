/** What a war is worth: fitted on simulated wars (`npm run fit -- --game planz`). */
import type { Study } from '@derby/kernel';
import { valueBy } from '@derby/kernel/value';
import type { Side } from '../src/data/powers.ts';
import type { PlanZ, State } from '../src/state.ts';
import { resultOf } from '../src/victory.ts';
import { type View, view } from '../src/view.ts';
import { FEATURE_NAMES, featuresOf } from './features.ts';
import { FITTED, PROOF } from './weights.ts';

type Position = Readonly<State> | Readonly<View>;

/** Of a position everybody sees what a spectator does; what a seat knows beside it is left out by the features. */
const read = (position: Position): number[] =>
  featuresOf('stacks' in position ? position : view(position, 'spectator'));

export function evaluate(position: Position, seat: Side): number {
  const ended = resultOf(position.ended);
  if (ended) return ended.worth[seat];
  const german = valueBy(FITTED, read(position));
  return seat === 'german' ? german : 1 - german;
}

/** The start of a segment: nothing is ordered, and nobody is under way. */
export const isQuiet = ({ phase, order, battle, deploy, free }: Position): boolean =>
  phase === 'actions' && order === null && battle === null && deploy === null && free === null;

/** Both scenarios. */
const SETTINGS = [{}, { scenario: 2 }] as const;

export const study: Study<PlanZ> = {
  features: FEATURE_NAMES,
  read,
  settings: SETTINGS,
  proof: PROOF,
};
