/** Worked examples of fog, flights, neutrals and the set-up, V-41 to V-52. */

import { run } from '@derby/kernel/testing';
import { describe, expect, test } from 'vitest';
import { incomeOf } from '../src/administration.ts';
import { beginBattle } from '../src/battle.ts';
import { controlOf, roomOn } from '../src/control.ts';
import { UNIT_IDS } from '../src/data/units.ts';
import { ZONES } from '../src/data/zones.ts';
import { startPlaces } from '../src/deployment.ts';
import { whereIs } from '../src/places.ts';
import { advance } from '../src/sequence.ts';
import { bookClass, bookTarget, cheapestLoss } from '../src/standing-orders.ts';
import type { PlanZ, State } from '../src/state.ts';
import { germanAttack } from '../src/united-states.ts';
import { view } from '../src/view.ts';
import { allied, at, bare, hold, narvik, play, runBattle, stand } from './position.ts';

describe('fog, flights, neutrals and set-up', () => {
  test('[WPZ-16.3] [WPZ-16.6] V-41 what a stack shows', () => {
    const places = {
      'G-SS-1': 'BE',
      'G-SS-2': 'BE',
      'G-CL-2': 'BE',
      'G-SSC-1': 'BE',
      'A-SC-1': 'BD',
      'B-DD-3': 'BD',
    } as const;
    const state = bare(places, allied);
    expect(view(state, 'allied').stacks).toContainEqual({ side: 'german', place: 'BE', count: 4, top: 'G-CL-2' });
    const { state: then, asked } = play(state, ['action convoy-move', 'name B-DD-3', 'to BE']);
    expect(asked).not.toContain('WPZ-10.3.2');
    expect(then.seen.allied).toMatchObject([{ place: 'BE', units: ['G-CL-2', 'G-SS-1', 'G-SS-2', 'G-SSC-1'] }]);
    expect(whereIs(then, 'A-SC-1')).toBe('BE');
    const submarines = bare({ ...places, 'G-CL-2': 'AO' }, allied);
    expect(view(submarines, 'allied').stacks).toContainEqual({ side: 'german', place: 'BE', count: 3, top: 'G-SS-1' });
    expect(play(submarines, ['action convoy-move', 'name B-DD-3', 'to BE', 'let-pass', 'stop']).asked).toContain(
      'WPZ-10.3.2',
    );
  });

  const unseen = (): State =>
    stand(bare({ 'B-CL-2': 'CE', 'B-CV-1': 'CE', 'B-DD-1': 'BD', 'G-LR-2': 'CANARIES', 'B-SS-1': 'BD' }), {
      canaries: 'german',
    });

  test('[WPZ-10.4c] [WPZ-10.4b] V-42 a carrier nobody saw', () => {
    const { state: then, asked } = play(unseen(), [
      'action airstrike-sea',
      'target BD',
      'to CF',
      'to CE',
      'to BD',
      'fly-home',
    ]);
    expect(asked).toContain('WPZ-10.4c');
    expect([whereIs(then, 'G-LR-2'), then.ap.german]).toEqual(['CANARIES', 4]);
    const { state: other } = play(
      unseen(),
      ['action airstrike-sea', 'target BD', 'to CF', 'to BE', 'to BD', 'shoot G-LR-2', 'at B-DD-1', 'hold B-DD-1'],
      [5, 2, 6],
    );
    expect(whereIs(other, 'G-LR-2')).toBe('CANARIES');
  });

  test('[WPZ-6.3b] V-43 out, and a face-down plan', () => {
    const state = hold(bare({}, { ap: { german: 0, allied: 2 } }), 'german', 'GP-TAC');
    const { offered, state: then } = play(state, ['pass']);
    expect(offered[0]?.filter((one) => !one.startsWith('standing'))).toEqual(['pass']);
    expect(then.phase).toBe('actions');
  });

  test('[WPZ-16.7] V-44 whoever holds a face-down plan is asked for the tactical plan', () => {
    const attack = ['action naval-move', 'stop', 'keep-plan', 'hold G-CL-2', 'hold B-CL-1'];
    const state = hold(bare({ 'G-CL-2': 'AN2', 'B-CL-1': 'AN2' }, allied), 'german', 'GP-RUDEL');
    const { offered, asked } = play(state, attack, [1, 6]);
    const answers = offered[asked.indexOf('WPZ-11.6a')]?.filter((one) => !one.startsWith('standing'));
    expect(answers).toEqual(['keep-plan']);
    const without = bare({ 'G-CL-2': 'AN2', 'B-CL-1': 'AN2' }, allied);
    expect(
      play(
        without,
        attack.filter((one) => one !== 'keep-plan'),
        [1, 6],
      ).asked,
    ).not.toContain('WPZ-11.6a');
  });

  test('[WPZ-12.2d] V-45 interception of a landing', () => {
    const state = bare({ 'G-SS-1': 'AD', 'B-TR-1': 'AM', 'B-INF-1': 'B-TR-1' }, allied);
    const { state: then } = play(
      state,
      ['action amphibious', 'to AL', 'to AD', 'intercept', 'shoot G-SS-1'],
      [5, 2, 6],
    );
    expect([whereIs(then, 'B-INF-1'), whereIs(then, 'B-TR-1'), then.powers.iceland]).toEqual([
      'B-TR-1',
      'AD',
      'neutral',
    ]);
    Object.assign(then, { stage: 'choose' });
    const landed = play(then, ['action amphibious', 'stop', 'land-at AD-ICE']).state;
    expect([controlOf(landed, 'AD-ICE'), incomeOf(landed, 'allied')]).toEqual(['allied', 5]);
  });

  test('[WPZ-21.2c] V-46 American units intercepted', () => {
    const us = { level: 6, risen: 0, attacked: false, invaded: false, floor: 5, toSend: 0 };
    const state = bare({ 'U-DD-1': 'CA', 'U-CSG-1': 'CA', 'G-SS-2': 'CB' }, { ...allied, us });
    const { state: then } = play(
      state,
      ['action naval-move', 'all USA', 'to CB', 'intercept', 'hold G-SS-2', 'hold U-DD-1', 'hold U-CSG-1'],
      [1, 1],
    );
    expect(then.us).toMatchObject({ level: 7, attacked: true });
    run<PlanZ>(then, (t) => germanAttack(t, 'german', ['U-DD-1']));
    expect(then.us.level).toBe(7);
  });

  test('[WPZ-20.3d] [WPZ-20.3b] V-47 a neutral ship in the zone', () => {
    const places = {
      'N-CD-3': 'AN2-NOR',
      'N-DD-1': 'AN2',
      'B-CL-1': 'AN2',
      'G-CL-2': 'AN2',
      'G-NB-1': 'WILHELMSHAVEN',
    } as const;
    const attack = ['action naval-move', 'stop'];
    const spared = play(bare(places), [...attack, 'spare-neutrals', 'hold B-CL-1', 'hold G-CL-2'], [1, 6]);
    expect(spared.state.powers.norway).toBe('neutral');
    const included = play(
      bare(places),
      [...attack, 'include-neutrals', 'hold B-CL-1', 'hold G-CL-2', 'hold N-DD-1'],
      [2, 1, 6],
    );
    expect(included.state.powers.norway).toBe('allied');
    const { barred } = play(bare(places), ['pass']);
    expect(barred[0]).toHaveProperty('action airstrike-land');
    expect(barred[0]).not.toHaveProperty('action bombardment');
  });

  test('[WPZ-16.5] [WPZ-16.2] V-48 the life of a task force', () => {
    const state = bare({ 'G-BB-1': 'AO', 'G-CA-1': 'AO', 'G-SS-1': 'AO', 'G-CL-1': 'AO', 'G-CL-2': 'AO' });
    state.taskForces['TF-1'] = ['G-BB-1', 'G-CA-1', 'G-SS-1'];
    at(state, {});
    expect(view(state, 'allied').stacks).toEqual([{ side: 'german', place: 'AO', count: 2, top: 'G-CL-1' }]);
    expect(view(state, 'allied').taskForces).toEqual({ 'TF-1': { area: 'AO', units: null } });
    const moved = play(state, ['action naval-move', 'task-force TF-1', 'ready', 'to AN2', 'to AE', 'stop']).state;
    expect(view(moved, 'allied').taskForces).toEqual({ 'TF-1': { area: 'AE', units: null } });
    Object.assign(moved, { stage: 'choose' });
    const home = play(moved, ['action naval-move', 'from AE', 'name G-CA-1', 'ready', 'to AN2', 'to AO', 'stop']).state;
    expect(home.taskForces['TF-1']).toEqual(['G-BB-1', 'G-SS-1']);
    const lost = runBattle(
      at(home, { 'B-SS-1': 'AE' }),
      (t) =>
        beginBattle(t, {
          context: 'naval',
          attacker: 'allied',
          begunBy: 'allied',
          area: 'AE',
          zone: null,
          attackers: ['B-SS-1'],
          defenders: ['G-BB-1', 'G-SS-1'],
        }),
      {
        dice: [6, 1, 1],
        choices: ['shoot B-SS-1', 'at G-BB-1', 'hold G-SS-1'],
      },
    ).state;
    expect([lost.taskForces['TF-1'], lost.tops.german.AE]).toEqual([[], 'G-SS-1']);
  });

  test('[WPZ-22.1.1b] [WPZ-22.0c] [WPZ-22.0e] V-49 the set-up keeps every instruction', () => {
    const state = bare(
      { 'B-DD-4': 'CG', 'B-CA-2': 'BE', 'B-CL-2': 'BE', 'B-CL-3': 'DC' },
      { phase: 'allied-setup', mover: 'allied' },
    );
    expect(startPlaces(state, 'B-DD-4')).not.toContain('CF');
    expect(startPlaces(state, 'B-CL-3')).toEqual(['DM']);
    const { state: then } = run<PlanZ>(
      state,
      function* (t) {
        for (let i = 0; i < 4; i++) {
          const asking = advance(t);
          if (asking) yield* asking;
        }
      },
      { choices: ['name B-CL-2', 'place B-CL-2 AM', 'name B-DD-4', 'place B-DD-4 CF'] },
    );
    expect([whereIs(then, 'B-CL-2'), whereIs(then, 'B-DD-4'), then.replaced]).toEqual([
      'AM',
      'CF',
      ['B-CL-2', 'B-DD-4'],
    ]);
  });

  test('[WPZ-9.2d] V-50 a base lost', () => {
    const state = stand(bare({ ...narvik, 'B-MAR-1': 'B-TR-1' }, allied), { norway: 'occupied' });
    const { state: then } = play(
      state,
      [
        'action amphibious',
        'stop',
        'land-at AF-NAR',
        'land B-INF-1 AF-NAR',
        'land B-MAR-1 AF-NAR',
        'attack',
        'hold G-B-1',
        'hold G-NB-1',
        'shoot B-INF-1',
        'at ground',
        'hold G-INF-2',
        'shoot B-MAR-1',
        'at ground',
      ],
      [6, 1, 1, 1],
    );
    expect([whereIs(then, 'G-INF-2'), whereIs(then, 'G-B-1'), whereIs(then, 'G-NB-1')]).toEqual([
      'refit',
      'refit',
      'refit',
    ]);
    expect(controlOf(then, 'AF-NAR')).toBe('allied');
  });

  test('[WPZ-M.10] V-51 standing orders', () => {
    const fight = (): State =>
      bare({ 'B-DD-1': 'BE', 'B-DD-2': 'BE', 'B-CA-1': 'BE', 'A-SC-1': 'BE', 'G-BB-1': 'BE', 'G-SS-1': 'BE' });
    const state = fight();
    expect(cheapestLoss(state, ['A-SC-1', 'B-CA-1', 'B-DD-2', 'B-DD-1'], (unit) => unit === 'B-DD-1')).toBe('B-DD-1');
    expect(bookTarget(state, ['B-DD-1', 'B-CV-1', 'A-SC-1'])).toBe('A-SC-1');
    expect(
      bookClass(state, 'G-BB-1', [
        ['submarine', 'ab'],
        ['surface', 'as'],
      ]),
    ).toBe('surface');
    const orders = fight();
    orders.standing = { german: { losses: 'cheapest', shots: 'book' }, allied: { losses: 'cheapest', shots: 'book' } };
    const { log } = play(orders, ['action naval-move', 'all GER', 'stop', 'with-submarines'], [6, 1, 2, 6, 6, 6, 6, 6]);
    const shots = log.map(({ entry }) => entry).filter(({ what }) => what === 'shot');
    expect(shots[0]).toMatchObject({ unit: 'G-SS-1', target: 'A-SC-1', hit: true });
    expect(shots[1]).toMatchObject({ unit: 'G-BB-1', target: 'surface', factor: 4 });
  });

  test('[WPZ-13.1] [WPZ-M.8] [WPZ-23.1-MR] V-52 picks', () => {
    const state = bare();
    for (const unit of UNIT_IDS) if (unit.startsWith('G-')) at(state, { [unit]: 'removed' });
    at(state, { 'G-AC-2': 'pool', 'G-SS-7': 'pool', 'G-SS-8': 'pool' });
    const { state: then, log } = play(state, ['action reinforcements', 'deploy G-SS-8 AO', 'return G-AC-2'], [2, 3, 1]);
    expect([whereIs(then, 'G-SS-8'), whereIs(then, 'G-AC-2'), whereIs(then, 'G-SS-7')]).toEqual(['AO', 'pool', 'pool']);
    expect(log.map(({ entry }) => entry)).toContainEqual({
      what: 'reinforcements',
      side: 'german',
      dice: [2],
      picked: 2,
    });
    expect(ZONES['AO-GER'][0]).toBe('AO');
    expect(roomOn(then, 'german', 'WILHELMSHAVEN')).toBe(Number.POSITIVE_INFINITY);
  });
});
