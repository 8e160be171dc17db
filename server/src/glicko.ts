/**
 * Glicko-2, as Mark Glickman describes it (http://www.glicko.net/glicko/glicko2.pdf): how strong somebody is, how sure that is, and
 * how much it wavers. Every match is a period of its own.
 */
export interface Strength {
  readonly rating: number;
  readonly deviation: number;
  readonly volatility: number;
}

export interface Played {
  readonly other: Strength;
  /** 1 for a win, ½ for a draw, 0 for a loss. */
  readonly score: number;
}

export const UNKNOWN: Strength = { rating: 1500, deviation: 350, volatility: 0.06 };

const SCALE = 173.7178;
const MIDDLE = 1500;
/** How much the volatility may change. */
const TAU = 0.5;
const PRECISION = 1e-6;

export function after(own: Strength, games: readonly Played[]): Strength {
  const mu = (own.rating - MIDDLE) / SCALE;
  const phi = own.deviation / SCALE;
  const weighed = games.map(({ other, score }) => {
    const weight = weightOf(other.deviation / SCALE);
    return { weight, score, expected: 1 / (1 + Math.exp(-weight * (mu - (other.rating - MIDDLE) / SCALE))) };
  });
  if (weighed.length === 0) return { ...own, deviation: Math.hypot(phi, own.volatility) * SCALE };
  const variance = 1 / sum(weighed.map(({ weight, expected }) => weight ** 2 * expected * (1 - expected)));
  const surprise = sum(weighed.map(({ weight, score, expected }) => weight * (score - expected)));
  const volatility = volatilityAfter(own.volatility, phi, variance, variance * surprise);
  const sure = 1 / Math.sqrt(1 / (phi ** 2 + volatility ** 2) + 1 / variance);
  return {
    rating: (mu + sure ** 2 * surprise) * SCALE + MIDDLE,
    deviation: Math.min(sure * SCALE, UNKNOWN.deviation),
    volatility,
  };
}

/** Results against somebody whose strength is unsure weigh less. */
const weightOf = (phi: number): number => 1 / Math.sqrt(1 + (3 * phi ** 2) / Math.PI ** 2);

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** Step 5 of the paper: the Illinois way to the root. */
function volatilityAfter(before: number, phi: number, variance: number, delta: number): number {
  const a = Math.log(before ** 2);
  const f = (x: number): number => {
    const e = Math.exp(x);
    const all = phi ** 2 + variance + e;
    return (e * (delta ** 2 - all)) / (2 * all ** 2) - (x - a) / TAU ** 2;
  };
  let low = a;
  let high = Math.log(delta ** 2 - phi ** 2 - variance);
  if (!(delta ** 2 > phi ** 2 + variance)) {
    let steps = 1;
    while (f(a - steps * TAU) < 0) steps += 1;
    high = a - steps * TAU;
  }
  let atLow = f(low);
  let atHigh = f(high);
  while (Math.abs(high - low) > PRECISION) {
    const middle = low + ((low - high) * atLow) / (atHigh - atLow);
    const atMiddle = f(middle);
    if (atMiddle * atHigh <= 0) {
      low = high;
      atLow = atHigh;
    } else atLow /= 2;
    high = middle;
    atHigh = atMiddle;
  }
  return Math.exp(low / 2);
}
