/** HOST-1  Basics. */
import { run } from '@derby/kernel/testing';
import { describe, expect, test } from 'vitest';
import {
  afloat,
  areEnemies,
  heldSinceStart,
  isBoat,
  isFriendly,
  isHarbour,
  isMoored,
  isReady,
  isWarship,
  kindOf,
  seatOf,
  sideOf,
} from '../src/basics.ts';
import { combat } from '../src/combat.ts';
import { TERRITORIES } from '../src/data/map.ts';
import { UNITS, type UnitType } from '../src/data/units.ts';
import { attackShots, volley } from '../src/fire.ts';
import { TERRITORY_IDS } from '../src/geography.ts';
import { purchase } from '../src/purchase.ts';
import type { Pens } from '../src/state.ts';
import { bare, fresh, hold, idsAt, pen, put, putMany, unit } from './position.ts';

describe('HOST-1 basics', () => {
  test('[HOST-1.1] two sides, and two neutrals', () => {
    expect((['GER', 'ITA', 'UK', 'USA', 'FRA', 'VIC'] as const).map(sideOf)).toEqual([
      'axis',
      'axis',
      'allies',
      'allies',
      'allies',
      'neutral',
    ]);
    expect(seatOf('ITA')).toBe('axis');
    expect(fresh().control.AZO).toBe('NEUTRAL');
  });

  test.each([
    [3, 3, 1],
    [4, 3, 0],
  ])('[HOST-1.2] a die of %i against value %i makes %i hits', (die, need, hits) => {
    const state = bare();
    let made = 0;
    run<Pens>(
      state,
      (t) => {
        made = volley(
          t,
          'HOST-7.4',
          [
            { type: 'armour', need },
            { type: 'transport', need: 0 },
          ],
          { at: 'NFR', by: 'attacker', step: 'main' },
        ).length;
      },
      { dice: [die] },
    );
    expect(made).toBe(hits);
  });

  test('[HOST-1.3] dice fall by type, then by number', () => {
    const state = bare();
    const mixed = putMany(state, 'GER', ['bomber', 'fighter', 'armour', 'infantry', 'artillery'], 'NFR');
    expect(attackShots(mixed.map((id) => unit(state, id)!)).map((shot) => shot.type)).toEqual([
      'infantry',
      'artillery',
      'armour',
      'fighter',
      'bomber',
    ]);
    expect(Object.keys(UNITS).filter((type) => type !== 'transport')).toEqual([
      'infantry',
      'artillery',
      'armour',
      'submarine',
      'uboat',
      'typeXXI',
      'destroyer',
      'cruiser',
      'battleship',
      'fighter',
      'bomber',
      'heavyBomber',
    ]);
  });

  test('[HOST-1.4] [HOST-5.1] enemies from the start, but not the neutral USA', () => {
    const state = fresh();
    expect(areEnemies(state, 'GER', 'UK')).toBe(true);
    expect(areEnemies(state, 'ITA', 'FRA')).toBe(true);
    expect(areEnemies(state, 'GER', 'USA')).toBe(false);
    expect(areEnemies({ ...state, usaAtWar: true }, 'GER', 'USA')).toBe(true);
    expect(areEnemies(state, 'GER', 'ITA')).toBe(false);
    expect(isFriendly(state, 'UK', 'NEU')).toBe(true);
    expect(isFriendly(state, 'GER', 'NIT')).toBe(true);
  });

  test('[HOST-1.5] everything begins with its original owner', () => {
    const state = fresh();
    expect(TERRITORY_IDS.every((id) => state.control[id] === TERRITORIES[id].start)).toBe(true);
    state.control.BRI = 'GER';
    expect(heldSinceStart(state, 'axis', 'BRI')).toBe(false);
  });

  test('[HOST-1.6] what is a warship, a boat, a transport', () => {
    const state = bare();
    const of = (type: UnitType) => unit(state, put(state, 'GER', type, 'S30'))!;
    expect(
      (['destroyer', 'cruiser', 'battleship', 'transport', 'uboat'] as const).map((type) => isWarship(of(type))),
    ).toEqual([true, true, true, false, false]);
    expect((['submarine', 'uboat', 'typeXXI'] as const).map((type) => isBoat(of(type)))).toEqual([false, true, true]);
    expect(kindOf('submarine')).toBe('submarine');
  });

  test('[HOST-1.7] a zone is a harbour while the Axis holds land beside it', () => {
    const state = bare();
    expect(isHarbour(state, 'S18')).toBe(true);
    hold(state, 'UK', 'BRI', 'AQU');
    expect(isHarbour(state, 'S18')).toBe(false);
    expect(isHarbour(state, 'S10')).toBe(false);
  });

  test('[HOST-1.8] [HOST-13.4] inside, moored or at sea', () => {
    const state = bare();
    const p1 = pen(state, 'BRI');
    const at = (zone: 'S18' | 'S10', over: object) =>
      isMoored(state, unit(state, put(state, 'GER', 'uboat', zone, over))!);
    expect(at('S18', { condition: 'spent' })).toBe(true);
    expect(at('S18', { condition: 'spent', inside: p1 })).toBe(false);
    expect(at('S18', { condition: 'ready' })).toBe(false);
    expect(at('S10', { condition: 'spent' })).toBe(false);
    hold(state, 'UK', 'BRI', 'AQU');
    expect(at('S18', { condition: 'spent' })).toBe(false);
  });

  test('[HOST-1.9] both sides may lie in one zone, and any number of units', () => {
    const state = bare();
    putMany(state, 'GER', Array(9).fill('uboat'), 'S15');
    putMany(state, 'UK', Array(9).fill('transport'), 'S15');
    run<Pens>(state, combat);
    expect(idsAt(state, 'S15')).toHaveLength(18);
    expect(afloat(state, 'S15')).toHaveLength(18);
  });

  test('[HOST-1.10] allies defend together, and their player chooses', () => {
    const state = bare({ turn: 'GER' });
    hold(state, 'UK', 'BRI');
    putMany(state, 'GER', ['armour', 'armour', 'armour'], 'BRI', { task: 'attack', from: 'NFR' });
    const uk = put(state, 'UK', 'infantry', 'BRI');
    const us = put(state, 'USA', 'armour', 'BRI');
    const game = run<Pens>(state, combat, { dice: [1, 6, 6, 6, 6, 1, 6, 6, 6], choices: [`lose ${uk}`, 'press-on'] });
    expect(game.asked).toEqual(['HOST-7.5', 'HOST-7.6']);
    expect(unit(state, us)).toBeUndefined();
    expect(state.control.BRI).toBe('GER');
  });

  test('[HOST-1.10] a standing order answers, is shown, and is withdrawn', () => {
    const state = bare({ turn: 'GER', phase: 'purchase' });
    state.treasury.GER = 0;
    run<Pens>(state, purchase, { choices: ['order losses cheapest', 'order submerge always', 'done'] });
    expect(state.orders.axis).toEqual({ intercept: 'ask', submerge: 'always', losses: 'cheapest' });
    state.turn = 'UK';
    hold(state, 'GER', 'BRI');
    putMany(state, 'GER', ['armour', 'infantry'], 'BRI');
    put(state, 'UK', 'armour', 'BRI', { task: 'attack', from: 'NFR' });
    run<Pens>(state, combat, { dice: [1, 6, 1] });
    expect(state.units.map((one) => one.type)).toEqual(['armour']);
    state.turn = 'GER';
    run<Pens>(state, purchase, { choices: ['order losses ask', 'done'] });
    expect(state.orders.axis.losses).toBe('ask');
  });

  test('[HOST-1.10] what can be ordered is what differs from what stands, and only the Axis can have submarines dive', () => {
    const ordersOf = (choices: readonly string[] = []) => choices.filter((choice) => choice.startsWith('order'));
    const axis = bare({ turn: 'GER', phase: 'purchase' });
    axis.treasury.GER = 0;
    const game = run<Pens>(axis, purchase, { choices: ['order submerge never', 'done'] });
    const intercepting = ['order intercept none', 'order intercept three', 'order intercept all'];
    expect(ordersOf(game.offered[0])).toEqual([
      ...intercepting,
      'order submerge always',
      'order submerge never',
      'order losses cheapest',
    ]);
    expect(ordersOf(game.offered[1]).filter((choice) => choice.startsWith('order submerge'))).toEqual([
      'order submerge ask',
      'order submerge always',
    ]);
    expect(game.log[0]).toMatchObject({
      rule: 'HOST-1.10',
      entry: { what: 'order-given', side: 'axis', kind: 'submerge', value: 'never' },
    });
    const allies = bare({ turn: 'UK', phase: 'purchase' });
    allies.treasury.UK = 0;
    const theirs = run<Pens>(allies, purchase, { choices: ['order losses cheapest', 'done'] });
    expect(ordersOf(theirs.offered[0])).toEqual([...intercepting, 'order losses cheapest']);
  });

  test('[HOST-1.10] orders are not given to and fro for ever', () => {
    const state = bare({ turn: 'GER', phase: 'purchase' });
    state.treasury.GER = 4;
    const toAndFro = Array.from({ length: 30 }, (_, i) => `order losses ${i % 2 === 0 ? 'cheapest' : 'ask'}`);
    const choices = [...toAndFro, 'buy infantry', 'order losses cheapest', 'done'];
    const game = run<Pens>(state, purchase, { choices });
    expect(game.offered[29]).toContain('order losses ask');
    expect(game.offered[30]?.filter((choice) => choice.startsWith('order'))).toEqual([]);
    expect(game.barred[30]).toMatchObject({ 'order losses cheapest': 'HOST-1.10' });
    expect(game.offered[31]).toContain('order losses cheapest');
  });

  test('[HOST-13.1] a submarine is Ready or Spent, and patrolled ones stay Ready', () => {
    const state = bare();
    const ready = (condition: 'ready' | 'patrolled' | 'spent') =>
      isReady(unit(state, put(state, 'GER', 'uboat', 'S15', { condition }))!);
    expect([ready('ready'), ready('patrolled'), ready('spent')]).toEqual([true, true, false]);
  });
});
