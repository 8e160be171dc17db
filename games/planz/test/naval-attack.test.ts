/** WPZ-11.1d, WPZ-16.7, WPZ-20.3d  Who takes part in an attack at sea, and who is asked about it. */
import { run } from '@derby/kernel/testing';
import { describe, expect, test } from 'vitest';
import type { UnitId } from '../src/data/units.ts';
import { attackingSubmarines } from '../src/naval-attack.ts';
import { blankOrder } from '../src/order.ts';
import type { PlanZ, State } from '../src/state.ts';
import { bare, play } from './position.ts';

describe('WPZ-16.7 whether submarines stay out', () => {
  /** A force that has come to the end of its way and attacks there. */
  const attacking = (force: readonly UnitId[], taskForce: readonly UnitId[] = []): State => {
    const state = bare(Object.fromEntries(force.map((unit) => [unit, 'BE'])));
    state.taskForces['TF-1'] = [...taskForce];
    state.order = { ...blankOrder('naval-move'), announced: true, origin: 'BE', path: ['BE'], force: [...force] };
    state.order.step = 'attack-submarines';
    state.order.withSubmarines = false;
    return state;
  };

  test.each<[string, UnitId[], UnitId[]]>([
    ['a single ship that all can count', ['G-CL-1'], []],
    ['submarines alone', ['G-SS-1', 'G-SS-2'], []],
  ])('[WPZ-16.7] [WPZ-11.1d] nobody is asked of %s, and all attack', (_what, force, taskForce) => {
    const { state, asked } = run<PlanZ>(attacking(force, taskForce), attackingSubmarines);
    expect(asked).toEqual([]);
    expect(state.order).toMatchObject({ withSubmarines: true, step: 'attack-neutrals' });
  });

  test.each<[string, UnitId[], UnitId[]]>([
    ['two ships of a stack', ['G-CL-1', 'G-DD-1'], []],
    ['a single ship of a task force', ['G-CL-1'], ['G-CL-1']],
    ['a ship of a task force and one beside it', ['G-CL-1', 'G-DD-1'], ['G-DD-1']],
  ])('[WPZ-16.7] %s could hide a submarine: the question comes though there is none', (_what, force, taskForce) => {
    const choices = ['with-submarines'];
    const { state, asked, offered } = run<PlanZ>(attacking(force, taskForce), attackingSubmarines, { choices });
    expect(asked).toEqual(['WPZ-11.1d']);
    expect(offered[0]?.filter((one) => !one.startsWith('standing'))).toEqual(['with-submarines']);
    expect(state.order).toMatchObject({ withSubmarines: true, step: 'attack-neutrals' });
  });

  test('[WPZ-11.1d] a submarine beside a ship that lies face up may be left out as well', () => {
    const choices = ['without-submarines'];
    const { state } = run<PlanZ>(attacking(['N-DD-1', 'G-SS-1']), attackingSubmarines, { choices });
    expect(state.order).toMatchObject({ withSubmarines: false, step: 'attack-neutrals' });
  });
});

test('[WPZ-20.3d] where a neutral’s ships are alone there is nothing to ask: to attack is to invade', () => {
  const alone = bare({ 'N-CD-3': 'AN2-NOR', 'N-DD-1': 'AN2', 'G-CL-2': 'AN2' });
  const { state, asked } = play(alone, ['action naval-move', 'stop', 'hold G-CL-2', 'hold N-DD-1'], [2, 6, 1]);
  expect(asked).not.toContain('WPZ-20.3d');
  expect(state.powers.norway).toBe('allied');
});
