/** The contract as a Vitest suite. A game calls it once, with its promises. */
import type { GameModule, Lexicon, OptionValue } from '@derby/kernel';
import { describe, expect, test } from 'vitest';
import { CHECKS, type Promises, refusesWhatIsNotOpen, type Trial } from './contract.ts';

/** How much of the contract a test run plays; the fuzzer plays more. */
export interface Extent {
  /** Games of each check with the standard options. */
  readonly seeds: number;
  /** Further option sets, each played with its own seeds. */
  readonly optionSets: readonly Readonly<Record<string, OptionValue>>[];
  /** Choices that are not open, tried and refused. */
  readonly forgeries?: number;
}

export function contract<G extends Lexicon>(game: GameModule<G>, promises: Promises<G>, extent: Extent): void {
  const trials: Trial[] = [
    ...Array.from({ length: extent.seeds }, (_, i) => ({ seed: `${game.id}-${i}` })),
    ...extent.optionSets.map((options, i) => ({ seed: `${game.id}-options-${i}`, options })),
  ];
  describe(`${game.id}: the contract`, () => {
    test.each(Object.entries(CHECKS))('%s', (_name, check) => {
      for (const trial of trials) check(game, trial, promises);
    });

    test('a choice that is not open is refused and changes nothing', () => {
      const wanted = extent.forgeries ?? 10_000;
      let tried = 0;
      for (let i = 0; tried < wanted; i++) tried += refusesWhatIsNotOpen(game, { seed: `${game.id}-forged-${i}` }, 40);
      expect(tried).toBeGreaterThanOrEqual(wanted);
    });
  });
}
