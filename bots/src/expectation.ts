/**
 * What can be expected of a match by whoever knows all its secrets: the measure of luck. The world is taken as it truly was, and chance alone
 * plays again. So what came is one throw among others like it: it differs from their mean by luck and by nothing else, however far off the
 * game's value may be and whatever anybody imagined.
 */
import {
  type Advice,
  type Dice,
  type Engine,
  FastDice,
  freshWorld,
  type GameModule,
  type Lexicon,
  type Match,
  type Outcome,
} from '@derby/kernel';
import { AT_ONCE, type PlayoutStyle, playOn } from './playout.ts';
import type { AdvisedGame } from './thinking.ts';

/** How much thought goes into each decision. */
export interface Budget {
  /** Worlds on which the made choice and the best one are compared, and in which chance plays again. */
  readonly worlds: number;
  /** Iterations that look for the best one, for each candidate. */
  readonly search: number;
  /** Where a playout is evaluated: at the next quiet moment, or never, which is to say at the end of the game. */
  readonly until: 'quiet' | 'end';
}

/** The worth to each seat, in the order of the game's seats; from 0 to 1. */
export type Worths = readonly number[];

/** A mean over worlds for each seat, and its variance: the square of its standard error. */
export interface Estimate {
  readonly mean: Worths;
  readonly variance: Worths;
}

/** Everybody goes by counsel, and no decision need be made where the moment is quiet. */
export const styleOf = ({ until }: Budget): PlayoutStyle => ({
  by: 'counsel',
  horizon: until === 'quiet' ? AT_ONCE : 0,
  slips: 0,
});

/** Whether the value can be trusted at this moment, so that nobody need play on. */
export const isTrusted = <G extends Lexicon>({ state }: Match<G>, advice: Advice<G>, { until }: Budget): boolean =>
  until === 'quiet' && (advice.isQuiet?.(state) ?? true);

/** The value at the next quiet moment if everybody goes by counsel; at a quiet moment the value itself; at the end the result. */
export function expectation<G extends Lexicon>(
  match: Match<G>,
  advice: Advice<G>,
  seed: string,
  budget: Budget,
): Estimate {
  const { game, state, outcome } = match;
  if (outcome) return exactly(worthsOf(game, outcome));
  if (isTrusted(match, advice, budget)) return exactly(game.seats.map((seat) => advice.evaluate(state, seat)));
  return chanceOf({ game, advice }, match.afresh(), seed, budget);
}

/** What could be expected before anything was dealt. */
export function expectationAtTheOutset<G extends Lexicon>(
  match: Match<G>,
  advice: Advice<G>,
  seed: string,
  budget: Budget,
): Estimate {
  const { game, options } = match;
  const dealt = (dice: Dice): Engine<G> => freshWorld(game, game.setup(options), dice);
  const isDealt = dealt(new FastDice(seed)).finality !== undefined;
  return isDealt ? chanceOf({ game, advice }, dealt, seed, budget) : expectation(match, advice, seed, budget);
}

/** What comes of the worlds that chance makes. */
export function chanceOf<G extends Lexicon>(
  advised: AdvisedGame<G>,
  worldBy: (dice: Dice) => Engine<G>,
  seed: string,
  budget: Budget,
): Estimate {
  return estimateOf(
    Array.from({ length: budget.worlds }, (_, world) => {
      const dice = new FastDice(`${seed} ${world}`);
      return playOn(advised, worldBy(dice), dice, styleOf(budget));
    }),
  );
}

export const worthsOf = <G extends Lexicon>(game: GameModule<G>, { worth }: Outcome<G>): Worths =>
  game.seats.map((seat) => worth[seat as G['seat']] ?? 0);

export const exactly = (mean: Worths): Estimate => ({ mean, variance: mean.map(() => 0) });

export function estimateOf(all: readonly Worths[]): Estimate {
  const mean = (all[0] ?? []).map((_, place) => all.reduce((sum, one) => sum + (one[place] ?? 0), 0) / all.length);
  const variance = mean.map(
    (middle, place) =>
      all.reduce((sum, one) => sum + ((one[place] ?? 0) - middle) ** 2, 0) / Math.max(1, all.length - 1) / all.length,
  );
  return { mean, variance };
}
