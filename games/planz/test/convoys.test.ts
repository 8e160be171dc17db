/** WPZ-18, WPZ-23.1  What is brought up: plans, convoys, transports, coastal guns. */
import { describe, expect, test } from 'vitest';
import { allied, bare, offersNow, play } from './position.ts';

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
