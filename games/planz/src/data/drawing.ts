/** Points for drawing the sea zones; no rule reads them. */
import type { AreaId } from './areas.ts';

export type Point = readonly [x: number, y: number];

/** The cells nearest to an area's node and to these touch exactly along the edges. */
export const MORE_POINTS: Readonly<Partial<Record<AreaId, readonly Point[]>>> = {
  AC: [[538, 118]],
  AD: [[575, 129]],
  AE: [
    [749, 144],
    [701, 102],
  ],
  AF: [[964, 78]],
  AG: [[961, 96]],
  AH: [[197, 257]],
  AK: [[507, 152]],
  AL: [
    [635, 170],
    [587, 148],
  ],
  AN1: [[789, 206]],
  BA: [[171, 335]],
  BB: [[241, 236]],
  BE: [[673, 251]],
  CB: [[206, 342]],
  CC: [[295, 352]],
  CE: [[548, 391]],
  CF: [[712, 330]],
  DE: [[454, 490]],
  DF: [[526, 431]],
};

/** Water that belongs to no area. */
export const OUTSIDE: readonly Point[] = [
  [45, 172],
  [18, 205],
  [55, 129],
  [118, 137],
  [82, 86],
  [9, 108],
  [45, 242],
  [27, 323],
  [55, 338],
  [9, 296],
  [800, 366],
  [845, 382],
  [891, 382],
  [927, 398],
  [955, 425],
  [905, 339],
  [941, 361],
  [991, 398],
  [991, 442],
  [818, 401],
  [773, 398],
  [759, 414],
  [882, 420],
  [909, 442],
  [855, 339],
  [955, 452],
  [9, 711],
  [18, 698],
  [45, 722],
];
