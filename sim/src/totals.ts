/** What has been played, as counts: they take room for the values that occur, not for the games, so that a study can be of any length. */
import { type Details, foldDetails, noDetails } from './details.ts';
import type { GameResult } from './job.ts';
import { type Counts, count } from './statistics.ts';

/** A number of every game: how often it had which value, and what it came to where the first seat's worth was the same. */
export interface Counted {
  readonly counts: Map<number, number>;
  readonly byWorth: Map<number, number>;
}

/** The games of one study. */
export interface Totals {
  finished: number;
  readonly grades: Map<string, number>;
  /** In the order of the game's seats. */
  readonly worth: Map<number, number>[];
  readonly decisions: Map<number, number>;
  readonly metrics: Map<string, Counted>;
  /** Where the games were looked at in detail. */
  readonly details?: Details;
}

/** Second less first, of every game that both have. */
export interface Differences {
  readonly worth: Map<number, number>[];
  readonly decisions: Map<number, number>;
  readonly metrics: Map<string, Map<number, number>>;
  /** For each seat what the games were worth to it in the second, by what they were worth in the first. */
  readonly byWorth: Map<number, number>[];
}

/** What one more of a number is worth, game by game: the games of all studies, each with its weight. */
export interface Trend {
  readonly id: string;
  /** For each study; they come to 0, so that what all games have in common does not count. */
  readonly weights: readonly number[];
  /** For each seat. */
  readonly worth: Map<number, number>[];
}

export const noTotals = ({ details }: { readonly details?: true } = {}): Totals => ({
  finished: 0,
  grades: new Map(),
  worth: [],
  decisions: new Map(),
  metrics: new Map(),
  ...(details && { details: noDetails() }),
});

export const noDifferences = (): Differences => ({ worth: [], decisions: new Map(), metrics: new Map(), byWorth: [] });

/** One game more. */
export function fold(totals: Totals, { grade, worth, decisions, metrics, seen }: GameResult): void {
  const [first = 0] = worth;
  totals.finished += 1;
  totals.grades.set(grade, (totals.grades.get(grade) ?? 0) + 1);
  for (const [seat, value] of worth.entries()) count(at(totals.worth, seat), value);
  count(totals.decisions, decisions);
  if (totals.details && seen) foldDetails(totals.details, seen, worth);
  for (const [id, value] of Object.entries(metrics)) {
    const { counts, byWorth } = under(totals.metrics, id, () => ({ counts: new Map(), byWorth: new Map() }));
    count(counts, value);
    add(byWorth, first, value);
  }
}

/** One pair more. */
export function foldPair(differences: Differences, first: GameResult, second: GameResult): void {
  for (const [seat, value] of second.worth.entries()) {
    const other = first.worth[seat] ?? 0;
    count(at(differences.worth, seat), value - other);
    add(at(differences.byWorth, seat), other, value);
  }
  count(differences.decisions, second.decisions - first.decisions);
  for (const [id, value] of Object.entries(second.metrics))
    count(
      under(differences.metrics, id, () => new Map()),
      value - (first.metrics[id] ?? 0),
    );
}

/** Sums that differ only by how they were rounded are one value. */
const EXACT = 1e9;

export function foldTrend({ weights, worth }: Trend, games: readonly GameResult[]): void {
  for (const seat of games[0]?.worth.keys() ?? []) {
    const sum = games.reduce((all, game, i) => all + (weights[i] ?? 0) * (game.worth[seat] ?? 0), 0);
    count(at(worth, seat), Math.round(sum * EXACT) / EXACT);
  }
}

/** What was counted, if anything. */
export const countsOf = (totals: Totals, metric: string): Counts => totals.metrics.get(metric)?.counts ?? new Map();

function add(sums: Map<number, number>, key: number, value: number): void {
  sums.set(key, (sums.get(key) ?? 0) + value);
}

function under<T>(all: Map<string, T>, id: string, fresh: () => T): T {
  const known = all.get(id) ?? fresh();
  all.set(id, known);
  return known;
}

function at(all: Map<number, number>[], place: number): Map<number, number> {
  all[place] ??= new Map();
  return all[place];
}
