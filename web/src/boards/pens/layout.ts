/** Where everything lies on the sheet. */
import type { PlaceId } from '@derby/pens/data/map';
import type { Box } from '../kit/box.ts';

export const SHEET = { width: 1600, height: 1200 } as const;

/** The name of a place stands at x, y; under it what lies there, in so many columns and of this size. */
interface Anchor {
  readonly x: number;
  readonly y: number;
  readonly columns: number;
  readonly size: number;
}

const anchor = (x: number, y: number, columns: number, size = 1): Anchor => ({ x, y, columns, size });
/** On the ocean there is room for larger counters. */
const wide = (x: number, y: number, columns: number): Anchor => anchor(x, y, columns, 1.25);

export const ANCHORS: Readonly<Record<PlaceId, Anchor>> = {
  NEU: anchor(181, 408, 3),
  SEU: anchor(140, 504, 3),
  MID: anchor(64, 400, 2),
  CAN: anchor(168, 308, 3),
  NSC: wide(328, 372, 3),
  NFL: wide(442, 280, 2),
  GRL: wide(552, 46, 2),
  ICE: wide(755, 80, 2),
  BMD: wide(386, 556, 2),
  WIN: wide(296, 746, 2),
  AZO: wide(644, 582, 2),
  WAF: anchor(780, 930, 2),
  SCO: anchor(929, 189, 4),
  NIR: anchor(892, 270, 1),
  NEN: anchor(990, 261, 3),
  SEN: anchor(991, 354, 2),
  NNO: anchor(1231, 35, 3),
  SNO: anchor(1155, 122, 2),
  DEN: anchor(1262, 194, 2),
  NWG: anchor(1277, 318, 3),
  RUH: anchor(1216, 411, 3),
  BLN: anchor(1392, 318, 2),
  SGE: anchor(1337, 462, 3),
  POL: anchor(1490, 322, 3),
  LOW: anchor(1105, 354, 3),
  NFR: anchor(1093, 461, 4),
  BRI: anchor(944, 492, 2),
  AQU: anchor(1024, 557, 3),
  SFR: anchor(1163, 558, 2),
  NIT: anchor(1268, 562, 3),
  SIT: anchor(1391, 664, 2),
  TUN: anchor(1186, 800, 2),
  ALG: anchor(1098, 822, 3),
  MOR: anchor(844, 838, 3),
  GIB: anchor(880, 745, 2),
  EIR: anchor(810, 334, 1),
  POR: anchor(853, 690, 1),
  SPA: anchor(908, 708, 1),
  SWE: anchor(1286, 150, 1),
  SWI: anchor(1227, 524, 1),
  S01: wide(328, 446, 2),
  S02: wide(284, 556, 2),
  S03: wide(112, 660, 3),
  S04: wide(230, 820, 3),
  S05: anchor(348, 300, 2),
  S06: wide(470, 388, 3),
  S07: wide(372, 642, 3),
  S08: wide(506, 196, 2),
  S09: wide(645, 94, 3),
  S10: wide(633, 300, 4),
  S11: wide(530, 640, 3),
  S12: wide(668, 510, 3),
  S13: wide(871, 113, 3),
  S14: wide(779, 199, 3),
  S15: wide(738, 373, 4),
  S16: anchor(888, 336, 3),
  S17: anchor(882, 427, 4),
  S18: anchor(851, 592, 3),
  S19: wide(736, 640, 3),
  S20: anchor(769, 748, 2),
  S21: wide(650, 800, 3),
  S22: wide(600, 900, 3),
  S23: anchor(1022, 790, 2),
  S24: anchor(1142, 654, 3),
  S25: anchor(1280, 696, 3),
  S26: anchor(1096, 271, 4),
  S27: anchor(1033, 163, 3),
  S28: anchor(1000, 56, 4),
  S29: anchor(1159, 251, 2),
  S30: anchor(1404, 222, 3),
};

/** The plates around the map. */
export const ROUNDS: Box = [10, 10, 432, 116];
export const TRACKS: Box = [10, 132, 432, 134];
export const TREASURIES: Box = [10, 912, 452, 190];
export const OBJECTIVES: Box = [10, 1108, 452, 82];
export const ORDERS: Box = [466, 1014, 388, 176];
export const PURCHASE: Box = [858, 888, 362, 302];
export const BATTLE: Box = [1228, 850, 362, 340];

/** Where pens stand that do not stand under their units: the middle of the pier, and how many abreast. */
export const PIERS: Readonly<Partial<Record<PlaceId, Anchor>>> = {
  BRI: anchor(821, 488, 2),
  SNO: anchor(1078, 58, 1),
  NNO: anchor(1152, 17, 1),
  NFR: anchor(1000, 430, 1),
  AQU: anchor(1009, 636, 2),
  NWG: anchor(1186, 294, 1),
  DEN: anchor(1190, 146, 1),
  LOW: anchor(1103, 402, 2),
};

/** A counter, and the room it takes in a row. */
export const TOKEN = { width: 42, height: 26, pitchX: 45, pitchY: 31 } as const;
export const BUNKER = { width: 66, height: 44, pitch: 47 } as const;
