/** PK-5.7, PK-8.2, PK-18.7, PK-21.3  The end of a turn: what comes home, what is seen for the last time, who is fresh. */
import { describe, expect, test } from 'vitest';
import { play as playGame } from '../src/sequence.ts';
import type { Plane, State, Submarine } from '../src/state.ts';
import { turnEnd } from '../src/turn-end.ts';
import { subOf } from '../src/units.ts';
import { bare, convoy, plane, play, ship, sub, until } from './position.ts';

describe('PK-21.3 floatplanes', () => {
  /** The BV 222 has flown; its support is U-504, and U-66 lies surfaced elsewhere. */
  const flown = (support: Partial<Submarine> | null, floatplane: Partial<Plane> = {}): State => {
    const state = bare({ v21_3_floatplanes: true });
    plane(state, 'BV222', 'home', { state: 'flown', support: 'U-504', ...floatplane });
    sub(state, 'U-66', 'DB');
    if (support) sub(state, 'U-504', 'DM', support);
    return state;
  };
  const isLost = (state: State): boolean => play(state, turnEnd).state.planes.length === 0;

  test('[PK-21.3.1] [PK-21.3.2] it needs its own support, on the map, surfaced and undamaged', () => {
    expect(isLost(flown({}))).toBe(false);
    expect(isLost(flown(null))).toBe(true);
    expect(isLost(flown({ status: 'submerged' }))).toBe(true);
    expect(isLost(flown({ damage: 1 }))).toBe(true);
    expect(isLost(flown({ place: 'home' }))).toBe(true);
  });

  test('[PK-21.3.1] one that has not flown, and aircraft of a base, are not checked', () => {
    expect(play(flown(null, { state: 'ready' }), turnEnd).cited).not.toContain('PK-21.3.1 floatplane-check');
    const state = bare();
    plane(state, '33PG', 'mitchel', { state: 'flown' });
    expect(play(state, turnEnd).cited).not.toContain('PK-21.3.1 floatplane-check');
  });
});

describe('PK-8.2 markers', () => {
  test('[PK-8.2] [PK-18.8] where a Detected boat stood it was last seen; of the others nothing new is known', () => {
    const state = bare();
    sub(state, 'U-66', 'CA', { detected: true });
    sub(state, 'U-109', 'CB', { seenAt: 'CC', seenOn: 1 });
    ship(state, 'DD-1', 'CA', { detected: true });
    convoy(state, 'C-1', 'OCN', 'CB', 'newyork', { detected: true });
    play(state, turnEnd);
    expect(subOf(state, 'U-66')).toMatchObject({ detected: false, seenAt: 'CA', seenOn: 3 });
    expect(subOf(state, 'U-109')).toMatchObject({ detected: false, seenAt: 'CC', seenOn: 1 });
    expect([state.ships[0]?.detected, state.convoys[0]?.detected]).toEqual([false, false]);
  });

  test('[PK-18.7] Barbarigo is seen to the end of the turn of its attack, and only then', () => {
    const seen = (containers: number) => {
      const state = bare();
      sub(state, 'Barbarigo', 'CA');
      sub(state, 'U-66', 'CA');
      state.containers = Array(containers).fill({ filledBy: 'axis' });
      play(state, turnEnd);
      expect(state.containers).toEqual([]);
      return ['Barbarigo', 'U-66'].map((id) => state.subs.find((one) => one.id === id)?.seenOn);
    };
    const [never] = seen(0);
    expect(seen(0)).toEqual([never, never]);
    expect(seen(1)).toEqual([3, never]);
  });

  test('[PK-5.7.3] everybody is fresh, and lists of the turn are empty', () => {
    const state = bare({}, { refits: 2, searched: ['U-66'] as never });
    sub(state, 'U-66', 'CA', { activated: true, movedAgain: true, met: true });
    ship(state, 'DD-1', 'CA', { activated: true, met: true });
    play(state, turnEnd);
    expect(subOf(state, 'U-66')).toMatchObject({ activated: false, movedAgain: false, met: false });
    expect(state.ships[0]).toMatchObject({ activated: false, met: false });
    expect(state).toMatchObject({ refits: 0, searched: [] });
  });
});

describe('PK-5 the sequence of play', () => {
  const DICE = Array(60).fill(5);

  test('[PK-5.7.3] after the last phase the next turn begins', () => {
    const state = bare({}, { phase: 'turn-end' });
    sub(state, 'U-66', 'CA');
    const { state: now } = until(state, playGame, { dice: DICE });
    expect(now.turn).toBe(4);
  });

  test.each([
    ['axis-cap', 'air'],
    ['air', 'naval'],
  ] as const)('[PK-5.3.1] [PK-5.4.1] after %s the Allies act first in %s, and nobody has finished', (phase, next) => {
    const state = bare({}, { phase, toAct: 'axis', finished: { axis: true, allies: true } });
    sub(state, 'U-66', 'CA');
    ship(state, 'DD-1', 'CB');
    plane(state, 'VP-51', 'langley');
    const { state: now, open } = until(state, playGame, { dice: DICE });
    expect(now).toMatchObject({ phase: next, toAct: 'allies', finished: { axis: false, allies: false } });
    expect(open.some((one) => /VP-51|DD-1/.test(one))).toBe(true);
  });

  test('[PK-5.4.1] other phases leave the turns of the sides alone', () => {
    const state = bare({}, { phase: 'naval', toAct: 'axis', finished: { axis: true, allies: true } });
    sub(state, 'U-66', 'CA');
    const { state: now } = until(state, playGame, { dice: DICE });
    expect(now.phase).not.toBe('naval');
    expect(now.finished).toEqual({ axis: true, allies: true });
  });
});
