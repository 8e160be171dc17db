/** The appraisal of one decision: what was expected before it, what after it, and what a better one would have brought. */
import { FastDice, type Lexicon, notation } from '@derby/kernel';
import { mcts, STANDARD_STYLE } from './mcts.ts';
import { lastThought } from './player.ts';
import { AT_ONCE, type PlayoutStyle, playOn } from './playout.ts';
import { diceFor, LateDice } from './simple.ts';
import { isSame, type Thinking } from './thinking.ts';

/** How much thought goes into each decision. */
export interface Budget {
  /** Worlds on which the made choice and the best one are compared. */
  readonly worlds: number;
  /** Iterations that look for the best one, for each candidate. */
  readonly search: number;
  /** Where a playout is evaluated: at the next quiet moment, or never, which is to say at the end of the game. */
  readonly until: 'quiet' | 'end';
}

export const BUDGETS = {
  quick: { worlds: 16, search: 10, until: 'quiet' },
  standard: { worlds: 48, search: 24, until: 'quiet' },
  thorough: { worlds: 200, search: 80, until: 'quiet' },
} as const satisfies Record<string, Budget>;
export type BudgetName = keyof typeof BUDGETS;

/** Decisions after which a playout may be evaluated: none at all must be made, or it is played to the end. */
const HORIZON = { quiet: AT_ONCE, end: 0 } as const;

/** A mean over worlds for each seat, and its variance: the square of its standard error. */
export interface Estimate {
  readonly mean: readonly number[];
  readonly variance: readonly number[];
}

export interface Loss {
  readonly mean: number;
  readonly low: number;
  readonly high: number;
}

interface Appraisal<C> {
  readonly best: C;
  /** What could be expected before the decision. */
  readonly before: Estimate;
  /** What the best choice promised, and what the made one did; missing where that was not on offer: the result alone can tell. */
  readonly promised: Estimate;
  readonly decided: Estimate | undefined;
  readonly loss: Loss;
}

const NO_LOSS = { mean: 0, low: 0, high: 0 };
/** Standard errors to either side of the mean: 95 %. */
export const WIDTH = 1.96;

/**
 * Judges a choice. The best one is looked for on some worlds and compared with the made one on others, so that what looked best by
 * chance gains nothing by it; where it turns out to be worse, the loss is below nothing, and counts as it is.
 *
 * What is expected is always the same thing: the game's value at the next quiet moment if everybody goes by counsel, and at a quiet moment
 * the value itself. So what follows a choice differs from what the choice promised by chance alone, and chance averages nothing.
 * `carried` is what was expected already, where nothing has happened since.
 */
export function appraise<G extends Lexicon>(
  thinking: Thinking<G>,
  words: string,
  seed: string,
  budget: Budget,
  carried: Estimate | undefined,
): Appraisal<G['choice']> {
  const made = thinking.open.find((choice) => notation(choice) === words);
  const tried = triedOnce(thinking, seed, budget);
  const usual = usualChoice(thinking, seed);
  // Where nothing is searched the best is the counsel's word, which is not asked for twice.
  const best = (thinking.advice.isUnsearched && usual) || bestFound(thinking, seed, budget);
  // At a quiet moment the value itself is expected, which says nothing yet of what follows from there: that the choice must promise anew.
  const value = valueNow(thinking, budget);
  const byCounsel = value ? undefined : (carried ?? estimateOf(tried(usual)));
  // Whoever does what he was expected to do changes nothing.
  const after = (choice: G['choice']): Estimate =>
    byCounsel && usual && isSame(choice, usual) ? byCounsel : estimateOf(tried(choice));
  const promised = after(best);
  const before = byCounsel ?? carried ?? value ?? promised;
  if (made && isSame(made, best)) return { best, before, promised, decided: promised, loss: NO_LOSS };
  const place = thinking.game.seats.indexOf(thinking.seat);
  if (made) {
    const gap = estimateOf(gapsOf(tried(best), tried(made)));
    return { best, before, promised, decided: minus(promised, gap), loss: lossOf(gap, place) };
  }
  const mean = promised.mean[place] ?? 0;
  return { best, before, promised, decided: undefined, loss: { mean, low: mean, high: mean } };
}

type Trials = readonly (readonly number[])[];

/** What the counsel always says here; nothing where it throws dice to mix. */
function usualChoice<G extends Lexicon>(thinking: Thinking<G>, seed: string): G['choice'] | undefined {
  const { advice, view, question } = thinking;
  let mixes = false;
  const dice = new LateDice(() => {
    mixes = true;
    return diceFor(thinking, seed);
  });
  const choice = (advice.counsel ?? advice.policy)(view, question, dice);
  return mixes ? undefined : choice;
}

/** Each choice is tried once, on the same worlds; without one the counsel decides in each world. */
function triedOnce<G extends Lexicon>(
  thinking: Thinking<G>,
  seed: string,
  budget: Budget,
): (choice: G['choice'] | undefined) => Trials {
  const known = new Map<string, Trials>();
  return (choice) => {
    const words = choice ? notation(choice) : '';
    const found = known.get(words) ?? trials(thinking, choice, seed, budget);
    known.set(words, found);
    return found;
  };
}

/** The value itself, at a quiet moment. */
function valueNow<G extends Lexicon>({ game, advice, view }: Thinking<G>, { until }: Budget): Estimate | undefined {
  if (until === 'end' || !(advice.isQuiet?.(view) ?? true)) return undefined;
  return exactly(game.seats.map((seat) => advice.evaluate(view, seat)));
}

export const exactly = (mean: readonly number[]): Estimate => ({ mean, variance: mean.map(() => 0) });

function estimateOf(all: Trials): Estimate {
  const mean = (all[0] ?? []).map((_, place) => all.reduce((sum, one) => sum + (one[place] ?? 0), 0) / all.length);
  const variance = mean.map(
    (middle, place) =>
      all.reduce((sum, one) => sum + ((one[place] ?? 0) - middle) ** 2, 0) / Math.max(1, all.length - 1) / all.length,
  );
  return { mean, variance };
}

/** What a search would have chosen. */
function bestFound<G extends Lexicon>(thinking: Thinking<G>, seed: string, budget: Budget): G['choice'] {
  const candidates = thinking.advice.candidates?.(thinking.view, thinking.question);
  const iterations = (candidates ?? thinking.open).length * budget.search;
  const style = { ...STANDARD_STYLE, iterations, horizon: HORIZON[budget.until], stride: iterations };
  return lastThought(mcts('reviewer', style), thinking, `${seed} search`).choice;
}

/** What a choice comes to on the worlds of the comparison, for each seat. */
function trials<G extends Lexicon>(
  thinking: Thinking<G>,
  choice: G['choice'] | undefined,
  seed: string,
  budget: Budget,
): Trials {
  const style: PlayoutStyle = { by: 'counsel', horizon: HORIZON[budget.until], slips: 0 };
  return Array.from({ length: budget.worlds }, (_, world) => {
    const dice = new FastDice(`${seed} ${world}`);
    const imagined = thinking.imagine(dice);
    if (choice) imagined.answer(choice);
    return playOn(thinking, imagined, dice, style);
  });
}

/** By how much the best was better than the made one, world by world. */
const gapsOf = (better: Trials, mine: Trials): Trials =>
  better.map((worths, world) => worths.map((worth, place) => worth - (mine[world]?.[place] ?? 0)));

function lossOf({ mean, variance }: Estimate, place: number): Loss {
  const [loss, reach] = [mean[place] ?? 0, WIDTH * Math.sqrt(variance[place] ?? 0)];
  return { mean: loss, low: loss - reach, high: loss + reach };
}

const minus = (from: Estimate, what: Estimate): Estimate => ({
  mean: from.mean.map((one, place) => one - (what.mean[place] ?? 0)),
  variance: from.variance.map((one, place) => one + (what.variance[place] ?? 0)),
});
