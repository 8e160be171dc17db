/** WPZ-18.3, WPZ-M.8  Where convoys die, for whoever counts many games; and what is drawn from a box. */
import { run } from '@derby/kernel/testing';
import { describe, expect, test } from 'vitest';
import { AREA_IDS } from '../src/data/areas.ts';
import { heat } from '../src/heat.ts';
import { pick } from '../src/picks.ts';
import type { PlanZ } from '../src/state.ts';
import { bare } from './position.ts';

describe('WPZ-18.3 losses on the map', () => {
  test('[WPZ-18.3] each step counts where the convoy stood; anything else counts nowhere', () => {
    const state = bare({ 'A-FC-1': 'BD' });
    expect(heat.lossIn({ what: 'convoy-step-sunk', unit: 'A-FC-1', sunk: 1 }, state)).toEqual(['BD', 1]);
    expect(heat.lossIn({ what: 'reduced', unit: 'A-FC-1' }, state)).toBeUndefined();
  });

  test('[WPZ-M.6] every area has a place inside the frame', () => {
    expect(Object.keys(heat.places)).toEqual(expect.arrayContaining([...AREA_IDS]));
    const [width, height] = heat.frame;
    for (const [x, y] of Object.values(heat.places)) {
      expect([x >= 0, x <= width, y >= 0, y <= height]).toEqual([true, true, true, true]);
    }
  });
});

test('[WPZ-M.8] a pick is one number from the box in order of its IDs; from an empty one nothing, and no die', () => {
  const drawn = (box: string[], dice: number[]) => {
    const picked: (string | undefined)[] = [];
    run<PlanZ>(bare(), (t) => void picked.push(pick(t, box)), { dice });
    return [picked, box];
  };
  expect(drawn(['c', 'a', 'b'], [2])).toEqual([['b'], ['a', 'c']]);
  expect(drawn([], [])).toEqual([[undefined], []]);
});
