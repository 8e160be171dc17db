/** WPZ-M.2, WPZ-M.3  The 24 land zones, the ways between them, and the 24 bases. */
import type { AreaId } from './areas.ts';
import type { Power } from './powers.ts';

/** Home land, an ordinary coast, a small island, or Gibraltar (WPZ-2.1h). */
type ZoneKind = 'home' | 'coast' | 'island' | 'gibraltar';
/** Whose it is at the start: a side's, the neutral United States', or as the third powers roll (WPZ-20.1). */
type StartControl = 'german' | 'allied' | 'us' | 'power';

/** Area, kind, third power, control at the start, whether that never changes (WPZ-5.1c), point on the board. */
type ZoneRow = readonly [
  area: AreaId,
  kind: ZoneKind,
  power: Power | null,
  start: StartControl,
  isPermanent: boolean,
  x: number,
  y: number,
];

export const ZONES = {
  'AB-GRL': ['AB', 'coast', 'greenland', 'power', false, 355, 86],
  'AC-GRL': ['AC', 'coast', 'greenland', 'power', false, 427, 59],
  'AD-ICE': ['AD', 'coast', 'iceland', 'power', false, 605, 108],
  'AF-NAR': ['AF', 'coast', 'norway', 'power', false, 927, 70],
  'AF-TRO': ['AF', 'coast', 'norway', 'power', false, 877, 118],
  'AH-CAN': ['AH', 'home', null, 'allied', true, 209, 226],
  'AM-GBR': ['AM', 'home', null, 'allied', true, 727, 221],
  'AN1-GBR': ['AN1', 'home', null, 'allied', true, 736, 185],
  'AN2-NOR': ['AN2', 'coast', 'norway', 'power', false, 845, 156],
  'AN2-DEN': ['AN2', 'coast', 'denmark', 'power', false, 859, 201],
  'AO-GER': ['AO', 'home', null, 'german', true, 873, 242],
  'BA-CAN': ['BA', 'home', null, 'allied', true, 173, 312],
  'BB-CAN': ['BB', 'home', null, 'allied', true, 264, 285],
  'BF1-ENG': ['BF1', 'home', null, 'allied', true, 759, 250],
  'BF1-FRA': ['BF1', 'home', null, 'allied', true, 786, 275],
  'BF2-FRA': ['BF2', 'home', null, 'allied', true, 768, 307],
  'CA-USA': ['CA', 'home', null, 'us', true, 73, 366],
  'CE-AZO': ['CE', 'island', 'azores', 'power', false, 527, 393],
  'CG-GIB': ['CG', 'gibraltar', null, 'allied', false, 725, 418],
  'DB-USA': ['DB', 'home', null, 'us', true, 27, 452],
  'DC-BER': ['DC', 'island', null, 'allied', false, 184, 460],
  'DG-CNY': ['DG', 'island', 'canaries', 'power', false, 630, 506],
  'DH-WAF': ['DH', 'coast', null, 'allied', false, 623, 646],
  'DM-WIN': ['DM', 'home', null, 'allied', true, 82, 614],
} as const satisfies Record<string, ZoneRow>;

export type ZoneId = keyof typeof ZONES;
export const ZONE_IDS = Object.keys(ZONES) as ZoneId[];

/** WPZ-9.1b  Ground units of a side on a small island or in Gibraltar. */
export const ISLAND_LIMIT = 2;

/** WPZ-10.5a  Land zones that are adjacent; mountains ask for a die (WPZ-10.5.1b). */
export const LAND_EDGES: readonly (readonly [ZoneId, ZoneId, 'plain' | 'mountain'])[] = [
  ['AB-GRL', 'AC-GRL', 'mountain'],
  ['AF-NAR', 'AF-TRO', 'mountain'],
  ['AF-TRO', 'AN2-NOR', 'mountain'],
  ['AN2-DEN', 'AO-GER', 'plain'],
  ['AM-GBR', 'AN1-GBR', 'plain'],
  ['AM-GBR', 'BF1-ENG', 'plain'],
  ['AN1-GBR', 'BF1-ENG', 'plain'],
  ['BF1-FRA', 'BF2-FRA', 'plain'],
  ['AH-CAN', 'BA-CAN', 'plain'],
  ['BA-CAN', 'CA-USA', 'plain'],
  ['CA-USA', 'DB-USA', 'plain'],
];

type BaseSize = 'major' | 'minor';

/** Zone, size, victory points for the Germans and for the Allies (WPZ-4.2.1). */
type BaseRow = readonly [zone: ZoneId, size: BaseSize, vpGerman: number, vpAllied: number];

export const BASES = {
  WILHELMSHAVEN: ['AO-GER', 'major', 0, 0],
  BALTIC_PORTS: ['AO-GER', 'major', 0, 0],
  PORTSMOUTH: ['BF1-ENG', 'major', 0, 0],
  SCAPA_FLOW: ['AN1-GBR', 'major', 0, 0],
  WESTERN_APPROACHES: ['AM-GBR', 'major', 0, 0],
  CHANNEL_PORTS: ['BF1-FRA', 'major', 0, 0],
  BISCAY: ['BF2-FRA', 'major', 0, 0],
  GOOSE_BAY: ['AH-CAN', 'minor', 0, 0],
  HALIFAX: ['BA-CAN', 'major', 0, 0],
  ST_JOHNS: ['BB-CAN', 'minor', 0, 0],
  CARIBBEAN: ['DM-WIN', 'minor', 0, 0],
  NEW_YORK: ['CA-USA', 'major', 0, 0],
  CHARLESTON: ['DB-USA', 'major', 0, 0],
  GIBRALTAR: ['CG-GIB', 'major', 4, 2],
  BERMUDA: ['DC-BER', 'minor', 0, 0],
  AZORES: ['CE-AZO', 'minor', 2, 4],
  CANARIES: ['DG-CNY', 'minor', 1, 2],
  ICELAND: ['AD-ICE', 'minor', 2, 4],
  IVIGTUT: ['AB-GRL', 'minor', 1, 2],
  NARVIK: ['AF-NAR', 'minor', 4, 2],
  TRONDHEIM: ['AF-TRO', 'minor', 2, 2],
  BERGEN: ['AN2-NOR', 'minor', 1, 1],
  COPENHAGEN: ['AN2-DEN', 'minor', 1, 1],
  DAKAR: ['DH-WAF', 'minor', 0, 0],
} as const satisfies Record<string, BaseRow>;

export type BaseId = keyof typeof BASES;
export const BASE_IDS = Object.keys(BASES) as BaseId[];

/** WPZ-9.2b  Air units of a side: on a major base away from home, and on any minor base. */
export const MAJOR_CAPACITY = 4;
export const MINOR_CAPACITY = 2;
