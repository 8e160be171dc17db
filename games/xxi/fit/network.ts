/**
 * Fits the evaluation: `npm run --silent fit -- positions.jsonl 20 8 > games/xxi/advice/weights.ts`, with the hidden units and
 * the rounds. A network with one hidden layer learns the expected worth of a position (Adam, fixed seed). The one in use was
 * fitted on 223,707 positions of 6,000 games, the second half of them played with the evaluation fitted on the first.
 */
import { readFileSync } from 'node:fs';
import { FastDice } from '@derby/kernel';

const [file = '', hidden = '16', rounds = '12'] = process.argv.slice(2);
const UNITS = Number(hidden);
const ROUNDS = Number(rounds);
const BATCH = 64;
const RATE = 0.004;
const DECAY = 1e-5;

const rows = readFileSync(file, 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as number[]);
const width = (rows[0]?.length ?? 1) - 1;
const size = UNITS * width + UNITS + UNITS + 1;
const dice = new FastDice('fit');
const weights = Float64Array.from({ length: size }, () => ((dice.below(2000) - 1000) / 1000) * Math.sqrt(2 / width));
const [inputAt, biasAt, outputAt, lastAt] = [0, UNITS * width, UNITS * width + UNITS, size - 1] as const;
const activity = new Float64Array(UNITS);

function forward(row: readonly number[]): number {
  let sum = weights[lastAt] ?? 0;
  for (let unit = 0; unit < UNITS; unit++) {
    let input = weights[biasAt + unit] ?? 0;
    for (let i = 0; i < width; i++) input += (row[i + 1] ?? 0) * (weights[inputAt + unit * width + i] ?? 0);
    activity[unit] = Math.tanh(input);
    sum += (activity[unit] ?? 0) * (weights[outputAt + unit] ?? 0);
  }
  return 1 / (1 + Math.exp(-sum));
}

/** Cross-entropy with a worth between 0 and 1 for a target: its gradient before the last step is simply the error. */
function backward(row: readonly number[], gradient: Float64Array): void {
  const error = forward(row) - (row[0] ?? 0);
  gradient[lastAt] = (gradient[lastAt] ?? 0) + error;
  for (let unit = 0; unit < UNITS; unit++) {
    const active = activity[unit] ?? 0;
    const slope = error * (weights[outputAt + unit] ?? 0) * (1 - active * active);
    gradient[outputAt + unit] = (gradient[outputAt + unit] ?? 0) + error * active;
    gradient[biasAt + unit] = (gradient[biasAt + unit] ?? 0) + slope;
    const base = inputAt + unit * width;
    for (let i = 0; i < width; i++) gradient[base + i] = (gradient[base + i] ?? 0) + slope * (row[i + 1] ?? 0);
  }
}

const meanSquare = (some: readonly number[][]): number =>
  some.reduce((sum, row, i) => sum + (forward(row) - (truth[i] ?? 0)) ** 2, 0) / some.length;

/**
 * From the half-way round on a position learns from the positions that followed it as much as from the end of its game: what
 * chance did in between then disturbs it less. Rows stand in the order of play; a new game has more months left.
 */
const PATIENCE = 0.8;
function lookAhead(): void {
  let ahead = 0;
  for (let i = rows.length - 1; i >= 0; i--) {
    const row = rows[i] ?? [];
    const isLast = (rows[i + 1]?.[1] ?? Number.POSITIVE_INFINITY) > (row[1] ?? 0);
    ahead = isLast ? (ends[i] ?? 0) : ahead;
    row[0] = ahead;
    ahead = (1 - PATIENCE) * forward(row) + PATIENCE * ahead;
  }
}

const ends = rows.map((row) => row[0] ?? 0);
const held = rows.slice(0, Math.floor(rows.length / 10));
const kept = rows.slice(held.length);
const truth = ends.slice(0, held.length);
const [first, second] = [new Float64Array(size), new Float64Array(size)];
let step = 0;
for (let round = 0; round < ROUNDS; round++) {
  if (round >= ROUNDS / 2) lookAhead();
  dice.shuffle(kept);
  const rate = RATE * (1 - round / ROUNDS) + 0.0002;
  for (let from = 0; from + BATCH <= kept.length; from += BATCH) {
    const gradient = new Float64Array(size);
    for (let i = 0; i < BATCH; i++) backward(kept[from + i] ?? [], gradient);
    step += 1;
    for (let i = 0; i < size; i++) {
      const g = (gradient[i] ?? 0) / BATCH + DECAY * (weights[i] ?? 0);
      first[i] = 0.9 * (first[i] ?? 0) + 0.1 * g;
      second[i] = 0.999 * (second[i] ?? 0) + 0.001 * g * g;
      const corrected =
        (first[i] ?? 0) / (1 - 0.9 ** step) / (Math.sqrt((second[i] ?? 0) / (1 - 0.999 ** step)) + 1e-8);
      weights[i] = (weights[i] ?? 0) - rate * corrected;
    }
  }
  console.error(`round ${round + 1}: squared error ${meanSquare(held).toFixed(5)} on positions held back`);
}
const mean = truth.reduce((sum, one) => sum + one, 0) / truth.length;
console.error(
  `${rows.length} positions; guessing the mean would err by ${(truth.reduce((sum, one) => sum + (one - mean) ** 2, 0) / truth.length).toFixed(5)}`,
);

const listed = (from: number, count: number): string =>
  Array.from(weights.slice(from, from + count), (one) => Number(one.toFixed(3))).join(', ');
console.log(`/** The weights of the evaluation in value.ts. Written by fit/network.ts; not for editing by hand. */
// biome-ignore-all lint/suspicious/noApproximativeNumericConstant: figures only
// biome-ignore format: figures only
export const INPUTS: readonly number[] = [
${Array.from({ length: UNITS }, (_, unit) => `  ${listed(inputAt + unit * width, width)},`).join('\n')}
];
// biome-ignore format: figures only
export const BIASES: readonly number[] = [${listed(biasAt, UNITS)}];
// biome-ignore format: figures only
export const OUTPUTS: readonly number[] = [${listed(outputAt, UNITS)}];
export const OUTPUT_BIAS = ${listed(lastAt, 1)};`);
