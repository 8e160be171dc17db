/**
 * Fitted values: what a position is worth by a few numbers that its game names. The figures are data, written by `npm run fit`
 * from the game's own games and proved on others.
 */

/** A logistic over the features, and over a few hidden units where there are any. */
export interface Fitted {
  /** The names of the features, in the order of the weights. */
  readonly features: readonly string[];
  readonly bias: number;
  readonly direct: readonly number[];
  /** Each hidden unit: its bias, what it gives, and its weights. */
  readonly units: readonly (readonly [bias: number, gives: number, ...weights: number[]])[];
}

/** How a fitted value did on games that it was not fitted on. */
export interface Proof {
  /** The edition whose games they were. */
  readonly edition: number;
  /** The options that were varied; the others stood at their standard. */
  readonly varied: readonly string[];
  readonly games: number;
  readonly positions: number;
  /** Mean squared error, and that of always guessing the mean. */
  readonly error: number;
  readonly guessing: number;
  /** What it says at the opening on average, and what came of those games, give or take the 95 % reach. */
  readonly opening: { readonly expected: number; readonly came: number; readonly reach: number };
  /** The same for each setting of the study, in their order; not in proofs that are older than this. */
  readonly openings?: readonly { readonly expected: number; readonly came: number; readonly reach: number }[];
  /** By how much it is off on average, over ten classes of what it expects. */
  readonly off: number;
}

/** The worth of a position with these features, from 0 to 1. */
export const valueBy = (fitted: Fitted, features: readonly number[]): number => logistic(leaningBy(fitted, features));

/** The same before the logistic: for whoever compares. */
export function leaningBy({ bias, direct, units }: Fitted, features: readonly number[]): number {
  let sum = bias;
  for (let i = 0; i < direct.length; i++) sum += (direct[i] ?? 0) * (features[i] ?? 0);
  for (const unit of units) {
    let input = unit[0];
    for (let i = 0; i < features.length; i++) input += (unit[i + 2] ?? 0) * (features[i] ?? 0);
    sum += unit[1] * Math.tanh(input);
  }
  return sum;
}

export const logistic = (leaning: number): number => 1 / (1 + Math.exp(-leaning));

/** A feature: its name, and how it is read. Of the size of one, so that no weight need be large. */
export type Feature<K> = readonly [name: string, read: (known: K) => number];

export const namesOf = <K>(features: readonly Feature<K>[]): readonly string[] => features.map(([name]) => name);
export const readAll = <K>(features: readonly Feature<K>[], known: K): number[] =>
  features.map(([, read]) => read(known));
