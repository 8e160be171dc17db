/** PK-10.3  Where convoys die, for whoever counts many games. */
import { describe, expect, test } from 'vitest';
import { AREA_BOUNDS } from '../src/data/chart.ts';
import { heat } from '../src/heat.ts';
import { bare, convoy } from './position.ts';

describe('PK-10.3 losses on the map', () => {
  test('[PK-10.3] tons count where the convoy is; anything else, and a convoy that is gone, counts nowhere', () => {
    const state = bare();
    convoy(state, 'C-1', 'OCN', 'CA', 'newyork');
    convoy(state, 'C-2', 'OCN', 'DF', 'newyork');
    const sunk = (id: string) => heat.lossIn({ what: 'merchant-sunk', convoy: id, tons: 7 } as never, state);
    expect([sunk('C-1'), sunk('C-2'), sunk('C-9')]).toEqual([['CA', 7], ['DF', 7], undefined]);
    expect(heat.lossIn({ what: 'markers-removed' }, state)).toBeUndefined();
  });

  test('[PK-10.3] every area has a place inside the frame', () => {
    expect(Object.keys(heat.places)).toEqual(Object.keys(AREA_BOUNDS));
    const [width, height] = heat.frame;
    for (const [x, y] of Object.values(heat.places)) {
      expect([x > 0, x < width, y > 0, y < height]).toEqual([true, true, true, true]);
    }
  });
});
