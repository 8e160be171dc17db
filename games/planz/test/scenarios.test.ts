/** Chapters 3, 20 and 22: what lies where when both sides have set up. */
import { Match } from '@derby/kernel';
import { describe, expect, test } from 'vitest';
import { baseCapacity, isHeldBy } from '../src/control.ts';
import { POWERS } from '../src/data/powers.ts';
import { LAST_TURN } from '../src/data/scenarios.ts';
import { UNIT_IDS, UNITS, type UnitId } from '../src/data/units.ts';
import { BASE_IDS } from '../src/data/zones.ts';
import { planz } from '../src/game.ts';
import { areaOf, isArea, isBase, isZone } from '../src/geography.ts';
import { isAir, isCoastal, isGround, isNaval, isOre, isSurface } from '../src/units.ts';
import type { View } from '../src/view.ts';
import { bare } from './position.ts';

/** A game whose default deployments stand, open to all; its log tells how it came about. */
function begun(seed: string, options: Record<string, boolean | number> = {}) {
  const match = Match.start(planz, { seed, options: { defaultSetup: true, fogOfWar: false, ...options } });
  return { view: match.view('german'), log: match.log().map(({ entry }) => entry) };
}

/** Seeds until the third powers fell as wanted. */
function begunWhere(isWanted: (view: View) => boolean, options: Record<string, boolean | number> = {}): View {
  for (let seed = 0; seed < 200; seed += 1) {
    const { view } = begun(`third powers ${seed}`, options);
    if (isWanted(view)) return view;
  }
  throw new Error('No seed has these third powers.');
}

const of = (nation: string, isSo: (unit: UnitId) => boolean = () => true): UnitId[] =>
  UNIT_IDS.filter((unit) => UNITS[unit].nat === nation && isSo(unit));
const placeOf = ({ at }: View, unit: UnitId): string => at[unit] ?? '';
const isOnMap = (view: View, unit: UnitId): boolean => {
  const where = placeOf(view, unit);
  return isArea(where) || isZone(where) || isBase(where);
};
const areaNow = (view: View, unit: UnitId): string => {
  const where = placeOf(view, unit);
  return isArea(where) || isZone(where) || isBase(where) ? areaOf(where) : where;
};

describe('the first scenario', () => {
  const { view, log } = begun('first');

  test('[WPZ-3.0] [WPZ-22.1] [WPZ-6.1b] twelve turns; the Germans lead in the first', () => {
    expect([view.turn, view.initiative, view.mover, LAST_TURN]).toEqual([1, 'german', 'german', 12]);
    expect(log.some(({ what }) => what === 'initiative')).toBe(false);
  });

  test('[WPZ-20.0] [WPZ-20.1] the six powers are rolled for before anything else', () => {
    expect(log.slice(0, POWERS.length).map((entry) => entry.what === 'power-rolled' && entry.power)).toEqual(POWERS);
  });

  test('[WPZ-22.0a] every unit is full, and no base holds more aircraft than it can', () => {
    expect(view.reduced).toEqual([]);
    const state = bare();
    for (const base of BASE_IDS) {
      const here = UNIT_IDS.filter((unit) => isAir(unit) && view.at[unit] === base).length;
      expect(here, base).toBeLessThanOrEqual(baseCapacity(state, base));
    }
  });

  test('[WPZ-22.1.1a] what the Allies hold without a garrison', () => {
    const state = bare();
    const held = BASE_IDS.filter((base) => isHeldBy(state, 'allied', base));
    expect(held.sort()).toEqual(
      [
        'BERMUDA',
        'BISCAY',
        'CARIBBEAN',
        'CHANNEL_PORTS',
        'DAKAR',
        'GIBRALTAR',
        'GOOSE_BAY',
        'HALIFAX',
        'PORTSMOUTH',
        'SCAPA_FLOW',
        'ST_JOHNS',
        'WESTERN_APPROACHES',
      ].sort(),
    );
  });

  test('[WPZ-22.1.1b] the British: Canadians in Canada, guns where they belong, a cruiser in the Caribbean, two ships at large', () => {
    for (const unit of of('GBR', (one) => UNITS[one].isCanadian && isOnMap(view, one)))
      expect(['AH', 'BA', 'BB'], unit).toContain(areaNow(view, unit));
    expect([placeOf(view, 'B-CD-1'), placeOf(view, 'B-CD-2')]).toEqual(['CG-GIB', 'DC-BER']);
    expect(of('GBR', (unit) => UNITS[unit].type === 'CL' && ['DC', 'DM'].includes(areaNow(view, unit)))).not.toEqual(
      [],
    );
    const home = ['AM', 'AN1', 'BF1', 'AH', 'BA', 'BB', 'CG', 'DC', 'DM'];
    const atLarge = of('GBR', (unit) => isNaval(unit) && isOnMap(view, unit) && !home.includes(areaNow(view, unit)));
    expect(atLarge).toEqual(['B-CA-2', 'B-CL-2']);
  });

  test('[WPZ-22.1.1c] the French are in France', () => {
    const there = of('FRA', (unit) => isOnMap(view, unit));
    expect(there.length).toBeGreaterThan(10);
    for (const unit of there) expect(['BF1', 'BF2'], unit).toContain(areaNow(view, unit));
  });

  test('[WPZ-22.1.1e] Americans, loose guns and convoys wait; no plan is drawn', () => {
    for (const unit of [...of('USA', (one) => UNITS[one].entry === 'us'), 'B-CD-3', 'B-CD-4'] as UnitId[])
      expect(placeOf(view, unit), unit).toBe('special');
    for (const unit of of('ANY')) expect(placeOf(view, unit), unit).toBe('convoys');
    expect(view.plans.allied).toMatchObject({ pool: 7, display: 0 });
    expect([view.arrived, view.us.level]).toEqual([0, 1]);
  });

  test('[WPZ-22.1.2a] [WPZ-5.1c] Germany is German, and nothing else without a third power', () => {
    expect(BASE_IDS.filter((base) => isHeldBy(bare(), 'german', base))).toEqual(['WILHELMSHAVEN', 'BALTIC_PORTS']);
  });

  test('[WPZ-22.1.2b] the Germans: ore in both waters, destroyers at home, two ships at large', () => {
    expect(of('GER', isOre).map((unit) => placeOf(view, unit))).toEqual(['AO', 'AG']);
    for (const unit of of('GER', (one) => UNITS[one].type === 'DD' && isOnMap(view, one)))
      expect(['AO', 'AG'], unit).toContain(placeOf(view, unit));
    const atLarge = of(
      'GER',
      (unit) => isSurface(unit) && isOnMap(view, unit) && !['AO', 'AG'].includes(areaNow(view, unit)),
    );
    expect(atLarge).toEqual(['G-BP-2', 'G-AC-1']);
  });

  test('[WPZ-22.1.2c] [WPZ-22.0d] one German plan is drawn, six are left, and Opt is not among them', () => {
    expect(view.plans.german).toMatchObject({ display: 1, pool: 6 });
    expect([view.sunk, placeOf(view, 'I-SS-1')]).toEqual([0, 'special']);
  });

  test('[WPZ-22.1.3b] nobody rolls for incidents in the first turn', () => {
    expect(log.some(({ what }) => what === 'incident')).toBe(false);
  });

  test('[WPZ-6.1a] the first turn has an income on top of the starting AP', () => {
    expect(view.ap).toEqual({ german: 2 + view.income.german, allied: view.income.allied });
  });
});

describe('third powers', () => {
  test('[WPZ-22.1.1d] [WPZ-20.2] neutral Danes and Norwegians stand where they belong', () => {
    const view = begunWhere(({ powers }) => powers.norway === 'neutral' && powers.denmark === 'neutral');
    expect(['D-CD-1', 'N-CD-1', 'N-CD-2', 'N-CD-3'].map((unit) => placeOf(view, unit as UnitId))).toEqual([
      'AN2-DEN',
      'AF-NAR',
      'AF-TRO',
      'AN2-NOR',
    ]);
    expect(['AF', 'AN2']).toContain(placeOf(view, 'N-DD-1'));
  });

  test('[WPZ-22.1.3a] [WPZ-14.2a] a German Norway loses its forces, gets a battery in each zone, and a major Trondheim', () => {
    const view = begunWhere(({ powers }) => powers.norway === 'german' && powers.denmark !== 'german');
    for (const unit of of('NOR')) expect(placeOf(view, unit), unit).toBe('removed');
    const guns = of('GER', (unit) => isCoastal(unit) && isZoneOf(view, unit)).map((unit) => placeOf(view, unit));
    expect(guns.sort()).toEqual(['AF-NAR', 'AF-TRO', 'AN2-NOR']);
    expect(view.trondheimIsMajor).toBe(true);
  });

  const isZoneOf = (view: View, unit: UnitId): boolean => isGround(unit) && isZone(placeOf(view, unit));
});

describe('the second scenario', () => {
  const { view, log } = begun('second', { scenario: 2 });

  test('[WPZ-22.2] [WPZ-3.1] each side draws a die’s worth of units, and has more AP and plans', () => {
    const dice = log.flatMap((entry) => (entry.what === 'arms-race' ? [entry] : []));
    expect(dice.map(({ side }) => side)).toEqual(['allied', 'german']);
    for (const { side, die } of dice) {
      const drawn = UNIT_IDS.filter(
        (unit) => UNITS[unit].entry === 'pool' && isOnMap(view, unit) && sideIs(unit, side),
      );
      expect(drawn, side).toHaveLength(die);
    }
    expect(view.ap).toEqual({ german: 3 + view.income.german, allied: 2 + view.income.allied });
    expect([view.plans.german.display, view.plans.allied.display]).toEqual([2, 1]);
  });

  test('[WPZ-22.2] a convoy with a Canadian escort is at sea, and three ships of each side are at large', () => {
    expect(of('ANY', (unit) => isOnMap(view, unit))).toEqual(['A-FC-1']);
    expect(placeOf(view, 'A-FC-1')).toBe(placeOf(view, 'B-DDE-C'));
    expect(['AH', 'BA', 'BB']).toContain(placeOf(view, 'A-FC-1'));
    const german = of(
      'GER',
      (unit) => isSurface(unit) && isOnMap(view, unit) && !['AO', 'AG'].includes(areaNow(view, unit)),
    );
    expect(german).toEqual(['G-BP-1', 'G-BP-2', 'G-AC-1']);
  });

  const sideIs = (unit: UnitId, side: string): boolean =>
    ['GER', 'ITA'].includes(UNITS[unit].nat) === (side === 'german');
});
