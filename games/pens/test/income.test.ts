/** HOST-12, HOST-13, HOST-14  Convoys, readiness, victory. */
import { run } from '@derby/kernel/testing';
import { describe, expect, test } from 'vitest';
import { income } from '../src/income.ts';
import { refit } from '../src/readiness.ts';
import type { Pens, State, VictoryTest } from '../src/state.ts';
import { concede, result, victoryCheck } from '../src/victory.ts';
import { bare, hold, put, unit } from './position.ts';

describe('HOST-12 convoy disruption', () => {
  test('[HOST-12.1] only the UK and a USA at war lose convoys', () => {
    const state = bare({ usaAtWar: false, turn: 'USA', round: 2 });
    put(state, 'GER', 'uboat', 'S06');
    run<Pens>(state, income);
    expect(state.tonnage).toBe(0);
    state.turn = 'UK';
    run<Pens>(state, income, { dice: [6] });
    expect(state.tonnage).toBe(5);
  });

  test('[HOST-12.2] cruisers and battleships raid too, up to the zone’s value', () => {
    const state = bare();
    put(state, 'GER', 'cruiser', 'S26');
    put(state, 'GER', 'destroyer', 'S26');
    run<Pens>(state, income, { dice: [6] });
    expect(state.tonnage).toBe(4);
  });

  test('[HOST-12.3] [HOST-12.4] no more is lost than was due', () => {
    const state = bare({ turn: 'USA', round: 4 });
    for (const id of ['NEU', 'MID'] as const) hold(state, 'GER', id); // 4 printed, 6 less
    state.treasury.USA = 0;
    put(state, 'GER', 'uboat', 'S01');
    run<Pens>(state, income, { dice: [5] });
    expect(state.tonnage).toBe(0);
    expect(state.treasury.USA).toBe(0);
  });

  test('[HOST-12.5] a worthless die marks the boat all the same', () => {
    const state = bare();
    const boats = [put(state, 'GER', 'uboat', 'S08'), put(state, 'GER', 'uboat', 'S08')];
    run<Pens>(state, income, { dice: [6, 6] });
    expect(state.tonnage).toBe(1);
    expect(boats.map((id) => unit(state, id)?.condition)).toEqual(['patrolled', 'patrolled']);
  });
});

describe('HOST-13 readiness', () => {
  test('[HOST-13.2] a Spent submarine disrupts nothing', () => {
    const state = bare();
    put(state, 'GER', 'uboat', 'S15', { condition: 'spent' });
    run<Pens>(state, income);
    expect(state.tonnage).toBe(0);
  });

  test('[HOST-13.5] no refit at sea or in a disturbed harbour', () => {
    const state = bare({ disturbed: ['S18'] });
    const at = (zone: 'S18' | 'S10' | 'S30') => put(state, 'GER', 'uboat', zone, { condition: 'spent' });
    const boats = [at('S18'), at('S10'), at('S30')];
    run<Pens>(state, refit);
    expect(boats.map((id) => unit(state, id)?.condition)).toEqual(['spent', 'spent', 'ready']);
  });
});

describe('HOST-14 victory', () => {
  const ends = (change: (state: State) => void, last = false): VictoryTest | undefined => {
    const state = bare();
    change(state);
    run<Pens>(state, (t) => victoryCheck(t, last));
    return state.ended?.test;
  };

  test.each([
    ['london', (state: State) => hold(state, 'ITA', 'SEN')],
    ['washington', (state: State) => hold(state, 'GER', 'NEU')],
    ['tonnage', (state: State) => Object.assign(state, { tonnage: 170 })],
    ['axis-economy', (state: State) => hold(state, 'GER', 'MID', 'SEU')],
    ['berlin', (state: State) => hold(state, 'USA', 'BLN')],
    ['objectives', (state: State) => hold(state, 'UK', 'NFR', 'LOW', 'SIT', 'SNO')],
    ['allied-economy', (state: State) => hold(state, 'UK', 'RUH', 'SGE', 'POL', 'NFR', 'BRI', 'AQU', 'NIT')],
  ] as const)('[HOST-14.1] %s', (test, change) => {
    expect(ends(change)).toBe(test);
  });

  test('[HOST-14.1] otherwise the game goes on, until the Axis has held out', () => {
    expect(ends((state) => Object.assign(state, { tonnage: 169 }))).toBeUndefined();
    expect(ends(() => {}, true)).toBe('time');
  });

  test.each([
    ['axis', (state: State) => hold(state, 'GER', 'SEN'), { axis: 1, allies: 0 }],
    ['allies', (state: State) => hold(state, 'USA', 'BLN'), { axis: 0, allies: 1 }],
  ] as const)('[HOST-14.1] the %s win, and that is told', (winner, change, worth) => {
    const state = bare();
    expect(result(state)).toBeUndefined();
    change(state);
    const game = run<Pens>(state, (t) => victoryCheck(t, false));
    const { ended } = state;
    expect(ended?.winner).toBe(winner);
    expect(game.log).toEqual([{ rule: 'HOST-14.1', entry: { what: 'game-over', ...ended } }]);
    expect(result(state)).toEqual({ rule: 'HOST-14.1', winner, grade: ended?.test, worth });
  });

  test('[HOST-14.2] giving up is told', () => {
    const game = run<Pens>(bare(), (t) => concede(t, 'axis'));
    expect(game.log).toEqual([{ rule: 'HOST-14.2', entry: { what: 'game-over', winner: 'allies', test: 'resigned' } }]);
    expect(result(game.state)).toMatchObject({ rule: 'HOST-14.2', winner: 'allies' });
  });
});
