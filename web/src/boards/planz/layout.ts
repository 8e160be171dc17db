/** Where everything lies on the sheet. */
import type { AreaId } from '@derby/planz/data/areas';
import type { BaseId, ZoneId } from '@derby/planz/data/zones';
import type { Place } from '@derby/planz/state';
import type { Box, Size, Spot } from '../kit/box.ts';

export const SHEET = { width: 1300, height: 1000 } as const;

/** The name of an area stands at x, y in lines of so many letters; under it what lies there, in so many columns. */
interface Waters {
  readonly x: number;
  readonly y: number;
  readonly letters: number;
  readonly columns: number;
  /** Where counters lie, if not right under the name: the middle of their first row. */
  readonly counters?: Spot;
}

const waters = (x: number, y: number, letters = 12, columns = 2, counters?: Spot): Waters => ({
  x,
  y,
  letters,
  columns,
  ...(counters && { counters }),
});

export const WATERS: Readonly<Record<AreaId, Waters>> = {
  AA: waters(222, 34, 12, 2),
  AB: waters(350, 222, 12, 2, [350, 247]),
  AC: waters(470, 174, 16, 2),
  AD: waters(640, 32, 12, 2),
  AE: waters(820, 40, 16, 4),
  AF: waters(1050, 32, 18, 3),
  AG: waters(1256, 190, 9, 1),
  AH: waters(250, 270, 12, 2),
  AJ: waters(362, 296, 13, 2),
  AK: waters(482, 264, 14, 2),
  AL: waters(610, 262, 14, 3),
  AM: waters(708, 292, 11, 2),
  AN1: waters(936, 266, 12, 1, [925, 290]),
  AN2: waters(1000, 284, 12, 2, [1010, 330]),
  AO: waters(1240, 336, 18, 3, [1222, 360]),
  BA: waters(232, 572, 12, 2, [226, 531]),
  BB: waters(304, 374, 12, 2, [298, 399]),
  BC: waters(396, 428, 12, 2),
  BD: waters(498, 428, 12, 2),
  BE: waters(636, 420, 22, 3),
  BF1: waters(800, 450, 16, 2, [812, 474]),
  BF2: waters(806, 516, 18, 2, [812, 541]),
  CA: waters(130, 626, 8, 2, [132, 666]),
  CB: waters(212, 600, 14, 2, [218, 625]),
  CC: waters(312, 592, 12, 2),
  CD: waters(418, 590, 18, 2),
  CE: waters(536, 566, 12, 2, [536, 592]),
  CF: waters(652, 588, 16, 2),
  CG: waters(738, 632, 12, 2, [738, 657]),
  DA: waters(30, 842, 8, 1),
  DB: waters(84, 740, 9, 2),
  DC: waters(216, 696, 12, 2, [180, 798]),
  DD: waters(292, 714, 10, 2),
  DE: waters(408, 714, 10, 2),
  DF: waters(518, 720, 10, 2),
  DG: waters(645, 704, 12, 2, [645, 730]),
  DH: waters(590, 856, 12, 2),
  DJ: waters(484, 862, 10, 2),
  DK: waters(369, 862, 10, 2),
  DL: waters(256, 862, 10, 2),
  DM: waters(134, 846, 12, 2, [146, 966]),
};

/** Where the troops of a land zone lie: the middle of their first row, and how many abreast. */
interface Soil {
  readonly at: Spot;
  readonly columns: number;
}
const soil = (x: number, y: number, columns: number): Soil => ({ at: [x, y], columns });

export const GROUNDS: Readonly<Record<ZoneId, Soil>> = {
  'AB-GRL': soil(346, 110, 2),
  'AC-GRL': soil(452, 52, 2),
  'AD-ICE': soil(622, 154, 2),
  'AF-NAR': soil(1200, 62, 2),
  'AF-TRO': soil(1130, 148, 2),
  'AH-CAN': soil(160, 330, 1),
  'AM-GBR': soil(858, 350, 2),
  'AN1-GBR': soil(864, 306, 2),
  'AN2-NOR': soil(1064, 218, 3),
  'AN2-DEN': soil(1112, 297, 2),
  'AO-GER': soil(1130, 482, 3),
  'BA-CAN': soil(130, 478, 2),
  'BB-CAN': soil(256, 450, 2),
  'BF1-ENG': soil(884, 394, 2),
  'BF1-FRA': soil(968, 495, 2),
  'BF2-FRA': soil(940, 575, 2),
  'CA-USA': soil(40, 552, 1),
  'CE-AZO': soil(580, 642, 1),
  'CG-GIB': soil(846, 704, 1),
  'DB-USA': soil(26, 672, 1),
  'DC-BER': soil(216, 722, 1),
  'DG-CNY': soil(706, 776, 1),
  'DH-WAF': soil(706, 912, 2),
  'DM-WIN': soil(40, 882, 1),
};

/** The middles of zones that are hardly larger than a sign. */
export const ISLANDS: Readonly<Partial<Record<ZoneId, Spot>>> = {
  'CE-AZO': [535, 642],
  'DG-CNY': [657, 775],
  'DC-BER': [186, 721],
  'CG-GIB': [821, 673],
};

/** A base: its sign, where its name stands to it, and where its aircraft and the ships in port lie. */
interface Port {
  readonly x: number;
  readonly y: number;
  /** None where the area has the same name. */
  readonly anchor: 'start' | 'end' | 'none';
  readonly aircraft: Spot;
}
const port = (x: number, y: number, anchor: Port['anchor'], aircraft: Spot): Port => ({ x, y, anchor, aircraft });

export const PORTS: Readonly<Record<BaseId, Port>> = {
  WILHELMSHAVEN: port(1030, 402, 'start', [1054, 432]),
  BALTIC_PORTS: port(1150, 428, 'start', [1204, 466]),
  PORTSMOUTH: port(872, 434, 'start', [964, 406]),
  SCAPA_FLOW: port(860, 272, 'end', [792, 306]),
  WESTERN_APPROACHES: port(806, 392, 'end', [786, 352]),
  CHANNEL_PORTS: port(930, 458, 'start', [1062, 494]),
  BISCAY: port(886, 538, 'start', [1042, 546]),
  GOOSE_BAY: port(196, 372, 'end', [160, 402]),
  HALIFAX: port(172, 558, 'end', [112, 522]),
  ST_JOHNS: port(290, 488, 'end', [318, 454]),
  CARIBBEAN: port(84, 924, 'start', [40, 926]),
  NEW_YORK: port(92, 600, 'end', [36, 632]),
  CHARLESTON: port(54, 708, 'start', [24, 780]),
  GIBRALTAR: port(784, 700, 'none', [846, 640]),
  BERMUDA: port(146, 721, 'none', [150, 758]),
  AZORES: port(496, 642, 'none', [556, 682]),
  CANARIES: port(616, 776, 'none', [676, 814]),
  ICELAND: port(590, 190, 'start', [676, 202]),
  IVIGTUT: port(318, 168, 'start', [404, 133]),
  NARVIK: port(1180, 104, 'start', [1262, 112]),
  TRONDHEIM: port(1098, 188, 'start', [1212, 148]),
  BERGEN: port(1012, 262, 'start', [1150, 256]),
  COPENHAGEN: port(1092, 334, 'start', [1190, 296]),
  DAKAR: port(662, 950, 'start', [770, 930]),
};

/** A counter, and the room it takes in a row. */
export const TOKEN: Size = [46, 36];
export const PITCH: Size = [49, 41];
/** Where the age of what was seen stands on the counter, from its middle. */
export const SEEN_PLATE: Box = [1, -22, 28, 17];
/** From the first line of a name of two lines to the counters under it. */
const UNDER_NAME = 39;
/** Names of bases in lines of so many letters. */
export const BASE_LETTERS = 13;

/** The plates around the map. */
export const STATUS: Box = [6, 6, 142, 300];
export const DESK: Box = [884, 596, 410, 398];
/** The forces off the map, and in the corner under them what unfolds them: 44 px on a phone that shows the desk. */
export const LEDGER: Box = [884, 538, 410, 394];
export const LEDGER_TAB: Box = [1084, 936, 206, 54];

/** Where a place is drawn: the middle of its counters, or its sign. */
export const middleOf = (place: Place): Spot => {
  if (place in WATERS) {
    const { x, y, counters } = WATERS[place as AreaId];
    return counters ?? [x, y + UNDER_NAME];
  }
  return place in GROUNDS ? GROUNDS[place as ZoneId].at : [PORTS[place as BaseId].x, PORTS[place as BaseId].y];
};
