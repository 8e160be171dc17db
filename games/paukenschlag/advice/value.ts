/** What a game is worth: fitted on simulated games (`npm run fit -- --game paukenschlag`). */
import type { Study } from '@derby/kernel';
import { valueBy } from '@derby/kernel/value';
import type { Side } from '../src/data/sides.ts';
import type { Drumbeat, State } from '../src/state.ts';
import { result } from '../src/victory.ts';
import { FEATURE_NAMES, featuresOf } from './features.ts';
import { FITTED, PROOF } from './weights.ts';

type Known = Readonly<State>;

export function evaluate(known: Known, seat: Side): number {
  const ended = result(known);
  if (ended) return ended.worth[seat];
  const axis = valueBy(FITTED, featuresOf(known));
  return seat === 'axis' ? axis : 1 - axis;
}

/** In 5.3 and 5.4 between two actions: nothing flies, and nobody is in contact. */
export const isQuiet = ({ phase, sortie, activation, contact }: Known): boolean =>
  (phase === 'air' || phase === 'naval') && sortie === null && activation === null && contact === null;

/** Both scenarios, each at its full length and in six turns. */
const SETTINGS = [{}, { scenario: '17.2' }, { shortGame: true }, { scenario: '17.2', shortGame: true }] as const;

export const study: Study<Drumbeat> = {
  features: FEATURE_NAMES,
  read: featuresOf,
  settings: SETTINGS,
  // Some thirty quiet moments a turn differ by one action each.
  noted: 12,
  proof: PROOF,
};
