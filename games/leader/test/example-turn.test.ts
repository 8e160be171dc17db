/** The worked example of a whole turn, with its dice and choices. */
import { describe, expect, test } from 'vitest';
import { battleOf, boatOf } from '../src/state.ts';
import {
  AIRCRAFT,
  CLEAR_WEATHER,
  COUNTER_INTELLIGENCE,
  FATAL_ERROR,
  fresh,
  LONE_MERCHANT,
  matchAt,
  RADIO,
  ROUGH_SEAS,
  stack,
  taking,
  ULTRA,
  withBoat,
} from './position.ts';

/** EX-20  The example turn, from the first Event to the Refit Segment, with every die of it. */
describe('the example turn', () => {
  test('EX-20 The Happy Time, one turn of four boats [UL-5.1] [UL-5.2] [UL-5.3] [UL-5.4] [UL-5.5]', () => {
    const state = fresh();
    state.so = 1;
    withBoat(state, 'U-23', 'ace', { area: 'germany' });
    withBoat(state, 'U-47', 'trained', { area: 'france' });
    withBoat(state, 'U-96', 'trained', { area: 'germany' });
    withBoat(state, 'U-122', 'veteran', { area: 'france' });
    stack(
      state,
      'event',
      ULTRA,
      ROUGH_SEAS,
      FATAL_ERROR,
      AIRCRAFT,
      COUNTER_INTELLIGENCE,
      CLEAR_WEATHER,
      169,
      RADIO,
      170,
      LONE_MERCHANT,
    );
    stack(state, 'convoy', 37, 31);
    stack(stack(state, 'merchant', 52, 54, 51, 53), 'escort', 139, 111);
    const dice = [6, 5, 5, 8, 1, 2, 5, 6, 5, 3, 7, 9, 7, 6];
    const match = matchAt('strategic', state, dice);
    taking(match, 'end', 'boat U-96', 'sail north-sea', 'sail british-isles', 'end');
    expect(boatOf(match.state, 'U-96').stress).toBe(3);
    taking(match, 'boat U-23', 'sail north-sea', 'pass', 'sail british-isles', 'end');
    expect(boatOf(match.state, 'U-23')).toMatchObject({ stress: 1, contactBonus: 1 });
    taking(
      match,
      'boat U-47',
      'sail south-west-approaches',
      'end',
      'sail south-west-approaches',
      'spend stored',
      'end',
    );
    expect(boatOf(match.state, 'U-122')).toMatchObject({ stress: 1, stored: { normal: 15 } });
    expect(match.state.vp).toBe(1);
    taking(match, 'boat U-122', 'roll', 'attack', 'zone L-S', 'surfaced', 'enough');
    expect(match.state.contact).toMatchObject({ left: 1, card: 37 });
    expect(match.state.warnings['south-west-approaches']).toBe(1);
    expect(battleOf(match.state).condition).toBe('firing-solution');
    taking(match, 'move M-SSE', 'move S-S', 'drift 0', 'escort E1');
    expect(match.state.contact!.ships.map((one) => one.card)).toEqual([52, 54, 51, 53, null, 139]);
    taking(match, 'hold', 'aim M3', 'torpedoes 4', 'aim M4', 'torpedoes 2', 'gun M2');
    expect(match.state.contact!.ships.slice(0, 4)).toMatchObject([
      { light: 0 },
      { light: 1 },
      { sunk: true },
      { heavy: 1 },
    ]);
    expect(boatOf(match.state, 'U-122')).toMatchObject({ ready: { normal: 0 }, ammunition: 5, xp: 2 });
    taking(
      match,
      'dive',
      'stay',
      'drift 1',
      'drift-to U-122 M-SSE',
      'drift-to M2 C-SE',
      'drift-to M4 S-S',
      'drift-to M4 M-SSE',
      'escort E1',
    );
    expect(match.state.contact!.ships.slice(4)).toMatchObject([{ zone: 'S-N' }, { zone: 'M-SSE' }]);
    taking(match, 'deep-dive');
    expect(boatOf(match.state, 'U-122')).toMatchObject({ stress: 3, temporary: { flooding: 1 } });
    taking(match, 'move L-S', 'drift 1');
    expect(boatOf(match.state, 'U-122')).toMatchObject({ stress: 4, ready: { normal: 6 }, stored: { normal: 9 } });
    taking(match, 'final-shot', 'finish M4 gun');
    expect(match.state).toMatchObject({ vp: 6, contact: null });
    expect(boatOf(match.state, 'U-122')).toMatchObject({ xp: 3, ammunition: 4, searched: true });
    taking(match, 'boat U-47', 'decline', 'boat U-23', 'decline', 'decline');
    expect(match.state).toMatchObject({ turn: 2, phase: 'operations', warnings: {} });
    expect(boatOf(match.state, 'U-96').stress).toBe(2);
    expect(boatOf(match.state, 'U-122')).toMatchObject({
      level: 'veteran',
      stress: 4,
      temporary: { flooding: 0 },
      searched: false,
    });
  });
});
