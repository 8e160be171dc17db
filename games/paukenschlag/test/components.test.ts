/** What lies on the table before anybody moves. */
import { describe, expect, test } from 'vitest';
import { declareStatus } from '../src/arrivals.ts';
import { AIRCRAFT, model } from '../src/data/aircraft.ts';
import { CONVOYS, ROUTES } from '../src/data/convoys.ts';
import { EVENTS } from '../src/data/events.ts';
import { AREAS, BASES, PORTS } from '../src/data/map.ts';
import { SCENARIOS } from '../src/data/scenarios.ts';
import { SUBMARINES } from '../src/data/submarines.ts';
import { ASW_TABLE, TORPEDO_TABLE } from '../src/data/tables.ts';
import { WARSHIPS, warship } from '../src/data/warships.ts';
import { paukenschlag } from '../src/game.ts';
import {
  AREA_IDS,
  airDistance,
  americanPorts,
  besideBySea,
  coastalDistance,
  EXITS,
  isCoastal,
  seaDistance,
} from '../src/geography.ts';
import { byName } from '../src/ids.ts';
import { sideOf, sideOfPlane, subOf } from '../src/units.ts';
import { play, scenario, ship } from './position.ts';

describe('PK-1 and PK-20: sides and counters', () => {
  test('[PK-1.1] submarines are the Axis, ships and convoys the Allies, the Canadians and the Italian among them', () => {
    expect([sideOf('U-66'), sideOf('Barbarigo'), sideOf('CDD-1'), sideOf('C-3')]).toEqual([
      'axis',
      'axis',
      'allies',
      'allies',
    ]);
    expect([sideOfPlane('Z511'), sideOfPlane('VP-51')]).toEqual(['axis', 'allies']);
    expect(paukenschlag.seats).toEqual(['axis', 'allies']);
  });

  test('[PK-1.3] a turn is three days, and the first scenario runs through 15 February', () => {
    const { firstDay, full } = SCENARIOS['17.1'];
    expect(new Date(Date.parse(firstDay) + (full.turns * 3 - 1) * 86_400_000).toISOString().slice(0, 10)).toBe(
      '1942-02-15',
    );
  });

  test('[PK-20.1] [PK-20.2] every counter has its row: 32 submarines, 21 warships, 33 air units', () => {
    expect(Object.keys(SUBMARINES)).toHaveLength(32);
    expect(Object.keys(WARSHIPS)).toHaveLength(21);
    expect(Object.keys(AIRCRAFT)).toHaveLength(33);
    expect(model('Me109-1')).toMatchObject({ kind: 'fighter', range: 0, air: 4 });
    const twos = Object.entries(SUBMARINES).filter(([, { mustSurface }]) => mustSurface === 2);
    expect(twos.map(([id]) => id).sort(byName)).toEqual(['MilchCow', 'U-504', 'U-564', 'U-578', 'U-653', 'U-701']);
  });

  test('[PK-9.2] [PK-9.1] the tables have a row for every strength and factor', () => {
    expect(ASW_TABLE.map((row) => row.filter((n) => n > 0).length)).toEqual([2, 3, 4, 5, 6, 7, 8]);
    expect(TORPEDO_TABLE.map((row) => row.reduce((sum, n) => sum + n, 0))).toEqual([4, 6, 8, 10]);
  });

  test('[PK-10.2] five kinds of convoy, two with an escort of their own', () => {
    expect(Object.entries(CONVOYS).map(([type, { steps }]) => [type, steps])).toEqual([
      ['IND', 5],
      ['COA', 4],
      ['TNK', 5],
      ['OCN', 6],
      ['TRP', 2],
    ]);
    expect(Object.keys(CONVOYS).filter((type) => 'escort' in CONVOYS[type as 'IND'])).toEqual(['OCN', 'TRP']);
    expect(ROUTES).toHaveLength(10);
    expect(EVENTS).toHaveLength(10);
  });
});

describe('PK-2 and PK-3: set-up', () => {
  test('[PK-2.1] [PK-2.2] [PK-2.3] [PK-3.2] everybody begins undetected, un-activated and with full boxes', () => {
    const { subs, ships, convoys, planes, damage } = scenario({ scenario: '17.2' });
    for (const sub of subs)
      expect(sub).toMatchObject({ detected: false, activated: false, fuel: 6, damage: 0, keptUp: false, met: false });
    expect(subs.filter((sub) => sub.torpedoes !== 4).map((sub) => sub.id)).toEqual(['MilchCow']);
    expect(subOf(scenario({ scenario: '17.2' }), 'MilchCow').supply).toBe(24);
    for (const unit of [...ships, ...convoys]) expect(unit).toMatchObject({ detected: false, activated: false });
    for (const plane of planes) expect(plane).toMatchObject({ state: 'ready', at: null, slot: 0 });
    expect(convoys.every((one) => !one.lagged)).toBe(true);
    expect(Object.values(damage).every((level) => level === 0)).toBe(true);
  });

  test('[PK-2.4] floatplanes wait in the home box', () => {
    const { planes } = scenario({ v21_3_floatplanes: true, v21_2_barbarigo: true });
    expect(planes.filter((one) => one.base === 'home').map((one) => one.id)).toEqual(['BV222', 'Z511']);
  });

  test('[PK-3.1] the Axis names the submarines that begin Submerged', () => {
    const state = scenario();
    play(state, declareStatus, { choices: ['submerge U-66', 'submerge U-130', 'done'] });
    expect(state.subs.filter((sub) => sub.status === 'submerged').map((sub) => sub.id)).toEqual(['U-66', 'U-130']);
  });

  test('[PK-17.1] the first wave: five boats, seven warships, five convoys', () => {
    const state = scenario();
    expect(state.subs.map(({ id, place }) => `${id} ${place}`)).toEqual([
      ...['U-66 CC', 'U-109 BB', 'U-123 CB', 'U-125 CB', 'U-130 BB'],
    ]);
    expect(state.ships).toHaveLength(7);
    expect(state.convoys.map(({ id, type, area, to }) => [id, type, area, to].join(' '))).toEqual([
      ...['C-1 IND CA trinidad', 'C-2 TNK DB newyork', 'C-3 IND DC newyork', 'C-4 OCN BB UK', 'C-5 TNK DN newyork'],
    ]);
    expect(state.planes).toHaveLength(17);
  });

  test('[PK-17.2] the second happy time: fifteen boats, eleven warships, seven convoys', () => {
    const state = scenario({ scenario: '17.2' });
    expect([state.subs.length, state.ships.length, state.convoys.length]).toEqual([15, 11, 7]);
    expect(state.planes).toHaveLength(26);
  });
});

describe('PK-4: the map', () => {
  test('[PK-4.1] 43 areas, and every way by sea leads back', () => {
    expect(AREA_IDS).toHaveLength(43);
    for (const id of AREA_IDS) for (const other of besideBySea(id)) expect(besideBySea(other)).toContain(id);
  });

  test('[PK-4.2] land bars ships, not aircraft; distances are the same both ways', () => {
    expect([seaDistance('DA', 'DB'), airDistance('DA', 'DB')]).toEqual([3, 1]);
    expect([seaDistance('CC', 'AL'), airDistance('CE', 'CA')]).toEqual([3, 4]);
    for (const one of AREA_IDS)
      for (const other of AREA_IDS) {
        expect(seaDistance(one, other)).toBe(seaDistance(other, one));
        expect(airDistance(one, other)).toBeLessThanOrEqual(seaDistance(one, other));
      }
  });

  test('[PK-4.3] small craft go from Boston to Panama, but not out to the Azores', () => {
    expect(AREA_IDS.filter(isCoastal)).toHaveLength(17);
    expect(coastalDistance('CA', 'EL')).toBeLessThan(99);
    expect(coastalDistance('CA', 'CE')).toBe(99);
  });

  test('[PK-4.4] five exits', () => {
    expect(EXITS).toEqual(['AL', 'BE', 'CF', 'DH', 'DT']);
  });

  test('[PK-4.5] twenty ports, ten of them American, and seventeen airbases', () => {
    expect(Object.keys(PORTS)).toHaveLength(20);
    expect(Object.keys(BASES)).toHaveLength(17);
    expect(AREA_IDS.flatMap((id) => americanPorts(id))).toHaveLength(10);
    expect(Object.keys(AREAS)).toContain(PORTS.boston.area);
  });

  test('[PK-4.6] any number of units may share an area', () => {
    const state = scenario();
    for (const id of ['DD-3', 'DD-4', 'DD-5', 'DD-6'] as const) ship(state, id, 'CA');
    expect(state.ships.filter((one) => one.area === 'CA')).toHaveLength(7);
    expect(warship('DD-3').mp).toBe(3);
  });
});

describe('PK-16.2: order of names', () => {
  test('[PK-16.2] numbers as numbers, digits before letters', () => {
    expect(['U-123', 'U-66', 'C-10', 'C-2', '13BG', '2BG', 'MilchCow'].sort(byName)).toEqual([
      ...['2BG', '13BG', 'C-2', 'C-10', 'MilchCow', 'U-66', 'U-123'],
    ]);
  });
});
