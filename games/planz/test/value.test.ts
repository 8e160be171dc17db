/** The value: from what both sides can see alone. */
import { FastDice, Match } from '@derby/kernel';
import { expect, test } from 'vitest';
import { advice } from '../advice/advice.ts';
import { planz } from '../src/game.ts';
import { view } from '../src/view.ts';

test('[WPZ-16.0] at a quiet moment every seat and a spectator expect the same, and the rest is the other side’s', () => {
  const match = Match.start(planz, { seed: 'value', options: { defaultSetup: true } });
  const dice = new FastDice('value');
  let looked = 0;
  while (match.question && looked < 40) {
    const { state, question } = match;
    if (advice.isQuiet?.(state)) {
      looked += 1;
      const german = advice.evaluate(state, 'german');
      for (const viewer of ['german', 'allied', 'spectator'] as const)
        expect(advice.evaluate(view(state, viewer), 'german')).toBe(german);
      expect(advice.evaluate(state, 'allied')).toBeCloseTo(1 - german);
    }
    match.take(advice.counsel?.(state, question, dice) ?? '');
  }
  expect(looked).toBe(40);
});
