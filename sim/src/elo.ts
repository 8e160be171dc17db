/** Ratings from meetings (Bradley and Terry): what makes the scores that came most likely, and how far they may be off. */
import type { Interval } from './statistics.ts';

/** What two have come to: the score of the first, a draw counting one half, and how many meetings they had. */
export interface Meeting {
  readonly first: number;
  readonly second: number;
  readonly score: number;
  readonly of: number;
}

/** In Elo, around the mean of all. */
export interface Rating extends Interval {
  readonly elo: number;
}

/** So many points are ten to one. */
const SCALE = 400 / Math.LN10;
const Z = 1.959964;
const ROUNDS = 10_000;
const CLOSE = 1e-12;

/**
 * `weight` is what a meeting counts for in the intervals: less than one where meetings share their games. Every two have one drawn meeting
 * more than they had, so that whoever won all still has a rating.
 */
export function ratingsOf(players: number, meetings: readonly Meeting[], weight = 1): Rating[] {
  const met = meetings.filter(({ of }) => of > 0).map((one) => ({ ...one, score: one.score + 0.5, of: one.of + 1 }));
  const strengths = fitted(players, met);
  const logs = strengths.map(Math.log);
  const middle = logs.reduce((sum, one) => sum + one, 0) / players;
  const errors = errorsOf(players, met, strengths, weight);
  return logs.map((log, i) => {
    const elo = SCALE * (log - middle);
    const reach = Z * SCALE * (errors[i] ?? 0);
    return { elo, low: elo - reach, high: elo + reach };
  });
}

/** Each strength is what its owner scored, over what it met; repeated until nothing changes. */
function fitted(players: number, meetings: readonly Meeting[]): number[] {
  let strengths = Array.from({ length: players }, () => 1);
  for (let round = 0; round < ROUNDS; round++) {
    const scored = strengths.map(() => 0);
    const faced = strengths.map(() => 0);
    for (const { first, second, score, of } of meetings) {
      const share = of / ((strengths[first] ?? 1) + (strengths[second] ?? 1));
      scored[first] = (scored[first] ?? 0) + score;
      scored[second] = (scored[second] ?? 0) + of - score;
      faced[first] = (faced[first] ?? 0) + share;
      faced[second] = (faced[second] ?? 0) + share;
    }
    const next = strengths.map((one, i) => (faced[i] ? (scored[i] ?? 0) / (faced[i] ?? 1) : one));
    const change = Math.max(...next.map((one, i) => Math.abs(Math.log(one / (strengths[i] ?? 1)))));
    strengths = next;
    if (change < CLOSE) break;
  }
  return strengths;
}

/** Standard errors of the logarithms around their mean: from the curvature of the likelihood. */
function errorsOf(
  players: number,
  meetings: readonly Meeting[],
  strengths: readonly number[],
  weight: number,
): number[] {
  const even = 1 / players;
  const curvature = strengths.map(() => strengths.map(() => even));
  const add = (row: number, column: number, value: number): void => {
    const cells = curvature[row];
    if (cells) cells[column] = (cells[column] ?? 0) + value;
  };
  for (const { first, second, of } of meetings) {
    const [one, other] = [strengths[first] ?? 1, strengths[second] ?? 1];
    const bend = (weight * of * one * other) / (one + other) ** 2;
    add(first, first, bend);
    add(second, second, bend);
    add(first, second, -bend);
    add(second, first, -bend);
  }
  // What all have in common is held at 0, and taken out again.
  return inverse(curvature).map((row, i) => Math.sqrt(Math.max(0, (row[i] ?? 0) - even)));
}

/** Gauss and Jordan, with the largest pivot. */
function inverse(matrix: readonly (readonly number[])[]): number[][] {
  const size = matrix.length;
  const rows = matrix.map((row, i) => [...row, ...matrix.map((_, j) => (i === j ? 1 : 0))]);
  for (let column = 0; column < size; column++) {
    const at = (row: number): number => Math.abs(rows[row]?.[column] ?? 0);
    let best = column;
    for (let row = column + 1; row < size; row++) if (at(row) > at(best)) best = row;
    [rows[column], rows[best]] = [rows[best] as number[], rows[column] as number[]];
    const pivot = rows[column] as number[];
    const scale = pivot[column] ?? 1;
    for (let i = 0; i < pivot.length; i++) pivot[i] = (pivot[i] ?? 0) / scale;
    for (const row of rows) {
      const factor = row[column] ?? 0;
      if (row !== pivot) for (let i = 0; i < row.length; i++) row[i] = (row[i] ?? 0) - factor * (pivot[i] ?? 0);
    }
  }
  return rows.map((row) => row.slice(size));
}
