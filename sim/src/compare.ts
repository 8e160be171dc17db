/** Two setups on the same seeds: game by game, which did better, and by how much. */
import type { Study } from './job.ts';
import type { Progress } from './progress.ts';
import { type Counts, correlation, type Spread, spreadOf } from './statistics.ts';
import { type Frame, type Summary, summaryOf } from './summary.ts';
import type { Differences, Totals } from './totals.ts';

export type Verdict = 'first' | 'second' | 'undecided';

/** Second less first, game by game. */
export interface Difference {
  readonly id: string;
  readonly spread: Spread;
  readonly verdict: Verdict;
}

export interface Comparison {
  readonly first: Summary;
  readonly second: Summary;
  readonly pairs: number;
  /** The seat whose worth decides. */
  readonly seat: string;
  /** What the games were worth to it: the verdict is on this. */
  readonly worth: Difference;
  /** The same for every seat, by its name. */
  readonly worths: readonly Difference[];
  /** How far the two go together game by game: the higher, the more the common dice have helped. */
  readonly pairing: number;
  /** So many times the games would be needed for the same interval if they were not paired; none where no two games of a pair differ. */
  readonly saving: number | null;
  readonly decisions: Difference;
  readonly metrics: readonly Difference[];
}

/** The first study of a run, and one of the others: the `place` is that of the seat whose worth decides. */
export function comparisonOf(
  { studies, totals, differences }: Progress,
  frame: Frame,
  place = 0,
  other = 1,
): Comparison {
  const { worth, byWorth, decisions, metrics } = differences[other - 1] as Differences;
  const [first, second] = [totals[0], totals[other]] as [Totals, Totals];
  const none: Counts = new Map();
  const [before, after] = [first.worth[place] ?? none, second.worth[place] ?? none];
  const apart = difference('worth', worth[place] ?? none);
  return {
    first: summaryOf(studies[0] as Study, first, frame),
    second: summaryOf(studies[other] as Study, second, frame),
    pairs: first.finished,
    seat: frame.seats[place] ?? '',
    worth: apart,
    worths: frame.seats.map((seat, at) => difference(seat, worth[at] ?? none)),
    pairing: correlation(before, after, byWorth[place] ?? none),
    saving: savingOf(spreadOf(before), spreadOf(after), apart.spread),
    decisions: difference('decisions', decisions),
    metrics: [...metrics].map(([id, counts]) => difference(id, counts)),
  };
}

/** The verdict falls only where the whole interval lies on one side. */
function difference(id: string, counts: Counts): Difference {
  const spread = spreadOf(counts);
  const decided = spread.count > 1 && (spread.low > 0 || spread.high < 0);
  return { id, spread, verdict: decided ? (spread.low > 0 ? 'second' : 'first') : 'undecided' };
}

const savingOf = (one: Spread, other: Spread, apart: Spread): number | null =>
  apart.deviation === 0 ? null : (one.deviation ** 2 + other.deviation ** 2) / apart.deviation ** 2;
