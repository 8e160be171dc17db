/** Odds as a Vitest suite. A game calls it once, with all that it foretells. */
import type { GameModule, Lexicon } from '@derby/kernel';
import { describe, expect, test } from 'vitest';
import { isUnlikely, type OddsExtent, oddsHold, type Prospects, type Tally } from './odds.ts';
import type { Decide } from './play.ts';
import type { Trial } from './trial.ts';

interface ForetoldExtent extends OddsExtent {
  readonly trials: readonly Trial[];
}

export function oddsAreTrue<G extends Lexicon>(
  game: GameModule<G>,
  prospects: Prospects<G>,
  decide: Decide<G>,
  extent: ForetoldExtent,
): void {
  const sums = new Map<string, Tally>();
  describe(`${game.id}: odds shown at positions reached by play`, () => {
    test.each(extent.trials.map((trial) => [trial.seed, trial] as const))(
      'the rules bear them out in game %s',
      (_seed, trial) => {
        for (const [kind, tally] of oddsHold(game, trial, prospects, decide, extent)) add(sums, kind, tally);
      },
    );

    test.each(extent.kinds)('%s was met, and no small error adds up over the games', (kind) => {
      const sum = sums.get(kind);
      expect(sum?.positions ?? 0).toBeGreaterThan(0);
      expect(sum && isUnlikely(sum)).toBe(false);
    });

    test('every kind is named', () => expect([...sums.keys()].sort()).toEqual([...extent.kinds].sort()));
  });
}

function add(sums: Map<string, Tally>, kind: string, { square, freedom, positions }: Tally): void {
  const sum = sums.get(kind) ?? { square: 0, freedom: 0, positions: 0 };
  sums.set(kind, {
    square: sum.square + square,
    freedom: sum.freedom + freedom,
    positions: sum.positions + positions,
  });
}
