/** WPZ-2.0, WPZ-2.3, WPZ-M.9, WPZ-1.1, WPZ-2.9  The 195 unit counters: figures only. */
import { TYPES, type TypeSpec, type UnitType } from './types.ts';

/** WPZ-2.8  ANY is the common Allied shipping, which sails with every Allied nationality. */
export type Nationality = 'GER' | 'ITA' | 'GBR' | 'FRA' | 'USA' | 'NOR' | 'DEN' | 'ANY';
/** How a counter comes into play: at the start, from the pool, from a display, with a third power, or (opt, WPZ-2.4) never. */
export type Entry = 'start' | 'pool' | 'special' | 'us' | 'convoy' | 'third' | 'opt';
/** WPZ-M.9  Anti-air, anti-surface, anti-submarine, anti-ground. */
type Factors = readonly [aa: number, as: number, ab: number, ag: number];

/** Identity, nationality, type, factors of the full and of the reduced side, movement factor or range, entry, notes. */
type Row = readonly [
  /** Whose it is, what it is, and which one (NATIONS, SORTS). */
  id: string,
  full: Factors,
  reduced: Factors | null,
  mf: number,
  entry: Entry,
  ...notes: string[],
];

const ROWS = [
  ['G-BB-1', [2, 4, 1, 3], null, 3, 'start'],
  ['G-BB-2', [2, 5, 1, 4], null, 3, 'start'],
  ['G-BB-3', [2, 5, 1, 4], null, 3, 'pool'],
  ['G-BC-1', [2, 3, 1, 2], null, 4, 'start'],
  ['G-BC-2', [2, 4, 1, 2], null, 4, 'pool'],
  ['G-CV-1', [3, 3, 2, 2], [1, 2, 1, 1], 3, 'start'],
  ['G-CV-2', [3, 3, 2, 2], [1, 2, 1, 1], 3, 'pool'],
  ['G-CVL-1', [2, 2, 2, 1], [1, 1, 1, 0], 3, 'pool'],
  ['G-CVF-1', [2, 3, 1, 1], [1, 2, 1, 1], 4, 'pool'],
  ['G-AV-1', [1, 1, 2, 0], [1, 0, 1, 0], 3, 'pool'],
  ['G-BP-1', [1, 2, 1, 2], null, 4, 'start'],
  ['G-BP-2', [2, 3, 1, 2], null, 4, 'start'],
  ['G-BP-3', [2, 3, 1, 2], null, 4, 'pool'],
  ['G-CA-1', [2, 3, 1, 2], null, 4, 'start'],
  ['G-CL-1', [1, 2, 1, 1], null, 3, 'start'],
  ['G-CL-2', [2, 2, 1, 1], null, 4, 'start'],
  ['G-CL-3', [2, 2, 1, 1], null, 4, 'pool'],
  ['G-CS-1', [1, 2, 2, 1], null, 4, 'start'],
  ['G-CS-2', [1, 2, 2, 1], null, 4, 'pool'],
  ['G-CS-3', [1, 2, 2, 1], null, 4, 'pool'],
  ['G-DD-1', [1, 2, 2, 1], null, 3, 'start'],
  ['G-DD-2', [1, 2, 2, 1], null, 3, 'start'],
  ['G-DD-3', [1, 2, 2, 1], null, 3, 'start'],
  ['G-DD-4', [1, 2, 2, 1], null, 3, 'pool'],
  ['G-AC-1', [1, 2, 0, 0], null, 4, 'start'],
  ['G-AC-2', [1, 2, 0, 0], null, 4, 'pool'],
  ['G-SS-1', [0, 2, 1, 0], null, 3, 'start'],
  ['G-SS-2', [0, 2, 1, 0], null, 3, 'start'],
  ['G-SS-3', [0, 2, 1, 0], null, 3, 'start'],
  ['G-SS-4', [0, 2, 1, 0], null, 3, 'start'],
  ['G-SS-5', [0, 2, 1, 0], null, 3, 'start'],
  ['G-SS-6', [0, 2, 1, 0], null, 3, 'start'],
  ['G-SS-7', [0, 2, 1, 0], null, 3, 'pool'],
  ['G-SS-8', [0, 3, 1, 0], null, 3, 'pool'],
  ['G-SS-9', [0, 3, 1, 0], null, 3, 'pool'],
  ['G-SSC-1', [0, 3, 0, 0], null, 4, 'start'],
  ['G-SSC-2', [0, 3, 0, 0], null, 4, 'pool'],
  ['G-LS-1', [1, 0, 0, 1], [0, 0, 0, 0], 3, 'start'],
  ['G-LS-2', [1, 0, 0, 1], [0, 0, 0, 0], 3, 'pool'],
  ['G-TR-1', [1, 0, 0, 0], [0, 0, 0, 0], 3, 'start'],
  ['G-TR-2', [1, 0, 0, 0], [0, 0, 0, 0], 3, 'start'],
  ['G-TR-3', [1, 0, 0, 0], [0, 0, 0, 0], 3, 'pool'],
  ['G-IO-1', [1, 0, 1, 0], [0, 0, 0, 0], 0, 'start'],
  ['G-IO-2', [1, 0, 1, 0], [0, 0, 0, 0], 0, 'start'],
  ['I-SS-1', [0, 2, 0, 0], null, 3, 'special'],
  ['G-F-1', [4, 1, 0, 1], null, 1, 'start'],
  ['G-F-2', [4, 1, 0, 1], null, 1, 'pool'],
  ['G-B-1', [1, 2, 0, 3], null, 2, 'start'],
  ['G-B-2', [1, 2, 0, 3], null, 2, 'pool'],
  ['G-NB-1', [1, 3, 1, 2], null, 2, 'start'],
  ['G-LR-1', [1, 2, 1, 1], null, 3, 'start'],
  ['G-LR-2', [1, 2, 1, 1], null, 4, 'pool'],
  ['G-SP-1', [1, 1, 2, 0], null, 3, 'start'],
  ['G-SPT-1', [0, 0, 0, 0], null, 3, 'pool'],
  ['G-AT-1', [0, 0, 0, 0], null, 2, 'start'],
  ['G-AT-2', [0, 0, 0, 0], null, 2, 'pool'],
  ['G-INF-1', [1, 0, 0, 3], [1, 0, 0, 2], 1, 'start'],
  ['G-INF-2', [1, 0, 0, 2], [0, 0, 0, 1], 1, 'start'],
  ['G-INF-3', [1, 0, 0, 2], [0, 0, 0, 1], 1, 'pool'],
  ['G-MEC-1', [2, 0, 0, 4], [1, 0, 0, 2], 2, 'pool'],
  ['G-MTN-1', [1, 0, 0, 3], [0, 0, 0, 2], 1, 'start'],
  ['G-MTN-2', [1, 0, 0, 3], [0, 0, 0, 2], 1, 'pool'],
  ['G-ABN-1', [1, 0, 0, 3], [0, 0, 0, 2], 1, 'start'],
  ['G-MAR-1', [1, 0, 0, 3], [0, 0, 0, 2], 1, 'start', 'division'],
  ['G-MAR-2', [1, 0, 0, 3], [0, 0, 0, 2], 1, 'pool', 'division'],
  ['G-MAR-3', [0, 0, 0, 3], null, 1, 'pool'],
  ['G-CD-1', [2, 2, 1, 2], null, 0, 'special'],
  ['G-CD-2', [2, 2, 1, 2], null, 0, 'special'],
  ['G-CD-3', [2, 2, 1, 2], null, 0, 'special'],
  ['G-CD-4', [2, 2, 1, 2], null, 0, 'special'],
  ['B-BB-1', [2, 4, 1, 3], null, 3, 'start'],
  ['B-BB-2', [3, 4, 1, 3], null, 3, 'pool'],
  ['B-BB-3', [2, 4, 1, 4], null, 2, 'start'],
  ['B-BB-4', [2, 3, 1, 3], null, 2, 'start'],
  ['B-BB-5', [1, 3, 1, 3], null, 2, 'start'],
  ['B-BB-6', [3, 5, 1, 4], null, 3, 'pool'],
  ['B-BC-1', [2, 3, 1, 2], null, 4, 'start'],
  ['B-CV-1', [3, 3, 2, 2], [2, 2, 1, 1], 3, 'start'],
  ['B-CV-2', [2, 3, 2, 2], [1, 2, 1, 1], 3, 'start'],
  ['B-CV-3', [3, 4, 2, 2], [2, 2, 1, 1], 3, 'pool'],
  ['B-CVL-1', [2, 2, 2, 1], [1, 1, 1, 0], 3, 'pool'],
  ['B-CVE-1', [1, 1, 3, 1], [1, 0, 2, 0], 2, 'pool'],
  ['B-CVE-2', [1, 1, 3, 1], [1, 0, 2, 0], 2, 'pool'],
  ['B-CA-1', [1, 3, 1, 2], null, 4, 'start'],
  ['B-CA-2', [1, 3, 1, 2], null, 4, 'start'],
  ['B-CA-3', [1, 2, 1, 1], null, 4, 'pool'],
  ['B-CL-1', [1, 2, 1, 1], null, 4, 'start'],
  ['B-CL-2', [1, 2, 1, 1], null, 4, 'start'],
  ['B-CL-3', [1, 1, 1, 1], null, 3, 'start'],
  ['B-CL-4', [2, 2, 1, 1], null, 4, 'pool'],
  ['B-CL-5', [3, 2, 1, 1], null, 4, 'pool'],
  ['B-DD-1', [1, 2, 2, 1], null, 3, 'start'],
  ['B-DD-2', [1, 2, 2, 1], null, 3, 'start'],
  ['B-DD-3', [1, 2, 2, 1], null, 3, 'start'],
  ['B-DD-4', [1, 2, 2, 1], null, 3, 'start'],
  ['B-DD-5', [2, 2, 2, 1], null, 3, 'pool'],
  ['B-DD-6', [2, 2, 2, 1], null, 3, 'pool'],
  ['B-DDE-1', [1, 1, 3, 0], null, 3, 'start'],
  ['B-DDE-2', [1, 1, 3, 0], null, 3, 'pool'],
  ['B-DDE-3', [1, 1, 3, 0], null, 3, 'pool'],
  ['B-CSG-1', [1, 1, 4, 0], null, 3, 'start'],
  ['B-CSG-2', [1, 1, 4, 0], null, 3, 'pool'],
  ['B-CSG-3', [1, 1, 4, 0], null, 3, 'pool'],
  ['B-SS-1', [0, 2, 1, 0], null, 2, 'start'],
  ['B-SS-2', [0, 2, 1, 0], null, 2, 'pool'],
  ['B-AC-1', [1, 1, 0, 0], null, 3, 'start'],
  ['B-LS-1', [1, 0, 0, 1], [0, 0, 0, 0], 2, 'pool'],
  ['B-LS-2', [1, 0, 0, 1], [0, 0, 0, 0], 2, 'pool'],
  ['B-TR-1', [1, 0, 0, 0], [0, 0, 0, 0], 3, 'start'],
  ['B-TR-2', [1, 0, 0, 0], [0, 0, 0, 0], 3, 'start'],
  ['B-DD-C', [1, 2, 2, 1], null, 3, 'start', 'rcn'],
  ['B-DDE-C', [1, 1, 3, 0], null, 3, 'start', 'rcn'],
  ['B-CSG-C', [1, 1, 3, 0], null, 3, 'pool', 'rcn'],
  ['B-CV-O', [3, 4, 2, 2], [2, 2, 1, 1], 3, 'opt'],
  ['B-F-1', [4, 1, 0, 1], null, 1, 'start'],
  ['B-B-1', [1, 2, 1, 3], null, 2, 'start'],
  ['B-NB-1', [1, 3, 2, 1], null, 2, 'start'],
  ['B-NB-2', [1, 3, 2, 1], null, 2, 'pool'],
  ['B-LR-1', [1, 1, 3, 1], null, 3, 'pool'],
  ['B-LR-2', [1, 1, 3, 1], null, 3, 'pool'],
  ['B-SP-1', [1, 1, 2, 0], null, 3, 'start'],
  ['B-SP-2', [1, 0, 2, 0], null, 3, 'start', 'rcn'],
  ['B-AT-1', [0, 0, 0, 0], null, 2, 'pool'],
  ['B-INF-1', [1, 0, 0, 3], [1, 0, 0, 2], 1, 'start'],
  ['B-INF-2', [2, 0, 0, 4], [1, 0, 0, 2], 1, 'pool'],
  ['B-INF-3', [1, 0, 0, 2], [0, 0, 0, 1], 1, 'start', 'rcn'],
  ['B-INF-4', [1, 0, 0, 2], null, 1, 'start'],
  ['B-MAR-1', [1, 0, 0, 3], [0, 0, 0, 2], 1, 'start', 'division'],
  ['B-MAR-2', [0, 0, 0, 3], null, 1, 'pool'],
  ['B-MAR-3', [2, 0, 0, 2], null, 1, 'start'],
  ['B-ABN-1', [1, 0, 0, 3], [0, 0, 0, 2], 1, 'pool'],
  ['B-CD-1', [2, 3, 1, 2], null, 0, 'start', 'at:GIBRALTAR'],
  ['B-CD-2', [1, 2, 1, 1], null, 0, 'start', 'at:BERMUDA'],
  ['B-CD-3', [2, 2, 1, 2], null, 0, 'special'],
  ['B-CD-4', [2, 2, 1, 2], null, 0, 'special'],
  ['A-FC-1', [1, 1, 1, 0], [1, 0, 1, 0], 3, 'convoy'],
  ['A-FC-2', [1, 1, 1, 0], [1, 0, 1, 0], 3, 'convoy'],
  ['A-SC-1', [1, 0, 1, 0], [0, 0, 1, 0], 2, 'convoy'],
  ['A-SC-2', [1, 0, 1, 0], [0, 0, 1, 0], 2, 'convoy'],
  ['A-SC-3', [1, 0, 1, 0], [0, 0, 1, 0], 2, 'convoy'],
  ['A-SC-4', [1, 0, 1, 0], [0, 0, 1, 0], 2, 'convoy'],
  ['F-BB-1', [2, 4, 1, 3], null, 3, 'start'],
  ['F-BB-2', [1, 3, 1, 3], null, 2, 'start'],
  ['F-BC-1', [2, 3, 1, 2], null, 4, 'start'],
  ['F-CV-1', [2, 3, 2, 1], [1, 2, 1, 1], 3, 'pool'],
  ['F-CA-1', [1, 3, 1, 2], null, 4, 'start'],
  ['F-CL-1', [1, 2, 1, 1], null, 4, 'start'],
  ['F-DD-1', [1, 2, 2, 1], null, 3, 'start'],
  ['F-DD-2', [1, 2, 2, 1], null, 3, 'start'],
  ['F-CSG-1', [1, 1, 3, 0], null, 3, 'pool'],
  ['F-SS-1', [0, 2, 1, 0], null, 2, 'start'],
  ['F-SSC-1', [0, 3, 0, 0], null, 3, 'pool'],
  ['F-TR-1', [1, 0, 0, 0], [0, 0, 0, 0], 3, 'pool'],
  ['F-F-1', [3, 1, 0, 1], null, 1, 'start'],
  ['F-NB-1', [1, 2, 1, 1], null, 2, 'start'],
  ['F-INF-1', [1, 0, 0, 3], [1, 0, 0, 2], 1, 'pool'],
  ['F-MTN-1', [1, 0, 0, 3], [0, 0, 0, 2], 1, 'start'],
  ['F-INF-2', [1, 0, 0, 2], null, 1, 'start'],
  ['U-BB-1', [2, 3, 1, 3], null, 2, 'us'],
  ['U-BB-2', [3, 4, 1, 4], null, 3, 'us'],
  ['U-BB-3', [3, 5, 1, 4], null, 3, 'us'],
  ['U-CV-1', [2, 3, 2, 2], [1, 2, 1, 1], 3, 'us'],
  ['U-CV-2', [3, 4, 2, 3], [2, 2, 1, 1], 3, 'us'],
  ['U-CVL-1', [2, 2, 2, 1], [1, 1, 1, 0], 4, 'us'],
  ['U-CVE-1', [1, 1, 3, 1], [1, 0, 2, 0], 2, 'us'],
  ['U-CVE-2', [1, 1, 3, 1], [1, 0, 2, 0], 2, 'us'],
  ['U-CB-1', [2, 3, 1, 2], null, 4, 'us'],
  ['U-CA-1', [2, 3, 1, 2], null, 4, 'us'],
  ['U-CA-2', [2, 3, 1, 2], null, 4, 'us'],
  ['U-CL-1', [2, 2, 1, 1], null, 4, 'us'],
  ['U-DD-1', [1, 2, 2, 1], null, 3, 'us'],
  ['U-DD-2', [1, 2, 2, 1], null, 3, 'us'],
  ['U-DD-3', [2, 2, 2, 1], null, 3, 'us'],
  ['U-DD-4', [2, 2, 2, 1], null, 3, 'us'],
  ['U-DDE-1', [1, 1, 3, 0], null, 3, 'us'],
  ['U-DDE-2', [1, 1, 3, 0], null, 3, 'us'],
  ['U-CSG-1', [1, 1, 4, 0], null, 3, 'us'],
  ['U-SS-1', [0, 2, 1, 0], null, 3, 'us'],
  ['U-LS-1', [1, 0, 0, 1], [0, 0, 0, 0], 2, 'us'],
  ['U-TR-1', [1, 0, 0, 0], [0, 0, 0, 0], 3, 'us'],
  ['U-TR-2', [1, 0, 0, 0], [0, 0, 0, 0], 3, 'us'],
  ['U-BB-O', [3, 5, 1, 4], null, 3, 'opt'],
  ['U-B-1', [1, 2, 1, 3], null, 2, 'us'],
  ['U-LR-1', [1, 1, 3, 1], null, 4, 'us'],
  ['U-SP-1', [1, 1, 2, 0], null, 3, 'us'],
  ['U-AT-1', [0, 0, 0, 0], null, 3, 'us'],
  ['U-MAR-1', [1, 0, 0, 4], [1, 0, 0, 2], 1, 'us', 'division'],
  ['U-INF-1', [1, 0, 0, 3], [1, 0, 0, 2], 1, 'us'],
  ['U-CD-1', [2, 2, 1, 2], null, 0, 'us'],
  ['D-CD-1', [1, 1, 0, 1], null, 0, 'third', 'at:COPENHAGEN'],
  ['N-CD-1', [1, 1, 0, 1], null, 0, 'third', 'at:NARVIK'],
  ['N-CD-2', [1, 2, 0, 1], null, 0, 'third', 'at:TRONDHEIM'],
  ['N-CD-3', [1, 2, 0, 1], null, 0, 'third', 'at:BERGEN'],
  ['N-INF-1', [0, 0, 0, 2], null, 1, 'third'],
  ['N-DD-1', [1, 1, 1, 0], null, 2, 'third'],
] as const satisfies readonly Row[];

export type UnitId = (typeof ROWS)[number][0];

interface UnitSpec extends TypeSpec {
  readonly id: UnitId;
  readonly nat: Nationality;
  readonly type: UnitType;
  readonly full: Factors;
  /** The factors of the reduced side; a unit without them has one step (WPZ-2.5b, WPZ-2.6, WPZ-2.7.2). */
  readonly reduced: Factors | null;
  /** Movement factor, or range for air units. */
  readonly mf: number;
  readonly entry: Entry;
  /** The only base on which this coastal defense unit may stand. */
  readonly base: string | null;
  /** RCN and RCAF: set up in Canada (WPZ-22.1.1b). */
  readonly isCanadian: boolean;
  /** A marine division (WPZ-2.7.1, WPZ-22.2). */
  readonly isDivision: boolean;
}

/** WPZ-2.8  Nationalities by the letter with which an ID begins. */
const NATIONS: Readonly<Record<string, Nationality>> = {
  G: 'GER',
  I: 'ITA',
  B: 'GBR',
  A: 'ANY',
  F: 'FRA',
  U: 'USA',
  D: 'DEN',
  N: 'NOR',
};

/** WPZ-18.0, WPZ-19.0  Types that an ID calls otherwise: ore, fast and slow convoys. */
const SORTS: Readonly<Record<string, UnitType>> = { IO: 'ORE', FC: 'CONV', SC: 'CONV' };

/** The fields of its type come last: with them first, V8 gives nearly every counter a shape of its own, and finds nothing in it quickly. */
function specOf([id, full, reduced, mf, entry, ...notes]: Row): UnitSpec {
  const [letter, sort] = id.split('-') as [string, string];
  const type = SORTS[sort] ?? (sort as UnitType);
  return {
    id: id as UnitId,
    nat: NATIONS[letter] as Nationality,
    type,
    full,
    reduced,
    mf,
    entry,
    base: notes.find((note) => note.startsWith('at:'))?.slice(3) ?? null,
    isCanadian: notes.includes('rcn'),
    isDivision: notes.includes('division'),
    ...TYPES[type],
  };
}

export const UNITS = Object.fromEntries(ROWS.map((row) => [row[0], specOf(row)])) as Readonly<Record<UnitId, UnitSpec>>;
export const UNIT_IDS: readonly UnitId[] = ROWS.map(([id]) => id);

const COUNTERS: ReadonlyMap<string, UnitSpec> = new Map(Object.entries(UNITS));
/** The same for the rules, which ask hundreds of times a decision: a map answers four times as fast as a record of many keys. */
export const counterOf = (unit: UnitId): UnitSpec => COUNTERS.get(unit) as UnitSpec;
