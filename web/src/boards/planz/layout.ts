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
  AB: waters(349, 236, 12, 2, [349, 254]),
  AC: waters(478, 150, 16, 2),
  AD: waters(622, 30, 12, 2),
  AE: waters(820, 40, 16, 4),
  AF: waters(1070, 34, 18, 4),
  AG: waters(1250, 190, 9, 1),
  AH: waters(250, 290, 12, 2),
  AJ: waters(360, 302, 13, 2),
  AK: waters(482, 268, 14, 2),
  AL: waters(610, 264, 14, 3),
  AM: waters(716, 318, 11, 2),
  AN1: waters(912, 262, 12, 2),
  AN2: waters(992, 334, 12, 1, [988, 366]),
  AO: waters(1128, 360, 18, 2, [1128, 366]),
  BA: waters(216, 560, 8, 2, [208, 528]),
  BB: waters(300, 400, 12, 2),
  BC: waters(396, 432, 12, 2),
  BD: waters(498, 432, 12, 2),
  BE: waters(636, 424, 20, 3),
  BF1: waters(850, 446, 8, 2, [850, 456]),
  BF2: waters(822, 500, 16, 2),
  CA: waters(124, 640, 9, 1),
  CB: waters(210, 590, 10, 2),
  CC: waters(312, 590, 12, 2),
  CD: waters(418, 592, 12, 2),
  CE: waters(532, 586, 12, 2),
  CF: waters(650, 596, 16, 2),
  CG: waters(728, 674, 12, 2),
  DA: waters(26, 850, 8, 1),
  DB: waters(80, 716, 8, 1),
  DC: waters(186, 698, 12, 2),
  DD: waters(292, 718, 10, 2),
  DE: waters(408, 718, 10, 2),
  DF: waters(518, 724, 10, 2),
  DG: waters(648, 716, 12, 2),
  DH: waters(590, 856, 12, 2),
  DJ: waters(484, 862, 10, 2),
  DK: waters(369, 862, 10, 2),
  DL: waters(256, 862, 10, 2),
  DM: waters(150, 832, 12, 2),
};

/** Where the troops of a land zone lie: the middle of their first counter, and how many abreast. */
export const GROUNDS: Readonly<Record<ZoneId, Spot>> = {
  'AB-GRL': [346, 110],
  'AC-GRL': [446, 54],
  'AD-ICE': [622, 150],
  'AF-NAR': [1196, 62],
  'AF-TRO': [1120, 152],
  'AH-CAN': [170, 340],
  'AM-GBR': [838, 352],
  'AN1-GBR': [846, 298],
  'AN2-NOR': [1046, 222],
  'AN2-DEN': [1076, 308],
  'AO-GER': [1092, 470],
  'BA-CAN': [136, 470],
  'BB-CAN': [262, 462],
  'BF1-ENG': [908, 402],
  'BF1-FRA': [960, 462],
  'BF2-FRA': [940, 540],
  'CA-USA': [52, 560],
  'CE-AZO': [560, 664],
  'CG-GIB': [852, 694],
  'DB-USA': [26, 690],
  'DC-BER': [206, 748],
  'DG-CNY': [694, 790],
  'DH-WAF': [700, 930],
  'DM-WIN': [60, 872],
};

/** A base: its sign, where its name begins or ends, and where its aircraft and the ships in port lie. */
interface Port {
  readonly x: number;
  readonly y: number;
  readonly anchor: 'start' | 'middle' | 'end';
  readonly aircraft: Spot;
}
const port = (x: number, y: number, anchor: Port['anchor'], aircraft: Spot): Port => ({ x, y, anchor, aircraft });

export const PORTS: Readonly<Record<BaseId, Port>> = {
  WILHELMSHAVEN: port(1042, 408, 'start', [1066, 436]),
  BALTIC_PORTS: port(1180, 408, 'start', [1204, 436]),
  PORTSMOUTH: port(884, 436, 'start', [930, 424]),
  SCAPA_FLOW: port(866, 274, 'end', [800, 300]),
  WESTERN_APPROACHES: port(812, 380, 'end', [780, 404]),
  CHANNEL_PORTS: port(926, 466, 'start', [1002, 490]),
  BISCAY: port(886, 524, 'start', [990, 560]),
  GOOSE_BAY: port(222, 372, 'end', [190, 396]),
  HALIFAX: port(184, 540, 'end', [150, 520]),
  ST_JOHNS: port(286, 488, 'middle', [262, 500]),
  CARIBBEAN: port(100, 906, 'start', [60, 930]),
  NEW_YORK: port(88, 600, 'end', [50, 620]),
  CHARLESTON: port(44, 738, 'end', [26, 760]),
  GIBRALTAR: port(800, 664, 'end', [860, 656]),
  BERMUDA: port(168, 742, 'end', [160, 766]),
  AZORES: port(506, 668, 'end', [500, 690]),
  CANARIES: port(626, 800, 'end', [620, 826]),
  ICELAND: port(596, 186, 'start', [650, 206]),
  IVIGTUT: port(330, 176, 'start', [330, 200]),
  NARVIK: port(1200, 100, 'start', [1246, 90]),
  TRONDHEIM: port(1112, 190, 'start', [1160, 206]),
  BERGEN: port(1012, 242, 'start', [1030, 270]),
  COPENHAGEN: port(1094, 330, 'start', [1134, 320]),
  DAKAR: port(660, 950, 'start', [700, 974]),
};

/** A counter, and the room it takes in a row. */
export const TOKEN: Size = [52, 36];
export const PITCH: Size = [56, 41];

/** The plates around the map. */
export const STATUS: Box = [6, 6, 142, 300];
export const DESK: Box = [874, 590, 420, 404];

export const middleOf = (place: Place): Spot => {
  if (place in WATERS) {
    const { x, y, counters } = WATERS[place as AreaId];
    return counters ?? [x, y + 40];
  }
  return place in GROUNDS ? GROUNDS[place as ZoneId] : [PORTS[place as BaseId].x, PORTS[place as BaseId].y];
};
