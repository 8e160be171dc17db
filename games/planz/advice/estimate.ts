/** A battle by expected hits: step by step, both sides at once. Quick enough to weigh every force against every stack. */
import { CONTEXTS, type Context, type Factor } from '../src/data/contexts.ts';
import type { FireStep, TargetClass } from '../src/data/types.ts';
import { UNITS, type UnitId } from '../src/data/units.ts';
import { hitChance } from '../src/odds.ts';
import { factorOf } from '../src/units.ts';
import type { Known } from '../src/view.ts';
import { type Scale, stepsOf, stepWorth } from './worth.ts';

export interface Estimate {
  /** Worth of what the attacker is expected to destroy, and to lose. */
  readonly gain: number;
  readonly loss: number;
  /** Expected share of the defenders' and attackers' steps that are gone. */
  readonly hits: number;
  readonly suffered: number;
}

interface Line {
  readonly unit: UnitId;
  readonly worth: number;
  steps: number;
}

const STEPS: readonly FireStep[] = [2, 3, 4, 5];

/** What a clash would bring, if all goes as it usually does. */
export function estimate(
  scale: Scale,
  context: Context,
  attackers: readonly UnitId[],
  defenders: readonly UnitId[],
): Estimate {
  const ours = lineOf(scale, attackers);
  const theirs = lineOf(scale, defenders);
  const before = { ours: stepsIn(ours), theirs: stepsIn(theirs) };
  let gain = 0;
  let loss = 0;
  for (const step of STEPS) {
    const given = volley(scale.known, context, 'attacker', step, ours, theirs);
    const taken = volley(scale.known, context, 'defender', step, theirs, ours);
    gain += strike(theirs, given, step);
    loss += strike(ours, taken, step);
  }
  return { gain, loss, hits: before.theirs - stepsIn(theirs), suffered: before.ours - stepsIn(ours) };
}

const lineOf = (scale: Scale, units: readonly UnitId[]): Line[] =>
  units.map((unit) => ({ unit, worth: stepWorth(scale, unit), steps: stepsOf(scale.known, unit) }));
const stepsIn = (line: readonly Line[]): number => line.reduce((sum, { steps }) => sum + steps, 0);

type Hits = Partial<Record<TargetClass, number>>;

/** Every unit of this step fires with its best factor at what is dearest to hit. */
function volley(
  known: Known,
  context: Context,
  role: 'attacker' | 'defender',
  step: FireStep,
  from: readonly Line[],
  at: readonly Line[],
): Hits {
  const hits: Hits = {};
  const classes = Object.entries(CONTEXTS[context][role]) as [TargetClass, Factor][];
  for (const { unit, steps } of from) {
    if (UNITS[unit].step !== step || steps <= 0) continue;
    let best: TargetClass | undefined;
    let most = 0;
    let chance = 0;
    for (const [targets, factor] of classes) {
      const odds = hitChance(factorOf(known, unit, factor));
      const dearest = worthOfClass(at, targets);
      if (odds * dearest <= most) continue;
      [best, most, chance] = [targets, odds * dearest, odds];
    }
    if (best) hits[best] = (hits[best] ?? 0) + chance * Math.min(1, steps);
  }
  return hits;
}

function worthOfClass(line: readonly Line[], targets: TargetClass): number {
  let most = 0;
  for (const { unit, worth, steps } of line)
    if (steps > 0 && UNITS[unit].class === targets && worth > most) most = worth;
  return most;
}

/** Aircraft and submarines pick the dearest; of other hits the owner gives up the cheapest. */
function strike(line: Line[], hits: Hits, step: FireStep): number {
  let lost = 0;
  for (const [targets, number] of Object.entries(hits) as [TargetClass, number][]) {
    const named = step === 2 || step === 3;
    const order = line
      .filter(({ unit, steps }) => steps > 0 && UNITS[unit].class === targets)
      .sort((one, other) => (named ? other.worth - one.worth : one.worth - other.worth));
    let left = number;
    for (const target of order) {
      const here = Math.min(left, target.steps);
      target.steps -= here;
      lost += here * target.worth;
      left -= here;
      if (left <= 0) break;
    }
  }
  return lost;
}

/** The chance to clear a coast: expected hits against the steps that stand there, with the usual spread. */
export function clearing(expected: number, steps: number): number {
  if (steps === 0) return 1;
  const spread = Math.sqrt(Math.max(0.3, expected * 0.6));
  return 1 / (1 + Math.exp((-1.7 * (expected - steps + 0.5)) / spread));
}
