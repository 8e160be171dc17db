/** WPZ-22.0a  The scenarios: what they begin with and where everything stands unless its owner moves it. */
import type { AreaId } from './areas.ts';
import type { UnitType } from './types.ts';
import type { Nationality, UnitId } from './units.ts';
import type { BaseId, ZoneId } from './zones.ts';

type ScenarioId = 1 | 2;
export type StartPlace = AreaId | ZoneId | BaseId;

interface Scenario {
  readonly ap: { readonly german: number; readonly allied: number };
  readonly plans: { readonly german: number; readonly allied: number };
  readonly hasArmsRace: boolean;
  readonly patrols: number;
  readonly raiders: { readonly max: number; readonly types: readonly UnitType[] };
}

export const SCENARIOS: Readonly<Record<ScenarioId, Scenario>> = {
  1: {
    ap: { german: 2, allied: 0 },
    plans: { german: 1, allied: 0 },
    hasArmsRace: false,
    patrols: 2,
    raiders: { max: 2, types: ['BP', 'CA', 'CL', 'CS', 'AC'] },
  },
  2: {
    ap: { german: 3, allied: 2 },
    plans: { german: 2, allied: 1 },
    hasArmsRace: true,
    patrols: 3,
    raiders: { max: 3, types: ['BP', 'CA', 'CL', 'CS', 'AC', 'SS'] },
  },
};

/** WPZ-22.1  Turns of a game. */
export const LAST_TURN = 12;
/** WPZ-22.1.3b  The first turn with incidents. */
export const FIRST_INCIDENTS = 2;

/** WPZ-22.1.1b  Where the British set up. */
export const BRITISH_ZONES: readonly ZoneId[] = [
  'AM-GBR',
  'AN1-GBR',
  'BF1-ENG',
  'AH-CAN',
  'BA-CAN',
  'BB-CAN',
  'CG-GIB',
  'DC-BER',
  'DM-WIN',
];
export const BRITISH_SEAS: readonly AreaId[] = ['AM', 'AN1', 'BF1', 'AH', 'BA', 'BB', 'CG', 'DC', 'DM'];
/** WPZ-22.1.1b  Patrols, and the seas that a light cruiser guards. */
export const PATROL_TYPES: readonly UnitType[] = ['CA', 'CL', 'DD'];
export const GUARD_TYPE: UnitType = 'CL';
export const GUARDED_SEAS: readonly AreaId[] = ['DC', 'DM'];
/** WPZ-22.1.1c  Where the French set up. */
export const FRENCH_ZONES: readonly ZoneId[] = ['BF1-FRA', 'BF2-FRA'];
/** WPZ-22.1.1d  Where the Norwegians stand. */
export const NORWEGIAN_ZONES: readonly ZoneId[] = ['AF-NAR', 'AF-TRO', 'AN2-NOR'];
export const NORWEGIAN_SEAS: readonly AreaId[] = ['AF', 'AN2'];
/** WPZ-22.1.2b  German destroyers stay in the Baltic. */
export const DESTROYER_SEAS: readonly AreaId[] = ['AO', 'AG'];
/** WPZ-19.0  The iron ore convoys and their waters. */
export const ORE = { 'G-IO-1': 'AO', 'G-IO-2': 'AG' } as const;
/** WPZ-22.2  Escorts of the first convoy. */
export const FIRST_CONVOY_ESCORTS: readonly UnitId[] = ['B-DD-C', 'B-DDE-C'];
/** WPZ-22.2  Raiders that may carry a marine division. */
export const MARINE_RAIDERS: readonly UnitType[] = ['BP', 'CA', 'CL', 'CS'];

/** WPZ-22.0e  Where everything stands in scenario 1 unless its owner moves it. */
const FIRST = {
  'B-BB-1': 'AN1',
  'B-BC-1': 'AN1',
  'B-CV-1': 'AN1',
  'B-DD-1': 'AN1',
  'B-CL-1': 'AN1',
  'B-CA-1': 'AN1',
  'B-BB-3': 'AM',
  'B-BB-4': 'AM',
  'B-DD-2': 'AM',
  'B-TR-1': 'AM',
  'B-TR-2': 'AM',
  'B-SS-1': 'AM',
  'B-CV-2': 'AM',
  'B-BB-5': 'BA',
  'B-DD-3': 'BA',
  'B-DDE-1': 'BA',
  'B-CSG-1': 'BA',
  'B-DD-C': 'BA',
  'B-DDE-C': 'BA',
  'B-AC-1': 'BA',
  'B-DD-4': 'CG',
  'B-CL-3': 'DC',
  'B-CA-2': 'BE',
  'B-CL-2': 'BE',
  'B-F-1': 'PORTSMOUTH',
  'B-B-1': 'SCAPA_FLOW',
  'B-NB-1': 'WESTERN_APPROACHES',
  'B-SP-1': 'WESTERN_APPROACHES',
  'B-SP-2': 'HALIFAX',
  'B-INF-1': 'AM-GBR',
  'B-MAR-1': 'AM-GBR',
  'B-MAR-3': 'AM-GBR',
  'B-INF-3': 'BA-CAN',
  'B-INF-4': 'CG-GIB',
  'B-CD-1': 'CG-GIB',
  'B-CD-2': 'DC-BER',
  'F-BB-1': 'BF2',
  'F-BB-2': 'BF2',
  'F-BC-1': 'BF2',
  'F-CA-1': 'BF2',
  'F-CL-1': 'BF2',
  'F-DD-1': 'BF2',
  'F-DD-2': 'BF2',
  'F-SS-1': 'BF2',
  'F-F-1': 'CHANNEL_PORTS',
  'F-NB-1': 'BISCAY',
  'F-MTN-1': 'BF2-FRA',
  'F-INF-2': 'BF2-FRA',
  'D-CD-1': 'AN2-DEN',
  'N-CD-1': 'AF-NAR',
  'N-CD-2': 'AF-TRO',
  'N-CD-3': 'AN2-NOR',
  'N-INF-1': 'AN2-NOR',
  'N-DD-1': 'AN2',
  'G-BB-1': 'AO',
  'G-BB-2': 'AO',
  'G-BC-1': 'AO',
  'G-CV-1': 'AO',
  'G-BP-1': 'AO',
  'G-BP-2': 'BD',
  'G-CA-1': 'AO',
  'G-CL-1': 'AO',
  'G-CL-2': 'AO',
  'G-CS-1': 'AO',
  'G-DD-1': 'AO',
  'G-DD-2': 'AO',
  'G-DD-3': 'AO',
  'G-AC-1': 'DK',
  'G-SS-1': 'AO',
  'G-SS-2': 'AO',
  'G-SS-3': 'AO',
  'G-SS-4': 'AO',
  'G-SS-5': 'AO',
  'G-SS-6': 'AO',
  'G-SSC-1': 'AO',
  'G-LS-1': 'AO',
  'G-TR-1': 'AO',
  'G-TR-2': 'AO',
  'G-IO-1': 'AO',
  'G-IO-2': 'AG',
  'G-F-1': 'WILHELMSHAVEN',
  'G-B-1': 'WILHELMSHAVEN',
  'G-NB-1': 'WILHELMSHAVEN',
  'G-LR-1': 'WILHELMSHAVEN',
  'G-SP-1': 'WILHELMSHAVEN',
  'G-AT-1': 'WILHELMSHAVEN',
  'G-INF-1': 'AO-GER',
  'G-INF-2': 'AO-GER',
  'G-MTN-1': 'AO-GER',
  'G-ABN-1': 'AO-GER',
  'G-MAR-1': 'AO-GER',
} as const satisfies Partial<Record<UnitId, StartPlace>>;

/** Scenario 2 differs in these. */
const SECOND = {
  ...FIRST,
  'B-DDE-C': 'BB',
  'B-DD-4': 'CF',
  'G-BP-1': 'CD',
  'A-FC-1': 'BB',
} as const satisfies Partial<Record<UnitId, StartPlace>>;

export const DEPLOYMENTS: Readonly<Record<ScenarioId, Readonly<Partial<Record<UnitId, StartPlace>>>>> = {
  1: FIRST,
  2: SECOND,
};

/** WPZ-22.2  Where units of the arms race stand unless their owner moves them: at sea, on a base, on land. */
export const ARMS_RACE_PLACES: Readonly<
  Partial<Record<Nationality, { readonly naval: AreaId; readonly air: BaseId; readonly ground: ZoneId }>>
> = {
  GER: { naval: 'AO', air: 'WILHELMSHAVEN', ground: 'AO-GER' },
  GBR: { naval: 'AM', air: 'WESTERN_APPROACHES', ground: 'AM-GBR' },
  FRA: { naval: 'BF2', air: 'BISCAY', ground: 'BF2-FRA' },
};
export const CANADIAN_SEA: AreaId = 'BA';
