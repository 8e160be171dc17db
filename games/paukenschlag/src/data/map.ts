/** PK-4  The map: 43 areas of the German naval grid, with the ports and airbases that lie in them. */
import type { Side } from './sides.ts';

interface AreaData {
  /** Areas next to it by sea. */
  readonly sea: readonly string[];
  /** Areas next to it only for aircraft, because land lies between. */
  readonly air?: readonly string[];
  /** PK-4.3  Within reach of small craft. */
  readonly coastal?: true;
  /** PK-4.4  Submarines come and go here. */
  readonly exit?: true;
}

/** PK-4.1  The areas by their code on the grid. */
export const AREAS = {
  AH: { sea: ['AJ', 'BB'], air: ['BA'] },
  AJ: { sea: ['AH', 'AK', 'BB', 'BC'] },
  AK: { sea: ['AJ', 'AL', 'BC', 'BD'] },
  AL: { sea: ['AK', 'BD', 'BE'], exit: true },
  BA: { sea: ['BB', 'CA', 'CB'], air: ['AH'], coastal: true },
  BB: { sea: ['AH', 'AJ', 'BA', 'BC', 'CB', 'CC'], coastal: true },
  BC: { sea: ['AJ', 'AK', 'BB', 'BD', 'CC', 'CD'] },
  BD: { sea: ['AK', 'AL', 'BC', 'BE', 'CE'] },
  BE: { sea: ['AL', 'BD', 'CF'], exit: true },
  CA: { sea: ['BA', 'CB', 'DB', 'DC'], coastal: true },
  CB: { sea: ['BA', 'BB', 'CA', 'CC', 'DD', 'DE'] },
  CC: { sea: ['BB', 'BC', 'CB', 'CD', 'DE', 'DF'] },
  CD: { sea: ['BC', 'CC', 'CE', 'DF', 'DG'] },
  CE: { sea: ['BD', 'CD', 'CF', 'DG', 'DH'] },
  CF: { sea: ['BE', 'CE', 'DH'], exit: true },
  DA: { sea: ['DL'], air: ['DB'], coastal: true },
  DB: { sea: ['CA', 'DC', 'DM'], air: ['DA', 'DL'], coastal: true },
  DC: { sea: ['CA', 'DB', 'DD', 'DM', 'DN'], coastal: true },
  DD: { sea: ['CB', 'DC', 'DE', 'DO'], coastal: true },
  DE: { sea: ['CB', 'CC', 'DD', 'DF', 'DP'] },
  DF: { sea: ['CC', 'CD', 'DE', 'DG', 'DQ'] },
  DG: { sea: ['CD', 'CE', 'DF', 'DH', 'DR'] },
  DH: { sea: ['CE', 'CF', 'DG', 'DS', 'DT'], exit: true },
  DL: { sea: ['DA', 'DM', 'EA'], air: ['DB'], coastal: true },
  DM: { sea: ['DB', 'DC', 'DL', 'DN'], air: ['EB'], coastal: true },
  DN: { sea: ['DC', 'DM', 'DO', 'EC'], coastal: true },
  DO: { sea: ['DD', 'DN', 'DP', 'ED', 'EE'], coastal: true },
  DP: { sea: ['DE', 'DO', 'DQ', 'EE', 'EF'] },
  DQ: { sea: ['DF', 'DP', 'DR', 'EF', 'EG'] },
  DR: { sea: ['DG', 'DQ', 'DS', 'EG', 'EH'] },
  DS: { sea: ['DH', 'DR', 'DT', 'EH'] },
  DT: { sea: ['DH', 'DS'], exit: true },
  EA: { sea: ['DL', 'EB'], coastal: true },
  EB: { sea: ['EA', 'EC', 'EL'], air: ['DM'], coastal: true },
  EC: { sea: ['DN', 'EB', 'ED'], coastal: true },
  ED: { sea: ['DO', 'EC', 'EE', 'EO'], coastal: true },
  EE: { sea: ['DO', 'DP', 'ED', 'EF', 'EO', 'EP'] },
  EF: { sea: ['DP', 'DQ', 'EE', 'EG', 'EP'] },
  EG: { sea: ['DQ', 'DR', 'EF', 'EH'] },
  EH: { sea: ['DR', 'DS', 'EG'] },
  EL: { sea: ['EB'], coastal: true },
  EO: { sea: ['ED', 'EE', 'EP'], coastal: true },
  EP: { sea: ['EE', 'EF', 'EO'] },
} as const satisfies Record<string, AreaData>;

export type AreaId = keyof typeof AREAS;

interface PlaceData {
  readonly area: AreaId;
  readonly side: Side;
  readonly flak: number;
  /** A port of the United States or Puerto Rico, open to frogmen (PK-21.2.1). */
  readonly american?: true;
}

/** PK-4.5  Ports. Ponta Delgada exists only where Germany holds the Azores (PK-12.6). */
export const PORTS = {
  boston: { area: 'CA', side: 'allies', flak: 2, american: true },
  newyork: { area: 'CA', side: 'allies', flak: 3, american: true },
  norfolk: { area: 'CA', side: 'allies', flak: 3, american: true },
  charleston: { area: 'DB', side: 'allies', flak: 1, american: true },
  jacksonville: { area: 'DB', side: 'allies', flak: 1, american: true },
  miami: { area: 'DM', side: 'allies', flak: 1, american: true },
  keywest: { area: 'DM', side: 'allies', flak: 1, american: true },
  neworleans: { area: 'DA', side: 'allies', flak: 1, american: true },
  galveston: { area: 'DA', side: 'allies', flak: 1, american: true },
  sanjuan: { area: 'DO', side: 'allies', flak: 2, american: true },
  halifax: { area: 'BA', side: 'allies', flak: 2 },
  stjohns: { area: 'BB', side: 'allies', flak: 1 },
  bermuda: { area: 'DD', side: 'allies', flak: 1 },
  guantanamo: { area: 'DN', side: 'allies', flak: 1 },
  kingston: { area: 'EB', side: 'allies', flak: 1 },
  aruba: { area: 'EC', side: 'allies', flak: 1 },
  trinidad: { area: 'ED', side: 'allies', flak: 1 },
  colon: { area: 'EL', side: 'allies', flak: 3 },
  georgetown: { area: 'EO', side: 'allies', flak: 0 },
  pontadelgada: { area: 'CE', side: 'axis', flak: 2 },
} as const satisfies Record<string, PlaceData>;

/** PK-4.5, PK-12.1  Airbases. The two fields of the Azores exist only where Germany holds the islands (PK-12.6). */
export const BASES = {
  argentia: { area: 'BB', side: 'allies', flak: 1 },
  quonset: { area: 'CA', side: 'allies', flak: 2 },
  mitchel: { area: 'CA', side: 'allies', flak: 3 },
  lakehurst: { area: 'CA', side: 'allies', flak: 1 },
  langley: { area: 'CA', side: 'allies', flak: 3 },
  charlestonfield: { area: 'DB', side: 'allies', flak: 1 },
  jaxnas: { area: 'DB', side: 'allies', flak: 1 },
  miaminas: { area: 'DM', side: 'allies', flak: 1 },
  neworleansnas: { area: 'DA', side: 'allies', flak: 1 },
  bermudanas: { area: 'DD', side: 'allies', flak: 1 },
  gtmo: { area: 'DN', side: 'allies', flak: 1 },
  borinquen: { area: 'DO', side: 'allies', flak: 2 },
  hato: { area: 'EC', side: 'allies', flak: 1 },
  waller: { area: 'ED', side: 'allies', flak: 1 },
  cocosolo: { area: 'EL', side: 'allies', flak: 3 },
  lajes: { area: 'CE', side: 'axis', flak: 2 },
  rabodepeixe: { area: 'CE', side: 'axis', flak: 2 },
} as const satisfies Record<string, PlaceData>;

export type PortId = keyof typeof PORTS;
export type BaseId = keyof typeof BASES;
/** What can be bombed on shore. */
export type ShoreId = PortId | BaseId;

/** Where ocean convoys reach and leave the United Kingdom (PK-4.4). */
export const UNITED_KINGDOM = { id: 'UK', area: 'AL' } as const;
export type Destination = PortId | 'UK';

/** The area of the Azores. */
export const AZORES = 'CE';
