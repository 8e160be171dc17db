/** PK-3  Setting up: the scenario's units where it puts them, with full boxes and nothing damaged. */
import type { Options } from '@derby/kernel';
import { FLYING_BOAT, type PlaneId, SEAPLANE } from './data/aircraft.ts';
import { type ConvoyType, convoyData } from './data/convoys.ts';
import type { AreaId, BaseId, Destination, ShoreId } from './data/map.ts';
import { SCENARIOS, type ScenarioId } from './data/scenarios.ts';
import { FUEL_BOXES, MILCH_COW, SUPPLY_BOXES, type SubId, TORPEDO_BOXES } from './data/submarines.ts';
import type { ShipId } from './data/warships.ts';
import { BASE_IDS, PORT_IDS } from './geography.ts';
import { insert } from './ids.ts';
import type { Settings } from './options.ts';
import { noOrders } from './standing-orders.ts';
import type { Convoy, Drumbeat, Plane, State, Submarine, Warship } from './state.ts';

/** PK-3.1  The Allies are placed, then the Axis. What remains, the status of every submarine, is the first phase of play. */
export function setup(options: Options<Drumbeat>): State {
  const state = emptyTable(settingsOf(options));
  const scenario = SCENARIOS[state.options.scenario];
  for (const [id, area] of entries(scenario.warships)) insert(state.ships, newShip(id, area));
  for (const [id, base] of entries(scenario.alliedAircraft)) insert(state.planes, newPlane(id, base));
  for (const { type, area, to } of scenario.convoys) addConvoy(state, type, area, to);
  for (const [id, area] of entries(scenario.submarines))
    insert(state.subs, newSubmarine(id, { place: area, seenAt: area, seenOn: 0 }));
  if (state.options.amerikaBombers)
    for (const [id, base] of entries(scenario.axisAircraft)) insert(state.planes, newPlane(id, base));
  if (state.options.v21_3_floatplanes) insert(state.planes, newPlane(FLYING_BOAT, 'home')); // PK-21.3
  if (state.options.v21_3_floatplanes && state.options.v21_2_barbarigo)
    insert(state.planes, newPlane(SEAPLANE, 'home'));
  return state;
}

const entries = <K extends string, V>(record: Readonly<Partial<Record<K, V>>>): [K, V][] =>
  Object.entries(record) as [K, V][];

/** Frozen, so that copies of the state share them. */
const settingsOf = (options: Options<Drumbeat>): Settings =>
  Object.freeze({
    scenario: options.scenario as ScenarioId,
    v21_1_northAtlantic: options.v21_1_northAtlantic === true,
    v21_2_barbarigo: options.v21_2_barbarigo === true,
    v21_3_floatplanes: options.v21_3_floatplanes === true,
    v21_4_canadians: options.v21_4_canadians === true,
    v21_5_damage: options.v21_5_damage === true,
    amerikaBombers: options.amerikaBombers === true,
    hiddenSubmarines: options.hiddenSubmarines === true,
    handicap: Number(options.handicap),
    shortGame: options.shortGame === true,
    roundCap: Number(options.roundCap),
  });

/** A table before anything is on it. */
function emptyTable(options: Settings): State {
  const both = { axis: false, allies: false };
  return {
    ...{ options, turn: 1, phase: 'set-up', event: null, subs: [], ships: [], convoys: [], planes: [] },
    damage: Object.fromEntries([...PORT_IDS, ...BASE_IDS].map((id) => [id, 0])) as Record<ShoreId, number>,
    score: {
      ...{ merchants: 0, warships: 0, alliedShore: 0, alliedAircraft: 0 },
      ...{ submarines: 0, outOfGame: 0, arrived: 0, axisShore: 0, axisAircraft: 0 },
    },
    ...{ lost: [], orders: { axis: noOrders(), allies: noOrders() }, toAct: 'allies', finished: both },
    ...{ due: [], struckOff: [], firstBoat: 0 },
    barbarigo: { entry: 0, mode: null, known: false, attacks: 0, flown: false },
    ...{
      nextConvoy: 1,
      refits: 0,
      sortie: null,
      activation: null,
      contact: null,
      lastDeed: '',
      containers: [],
      searched: [],
    },
    ...{ batteriesHit: false, ended: null },
  };
}

/** PK-3.2, PK-20.1  An undetected submarine with full boxes. */
export const newSubmarine = (id: SubId, over: Partial<Submarine>): Submarine => ({
  id,
  place: 'home',
  status: 'surfaced',
  detected: false,
  torpedoes: id === MILCH_COW ? 0 : TORPEDO_BOXES,
  fuel: FUEL_BOXES,
  damage: 0,
  supply: id === MILCH_COW ? SUPPLY_BOXES : 0,
  activated: false,
  movedAgain: false,
  met: false,
  keptUp: false,
  hasFired: false,
  back: 0,
  seenAt: null,
  seenOn: 0,
  seenAs: null,
  ...over,
});

export const newShip = (id: ShipId, area: AreaId): Warship => ({
  ...{ id, area, detected: false, activated: false, met: false, convoy: null },
});

export const newPlane = (id: PlaneId, base: BaseId | 'home'): Plane => ({
  ...{ id, state: 'ready', base, at: null, slot: 0, patrolled: null, support: null, doubled: false },
});

/** PK-10.2, PK-16.2  The next convoy by number. */
export function addConvoy(state: State, type: ConvoyType, area: AreaId, to: Destination): Convoy {
  const { steps } = convoyData(type);
  const convoy: Convoy = {
    ...{ id: `C-${state.nextConvoy}` as const, type, to, area, steps },
    ...{ detected: false, activated: false, met: false, lagged: false, gained: false },
  };
  state.nextConvoy += 1;
  insert(state.convoys, convoy);
  return convoy;
}
