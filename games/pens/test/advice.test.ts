/** The planner on plain positions: one test for each thing it is meant to prefer. */

import { Engine, FastDice, notation } from '@derby/kernel';
import { describe, expect, test } from 'vitest';
import { advice } from '../advice/advice.ts';
import { asAttackers, asDefenders, prospect } from '../advice/judgement.ts';
import type { Side } from '../src/data/powers.ts';
import { pens } from '../src/game.ts';
import type { Phase, State } from '../src/state.ts';
import { bare, fresh, hold, pen, put, putMany } from './position.ts';

/** No policy of this game rolls them. */
const DICE = new FastDice('advice');

/** What the planner does first in a phase. */
function advised(state: State, phase: Phase): string {
  state.phase = phase;
  const game = new Engine(pens, state, new FastDice('advice'));
  game.start();
  const { asking } = game;
  if (!asking) return 'over';
  return notation(
    advice.policy(state, { seat: asking.seat as Side, rule: asking.rule as never, offers: game.offers }, DICE),
  );
}

describe('the planner', () => {
  test('Germany opens against northern France', () => {
    const state = fresh();
    expect(advised(state, 'combat-movement')).toMatch(/^move .* NFR$/);
  });

  test('a Spent boat beside a free pen goes in', () => {
    const state = bare({ turn: 'GER' });
    pen(state, 'BRI');
    put(state, 'GER', 'uboat', 'S18', { condition: 'spent' });
    expect(advised(state, 'non-combat-movement')).toBe('enter uboat-1 pen-1');
  });

  test('a Ready boat sails for the richest convoys', () => {
    const state = bare({ turn: 'GER' });
    put(state, 'GER', 'uboat', 'S18');
    expect(advised(state, 'non-combat-movement')).toMatch(/^move uboat-1 S1[045]$/);
  });

  test('a hunt with good odds is taken, one with bad odds is not', () => {
    const state = bare({ round: 5 });
    putMany(state, 'UK', ['destroyer', 'destroyer'], 'S15');
    put(state, 'GER', 'uboat', 'S15');
    expect(advised(state, 'combat')).toBe('hunt S15 2');
    const alone = bare({ round: 5 });
    put(alone, 'UK', 'destroyer', 'S15');
    put(alone, 'GER', 'uboat', 'S15');
    expect(advised(alone, 'combat')).toBe('let-be S15');
  });

  test('Germany buys a pen when its boats lack berths', () => {
    const state = bare({ turn: 'GER' });
    state.treasury.GER = 20;
    putMany(state, 'GER', ['uboat', 'uboat', 'uboat', 'uboat'], 'S18');
    expect(advised(state, 'purchase')).toBe('buy pen');
  });

  test('an empty shore next door is taken', () => {
    const state = bare({ turn: 'GER' });
    hold(state, 'UK', 'BRI');
    putMany(state, 'GER', ['infantry', 'infantry'], 'NFR');
    expect(advised(state, 'combat-movement')).toBe('move infantry-1 BRI');
  });

  test('the outlook of a battle follows the odds', () => {
    const outlook = (attackers: number) =>
      prospect(asAttackers(Array(attackers).fill('armour')), asDefenders(['infantry', 'infantry']));
    expect(outlook(1)).toBeLessThan(0);
    expect(outlook(6)).toBeGreaterThan(0.5);
  });

  test('a position is worth more to the Axis with more tonnage, less with Berlin’s neighbours lost', () => {
    const state = bare({ round: 8 });
    const worth = (change: (position: State) => void): number => {
      const position = bare({ round: 8 });
      change(position);
      return advice.evaluate(position, 'axis');
    };
    const now = advice.evaluate(state, 'axis');
    expect(worth((position) => Object.assign(position, { tonnage: 120 }))).toBeGreaterThan(now);
    expect(worth((position) => hold(position, 'UK', 'NFR', 'LOW', 'RUH'))).toBeLessThan(now);
    expect(now + advice.evaluate(state, 'allies')).toBeCloseTo(1);
  });
});
