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

/** Values are added in the order given, so equal values give equal figures to the last bit. */
export function spreadOf(values: readonly number[]): Spread {
  const count = values.length;
  const mean = sum(values) / Math.max(1, count);
  const variance = count > 1 ? sum(values.map((value) => (value - mean) ** 2)) / (count - 1) : 0;
  const deviation = Math.sqrt(variance);
  const half = count > 1 ? (studentDeviate(count - 1) * deviation) / Math.sqrt(count) : 0;
  const sorted = [...values].sort((a, b) => a - b);
  return {
    count,
    mean,
    deviation,
    low: mean - half,
    high: mean + half,
    least: sorted[0] ?? 0,
    median: medianOf(sorted),
    most: sorted.at(-1) ?? 0,
  };
}

/** How two lists go together, from -1 to 1; 0 where one of them never changes. */
export function correlation(one: readonly number[], other: readonly number[]): number {
  const a = spreadOf(one);
  const b = spreadOf(other);
  if (a.deviation === 0 || b.deviation === 0) return 0;
  const products = one.map((value, i) => (value - a.mean) * ((other[i] ?? 0) - b.mean));
  return sum(products) / ((one.length - 1) * a.deviation * b.deviation);
}

const FEW: readonly number[] = [12.706205, 4.302653, 3.182446, 2.776445];

/** Student's deviate for 95 %: exact for the smallest samples, then Fisher's expansion. */
export function studentDeviate(freedom: number): number {
  const exact = FEW[freedom - 1];
  if (exact !== undefined) return exact;
  const first = (Z ** 3 + Z) / 4;
  const second = (5 * Z ** 5 + 16 * Z ** 3 + 3 * Z) / 96;
  const third = (3 * Z ** 7 + 19 * Z ** 5 + 17 * Z ** 3 - 15 * Z) / 384;
  return Z + first / freedom + second / freedom ** 2 + third / freedom ** 3;
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

function medianOf(sorted: readonly number[]): number {
  const middle = sorted.length / 2;
  if (sorted.length === 0) return 0;
  const upper = sorted[Math.floor(middle)] ?? 0;
  return Number.isInteger(middle) ? ((sorted[middle - 1] ?? 0) + upper) / 2 : upper;
}

/** One bar of a histogram: values from `from` up to, not including, `to`. */
export interface Bin {
  readonly from: number;
  readonly to: number;
  readonly count: number;
}

const MOST_BINS = 24;

/** Whole numbers get bars of a whole width, others of a round one. */
export function histogram(values: readonly number[]): Bin[] {
  if (values.length === 0) return [];
  const [least, most] = range(values);
  const whole = values.every(Number.isInteger);
  const width = whole ? Math.max(1, Math.ceil((most - least + 1) / MOST_BINS)) : roundWidth((most - least) / MOST_BINS);
  const start = Math.floor(least / width) * width;
  const bins = Math.floor((most - start) / width) + 1;
  const counts = Array.from({ length: bins }, () => 0);
  for (const value of values) {
    const bin = Math.floor((value - start) / width);
    counts[bin] = (counts[bin] ?? 0) + 1;
  }
  return counts.map((count, i) => ({ from: start + i * width, to: start + (i + 1) * width, count }));
}

/** The least and the greatest, without spreading a long list over the stack. */
function range(values: readonly number[]): [number, number] {
  let least = Number.POSITIVE_INFINITY;
  let most = Number.NEGATIVE_INFINITY;
  for (const value of values) {
    if (value < least) least = value;
    if (value > most) most = value;
  }
  return [least, most];
}

/** 1, 2 or 5 times a power of ten, no smaller than asked. */
function roundWidth(width: number): number {
  if (width <= 0) return 1;
  const power = 10 ** Math.floor(Math.log10(width));
  return ([1, 2, 5, 10].find((step) => step * power >= width) ?? 10) * power;
}
