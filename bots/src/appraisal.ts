/** The appraisal of one decision, by what its seat could know: what a better one would have brought. */
import { FastDice, type Lexicon } from '@derby/kernel';
import { type Budget, type Estimate, estimateOf, exactly, styleOf, type Worths } from './expectation.ts';
import { mcts, STANDARD_STYLE } from './mcts.ts';
import { lastThought } from './player.ts';
import { playOn } from './playout.ts';
import { diceFor, LateDice } from './simple.ts';
import { isSame, type Thinking } from './thinking.ts';

export const BUDGETS = {
  quick: { worlds: 16, search: 10, until: 'quiet' },
  standard: { worlds: 48, search: 24, until: 'quiet' },
  thorough: { worlds: 200, search: 80, until: 'quiet' },
} as const satisfies Record<string, Budget>;
export type BudgetName = keyof typeof BUDGETS;

export interface Loss {
  readonly mean: number;
  readonly low: number;
  readonly high: number;
}

interface Appraisal<C> {
  readonly best: C;
  /** Whether the counsel would have decided so whatever the dice: who does what he was expected to do changes nothing. */
  readonly isExpected: boolean;
  /** By how much the best choice promised more than the made one, to each seat. */
  readonly gap: Worths;
  readonly loss: Loss;
}

const NO_LOSS = { mean: 0, low: 0, high: 0 };
/** Standard errors to either side of the mean: 95 %. */
export const WIDTH = 1.96;

/**
 * Judges a choice, or an end that was not on offer, which is as good as its result. The best choice is looked for on some worlds and compared with the
 * made one on others, so that what looked best by chance gains nothing by it; where it turns out to be worse, the loss is below nothing,
 * and counts as it is.
 */
export function appraise<G extends Lexicon>(
  thinking: Thinking<G>,
  made: G['choice'] | { readonly result: Worths },
  seed: string,
  budget: Budget,
): Appraisal<G['choice']> {
  const usual = usualChoice(thinking, seed);
  // Where nothing is searched the best is the counsel's word, which is not asked for twice.
  const best = (thinking.advice.isUnsearched && usual) || bestFound(thinking, seed, budget);
  const isExpected = usual !== undefined && !('result' in made) && isSame(made, usual);
  if (!('result' in made) && isSame(made, best))
    return { best, isExpected, gap: exactly(thinking.game.seats.map(() => 0)).mean, loss: NO_LOSS };
  const better = trials(thinking, best, seed, budget);
  const mine = 'result' in made ? better.map(() => made.result) : trials(thinking, made, seed, budget);
  const gap = estimateOf(gapsOf(better, mine));
  return { best, isExpected, gap: gap.mean, loss: lossOf(gap, thinking.game.seats.indexOf(thinking.seat)) };
}

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

/** What a search would have chosen. */
function bestFound<G extends Lexicon>(thinking: Thinking<G>, seed: string, budget: Budget): G['choice'] {
  const candidates = thinking.advice.candidates?.(thinking.view, thinking.question);
  const iterations = (candidates ?? thinking.open).length * budget.search;
  const { horizon } = styleOf(budget);
  const style = { ...STANDARD_STYLE, iterations, horizon, stride: iterations };
  return lastThought(mcts('reviewer', style), thinking, `${seed} search`).choice;
}

/** What a choice comes to on the worlds of the comparison, as its seat imagines them. */
function trials<G extends Lexicon>(
  thinking: Thinking<G>,
  choice: G['choice'],
  seed: string,
  budget: Budget,
): readonly Worths[] {
  return Array.from({ length: budget.worlds }, (_, world) => {
    const dice = new FastDice(`${seed} ${world}`);
    const imagined = thinking.imagine(dice);
    imagined.answer(choice);
    return playOn(thinking, imagined, dice, styleOf(budget));
  });
}

/** By how much the best was better than the made one, world by world. */
const gapsOf = (better: readonly Worths[], mine: readonly Worths[]): Worths[] =>
  better.map((worths, world) => worths.map((worth, place) => worth - (mine[world]?.[place] ?? 0)));

function lossOf({ mean, variance }: Estimate, place: number): Loss {
  const [loss, reach] = [mean[place] ?? 0, WIDTH * Math.sqrt(variance[place] ?? 0)];
  return { mean: loss, low: loss - reach, high: loss + reach };
}
