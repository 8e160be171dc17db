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

  /** Where the second small convoy could be placed: at an American level, with others already somewhere, after some choices. */
  const openAt = (level: number, places: Places, ...before: string[]): string[] => {
    const state = bare(places, allied);
    state.us.level = level;
    const start = 'convoy A-SC-2 ';
    return offersNow(state, ['action convoys', ...before])
      .filter((one) => one.startsWith(start))
      .map((one) => one.slice(start.length));
  };

  test('[WPZ-18.1] at limited intervention one convoy may assemble in an American port, and none in another', () => {
    expect(openAt(5, {})).toEqual(['HALIFAX', 'NEW_YORK', 'CHARLESTON', 'DH', 'DJ', 'DK', 'DL']);
    expect(openAt(5, {}, 'convoy A-FC-1 NEW_YORK')).toEqual(['HALIFAX', 'DH', 'DJ', 'DK', 'DL']);
  });

  test('[WPZ-18.1] at war two may in America, and what Canada took does not count there, nor for the south edge', () => {
    expect(openAt(8, {}, 'convoy A-FC-1 NEW_YORK')).toContain('CHARLESTON');
    const two = ['convoy A-FC-1 NEW_YORK', 'convoy A-FC-2 CHARLESTON'];
    expect(openAt(8, {}, ...two)).toEqual(['HALIFAX', 'DH', 'DJ', 'DK', 'DL']);
    expect(openAt(5, {}, 'convoy A-FC-1 HALIFAX', 'convoy A-FC-2 HALIFAX')).toContain('CHARLESTON');
    expect(openAt(5, {}, 'convoy A-FC-1 DK')).toEqual(['HALIFAX', 'NEW_YORK', 'CHARLESTON']);
  });

  test('[WPZ-18.1] whoever stands in a port counts against it, not against another; so on the south edge', () => {
    expect(openAt(5, { 'A-FC-1': 'NEW_YORK', 'A-SC-1': 'DJ' })).toEqual(['HALIFAX', 'CHARLESTON', 'DH', 'DK', 'DL']);
    expect(openAt(1, { 'A-FC-1': 'HALIFAX' })).toContain('HALIFAX');
    expect(openAt(1, { 'A-FC-1': 'HALIFAX', 'A-FC-2': 'HALIFAX' })).not.toContain('HALIFAX');
  });

  test('[WPZ-23.1-MC] one at least is brought up, and then as many as one likes', () => {
    expect(offersNow(bare({}, allied), ['action convoys'])).not.toContain('done');
    const { state } = play(bare({}, allied), ['action convoys', 'convoy A-FC-1 HALIFAX', 'done']);
    expect([whereIs(state, 'A-FC-1'), state.order, state.ap.allied]).toEqual(['HALIFAX', null, 4]);
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

  test('[WPZ-23.1-MC] without a convoy to send nobody assembles; for the last one there is room', () => {
    const state = bare({}, allied);
    expect(canAssemble(state)).toBe(true);
    state.spentConvoys = available(state);
    expect(canAssemble(state)).toBe(false);
    const crowded = { 'A-FC-1': 'HALIFAX', 'A-SC-1': 'DH', 'A-SC-2': 'DJ', 'A-SC-3': 'DK', 'A-SC-4': 'DL' } as const;
    expect(whereIs(play(bare(crowded, allied), ['action convoys']).state, 'A-FC-2')).toBe('HALIFAX');
    expect(available(bare({ 'A-FC-1': 'HALIFAX', 'A-SC-3': 'DK' }))).toEqual(['A-FC-2', 'A-SC-1', 'A-SC-2', 'A-SC-4']);
  });
});
