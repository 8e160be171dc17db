/** Two setups on the same seeds: game by game, which did better, and by how much. */
import type { GameResult, Study } from './job.ts';
import { correlation, type Spread, spreadOf } from './statistics.ts';
import { type Frame, metricIds, metricOf, type Summary, summaryOf, worthOf } from './summary.ts';

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
  /** How far the two go together game by game: the higher, the more the common seeds have helped. */
  readonly pairing: number;
  readonly decisions: Difference;
  readonly metrics: readonly Difference[];
}

export function comparisonOf(
  studies: readonly [Study, Study],
  results: readonly [readonly GameResult[], readonly GameResult[]],
  frame: Frame,
  place = 0,
): Comparison {
  const pairs = Math.min(results[0].length, results[1].length);
  const first = results[0].slice(0, pairs);
  const second = results[1].slice(0, pairs);
  const worths = [worthOf(first, place), worthOf(second, place)] as const;
  return {
    first: summaryOf(studies[0], first, frame),
    second: summaryOf(studies[1], second, frame),
    pairs,
    seat: frame.seats[place] ?? '',
    worth: difference('worth', ...worths),
    worths: frame.seats.map((seat, at) => difference(seat, worthOf(first, at), worthOf(second, at))),
    pairing: correlation(...worths),
    decisions: difference(
      'decisions',
      first.map((one) => one.decisions),
      second.map((one) => one.decisions),
    ),
    metrics: metricIds(first).map((id) => difference(id, metricOf(first, id), metricOf(second, id))),
  };
}

/** The verdict falls only where the whole interval lies on one side. */
function difference(id: string, first: readonly number[], second: readonly number[]): Difference {
  const spread = spreadOf(second.map((value, i) => value - (first[i] ?? 0)));
  const decided = spread.count > 1 && (spread.low > 0 || spread.high < 0);
  return { id, spread, verdict: decided ? (spread.low > 0 ? 'second' : 'first') : 'undecided' };
}
