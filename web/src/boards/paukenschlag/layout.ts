/** Where everything lies on the sheet: areas and places by their degrees, panels on the land and in the corners nobody plays in. */
import { AREA_BOUNDS, SHORE_PLACES } from '@derby/paukenschlag/data/chart';
import type { AreaId, PortId, ShoreId } from '@derby/paukenschlag/data/map';
import type { Box, Size, Spot } from '../kit/box.ts';
import { project, SHEET } from './projection.ts';

export { SHEET };

export const AREA_IDS = Object.keys(AREA_BOUNDS) as AreaId[];

const boxOf = (id: AreaId): Box => {
  const { west, east, north, south } = AREA_BOUNDS[id];
  const [left, top] = project([west, north]);
  const [right, bottom] = project([east, south]);
  return [left, top, right - left, bottom - top];
};
export const AREA_BOXES = Object.fromEntries(AREA_IDS.map((id) => [id, boxOf(id)])) as Readonly<Record<AreaId, Box>>;

/** What is left free for counters on each side of an area, where a coast and its names lie inside it. */
interface Margins {
  readonly left?: number;
  readonly top?: number;
  readonly right?: number;
  readonly bottom?: number;
}
const COASTS: Readonly<Partial<Record<AreaId, Margins>>> = {
  BA: { top: 25, bottom: 40 },
  BB: { top: 57, left: 26 },
  CA: { left: 66, top: 26 },
  CE: { left: 3, right: 3, bottom: 40 },
  DA: { left: -4, right: 17, top: 112, bottom: -26 },
  DB: { left: 68 },
  DD: { left: 62 },
  DL: { left: 32, right: 8, top: 32 },
  DM: { top: 65, bottom: 1 },
  DN: { bottom: 26 },
  DO: { bottom: 26 },
  EA: { bottom: 24 },
  EB: { top: 40 },
  EC: { bottom: 40 },
  ED: { bottom: 31, right: 10, left: 26 },
  EL: { left: 24, top: 44 },
  EO: { left: 23, right: 2, top: 52 },
  EP: { left: 5, right: 1 },
};
/** The line on which the code of an area stands, and what looks out over a pile. */
const CODE = 26;

/** The room for counters of an area: its middle, and its size. */
export function roomOf(id: AreaId): { readonly at: Spot; readonly room: Size } {
  const [x, y, width, height] = AREA_BOXES[id];
  const { left = 4, top = CODE, right = 4, bottom = 4 } = COASTS[id] ?? {};
  const room: Size = [width - left - right, height - top - bottom];
  return { at: [x + left + room[0] / 2, y + top + room[1] / 2], room };
}

/** A counter, and with the gap around it. */
export const COUNTER = { width: 46, height: 36 } as const;
export const PITCH: Size = [51, 41];

export const shoreSpot = (id: ShoreId): Spot => {
  const { longitude, latitude } = SHORE_PLACES[id];
  const [x, y] = project([longitude, latitude]);
  const [dx, dy] = MOVED[id] ?? [0, 0];
  return [x + dx, y + dy];
};

/** Fields beside a port are moved off it, as far as they must be told apart. */
const MOVED: Readonly<Partial<Record<ShoreId, Spot>>> = {
  quonset: [-17, 3],
  mitchel: [16, -4],
  lakehurst: [-15, 6],
  langley: [12, -9],
  charlestonfield: [-15, -3],
  jaxnas: [-14, 4],
  miaminas: [-13, -7],
  neworleansnas: [14, 3],
  bermudanas: [-16, -2],
  gtmo: [13, -7],
  borinquen: [-6, 0],
  hato: [12, 5],
  waller: [12, 4],
  cocosolo: [14, -5],
  rabodepeixe: [15, 6],
};

/** Where the name of a port begins or ends, from its spot. */
type Lettered = readonly [x: number, y: number, anchor: 'start' | 'end' | 'middle'];
export const PORT_NAMES: Readonly<Record<PortId, Lettered>> = {
  boston: [9, -8, 'start'],
  newyork: [-10, -3, 'end'],
  norfolk: [-10, 5, 'end'],
  charleston: [-8, -12, 'end'],
  jacksonville: [-22, 11, 'end'],
  miami: [4, 22, 'start'],
  keywest: [-2, 22, 'middle'],
  neworleans: [-14, -12, 'middle'],
  galveston: [10, 17, 'start'],
  sanjuan: [8, -6, 'start'],
  halifax: [8, 16, 'start'],
  stjohns: [-20, -14, 'middle'],
  bermuda: [13, 21, 'end'],
  guantanamo: [-8, 20, 'start'],
  kingston: [8, 24, 'end'],
  aruba: [2, 24, 'middle'],
  trinidad: [34, -11, 'end'],
  colon: [-8, 20, 'middle'],
  georgetown: [6, -13, 'start'],
  pontadelgada: [6, 24, 'end'],
};

/** The letters of a name on the map, in units: how high, and how wide each is on the average. */
export const NAME = { size: 14, letter: 7.3 } as const;

/** The box of a port's name. */
export function nameBox(id: PortId, name: string): Box {
  const [x, y] = shoreSpot(id);
  const [dx, dy, anchor] = PORT_NAMES[id];
  const width = name.length * NAME.letter;
  const from = anchor === 'start' ? 0 : anchor === 'end' ? -width : -width / 2;
  return [x + dx + from, y + dy - 11, width, 14];
}

/** Where the code of an area would lie under a name or a panel, it stands elsewhere, from its upper left corner. */
const CODE_ASIDE: Readonly<Partial<Record<AreaId, Spot>>> = {
  DM: [28, 18],
  EO: [16, 18],
  CA: [6, 126],
  DB: [6, 126],
  DL: [6, 126],
};

/** The foot of an area's code. */
export function codeSpot(id: AreaId): Spot {
  const [x, y] = AREA_BOXES[id];
  const [dx, dy] = CODE_ASIDE[id] ?? [6, 18];
  return [x + dx, y + dy];
}

/** The box of an area's code. */
export function codeBox(id: AreaId): Box {
  const [x, y] = codeSpot(id);
  return [x - 1, y - 14, 24, 17];
}

/** How far the number of aircraft over an area stands from its right edge, where a name or a port lies in the corner. */
const COVER_ASIDE: Readonly<Partial<Record<AreaId, number>>> = { EB: 34 };

/** The foot of the number of aircraft over an area; it ends there. */
export function coverSpot(id: AreaId): Spot {
  const [x, y, width] = AREA_BOXES[id];
  return [x + width - 6 - (COVER_ASIDE[id] ?? 0), y + 17];
}

/** The box of that number and of the wings before it. */
export function coverBox(id: AreaId): Box {
  const [x, y] = coverSpot(id);
  return [x - 28, y - 13, 28, 15];
}

// ── Panels ──
export const ROSTER: Box = [8, 8, 436, 284];
export const DIGEST: Box = [8, 298, 250, 42];
export const ORDERS: Box = [8, 346, 250, 42];
/** Unfolded, over the land and the Gulf. */
export const ORDERS_OPEN: Box = [8, 298, 436, 400];
export const TURN: Box = [8, 812, 234, 132];
export const TRACK: Box = [388, 812, 258, 132];
export const BALANCE: Box = [856, 812, 352, 132];
