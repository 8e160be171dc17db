/** A sweep: a game under its options, one changed at a time, each held against the game as it is. */
import type { OptionSpec, OptionValue } from '@derby/kernel';
import { type Comparison, comparisonOf } from './compare.ts';
import type { Study } from './job.ts';
import { type Aim, begin, extend, isFinished, lengthOf, type Progress } from './progress.ts';
import { chanceOf, holm, type Spread, spreadOf } from './statistics.ts';
import type { Frame } from './summary.ts';
import type { Trend } from './totals.ts';

/** One option at one value other than the base has; or, where a seat is named, one figure of its counsel. */
export interface Variant {
  readonly id: string;
  readonly value: OptionValue;
  readonly seat?: string;
}

/** What stands at something and can be varied: an option, or `allies.escorts`. */
type Spec = Pick<OptionSpec, 'id' | 'standard'>;

/** `length`, `allies.escorts`. */
export const subjectOf = ({ id, seat }: Variant): string => (seat === undefined ? id : `${seat}.${id}`);

export interface Effect extends Variant {
  readonly comparison: Comparison;
  /** Of a difference like this by chance alone, corrected for all the comparisons of the sweep (Holm). */
  readonly chance: number;
  readonly isTold: boolean;
}

/** What one more of a number is worth. */
export interface Slope {
  readonly id: string;
  readonly spread: Spread;
}

export interface Sweep {
  readonly base: Study;
  readonly games: number;
  readonly seat: string;
  /** The largest first. */
  readonly effects: readonly Effect[];
  readonly slopes: readonly Slope[];
  /** The widest interval of all effects. */
  readonly width: number;
}

const CHANCE = 0.05;

/** The first games; twice as many each time until the aim is reached. */
const FIRST = 100;

/** Every variant on the dice of the base. */
export function beginSweep(base: Study, variants: readonly Variant[], specs: readonly Spec[], aim: Aim): Progress {
  const games = Math.min(FIRST, aim.most);
  const studies = [base, ...variants.map((variant) => changed(base, variant))].map(
    (study): Study => ({ ...study, dice: 'keyed', games }),
  );
  return { ...begin(...studies), trends: trendsOf(base, variants, specs), aim };
}

const changed = (base: Study, { id, value, seat }: Variant): Study =>
  seat === undefined
    ? { ...base, options: { ...base.options, [id]: value } }
    : { ...base, figures: { [seat]: { [id]: Number(value) } } };

/** A line through the base, fitted by least squares to the values of an option that is a number. */
function trendsOf(base: Study, variants: readonly Variant[], specs: readonly Spec[]): Trend[] {
  return specs.flatMap(({ id, standard }) => {
    const from = base.options[id] ?? standard;
    const steps = variants.map((one) =>
      subjectOf(one) === id && typeof one.value === 'number' ? one.value - Number(from) : 0,
    );
    const squares = steps.reduce((sum, step) => sum + step * step, 0);
    if (typeof from !== 'number' || squares === 0) return [];
    const weights = steps.map((step) => step / squares);
    return [{ id, weights: [weights.reduce((rest, one) => rest - one, 0), ...weights], worth: [] }];
  });
}

/** What has been varied, read from the studies themselves. */
export function variantsOf({ studies }: Progress): Variant[] {
  const [base, ...others] = studies as readonly [Study, ...Study[]];
  return others.map(({ options, figures = {} }) => {
    const [seat, changed] = Object.entries(figures)[0] ?? [];
    const [figure] = Object.entries(changed ?? {});
    if (seat !== undefined && figure) return { id: figure[0], value: figure[1], seat };
    const [id, value] = Object.entries(options).find(([name, one]) => base.options[name] !== one) as [
      string,
      OptionValue,
    ];
    return { id, value };
  });
}

/** Plans more games where the sweep is neither exact enough nor as long as it may be; tells whether it has. */
export function goFurther(progress: Progress, frame: Frame, place: number): boolean {
  const { aim } = progress;
  const games = lengthOf(progress);
  if (!aim || !isFinished(progress) || games >= aim.most) return false;
  if (sweepOf(progress, frame, place).width <= aim.width) return false;
  extend(progress, Math.min(2 * games, aim.most));
  return true;
}

export function sweepOf(progress: Progress, frame: Frame, place: number): Sweep {
  const variants = variantsOf(progress);
  const comparisons = variants.map((_, i) => comparisonOf(progress, frame, place, i + 1));
  const chances = holm(comparisons.map(({ worth }) => chanceOf(worth.spread)));
  const effects = variants.map((variant, i): Effect => {
    const chance = chances[i] ?? 1;
    return { ...variant, comparison: comparisons[i] as Comparison, chance, isTold: chance < CHANCE };
  });
  const size = ({ comparison }: Effect): number => Math.abs(comparison.worth.spread.mean);
  return {
    base: progress.studies[0] as Study,
    games: progress.totals[0]?.finished ?? 0,
    seat: frame.seats[place] ?? '',
    effects: effects.sort((one, other) => size(other) - size(one)),
    slopes: progress.trends.map(({ id, worth }) => ({ id, spread: spreadOf(worth[place] ?? new Map()) })),
    width: Math.max(0, ...comparisons.map(({ worth }) => worth.spread.high - worth.spread.low)),
  };
}
