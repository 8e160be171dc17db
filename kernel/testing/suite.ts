/** The contract as a Vitest suite. A game calls it once, with its promises. */
import type { GameModule, Lexicon, OptionValue } from '@derby/kernel';
import { describe, expect, test } from 'vitest';
import { CHECKS, type Promises, refusesWhatIsNotOpen, type Trial } from './contract.ts';
import { neverSeen, type Words } from './words.ts';

/** How much of the contract a test run plays; the fuzzer plays more. */
export interface Extent {
  /** Games of each check with the standard options. */
  readonly seeds: number;
  /** Further option sets, each played with its own seeds. */
  readonly optionSets: readonly Readonly<Record<string, OptionValue>>[];
  /** What the names of its seeds begin with, where chance decides early what can occur at all; otherwise the game's id. */
  readonly seed?: string;
  /** Choices that are not open, tried and refused under the options of the trials; none: that test is left out. */
  readonly forgeries?: number;
}

/** Runs the contract on each extent by itself, and asks of all of them together that everything occurred. */
export function contract<G extends Lexicon>(
  game: GameModule<G>,
  promises: Promises<G> & Words,
  ...extents: readonly Extent[]
): void {
  const trials = extents.map((extent, i) => trialsOf(game.id, extent, i));
  extents.forEach(({ forgeries = 10_000 }, i) => {
    describe(`${game.id}: the contract${extents.length > 1 ? `, part ${i + 1}` : ''}`, () => {
      test.each(Object.entries(CHECKS))('%s', (_name, check) => {
        for (const trial of trials[i] ?? []) check(game, trial, promises);
      });

      test.runIf(forgeries > 0)('a choice that is not open is refused and changes nothing', () => {
        let tried = 0;
        for (let number = 0; tried < forgeries; number++) {
          const { options } = trials[i]?.[number % trials[i].length] ?? {};
          const trial = { seed: `${game.id}-forged-${number}`, ...(options && { options }) };
          tried += refusesWhatIsNotOpen(game, trial, Math.min(40, Math.ceil(forgeries / 50)));
        }
        expect(tried).toBeGreaterThanOrEqual(forgeries);
      });
    });
  });

  test(`${game.id}: every seat, question and verb occurs, and no two offers read alike`, () => {
    expect(neverSeen(game, trials.flat(), promises)).toEqual([]);
  });
}

const trialsOf = (id: string, { seeds, optionSets, seed = id }: Extent, part: number): Trial[] => [
  ...Array.from({ length: seeds }, (_, i) => ({ seed: `${seed}-${i}` })),
  ...optionSets.map((options, i) => ({ seed: `${seed}-options-${part === 0 ? '' : `${part}-`}${i}`, options })),
];
