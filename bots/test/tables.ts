/** Tables for the tests: matches at a position, and thinking on them. */
import { type GameModule, type Lexicon, Match, optionsFor, SecretDice } from '@derby/kernel';
import { xxi } from '@derby/xxi';
import { advice } from '@derby/xxi/advice';
import type { State, Xxi } from '@derby/xxi/state';
import { type AdvisedGame, type Thinking, thinkingOf } from '../src/index.ts';

/** A match that goes on from a state at a checkpoint. */
export function matchAt<G extends Lexicon>(game: GameModule<G>, state: G['state']): Match<G> {
  const saved = { game: game.id, edition: game.edition, options: optionsFor(game), state, cursor: 0, since: [] };
  return Match.restore(game, saved, new SecretDice('test'));
}

export function thinkingAt<G extends Lexicon>({ game, advice }: AdvisedGame<G>, state: G['state']): Thinking<G> {
  const thinking = thinkingOf(matchAt(game, state), advice);
  if (!thinking) throw new Error('The game is over at this position.');
  return thinking;
}

/** XXI, with its advice. */
export const advisedXxi: AdvisedGame<Xxi> = { game: xxi, advice };

/** XXI at a position: the setup, with what the test says about it. */
export function xxiAt(changes: Partial<State>): State {
  const state = { ...xxi.setup(optionsFor<Xxi>(xxi)), ...changes };
  const onTable = new Set<string>([...state.convoys.AO, ...state.convoys.WA, ...state.allocation, ...state.scrap]);
  state.drawPile = state.drawPile.filter((id) => !onTable.has(id));
  return state;
}
