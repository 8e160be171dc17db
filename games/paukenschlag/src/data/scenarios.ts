/** PK-17  The two scenarios: who is where, who comes when, and what must be sunk. */
import type { PlaneId } from './aircraft.ts';
import type { ConvoyType } from './convoys.ts';
import type { AreaId, BaseId, Destination } from './map.ts';
import type { SubId } from './submarines.ts';
import type { ShipId } from './warships.ts';

/** The variants that move the threshold (PK-15.4). */
export type Shift =
  | 'v21_1_northAtlantic'
  | 'v21_2_barbarigo'
  | 'v21_3_floatplanes'
  | 'v21_4_canadians'
  | 'v21_5_damage'
  | 'hiddenSubmarines';

export interface Length {
  readonly turns: number;
  readonly threshold: number;
  readonly decisiveMargin: number;
  /** Added to the threshold for each variant in play. */
  readonly shifts: Readonly<Record<Shift, number>>;
  /** Added where the bombers of the Azores are left out. */
  readonly withoutBombers: number;
}

export interface Scenario {
  readonly firstDay: string;
  readonly submarines: Readonly<Partial<Record<SubId, AreaId>>>;
  readonly submarinesDue: readonly { readonly turn: number; readonly id: SubId }[];
  readonly axisAircraft: Readonly<Partial<Record<PlaneId, BaseId>>>;
  readonly warships: Readonly<Partial<Record<ShipId, AreaId>>>;
  readonly warshipsDue: readonly { readonly turn: number; readonly id: ShipId; readonly area: AreaId }[];
  readonly alliedAircraft: Readonly<Partial<Record<PlaneId, BaseId>>>;
  readonly aircraftDue: readonly { readonly turn: number; readonly id: PlaneId; readonly base: BaseId }[];
  /** Named C-1 onward in this order. */
  readonly convoys: readonly { readonly type: ConvoyType; readonly area: AreaId; readonly to: Destination }[];
  readonly full: Length;
  /** PK-18.9  The same in six turns. */
  readonly short: Length;
}

export const SCENARIOS: Readonly<Record<'17.1' | '17.2', Scenario>> = {
  '17.1': {
    firstDay: '1942-01-11',
    submarines: { 'U-123': 'CB', 'U-125': 'CB', 'U-66': 'CC', 'U-109': 'BB', 'U-130': 'BB' },
    submarinesDue: [
      { turn: 2, id: 'U-701' },
      { turn: 3, id: 'U-203' },
      { turn: 4, id: 'U-103' },
      { turn: 4, id: 'U-106' },
      { turn: 5, id: 'U-108' },
      { turn: 6, id: 'U-128' },
      { turn: 6, id: 'MilchCow' },
      { turn: 7, id: 'U-564' },
      { turn: 8, id: 'U-432' },
      { turn: 8, id: 'U-504' },
      { turn: 9, id: 'U-653' },
      { turn: 10, id: 'U-578' },
    ],
    axisAircraft: {
      'FW200-1': 'lajes',
      'FW200-2': 'rabodepeixe',
      'He177-1': 'lajes',
      'Me109-1': 'lajes',
      'Me109-2': 'rabodepeixe',
      'Me110-1': 'lajes',
    },
    warships: { 'DD-1': 'CA', 'DD-2': 'BB', 'CUT-1': 'CA', 'CUT-2': 'DB', 'CUT-3': 'DM', 'CUT-4': 'BA', 'ASW-1': 'CA' },
    warshipsDue: [
      { turn: 3, id: 'DD-3', area: 'CA' },
      { turn: 5, id: 'ASW-2', area: 'DM' },
      { turn: 7, id: 'DD-4', area: 'CA' },
      { turn: 9, id: 'ASW-3', area: 'CA' },
    ],
    alliedAircraft: {
      'VP-82': 'argentia',
      'VP-51': 'langley',
      'VP-74': 'bermudanas',
      'VP-31': 'borinquen',
      'VS-1D1': 'quonset',
      'VS-1D3': 'mitchel',
      'ZP-12': 'lakehurst',
      '13BG': 'mitchel',
      '2BG': 'langley',
      '33PG': 'mitchel',
      '8PG': 'langley',
    },
    aircraftDue: [
      { turn: 4, id: '45BG', base: 'quonset' },
      { turn: 6, id: 'VP-73', base: 'quonset' },
      { turn: 8, id: '92BS', base: 'langley' },
    ],
    convoys: [
      { type: 'IND', area: 'CA', to: 'trinidad' },
      { type: 'TNK', area: 'DB', to: 'newyork' },
      { type: 'IND', area: 'DC', to: 'newyork' },
      { type: 'OCN', area: 'BB', to: 'UK' },
      { type: 'TNK', area: 'DN', to: 'newyork' },
    ],
    full: {
      turns: 12,
      threshold: 160,
      decisiveMargin: 60,
      shifts: {
        v21_1_northAtlantic: 44,
        v21_2_barbarigo: 10,
        v21_3_floatplanes: 14,
        v21_4_canadians: -24,
        v21_5_damage: -2,
        hiddenSubmarines: 14,
      },
      withoutBombers: -44,
    },
    short: {
      turns: 6,
      threshold: 76,
      decisiveMargin: 30,
      shifts: {
        v21_1_northAtlantic: 20,
        v21_2_barbarigo: 4,
        v21_3_floatplanes: 8,
        v21_4_canadians: -4,
        v21_5_damage: 0,
        hiddenSubmarines: 6,
      },
      withoutBombers: -24,
    },
  },
  '17.2': {
    firstDay: '1942-04-13',
    submarines: {
      'U-85': 'CA',
      'U-654': 'CA',
      'U-203': 'CA',
      'U-571': 'CB',
      'U-109': 'CB',
      'U-123': 'DC',
      'U-66': 'ED',
      'U-154': 'EC',
      'U-201': 'CD',
      'U-108': 'CD',
      'U-333': 'CC',
      MilchCow: 'CC',
      'U-125': 'CE',
      'U-506': 'CE',
      'U-507': 'CE',
    },
    submarinesDue: [
      { turn: 2, id: 'U-103' },
      { turn: 2, id: 'U-106' },
      { turn: 3, id: 'U-564' },
      { turn: 5, id: 'U-653' },
      { turn: 6, id: 'U-504' },
      { turn: 6, id: 'U-432' },
      { turn: 8, id: 'U-578' },
      { turn: 11, id: 'U-701' },
    ],
    axisAircraft: {
      'FW200-1': 'lajes',
      'FW200-2': 'rabodepeixe',
      'He177-1': 'lajes',
      'He177-2': 'rabodepeixe',
      'Me264-1': 'lajes',
      'Me109-1': 'lajes',
      'Me109-2': 'rabodepeixe',
      'Me110-1': 'lajes',
    },
    warships: {
      'DD-1': 'CA',
      'DD-2': 'CA',
      'DD-3': 'DB',
      'DD-4': 'BB',
      'CUT-1': 'CA',
      'CUT-2': 'DB',
      'CUT-3': 'DM',
      'CUT-4': 'BA',
      'ASW-1': 'CA',
      'ASW-2': 'DM',
      'ASW-3': 'CA',
    },
    warshipsDue: [
      { turn: 3, id: 'DD-5', area: 'CA' },
      { turn: 5, id: 'CUT-5', area: 'DA' },
      { turn: 5, id: 'TF-1', area: 'CA' },
      { turn: 7, id: 'DD-6', area: 'CA' },
      { turn: 9, id: 'ASW-4', area: 'DM' },
    ],
    alliedAircraft: {
      'VP-82': 'argentia',
      'VP-51': 'langley',
      'VP-73': 'quonset',
      'VP-74': 'bermudanas',
      'VP-31': 'borinquen',
      'VP-32': 'cocosolo',
      'VS-1D1': 'quonset',
      'VS-1D3': 'mitchel',
      'VS-1D5': 'langley',
      'ZP-12': 'lakehurst',
      '13BG': 'mitchel',
      '45BG': 'langley',
      '92BS': 'charlestonfield',
      '2BG': 'langley',
      '43BG': 'argentia',
      '33PG': 'mitchel',
      '8PG': 'langley',
      '31PG': 'quonset',
    },
    aircraftDue: [
      { turn: 3, id: 'VP-92', base: 'gtmo' },
      { turn: 5, id: '17BG', base: 'jaxnas' },
      { turn: 5, id: 'VS-1D7', base: 'miaminas' },
      { turn: 7, id: '3BS', base: 'langley' },
      { turn: 9, id: '14PG', base: 'mitchel' },
    ],
    convoys: [
      { type: 'IND', area: 'CA', to: 'trinidad' },
      { type: 'TNK', area: 'DB', to: 'newyork' },
      { type: 'IND', area: 'DC', to: 'newyork' },
      { type: 'OCN', area: 'BB', to: 'UK' },
      { type: 'TNK', area: 'DN', to: 'newyork' },
      { type: 'TNK', area: 'DM', to: 'newyork' },
      { type: 'IND', area: 'DO', to: 'newyork' },
    ],
    full: {
      turns: 15,
      threshold: 250,
      decisiveMargin: 60,
      shifts: {
        v21_1_northAtlantic: 16,
        v21_2_barbarigo: 12,
        v21_3_floatplanes: 4,
        v21_4_canadians: -24,
        v21_5_damage: -8,
        hiddenSubmarines: 16,
      },
      withoutBombers: -47,
    },
    short: {
      turns: 6,
      threshold: 196,
      decisiveMargin: 30,
      shifts: {
        v21_1_northAtlantic: 16,
        v21_2_barbarigo: 4,
        v21_3_floatplanes: 12,
        v21_4_canadians: -12,
        v21_5_damage: 0,
        hiddenSubmarines: 6,
      },
      withoutBombers: -42,
    },
  },
};
export type ScenarioId = keyof typeof SCENARIOS;
