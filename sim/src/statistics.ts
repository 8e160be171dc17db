/** Figures with their 95 % intervals. */

export interface Interval {
  readonly low: number;
  readonly high: number;
}

/** A share of so many. */
export interface Share extends Interval {
  readonly count: number;
  readonly of: number;
  readonly share: number;
}

/** A mean and how the values lie around it. */
export interface Spread extends Interval {
  readonly count: number;
  readonly mean: number;
  readonly deviation: number;
  readonly least: number;
  readonly median: number;
  readonly most: number;
}

/** The normal deviate of a two-sided 95 % interval. */
const Z = 1.959964;

/** Wilson's interval: sound for small numbers and for shares near 0 and 1. */
export function shareOf(count: number, of: number): Share {
  if (of === 0) return { count, of, share: 0, low: 0, high: 1 };
  const share = count / of;
  const spread = Z ** 2 / of;
  const middle = (share + spread / 2) / (1 + spread);
  const half = (Z * Math.sqrt((share * (1 - share)) / of + spread / (4 * of))) / (1 + spread);
  return { count, of, share, low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}

/** How often each value came up. It takes room for the values that there are, not for the times they came. */
export type Counts = ReadonlyMap<number, number>;

/** Once more this value. */
export function count(counts: Map<number, number>, value: number): void {
  counts.set(value, (counts.get(value) ?? 0) + 1);
}

/** Values are added in their own order, so that it never matters in which they came. */
export function spreadOf(counts: Counts): Spread {
  const rows = sorted(counts);
  const all = total(rows, (_, times) => times);
  const mean = total(rows, (value, times) => value * times) / Math.max(1, all);
  const variance = all > 1 ? total(rows, (value, times) => times * (value - mean) ** 2) / (all - 1) : 0;
  const deviation = Math.sqrt(variance);
  const half = all > 1 ? (studentDeviate(all - 1) * deviation) / Math.sqrt(all) : 0;
  return {
    count: all,
    mean,
    deviation,
    low: mean - half,
    high: mean + half,
    least: rows[0]?.[0] ?? 0,
    median: (nth(rows, Math.ceil(all / 2)) + nth(rows, Math.floor(all / 2) + 1)) / 2,
    most: rows.at(-1)?.[0] ?? 0,
  };
}

/** How two numbers of the same games go together, from -1 to 1; 0 where one of them never changes. `sums` has, for each value of the one, what the other came to in those games. */
export function correlation(one: Counts, other: Counts, sums: Counts): number {
  const [a, b] = [spreadOf(one), spreadOf(other)];
  if (a.deviation === 0 || b.deviation === 0) return 0;
  const products = total(sorted(one), (value, times) => (value - a.mean) * ((sums.get(value) ?? 0) - times * b.mean));
  return products / ((a.count - 1) * a.deviation * b.deviation);
}

const FEW: readonly number[] = [
  12.706205, 4.302653, 3.182446, 2.776445, 2.570582, 2.446912, 2.364624, 2.306004, 2.262157, 2.228139,
];

/** Student's deviate for 95 %: exact for the smallest samples, then Fisher's expansion. */
export function studentDeviate(freedom: number): number {
  const exact = FEW[freedom - 1];
  if (exact !== undefined) return exact;
  const first = (Z ** 3 + Z) / 4;
  const second = (5 * Z ** 5 + 16 * Z ** 3 + 3 * Z) / 96;
  const third = (3 * Z ** 7 + 19 * Z ** 5 + 17 * Z ** 3 - 15 * Z) / 384;
  return Z + first / freedom + second / freedom ** 2 + third / freedom ** 3;
}

type Rows = readonly (readonly [value: number, times: number])[];

const sorted = (counts: Counts): Rows => [...counts].sort(([a], [b]) => a - b);

const total = (rows: Rows, part: (value: number, times: number) => number): number =>
  rows.reduce((sum, [value, times]) => sum + part(value, times), 0);

/** The value at this place, the least being the first. */
function nth(rows: Rows, place: number): number {
  let passed = 0;
  for (const [value, times] of rows) {
    passed += times;
    if (passed >= place) return value;
  }
  return 0;
}

/** One bar of a histogram: values from `from` up to, not including, `to`. */
export interface Bin {
  readonly from: number;
  readonly to: number;
  readonly count: number;
}

const MOST_BINS = 24;

/** Whole numbers get bars of a whole width, others of a round one. */
export function histogram(values: Counts): Bin[] {
  const rows = sorted(values);
  const least = rows[0]?.[0];
  const most = rows.at(-1)?.[0];
  if (least === undefined || most === undefined) return [];
  const span = most - least;
  const width = isWhole(values) ? Math.max(1, Math.ceil((span + 1) / MOST_BINS)) : roundWidth(span / MOST_BINS);
  const start = Math.floor(least / width) * width;
  const bins = Math.floor((most - start) / width) + 1;
  const counts = Array.from({ length: bins }, () => 0);
  for (const [value, times] of rows) {
    const bin = Math.floor((value - start) / width);
    counts[bin] = (counts[bin] ?? 0) + times;
  }
  return counts.map((one, i) => ({ from: start + i * width, to: start + (i + 1) * width, count: one }));
}

/** Whether there are whole numbers only. */
export const isWhole = (values: Counts): boolean => [...values.keys()].every(Number.isInteger);

/** 1, 2 or 5 times a power of ten, no smaller than asked. */
function roundWidth(width: number): number {
  if (width <= 0) return 1;
  const power = 10 ** Math.floor(Math.log10(width));
  return ([1, 2, 5, 10].find((step) => step * power >= width) ?? 10) * power;
}

/** How likely a mean so far from 0 would be, either way, if there were no difference: Student's test on differences game by game. */
export function chanceOf({ count: times, mean, deviation }: Spread): number {
  if (mean === 0 || times < 2) return 1;
  if (deviation === 0) return 0;
  const freedom = times - 1;
  const t = (mean / deviation) * Math.sqrt(times);
  return beta(freedom / (freedom + t * t), freedom / 2, 0.5);
}

/** Holm's correction for many comparisons: the chances of each, so that the chance of any false finding is no more than that. */
export function holm(chances: readonly number[]): number[] {
  const order = chances.map((_, i) => i).sort((a, b) => (chances[a] ?? 1) - (chances[b] ?? 1));
  const corrected = chances.map(() => 1);
  let least = 0;
  for (const [rank, i] of order.entries()) {
    least = Math.max(least, Math.min(1, (chances.length - rank) * (chances[i] ?? 1)));
    corrected[i] = least;
  }
  return corrected;
}

/** The regularised incomplete beta function, by its continued fraction (Lentz). */
function beta(x: number, a: number, b: number): number {
  if (x <= 0 || x >= 1) return x <= 0 ? 0 : 1;
  const front = Math.exp(logGamma(a + b) - logGamma(a) - logGamma(b) + a * Math.log(x) + b * Math.log1p(-x));
  return x < (a + 1) / (a + b + 2) ? (front * fraction(x, a, b)) / a : 1 - (front * fraction(1 - x, b, a)) / b;
}

const TINY = 1e-300;

function fraction(x: number, a: number, b: number): number {
  const guarded = (value: number): number => (Math.abs(value) < TINY ? TINY : value);
  let c = 1;
  let d = 1 / guarded(1 - ((a + b) * x) / (a + 1));
  let product = d;
  for (let m = 1; m < 500; m++) {
    const even = (m * (b - m) * x) / ((a + 2 * m - 1) * (a + 2 * m));
    const odd = (-(a + m) * (a + b + m) * x) / ((a + 2 * m) * (a + 2 * m + 1));
    const before = product;
    for (const term of [even, odd]) {
      d = 1 / guarded(1 + term * d);
      c = guarded(1 + term / c);
      product *= c * d;
    }
    if (Math.abs(product / before - 1) < 1e-12) break;
  }
  return product;
}

/** Stirling's series; small arguments are raised first. */
function logGamma(x: number): number {
  if (x < 10) return logGamma(x + 1) - Math.log(x);
  return (
    (x - 0.5) * Math.log(x) - x + Math.log(2 * Math.PI) / 2 + 1 / (12 * x) - 1 / (360 * x ** 3) + 1 / (1260 * x ** 5)
  );
}
