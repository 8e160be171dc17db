/** WPZ-11.8b, WPZ-11.7c, WPZ-12.3b, WPZ-18.3  Steps lost, units eliminated, and what goes with them. */
import { run } from '@derby/kernel/testing';
import { describe, expect, test } from 'vitest';
import type { UnitId } from '../src/data/units.ts';
import { eliminate, loseStep, reduce } from '../src/losses.ts';
import { whereIs } from '../src/places.ts';
import type { Battle, Order, PlanZ, State } from '../src/state.ts';
import { at, bare } from './position.ts';

const lost = (state: State, unit: UnitId) => run<PlanZ>(state, (t) => eliminate(t, unit));

describe('WPZ-11.7c where the eliminated go', () => {
  test.each([
    ['G-BB-1', 'BD', 'refit'],
    ['B-INF-1', 'AN1-GBR', 'refit'],
    ['B-CD-1', 'AN1-GBR', 'special'],
    ['A-FC-1', 'BD', 'convoys'],
    ['G-IO-1', 'AF', 'waiting'],
    ['N-DD-1', 'AF', 'removed'],
  ] as const)('[WPZ-11.7c] [WPZ-17.4] [WPZ-18.0] [WPZ-19.1] [WPZ-20.2] %s from %s into %s', (unit, from, to) => {
    const state = bare({ [unit]: from });
    const game = lost(state, unit);
    expect(whereIs(state, unit)).toBe(to);
    expect(game.log[0]).toEqual({ rule: 'WPZ-11.7c', entry: { what: 'eliminated', unit, to } });
    expect(game.revealed).toContain('WPZ-11.7c eliminated');
  });

  test('[WPZ-18.0] a convoy that was sunk is spent for this turn; nobody else is', () => {
    const state = bare({ 'A-FC-1': 'BD', 'B-DD-1': 'BD' });
    lost(state, 'A-FC-1');
    lost(state, 'B-DD-1');
    expect(state.spentConvoys).toEqual(['A-FC-1']);
  });

  test('[WPZ-11.7c] whose loss everybody saw is noted: not of what lies face up, but of coastal guns', () => {
    const state = bare({ 'A-FC-1': 'BD', 'B-DD-1': 'BD', 'B-CD-1': 'AN1-GBR' });
    for (const unit of ['A-FC-1', 'B-DD-1', 'B-CD-1'] as const) lost(state, unit);
    expect([...state.lost].sort()).toEqual(['B-CD-1', 'B-DD-1']);
  });

  test('[WPZ-12.3b] cargo goes down with its ship', () => {
    const state = bare({ 'B-TR-1': 'BD', 'B-INF-1': 'B-TR-1' });
    const game = lost(state, 'B-TR-1');
    expect(game.cited.slice(0, 2)).toEqual(['WPZ-11.7c eliminated', 'WPZ-11.7c eliminated']);
    expect([whereIs(state, 'B-TR-1'), whereIs(state, 'B-INF-1')]).toEqual(['refit', 'refit']);
  });
});

describe('WPZ-11.8b a step', () => {
  test('[WPZ-11.8b] a unit with two sides is reduced first, then eliminated; one with a single side at once', () => {
    const state = bare({ 'G-CV-1': 'BD', 'G-BB-1': 'BD' });
    const step = (unit: UnitId) => run<PlanZ>(state, (t) => loseStep(t, unit)).cited[0];
    expect(step('G-CV-1')).toBe('WPZ-11.8b reduced');
    expect(state.reduced).toEqual(['G-CV-1']);
    expect(step('G-CV-1')).toBe('WPZ-11.7c eliminated');
    expect(state.reduced).toEqual([]);
    expect(step('G-BB-1')).toBe('WPZ-11.7c eliminated');
  });

  test('[WPZ-18.3] [WPZ-4.1] every step of a convoy counts at once, and may end the game', () => {
    const state = bare({ 'A-FC-1': 'BD', 'B-DD-1': 'BD' }, { sunk: 17 });
    const first = run<PlanZ>(state, (t) => loseStep(t, 'A-FC-1'));
    expect(first.log[0]).toEqual({
      ...{ rule: 'WPZ-18.3' },
      entry: { what: 'convoy-step-sunk', unit: 'A-FC-1', sunk: 18 },
    });
    expect(state.ended).toBeNull();
    run<PlanZ>(state, (t) => loseStep(t, 'B-DD-1'));
    expect(state.sunk).toBe(18);
    run<PlanZ>(state, (t) => loseStep(t, 'A-FC-1'));
    expect(state.ended).toEqual({ winner: 'german', test: 'sunk' });
  });

  const aboard = (cargo: readonly UnitId[], inBattle = true) => {
    const state = bare({ 'B-TR-1': 'BD' });
    at(state, Object.fromEntries(cargo.map((unit) => [unit, 'B-TR-1'])));
    if (inBattle) state.battle = fighting();
    run<PlanZ>(state, (t) => reduce(t, 'B-TR-1'));
    return state.battle?.cargo ?? null;
  };

  test('[WPZ-12.3b] a transport that is reduced with two aboard loses one of them; with one, none', () => {
    expect(aboard(['B-INF-1', 'B-INF-3'])).toBe('B-TR-1');
    expect(aboard(['B-INF-1'])).toBeNull();
    expect(aboard([])).toBeNull();
    expect(aboard(['B-INF-1', 'B-INF-3'], false)).toBeNull();
  });
});

const fighting = (over: Partial<Battle> = {}): Battle => ({
  ...{ context: 'naval', attacker: 'german', area: 'BD', zone: null, step: 'over', attackers: [], defenders: [] },
  ...{ landing: [], isDesperate: false, plan: { attacker: false, defender: false }, first: 'german', turn: 'german' },
  ...{ fired: [], waiting: [], shooter: null, hit: null, cargo: null, ...over },
});

describe('WPZ-11.7c nothing is left of the eliminated', () => {
  test('[WPZ-11.7c] in the battle, in the order and in its task force', () => {
    const state = bare({ 'B-DD-1': 'BD', 'B-DD-2': 'BD', 'B-TR-1': 'BD' });
    const both: UnitId[] = ['B-DD-1', 'B-DD-2'];
    state.battle = fighting({ attackers: [...both], defenders: [...both], landing: [...both], cargo: 'B-DD-1' });
    state.order = {
      force: [...both],
      flight: [...both],
      landing: [...both],
      joining: [...both],
      top: 'B-DD-1',
    } as Partial<Order> as Order;
    state.taskForces['TF-1'] = [...both];
    state.reduced = [...both];
    state.damaged = [...both];
    lost(state, 'B-DD-1');
    const rest = ['B-DD-2'];
    expect(state.battle).toMatchObject({ attackers: rest, defenders: rest, landing: rest, cargo: null });
    expect(state.order).toMatchObject({ force: rest, flight: rest, landing: rest, joining: rest, top: null });
    expect([state.taskForces['TF-1'], state.reduced]).toEqual([rest, rest]);
    expect(state.damaged).not.toContain('B-DD-1');
  });

  test('[WPZ-11.7c] what is somebody else’s stays', () => {
    const state = bare({ 'B-DD-1': 'BD', 'B-DD-2': 'BD' });
    state.battle = fighting({ cargo: 'B-DD-2' });
    state.order = { force: [], flight: [], landing: [], joining: [], top: 'B-DD-2' } as Partial<Order> as Order;
    lost(state, 'B-DD-1');
    expect([state.battle?.cargo, state.order?.top]).toEqual(['B-DD-2', 'B-DD-2']);
  });
});
