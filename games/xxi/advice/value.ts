/** What a position is worth: a small network over its features, fitted on simulated games (`npm run fit -- --game xxi`). */
import type { Question, Study } from '@derby/kernel';
import { valueBy } from '@derby/kernel/value';
import { TURNS } from '../src/data/tracks.ts';
import type { Xxi } from '../src/state.ts';
import type { Known } from '../src/view.ts';
import { FEATURE_NAMES, featuresOf, type Transport } from './features.ts';
import { nextMonth } from './next-month.ts';
import { RECKONING } from './reckoning.ts';
import { FITTED, PROOF } from './weights.ts';

/** The expected worth of the result, from 0 to 1. */
export const evaluate = (known: Readonly<Known>): number => valueBy(FITTED, featuresOf(known));

/** The same for comparing, not for telling, with the transport looked at already. */
export const worthOf = (known: Readonly<Known>, transport: Transport): number =>
  valueBy(RECKONING, featuresOf(known, transport));

/** The start of a movement phase: boats are home and refitted, the month's counters and raids are known. */
export function isQuiet(known: Readonly<Known>): boolean {
  if (known.phase !== 'movement' || known.rushing) return false;
  return known.moved.every((from) => from === null);
}

/** The end of a battle phase as the next month will find it: missions are reckoned by that. */
const foreseen = (known: Readonly<Known>, { rule }: Question<Xxi>): readonly number[] | undefined =>
  rule === 'XXI-9.0' && known.turn < TURNS ? featuresOf(nextMonth(known)) : undefined;

export const study: Study<Xxi> = {
  features: FEATURE_NAMES,
  read: (known) => featuresOf(known),
  settings: [{}],
  foreseen,
  proof: PROOF,
};
