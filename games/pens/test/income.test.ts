/** HOST-12, HOST-13, HOST-14  Convoys, readiness, victory. */
import { run } from '@derby/kernel/testing';
import { describe, expect, test } from 'vitest';
import type { TerritoryId } from '../src/data/map.ts';
import { income, modifierOf, printedIncome } from '../src/income.ts';
import { refit } from '../src/readiness.ts';
import type { Pens, State, VictoryTest } from '../src/state.ts';
import { concede, result, victoryCheck } from '../src/victory.ts';
import { bare, hold, pen, put, putMany, unit } from './position.ts';

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

  test('[HOST-12.2] [HOST-12.5] a battleship raids as a cruiser does, and neither is on patrol', () => {
    const state = bare();
    putMany(state, 'GER', ['battleship', 'cruiser'], 'S26');
    const game = run<Pens>(state, income, { dice: [1, 1] });
    expect(game.log[0]?.entry).toMatchObject({ zone: 'S26', dice: [1, 1], loss: 2 });
    expect(state.units.map(({ condition }) => condition)).toEqual(['sound', 'sound']);
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

describe('HOST-3 income', () => {
  test.each([
    ['GER', -20 - 6],
    ['ITA', -3],
    ['UK', 10],
    ['USA', -6],
  ] as const)('[HOST-3.2] [HOST-5.10] in Late 1941 the income of %s is changed by %i', (turn, modifier) => {
    const state = bare({ turn, round: 4 });
    state.east.extraLevy = 6;
    expect(modifierOf(state, turn)).toBe(modifier);
  });

  test('[HOST-3.2] [HOST-12.2] what is printed, what is lost and what is paid out is told', () => {
    const state = bare({ turn: 'UK' });
    const before = state.treasury.UK;
    put(state, 'GER', 'uboat', 'S26');
    put(state, 'UK', 'cruiser', 'S26');
    const printed = printedIncome(state, (controller) => controller === 'UK');
    const game = run<Pens>(state, income, { dice: [3] });
    expect(game.log).toEqual([
      { rule: 'HOST-12.2', entry: { what: 'zone-disrupted', power: 'UK', zone: 'S26', dice: [3], loss: 3 } },
      {
        rule: 'HOST-3.2',
        entry: { what: 'income', power: 'UK', printed, modifier: 10, lost: 3, collected: printed + 10 - 3 },
      },
    ]);
    expect(state.treasury.UK).toBe(before + printed + 7);
  });

  test('[HOST-3.2] levies take no more than there is', () => {
    const state = bare({ turn: 'ITA' });
    for (const id of Object.keys(state.control) as TerritoryId[])
      if (state.control[id] === 'ITA') hold(state, 'UK', id);
    const before = state.treasury.ITA;
    run<Pens>(state, income);
    expect(state.treasury.ITA).toBe(before);
  });
});

describe('HOST-13 readiness', () => {
  test('[HOST-13.5] [HOST-13.6] a Spent boat is Ready again, one that patrolled is Spent, and both are told', () => {
    const state = bare();
    const home = pen(state, 'BRI');
    const spent = put(state, 'GER', 'uboat', 'S18', { condition: 'spent', inside: home });
    const back = put(state, 'GER', 'typeXXI', 'S18', { condition: 'patrolled', inside: home });
    put(state, 'GER', 'uboat', 'S18', { inside: home });
    const game = run<Pens>(state, refit);
    expect(game.log).toEqual([
      { rule: 'HOST-13.5', entry: { what: 'refitted', unit: spent } },
      { rule: 'HOST-13.6', entry: { what: 'spent', unit: back } },
    ]);
    expect(state.units.map(({ condition }) => condition)).toEqual(['ready', 'spent', 'ready']);
  });

  test('[HOST-13.5] a harbour that Allied warships watch refits nobody, unless in a pen; others do not matter', () => {
    const refitted = (change: (state: State) => void, inside = false) => {
      const state = bare();
      const shelter = pen(state, 'BRI');
      const boat = put(state, 'GER', 'uboat', 'S18', { condition: 'spent', inside: inside ? shelter : null });
      change(state);
      run<Pens>(state, refit);
      return unit(state, boat)?.condition;
    };
    expect(refitted((state) => put(state, 'USA', 'destroyer', 'S18'))).toBe('spent');
    expect(refitted((state) => put(state, 'USA', 'destroyer', 'S18'), true)).toBe('ready');
    expect(refitted((state) => put(state, 'USA', 'transport', 'S18'))).toBe('ready');
    expect(refitted((state) => put(state, 'ITA', 'cruiser', 'S18'))).toBe('ready');
    expect(refitted((state) => put(state, 'USA', 'destroyer', 'S17'))).toBe('ready');
  });

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

  test('[HOST-14.1] the Allied economy wins with 24 left to the Axis, not with 25', () => {
    const most = ['RUH', 'SGE', 'NWG', 'NFR'] as const; // 22 of 49
    expect(ends((state) => hold(state, 'UK', ...most, 'POL'))).toBe('allied-economy');
    expect(ends((state) => hold(state, 'UK', ...most, 'BRI'))).toBeUndefined();
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
