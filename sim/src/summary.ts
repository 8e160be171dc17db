/** What many games come to: how they ended, how long they were, and the game's own numbers. */
import type { GameResult, Study } from './job.ts';
import { correlation, type Share, type Spread, shareOf, spreadOf } from './statistics.ts';

export interface MetricSummary {
  readonly id: string;
  readonly spread: Spread;
  /** How it goes together with what the game was worth to the first seat, from -1 to 1. */
  readonly withWorth: number;
}

export interface Summary {
  readonly study: Study;
  readonly finished: number;
  /** Every grade the game knows, best first. */
  readonly grades: readonly ({ readonly id: string } & Share)[];
  /** What the games were worth to each seat. */
  readonly worth: Readonly<Record<string, Spread>>;
  readonly decisions: Spread;
  readonly metrics: readonly MetricSummary[];
}

/** What the summary must know of the game: its seats, and its grades in their order. */
export interface Frame {
  readonly seats: readonly string[];
  readonly grades: readonly string[];
}

export function summaryOf(study: Study, results: readonly GameResult[], { seats, grades }: Frame): Summary {
  const counts = new Map(grades.map((id) => [id, 0]));
  for (const { grade } of results) counts.set(grade, (counts.get(grade) ?? 0) + 1);
  const worth = worthOf(results, 0);
  return {
    study,
    finished: results.length,
    grades: [...counts].map(([id, count]) => ({ id, ...shareOf(count, results.length) })),
    worth: Object.fromEntries(seats.map((seat, i) => [seat, spreadOf(worthOf(results, i))])),
    decisions: spreadOf(results.map((one) => one.decisions)),
    metrics: metricIds(results).map((id) => {
      const values = metricOf(results, id);
      return { id, spread: spreadOf(values), withWorth: correlation(values, worth) };
    }),
  };
}

export const metricIds = (results: readonly GameResult[]): string[] => Object.keys(results[0]?.metrics ?? {});

export const metricOf = (results: readonly GameResult[], id: string): number[] =>
  results.map((one) => one.metrics[id] ?? 0);

/** What each game was worth to the seat at this place. */
export const worthOf = (results: readonly GameResult[], seat: number): number[] =>
  results.map((one) => one.worth[seat] ?? 0);
