/** HOST-3, HOST-4.1, HOST-4.8, HOST-4.9  Money, purchase and repair. */
import { run } from '@derby/kernel/testing';
import { describe, expect, test } from 'vitest';
import { UNITS } from '../src/data/units.ts';
import { income } from '../src/income.ts';
import { placement } from '../src/placement.ts';
import { purchase } from '../src/purchase.ts';
import type { Pens } from '../src/state.ts';
import { bare, hold, idsAt, pen, putMany } from './position.ts';

describe('HOST-3 money, purchase and repair', () => {
  test('[HOST-3.1] what is not spent stays, and belongs to its power alone', () => {
    const state = bare({ turn: 'ITA' });
    state.treasury = { GER: 30, UK: 0, ITA: 5, USA: 0 };
    run<Pens>(state, purchase, { choices: ['buy infantry', 'done'] });
    expect(state.treasury).toEqual({ GER: 30, UK: 0, ITA: 2, USA: 0 });
  });

  test.each([
    ['GER', 5, 42 - 21],
    ['UK', 5, 20 + 10],
    ['ITA', 5, 7 - 3],
    ['USA', 5, 20 - 1],
    ['USA', 6, 20 + 3],
  ] as const)('[HOST-3.2] %s in round %i collects %i', (turn, round, due) => {
    const state = bare({ turn, round });
    state.treasury[turn] = 0;
    run<Pens>(state, income);
    expect(state.treasury[turn]).toBe(due);
  });

  test('[HOST-3.2] the sum never falls below nothing', () => {
    const state = bare({ turn: 'ITA' });
    state.treasury.ITA = 4;
    hold(state, 'UK', 'NIT', 'SIT');
    run<Pens>(state, income);
    expect(state.treasury.ITA).toBe(4);
  });

  test('[HOST-3.3] what cannot be paid is barred, what cannot be placed is paid back', () => {
    const state = bare({ turn: 'ITA' });
    state.treasury.ITA = 20;
    const game = run<Pens>(state, purchase, { choices: [...Array(6).fill('buy infantry'), 'done'] });
    expect(game.barred.at(-1)).toMatchObject({ 'buy infantry': 'HOST-3.3', 'buy battleship': 'HOST-3.3' });
    run<Pens>(state, placement, { choices: ['place infantry NIT'] });
    expect(idsAt(state, 'NIT').length + idsAt(state, 'SIT').length).toBe(3);
    expect(state.treasury.ITA).toBe(2 + 9);
  });

  test('[HOST-3.4] repairs cost 1 IPC a point and work at once', () => {
    const state = bare({ turn: 'GER' });
    state.treasury.GER = 5;
    state.factoryDamage = { RUH: 4, SEN: 3 };
    pen(state, 'BRI', { damage: 2 });
    const game = run<Pens>(state, purchase, { choices: ['repair RUH 3', 'done'] });
    expect(state.factoryDamage.RUH).toBe(1);
    expect(state.treasury.GER).toBe(2);
    expect(game.offered[0]).toContain('repair pen-1 2');
    expect(game.offered[0]).not.toContain('repair SEN 1');
  });

  test('[HOST-3.3] [HOST-3.4] [PEN-1.2] [PEN-1.25] what is bought and repaired is told, with its price', () => {
    const state = bare({ turn: 'GER' });
    state.treasury.GER = 11;
    state.factoryDamage = { RUH: 4 };
    const p1 = pen(state, 'BRI', { damage: 3 });
    pen(state, 'SEN', { damage: 3, state: 'captured' });
    const choices = ['buy infantry', 'buy pen', 'repair RUH 2', `repair ${p1} 2`, 'done'];
    const game = run<Pens>(state, purchase, { choices });
    expect(game.log).toEqual([
      { rule: 'HOST-3.3', entry: { what: 'bought', power: 'GER', type: 'infantry', cost: 3 } },
      { rule: 'PEN-1.2', entry: { what: 'bought', power: 'GER', type: 'pen', cost: 3 } },
      { rule: 'HOST-3.4', entry: { what: 'repaired', power: 'GER', target: 'RUH', points: 2 } },
      { rule: 'PEN-1.25', entry: { what: 'repaired', power: 'GER', target: p1, points: 2 } },
    ]);
    expect([game.asked[0], game.seats[0]]).toEqual(['HOST-3.3', 'axis']);
    expect(game.offered[2]?.filter((words) => words.startsWith('repair'))).toEqual([
      ...[1, 2, 3, 4].map((points) => `repair RUH ${points}`),
      ...[1, 2, 3].map((points) => `repair ${p1} ${points}`),
    ]);
    expect(state.pens.map(({ damage }) => damage)).toEqual([1, 3]);
    expect(state.treasury.GER).toBe(1);
  });

  test('[HOST-3.4] [PEN-1.25] nobody repairs what is not his, pens least of all', () => {
    const state = bare({ turn: 'UK' });
    state.treasury.UK = 9;
    state.factoryDamage = { RUH: 4, SEN: 1 };
    pen(state, 'BRI', { damage: 3 });
    const game = run<Pens>(state, purchase, { choices: ['done'] });
    expect(game.offered[0]?.filter((words) => words.startsWith('repair'))).toEqual(['repair SEN 1']);
  });

  test('[HOST-5.8] with London lost there is nothing to buy', () => {
    const state = bare({ turn: 'UK' });
    hold(state, 'GER', 'SEN');
    state.treasury.UK = 20;
    expect(run<Pens>(state, purchase).asked).toEqual([]);
  });

  test('[HOST-4.8] [HOST-4.9] without their options there are no late types; those of another power do not count', () => {
    const state = bare({ turn: 'GER', round: 10 });
    state.treasury.GER = 60;
    Object.assign(state.options, { typeXXI: false });
    expect(run<Pens>(state, purchase, { choices: ['done'] }).barred[0]).toMatchObject({ 'buy typeXXI': 'HOST-4.8' });
    const british = bare({ turn: 'UK', round: 10 });
    british.treasury.UK = 60;
    Object.assign(british.options, { heavyBombers: true });
    putMany(british, 'USA', Array(4).fill('heavyBomber'), 'SEN');
    putMany(british, 'UK', Array(4).fill('fighter'), 'SEN');
    british.treasury.UK = 15; // the price, to the penny
    expect(run<Pens>(british, purchase, { choices: ['done'] }).offered[0]).toContain('buy heavyBomber');
  });

  test('[HOST-3.5] damage takes away capacity', () => {
    const state = bare({ turn: 'GER', bought: { infantry: 2 } });
    state.factoryDamage = { RUH: 3, BLN: 8, NWG: 3, NFR: 2 };
    const game = run<Pens>(state, placement);
    expect(idsAt(state, 'RUH')).toHaveLength(1);
    expect(game.log.at(-1)?.entry).toEqual({ what: 'refunded', power: 'GER', type: 'infantry', ipc: 3 });
  });

  test('[HOST-3.6] a factory taken this turn places nothing', () => {
    const state = bare({ turn: 'GER', bought: { infantry: 1 } });
    state.noted.NFR = 'UK';
    const game = run<Pens>(state, placement, { choices: ['place infantry RUH'] });
    expect(game.barred[0]).toEqual({ 'place infantry NFR': 'HOST-3.6' });
  });

  test('[HOST-4.1] the unit table', () => {
    const row = (type: keyof typeof UNITS) => {
      const { cost, attack, defence, move } = UNITS[type];
      return [cost, attack, defence, move];
    };
    expect(row('infantry')).toEqual([3, 1, 2, 1]);
    expect(row('artillery')).toEqual([4, 2, 2, 1]);
    expect(row('armour')).toEqual([5, 3, 3, 2]);
    expect(row('fighter')).toEqual([9, 3, 4, 4]);
    expect(row('bomber')).toEqual([12, 4, 1, 6]);
    expect(row('heavyBomber')).toEqual([15, 4, 1, 8]);
    expect(row('transport')).toEqual([6, 0, 0, 2]);
    expect(row('destroyer')).toEqual([7, 2, 2, 2]);
    expect(row('cruiser')).toEqual([9, 3, 3, 2]);
    expect(row('battleship')).toEqual([15, 4, 4, 2]);
    expect(row('submarine')).toEqual([6, 2, 1, 2]);
    expect(row('uboat')).toEqual([4, 2, 1, 2]);
    expect(row('typeXXI')).toEqual([6, 3, 2, 2]);
  });

  test('[HOST-4.8] two Type XXI a turn, from Early 1944, if the option is on', () => {
    const state = bare({ turn: 'GER', round: 9 });
    state.treasury.GER = 60;
    const game = run<Pens>(state, purchase, { choices: ['buy typeXXI', 'buy typeXXI', 'done'] });
    expect(game.barred[2]).toMatchObject({ 'buy typeXXI': 'HOST-4.8' });
    const early = bare({ turn: 'GER', round: 8 });
    early.treasury.GER = 60;
    expect(run<Pens>(early, purchase, { choices: ['done'] }).barred[0]).toMatchObject({ 'buy typeXXI': 'HOST-4.8' });
  });

  test('[HOST-4.9] four heavy bombers a power, from Late 1943, if the option is on', () => {
    const state = bare({ turn: 'UK', round: 8 });
    state.treasury.UK = 100;
    expect(run<Pens>(state, purchase, { choices: ['done'] }).barred[0]).toMatchObject({
      'buy heavyBomber': 'HOST-4.9',
    });
    Object.assign(state.options, { heavyBombers: true });
    putMany(state, 'UK', ['heavyBomber', 'heavyBomber', 'heavyBomber'], 'SEN');
    const game = run<Pens>(state, purchase, { choices: ['buy heavyBomber', 'done'] });
    expect(game.barred[1]).toMatchObject({ 'buy heavyBomber': 'HOST-4.9' });
  });

  test('[PEN-1.1] [PEN-1.2] [PEN-1.5] pens cost 3, need no factory, and have no limit but money', () => {
    const state = bare({ turn: 'GER' });
    state.treasury.GER = 15;
    state.factoryDamage = { RUH: 8, BLN: 8, NWG: 6, NFR: 4 };
    const game = run<Pens>(state, purchase, { choices: [...Array(5).fill('buy pen'), 'done'] });
    expect(game.barred[5]).toMatchObject({ 'buy pen': 'PEN-1.2' });
    run<Pens>(state, placement, { choices: Array(5).fill('build pen AQU') });
    expect(state.pens.map((one) => `${one.id} ${one.at}`)).toEqual(
      [1, 2, 3, 4, 5].map((number) => `pen-${number} AQU`),
    );
    Object.assign(state.options, { pens: false });
    state.treasury.GER = 9;
    expect(run<Pens>(state, purchase, { choices: ['done'] }).barred[0]).toMatchObject({ 'buy pen': 'PEN-1.1' });
  });
});
