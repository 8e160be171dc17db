/** The check of odds itself: true odds pass, and each kind of false odds is found. */
import { Breach, type Trial } from '@derby/kernel/testing';
import { isUnlikely, oddsHold, type Prospect } from '@derby/kernel/testing/odds';
import { atRandom } from '@derby/kernel/testing/play';
import { describe, expect, test } from 'vitest';
import { FastDice } from '../src/index.ts';
import { chanceOfChiSquare } from '../testing/chi-square.ts';
import { type Lantern, lantern } from './lantern.ts';

const TRIAL: Trial = { seed: 'odds' };

/** Whether the seat that swings the lantern is told rightly how the first die falls. */
function swinging(odds: Readonly<Record<string, number>>) {
  const told: Prospect<Lantern> = {
    kind: 'swing',
    odds: () => odds,
    outcome: (playing) => {
      playing.answer(['swing']);
      return (playing.heard('lantern-swung')?.dice[0] ?? 0) > 3 ? 'high' : 'low';
    },
  };
  return oddsHold(
    lantern,
    TRIAL,
    (_view, { rule }) => (rule === 'LAN-2' ? [told] : []),
    atRandom(new FastDice('odds')),
    { playings: 600, positions: 3, kinds: ['swing'] },
  );
}

describe('odds', () => {
  test('the chance of a chi-square, against its table', () => {
    expect(chanceOfChiSquare(3.841, 1)).toBeCloseTo(0.05, 3);
    expect(chanceOfChiSquare(18.307, 10)).toBeCloseTo(0.05, 3);
    expect(chanceOfChiSquare(0.02, 1)).toBeCloseTo(0.8875, 3);
    expect(chanceOfChiSquare(28.374, 1)).toBeCloseTo(1e-7, 8);
    expect(chanceOfChiSquare(5, 0)).toBe(1);
  });

  test('true odds hold', () => {
    const tallies = swinging({ high: 0.5, low: 0.5 });
    expect(tallies.get('swing')?.positions).toBe(3);
    expect([...tallies.values()].some(isUnlikely)).toBe(false);
  });

  test.each([
    ['odds that are a little off', { high: 0.62, low: 0.38 }, /swing: told high 62.0 %/],
    ['odds that do not add up', { high: 0.5, low: 0.4 }, /add up to 0.9/],
    ['something that was said to be impossible', { high: 1, low: 0 }, /"low" was said to be impossible/],
  ])('%s are found', (_, odds, message) => {
    expect(() => swinging(odds)).toThrow(message);
    expect(() => swinging(odds)).toThrow(Breach);
  });
});
