/** HOST-7.8, HOST-7.9, PEN-1.15  Capture, and what falls with a territory. */
import { run } from '@derby/kernel/testing';
import { describe, expect, test } from 'vitest';
import { capture } from '../src/capture.ts';
import { combat } from '../src/combat.ts';
import type { Pens } from '../src/state.ts';
import { bare, hold, idsAt, pen, put, putMany, unit } from './position.ts';

describe('HOST-7.9 capture', () => {
  test('[HOST-7.8] aircraft alone destroy, but do not capture; they may stop', () => {
    const state = bare();
    put(state, 'UK', 'bomber', 'BRI', { task: 'attack', used: 2 });
    putMany(state, 'GER', ['infantry', 'infantry'], 'BRI');
    run<Pens>(state, combat, { dice: [4, 6, 6, 3, 6], choices: ['press-on'] });
    expect(state.control.BRI).toBe('GER');
    const halt = bare();
    put(halt, 'UK', 'bomber', 'BRI', { task: 'attack', used: 2 });
    put(halt, 'GER', 'infantry', 'BRI');
    run<Pens>(halt, combat, { dice: [6, 6], choices: ['stop'] });
    expect(idsAt(halt, 'BRI')).toHaveLength(2);
  });

  test('[HOST-7.9] a friend’s land goes back to the friend, France’s to the captor', () => {
    const state = bare({ turn: 'USA' });
    hold(state, 'GER', 'NEN', 'SCO');
    run<Pens>(state, (t) => capture(t, 'USA', 'NEN'));
    expect(state.control.NEN).toBe('UK');
    run<Pens>(state, (t) => capture(t, 'USA', 'NFR'));
    expect(state.control.NFR).toBe('USA');
    hold(state, 'GER', 'SEN');
    run<Pens>(state, (t) => capture(t, 'USA', 'SCO'));
    expect(state.control.SCO).toBe('USA');
    Object.assign(state, { italySurrendered: true });
    hold(state, 'UK', 'NIT');
    run<Pens>(state, (t) => capture(t, 'GER', 'NIT'));
    expect(state.control.NIT).toBe('GER');
  });

  test('[HOST-7.9] after Italy’s surrender British land still goes back to the British', () => {
    const state = bare({ turn: 'USA', italySurrendered: true });
    hold(state, 'GER', 'NEN');
    run<Pens>(state, (t) => capture(t, 'USA', 'NEN'));
    expect(state.control.NEN).toBe('UK');
  });

  test('[HOST-7.9] what was nobody’s goes to the captor', () => {
    const state = bare();
    const game = run<Pens>(state, (t) => capture(t, 'UK', 'AZO'));
    expect(game.log[0]).toEqual({
      rule: 'HOST-7.9',
      entry: { what: 'captured', territory: 'AZO', by: 'UK', to: 'UK' },
    });
    expect(state.control.AZO).toBe('UK');
  });

  test('[HOST-5.4] only the capture of Vichy land is an attack on Vichy', () => {
    const state = bare();
    run<Pens>(state, (t) => capture(t, 'UK', 'NFR'));
    expect(state.vichyAttackedBy).toEqual({ axis: false, allies: false });
    run<Pens>(state, (t) => capture(t, 'UK', 'ALG'));
    expect(state.vichyAttackedBy.allies).toBe(true);
  });

  test('[PEN-1.15] [PEN-1.16] the pens of a territory fall with it, and what was inside; those elsewhere stand', () => {
    const state = bare();
    const taken = pen(state, 'BRI', { damage: 4 });
    const kept = pen(state, 'AQU');
    const inside = put(state, 'GER', 'uboat', 'S18', { inside: taken });
    const game = run<Pens>(state, (t) => capture(t, 'UK', 'BRI'));
    expect(game.log.slice(0, 3)).toEqual([
      { rule: 'HOST-7.9', entry: { what: 'captured', territory: 'BRI', by: 'UK', to: 'UK' } },
      { rule: 'PEN-1.15', entry: { what: 'lost', unit: inside, power: 'GER', type: 'uboat', at: 'S18' } },
      { rule: 'PEN-1.16', entry: { what: 'pen-changes', pen: taken, state: 'captured' } },
    ]);
    expect(state.pens).toMatchObject([
      { id: taken, state: 'captured', damage: 4 },
      { id: kept, state: 'usable' },
    ]);
  });

  test('[PEN-1.17] retaken, they open again with the next German turn; others are as they were', () => {
    const state = bare({ turn: 'GER' });
    const retaken = pen(state, 'BRI', { state: 'captured' });
    pen(state, 'BRI', { state: 'construction' });
    pen(state, 'AQU', { state: 'captured' });
    hold(state, 'UK', 'BRI', 'AQU');
    const game = run<Pens>(state, (t) => capture(t, 'GER', 'BRI'));
    expect(state.pens.map((one) => one.state)).toEqual(['reopening', 'construction', 'captured']);
    expect(game.log[1]).toEqual({
      rule: 'PEN-1.17',
      entry: { what: 'pen-changes', pen: retaken, state: 'reopening' },
    });
  });

  test('[PEN-1.1] [PEN-1.15] a pen adds nothing to the defence, and boats outside survive the fall', () => {
    const state = bare();
    const p1 = pen(state, 'BRI');
    const inside = put(state, 'GER', 'uboat', 'S18', { inside: p1 });
    const outside = put(state, 'GER', 'uboat', 'S18');
    put(state, 'UK', 'infantry', 'BRI', { task: 'attack', from: 'NFR' });
    run<Pens>(state, combat);
    expect(state.control.BRI).toBe('UK');
    expect(unit(state, inside)).toBeUndefined();
    expect(unit(state, outside)).toBeDefined();
    expect(state.tonnage).toBe(0);
  });
});
