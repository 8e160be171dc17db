/** Positions to learn from: games are played by the game's counsel, and quiet positions noted with what came of them. */
import { type Engine, FastDice, freshWorld, type Lexicon, optionsFor, type Question } from '@derby/kernel';
import type { AdvisedGame } from '../src/index.ts';
import { studyOf } from './study.ts';

export interface PlayedGame {
  /** What it came to for the first seat. */
  readonly worth: number;
  /** Whether slips were made all through it, so that it ended worse than it might have. */
  readonly hasSlips: boolean;
  /** Whether it was to begin with slips or to have them throughout: its positions are not those that counsel leads to. */
  readonly isErrant: boolean;
  /** The features of its positions in the order of play. */
  readonly rows: readonly (readonly number[])[];
}

/**
 * Slips: some choices are made at random, so that positions which counsel would avoid are known too. `none` for proofs. `first`: half of the
 * games begin with a few, and only what follows the last is learnt from. `throughout`: half of the games have some all the way, and the
 * value is set right afterwards on the others; this takes fewer games, and foretells the opening less well.
 */
export type Slips = 'none' | 'first' | 'throughout';

/** As many slips at most, one in so many decisions, where a game begins with them; so many in a hundred where they go on. */
const MOST_SLIPS = 8;
const BETWEEN_SLIPS = 20;
/** Where a game names no quiet moments, one decision in so many is noted. */
const SELDOM = 12;

/** Which setting a game has, and whether it is one with slips: each setting is played as often with them as without. */
export const lotOf = (number: number, settings: number): { readonly setting: number; readonly isErrant: boolean } => ({
  setting: number % settings,
  isErrant: Math.floor(number / settings) % 2 === 1,
});

/** One game: the same for the same seed and number. */
export function playedGame<G extends Lexicon>(
  advised: AdvisedGame<G>,
  seed: string,
  number: number,
  slips: Slips,
): PlayedGame {
  const { game, advice } = advised;
  const study = studyOf(advised);
  const dice = new FastDice(`${seed} ${number} slips`);
  const { setting, isErrant } = lotOf(number, study.settings.length);
  const most = slips !== 'none' && isErrant ? 1 + dice.below(MOST_SLIPS) : 0;
  const options = optionsFor(game, study.settings[setting]);
  const world = freshWorld(game, game.setup(options), new FastDice(`${seed} ${number}`));
  let rows: (readonly number[])[] = [];
  let foreseen: readonly number[] | undefined;
  let made = 0;
  for (let question = asked(world); question; question = asked(world)) {
    const { state } = world;
    if (advice.isQuiet ? advice.isQuiet(state) : dice.below(SELDOM) === 0) {
      if (foreseen) rows.push(foreseen);
      foreseen = undefined;
      if (!study.noted || rows.length === 0 || dice.below(study.noted) === 0) rows.push(study.read(state));
    }
    foreseen = study.foreseen?.(state, question) ?? foreseen;
    const isSlip = slips === 'first' ? made < most && dice.below(BETWEEN_SLIPS) === 0 : dice.below(100) < most;
    if (isSlip) made += 1;
    if (isSlip && slips === 'first') [rows, foreseen] = [[], undefined];
    world.answer(isSlip ? world.any(dice) : (advice.counsel ?? advice.policy)(state, question, dice));
  }
  const [seat] = game.seats;
  const worth = seat === undefined ? undefined : game.result(world.state)?.worth[seat as G['seat']];
  if (worth === undefined) throw new Error(`${game.id} asks nothing more and has no result.`);
  return { worth, hasSlips: slips === 'throughout' && most > 0, isErrant: most > 0, rows };
}

function asked<G extends Lexicon>(world: Engine<G>): Question<G> | undefined {
  const { asking } = world;
  return asking && { seat: asking.seat, rule: asking.rule, offers: world.offers };
}
