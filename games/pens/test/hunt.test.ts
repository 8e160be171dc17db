/** HOST-9.10 … 9.13  Hunts. */
import { run } from '@derby/kernel/testing';
import { describe, expect, test } from 'vitest';
import { combat } from '../src/combat.ts';
import { huntNumber } from '../src/hunt.ts';
import type { Pens } from '../src/state.ts';
import { bare, put, putMany, unit } from './position.ts';

describe('HOST-9 hunts', () => {
  test('[HOST-9.10] the hunt number and its limits', () => {
    const state = bare({ round: 7 });
    putMany(state, 'UK', Array(5).fill('destroyer'), 'S15');
    put(state, 'GER', 'uboat', 'S15');
    expect(huntNumber(state, 'S15', 1).number).toBe(2);
    expect(huntNumber(state, 'S15', 5).number).toBe(4);
    putMany(state, 'UK', Array(5).fill('destroyer'), 'S18');
    put(state, 'GER', 'uboat', 'S18', { condition: 'spent' });
    expect(huntNumber(state, 'S18', 5).number).toBe(5);
  });

  test('[HOST-9.10] aircraft hunt alone only from round 7, and never twice in a zone', () => {
    const hunt = (round: number) => {
      const state = bare({ round });
      put(state, 'UK', 'bomber', 'S15', { task: 'attack', used: 2 });
      put(state, 'GER', 'uboat', 'S15');
      return run<Pens>(state, combat, round >= 7 ? { choices: ['hunt S15 0'], dice: [6] } : {}).asked;
    };
    expect(hunt(6)).toEqual([]);
    expect(hunt(7)).toEqual(['HOST-9.10']);
  });

  test('[HOST-9.10] an aircraft that has fought in a fleet battle hunts no more this turn', () => {
    const state = bare({ round: 7 });
    put(state, 'UK', 'bomber', 'S29', { task: 'attack', used: 2 });
    const boat = put(state, 'GER', 'uboat', 'S29');
    put(state, 'GER', 'transport', 'S29');
    const game = run<Pens>(state, combat, { choices: ['fight S29', `submerge ${boat}`] });
    expect(game.asked).toEqual(['HOST-7.1', 'HOST-9.3']);
    expect(state.units.map((one) => one.type)).toEqual(['bomber', 'uboat']);
  });

  test('[HOST-9.11] a pack shoots back on 1 and 2, Spent boats not at all', () => {
    const state = bare();
    const destroyer = put(state, 'UK', 'destroyer', 'S15');
    putMany(state, 'GER', ['uboat', 'uboat', 'uboat'], 'S15');
    run<Pens>(state, combat, { choices: ['hunt S15 1'], dice: [6, 2] });
    expect(unit(state, destroyer)).toBeUndefined();
    const quiet = bare();
    put(quiet, 'UK', 'destroyer', 'S15');
    put(quiet, 'GER', 'uboat', 'S15', { condition: 'spent' });
    run<Pens>(quiet, combat, { choices: ['hunt S15 1'], dice: [6] });
    expect(quiet.units).toHaveLength(2);
  });

  test.each([
    [4, true],
    [3, false],
  ])('[HOST-9.12] on %i the Type XXI escapes: %s', (die, escapes) => {
    const state = bare({ round: 10 });
    putMany(state, 'UK', ['destroyer', 'destroyer'], 'S15');
    const boat = put(state, 'GER', 'typeXXI', 'S15');
    run<Pens>(state, combat, { choices: ['hunt S15 2'], dice: [3, 6, die] });
    expect(unit(state, boat) !== undefined).toBe(escapes);
  });

  test('[HOST-9.13] the zone is disturbed, whatever the die', () => {
    const state = bare();
    put(state, 'UK', 'destroyer', 'S15');
    put(state, 'GER', 'uboat', 'S15');
    run<Pens>(state, combat, { choices: ['hunt S15 1'], dice: [6, 6] });
    expect(state.disturbed).toEqual(['S15']);
  });
});
