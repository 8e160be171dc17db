/** PK-12  Air units of both sides and the models they fly. */
import type { Side } from './sides.ts';

interface AirModel {
  readonly kind: 'patrol' | 'blimp' | 'bomber' | 'fighter' | 'floatplane';
  /** In areas by air; floatplanes reach everywhere. */
  readonly range: number;
  readonly air: number;
  readonly search: number;
  readonly asw: number;
  readonly bomb: number;
  readonly huffDuff?: true;
}

const AIR_MODELS = {
  PBY: { kind: 'patrol', range: 2, air: 1, search: 3, asw: 2, bomb: 1, huffDuff: true },
  PBM: { kind: 'patrol', range: 2, air: 1, search: 3, asw: 2, bomb: 1, huffDuff: true },
  PBO: { kind: 'patrol', range: 1, air: 1, search: 3, asw: 3, bomb: 1 },
  OS2U: { kind: 'patrol', range: 0, air: 0, search: 2, asw: 1, bomb: 0 },
  ZP: { kind: 'blimp', range: 1, air: 0, search: 4, asw: 1, bomb: 0, huffDuff: true },
  'B-18': { kind: 'bomber', range: 1, air: 1, search: 2, asw: 1, bomb: 2 },
  'B-18B': { kind: 'bomber', range: 1, air: 1, search: 3, asw: 2, bomb: 2, huffDuff: true },
  'A-29': { kind: 'bomber', range: 1, air: 1, search: 2, asw: 2, bomb: 1 },
  'B-25': { kind: 'bomber', range: 1, air: 2, search: 2, asw: 2, bomb: 2 },
  'B-17': { kind: 'bomber', range: 4, air: 3, search: 2, asw: 2, bomb: 3 },
  'P-39': { kind: 'fighter', range: 0, air: 2, search: 0, asw: 0, bomb: 0 },
  'P-40': { kind: 'fighter', range: 0, air: 3, search: 0, asw: 0, bomb: 0 },
  'P-38': { kind: 'fighter', range: 1, air: 4, search: 0, asw: 0, bomb: 0 },
  'FW 200': { kind: 'bomber', range: 4, air: 1, search: 0, asw: 0, bomb: 2 },
  'He 177': { kind: 'bomber', range: 4, air: 2, search: 0, asw: 0, bomb: 3 },
  'Me 264': { kind: 'bomber', range: 5, air: 2, search: 0, asw: 0, bomb: 3 },
  'Me 109': { kind: 'fighter', range: 0, air: 4, search: 0, asw: 0, bomb: 0 },
  'Me 110': { kind: 'fighter', range: 2, air: 3, search: 0, asw: 0, bomb: 0 },
  'BV 222': { kind: 'floatplane', range: 99, air: 2, search: 0, asw: 0, bomb: 2 },
  'Z.511': { kind: 'floatplane', range: 99, air: 1, search: 0, asw: 0, bomb: 2 },
} as const satisfies Record<string, AirModel>;
type AirModelId = keyof typeof AIR_MODELS;

/** Every air counter. BV222 and Z511 come only with PK-21.3. */
export const AIRCRAFT = {
  'VP-31': { side: 'allies', model: 'PBY', unit: 'VP-31' },
  'VP-32': { side: 'allies', model: 'PBY', unit: 'VP-32' },
  'VP-51': { side: 'allies', model: 'PBY', unit: 'VP-51' },
  'VP-73': { side: 'allies', model: 'PBY', unit: 'VP-73' },
  'VP-92': { side: 'allies', model: 'PBY', unit: 'VP-92' },
  'VP-74': { side: 'allies', model: 'PBM', unit: 'VP-74' },
  'VP-82': { side: 'allies', model: 'PBO', unit: 'VP-82' },
  'VS-1D1': { side: 'allies', model: 'OS2U', unit: 'VS-1D1' },
  'VS-1D3': { side: 'allies', model: 'OS2U', unit: 'VS-1D3' },
  'VS-1D5': { side: 'allies', model: 'OS2U', unit: 'VS-1D5' },
  'VS-1D7': { side: 'allies', model: 'OS2U', unit: 'VS-1D7' },
  'ZP-12': { side: 'allies', model: 'ZP', unit: 'ZP-12' },
  '13BG': { side: 'allies', model: 'B-18', unit: '13th Bomb Group' },
  '45BG': { side: 'allies', model: 'B-18', unit: '45th Bomb Group' },
  '3BS': { side: 'allies', model: 'B-18B', unit: 'Sea-search Bolos' },
  '92BS': { side: 'allies', model: 'A-29', unit: '92nd Bomb Sqn' },
  '17BG': { side: 'allies', model: 'B-25', unit: '17th Bomb Group' },
  '2BG': { side: 'allies', model: 'B-17', unit: '2nd Bomb Group' },
  '43BG': { side: 'allies', model: 'B-17', unit: '43rd Bomb Group' },
  '33PG': { side: 'allies', model: 'P-40', unit: '33rd Pursuit Group' },
  '8PG': { side: 'allies', model: 'P-39', unit: '8th Pursuit Group' },
  '31PG': { side: 'allies', model: 'P-39', unit: '31st Pursuit Group' },
  '14PG': { side: 'allies', model: 'P-38', unit: '14th Pursuit Group' },
  'FW200-1': { side: 'axis', model: 'FW 200', unit: '1./KG 40' },
  'FW200-2': { side: 'axis', model: 'FW 200', unit: '3./KG 40' },
  'He177-1': { side: 'axis', model: 'He 177', unit: '1./KG 50' },
  'He177-2': { side: 'axis', model: 'He 177', unit: '2./KG 50' },
  'Me264-1': { side: 'axis', model: 'Me 264', unit: 'Sonderstaffel' },
  'Me109-1': { side: 'axis', model: 'Me 109', unit: '1./JG Azoren' },
  'Me109-2': { side: 'axis', model: 'Me 109', unit: '2./JG Azoren' },
  'Me110-1': { side: 'axis', model: 'Me 110', unit: '3./ZG 26' },
  BV222: { side: 'axis', model: 'BV 222', unit: 'BV-222' },
  Z511: { side: 'axis', model: 'Z.511', unit: 'Cant. Z-511' },
} as const satisfies Record<string, { readonly side: Side; readonly model: AirModelId; readonly unit: string }>;
export type PlaneId = keyof typeof AIRCRAFT;

export const model = (id: PlaneId): AirModel => AIR_MODELS[AIRCRAFT[id].model];

/** PK-21.3  The two floatplanes. */
export const FLYING_BOAT = 'BV222';
export const SEAPLANE = 'Z511';

/** PK-5.3.6  How far a unit may go to another base. */
export const REBASE_RANGE = 3;
/** PK-12.6, PK-21.3.1  Turns from a mission to the next. */
export const TURNS_ON_TRACK = 2;
/** PK-12.4, PK-9.4.1  At most so many escorts, and so many interceptors. */
export const MOST_FIGHTERS = 2;
