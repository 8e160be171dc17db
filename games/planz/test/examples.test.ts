/** The rulebook's worked examples, played with their dice. */

import { run } from '@derby/kernel/testing';
import { describe, expect, test } from 'vitest';
import { determination, incidents, incomeOf, initiative } from '../src/administration.ts';
import { beginBattle } from '../src/battle.ts';
import { baseCapacity, controlOf, mayEnterArea, roomOn } from '../src/control.ts';
import { AREAS, type AreaId } from '../src/data/areas.ts';
import { UNIT_IDS } from '../src/data/units.ts';
import { ZONES } from '../src/data/zones.ts';
import { startPlaces } from '../src/deployment.ts';
import { isSmall, zonesOf } from '../src/geography.ts';
import { whereIs } from '../src/places.ts';
import { deployPlaces } from '../src/reinforcements.ts';
import { advance } from '../src/sequence.ts';
import { bookClass, bookTarget, cheapestLoss } from '../src/standing-orders.ts';
import type { PlanZ, State } from '../src/state.ts';
import { changeUs, germanAttack } from '../src/united-states.ts';
import { finalCount, victoryPoints } from '../src/victory.ts';
import { view } from '../src/view.ts';
import { at, bare, hold, offersNow, play, runBattle, stand } from './position.ts';

const allied = { mover: 'allied' } as const satisfies Partial<State>;
const ENEMY_HOMES: readonly AreaId[] = ['AN1', 'AM', 'BF1', 'BF2', 'AH', 'BA', 'BB', 'DM', 'CA', 'DB'];

const norway = {
  'N-CD-1': 'AF-NAR',
  'N-CD-2': 'AF-TRO',
  'N-CD-3': 'AN2-NOR',
  'N-INF-1': 'AN2-NOR',
  'N-DD-1': 'AF',
} as const;
const narvik = {
  'G-INF-2': 'AF-NAR',
  'G-B-1': 'NARVIK',
  'G-NB-1': 'NARVIK',
  'B-TR-1': 'AF',
  'B-INF-1': 'B-TR-1',
} as const;

describe('examples of the source', () => {
  test('[WPZ-2.1c] [WPZ-2.1d] V-01 ships may enter an enemy home area, aircraft and troops may not', () => {
    const state = bare({ 'G-CL-1': 'AN2', 'G-NB-1': 'COPENHAGEN', 'G-INF-1': 'AN2-DEN', 'B-CL-1': 'AN1' }, {});
    stand(state, { denmark: 'german' });
    expect(ENEMY_HOMES.filter((area) => mayEnterArea('german', area))).toEqual([]);
    const { barred, offered } = play(state, ['action naval-move', 'to AN1', 'no-attack']);
    expect(barred[0]).toMatchObject({ 'action airstrike-sea': 'WPZ-M.11', 'action bombardment': 'WPZ-M.11' });
    expect(offered[1]).toContain('to AN1');
  });

  test('[WPZ-2.1a] [WPZ-9.1b] V-02 kinds of area', () => {
    expect(AREAS.CB[0]).toBe('sea');
    expect(zonesOf('CB')).toEqual([]);
    expect(AREAS.CA[0]).toBe('mixed');
    expect([AREAS.CE[0], zonesOf('CE'), isSmall('CE-AZO')]).toEqual(['island', ['CE-AZO'], true]);
    expect([isSmall('DC-BER'), isSmall('AD-ICE'), isSmall('AF-TRO')]).toEqual([true, false, false]);
  });

  test('[WPZ-7.6] V-03 one nationality to a force, until CCS makes all Allies one', () => {
    const places = { 'B-CL-1': 'BE', 'B-DD-1': 'BE', 'B-DD-2': 'BE', 'F-CL-1': 'BE', 'F-DD-1': 'BE' } as const;
    const state = bare(places, allied);
    expect(offersNow(state, ['action naval-move', 'name B-DD-1'])).toEqual(['ready', 'name B-CL-1', 'name B-DD-2']);
    const mixed = bare(places, allied);
    mixed.plans.allied.mixed = true;
    expect(offersNow(mixed, ['action naval-move', 'name B-DD-1'])).toContain('name F-DD-1');
  });

  test('[WPZ-7.7.2c] [WPZ-7.7.2d] [WPZ-7.7.2a] V-04 a plan with two actions, and no second plan in the turn', () => {
    const state = bare({ 'A-FC-1': 'HALIFAX', 'A-SC-1': 'HALIFAX' }, { ...allied, ap: { german: 5, allied: 3 } });
    hold(state, 'allied', 'AP-TRADE', 'AP-LEND');
    const { state: then } = play(state, [
      'play AP-TRADE',
      'action convoy-move',
      'name A-FC-1',
      'to BB',
      'to BC',
      'to BD',
      'action convoy-move',
      'from BA',
      'to BB',
      'to BC',
    ]);
    expect([whereIs(then, 'A-FC-1'), whereIs(then, 'A-SC-1'), then.ap.allied]).toEqual(['BD', 'BC', 3]);
    expect(then.plans.allied).toMatchObject({ out: ['AP-TRADE'], played: true, display: ['AP-LEND'] });
    expect(then.stage).toBe('end');
  });

  test('[WPZ-9.2f] [WPZ-9.2b] V-05 the base is named, and a minor base holds two', () => {
    const state = stand(bare({ 'G-F-1': 'COPENHAGEN', 'G-B-1': 'NARVIK', 'G-NB-1': 'NARVIK', 'G-INF-1': 'AF-TRO' }), {
      norway: 'german',
      denmark: 'german',
    });
    expect(offersNow(state, ['action rebase'])).toContain('rebase G-F-1 TRONDHEIM');
    expect(offersNow(state, ['action rebase'])).not.toContain('rebase G-F-1 NARVIK');
    expect([baseCapacity(state, 'NARVIK'), baseCapacity(state, 'TRONDHEIM')]).toEqual([2, 2]);
    state.trondheimIsMajor = true;
    expect(baseCapacity(state, 'TRONDHEIM')).toBe(4);
  });

  test('[WPZ-10.1] [WPZ-E.2] V-06 AM is closed to German, AO to Allied troops and aircraft', () => {
    expect([mayEnterArea('german', 'AM'), mayEnterArea('allied', 'AO'), mayEnterArea('german', 'AO')]).toEqual([
      false,
      false,
      true,
    ]);
  });

  test('[WPZ-10.4.1] V-07 range two from Gibraltar', () => {
    const state = bare({ 'B-NB-1': 'GIBRALTAR', 'G-SS-1': 'CE', 'G-SS-2': 'BD' }, allied);
    const { barred, state: then } = play(state, ['action airstrike-sea', 'shoot B-NB-1'], [5, 2, 6]);
    expect(whereIs(then, 'B-NB-1')).toBe('GIBRALTAR');
    expect(barred[0]).not.toHaveProperty('action airstrike-sea');
    const far = bare({ 'B-NB-1': 'GIBRALTAR', 'G-SS-2': 'BD' }, allied);
    expect(play(far, ['pass']).barred[0]).toHaveProperty('action airstrike-sea', 'WPZ-M.11');
  });

  const azores = (): State =>
    stand(bare({ 'B-INF-3': 'CE-AZO', 'B-SP-1': 'AZORES', 'B-CL-3': 'CE', 'G-LR-1': 'CANARIES' }), {
      canaries: 'german',
      azores: 'allied',
    });

  test('[WPZ-11.3b] V-08 A: the seaplanes stay on the ground', () => {
    const { state } = play(
      azores(),
      ['action airstrike-sea', 'to CF', 'to CE', 'done', 'shoot G-LR-1', 'shoot B-CL-3'],
      [5, 2, 3, 1],
    );
    expect([whereIs(state, 'G-LR-1'), whereIs(state, 'B-SP-1'), whereIs(state, 'B-CL-3')]).toEqual([
      'refit',
      'AZORES',
      'CE',
    ]);
  });

  test('[WPZ-11.3b] V-08 B: the seaplanes rise', () => {
    const { state } = play(
      azores(),
      ['action airstrike-sea', 'to CF', 'to CE', 'commit B-SP-1', 'shoot B-SP-1', 'shoot G-LR-1', 'at B-CL-3'],
      [2, 5, 2, 2],
    );
    expect([whereIs(state, 'G-LR-1'), whereIs(state, 'B-SP-1'), whereIs(state, 'B-CL-3')]).toEqual([
      'CANARIES',
      'AZORES',
      'refit',
    ]);
  });

  test('[WPZ-11.2b] [WPZ-11.3a] V-09 air against air and ground', () => {
    const state = stand(
      bare({
        'B-F-1': 'ICELAND',
        'B-INF-1': 'AD-ICE',
        'B-INF-3': 'AD-ICE',
        'G-NB-1': 'TRONDHEIM',
        'G-LR-1': 'TRONDHEIM',
        'G-INF-1': 'AF-TRO',
      }),
      { iceland: 'allied', norway: 'german' },
    );
    const { state: then } = play(
      state,
      [
        'action airstrike-land',
        'all GER',
        'shoot B-F-1',
        'at G-NB-1',
        'shoot G-LR-1',
        'at B-INF-1',
        'shoot B-INF-1',
        'shoot B-INF-3',
      ],
      [3, 4, 4, 1, 2, 1],
    );
    expect([whereIs(then, 'G-NB-1'), whereIs(then, 'G-LR-1'), then.reduced]).toEqual(['refit', 'refit', ['B-INF-1']]);
  });

  test('[WPZ-11.4a] V-10 a submarine never fires at aircraft, but can be hit by them', () => {
    const state = bare({ 'B-NB-1': 'GIBRALTAR', 'G-SS-1': 'CE' }, allied);
    const { asked, state: then } = play(state, ['action airstrike-sea', 'shoot B-NB-1'], [1, 6, 2]);
    expect(whereIs(then, 'G-SS-1')).toBe('refit');
    expect(asked.filter((rule) => rule === 'WPZ-11.7a')).toHaveLength(1);
  });

  test('[WPZ-11.5] V-11 the steps in order', () => {
    const state = bare({ 'G-NB-1': 'BISCAY', 'G-BB-1': 'BE', 'G-BB-2': 'BE', 'B-CV-2': 'BE', 'B-SS-1': 'BE' });
    const { state: then } = runBattle(
      state,
      (t) =>
        beginBattle(t, {
          context: 'naval',
          attacker: 'german',
          begunBy: 'german',
          area: 'BE',
          zone: null,
          attackers: ['G-NB-1', 'G-BB-1', 'G-BB-2'],
          defenders: ['B-CV-2', 'B-SS-1'],
        }),
      {
        dice: [5, 2, 3, 2, 5, 5],
        choices: [
          'shoot G-NB-1',
          'at B-CV-2',
          'shoot B-CV-2',
          'at G-BB-1',
          'shoot B-SS-1',
          'shoot G-BB-2',
          'at surface',
        ],
      },
    );
    expect([
      whereIs(then, 'G-BB-1'),
      whereIs(then, 'B-CV-2'),
      whereIs(then, 'B-SS-1'),
      whereIs(then, 'G-BB-2'),
    ]).toEqual(['refit', 'refit', 'BE', 'BE']);
  });

  test.each([1, 2, 3, 4, 5, 6])('[WPZ-11.8a] V-12 a factor of 2 hits on 1 and 2: die %i', (die) => {
    const state = bare({ 'B-NB-1': 'GIBRALTAR', 'G-SS-1': 'CE' }, allied);
    const { state: then } = play(state, ['action airstrike-sea', 'shoot B-NB-1'], [1, 6, die]);
    expect(whereIs(then, 'G-SS-1')).toBe(die <= 2 ? 'refit' : 'CE');
  });

  test('[WPZ-11.9a] [WPZ-11.9b] [WPZ-11.6b] V-13 a battle with carriers', () => {
    const state = bare(
      {
        'B-CV-1': 'BE',
        'B-CV-2': 'BE',
        'B-CA-1': 'BE',
        'G-BB-1': 'BE',
        'G-BB-2': 'BE',
        'G-DD-1': 'BE',
        'G-DD-2': 'BE',
        'G-DD-3': 'BE',
      },
      allied,
    );
    const { state: then } = play(
      state,
      [
        'action naval-move',
        'all GBR',
        'stop',
        'shoot B-CV-1',
        'at G-BB-1',
        'shoot B-CV-2',
        'at G-BB-2',
        'shoot B-CA-1',
        'lose G-DD-1',
        'shoot G-BB-2',
        'shoot G-DD-2',
        'lose B-CA-1',
        'shoot G-DD-3',
      ],
      [4, 4, 3, 4, 2, 6, 1, 4],
    );
    expect(then.lost.sort()).toEqual(['B-CA-1', 'G-BB-1', 'G-DD-1']);
  });

  test('[WPZ-12.4a] [WPZ-12.4b] [WPZ-11.1c] V-14 a landing must fight on an island and against guns, elsewhere it may', () => {
    const onIsland = bare({ 'B-TR-1': 'CE', 'B-MAR-1': 'B-TR-1', 'G-MTN-1': 'CE-AZO' }, allied);
    const island = ['action amphibious', 'stop', 'land-at CE-AZO', 'hold B-MAR-1', 'hold G-MTN-1'];
    expect(play(onIsland, island, [6, 1]).cited).toContain('WPZ-11.1d battle-begins');
    const guns = bare({ 'B-TR-1': 'AF', 'B-INF-1': 'B-TR-1', 'G-CD-1': 'AF-TRO' }, allied);
    stand(guns, { norway: 'german' });
    const coast = ['action amphibious', 'stop', 'land-at AF-TRO', 'hold G-CD-1', 'hold B-INF-1'];
    expect(play(guns, coast, [6, 1]).cited).toContain('WPZ-11.1d battle-begins');
    const corps = bare({ 'B-TR-1': 'AF', 'B-INF-1': 'B-TR-1', 'G-INF-1': 'AF-NAR' }, allied);
    stand(corps, { norway: 'occupied' });
    expect(offersNow(corps, ['action amphibious', 'stop', 'land-at AF-NAR'])).toEqual(['go-ashore', 'attack']);
  });

  test('[WPZ-13.3] [WPZ-13.2a] V-15 where a German destroyer appears', () => {
    const state = bare({ 'G-DD-4': 'pool' });
    expect(deployPlaces(state, 'G-DD-4', [])).toEqual(['AO']);
    stand(state, { norway: 'german' }).trondheimIsMajor = true;
    expect(deployPlaces(state, 'G-DD-4', [])).toEqual(['AF', 'AO']);
    expect(deployPlaces(bare({ 'B-SS-1': 'AO' }), 'G-DD-4', [])).toEqual([]);
  });

  test('[WPZ-14.1b] [WPZ-21.1-2] V-16 American bases are for Americans', () => {
    const us = { us: { level: 5, risen: 0, attacked: false, invaded: false, floor: 5, toSend: 0 } };
    const six = {
      'B-CL-1': 'CA',
      'B-CL-2': 'CA',
      'B-CL-3': 'CA',
      'B-DD-1': 'CA',
      'B-DD-2': 'CA',
      'B-DD-3': 'CA',
    } as const;
    const names = Object.keys(six).map((unit) => `name ${unit}`);
    const british = bare({ ...six, 'B-DD-4': 'CA' }, { ...allied, ...us });
    expect(offersNow(british, ['action naval-move', ...names])).toEqual(['to BA', 'to CB', 'to DB', 'to DC']);
    const american = bare(
      {
        'U-DD-1': 'DB',
        'U-DD-2': 'DB',
        'U-DD-3': 'DB',
        'U-DD-4': 'DB',
        'U-DDE-1': 'DB',
        'U-DDE-2': 'DB',
        'U-CL-1': 'DB',
      },
      { ...allied, ...us },
    );
    expect(offersNow(american, ['action naval-move'])).toContain('all USA');
  });

  test('[WPZ-18.3] [WPZ-2.5d] V-17 each step of a convoy counts, and it returns whole', () => {
    const once = (state: State, ...answers: string[]): State =>
      runBattle(
        state,
        (t) =>
          beginBattle(t, {
            context: 'naval',
            attacker: 'german',
            begunBy: 'german',
            area: 'BD',
            zone: null,
            attackers: ['G-SSC-1'],
            defenders: ['A-FC-1'],
          }),
        { dice: [1, 6, 3], choices: ['shoot G-SSC-1', ...answers] },
      ).state;
    const state = bare({ 'A-FC-1': 'BD', 'G-SSC-1': 'BD' }, { sunk: 4 });
    const first = once(state, 'hold A-FC-1');
    expect([first.sunk, first.reduced]).toEqual([5, ['A-FC-1']]);
    const second = once(first);
    expect([second.sunk, second.reduced, whereIs(second, 'A-FC-1'), second.spentConvoys]).toEqual([
      6,
      [],
      'convoys',
      ['A-FC-1'],
    ]);
  });

  test('[WPZ-20.3a] [WPZ-20.3c] [WPZ-21.2a] V-18 Norway invaded', () => {
    const state = bare({ ...norway, 'G-TR-1': 'AO', 'G-TR-2': 'AO', 'G-INF-1': 'G-TR-1', 'G-MTN-1': 'G-TR-2' });
    const { state: then } = play(
      state,
      [
        'action amphibious',
        'all GER',
        'to AN2',
        'to AF',
        'stop',
        'land-at AF-TRO',
        'land G-INF-1 AF-TRO',
        'land G-MTN-1 AF-TRO',
        'shoot N-CD-2',
        'lose G-TR-1',
        'shoot G-INF-1',
        'shoot G-MTN-1',
      ],
      [3, 2, 5, 2, 4, 1],
    );
    expect(then.us).toMatchObject({ level: 2, invaded: true });
    expect([then.powers.norway, whereIs(then, 'N-CD-2'), whereIs(then, 'N-DD-1')]).toEqual(['allied', 'removed', 'AF']);
    expect([controlOf(then, 'AF-TRO'), controlOf(then, 'AF-NAR'), controlOf(then, 'AN2-NOR')]).toEqual([
      'german',
      'allied',
      'allied',
    ]);
    expect(then.reduced).toEqual(['G-TR-1']);
    expect(incomeOf(then, 'german')).toBe(incomeOf(bare(), 'german') + 1);
  });

  test('[WPZ-22.0b] V-19 either unit of a type may be chosen', () => {
    const setup = bare({ 'G-BP-1': 'AO', 'G-BP-2': 'AO' }, { phase: 'german-setup' });
    expect(startPlaces(setup, 'G-BP-1')).toContain('BD');
    expect(startPlaces(setup, 'G-BP-2')).toContain('BD');
  });
});

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
    expect(offered[asked.indexOf('WPZ-11.6a')]).toEqual(['keep-plan']);
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
