/** The appraisal of one decision: what was expected before it, what after it, and what a better one would have brought. */
import { FastDice, type Lexicon, notation } from '@derby/kernel';
import { mcts, STANDARD_STYLE } from './mcts.ts';
import { lastThought } from './player.ts';
import { type PlayoutStyle, playOn } from './playout.ts';
import type { Thinking } from './thinking.ts';

/** How much thought goes into each decision. */
export interface Budget {
  /** Worlds on which the made choice and the best one are compared. */
  readonly worlds: number;
  /** Iterations that look for the best one, for each candidate. */
  readonly search: number;
  /** Decisions after which a playout is evaluated; 0: played to the end. */
  readonly horizon: number;
}

export const BUDGETS = {
  quick: { worlds: 16, search: 10, horizon: 1 },
  standard: { worlds: 48, search: 24, horizon: 1 },
  thorough: { worlds: 200, search: 80, horizon: 1 },
} as const satisfies Record<string, Budget>;
export type BudgetName = keyof typeof BUDGETS;

interface Appraisal<C> {
  readonly best: C;
  readonly before: readonly number[];
  /** Missing where the choice is not among those offered: the result alone can tell. */
  readonly decided: readonly number[] | undefined;
  readonly loss: { readonly mean: number; readonly low: number; readonly high: number };
}

const NO_LOSS = { mean: 0, low: 0, high: 0 };
/** Standard errors to either side of the mean: 95 %. */
const WIDTH = 1.96;

/**
 * Judges a choice. The best one is looked for on some worlds and compared with the made one on others, so that what
 * looked best by chance gains nothing by it. `carried` is what was expected already, where nothing has happened since.
 */
export function appraise<G extends Lexicon>(
  thinking: Thinking<G>,
  words: string,
  seed: string,
  budget: Budget,
  carried: readonly number[] | undefined,
): Appraisal<G['choice']> {
  const made = thinking.open.find((choice) => notation(choice) === words);
  const best = bestFound(thinking, seed, budget);
  if (!made) return conceding(thinking, best, seed, budget, carried);
  if (notation(best) === words) {
    const before = carried ?? meanOf(trials(thinking, made, seed, budget));
    return { best: made, before, decided: before, loss: NO_LOSS };
  }
  return compare(thinking, made, best, seed, budget, carried);
}

function compare<G extends Lexicon>(
  thinking: Thinking<G>,
  made: G['choice'],
  best: G['choice'],
  seed: string,
  budget: Budget,
  carried: readonly number[] | undefined,
): Appraisal<G['choice']> {
  const [mine, better] = [trials(thinking, made, seed, budget), trials(thinking, best, seed, budget)];
  const place = thinking.game.seats.indexOf(thinking.seat);
  const loss = lossOf(mine, better, place);
  if (loss.mean <= 0) {
    const before = carried ?? meanOf(mine);
    return { best: made, before, decided: before, loss: { ...loss, mean: 0 } };
  }
  const gap = minus(meanOf(better), meanOf(mine));
  const before = carried ?? meanOf(better);
  return { best, before, decided: minus(before, gap), loss };
}

function conceding<G extends Lexicon>(
  thinking: Thinking<G>,
  best: G['choice'],
  seed: string,
  budget: Budget,
  carried: readonly number[] | undefined,
): Appraisal<G['choice']> {
  const before = carried ?? meanOf(trials(thinking, best, seed, budget));
  const mean = before[thinking.game.seats.indexOf(thinking.seat)] ?? 0;
  return { best, before, decided: undefined, loss: { mean, low: mean, high: mean } };
}

/** What a search would have chosen. */
function bestFound<G extends Lexicon>(thinking: Thinking<G>, seed: string, budget: Budget): G['choice'] {
  const candidates = thinking.advice.candidates?.(thinking.view, thinking.question);
  const iterations = (candidates ?? thinking.open).length * budget.search;
  const style = { ...STANDARD_STYLE, iterations, horizon: budget.horizon, stride: iterations };
  return lastThought(mcts('reviewer', style), thinking, `${seed} search`).choice;
}

/** What a choice comes to on the worlds of the comparison, for each seat. */
function trials<G extends Lexicon>(
  thinking: Thinking<G>,
  choice: G['choice'],
  seed: string,
  budget: Budget,
): number[][] {
  const style: PlayoutStyle = { by: 'counsel', horizon: budget.horizon, slips: 0 };
  return Array.from({ length: budget.worlds }, (_, world) => {
    const dice = new FastDice(`${seed} ${world}`);
    const imagined = thinking.imagine(dice);
    imagined.answer(choice);
    return [...playOn(thinking, imagined, dice, style)];
  });
}

/** The loss on each world, averaged, with its interval. */
function lossOf(mine: readonly number[][], better: readonly number[][], place: number): Appraisal<never>['loss'] {
  const losses = mine.map((worths, world) => (better[world]?.[place] ?? 0) - (worths[place] ?? 0));
  const mean = losses.reduce((sum, one) => sum + one, 0) / losses.length;
  const variance = losses.reduce((sum, one) => sum + (one - mean) ** 2, 0) / Math.max(1, losses.length - 1);
  const reach = WIDTH * Math.sqrt(variance / losses.length);
  return { mean, low: mean - reach, high: mean + reach };
}

const meanOf = (all: readonly (readonly number[])[]): readonly number[] =>
  (all[0] ?? []).map((_, place) => all.reduce((sum, one) => sum + (one[place] ?? 0), 0) / all.length);

const minus = (from: readonly number[], what: readonly number[]): readonly number[] =>
  from.map((one, place) => one - (what[place] ?? 0));
