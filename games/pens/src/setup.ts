/** The position of 10 May 1940, from which every game begins. */
import type { Options } from '@derby/kernel';
import { TERRITORIES } from './data/map.ts';
import { POWERS } from './data/powers.ts';
import { SETUP } from './data/setup.ts';
import type { UnitType } from './data/units.ts';
import { addUnit } from './forces.ts';
import { TERRITORY_IDS } from './geography.ts';
import { OPTIONS, type OptionId } from './options.ts';
import type { Controller, Pens, StandingOrders, State } from './state.ts';

type Control = State['control'];

export function setup(chosen: Options<Pens>): State {
  const options = Object.fromEntries(OPTIONS.map(({ id }) => [id, chosen[id] === true])) as Record<OptionId, boolean>;
  const state: State = {
    options,
    round: 1,
    turn: 'GER',
    phase: 'round-start',
    control: originalControl(),
    noted: originalControl(),
    factoryDamage: {},
    treasury: {
      GER: POWERS.GER.treasury,
      UK: POWERS.UK.treasury,
      ITA: POWERS.ITA.treasury,
      USA: POWERS.USA.treasury,
    },
    tonnage: 0,
    units: [],
    pens: [],
    nextUnit: 1,
    nextPen: 1,
    disturbed: [],
    usaAtWar: false,
    armistice: false,
    italySurrendered: false,
    vichyAttackedBy: { axis: false, allies: false },
    east: { sent: 0, fighters: 0, extraLevy: 0 },
    bought: {},
    placed: {},
    battle: null,
    settled: { raid: [], fleet: [], hunt: [], land: [] },
    brokeOff: [],
    orders: { axis: noOrders(), allies: noOrders() },
    ended: null,
  };
  for (const { at, power, units } of SETUP) {
    for (const [type, count] of Object.entries(units)) {
      for (let i = 0; i < count; i++) addUnit(state, type as UnitType, power, at);
    }
  }
  return state;
}

/** HOST-1.5  Every territory begins with its original owner. */
function originalControl(): Control {
  const control: Partial<Control> = {};
  for (const id of TERRITORY_IDS) control[id] = TERRITORIES[id].start satisfies Controller;
  return control as Control;
}

const noOrders = (): StandingOrders => ({ intercept: 'ask', submerge: 'ask', losses: 'ask' });
