/** XXI-16  What is chosen before the game: every option is a toggle, off unless chosen. Module 15 is empty (XXI-15.0). */
import type { OptionSpec, Presets } from '@derby/kernel';
import type { Xxi } from './state.ts';

/** Each toggle with the rule it changes. */
const TOGGLES = {
  quietAutumn: 'XXI-16.1.1',
  extraTransport: 'XXI-16.1.2',
  thirdTypeVII: 'XXI-16.1.3',
  delayedOverlord: 'XXI-16.1.4',
  moreXXI: 'XXI-16.1.5',
  heavyAA: 'XXI-16.1.6',
  doubleRepair: 'XXI-16.1.7',
  priorityTransport: 'XXI-16.1.8',
  resourceSubstitution: 'XXI-16.1.9',
  reinforcedEscorts: 'XXI-16.2.1',
  relentlessArmies: 'XXI-16.2.2',
  convoySix: 'XXI-16.2.3',
  tripHomeSingleTest: 'XXI-9.6c',
  noTurningBack: 'XXI-9.2b',
  openSquares: 'XXI-8.1e',
  markAnything: 'XXI-12.2b',
} as const;

export type OptionId = keyof typeof TOGGLES;

export const OPTIONS: readonly OptionSpec<Xxi>[] = (Object.keys(TOGGLES) as OptionId[]).map((id) => ({
  id,
  rule: TOGGLES[id],
  values: [false, true],
  standard: false,
}));

/** Named sets for the start screen. */
export const PRESETS = {
  standard: {},
  'doenitz-dream': { thirdTypeVII: true, heavyAA: true, priorityTransport: true },
  'total-war': { convoySix: true, relentlessArmies: true },
} as const satisfies Presets<Xxi>;
