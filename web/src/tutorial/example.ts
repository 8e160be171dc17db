/**
 * Worked examples: a position laid by hand, dice that fall as written, and what is done, step by step. A game brings them in
 * `boards/<game>/examples.ts`; where each of them stands in the rulebook, and which part of the sheet it shows, is in `plates.ts`
 * beside it, which is small and comes with the rulebook.
 */
import {
  type GameModule,
  type GameRecord,
  HostedMatch,
  type Lexicon,
  Match,
  optionsFor,
  type Tables,
} from '@derby/kernel';
import type { AnyGame } from '@derby/registry';
import type { Lesson } from './tutorial.ts';
import { WrittenDice } from './written-dice.ts';

export interface Example<State extends object = object> {
  readonly options?: GameRecord['options'];
  /** Lays the position, from the game as it is set up. */
  lay(state: State): void;
  /** The dice, as they fall from the first to the last. */
  readonly dice?: readonly number[];
  /** What is done; nothing where there is only something to be seen. */
  readonly steps?: readonly Lesson[];
}

/** The default export of `boards/<game>/examples.ts`: by the ids of the plates. */
export type Examples<State extends object = object> = Readonly<Record<string, Example<State>>>;

/** The match that an example begins. */
export function matchOf<G extends Lexicon>(game: GameModule<G>, example: Example<G['state']>): Match<G> {
  const { id, edition } = game;
  const options = optionsFor(game, example.options);
  const state = game.setup(options);
  example.lay(state);
  const dice = new WrittenDice(example.dice ?? []);
  return Match.restore(game, { game: id, edition, options, state, cursor: 0, since: [] }, dice);
}

export const tablesOf = (game: AnyGame, example: Example): Tables =>
  HostedMatch.on(matchOf(game, example as Example<never>)) as unknown as Tables;
