/** The rulebook's worked examples of pens, whole. */
import { run } from '@derby/kernel/testing';
import { describe, expect, test } from 'vitest';
import { combat } from '../src/combat.ts';
import { combatMovement } from '../src/combat-movement.ts';
import { TERRITORY_IDS } from '../src/geography.ts';
import { nonCombatMovement } from '../src/non-combat-movement.ts';
import { boatsIn, openPens, roomOf } from '../src/pens.ts';
import { penBar, placement } from '../src/placement.ts';
import { purchase } from '../src/purchase.ts';
import { refit } from '../src/readiness.ts';
import type { Pens, State, Unit } from '../src/state.ts';
import { bare, fresh, hold, note, pen, penOf, put, putMany, unit } from './position.ts';

const moored = (state: State, id: Unit['id']): string => {
  const boat = unit(state, id);
  return boat ? `${boat.condition} ${boat.inside ?? 'outside'} ${boat.at}` : 'gone';
};

describe('worked examples of pens', () => {
  test('[PEN-1.26] the room of a pen at every level of damage, and after repairs', () => {
    const room = (damage: number): number => roomOf({ id: 'pen-1', at: 'BRI', state: 'usable', damage });
    expect([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map(room)).toEqual([3, 3, 3, 3, 3, 3, 3, 3, 2, 1, 0]);
    expect([1, 2, 3, 4].map((points) => room(10 - points))).toEqual([1, 2, 3, 3]);
  });

  test('[PEN-1.3] [PEN-1.4] [PEN-1.6] placing pens in the turn in which France falls', () => {
    const state = fresh();
    Object.assign(state, { phase: 'purchase' });
    run<Pens>(state, purchase, { choices: ['buy pen', 'buy pen', 'done'] });
    expect(state.treasury.GER).toBe(14);
    for (const id of ['NFR', 'LOW', 'BRI', 'AQU'] as const) state.control[id] = 'GER';
    const legal = TERRITORY_IDS.filter((id) => state.control[id] === 'GER' && !penBar(state, id));
    expect(legal.sort()).toEqual(['BLN', 'DEN', 'NNO', 'NWG', 'POL', 'SNO']);
    expect(penBar(state, 'NFR')).toBe('PEN-1.3');
    expect(penBar(state, 'BRI')).toBe('PEN-1.3');
    expect(penBar(state, 'RUH')).toBe('PEN-1.4');
    run<Pens>(state, placement, { choices: ['build pen SNO', 'build pen NWG'] });
    expect(state.pens.map((one) => `${one.at} ${one.state}`)).toEqual(['SNO construction', 'NWG construction']);
    run<Pens>(state, openPens);
    note(state);
    expect(state.pens.every((one) => one.state === 'usable')).toBe(true);
    expect(penBar(state, 'BRI')).toBeUndefined();
    expect(penBar(state, 'AQU')).toBeUndefined();
  });

  test('[PEN-1.8] [PEN-1.9] [PEN-1.13] coming home, and sailing again', () => {
    const state = bare({ turn: 'GER', phase: 'non-combat-movement' });
    const p1 = pen(state, 'BRI');
    const a = put(state, 'GER', 'uboat', 'S10', { condition: 'spent' });
    const b = put(state, 'GER', 'uboat', 'S06', { condition: 'spent' });
    const c = put(state, 'GER', 'uboat', 'S15');
    const d = put(state, 'GER', 'uboat', 'S18', { condition: 'spent' });
    const game = run<Pens>(state, nonCombatMovement, {
      choices: [
        `move ${a} S18`,
        `enter ${a} ${p1}`,
        `move ${b} S15`,
        `move ${c} S18`,
        `enter ${c} ${p1}`,
        `enter ${d} ${p1}`,
      ],
    });
    expect(boatsIn(state, p1).map((boat) => boat.id)).toEqual([a, c, d]);
    expect(unit(state, b)).toMatchObject({ at: 'S15', inside: null });
    expect(game.offered[3]).not.toContain(`enter ${b} ${p1}`);
    run<Pens>(state, refit);
    expect(unit(state, a)?.condition).toBe('ready');
    expect(unit(state, d)?.condition).toBe('ready');
    for (const one of state.units) Object.assign(one, { used: 0, acted: 'no' });
    put(state, 'UK', 'transport', 'S06');
    // All three are Ready in one pen, so they are one stack: its first boat sails.
    run<Pens>(state, combatMovement, { choices: [`move ${a} S06`, 'done'] });
    expect(unit(state, a)).toMatchObject({ at: 'S06', inside: null, used: 3, from: 'S10' });
  });

  test('[PEN-1.22] [PEN-1.23] a raid on two pens', () => {
    const state = bare();
    const p1 = pen(state, 'AQU');
    const p2 = pen(state, 'AQU', { damage: 6 });
    const [a, b, c] = putMany(state, 'GER', ['uboat', 'uboat', 'uboat'], 'S18', { condition: 'spent', inside: p1 });
    const d = put(state, 'GER', 'uboat', 'S18', { condition: 'spent', inside: p2 });
    const bombers = putMany(state, 'UK', ['bomber', 'bomber', 'bomber', 'bomber', 'bomber'], 'AQU', { task: 'raid' });
    const game = run<Pens>(state, combat, {
      choices: bombers.map((id, i) => `target ${id} ${i < 3 ? p1 : p2}`),
      dice: [4, 1, 6, 2, 5, 6, 5, 1, 1],
    });
    expect(penOf(state, p1)?.damage).toBe(10);
    expect(penOf(state, p2)?.damage).toBe(8);
    expect([a!, b!, c!].map((id) => moored(state, id))).toEqual(Array(3).fill('spent outside S18'));
    expect(moored(state, d)).toBe(`spent ${p2} S18`);
    expect(state.units.filter((one) => one.type === 'bomber')).toHaveLength(4);
    expect(state.disturbed).toEqual([]);
    expect(game.cited.filter((line) => line.includes('flak'))).toHaveLength(2);
  });

  test('[PEN-1.24] [PEN-1.25] repairs open a pen at once', () => {
    const state = bare({ turn: 'GER', round: 9 });
    state.treasury.GER = 12;
    const p1 = pen(state, 'BRI', { damage: 10 });
    const p2 = pen(state, 'AQU', { damage: 9 });
    put(state, 'GER', 'uboat', 'S18', { condition: 'spent', inside: p2 });
    const outside = putMany(state, 'GER', ['uboat', 'uboat', 'uboat', 'uboat'], 'S18', { condition: 'spent' });
    run<Pens>(state, purchase, { choices: [`repair ${p1} 2`, `repair ${p2} 1`, 'done'] });
    expect(state.treasury.GER).toBe(9);
    expect(state.pens.map((one) => roomOf(one))).toEqual([2, 2]);
    const game = run<Pens>(state, nonCombatMovement, {
      choices: [`enter ${outside[0]} ${p1}`, `enter ${outside[1]} ${p1}`, `enter ${outside[2]} ${p2}`, 'done'],
    });
    expect(game.barred.at(-1)).toMatchObject({
      [`enter ${outside[3]} ${p1}`]: 'PEN-1.26',
      [`enter ${outside[3]} ${p2}`]: 'PEN-1.26',
    });
  });

  test('[PEN-1.15] [PEN-1.16] [PEN-1.17] capture and recapture', () => {
    const state = bare({ round: 8 });
    const p1 = pen(state, 'BRI', { damage: 4 });
    const p2 = pen(state, 'BRI', { state: 'construction' });
    const inside = putMany(state, 'GER', ['uboat', 'uboat'], 'S18', { inside: p1 });
    hold(state, 'UK', 'NFR');
    const infantry = put(state, 'UK', 'infantry', 'NFR');
    run<Pens>(state, combatMovement, { choices: [`move ${infantry} BRI`] });
    expect(state.control.BRI).toBe('UK');
    for (const id of inside) expect(unit(state, id)).toBeUndefined();
    expect(penOf(state, p1)).toMatchObject({ state: 'captured', damage: 4 });
    expect(penOf(state, p2)?.state).toBe('captured');

    Object.assign(state, { round: 9, turn: 'GER' });
    note(state);
    state.units = [];
    const armour = put(state, 'GER', 'armour', 'AQU');
    run<Pens>(state, combatMovement, { choices: [`move ${armour} BRI`, 'done'] });
    expect(state.pens.map((one) => one.state)).toEqual(['reopening', 'reopening']);
    expect(penBar(state, 'BRI')).toBe('PEN-1.3');
    const boat = put(state, 'GER', 'uboat', 'S18');
    const turn = run<Pens>(state, nonCombatMovement, { choices: ['done'] });
    expect(turn.barred[0]).toMatchObject({ [`enter ${boat} ${p1}`]: 'PEN-1.17' });
    run<Pens>(state, openPens);
    expect(penOf(state, p1)).toMatchObject({ state: 'usable', damage: 4 });
  });

  test('[PEN-1.17] retaken by Italy, the pen serves Germany, but no new pen may be built', () => {
    const state = bare({ round: 9, turn: 'ITA' });
    const p1 = pen(state, 'BRI', { state: 'captured' });
    hold(state, 'UK', 'BRI');
    const infantry = put(state, 'ITA', 'infantry', 'AQU');
    run<Pens>(state, combatMovement, { choices: [`move ${infantry} BRI`] });
    expect(state.control.BRI).toBe('ITA');
    Object.assign(state, { round: 10, turn: 'GER' });
    run<Pens>(state, openPens);
    note(state);
    expect(penOf(state, p1)?.state).toBe('usable');
    expect(penBar(state, 'BRI')).toBe('PEN-1.3');
    const boat = put(state, 'GER', 'uboat', 'S18');
    run<Pens>(state, nonCombatMovement, { choices: [`enter ${boat} ${p1}`] });
    expect(unit(state, boat)?.inside).toBe(p1);
  });
});
