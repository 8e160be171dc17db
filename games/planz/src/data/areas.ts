/** WPZ-2.1a  The 41 areas with their sea zones, and which of them touch. */

export type Water = 'Atlantic' | 'NorthSea' | 'Baltic';
type AreaKind = 'sea' | 'mixed' | 'island';
/** WPZ-2.1b  Whose home an area is: BF1 is two Allied countries' at once. */
export type Home = 'german' | 'allied' | 'us' | null;

/** Kind, water, whose home, node on the board of 1000 by 700. */
type Row = readonly [kind: AreaKind, water: Water, home: Home, x: number, y: number];

export const AREAS = {
  AA: ['sea', 'Atlantic', null, 218, 97],
  AB: ['mixed', 'Atlantic', null, 345, 118],
  AC: ['mixed', 'Atlantic', null, 473, 92],
  AD: ['mixed', 'Atlantic', null, 600, 97],
  AE: ['sea', 'Atlantic', null, 745, 75],
  AF: ['mixed', 'Atlantic', null, 868, 75],
  AG: ['mixed', 'Baltic', null, 959, 156],
  AH: ['mixed', 'Atlantic', 'allied', 236, 205],
  AJ: ['sea', 'Atlantic', null, 359, 194],
  AK: ['sea', 'Atlantic', null, 473, 194],
  AL: ['sea', 'Atlantic', null, 582, 188],
  AM: ['mixed', 'Atlantic', 'allied', 677, 210],
  AN1: ['mixed', 'NorthSea', 'allied', 745, 156],
  AN2: ['mixed', 'NorthSea', null, 823, 183],
  AO: ['mixed', 'Baltic', 'german', 891, 226],
  BA: ['mixed', 'Atlantic', 'allied', 200, 302],
  BB: ['mixed', 'Atlantic', 'allied', 295, 280],
  BC: ['sea', 'Atlantic', null, 391, 285],
  BD: ['sea', 'Atlantic', null, 491, 285],
  BE: ['sea', 'Atlantic', null, 609, 280],
  BF1: ['mixed', 'Atlantic', 'allied', 755, 264],
  BF2: ['mixed', 'Atlantic', 'allied', 727, 312],
  CA: ['mixed', 'Atlantic', 'us', 109, 377],
  CB: ['sea', 'Atlantic', null, 209, 377],
  CC: ['sea', 'Atlantic', null, 309, 377],
  CD: ['sea', 'Atlantic', null, 414, 382],
  CE: ['island', 'Atlantic', null, 518, 393],
  CF: ['sea', 'Atlantic', null, 623, 377],
  CG: ['mixed', 'Atlantic', null, 709, 409],
  DA: ['sea', 'Atlantic', null, 18, 517],
  DB: ['mixed', 'Atlantic', 'us', 64, 474],
  DC: ['island', 'Atlantic', null, 182, 474],
  DD: ['sea', 'Atlantic', null, 291, 485],
  DE: ['sea', 'Atlantic', null, 400, 485],
  DF: ['sea', 'Atlantic', null, 509, 490],
  DG: ['island', 'Atlantic', null, 632, 495],
  DH: ['mixed', 'Atlantic', null, 591, 614],
  DJ: ['sea', 'Atlantic', null, 473, 614],
  DK: ['sea', 'Atlantic', null, 364, 614],
  DL: ['sea', 'Atlantic', null, 255, 614],
  DM: ['mixed', 'Atlantic', 'allied', 136, 614],
} as const satisfies Record<string, Row>;

export type AreaId = keyof typeof AREAS;
export const AREA_IDS = Object.keys(AREAS) as AreaId[];

/** WPZ-2.1g, WPZ-20.3a  No unit of either side enters. */
export const NO_ENTRY: AreaId = 'DA';
/** WPZ-18.1  Where southern convoys appear. */
export const SOUTH_EDGE: readonly AreaId[] = ['DH', 'DJ', 'DK', 'DL'];
/** WPZ-22.1.1b, WPZ-11.6a  Canada (WPZ-E.6: with BB). */
export const CANADA: readonly AreaId[] = ['AH', 'BA', 'BB'];
/** WPZ-18.2  Convoys that end here have arrived. */
export const BRITAIN: readonly AreaId[] = ['AM', 'AN1', 'BF1'];
/** WPZ-21.1-1  The waters of the United States. */
export const US_WATERS: readonly AreaId[] = ['CA', 'DB'];
/** WPZ-E.3, WPZ-11.6a  German home waters. */
export const BALTIC: readonly AreaId[] = ['AO', 'AG'];
/** WPZ-13.3  The waters of France. */
export const FRENCH_WATERS: readonly AreaId[] = ['BF1', 'BF2'];

/** WPZ-M.6, WPZ-10.2d  Pairs of areas that are adjacent, for ships and aircraft alike. */
export const SEA_EDGES: readonly (readonly [AreaId, AreaId])[] = [
  ['AA', 'AB'],
  ['AA', 'AH'],
  ['AB', 'AC'],
  ['AB', 'AH'],
  ['AB', 'AJ'],
  ['AC', 'AD'],
  ['AC', 'AK'],
  ['AD', 'AE'],
  ['AD', 'AL'],
  ['AE', 'AF'],
  ['AE', 'AL'],
  ['AE', 'AN1'],
  ['AE', 'AN2'],
  ['AF', 'AN2'],
  ['AG', 'AO'],
  ['AH', 'AJ'],
  ['AH', 'BA'],
  ['AH', 'BB'],
  ['AJ', 'AK'],
  ['AJ', 'BB'],
  ['AJ', 'BC'],
  ['AK', 'AL'],
  ['AK', 'BC'],
  ['AK', 'BD'],
  ['AL', 'AM'],
  ['AL', 'BD'],
  ['AL', 'BE'],
  ['AM', 'AN1'],
  ['AM', 'BE'],
  ['AM', 'BF1'],
  ['AN1', 'AN2'],
  ['AN1', 'BF1'],
  ['AN2', 'AO'],
  ['BA', 'BB'],
  ['BA', 'CA'],
  ['BA', 'CB'],
  ['BB', 'BC'],
  ['BB', 'CC'],
  ['BC', 'BD'],
  ['BC', 'CC'],
  ['BC', 'CD'],
  ['BD', 'BE'],
  ['BD', 'CD'],
  ['BD', 'CE'],
  ['BE', 'BF1'],
  ['BE', 'BF2'],
  ['BE', 'CE'],
  ['BE', 'CF'],
  ['BF1', 'BF2'],
  ['BF2', 'CF'],
  ['CA', 'CB'],
  ['CA', 'DB'],
  ['CA', 'DC'],
  ['CB', 'CC'],
  ['CB', 'DC'],
  ['CB', 'DD'],
  ['CC', 'CD'],
  ['CC', 'DD'],
  ['CC', 'DE'],
  ['CD', 'CE'],
  ['CD', 'DE'],
  ['CE', 'CF'],
  ['CE', 'DF'],
  ['CF', 'CG'],
  ['CF', 'DG'],
  ['CG', 'DG'],
  ['DB', 'DC'],
  ['DB', 'DM'],
  ['DC', 'DD'],
  ['DC', 'DL'],
  ['DC', 'DM'],
  ['DD', 'DE'],
  ['DD', 'DK'],
  ['DD', 'DL'],
  ['DE', 'DF'],
  ['DE', 'DJ'],
  ['DE', 'DK'],
  ['DF', 'DG'],
  ['DF', 'DH'],
  ['DF', 'DJ'],
  ['DG', 'DH'],
  ['DH', 'DJ'],
  ['DJ', 'DK'],
  ['DK', 'DL'],
  ['DL', 'DM'],
];

/** WPZ-M.6  Borders that are drawn but never crossed. */
export const CLOSED_EDGES: readonly (readonly [AreaId, AreaId])[] = [
  ['AF', 'AG'],
  ['BF2', 'CG'],
  ['DA', 'DB'],
  ['DA', 'DM'],
];
