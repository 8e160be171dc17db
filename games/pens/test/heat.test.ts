/** HOST-12.2  Where convoys die, for whoever counts many games. */
import { describe, expect, test } from 'vitest';
import { heat } from '../src/heat.ts';
import { fresh } from './position.ts';

describe('HOST-12.2 losses on the map', () => {
  test('[HOST-12.2] what raiders cost counts in their zone; a raid that costs nothing, and anything else, nowhere', () => {
    const raided = (loss: number) => heat.lossIn({ what: 'zone-disrupted', zone: 'S15', loss } as never, fresh());
    expect([raided(3), raided(1), raided(0)]).toEqual([['S15', 3], ['S15', 1], undefined]);
    expect(heat.lossIn({ what: 'submerged', unit: 'uboat-1' }, fresh())).toBeUndefined();
  });
});
