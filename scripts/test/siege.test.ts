/** The short form of the siege: a few blows of every kind, the same in every run. At length: `npm run siege`. */
import { describe, expect, test } from 'vitest';
import { demand } from '../siege/assault.ts';
import { ASSAULTS, lead } from '../siege/index.ts';

describe('the house under siege', () => {
  test.each(ASSAULTS)('$name: $few blows', async (assault) => {
    expect(await lead(assault, { seed: 'short', from: 1, blows: assault.few })).toEqual([]);
  });

  test('what gives way is counted, and found again by its number', async () => {
    const strike = (dice: { below(n: number): number }): void => demand(dice.below(10) > 0, 'planted');
    const planted = { name: 'planted', few: 0, strike };
    const found = await lead(planted, { seed: 'x', from: 1, blows: 100 });
    expect(found.length).toBeGreaterThan(0);
    const { blow } = found[0]!;
    const again = await lead(planted, { seed: 'x', from: blow, blows: 1 });
    expect(again).toMatchObject([{ blow, why: expect.stringContaining('planted') }]);
  });
});
