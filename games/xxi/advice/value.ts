/** What a position is worth: a small network over its features, fitted on simulated games by the programs in `fit/`. */

import type { Known } from '../src/view.ts';
import { FEATURES, featuresOf, type Transport, transportOf } from './features.ts';
import { BIASES, INPUTS, OUTPUT_BIAS, OUTPUTS } from './weights.ts';

/** The expected worth of the result, from 0 to 1. */
export const evaluate = (known: Readonly<Known>): number =>
  logistic(CHEER.shift + CHEER.slope * leaningOf(known, transportOf(known)));

/** The network learned from games with slips and is a little gloomy; this sets it right for games without (bots/calibrate.ts). */
const CHEER = { shift: 0.25, slope: 0.9 };

/** The same with the transport looked at already, and as the network has it: for comparing, not for telling. */
export const worthOf = (known: Readonly<Known>, transport: Transport): number => logistic(leaningOf(known, transport));

function leaningOf(known: Readonly<Known>, transport: Transport): number {
  const features = featuresOf(known, transport);
  let sum = OUTPUT_BIAS;
  for (let unit = 0; unit < BIASES.length; unit++) {
    let input = BIASES[unit] ?? 0;
    for (let i = 0; i < FEATURES; i++) input += (features[i] ?? 0) * (INPUTS[unit * FEATURES + i] ?? 0);
    sum += Math.tanh(input) * (OUTPUTS[unit] ?? 0);
  }
  return sum;
}

const logistic = (sum: number): number => 1 / (1 + Math.exp(-sum));

/** The start of a movement phase: boats are home and refitted, the month's counters and raids are known. */
export function isQuiet(known: Readonly<Known>): boolean {
  if (known.phase !== 'movement' || known.rushing) return false;
  if (known.moved.some((from) => from !== null)) return false;
  return true;
}
