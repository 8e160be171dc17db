/** What many games come to: how they ended, how long they were, and the game's own numbers. */
import type { Study } from './job.ts';
import { correlation, type Share, type Spread, shareOf, spreadOf } from './statistics.ts';
import type { Totals } from './totals.ts';

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

export function summaryOf(study: Study, totals: Totals, { seats, grades }: Frame): Summary {
  const { finished, worth, decisions, metrics } = totals;
  const counts = new Map([...grades.map((id) => [id, 0] as const), ...totals.grades]);
  const first = worth[0] ?? new Map();
  return {
    study,
    finished,
    grades: [...counts].map(([id, times]) => ({ id, ...shareOf(times, finished) })),
    worth: Object.fromEntries(seats.map((seat, i) => [seat, spreadOf(worth[i] ?? new Map())])),
    decisions: spreadOf(decisions),
    metrics: [...metrics].map(([id, { counts: values, byWorth }]) => ({
      id,
      spread: spreadOf(values),
      withWorth: correlation(first, values, byWorth),
    })),
  };
}
