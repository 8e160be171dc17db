/** HOST-11, PEN-1.7  Placing new units. */
import { run } from '@derby/kernel/testing';
import { describe, expect, test } from 'vitest';
import { placement } from '../src/placement.ts';
import type { Pens } from '../src/state.ts';
import { bare, idsAt, pen, put, unit } from './position.ts';

describe('HOST-11 placing new units', () => {
  test('[HOST-11.1] land units and aircraft at factories with capacity', () => {
    const state = bare({ turn: 'UK', bought: { infantry: 1, fighter: 1 } });
    const game = run<Pens>(state, placement, { choices: ['place infantry CAN', 'place fighter SEN'] });
    expect(game.offered[0]?.toSorted()).toEqual([
      'place fighter CAN',
      'place fighter NEN',
      'place fighter SEN',
      'place infantry CAN',
      'place infantry NEN',
      'place infantry SEN',
    ]);
    expect(game.barred[1]).toEqual({ 'place fighter CAN': 'HOST-3.5' });
  });

  test('[HOST-11.2] ships beside a factory, enemies or not', () => {
    const state = bare({ turn: 'UK', bought: { destroyer: 1 } });
    put(state, 'GER', 'battleship', 'S26');
    run<Pens>(state, placement, { choices: ['launch destroyer S26 SEN'] });
    expect(idsAt(state, 'S26')).toHaveLength(2);
  });

  test('[HOST-11.3] [PEN-1.7] submarines Ready and outside, though a pen is near', () => {
    const state = bare({ turn: 'GER', bought: { uboat: 1 } });
    pen(state, 'NWG');
    run<Pens>(state, placement, { choices: ['launch uboat S29 NWG'] });
    expect(unit(state, 'uboat-1')).toMatchObject({ at: 'S29', condition: 'ready', inside: null });
  });

  test('[HOST-11.4] pens are placed with the rest', () => {
    const state = bare({ turn: 'GER', bought: { pen: 1 } });
    const game = run<Pens>(state, placement, { choices: ['build pen BRI'] });
    expect(game.barred[0]).toEqual({ 'build pen RUH': 'PEN-1.4', 'build pen SGE': 'PEN-1.4' });
    expect(state.pens).toEqual([{ id: 'pen-1', at: 'BRI', state: 'construction', damage: 0 }]);
  });
});
