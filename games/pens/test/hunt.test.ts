/** HOST-9.10 … 9.13  Hunts. */
import { run } from '@derby/kernel/testing';
import { describe, expect, test } from 'vitest';
import { combat } from '../src/combat.ts';
import { huntNumber } from '../src/hunt.ts';
import type { Pens, State } from '../src/state.ts';
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

  test('[HOST-9.10] the number is made up of destroyers, one for aircraft, the bonus, and one for moored prey', () => {
    const state = bare({ round: 7 });
    putMany(state, 'UK', ['destroyer', 'destroyer'], 'S18');
    putMany(state, 'UK', ['bomber', 'fighter'], 'S18', { task: 'attack' });
    const moored = put(state, 'GER', 'uboat', 'S18', { condition: 'spent' });
    put(state, 'GER', 'uboat', 'S18');
    const game = run<Pens>(state, combat, { choices: ['hunt S18 1'], dice: [4, 6] });
    expect(game.seats).toEqual(['allies']);
    expect(game.offered).toEqual([['let-be S18', 'hunt S18 0', 'hunt S18 1', 'hunt S18 2']]);
    expect(game.log.find(({ entry }) => entry.what === 'hunted')).toEqual({
      rule: 'HOST-9.10',
      entry: {
        what: 'hunted',
        power: 'UK',
        zone: 'S18',
        destroyers: 1,
        aircraft: 1,
        bonus: 1,
        moored: 1,
        number: 4,
        die: 4,
        hit: true,
      },
    });
    expect(unit(state, moored)).toBeUndefined(); // a moored submarine is the victim
    expect(state.units.filter(({ acted }) => acted === 'fought')).toHaveLength(1);
  });

  test('[HOST-9.10] a die above the number misses', () => {
    const state = bare({ round: 7 });
    put(state, 'UK', 'destroyer', 'S15');
    const boat = put(state, 'GER', 'uboat', 'S15');
    run<Pens>(state, combat, { choices: ['hunt S15 1'], dice: [3, 6] });
    expect(unit(state, boat)).toBeDefined();
  });

  test('[HOST-9.10] only the power in turn hunts, with destroyers that have not fought, where no surface ship is', () => {
    const hunted = (change: (state: State) => void) => {
      const state = bare();
      put(state, 'GER', 'uboat', 'S15');
      change(state);
      return run<Pens>(state, combat, { choices: [] }).asked;
    };
    expect(hunted((state) => put(state, 'USA', 'destroyer', 'S15'))).toEqual([]);
    expect(hunted((state) => put(state, 'UK', 'destroyer', 'S15', { acted: 'fought' }))).toEqual([]);
    expect(hunted((state) => put(state, 'UK', 'cruiser', 'S15', { acted: 'fought' }))).toEqual([]);
    expect(hunted((state) => put(state, 'UK', 'destroyer', 'S16'))).toEqual([]);
  });

  test('[HOST-9.10] before round 7 an aircraft joins, but a destroyer must lead', () => {
    const state = bare();
    put(state, 'UK', 'destroyer', 'S15');
    put(state, 'UK', 'bomber', 'S15', { task: 'attack' });
    put(state, 'GER', 'uboat', 'S15');
    const game = run<Pens>(state, combat, { choices: ['let-be S15'] });
    expect(game.offered).toEqual([['let-be S15', 'hunt S15 1']]);
    expect(state.disturbed).toEqual([]);
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
    ['two boats on 1 alone', ['uboat', 'uboat'], 1],
    ['a pack on 1 and 2', ['uboat', 'uboat', 'uboat'], 2],
    ['a Type XXI on 1 and 2', ['typeXXI'], 2],
    ['a Type XXI beside a U-boat too', ['typeXXI', 'uboat'], 2],
  ] as const)('[HOST-9.11] %s', (_who, boats, need) => {
    for (const die of [need, need + 1]) {
      const state = bare();
      const [first, second] = putMany(state, 'UK', ['destroyer', 'destroyer'], 'S15');
      putMany(state, 'GER', boats, 'S15');
      const game = run<Pens>(state, combat, { choices: ['hunt S15 2'], dice: [6, die] });
      expect(game.log.find(({ entry }) => entry.what === 'counter-shot')).toEqual({
        rule: 'HOST-9.11',
        entry: { what: 'counter-shot', zone: 'S15', die, need, hit: die === need },
      });
      expect([unit(state, first!) === undefined, unit(state, second!) === undefined]).toEqual([die === need, false]);
    }
  });

  test('[HOST-9.11] the Axis says which boat is lost, and a destroyer is lost under the same rule', () => {
    const state = bare({ round: 7 });
    const destroyer = put(state, 'UK', 'destroyer', 'S15');
    const [boat] = putMany(state, 'GER', ['uboat', 'typeXXI'], 'S15');
    const game = run<Pens>(state, combat, { choices: ['hunt S15 1', `lose ${boat}`], dice: [1, 1] });
    expect(game.offered[0]).toEqual(['let-be S15', 'hunt S15 1']);
    expect([game.asked[1], game.seats[1]]).toEqual(['HOST-9.11', 'axis']);
    const lost = game.log.flatMap(({ rule, entry }) => (entry.what === 'lost' ? [`${rule} ${entry.unit}`] : []));
    expect(lost).toEqual([`HOST-9.11 ${destroyer}`, `HOST-9.11 ${boat}`]);
  });

  test('[HOST-9.11] nobody shoots at aircraft that hunt alone, and the victim is told', () => {
    const state = bare({ round: 7 });
    put(state, 'UK', 'bomber', 'S15', { task: 'attack', used: 2 });
    const boat = put(state, 'GER', 'uboat', 'S15');
    const game = run<Pens>(state, combat, { choices: ['hunt S15 0'], dice: [2] });
    expect(unit(state, boat)).toBeUndefined();
    expect(game.cited).toContain('HOST-9.11 lost');
  });

  test.each([
    [4, true],
    [3, false],
  ])('[HOST-9.12] on %i the Type XXI escapes: %s', (die, escapes) => {
    const state = bare({ round: 10 });
    putMany(state, 'UK', ['destroyer', 'destroyer'], 'S15');
    const boat = put(state, 'GER', 'typeXXI', 'S15');
    const game = run<Pens>(state, combat, { choices: ['hunt S15 2'], dice: [3, 6, die] });
    expect(unit(state, boat) !== undefined).toBe(escapes);
    expect(game.log.find(({ entry }) => entry.what === 'escape')).toEqual({
      rule: 'HOST-9.12',
      entry: { what: 'escape', unit: boat, die, escaped: escapes },
    });
  });

  test('[HOST-9.12] moored it does not', () => {
    const state = bare({ round: 10 });
    putMany(state, 'UK', ['destroyer', 'destroyer'], 'S18');
    const boat = put(state, 'GER', 'typeXXI', 'S18', { condition: 'spent' });
    run<Pens>(state, combat, { choices: ['hunt S18 2'], dice: [3] });
    expect(unit(state, boat)).toBeUndefined();
  });

  test('[HOST-9.13] the zone is disturbed, whatever the die', () => {
    const state = bare();
    put(state, 'UK', 'destroyer', 'S15');
    put(state, 'GER', 'uboat', 'S15');
    run<Pens>(state, combat, { choices: ['hunt S15 1'], dice: [6, 6] });
    expect(state.disturbed).toEqual(['S15']);
  });
});
