/** Where the dice of a game come from, and what its players' own chance begins with. */
import { type GameModule, type Lexicon, type MatchDice, SecretDice } from '@derby/kernel';
import { KeyedDice } from './keyed-dice.ts';
import { Occasions, Times } from './occasions.ts';
import { watched } from './watched.ts';

export interface Chance<G extends Lexicon> {
  /** The game to be played: the one asked for, watched where its dice want to know what they fall for. */
  readonly game: GameModule<G>;
  readonly dice: MatchDice;
  /** What tells a moment from others that look the same, so many choices having been made. */
  moment(made: number): number | string;
}

/** The dice of a match with this seed: game N of a study is the match with the seed `S/N`. */
export const plainChance = <G extends Lexicon>(game: GameModule<G>, seed: string): Chance<G> => ({
  game,
  dice: new SecretDice(seed),
  moment: (made) => made,
});

/** Dice keyed by turn, phase and rule: two games on one seed share them as long as the same things happen, and again when they do again. */
export function keyedChance<G extends Lexicon>(game: GameModule<G>, seed: string): Chance<G> {
  let occasions: Occasions | undefined;
  const moments = new Times();
  const now = (): string => occasions?.now ?? '';
  return {
    game: watched(game, (table) => {
      occasions = new Occasions(() => table.state);
      return [occasions];
    }),
    dice: new KeyedDice(seed, now),
    moment: () => moments.next(now()),
  };
}
