/** The learning: a logistic over the features and a hidden layer, by Adam, the same for the same seed. */
import { FastDice } from '@derby/kernel';
import { type Fitted, leaningBy, logistic, valueBy } from '@derby/kernel/value';
import type { PlayedGame } from './positions.ts';

export interface Manner {
  /** Hidden units; none for a plain logistic. */
  readonly units: number;
  readonly rounds: number;
  readonly seed: string;
  /** How hard each step pulls every weight towards nothing; what seldom shows must pull against it, and tells less than it knows. */
  readonly decay?: number;
  /** Whether it is set right at the end on the games without any slip: what slips leave behind no feature may show. */
  readonly isSetRight?: boolean;
}

const BATCH = 64;
const RATE = 0.004;
const LAST_RATE = 0.0002;
export const DECAY = 3e-5;
/** From the half-way round on a position learns from those that followed it as much as from the end of its game. */
const PATIENCE = 0.8;

interface Lesson {
  readonly row: readonly number[];
  target: number;
}

export function fit(features: readonly string[], games: readonly PlayedGame[], manner: Manner): Fitted {
  const dice = new FastDice(`${manner.seed} fit`);
  const learner = new Learner(features.length, manner, dice);
  const lessons = games.map(({ rows, worth }) => rows.map((row): Lesson => ({ row, target: worth })));
  const all = lessons.flat();
  for (let round = 0; round < manner.rounds; round++) {
    if (round >= manner.rounds / 2) lookAhead(lessons, games, (row) => learner.value(row));
    dice.shuffle(all);
    const rate = RATE * (1 - round / manner.rounds) + LAST_RATE;
    for (let from = 0; from + BATCH <= all.length; from += BATCH) learner.learn(all.slice(from, from + BATCH), rate);
  }
  const fitted = learner.fitted(features);
  const sound = games.filter((game) => !(manner.isSetRight ? game.isErrant : game.hasSlips));
  return sound.length === games.length ? rounded(fitted) : setRight(fitted, sound);
}

/** What chance did between a position and the end disturbs it less when it learns from what was thought on the way. */
function lookAhead(
  lessons: readonly Lesson[][],
  games: readonly PlayedGame[],
  value: (row: readonly number[]) => number,
): void {
  for (const [number, game] of lessons.entries()) {
    let ahead = games[number]?.worth ?? 0;
    for (const lesson of [...game].reverse()) {
      lesson.target = ahead;
      ahead = (1 - PATIENCE) * value(lesson.row) + PATIENCE * ahead;
    }
  }
}

/** The weights in one row: bias, direct, then for each unit its bias, what it gives, and its weights. */
class Learner {
  readonly #weights: Float64Array;
  readonly #gradient: Float64Array;
  readonly #first: Float64Array;
  readonly #second: Float64Array;
  readonly #activity: Float64Array;
  readonly #width: number;
  readonly #decay: number;
  #steps = 0;

  constructor(width: number, { units, decay = DECAY }: Manner, dice: FastDice) {
    const size = 1 + width + units * (width + 2);
    this.#width = width;
    this.#decay = decay;
    this.#activity = new Float64Array(units);
    [this.#gradient, this.#first, this.#second] = [0, 1, 2].map(() => new Float64Array(size)) as [
      Float64Array,
      Float64Array,
      Float64Array,
    ];
    this.#weights = new Float64Array(size);
    for (let i = 1 + width; i < size; i++)
      this.#weights[i] = ((dice.below(2000) - 1000) / 1000) * Math.sqrt(2 / Math.max(1, width));
  }

  value(row: readonly number[]): number {
    let sum = this.#at(0);
    for (let i = 0; i < this.#width; i++) sum += this.#at(1 + i) * (row[i] ?? 0);
    for (let unit = 0; unit < this.#activity.length; unit++) {
      const base = this.#base(unit);
      let input = this.#at(base);
      for (let i = 0; i < this.#width; i++) input += this.#at(base + 2 + i) * (row[i] ?? 0);
      const active = Math.tanh(input);
      this.#activity[unit] = active;
      sum += this.#at(base + 1) * active;
    }
    return logistic(sum);
  }

  /** Cross-entropy with a worth between 0 and 1 for a target: its gradient before the last step is simply the error. */
  learn(batch: readonly Lesson[], rate: number): void {
    this.#gradient.fill(0);
    for (const { row, target } of batch) this.#blame(row, this.value(row) - target);
    this.#steps += 1;
    for (let i = 0; i < this.#weights.length; i++) this.#adjust(i, batch.length, rate);
  }

  #blame(row: readonly number[], error: number): void {
    this.#add(0, error);
    for (let i = 0; i < this.#width; i++) this.#add(1 + i, error * (row[i] ?? 0));
    for (let unit = 0; unit < this.#activity.length; unit++) {
      const base = this.#base(unit);
      const active = this.#activity[unit] ?? 0;
      const slope = error * this.#at(base + 1) * (1 - active * active);
      this.#add(base, slope);
      this.#add(base + 1, error * active);
      for (let i = 0; i < this.#width; i++) this.#add(base + 2 + i, slope * (row[i] ?? 0));
    }
  }

  #adjust(i: number, count: number, rate: number): void {
    const pull = (this.#gradient[i] ?? 0) / count + this.#decay * this.#at(i);
    const first = 0.9 * (this.#first[i] ?? 0) + 0.1 * pull;
    const second = 0.999 * (this.#second[i] ?? 0) + 0.001 * pull * pull;
    [this.#first[i], this.#second[i]] = [first, second];
    const [mean, spread] = [first / (1 - 0.9 ** this.#steps), second / (1 - 0.999 ** this.#steps)];
    this.#weights[i] = this.#at(i) - (rate * mean) / (Math.sqrt(spread) + 1e-8);
  }

  fitted(features: readonly string[]): Fitted {
    const units = Array.from(this.#activity, (_, unit): [number, number, ...number[]] => {
      const base = this.#base(unit);
      const weights = this.#weights.slice(base + 2, base + 2 + this.#width);
      return [this.#at(base), this.#at(base + 1), ...weights];
    });
    return { features, bias: this.#at(0), direct: [...this.#weights.slice(1, 1 + this.#width)], units };
  }

  readonly #at = (i: number): number => this.#weights[i] ?? 0;
  readonly #base = (unit: number): number => 1 + this.#width + unit * (this.#width + 2);
  readonly #add = (i: number, pull: number): void => {
    this.#gradient[i] = (this.#gradient[i] ?? 0) + pull;
  };
}

const NEWTON_STEPS = 12;

/** Games with slips end worse than games without: a shift and a slope set the value right for the latter. */
function setRight(fitted: Fitted, games: readonly PlayedGame[]): Fitted {
  const lessons = games.flatMap(({ rows, worth }) =>
    rows.map((row) => ({ leaning: leaningBy(fitted, row), worth, weight: 1 / rows.length })),
  );
  let [shift, slope] = [0, 1];
  for (let step = 0; step < NEWTON_STEPS; step++) {
    let [g0, g1, h00, h01, h11] = [0, 0, 1e-6, 0, 1e-6];
    for (const { leaning, worth, weight } of lessons) {
      const value = logistic(shift + slope * leaning);
      const [error, bend] = [weight * (value - worth), weight * value * (1 - value)];
      [g0, g1] = [g0 + error, g1 + error * leaning];
      [h00, h01, h11] = [h00 + bend, h01 + bend * leaning, h11 + bend * leaning * leaning];
    }
    const determinant = h00 * h11 - h01 * h01;
    shift -= (h11 * g0 - h01 * g1) / determinant;
    slope -= (h00 * g1 - h01 * g0) / determinant;
  }
  return rounded({
    features: fitted.features,
    bias: shift + slope * fitted.bias,
    direct: fitted.direct.map((weight) => slope * weight),
    units: fitted.units.map(([bias, gives, ...weights]) => [bias, slope * gives, ...weights]),
  });
}

const short = (weight: number): number => Number(weight.toFixed(3));

const rounded = ({ features, bias, direct, units }: Fitted): Fitted => ({
  features,
  bias: short(bias),
  direct: direct.map(short),
  units: units.map(([first, gives, ...weights]) => [short(first), short(gives), ...weights.map(short)]),
});

export const squaredError = (fitted: Fitted, games: readonly PlayedGame[]): number => {
  const errors = games.flatMap(({ rows, worth }) => rows.map((row) => (valueBy(fitted, row) - worth) ** 2));
  return errors.reduce((sum, one) => sum + one, 0) / Math.max(1, errors.length);
};
