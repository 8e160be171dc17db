/** PK-8, PK-9  The chances that are shown, against sums done by hand and against every die there is. */
import { describe, expect, test } from 'vitest';
import { aswResult } from '../src/asw.ts';
import { submarine } from '../src/data/submarines.ts';
import { counterDetection, detectionNumber } from '../src/detection.ts';
import { aswOdds, counterDetectionChance, detectionChance, gunOdds, searchChance, torpedoOdds } from '../src/odds.ts';
import type { State } from '../src/state.ts';
import { subOf } from '../src/units.ts';
import { bare, convoy, grid, plane, play, ship, sub } from './position.ts';

const DICE = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

/** U-66 in one square with two destroyers. */
function beset(boat: Parameters<typeof sub>[3] = {}, options = {}): State {
  const state = bare(options);
  sub(state, 'U-66', 'CA', boat);
  ship(state, 'DD-1', 'CA');
  ship(state, 'DD-2', 'CA');
  grid(state, 'CA', 'axis', [
    ['U-66', 5, 5],
    ['DD-1', 5, 5],
    ['DD-2', 5, 5],
  ]);
  return state;
}

describe('PK-9.1.4 found after firing', () => {
  test.each(['surfaced', 'submerged'] as const)('[PK-9.1.4] %s: as often as over all dice of the rules', (status) => {
    let found = 0;
    for (const first of DICE)
      for (const second of DICE) {
        const state = beset({ status });
        const number = detectionNumber(state, state.contact!, 'DD-1', 'U-66') + 2;
        const hit = first <= number && first !== 10;
        const game = play(state, (t) => counterDetection(t, 'U-66'), { dice: hit ? [first] : [first, second] });
        if (subOf(game.state, 'U-66').detected) found += 1;
      }
    const state = beset({ status });
    expect(counterDetectionChance(state, state.contact!, 'U-66')).toBeCloseTo(found / 100, 12);
    expect(found).toBeGreaterThan(0);
  });

  test('[PK-9.1.4] a boat that is Detected has nothing to fear of it', () => {
    const state = beset({ detected: true });
    expect(counterDetectionChance(state, state.contact!, 'U-66')).toBe(0);
  });

  test('[PK-8.1] too far away nothing is detected, not even with luck', () => {
    const state = beset({ status: 'submerged' });
    state.contact!.pieces[1]!.column = 9;
    expect(detectionNumber(state, state.contact!, 'DD-1', 'U-66')).toBeLessThan(1);
    expect(detectionChance(state, state.contact!, 'DD-1', 'U-66')).toBe(0);
  });
});

describe('PK-9.2 harm done', () => {
  test.each([1, 3, 6])('[PK-9.2] depth charges of strength %i harm by sinking or forcing up', (strength) => {
    let [lost, hurt] = [0, 0];
    for (const first of DICE)
      for (const second of DICE) {
        const result = aswResult(strength, first);
        if (result === 0) continue;
        if (second > result) lost += 1;
        if (second > result || second >= submarine('U-66').mustSurface) hurt += 1;
      }
    const { sunk, harmed } = aswOdds(beset(), strength, 'U-66');
    expect([sunk, harmed]).toEqual([lost, hurt].map((count) => expect.closeTo(count / 100, 12)));
    expect(hurt).toBeGreaterThan(lost);
  });

  test('[PK-9.3] gunfire that cannot damage harms as often as it sinks', () => {
    const { sunk, harmed } = gunOdds(beset(), 'DD-1', 'U-66');
    expect(harmed).toBeCloseTo(sunk, 12);
    expect(sunk).toBeCloseTo(0.4 * 0.5, 12);
  });

  test('[PK-21.5.3] with damage points harm comes oftener than loss', () => {
    const { sunk, harmed } = gunOdds(beset({}, { v21_5_damage: true }), 'DD-1', 'U-66');
    expect(harmed).toBeGreaterThan(sunk);
  });
});

describe('PK-8.4, PK-8.3 aircraft', () => {
  test('[PK-8.3] the new cipher spoils Huff-Duff and leaves the search on the map alone', () => {
    const state = beset();
    plane(state, 'VP-51', 'home');
    state.event = 'triton';
    const [search, huffDuff] = (['search', 'huff-duff'] as const).map((by) => searchChance(state, 'VP-51', 'U-66', by));
    expect(search! - huffDuff!).toBeCloseTo(0.1, 12);
  });
});

describe('PK-9.1 what a boat may hope for', () => {
  test('[PK-9.1] a boat that is Detected aims worse', () => {
    const aimed = (boat: Parameters<typeof sub>[3]) => {
      const state = bare();
      sub(state, 'U-66', 'CA', boat);
      convoy(state, 'C-1', 'OCN', 'CA', 'newyork');
      grid(state, 'CA', 'axis', [
        ['U-66', 5, 5],
        ['C-1', 5, 5],
      ]);
      return torpedoOdds(state, 'U-66', 'C-1');
    };
    const [hidden, seen] = [aimed({ detected: false }), aimed({ detected: true })];
    expect(seen.hits).toBeLessThan(hidden.hits);
  });
});
