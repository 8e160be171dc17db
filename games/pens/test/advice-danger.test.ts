/** What may fall: who could come, and whether the garrison would stand. */
import { describe, expect, test } from 'vitest';
import { armyLeft, berlinIsWeak, chanceToFall, invasionBy, reliefOf } from '../advice/danger.ts';
import { BOOK, STAFF } from '../advice/doctrine.ts';
import { choosePurchase } from '../advice/purchase.ts';
import type { Choice } from '../src/choices.ts';
import { bare, hold, put, putMany } from './position.ts';

describe('danger', () => {
  test('the chance to fall grows with the attack and shrinks with the garrison', () => {
    const force = (count: number) => ({ hits: 2 * count, count });
    expect(chanceToFall(force(3), force(3))).toBeCloseTo(0.5);
    expect(chanceToFall(force(6), force(3))).toBeGreaterThan(chanceToFall(force(4), force(3)));
    expect(chanceToFall(force(3), force(5))).toBeLessThan(0.2);
    expect(chanceToFall(force(1), force(0))).toBe(1);
    expect(chanceToFall(force(0), force(0))).toBe(0);
  });

  test('[HOST-6.6] while the Belts are shut, Britain cannot come for Berlin; America may find them opened', () => {
    const state = bare({ round: 9 });
    putMany(state, 'UK', ['transport', 'transport'], 'S27');
    putMany(state, 'USA', ['transport', 'transport'], 'S27');
    putMany(state, 'UK', Array(4).fill('infantry'), 'NEN');
    putMany(state, 'USA', Array(4).fill('infantry'), 'NEN');
    expect(invasionBy(state, 'UK', 'BLN').count).toBe(0);
    expect(invasionBy(state, 'USA', 'BLN').count).toBe(4);
    hold(state, 'UK', 'DEN');
    expect(invasionBy(state, 'UK', 'BLN').count).toBe(4);
  });

  test('[HOST-6.8] no more men come than there are berths, and none without troops at a quay', () => {
    const state = bare({ round: 9 });
    put(state, 'UK', 'transport', 'S16');
    expect(invasionBy(state, 'UK', 'BRI').count).toBe(0);
    putMany(state, 'UK', Array(6).fill('infantry'), 'SEN');
    expect(invasionBy(state, 'UK', 'BRI').count).toBe(2);
  });

  test('a defender saves most where the scales are even, and nothing where nobody comes', () => {
    const state = bare({ round: 9 });
    hold(state, 'UK', 'NWG');
    putMany(state, 'UK', Array(3).fill('armour'), 'NWG');
    putMany(state, 'GER', Array(3).fill('infantry'), 'BLN');
    expect(reliefOf(state, 'axis', 'BLN').joining).toBeGreaterThan(reliefOf(state, 'axis', 'RUH').joining);
    expect(reliefOf(state, 'axis', 'SNO').joining).toBe(0);
    expect(berlinIsWeak(state)).toBe(true);
    putMany(state, 'GER', Array(4).fill('infantry'), 'BLN');
    expect(berlinIsWeak(state)).toBe(false);
  });

  test('[HOST-5.10] of the German army only what the Eastern Front leaves is reckoned with', () => {
    const state = bare({ round: 5 });
    putMany(state, 'GER', ['infantry', 'armour'], 'NFR');
    put(state, 'UK', 'infantry', 'SEN');
    expect(armyLeft(state)).toBe(8);
    state.round = 3;
    expect(armyLeft(state)).toBe(8 - 80);
  });

  test('the staff buys transports first while the continent lies open, destroyers while an army stands there; the book never dashes', () => {
    const state = bare({ round: 5, turn: 'UK', phase: 'purchase' });
    state.treasury.UK = 30;
    hold(state, 'UK', 'SEN');
    const open: Choice[] = [['buy', 'transport'], ['buy', 'destroyer'], ['buy', 'infantry'], ['done']];
    expect(choosePurchase(state, open, STAFF)).toEqual(['buy', 'transport']);
    expect(choosePurchase(state, open, BOOK)).toEqual(['buy', 'destroyer']);
    putMany(state, 'GER', Array(10).fill('infantry'), 'NFR');
    expect(choosePurchase(state, open, STAFF)).toEqual(['buy', 'destroyer']);
  });

  test('Germany spends all on boats until the Allies have the ships to come; then most of it on an army', () => {
    const state = bare({ round: 5, turn: 'GER', phase: 'purchase' });
    state.treasury.GER = 10;
    hold(state, 'GER', 'BLN');
    state.bought = { uboat: 2 };
    const open: Choice[] = [['buy', 'uboat'], ['buy', 'infantry'], ['done']];
    putMany(state, 'UK', Array(5).fill('transport'), 'S16');
    expect(choosePurchase(state, open, STAFF)).toEqual(['buy', 'uboat']);
    put(state, 'USA', 'transport', 'S16');
    expect(choosePurchase(state, open, STAFF)).toEqual(['buy', 'infantry']);
  });
});
