/** WPZ-2.5a, WPZ-2.6, WPZ-2.7  Unit types: what they are, as what they are hit, and in which step they fire. */

type Category = 'naval' | 'air' | 'ground';
export type TargetClass = 'air' | 'surface' | 'submarine' | 'ground';
/** WPZ-11.5  Air and carriers, submarines, surface ships, ground. */
export type FireStep = 2 | 3 | 4 | 5;

export interface TypeSpec {
  readonly category: Category;
  readonly class: TargetClass;
  readonly step: FireStep;
  readonly isCarrier: boolean;
  /** WPZ-12.1  How many units it carries at full strength: LS and TR. */
  readonly cargo: number;
  /** WPZ-17.1  Carries a marine unit in an Emergency Transport. */
  readonly carriesMarines: boolean;
  /** WPZ-16.4  Always public. */
  readonly isFaceUp: boolean;
}

type Row = readonly [
  category: Category,
  targets: TargetClass,
  step: FireStep,
  ...notes: ('carrier' | 'cargo' | 'marines' | 'face-up')[],
];

const ROWS = {
  CV: ['naval', 'surface', 2, 'carrier'],
  CVE: ['naval', 'surface', 2, 'carrier'],
  CVF: ['naval', 'surface', 2, 'carrier'],
  CVL: ['naval', 'surface', 2, 'carrier'],
  AV: ['naval', 'surface', 2, 'carrier'],
  BB: ['naval', 'surface', 4, 'marines'],
  BC: ['naval', 'surface', 4, 'marines'],
  BP: ['naval', 'surface', 4, 'marines'],
  CA: ['naval', 'surface', 4, 'marines'],
  CB: ['naval', 'surface', 4, 'marines'],
  CL: ['naval', 'surface', 4, 'marines'],
  CS: ['naval', 'surface', 4, 'marines'],
  CSG: ['naval', 'surface', 4],
  DD: ['naval', 'surface', 4, 'marines'],
  DDE: ['naval', 'surface', 4],
  AC: ['naval', 'surface', 4],
  LS: ['naval', 'surface', 4, 'cargo'],
  TR: ['naval', 'surface', 4, 'cargo'],
  CONV: ['naval', 'surface', 4, 'face-up'],
  ORE: ['naval', 'surface', 4, 'face-up'],
  SS: ['naval', 'submarine', 3],
  SSC: ['naval', 'submarine', 3],
  F: ['air', 'air', 2],
  B: ['air', 'air', 2],
  NB: ['air', 'air', 2],
  LR: ['air', 'air', 2],
  SP: ['air', 'air', 2],
  SPT: ['air', 'air', 2],
  AT: ['air', 'air', 2],
  INF: ['ground', 'ground', 5],
  MAR: ['ground', 'ground', 5],
  ABN: ['ground', 'ground', 5],
  MTN: ['ground', 'ground', 5],
  MEC: ['ground', 'ground', 5],
  CD: ['ground', 'ground', 5, 'face-up'],
} as const satisfies Record<string, Row>;

export type UnitType = keyof typeof ROWS;

const specOf = ([category, targets, step, ...notes]: Row): TypeSpec => ({
  category,
  class: targets,
  step,
  isCarrier: notes.includes('carrier'),
  cargo: notes.includes('cargo') ? 2 : 0,
  carriesMarines: notes.includes('marines'),
  isFaceUp: notes.includes('face-up'),
});

export const TYPES = Object.fromEntries(
  (Object.keys(ROWS) as UnitType[]).map((type) => [type, specOf(ROWS[type])]),
) as Readonly<Record<UnitType, TypeSpec>>;

/** From the cheapest to the dearest: who is on top of a stack (WPZ-16.6), who suffers a hit (WPZ-M.10). */
export const LOSS_ORDER: readonly UnitType[] = [
  'AC',
  'DD',
  'DDE',
  'CL',
  'CS',
  'TR',
  'LS',
  'CSG',
  'SS',
  'SSC',
  'AV',
  'CA',
  'BP',
  'CB',
  'CVE',
  'CVF',
  'CVL',
  'BC',
  'BB',
  'CV',
  'ORE',
  'CONV',
  'AT',
  'SPT',
  'SP',
  'B',
  'F',
  'LR',
  'NB',
  'INF',
  'MTN',
  'MEC',
  'CD',
  'MAR',
  'ABN',
];
