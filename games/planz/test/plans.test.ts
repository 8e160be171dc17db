/** WPZ-7.7, WPZ-7.1  Plans: which may be played, what they bring, and where they go. */
import { run } from '@derby/kernel/testing';
import { describe, expect, test } from 'vitest';
import type { PlanId } from '../src/data/plans.ts';
import { put, whereIs } from '../src/places.ts';
import { canMobilisePlan, gainAp, playable, playPlan } from '../src/plans.ts';
import type { PlanZ, State } from '../src/state.ts';
import { allied, bare, hold, play } from './position.ts';

const played = (plan: PlanId, change: (state: State) => void = () => {}) => {
  const side = plan.startsWith('G') ? 'german' : 'allied';
  const state = hold(bare({}, { mover: side }), side, plan);
  change(state);
  return run<PlanZ>(state, (t) => playPlan(t, plan));
};

describe('WPZ-7.7 which plans', () => {
  test('[WPZ-7.7.2a] those of the segment, one in a turn; the tactical plan waits for a battle', () => {
    const state = hold(bare(), 'german', 'GP-OKM', 'GP-TAC', 'GP-OPT');
    expect(playable(state, 'german')).toEqual(['GP-OKM', 'GP-OPT']);
    expect(playable(state, 'allied')).toEqual([]);
    state.plans.german.played = true;
    expect(playable(state, 'german')).toEqual([]);
  });

  test('[WPZ-7.7.1] one is mobilised only while the pool of the side to move has any', () => {
    const state = bare();
    state.plans.allied.pool = [];
    expect(canMobilisePlan(state)).toBe(true);
    state.plans.german.pool = [];
    expect(canMobilisePlan(state)).toBe(false);
  });
});

test('[WPZ-7.7.1] that a plan is mobilised is told to all, which one to its side alone', () => {
  const game = play(bare(), ['action plan'], [1]);
  expect(game.cited).toEqual(expect.arrayContaining(['WPZ-7.7.1 plan-mobilised', 'WPZ-7.7.1 plan-seen']));
  expect(game.whispered).toContain('WPZ-7.7.1 plan-seen: german');
});

describe('WPZ-7.7.2 a plan is played', () => {
  test('[WPZ-7.7.2a] [WPZ-7.7.2b] it is seen by all, brings its AP, and goes back to the pool', () => {
    const game = played('GP-OKM');
    expect(game.log.slice(0, 2)).toEqual([
      { rule: 'WPZ-7.7.2a', entry: { what: 'plan-played', side: 'german', plan: 'GP-OKM' } },
      { rule: 'WPZ-7.1', entry: { what: 'ap-changed', side: 'german', by: 1, ap: 6 } },
    ]);
    expect(game.revealed[0]).toBe('WPZ-7.7.2a plan-played');
    expect(game.state.plans.german).toMatchObject({
      display: [],
      played: true,
      out: ['GP-OKM'],
      removed: [],
      mixed: true,
    });
    expect(game.state).toMatchObject({ stage: 'follow-up', free: null });
  });

  test('[WPZ-7.7.2d] one that is removed does not come back; free actions are to be taken', () => {
    const { state } = played('GP-WESER');
    expect(state.plans.german).toMatchObject({ out: [], removed: ['GP-WESER'], mixed: false });
    expect(state).toMatchObject({ stage: 'free', free: { by: 'GP-WESER', left: 3, taken: [] } });
  });

  test.each([
    [1, 6],
    [5, 7],
    [8, 8],
  ])('[WPZ-7.7.2b] at American level %i Lend-Lease leaves %i AP', (level, ap) => {
    const { state } = played('AP-LEND', (now) => Object.assign(now.us, { level }));
    expect(state.ap.allied).toBe(ap);
  });

  test('[WPZ-22.0d] the optional plan is worth one AP', () => {
    expect(played('GP-OPT').state.ap.german).toBe(6);
  });

  test('[WPZ-23.2-SI] Ultra sees forces and plans', () => {
    const game = played('AP-ULTRA', (state) => void hold(state, 'german', 'GP-TAC'));
    expect(game.log.map(({ entry }) => entry)).toContainEqual({
      what: 'plans-examined',
      side: 'allied',
      plans: ['GP-TAC'],
    });
    expect(game.cited).toContain('WPZ-16.0 examined');
    expect(played('AP-CCS').cited).not.toContain('WPZ-16.0 examined');
  });

  test.each([
    ['free water', {}, 'CG', true],
    ['Allied ships there', { 'B-DD-1': 'CG' }, 'pool', false],
  ] as const)('[WPZ-17.6] with %s the Italian submarines come into %s', (_what, ships, to, told) => {
    const state = hold(bare(ships), 'german', 'GP-OKM');
    put(state, 'I-SS-1', 'special');
    const game = run<PlanZ>(state, (t) => playPlan(t, 'GP-OKM'));
    expect(whereIs(state, 'I-SS-1')).toBe(to);
    const shown = game.log.filter(({ rule }) => rule === 'WPZ-17.6').map(({ entry }) => entry);
    expect(shown).toEqual(told ? [{ what: 'unit-deployed', side: 'german', place: 'CG', unit: 'I-SS-1' }] : []);
  });

  test('[WPZ-17.6] no other plan brings them', () => {
    const state = hold(bare(), 'german', 'GP-RHEIN');
    put(state, 'I-SS-1', 'special');
    run<PlanZ>(state, (t) => playPlan(t, 'GP-RHEIN'));
    expect(whereIs(state, 'I-SS-1')).toBe('special');
  });

  test('[WPZ-17.6] they come once', () => {
    const state = hold(bare({ 'I-SS-1': 'BD' }), 'german', 'GP-OKM');
    run<PlanZ>(state, (t) => playPlan(t, 'GP-OKM'));
    expect(whereIs(state, 'I-SS-1')).toBe('BD');
  });
});

describe('WPZ-7.1 action points', () => {
  const gained = (ap: number, by: number) => {
    const state = bare({}, { ...allied, ap: { german: 5, allied: ap } });
    const game = run<PlanZ>(state, (t) => gainAp(t, 'allied', by));
    return [state.ap, game.log.map(({ entry }) => ('by' in entry ? entry.by : null))];
  };

  test('[WPZ-7.1] up to the end of the track, never below nothing; what is told is what was gained', () => {
    expect(gained(4, 3)).toEqual([{ german: 5, allied: 7 }, [3]]);
    expect(gained(9, 3)).toEqual([{ german: 5, allied: 10 }, [1]]);
    expect(gained(1, -3)).toEqual([{ german: 5, allied: 0 }, [-1]]);
    expect(gained(4, 0)).toEqual([{ german: 5, allied: 4 }, []]);
  });
});
