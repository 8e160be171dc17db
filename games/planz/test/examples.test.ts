/** The worked examples of the published rules, V-01 to V-19. */

import { describe, expect, test } from 'vitest';
import { incomeOf } from '../src/administration.ts';
import { beginBattle } from '../src/battle.ts';
import { baseCapacity, controlOf, mayEnterArea } from '../src/control.ts';
import { AREAS, type AreaId } from '../src/data/areas.ts';
import { startPlaces } from '../src/deployment.ts';
import { isSmall, zonesOf } from '../src/geography.ts';
import { whereIs } from '../src/places.ts';
import { deployPlaces } from '../src/reinforcements.ts';
import type { State } from '../src/state.ts';
import { allied, bare, hold, norway, offersNow, play, runBattle, stand } from './position.ts';

const ENEMY_HOMES: readonly AreaId[] = ['AN1', 'AM', 'BF1', 'BF2', 'AH', 'BA', 'BB', 'DM', 'CA', 'DB'];

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
