/** The counsel: missions reckoned out to the last die. */

import { FastDice } from '@derby/kernel';
import { describe, expect, test } from 'vitest';
import { advice } from '../advice/advice.ts';
import { Sortie, type Stakes } from '../advice/sorties.ts';
import type { State } from '../src/state.ts';
import { fresh } from './position.ts';

/** No policy of this game rolls them. */
const DICE = new FastDice('advice');

/** Nothing counts but to come home. */
const LIFE: Stakes = { home: () => 1, lost: () => 0 };
/** Nothing counts but what is sunk. */
const TONNAGE: Stakes = { home: (sunk) => sunk, lost: (sunk) => sunk };

const atSea = (changes: Partial<State> = {}): State => ({
  ...fresh(),
  phase: 'battle',
  convoys: { AO: ['convoy-1'], WA: ['convoy-3'] },
  ...changes,
});

describe('a sortie, reckoned out', () => {
  test('[XXI-9.6] a Type VII comes home from the Atlantic 15 times in 16, depleted 3 times in 4', () => {
    const sortie = new Sortie(atSea(), 'vii-1', 'AO', LIFE);
    expect(sortie.at('home', 'depleted', 0)).toBeCloseTo(3 / 4);
    expect(sortie.at('home', 'full', 0)).toBeCloseTo(15 / 16);
  });

  test('[XXI-9.6c] with a single test a flotilla at full strength is sure to come home', () => {
    const state = atSea();
    const single = { ...state, options: { ...state.options, tripHomeSingleTest: true } };
    expect(new Sortie(single, 'vii-1', 'AO', LIFE).at('home', 'full', 0)).toBe(1);
  });

  test('[XXI-9.7a, XXI-9.8] a depleted flotilla attacks until it sinks or is sunk', () => {
    const sortie = new Sortie(atSea(), 'vii-1', 'AO', TONNAGE);
    const unharmed = 1 / 36; // both dice of the escorts are ones
    expect(sortie.at('area', 'depleted', 0)).toBeCloseTo(0.75 / (1 - 0.25 * unharmed));
  });

  test('[XXI-9.2] the Western Approaches promise less than the Atlantic', () => {
    const [near, far] = (['AO', 'WA'] as const).map((area) =>
      new Sortie(atSea(), 'vii-1', area, TONNAGE).at(1, 'full', 0),
    );
    expect(near).toBeGreaterThan(far ?? 1);
  });

  test('[XXI-8.5] every model sinks more than the one before', () => {
    const models = (['ibg-1', 'ibg-2', 'ibg-3', 'ibg-4'] as const).map((_, built, all) =>
      new Sortie(atSea({ commands: all.slice(0, built + 1) }), 'xxi-1', 'AO', TONNAGE).at(1, 'full', 0),
    );
    expect([...models].sort((a, b) => a - b)).toEqual(models);
  });
});

describe('counsel', () => {
  const counsel = (state: State, choices: readonly (readonly [string, ...string[]])[], rule: 'XXI-9.0' | 'XXI-9.5') =>
    advice.counsel?.(
      state,
      {
        seat: 'player',
        rule,
        offers: choices.map((choice) => ({ choice: choice as never, barredBy: undefined })),
      },
      DICE,
    );

  test('[XXI-14.4] in the last month a flotilla sails for the one convoy that victory wants', () => {
    const state = atSea({ turn: 21, sunk: 5, convoys: { AO: ['convoy-1'], WA: [] } });
    expect(counsel(state, [['send', 'vii-1', 'AO'], ['end-missions']], 'XXI-9.0')).toEqual(['send', 'vii-1', 'AO']);
  });

  test('[XXI-14.4] and stays where no sinking can change the result', () => {
    const state = atSea({ turn: 21, sunk: 0, convoys: { AO: ['convoy-1'], WA: [] } });
    expect(counsel(state, [['send', 'vii-1', 'AO'], ['end-missions']], 'XXI-9.0')).toEqual(['end-missions']);
  });

  test('[XXI-9.5] in the last month nobody turns back from what victory wants', () => {
    const state = atSea({ turn: 21, sunk: 5, convoys: { AO: ['convoy-1'], WA: [] } });
    const under = {
      ...state,
      depleted: ['vii-1' as const],
      mission: { flotilla: 'vii-1' as const, path: 'AO' as const, station: 2 as const, tested: true },
    };
    expect(counsel(under, [['go-on'], ['abort']], 'XXI-9.5')).toEqual(['go-on']);
  });
});
