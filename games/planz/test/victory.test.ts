/** WPZ-4  How the game is won: the tracks, the fleets, and the count. */
import { run } from '@derby/kernel/testing';
import { describe, expect, test } from 'vitest';
import { CAPITAL_SHIPS } from '../src/data/tracks.ts';
import { UNITS } from '../src/data/units.ts';
import { put } from '../src/places.ts';
import type { PlanZ, State } from '../src/state.ts';
import { isType, NATIVES } from '../src/units.ts';
import { checkFleet, checkTracks, concede, finalCount, resultOf, victoryPoints } from '../src/victory.ts';
import { bare } from './position.ts';

describe('WPZ-4.1 at once', () => {
  test.each([
    [18, 18, null],
    [19, 0, { winner: 'german', test: 'sunk' }],
    [0, 19, { winner: 'allied', test: 'arrived' }],
    [19, 19, { winner: 'german', test: 'sunk' }],
  ])('[WPZ-4.1] %i sunk, %i arrived: %j', (sunk, arrived, ended) => {
    const game = run<PlanZ>(bare({}, { sunk, arrived }), checkTracks);
    expect(game.state.ended).toEqual(ended);
    expect(game.revealed).toEqual(ended ? ['WPZ-4.1 game-over'] : []);
  });

  const sunkBut = (side: 'german' | 'allied', ...left: readonly string[]): State => {
    const state = bare();
    for (const unit of NATIVES[side])
      if (isType(unit, CAPITAL_SHIPS) && !left.includes(unit)) put(state, unit, 'destroyed');
    return state;
  };
  const fleetOf = (side: 'german' | 'allied') =>
    NATIVES[side].filter((unit) => isType(unit, CAPITAL_SHIPS) && UNITS[unit].nat !== 'USA');

  test('[WPZ-4.1] a fleet without a battleship, battlecruiser or carrier is beaten; refit still counts', () => {
    const [last = 'G-BB-1'] = fleetOf('german');
    const afloat = sunkBut('german', last);
    put(afloat, last, 'refit');
    expect(run<PlanZ>(afloat, (t) => checkFleet(t, 'german')).state.ended).toBeNull();
    const lost = sunkBut('german');
    expect(run<PlanZ>(lost, (t) => checkFleet(t, 'german')).state.ended).toEqual({ winner: 'allied', test: 'fleet' });
    const removed = sunkBut('german', last);
    put(removed, last, 'removed');
    expect(run<PlanZ>(removed, (t) => checkFleet(t, 'german')).state.ended).toMatchObject({ test: 'fleet' });
  });

  test('[WPZ-4.1] American ships count once the United States is not neutral', () => {
    const ended = (level: number) => {
      const americans = NATIVES.allied.filter((unit) => UNITS[unit].nat === 'USA');
      const state = sunkBut('allied', ...americans);
      state.us.level = level;
      return run<PlanZ>(state, (t) => checkFleet(t, 'allied')).state.ended;
    };
    expect([ended(4), ended(5)]).toEqual([{ winner: 'german', test: 'fleet' }, null]);
  });

  test('[WPZ-4.1] what came first ended the game; whoever gives up loses', () => {
    const state = bare({}, { sunk: 19 });
    run<PlanZ>(state, checkTracks);
    expect(run<PlanZ>(state, (t) => concede(t, 'german')).cited).toEqual([]);
    expect(state.ended).toEqual({ winner: 'german', test: 'sunk' });
    const game = run<PlanZ>(bare(), (t) => concede(t, 'german'));
    expect(game.log).toEqual([{ rule: 'WPZ-4.1', entry: { what: 'game-over', winner: 'allied', test: 'resigned' } }]);
  });
});

describe('WPZ-4.2 the count', () => {
  test('[WPZ-4.2.1] the track of its own, bases held, and enemy ships in refit or destroyed by type', () => {
    const state = bare({}, { sunk: 5, arrived: 7 });
    const before = { german: victoryPoints(state, 'german'), allied: victoryPoints(state, 'allied') };
    Object.assign(state, { sunk: 6, arrived: 9 });
    expect(victoryPoints(state, 'german')).toBe(before.german + 1);
    expect(victoryPoints(state, 'allied')).toBe(before.allied + 2);
    put(state, 'B-BB-1', 'refit');
    put(state, 'B-CA-1', 'destroyed');
    put(state, 'B-DD-1', 'destroyed');
    put(state, 'B-BB-2', 'pool');
    expect(victoryPoints(state, 'german')).toBe(before.german + 1 + 2 + 1);
    put(state, 'G-BB-1', 'destroyed');
    expect(victoryPoints(state, 'allied')).toBe(before.allied + 2 + 3);
  });

  test('[WPZ-4.2.1] a base counts for who holds it', () => {
    const state = bare();
    const before = { german: victoryPoints(state, 'german'), allied: victoryPoints(state, 'allied') };
    put(state, 'G-INF-2', 'AF-NAR');
    const after = { german: victoryPoints(state, 'german'), allied: victoryPoints(state, 'allied') };
    expect(after.german).toBeGreaterThan(before.german);
    expect(after.allied).toBe(before.allied);
  });

  test.each([
    [10, 'draw', 'draw'],
    [11, 'german', 'marginal'],
    [19, 'german', 'marginal'],
    [20, 'german', 'decisive'],
    [-10, 'draw', 'draw'],
    [-11, 'allied', 'marginal'],
    [-20, 'allied', 'decisive'],
  ] as const)('[WPZ-4.2.2] ahead by %i: %s, %s', (lead, winner, test) => {
    const state = bare();
    const level = victoryPoints(state, 'allied') - victoryPoints(state, 'german');
    state.sunk += Math.max(0, lead + level);
    state.arrived += Math.max(0, -lead - level);
    const game = run<PlanZ>(state, finalCount);
    const vp = { german: victoryPoints(state, 'german'), allied: victoryPoints(state, 'allied') };
    expect(vp.german - vp.allied).toBe(lead);
    expect(game.log).toEqual([
      { rule: 'WPZ-4.2.1', entry: { what: 'final-count', vp } },
      { rule: 'WPZ-4.2.2', entry: { what: 'game-over', winner, test } },
    ]);
    expect(game.revealed).toHaveLength(2);
  });

  test('[WPZ-4.2.2] a marginal win is worth less than a decisive one, a draw half', () => {
    const worth = (winner: 'german' | 'allied' | 'draw', test: 'sunk' | 'marginal' | 'draw') =>
      resultOf({ winner, test })?.worth;
    expect(worth('german', 'sunk')).toEqual({ german: 1, allied: 0 });
    expect(worth('allied', 'marginal')?.allied).toBeCloseTo(0.85);
    expect(worth('allied', 'marginal')?.german).toBeCloseTo(0.15);
    expect(worth('draw', 'draw')).toEqual({ german: 0.5, allied: 0.5 });
    expect(resultOf(null)).toBeUndefined();
    expect(resultOf({ winner: 'german', test: 'arrived' })).toMatchObject({ rule: 'WPZ-4.1', grade: 'arrived' });
  });
});
