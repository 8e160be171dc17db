/** The chi-square distribution: how likely a deviation as large as this is by chance alone. */

const TERMS = 500;
const CLOSE = 1e-14;

/** The chance of at least this sum of squares with so many degrees of freedom. */
export function chanceOfChiSquare(square: number, freedom: number): number {
  if (freedom === 0) return 1;
  const [a, x] = [freedom / 2, square / 2];
  if (x === 0) return 1;
  const scale = Math.exp(a * Math.log(x) - x - logGamma(a));
  return x < a + 1 ? 1 - scale * lowerSeries(a, x) : scale * upperFraction(a, x);
}

function lowerSeries(a: number, x: number): number {
  let term = 1 / a;
  let sum = term;
  for (let n = 1; n < TERMS && term > sum * CLOSE; n++) {
    term *= x / (a + n);
    sum += term;
  }
  return sum;
}

/** Lentz's continued fraction. */
function upperFraction(a: number, x: number): number {
  let b = x + 1 - a;
  let c = Number.MAX_VALUE;
  let d = 1 / b;
  let fraction = d;
  for (let n = 1; n < TERMS; n++) {
    const an = -n * (n - a);
    b += 2;
    d = 1 / (an * d + b);
    c = b + an / c;
    fraction *= d * c;
    if (Math.abs(d * c - 1) < CLOSE) break;
  }
  return fraction;
}

const LANCZOS = [
  676.5203681218851, -1259.1392167224028, 771.32342877765313, -176.61502916214059, 12.507343278686905,
  -0.13857109526572012, 9.9843695780195716e-6, 1.5056327351493116e-7,
];

/** Lanczos' approximation. */
function logGamma(value: number): number {
  if (value < 0.5) return Math.log(Math.PI / Math.sin(Math.PI * value)) - logGamma(1 - value);
  const x = value - 1;
  const t = x + 7.5;
  const series = LANCZOS.reduce((sum, factor, i) => sum + factor / (x + i + 1), 0.99999999999980993);
  return 0.5 * Math.log(2 * Math.PI) + (x + 0.5) * Math.log(t) - t + Math.log(series);
}
