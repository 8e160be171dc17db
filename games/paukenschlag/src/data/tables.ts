/** The combat, detection and tonnage tables. */

/** PK-9.2  First die by strength, 7 standing for more: 0 is no effect, anything else the number N of the second die. */
export const ASW_TABLE: readonly (readonly number[])[] = [
  [0, 0, 0, 0, 0, 0, 0, 0, 10, 9],
  [0, 0, 0, 0, 0, 0, 0, 10, 9, 9],
  [0, 0, 0, 0, 0, 0, 10, 9, 9, 8],
  [0, 0, 0, 0, 0, 10, 9, 9, 8, 8],
  [0, 0, 0, 0, 10, 9, 9, 8, 8, 7],
  [0, 0, 0, 10, 9, 9, 8, 8, 7, 7],
  [0, 0, 10, 9, 9, 8, 8, 7, 7, 6],
];

/** PK-9.3  The first die that hits, by gun strength from 1 to 8 and more. */
export const GUN_TABLE = [9, 8, 7, 6, 5, 4, 4, 3] as const;
/** PK-9.3.2  What is added to the die against merchants, and their Sunk factor. */
export const MERCHANTS = { bonus: 2, sunk: 5 } as const;

/** PK-9.1  Hits by torpedo factor from 1 to 4 and modified die. */
export const TORPEDO_TABLE: readonly (readonly number[])[] = [
  [0, 0, 0, 0, 0, 0, 1, 1, 1, 1],
  [0, 0, 0, 0, 0, 1, 1, 1, 1, 2],
  [0, 0, 0, 0, 1, 1, 1, 1, 2, 2],
  [0, 0, 0, 1, 1, 1, 1, 2, 2, 2],
];
/** PK-9.1.1  What changes the die. */
export const TORPEDO_MODIFIERS = {
  surfacedUndetected: 1,
  detected: -1,
  escortedConvoy: -1,
  troopConvoy: -1,
  warshipTarget: -2,
} as const;

/** PK-9.4.2  Totals that abort and destroy the opponent. */
export const DOGFIGHT = { abort: 7, lost: 9 } as const;

/** PK-12.5, PK-12.7  Totals for one and two hits; what finds a ship; aircraft lost on the ground; shore batteries. */
export const BOMBING = { find: 6, one: 9, two: 12, worst: 3, parkedLost: 3, batteries: 9 } as const;

/** PK-12.5.4  A die of this or more mends one level. */
export const REPAIR = 6;

/** PK-15.2  Thousands of tons by column and die. */
export const TONNAGE = {
  mixed: [2, 3, 4, 5, 5, 6, 6, 7, 8, 10],
  cargo: [2, 3, 4, 5, 6, 6, 7, 8, 9, 11],
  tanker: [5, 6, 7, 8, 8, 9, 10, 10, 11, 14],
  liner: [6, 8, 10, 12, 14, 16, 18, 20, 23, 27],
  port: [2, 3, 4, 5, 6, 6, 7, 8, 10, 14],
} as const satisfies Record<string, readonly number[]>;
export type TonnageColumn = keyof typeof TONNAGE;

/** PK-8.1  Numbers to detect; ranges give the modifier by distance, and what is not listed is out of range. */
export const DETECTION = {
  submarine: {
    surfaced: { convoy: 8, warship: 6, range: [0, -2, -4] },
    submerged: { convoy: 6, warship: 5, range: [0, -3] },
  },
  surfacedRange: [0, -2, -4],
  submergedRange: [0, -2],
  unescorted: { detSurf: 3, detSub: 0 },
  /** PK-9.1.4  For the escorts of a ship just torpedoed. */
  afterTorpedo: 2,
  /** PK-8.3, PK-8.4  For aircraft against a Detected submarine. */
  fromTheAir: 3,
} as const;

/** PK-7.3  Squares to a side of either grid. */
export const GRID_SIZE = 10;
/** PK-7.7  The course by its die; no course is for the owner to choose. */
export const COURSE_DIE = ['N', 'N', 'E', 'E', 'S', 'S', 'W', 'W', null, null] as const;
/** PK-7.9  Letters of the holding boxes: I is left out. */
export const BOX_LETTERS = 'ABCDEFGHJKLMNOPQRSTUVWXYZ';
