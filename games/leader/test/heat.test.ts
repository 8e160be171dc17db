/** UL-13  Where ships die, for whoever counts many games. */
import { describe, expect, test } from 'vitest';
import { heat } from '../src/heat.ts';
import { withBoat, withOne } from './position.ts';

describe('UL-13 losses on the map', () => {
  test('[UL-13.8] victory points count where the boat is that sank the ship; anything else counts nowhere', () => {
    const state = withBoat(withOne('U-47', 'trained', 'iceland'), 'U-48', 'trained', { area: 'azores' as never });
    const sunk = (boat: string) => heat.lossIn({ what: 'ship-sunk', boat, vp: 3 } as never, state);
    expect([sunk('U-47'), sunk('U-48'), sunk('U-99')]).toEqual([['iceland', 3], ['azores', 3], undefined]);
    expect(heat.lossIn({ what: 'boat-sunk', boat: 'U-47' }, state)).toBeUndefined();
  });
});
