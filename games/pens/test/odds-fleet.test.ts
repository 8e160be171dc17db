/** The odds shown before a fleet battle: fought with dice, in agreement with the rules, and honest about their error. */
import { describe, expect, test } from 'vitest';
import type { UnitType } from '../src/data/units.ts';
import { fleetOdds } from '../src/odds.ts';
import { bare, put } from './position.ts';

const PLAIN = { wolfpack: false };

/** A German and a British fleet that meet in the Western Approaches. */
function meeting(german: readonly UnitType[], british: readonly UnitType[], options = PLAIN) {
  const plain = bare({ turn: 'GER' });
  const state = { ...plain, options: { ...plain.options, ...options } };
  for (const type of german) put(state, 'GER', type, 'S15', { task: 'attack' });
  for (const type of british) put(state, 'UK', type, 'S15');
  return fleetOdds(state, 'S15');
}

describe('odds of fleet battles', () => {
  test('[HOST-9.5] two destroyers: two fifths each, one fifth for neither', () => {
    const odds = meeting(['destroyer'], ['destroyer']);
    expect(Math.abs(odds.won - 2 / 5)).toBeLessThan(2 * odds.error);
    expect(Math.abs(odds.lost - 2 / 5)).toBeLessThan(2 * odds.error);
    expect(odds.error).toBeGreaterThan(0.02);
    expect(odds.error).toBeLessThan(0.05);
  });

  test('[HOST-9.4] a U-boat that fires by surprise beats a cruiser half of the time', () => {
    const odds = meeting(['uboat'], ['cruiser']);
    expect(Math.abs(odds.won - 1 / 2)).toBeLessThan(2 * odds.error);
    expect(odds.undecided).toBe(0);
  });

  test('[HOST-9.6] aircraft cannot reach submarines, nor submarines aircraft', () => {
    expect(meeting(['fighter'], ['transport']).won).toBe(1);
    expect(meeting(['uboat'], ['transport', 'transport'])).toMatchObject({ won: 1, defenderLosses: 2, error: 0.005 });
  });

  test('[HOST-4.7] a wolfpack is stronger, where the option is on', () => {
    const pack = ['uboat', 'uboat', 'uboat'] as const;
    const alone = meeting(pack, ['destroyer', 'destroyer']);
    expect(meeting(pack, ['destroyer', 'destroyer'], { wolfpack: true }).won).toBeGreaterThan(alone.won + alone.error);
  });

  test('the same fleets have the same odds', () => {
    const once = meeting(['cruiser', 'uboat'], ['destroyer', 'battleship']);
    expect(meeting(['cruiser', 'uboat'], ['destroyer', 'battleship'])).toEqual(once);
    expect(once.won + once.lost + once.undecided).toBeCloseTo(1);
  });
});
