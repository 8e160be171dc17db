/** WPZ-6, WPZ-8, WPZ-21  The turn around the actions: incidents, America, the end of a turn. */

import { run } from '@derby/kernel/testing';
import { describe, expect, test } from 'vitest';
import { incidents, turnRecord } from '../src/administration.ts';
import { KIND_IDS, KINDS } from '../src/data/kinds.ts';
import { UNIT_IDS, UNITS } from '../src/data/units.ts';
import { whereIs } from '../src/places.ts';
import type { PlanZ, State } from '../src/state.ts';
import { intervention } from '../src/united-states.ts';
import { usStatus } from '../src/units.ts';
import { bare, hold, play } from './position.ts';

/** The incident of one side; the other side's is not rolled. */
const incident = (state: State, dice: number[], choices: string[] = []): State =>
  run<PlanZ>(
    Object.assign(state, { phase: 'incidents', stage: 'begin', incidents: 1 }),
    function* (t) {
      while (t.state.phase === 'incidents' && !t.state.deploy) yield* incidents(t);
    },
    { dice, choices },
  ).state;

const americans = (state: State): number =>
  UNIT_IDS.filter((unit) => UNITS[unit].nat === 'USA' && whereIs(state, unit) === 'special').length;

describe('8 incidents', () => {
  test.each([
    ['german', 1, 4],
    ['german', 4, 6],
    ['allied', 1, 4],
  ] as const)('[WPZ-8.0] %s on a %i: %i AP', (mover, die, ap) => {
    expect(incident(bare({}, { mover }), [die]).ap[mover]).toBe(ap);
  });

  test('[WPZ-E.4] the shipping pool brings one AP for any number of convoys, none for none', () => {
    const sailing = bare({ 'A-FC-1': 'BD', 'A-SC-1': 'BE', 'A-SC-2': 'HALIFAX' }, { mover: 'allied' });
    expect(incident(sailing, [3]).ap.allied).toBe(6);
    expect(incident(bare({}, { mover: 'allied' }), [3]).ap.allied).toBe(5);
  });

  test('[WPZ-8.0] Congress debates: a second die moves the level', () => {
    expect([1, 3, 6].map((die) => incident(bare({}, { mover: 'allied' }), [5, die]).us.level)).toEqual([1, 2, 3]);
  });

  test('[WPZ-8.0] U-boats first: one of the pool, at the owner’s choice', () => {
    const state = incident(bare(), [5], ['raise G-SS-8']);
    expect(state.deploy?.units).toEqual(['G-SS-8']);
  });
});

describe('6 the turn', () => {
  test('[WPZ-6.1d] [WPZ-6.3a] a segment is one action, one plan or a pass', () => {
    const acted = play(hold(bare({ 'G-CL-1': 'AO' }), 'german', 'GP-OKM'), ['action naval-move', 'to AN2', 'stop']);
    expect([acted.state.stage, acted.state.ap.german, acted.state.plans.german.display]).toEqual([
      'end',
      4,
      ['GP-OKM'],
    ]);
    expect(play(bare(), ['pass']).state.ap.german).toBe(5);
  });

  test('[WPZ-6.1f] played plans return, counts start again, and the turn goes on', () => {
    const state = hold(bare({}, { taken: { german: { plan: 1 }, allied: {} }, passes: 2 }), 'german');
    Object.assign(state.plans.german, { out: ['GP-OKM'], played: true, mixed: true });
    state.plans.german.pool = state.plans.german.pool.filter((plan) => plan !== 'GP-OKM');
    const { state: then } = run<PlanZ>(
      state,
      function* (t) {
        turnRecord(t);
      },
      {},
    );
    expect([then.turn, then.phase, then.passes, then.taken.german]).toEqual([4, 'determination', 0, {}]);
    expect(then.plans.german).toMatchObject({ out: [], played: false, mixed: false });
    expect(then.plans.german.pool).toContain('GP-OKM');
  });

  test('[WPZ-7.3] [WPZ-M.11] four families, and an order that leads nowhere is barred', () => {
    expect([...new Set(KIND_IDS.map((kind) => KINDS[kind].family))]).toEqual(['G1', 'G2', 'G3', 'G4']);
    const { barred } = play(bare(), ['pass']);
    for (const kind of ['naval-move', 'airstrike-sea', 'amphibious', 'rally-naval', 'refit'])
      expect(barred[0]).toHaveProperty(`action ${kind}`, 'WPZ-M.11');
  });
});

describe('21 the United States', () => {
  test.each([
    [1, 'neutral'],
    [4, 'neutral'],
    [5, 'limited'],
    [7, 'limited'],
    [8, 'full'],
    [10, 'full'],
  ] as const)('[WPZ-21.0] level %i is %s', (level, stage) => {
    const { us } = bare();
    expect(usStatus({ us: { ...us, level } })).toBe(stage);
  });

  const phase = (level: number, dice: number[], choices: string[]): State => {
    const state = bare({}, { phase: 'intervention', stage: 'begin' });
    state.us.level = level;
    return run<PlanZ>(
      state,
      function* (t) {
        while (t.state.phase === 'intervention') {
          const asking = intervention(t);
          if (asking) yield* asking;
        }
      },
      { dice, choices },
    ).state;
  };

  test('[WPZ-6.1e] [WPZ-21.1-1] neutral: nothing happens', () => {
    expect(americans(phase(4, [], []))).toBe(30);
  });

  test('[WPZ-21.1-2] limited: as many units as the die says, at the Allies’ choice', () => {
    const state = phase(5, [2], ['send U-CVE-1', 'send U-CSG-1']);
    expect([whereIs(state, 'U-CVE-1'), whereIs(state, 'U-CSG-1'), americans(state)]).toEqual(['pool', 'pool', 28]);
  });

  test('[WPZ-21.1-3] full: all that are left go to the pool', () => {
    expect(americans(phase(8, [], []))).toBe(0);
  });
});
