/** Where everything lies on the sheet. */
import type { PlaceId } from '@derby/pens/data/map';

export const SHEET = { width: 1600, height: 1200 } as const;
export type Box = readonly [x: number, y: number, width: number, height: number];
export type Spot = readonly [x: number, y: number];

/** The name of a place stands at x, y; under it what lies there, in so many columns. */
export interface Anchor {
  readonly x: number;
  readonly y: number;
  readonly columns: number;
}

const anchor = (x: number, y: number, columns: number): Anchor => ({ x, y, columns });

export const ANCHORS: Readonly<Record<PlaceId, Anchor>> = {
  NEU: anchor(206, 408, 3),
  SEU: anchor(150, 540, 3),
  MID: anchor(64, 400, 2),
  CAN: anchor(168, 292, 3),
  NSC: anchor(326, 374, 2),
  NFL: anchor(440, 296, 2),
  GRL: anchor(552, 46, 2),
  ICE: anchor(764, 64, 2),
  BMD: anchor(368, 556, 2),
  WIN: anchor(296, 746, 2),
  AZO: anchor(644, 582, 2),
  WAF: anchor(780, 930, 2),
  SCO: anchor(944, 186, 2),
  NIR: anchor(886, 266, 1),
  NEN: anchor(984, 268, 2),
  SEN: anchor(1000, 346, 3),
  NNO: anchor(1240, 30, 3),
  SNO: anchor(1152, 122, 2),
  DEN: anchor(1206, 228, 2),
  NWG: anchor(1232, 312, 2),
  RUH: anchor(1210, 380, 2),
  BLN: anchor(1336, 322, 3),
  SGE: anchor(1318, 440, 4),
  POL: anchor(1470, 322, 3),
  LOW: anchor(1128, 344, 2),
  NFR: anchor(1090, 428, 4),
  BRI: anchor(950, 456, 2),
  AQU: anchor(1018, 538, 2),
  SFR: anchor(1116, 548, 3),
  NIT: anchor(1268, 556, 3),
  SIT: anchor(1388, 660, 3),
  TUN: anchor(1216, 806, 2),
  ALG: anchor(1062, 822, 3),
  MOR: anchor(850, 838, 3),
  GIB: anchor(880, 770, 3),
  EIR: anchor(862, 318, 1),
  POR: anchor(828, 690, 1),
  SPA: anchor(930, 680, 1),
  SWE: anchor(1286, 150, 1),
  SWI: anchor(1212, 524, 1),
  S01: anchor(290, 452, 2),
  S02: anchor(268, 548, 2),
  S03: anchor(112, 660, 3),
  S04: anchor(230, 820, 3),
  S05: anchor(348, 300, 2),
  S06: anchor(470, 388, 3),
  S07: anchor(372, 642, 3),
  S08: anchor(474, 180, 3),
  S09: anchor(650, 96, 3),
  S10: anchor(644, 300, 4),
  S11: anchor(530, 640, 3),
  S12: anchor(668, 510, 3),
  S13: anchor(830, 124, 3),
  S14: anchor(806, 224, 3),
  S15: anchor(780, 376, 4),
  S16: anchor(916, 322, 1),
  S17: anchor(948, 402, 3),
  S18: anchor(876, 500, 3),
  S19: anchor(746, 640, 3),
  S20: anchor(780, 752, 2),
  S21: anchor(684, 790, 3),
  S22: anchor(600, 900, 3),
  S23: anchor(968, 776, 3),
  S24: anchor(1120, 654, 3),
  S25: anchor(1290, 706, 3),
  S26: anchor(1074, 284, 2),
  S27: anchor(1052, 176, 4),
  S28: anchor(1000, 56, 4),
  S29: anchor(1148, 250, 2),
  S30: anchor(1394, 226, 3),
};

/** The plates around the map. */
export const ROUNDS: Box = [10, 10, 432, 104];
export const TRACKS: Box = [10, 120, 432, 126];
export const TREASURIES: Box = [10, 940, 452, 250];
export const OBJECTIVES: Box = [470, 1020, 380, 74];
export const ORDERS: Box = [470, 1100, 380, 90];
export const PURCHASE: Box = [858, 916, 362, 274];
export const BATTLE: Box = [1228, 880, 362, 310];

/** A counter, and the room it takes in a row. */
export const TOKEN = { width: 42, height: 26, pitchX: 45, pitchY: 29 } as const;
export const BUNKER = { width: 66, height: 44, pitch: 47 } as const;
