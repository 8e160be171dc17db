/** HOST-11, PEN-1.7  Placing new units. */
import { run } from '@derby/kernel/testing';
import { describe, expect, test } from 'vitest';
import { ROUNDS } from '../src/data/rounds.ts';
import { placement } from '../src/placement.ts';
import type { Pens, State } from '../src/state.ts';
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

  test('[HOST-11.1] [HOST-11.2] [HOST-11.3] [HOST-11.4] each is told under its own rule', () => {
    const state = bare({ turn: 'GER', bought: { infantry: 1, destroyer: 1, uboat: 1, pen: 1 } });
    const choices = ['place infantry RUH', 'launch destroyer S29 NWG', 'launch uboat S29 NWG', 'build pen BRI'];
    const game = run<Pens>(state, placement, { choices });
    expect(game.log).toEqual([
      { rule: 'HOST-11.1', entry: { what: 'placed', unit: 'infantry-1', at: 'RUH' } },
      { rule: 'HOST-11.2', entry: { what: 'placed', unit: 'destroyer-2', at: 'S29' } },
      { rule: 'HOST-11.3', entry: { what: 'placed', unit: 'uboat-3', at: 'S29' } },
      { rule: 'HOST-11.4', entry: { what: 'pen-placed', pen: 'pen-1', at: 'BRI', free: false } },
    ]);
    expect([new Set(game.asked), new Set(game.seats)]).toEqual([new Set(['HOST-11.1']), new Set(['axis'])]);
    expect([state.bought, state.placed]).toEqual([{}, {}]);
  });

  test('[HOST-5.8] with London lost nothing is placed, and nothing paid back', () => {
    const state = bare({ turn: 'UK', bought: { infantry: 1 } });
    state.control.SEN = 'GER';
    expect(run<Pens>(state, placement).cited).toEqual([]);
  });

  test('[HOST-11.2] a factory without water builds no ships', () => {
    const state = bare({ turn: 'GER', bought: { uboat: 1 } });
    state.factoryDamage = { NWG: 8, NFR: 8, BLN: 8 };
    const game = run<Pens>(state, placement);
    expect(game.cited).toEqual(['HOST-3.3 refunded']);
  });

  describe('the free pen', () => {
    const ROUND = ROUNDS.findIndex(({ freePen }) => freePen) + 1;
    const inForce = (over: Partial<State> = {}, options: object = {}): State => {
      const state = bare({ turn: 'GER', round: ROUND, ...over });
      Object.assign(state.options, { freePens: true, ...options });
      return state;
    };

    test('[PEN-1.31] [PEN-1.32] it is placed where a pen may stand, and told', () => {
      const state = inForce();
      state.noted.BRI = 'UK';
      const again = structuredClone(state);
      const game = run<Pens>(state, placement, { choices: ['build free-pen AQU'] });
      expect(game.barred[0]).toMatchObject({ 'build free-pen RUH': 'PEN-1.4', 'build free-pen BRI': 'PEN-1.3' });
      expect([game.asked, game.seats]).toEqual([['HOST-11.1'], ['axis']]);
      expect(game.log).toEqual([
        { rule: 'PEN-1.32', entry: { what: 'pen-placed', pen: 'pen-1', at: 'AQU', free: true } },
      ]);
      const forfeited = run<Pens>(again, placement, { choices: ['forfeit'] });
      expect(forfeited.log).toEqual([{ rule: 'PEN-1.31', entry: { what: 'free-pen-forfeited' } }]);
      expect(again.pens).toEqual([]);
    });

    test('[PEN-1.31] not without its option, without pens, in another round, or for another power', () => {
      const none = [
        inForce({}, { freePens: false }),
        inForce({}, { pens: false }),
        inForce({ round: ROUND - 1 }),
        inForce({ turn: 'ITA' }),
      ];
      for (const state of none) expect(run<Pens>(state, placement).asked).toEqual([]);
    });
  });

  test('[HOST-11.4] pens are placed with the rest', () => {
    const state = bare({ turn: 'GER', bought: { pen: 1 } });
    const game = run<Pens>(state, placement, { choices: ['build pen BRI'] });
    expect(game.barred[0]).toEqual({ 'build pen RUH': 'PEN-1.4', 'build pen SGE': 'PEN-1.4' });
    expect(state.pens).toEqual([{ id: 'pen-1', at: 'BRI', state: 'construction', damage: 0 }]);
  });
});
