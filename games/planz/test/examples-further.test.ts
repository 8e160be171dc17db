/** Further worked examples, V-20 to V-40: turns, orders, battles, landings, convoys. */

import { run } from '@derby/kernel/testing';
import { describe, expect, test } from 'vitest';
import { determination, incidents, incomeOf, initiative } from '../src/administration.ts';
import { controlOf } from '../src/control.ts';
import { whereIs } from '../src/places.ts';
import { advance } from '../src/sequence.ts';
import type { PlanZ } from '../src/state.ts';
import { changeUs, germanAttack } from '../src/united-states.ts';
import { finalCount, victoryPoints } from '../src/victory.ts';
import { allied, bare, hold, narvik, norway, offersNow, play, stand } from './position.ts';

describe('further examples', () => {
  test('[WPZ-7.2] [WPZ-6.2] [WPZ-6.1a] [WPZ-6.1c] V-20 income, initiative, incidents', () => {
    const state = bare(
      { 'G-IO-1': 'AO', 'G-IO-2': 'AG' },
      { ap: { german: 1, allied: 0 }, fullArrivals: { now: 0, before: 1 }, phase: 'determination' },
    );
    const { state: then } = run<PlanZ>(
      state,
      function* (t) {
        determination(t);
        initiative(t);
        initiative(t);
        while (t.state.phase === 'incidents') yield* incidents(t);
      },
      { dice: [5, 4, 2, 5, 1, 4] },
    );
    expect(then.income).toEqual({ german: 4, allied: 5 });
    expect([then.initiative, then.ap]).toEqual(['allied', { german: 6, allied: 4 }]);
  });

  test('[WPZ-6.3c] [WPZ-6.3b] V-21 passing', () => {
    const state = bare({}, { ap: { german: 1, allied: 2 } });
    const turn = function* (t: Parameters<typeof advance>[0]) {
      while (t.state.phase === 'actions') {
        const asking = advance(t);
        if (asking) yield* asking;
      }
    };
    const one = run<PlanZ>(state, turn, {
      choices: ['pass', 'action naval-scouting', 'ready', 'action naval-scouting', 'ready', 'pass'],
    }).state;
    expect([one.phase, one.ap]).toEqual(['intervention', { german: 0, allied: 1 }]);
    const two = run<PlanZ>(bare({}, { ap: { german: 1, allied: 2 } }), turn, { choices: ['pass', 'pass'] }).state;
    expect([two.phase, two.ap]).toEqual(['intervention', { german: 1, allied: 2 }]);
  });

  test('[WPZ-7.7.2b] V-22 a plan at no AP gives one, and it may be spent at once', () => {
    const state = hold(bare({}, { ...allied, ap: { german: 0, allied: 0 } }), 'allied', 'AP-LEND');
    const { state: then } = play(state, ['play AP-LEND', 'action ground-scouting']);
    expect([then.ap.allied, then.stage, then.plans.allied.played]).toEqual([0, 'end', true]);
  });

  test('[WPZ-10.3b] [WPZ-10.3c] V-23 leaving double', () => {
    const places = {
      'B-CL-1': 'AN2',
      'B-DD-1': 'AN2',
      'B-DD-2': 'AN2',
      'G-BB-2': 'AO',
      'G-BC-1': 'AO',
      'G-CA-1': 'AO',
      'G-CL-1': 'AO',
      'G-CL-2': 'AO',
      'G-CS-1': 'AO',
    } as const;
    const way = ['action naval-move', 'all GER', 'to AN2'];
    const seven = bare({ ...places, 'G-DD-1': 'AO' });
    const { state: then } = play(seven, [
      ...way,
      ...['G-BB-2', 'G-CA-1', 'G-CL-1', 'G-CL-2', 'G-CS-1', 'G-DD-1'].map((unit) => `leave ${unit}`),
      'go-on',
      'to AE',
      'to AL',
      'to BE',
    ]);
    expect([whereIs(then, 'G-BC-1'), whereIs(then, 'G-DD-1')]).toEqual(['BE', 'AN2']);
    expect(offersNow(bare(places), way)).toEqual(['attack', 'no-attack']);
    expect(offersNow(bare({ ...places, 'G-SS-1': 'AO' }), way)).toContain('leave-surface');
  });

  test('[WPZ-10.3.2] V-24 interception of a convoy', () => {
    const state = bare(
      { 'A-SC-1': 'BD', 'B-DDE-1': 'BD', 'B-DD-3': 'BD', 'G-SS-1': 'BE', 'G-SS-2': 'BE', 'G-SS-3': 'BE' },
      allied,
    );
    const { state: then } = play(
      state,
      [
        'action convoy-move',
        'name B-DDE-1',
        'name B-DD-3',
        'to BE',
        'intercept',
        'shoot G-SS-1',
        'at A-SC-1',
        'shoot G-SS-2',
        'at A-SC-1',
        'shoot G-SS-3',
        'at A-SC-1',
        'shoot B-DDE-1',
        'lose G-SS-2',
        'shoot B-DD-3',
      ],
      [3, 3, 2, 4, 1, 3, 5],
    );
    expect([then.sunk, then.arrived, whereIs(then, 'A-SC-1')]).toEqual([2, 0, 'convoys']);
    expect([whereIs(then, 'B-DDE-1'), whereIs(then, 'B-DD-3'), whereIs(then, 'G-SS-2')]).toEqual(['BE', 'BE', 'refit']);
  });

  test('[WPZ-12.4a] [WPZ-12.4d] V-25 a failed assault on an island', () => {
    const state = bare({ 'G-MTN-1': 'CE-AZO', 'B-TR-1': 'CE', 'B-MAR-1': 'B-TR-1', 'B-MAR-3': 'B-TR-1' }, allied);
    stand(state, { azores: 'german' });
    const { state: then } = play(
      state,
      [
        'action amphibious',
        'stop',
        'land-at CE-AZO',
        'land B-MAR-1 CE-AZO',
        'land B-MAR-3 CE-AZO',
        'shoot B-MAR-1',
        'shoot G-MTN-1',
        'lose B-MAR-3',
      ],
      [6, 2, 3, 2],
    );
    expect([whereIs(then, 'B-MAR-1'), whereIs(then, 'B-MAR-3'), whereIs(then, 'B-TR-1')]).toEqual([
      'refit',
      'refit',
      'CE',
    ]);
    expect([controlOf(then, 'CE-AZO'), then.reduced]).toEqual(['german', ['G-MTN-1']]);
  });

  test('[WPZ-12.3b] V-26 a transport reduced under fire loses one of two units', () => {
    const state = bare({ ...norway, 'G-TR-1': 'AF', 'G-INF-1': 'G-TR-1', 'G-MTN-1': 'G-TR-1' });
    const { state: then } = play(
      state,
      [
        'action amphibious',
        'stop',
        'land-at AF-TRO',
        'land G-INF-1 AF-TRO',
        'land G-MTN-1 AF-TRO',
        'shoot N-CD-2',
        'lose G-INF-1',
        'shoot G-MTN-1',
      ],
      [2, 2, 5, 2, 1],
    );
    expect([whereIs(then, 'G-INF-1'), whereIs(then, 'G-MTN-1'), whereIs(then, 'N-CD-2')]).toEqual([
      'refit',
      'AF-TRO',
      'removed',
    ]);
  });

  test('[WPZ-9.2c] [WPZ-5.2] V-27 a contested base holds half', () => {
    const state = stand(bare(narvik, allied), { norway: 'occupied' });
    const { state: then } = play(state, ['action amphibious', 'stop', 'land-at AF-NAR', 'go-ashore', 'lose G-B-1']);
    expect([controlOf(then, 'AF-NAR'), whereIs(then, 'G-B-1'), whereIs(then, 'G-NB-1')]).toEqual([
      'contested',
      'refit',
      'NARVIK',
    ]);
  });

  test('[WPZ-19.1] [WPZ-19.0] V-28 iron ore', () => {
    const state = bare({ 'G-IO-1': 'AO', 'G-IO-2': 'waiting' }, { phase: 'determination' });
    const { state: then } = run<PlanZ>(state, determination);
    expect([then.income.german, whereIs(then, 'G-IO-2'), then.sunk, then.arrived]).toEqual([3, 'AG', 0, 0]);
    expect(incomeOf(then, 'german')).toBe(4);
    then.reduced.push('G-IO-2');
    expect(incomeOf(then, 'german')).toBe(4);
  });

  test('[WPZ-21.2b] V-29 the American level: three up at most, and no way back below a status', () => {
    const state = bare();
    state.us.level = 4;
    const { state: then } = run<PlanZ>(state, (t) => {
      changeUs(t, 2, 6);
      changeUs(t, 1, null);
      germanAttack(t, 'german', ['U-DD-1']);
    });
    expect(then.us).toMatchObject({ level: 7, attacked: true, floor: 5 });
    then.us.risen = 0;
    const levels = [6, 5, 5].map(() => {
      run<PlanZ>(then, (t) => changeUs(t, -1, 1));
      return then.us.level;
    });
    expect(levels).toEqual([6, 5, 5]);
  });

  test('[WPZ-10.5.1b] [WPZ-17.3] [WPZ-10.5.1a] V-30 mountains', () => {
    const state = bare({ 'G-MTN-1': 'AF-TRO', 'G-INF-2': 'AF-TRO', 'G-MEC-1': 'AF-TRO' });
    stand(state, { norway: 'occupied' });
    const { state: then } = play(
      state,
      ['action ground-move', 'name G-MTN-1', 'name G-INF-2', 'name G-MEC-1', 'to AF-NAR'],
      [5, 4, 2],
    );
    expect([whereIs(then, 'G-MTN-1'), whereIs(then, 'G-INF-2'), whereIs(then, 'G-MEC-1')]).toEqual([
      'AF-NAR',
      'AF-TRO',
      'AF-NAR',
    ]);
  });

  test('[WPZ-4.1] V-31 sudden death in a battle', () => {
    const state = bare({ 'G-SS-8': 'BD', 'G-SS-9': 'BD', 'A-FC-2': 'BD' }, { sunk: 17 });
    const { state: then, cited } = play(
      state,
      ['action naval-move', 'all GER', 'stop', 'shoot G-SS-8', 'shoot G-SS-9'],
      [1, 6, 3, 2],
    );
    expect([then.sunk, then.ended]).toEqual([19, { winner: 'german', test: 'sunk' }]);
    expect(cited.filter((one) => one.endsWith('step-begins'))).toHaveLength(2);
  });

  test('[WPZ-4.2] [WPZ-4.2.1] [WPZ-4.2.2] V-32 the final count', () => {
    const state = bare(
      {
        'G-INF-1': 'AF-TRO',
        'G-INF-2': 'AF-NAR',
        'G-MTN-1': 'AN2-DEN',
        'B-INF-1': 'AD-ICE',
        'B-INF-3': 'CE-AZO',
        'B-MAR-1': 'AN2-NOR',
        'B-BB-5': 'refit',
        'B-DD-1': 'refit',
        'B-CV-2': 'destroyed',
        'B-CA-1': 'destroyed',
        'G-BP-1': 'refit',
        'G-BC-1': 'destroyed',
        'G-SS-3': 'destroyed',
      },
      { sunk: 11, arrived: 14 },
    );
    expect([victoryPoints(state, 'german'), victoryPoints(state, 'allied')]).toEqual([23, 29]);
    expect(run<PlanZ>(state, finalCount).state.ended).toEqual({ winner: 'draw', test: 'draw' });
  });

  test('[WPZ-11.6a] [WPZ-7.7.2e] V-33 both tactical plans', () => {
    const state = bare({ 'G-SS-1': 'BA', 'B-DD-1': 'BA' });
    hold(hold(state, 'german', 'GP-TAC'), 'allied', 'AP-TAC');
    const { state: then, log } = play(
      state,
      ['action naval-move', 'stop', 'attack-with-plan', 'use-plan', 'hold G-SS-1', 'hold B-DD-1'],
      [4, 3],
    );
    const superiority = log.map(({ entry }) => entry).find(({ what }) => what === 'superiority');
    expect(superiority).toMatchObject({ bonus: { attacker: 2, defender: 3 }, first: 'allied' });
    expect([then.plans.german.played, then.plans.allied.out]).toEqual([true, ['AP-TAC']]);
  });

  test('[WPZ-23.3.1-NB] [WPZ-11.3c] [WPZ-5.1b] V-34 bombarding Bermuda', () => {
    const state = bare({ 'B-CD-2': 'DC-BER', 'B-SP-1': 'BERMUDA', 'G-BB-1': 'DC', 'G-CA-1': 'DC' });
    const { state: then } = play(
      state,
      ['action bombardment', 'all GER', 'shoot B-SP-1', 'at G-CA-1', 'shoot G-BB-1', 'at ground'],
      [5, 2, 1, 3],
    );
    expect([whereIs(then, 'G-CA-1'), whereIs(then, 'B-CD-2'), whereIs(then, 'B-SP-1')]).toEqual([
      'refit',
      'special',
      'BERMUDA',
    ]);
    expect([controlOf(then, 'DC-BER'), incomeOf(then, 'allied')]).toEqual(['allied', 4]);
  });

  test('[WPZ-23.3.4-EM] [WPZ-17.1] V-35 emergency transport to Iceland', () => {
    const state = bare({ 'G-CL-2': 'AO', 'G-MAR-1': 'AO-GER' });
    const { state: then } = play(state, ['action emergency-transport', 'to AN2', 'to AE', 'to AD', 'stop'], [2]);
    expect([whereIs(then, 'G-CL-2'), whereIs(then, 'G-MAR-1'), then.us.level]).toEqual(['AD', 'AD-ICE', 1]);
    expect([controlOf(then, 'AD-ICE'), then.powers.iceland]).toEqual(['german', 'occupied']);
  });

  test('[WPZ-23.3.4-EV] V-36 evacuation', () => {
    const state = bare({ 'B-MAR-2': 'AC-GRL', 'B-INF-1': 'AC-GRL', 'B-TR-1': 'AC' }, allied);
    stand(state, { greenland: 'occupied' });
    const { state: then } = play(
      state,
      ['action evacuation', 'board B-MAR-2 B-TR-1', 'board B-INF-1 B-TR-1', 'stop', 'stay-aboard'],
      [5, 4],
    );
    expect([whereIs(then, 'B-MAR-2'), whereIs(then, 'B-INF-1'), then.reduced]).toEqual([
      'refit',
      'B-TR-1',
      ['B-INF-1'],
    ]);
  });

  test('[WPZ-23.3.4-EV] whoever has come off the beach sails with the ships, and the next unit is seen on top', () => {
    const state = bare({ 'B-MAR-2': 'AC-GRL', 'B-INF-1': 'AC-GRL', 'B-TR-1': 'AC' }, allied);
    stand(state, { greenland: 'occupied' });
    const { state: then, log } = play(
      state,
      ['action evacuation', 'board B-MAR-2 B-TR-1', 'ready', 'to AK', 'to AL', 'stop'],
      [2],
    );
    expect([whereIs(then, 'B-TR-1'), whereIs(then, 'B-MAR-2'), then.tops.allied['AC-GRL']]).toEqual([
      'AL',
      'B-TR-1',
      'B-INF-1',
    ]);
    const told = log.map(({ entry }) => entry);
    expect(told).toContainEqual(expect.objectContaining({ what: 'action-begins', units: 1, top: 'B-TR-1' }));
    expect(told).toContainEqual({ what: 'force-ends', side: 'allied', place: 'AL' });
  });

  test('[WPZ-15.1] [WPZ-15.2] [WPZ-16.1] [WPZ-23.4-RF] V-37 refit', () => {
    const state = bare({ 'G-SS-1': 'refit', 'G-SS-2': 'refit', 'G-BB-1': 'refit' });
    const { state: then, log } = play(
      state,
      ['action refit', 'refit G-SS-1', 'refit G-SS-2', 'refit G-BB-1', 'ready'].filter((one) => one !== 'ready'),
      [3, 5, 6],
    );
    expect([whereIs(then, 'G-SS-1'), whereIs(then, 'G-SS-2'), whereIs(then, 'G-BB-1')]).toEqual([
      'AO',
      'pool',
      'destroyed',
    ]);
    expect(log.map(({ entry }) => entry)).toContainEqual({ what: 'refit', side: 'german', units: 3 });
  });

  test('[WPZ-18.2] V-38 arrival', () => {
    const state = bare({ 'A-FC-1': 'BE', 'A-SC-1': 'BE', 'G-SS-1': 'BF1' }, allied);
    state.reduced.push('A-FC-1');
    const one = play(state, ['action convoy-move', 'name A-FC-1', 'to AM', 'stop']).state;
    expect([one.arrived, one.fullArrivals.now, whereIs(one, 'A-FC-1')]).toEqual([1, 0, 'convoys']);
    Object.assign(one, { stage: 'choose' });
    const two = play(one, ['action convoy-move', 'to BF1', 'let-pass', 'stop']).state;
    expect([two.arrived, two.fullArrivals.now]).toEqual([3, 1]);
  });

  test('[WPZ-18.1] [WPZ-23.3.1-CM] V-39 convoys in port are not at sea', () => {
    const state = bare({ 'A-SC-1': 'HALIFAX', 'A-SC-2': 'HALIFAX', 'B-DD-3': 'BA', 'G-SS-1': 'BA' });
    const { log } = play(state, ['action naval-move', 'stop', 'hold G-SS-1', 'hold B-DD-3'], [1, 1]);
    expect(log.map(({ entry }) => entry).find(({ what }) => what === 'battle-begins')).toMatchObject({
      defenders: ['B-DD-3'],
    });
    const convoy = bare({ 'A-SC-1': 'HALIFAX', 'B-DD-3': 'BA', 'G-SS-1': 'BA' }, allied);
    expect(whereIs(play(convoy, ['action convoy-move', 'name B-DD-3', 'to BB', 'to BC', 'stop']).state, 'A-SC-1')).toBe(
      'BC',
    );
  });

  test('[WPZ-21.1-1] V-40 American waters in peace', () => {
    const state = bare({ 'A-FC-1': 'CA', 'G-SS-1': 'CB' });
    const { state: then } = play(state, ['action naval-move', 'to CA', 'stop']);
    expect([whereIs(then, 'G-SS-1'), then.stage]).toEqual(['CA', 'end']);
    const intercept = bare({ 'B-DD-1': 'CB', 'G-SS-1': 'CA' }, allied);
    expect(play(intercept, ['action naval-move', 'to CA', 'stop']).asked).not.toContain('WPZ-10.3.2');
  });
});
