/** XXI-9.1c  Where a mission is while it is under way, and where it goes if it goes on: what odds and warnings are reckoned from. */
import { run } from '@derby/kernel/testing';
import { describe, expect, test } from 'vitest';
import { ahead, battle } from '../src/battle.ts';
import type { Xxi } from '../src/state.ts';
import { convoysIn, fresh } from './position.ts';
import { ON_AND_ON, UNHARMED } from './questions.ts';

describe('where a mission stands when something is asked', () => {
  /** Wherever the phase stops: where the mission is, and where it goes if it goes on. */
  function stops(dice: readonly number[], choices: readonly string[]): string[] {
    const seen: string[] = [];
    run<Xxi>(
      convoysIn(fresh(), 'AO', 'convoy-3'),
      function* (t) {
        const play = battle(t);
        for (let step = play.next(); !step.done; ) {
          const { mission } = t.state;
          if (mission) seen.push(`${mission.station}${mission.tested ? ' tested' : ''} → ${ahead(mission)}`);
          step = play.next(yield step.value);
        }
      },
      { dice, choices: ['send vii-1 AO', ...choices, 'end-missions'] },
    );
    return [...new Set(seen)];
  }

  test('[XXI-9.2b] [XXI-9.1c] a box that was passed is not before it any more; the next is', () => {
    const through = stops([...UNHARMED.AO, 6, 5, 1, 1, 6, 6], [...ON_AND_ON]);
    expect(through).toEqual([
      '1 → 1',
      '1 tested → 2',
      '2 → 2',
      '2 tested → 3',
      '3 → 3',
      '3 tested → 4',
      '4 → 4',
      'area → area',
      'home → home',
    ]);
  });

  test('[XXI-9.6a] who turns back goes home', () => {
    expect(stops([4, 1, 4, 1], ['abort'])).toEqual(['1 → 1', '1 tested → 2', 'home → home']);
  });
});
