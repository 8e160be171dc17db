/** Chapters M, E, 1 and 2: the model, the corrections, and what the game consists of. */

import { Match } from '@derby/kernel';
import { describe, expect, test } from 'vitest';
import { baseCapacity, isHeldBy, mayEnterArea, mayEnterZone } from '../src/control.ts';
import { AREA_IDS, AREAS, CANADA, CLOSED_EDGES, SEA_EDGES } from '../src/data/areas.ts';
import { PLAN_IDS } from '../src/data/plans.ts';
import { POWERS } from '../src/data/powers.ts';
import { TYPES } from '../src/data/types.ts';
import { UNIT_IDS, UNITS, type UnitId } from '../src/data/units.ts';
import { BASE_IDS, BASES, ZONE_IDS } from '../src/data/zones.ts';
import { planz } from '../src/game.ts';
import {
  areaOf,
  areaOfZone,
  distance,
  isArea,
  isBase,
  isSmall,
  isZone,
  landWaysFrom,
  neighboursOf,
  zoneOf,
  zonesOf,
} from '../src/geography.ts';
import { ALL_MARKERS } from '../src/stacks.ts';
import { STANDS_FOR } from '../src/text/ships-en.ts';
import { capacityOf, factorOf, isAir, isGround, isNative, isNaval, sideOf } from '../src/units.ts';
import { bare, offersNow, stand } from './position.ts';

/** Everything as it lies when both sides have set up, with nothing hidden. */
const SET_UP = Match.start(planz, { seed: 'components', options: { defaultSetup: true, fogOfWar: false } }).view(
  'german',
);
const boxed = (box: string): UnitId[] => UNIT_IDS.filter((unit) => SET_UP.at[unit] === box);
const ofEntry = (...entries: string[]): UnitId[] => UNIT_IDS.filter((unit) => entries.includes(UNITS[unit].entry));
const sorted = (units: readonly UnitId[]): UnitId[] => [...units].sort();

describe('M the model', () => {
  test('[WPZ-M.1] [WPZ-2.1f] ships lie in sea zones, troops in land zones, aircraft on bases', () => {
    const onMap = UNIT_IDS.flatMap((unit) => {
      const where = SET_UP.at[unit] ?? '';
      return isArea(where) || isZone(where) || isBase(where) ? [[unit, where] as const] : [];
    });
    expect(onMap.length).toBeGreaterThan(90);
    for (const [unit, where] of onMap) {
      if (isNaval(unit)) expect(isArea(where), unit).toBe(true);
      if (isGround(unit)) expect(isZone(where), unit).toBe(true);
      if (isAir(unit)) expect(isBase(where), unit).toBe(true);
    }
  });

  test('[WPZ-M.2] [WPZ-2.11] a land zone adjoins the water of its own area, and three areas have two', () => {
    expect(AREA_IDS.filter((area) => zonesOf(area).length === 2)).toEqual(['AF', 'AN2', 'BF1']);
    for (const zone of ZONE_IDS) expect(zonesOf(areaOfZone(zone))).toContain(zone);
  });

  test('[WPZ-M.3] whoever controls a land zone controls its base', () => {
    const state = bare({ 'G-INF-1': 'AF-NAR', 'B-INF-1': 'AF-TRO' });
    stand(state, { norway: 'occupied' });
    expect([isHeldBy(state, 'german', 'NARVIK'), isHeldBy(state, 'allied', 'NARVIK')]).toEqual([true, false]);
    expect([isHeldBy(state, 'german', 'TRONDHEIM'), isHeldBy(state, 'allied', 'TRONDHEIM')]).toEqual([false, true]);
    for (const base of BASE_IDS) expect(areaOf(base)).toBe(areaOfZone(zoneOf(base)));
  });

  test('[WPZ-M.4] after the set-up every counter that is not on the map waits in its box', () => {
    expect(sorted(boxed('pool'))).toEqual(sorted(ofEntry('pool')));
    const guns = UNIT_IDS.filter((unit) => UNITS[unit].nat === 'GER' && UNITS[unit].type === 'CD');
    const waiting = ofEntry('special', 'us').filter((unit) => !guns.includes(unit));
    expect(boxed('special')).toEqual(expect.arrayContaining(waiting));
    expect(sorted(boxed('convoys'))).toEqual(sorted(ofEntry('convoy')));
    expect([boxed('refit'), boxed('destroyed'), boxed('waiting')]).toEqual([[], [], []]);
  });

  test('[WPZ-M.5] a Norwegian unit is nobody’s until Norway takes sides', () => {
    const state = bare();
    expect([sideOf(state, 'G-BB-1'), sideOf(state, 'I-SS-1'), sideOf(state, 'U-BB-1')]).toEqual([
      'german',
      'german',
      'allied',
    ]);
    expect(sideOf(state, 'N-INF-1')).toBeNull();
    state.powers.norway = 'german';
    expect([sideOf(state, 'N-INF-1'), sideOf(state, 'D-CD-1')]).toEqual(['german', null]);
  });

  test('[WPZ-M.6] [WPZ-10.2d] neighbours are neighbours both ways, and closed borders part', () => {
    expect(SEA_EDGES).toHaveLength(85);
    for (const area of AREA_IDS) for (const next of neighboursOf(area)) expect(neighboursOf(next)).toContain(area);
    for (const [one, other] of CLOSED_EDGES) expect(neighboursOf(one)).not.toContain(other);
    expect(CLOSED_EDGES.map((pair) => [...pair].sort().join('-')).sort()).toEqual([
      'AF-AG',
      'BF2-CG',
      'DA-DB',
      'DA-DM',
    ]);
  });

  test.each([
    ['AO', 'AO', 0],
    ['BA', 'AM', 5],
    ['AO', 'BE', 4],
    ['AO', 'AD', 3],
    ['AO', 'CE', 5],
    ['CG', 'CE', 2],
  ] as const)('[WPZ-M.7] from %s to %s it is %i', (from, to, borders) => {
    expect(distance(from, to)).toBe(borders);
  });

  test('[WPZ-M.9] factors stand in the order AA, AS, AB, AG, full and reduced', () => {
    const read = (reduced: UnitId[], unit: UnitId) =>
      (['aa', 'as', 'ab', 'ag'] as const).map((factor) => factorOf({ reduced }, unit, factor));
    expect(read([], 'G-BB-1')).toEqual([2, 4, 1, 3]);
    expect(read([], 'B-CV-1')).toEqual([3, 3, 2, 2]);
    expect(read(['B-CV-1'], 'B-CV-1')).toEqual([2, 2, 1, 1]);
  });
});

describe('E corrections', () => {
  test('[WPZ-E.1] a small island does not stop ships', () => {
    const state = bare({ 'G-CL-2': 'BD' });
    expect(offersNow(state, ['action naval-move', 'to CE'])).toEqual(
      expect.arrayContaining(['to CF', 'to DF', 'stop']),
    );
  });

  test('[WPZ-E.5] [WPZ-14.2b] the Channel washes two coasts, each with a base of its own', () => {
    expect(zonesOf('BF1')).toEqual(['BF1-ENG', 'BF1-FRA']);
    expect([zoneOf('PORTSMOUTH'), zoneOf('CHANNEL_PORTS')]).toEqual(['BF1-ENG', 'BF1-FRA']);
  });

  test('[WPZ-E.6] Newfoundland is Canada', () => {
    expect(CANADA).toEqual(['AH', 'BA', 'BB']);
  });
});

describe('1 and 2 what the game consists of', () => {
  test('[WPZ-1.0] France fights on the Allied side, and its coasts are Allied', () => {
    expect(isNative('F-BB-1', 'allied')).toBe(true);
    const state = bare();
    expect([isHeldBy(state, 'allied', 'CHANNEL_PORTS'), isHeldBy(state, 'allied', 'BISCAY')]).toEqual([true, true]);
  });

  test('[WPZ-1.1] a battleship counter stands for two or three ships', () => {
    const named = UNIT_IDS.filter((unit) => UNITS[unit].type === 'BB' && !STANDS_FOR[unit].includes('class'));
    expect(named.length).toBeGreaterThan(8);
    for (const unit of named) expect([2, 3]).toContain(STANDS_FOR[unit].split(', ').length);
  });

  test('[WPZ-2.0] [WPZ-2.10] 195 units and 33 markers make 228 counters', () => {
    const tracks = ['turn', 'German AP', 'Allied AP', 'arrived', 'sunk', 'America', 'battle'].length;
    expect(UNIT_IDS).toHaveLength(195);
    expect(PLAN_IDS.length + ALL_MARKERS.length + POWERS.length + tracks).toBe(33);
  });

  test('[WPZ-2.1b] home areas', () => {
    const home = (whose: 'german' | 'allied' | 'us') => AREA_IDS.filter((area) => AREAS[area][2] === whose);
    expect([home('german'), home('us')]).toEqual([['AO'], ['CA', 'DB']]);
    expect(home('allied')).toEqual(['AH', 'AM', 'AN1', 'BA', 'BB', 'BF1', 'BF2', 'DM']);
  });

  test('[WPZ-2.1e] a major base at home has room for all, another for four, a minor one for two', () => {
    const state = bare();
    expect(
      ['WILHELMSHAVEN', 'HALIFAX', 'GIBRALTAR', 'GOOSE_BAY', 'ICELAND'].map((base) =>
        baseCapacity(state, base as 'ICELAND'),
      ),
    ).toEqual([Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, 4, 2, 2]);
  });

  test('[WPZ-2.1g] the Gulf of Mexico is closed, and so is American soil while America is neutral', () => {
    const state = bare();
    expect([mayEnterArea('german', 'DA'), mayEnterArea('allied', 'DA')]).toEqual([false, false]);
    expect([mayEnterZone(state, 'allied', 'CA-USA'), mayEnterZone(state, 'allied', 'BA-CAN')]).toEqual([false, true]);
    state.us.level = 5;
    expect(mayEnterZone(state, 'allied', 'CA-USA')).toBe(true);
  });

  test('[WPZ-2.1h] Gibraltar holds two ground units, and no way leads on from it', () => {
    expect([isSmall('CG-GIB'), landWaysFrom('CG-GIB'), zonesOf('CG')]).toEqual([true, [], ['CG-GIB']]);
  });

  test('[WPZ-2.2] where the tracks begin', () => {
    const { ap, arrived, sunk, us, turn, initiative } = planz.setup({
      ...Object.fromEntries(planz.options.map(({ id, standard }) => [id, standard])),
    } as Parameters<typeof planz.setup>[0]);
    expect({ ap, arrived, sunk, level: us.level, turn, initiative }).toEqual({
      ap: { german: 2, allied: 0 },
      arrived: 0,
      sunk: 0,
      level: 1,
      turn: 1,
      initiative: 'german',
    });
  });

  test('[WPZ-2.3] a unit is a ship, an air unit or a ground unit', () => {
    for (const unit of UNIT_IDS)
      expect([isNaval(unit), isAir(unit), isGround(unit)].filter(Boolean), unit).toHaveLength(1);
  });

  test('[WPZ-2.4] two counters wait for their option', () => {
    expect(ofEntry('opt')).toEqual(['B-CV-O', 'U-BB-O']);
    for (const unit of ofEntry('opt')) expect(SET_UP.at[unit]).toBe('removed');
  });

  test('[WPZ-2.5b] [WPZ-2.6] carriers, amphibious ships and convoys have two steps, other ships and aircraft one', () => {
    for (const unit of UNIT_IDS.filter((one) => !isGround(one))) {
      const { type, isCarrier, cargo, reduced } = UNITS[unit];
      expect(reduced !== null, unit).toBe(isCarrier || cargo > 0 || type === 'CONV' || type === 'ORE');
    }
  });

  test('[WPZ-2.5c] [WPZ-12.1] a full transport carries two units, a reduced one carries one, a warship none of its own', () => {
    const state = bare();
    expect([capacityOf(state, 'G-TR-1'), capacityOf(state, 'G-LS-1'), capacityOf(state, 'G-BB-1')]).toEqual([2, 2, 0]);
    state.reduced.push('G-TR-1');
    expect(capacityOf(state, 'G-TR-1')).toBe(1);
    const warships = Object.entries(TYPES).flatMap(([type, { carriesMarines }]) => (carriesMarines ? [type] : []));
    expect(warships.sort()).toEqual(['BB', 'BC', 'BP', 'CA', 'CB', 'CL', 'CS', 'DD']);
  });

  test('[WPZ-2.7] [WPZ-10.5.1a] coastal guns never move, all other troops do', () => {
    for (const unit of UNIT_IDS.filter(isGround)) expect(UNITS[unit].mf > 0, unit).toBe(UNITS[unit].type !== 'CD');
  });

  test('[WPZ-2.7.1] the marine divisions are KM 1 and KM 2, and Brand is none', () => {
    const german = (unit: UnitId): boolean => UNITS[unit].nat === 'GER' && UNITS[unit].type === 'MAR';
    expect(UNIT_IDS.filter((unit) => german(unit) && UNITS[unit].isDivision)).toEqual(['G-MAR-1', 'G-MAR-2']);
  });

  test('[WPZ-2.7.2] corps and divisions have two steps, brigades and guns one', () => {
    const two = (unit: UnitId): boolean => UNITS[unit].reduced !== null;
    expect(['G-INF-1', 'G-MTN-1', 'B-MAR-1', 'U-INF-1'].map((unit) => two(unit as UnitId))).toEqual(
      Array(4).fill(true),
    );
    expect(['G-MAR-3', 'B-MAR-3', 'B-INF-4', 'N-CD-1', 'N-INF-1'].map((unit) => two(unit as UnitId))).toEqual(
      Array(5).fill(false),
    );
  });

  test('[WPZ-2.8] Danes and Norwegians are two nationalities', () => {
    expect([...new Set(UNIT_IDS.map((unit) => UNITS[unit].nat))].sort()).toEqual([
      'ANY',
      'DEN',
      'FRA',
      'GBR',
      'GER',
      'ITA',
      'NOR',
      'USA',
    ]);
  });

  test('[WPZ-2.9] of the names only FC, SC and RCN have an effect', () => {
    expect(UNIT_IDS.filter((unit) => UNITS[unit].type === 'CONV').map((unit) => UNITS[unit].mf)).toEqual([
      3, 3, 2, 2, 2, 2,
    ]);
    expect(UNIT_IDS.filter((unit) => UNITS[unit].isCanadian)).toEqual([
      'B-DD-C',
      'B-DDE-C',
      'B-CSG-C',
      'B-SP-2',
      'B-INF-3',
    ]);
  });

  test('[WPZ-14.1b] [WPZ-17.5] every base serves the sea zone of its area, so seaplanes may use them all', () => {
    for (const base of BASE_IDS) expect(isArea(areaOf(base))).toBe(true);
    expect(Object.keys(BASES)).toHaveLength(24);
  });
});
