/** WPZ-18, WPZ-23.1  What is brought up: plans, convoys, transports, coastal guns. */
import { run } from '@derby/kernel/testing';
import { describe, expect, test } from 'vitest';
import { arrivals, available, canAssemble, convoysOnMap } from '../src/convoys.ts';
import { whereIs } from '../src/places.ts';
import type { PlanZ, State } from '../src/state.ts';
import { allied, bare, offersNow, type Places, play } from './position.ts';

describe('18 and 23.1', () => {
  test('[WPZ-23.1-MP] [WPZ-7.7] [WPZ-7.7.1] a plan is drawn from seven and kept face down', () => {
    const { state } = play(bare(), ['action plan'], [1]);
    expect([state.plans.german.display.length, state.plans.german.pool.length]).toEqual([1, 6]);
    expect([state.plans.german.played, state.ap.german]).toEqual([false, 4]);
  });

  test('[WPZ-23.1-MC] [WPZ-18.1] two in port in Canada, one on the south edge, none in neutral America', () => {
    const waiting = () => bare({}, allied);
    const open = offersNow(waiting(), ['action convoys']);
    expect(open).toEqual(expect.arrayContaining(['convoy A-FC-1 HALIFAX', 'convoy A-FC-1 DK']));
    expect(open.filter((one) => / (NEW_YORK|CHARLESTON|GOOSE_BAY|ST_JOHNS)$/.test(one))).toEqual([]);
    const full = ['action convoys', 'convoy A-FC-1 HALIFAX', 'convoy A-FC-2 HALIFAX'];
    expect(offersNow(waiting(), full).filter((one) => one.endsWith(' HALIFAX'))).toEqual([]);
    const south = offersNow(waiting(), ['action convoys', 'convoy A-FC-1 DK']);
    expect(south.filter((one) => / (DH|DJ|DK|DL)$/.test(one))).toEqual([]);
    expect(south).toContain('done');
  });

  test('[WPZ-18.1] at limited intervention one convoy may assemble in an American port', () => {
    const limited = () => {
      const state = bare({}, allied);
      state.us.level = 5;
      return state;
    };
    expect(offersNow(limited(), ['action convoys'])).toContain('convoy A-FC-1 NEW_YORK');
    const then = offersNow(limited(), ['action convoys', 'convoy A-FC-1 NEW_YORK']);
    expect(then.filter((one) => one.endsWith(' NEW_YORK'))).toEqual([]);
  });

  test('[WPZ-18.0] [WPZ-23.3.1-CM] a convoy moves by the convoy move alone', () => {
    const atSea = () => bare({ 'A-FC-1': 'BD', 'B-DD-1': 'BD', 'B-DD-2': 'BD' }, allied);
    expect(offersNow(atSea(), ['action naval-move'])).not.toContain('name A-FC-1');
    expect(offersNow(atSea(), ['action convoy-move']).sort()).toEqual(
      expect.arrayContaining(['name B-DD-1', 'name B-DD-2']),
    );
  });

  test('[WPZ-23.1-ET] a transport of one’s choice comes from the pool', () => {
    const open = offersNow(bare(), ['action shipping']);
    expect(open).toEqual(expect.arrayContaining(['raise G-TR-3', 'raise G-LS-2', 'raise G-AT-2', 'raise G-SPT-1']));
    expect(open).not.toContain('raise G-BB-3');
  });

  test('[WPZ-23.1-CD] [WPZ-13.2c] guns need a base of their side and a transport beside it; named guns their own base', () => {
    const gibraltar = bare({ 'B-TR-1': 'CG', 'B-CD-1': 'special', 'B-CD-2': 'special' }, allied);
    expect(offersNow(gibraltar, ['action coastal-defense']).sort()).toEqual([
      'emplace B-CD-1 GIBRALTAR',
      'emplace B-CD-3 GIBRALTAR',
      'emplace B-CD-4 GIBRALTAR',
    ]);
    const nobody = bare({ 'B-TR-1': 'DC', 'B-CD-2': 'special' }, allied);
    expect(play(nobody, ['pass']).barred[0]).toHaveProperty('action coastal-defense');
    const held = bare({ 'B-TR-1': 'DC', 'B-CD-2': 'special', 'B-INF-3': 'DC-BER' }, allied);
    expect(offersNow(held, ['action coastal-defense'])).toContain('emplace B-CD-2 BERMUDA');
  });
});

describe('WPZ-18.2 convoys arrive', () => {
  const off = (places: Places, over: Partial<State> = {}) => run<PlanZ>(bare(places, over), arrivals);

  test('[WPZ-18.2] off Britain they count two, reduced one, and wait in the display for the next turn', () => {
    const game = off({ 'A-FC-1': 'AM', 'A-FC-2': 'AM', 'A-SC-1': 'BD' }, { reduced: ['A-FC-2', 'B-CV-1'], arrived: 3 });
    expect(game.log.map(({ rule, entry }) => [rule, entry])).toEqual([
      ['WPZ-18.2', { what: 'convoy-arrived', unit: 'A-FC-1', area: 'AM', points: 2, arrived: 5 }],
      ['WPZ-18.2', { what: 'convoy-arrived', unit: 'A-FC-2', area: 'AM', points: 1, arrived: 6 }],
    ]);
    const { state } = game;
    expect([state.fullArrivals.now, state.arrived, state.reduced]).toEqual([1, 6, ['B-CV-1']]);
    expect(state.spentConvoys).toEqual(['A-FC-1', 'A-FC-2']);
    expect([whereIs(state, 'A-FC-1'), whereIs(state, 'A-SC-1')]).toEqual(['convoys', 'BD']);
    expect(available(state)).not.toContain('A-FC-1');
    expect(available(state).length).toBeGreaterThan(0);
  });

  test('[WPZ-18.2] [WPZ-4.1] the nineteenth point wins, and nobody arrives after that', () => {
    const { state } = off({ 'A-FC-1': 'AM', 'A-FC-2': 'AM' }, { arrived: 17 });
    expect([state.ended, state.arrived, whereIs(state, 'A-FC-2')]).toEqual([
      { winner: 'allied', test: 'arrived' },
      19,
      'AM',
    ]);
  });

  test('[WPZ-E.4] at sea and in port they are on the map, in the display they are not', () => {
    expect(convoysOnMap(bare({ 'A-FC-1': 'AM', 'A-FC-2': 'HALIFAX' }))).toBe(2);
    expect(convoysOnMap(bare())).toBe(0);
  });

  test('[WPZ-23.1-MC] without a convoy to send nobody assembles', () => {
    const state = bare({}, allied);
    expect(canAssemble(state)).toBe(true);
    state.spentConvoys = available(state);
    expect(canAssemble(state)).toBe(false);
  });
});
