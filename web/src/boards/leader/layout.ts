/** Where everything lies on the sheet. The stage shows the flotilla's cards, the campaign map or the battle, in turn. */
import { ZONES, type ZoneId } from '@derby/leader/data/display';
import type { Box, Spot } from '../kit/box.ts';

export const SHEET = { width: 1240, height: 960 } as const;

export const BAR: Box = [8, 8, 1224, 44];
export const STAGE: Box = [8, 58, 1224, 640];
export const MAP: Box = [8, 58, 816, 640];
export const LOG: Box = [832, 58, 400, 262];
export const DESK: Box = [832, 326, 400, 372];
/** The log has the room above the desk, and all of it while nothing lies there. */
export const above = (desk: Box | undefined): Box => {
  const [x, y, width] = LOG;
  return [x, y, width, desk ? desk[1] - 6 - y : DESK[1] + DESK[3] - y];
};
export const BOATS: Box = [8, 704, 816, 248];
export const CREW: Box = [832, 704, 400, 248];

/** The battle: the display at the left, the ships and the orders beside it. */
export const DISPLAY: Box = [8, 58, 656, 640];
export const SHIPS: Box = [672, 58, 560, 320];
export const FIRE: Box = [672, 384, 560, 314];

/** UL-1.10  The display in its own frame of 1000 by 700: the middle of the convoy, and where each ring begins and ends. */
const MIDDLE: Spot = [500, 350];
const SCALE = 0.968;
export const RINGS = { convoy: [0, 85], short: [85, 165], medium: [165, 245], long: [245, 325] } as const;
export const CENTRE: Spot = [DISPLAY[0] + DISPLAY[2] / 2, DISPLAY[1] + DISPLAY[3] / 2];

export const radius = (units: number): number => units * SCALE;

/** From the frame of the rules to the sheet. */
export const zoneSpot = (zone: ZoneId): Spot => [
  CENTRE[0] + (ZONES[zone].x - MIDDLE[0]) * SCALE,
  CENTRE[1] + (ZONES[zone].y - MIDDLE[1]) * SCALE,
];

/** Where the pieces of a zone lie: those in and around the convoy a little further apart than its zones. */
export function berthSpot(zone: ZoneId): Spot {
  const [x, y] = zoneSpot(zone);
  const apart = APART[ZONES[zone].ring];
  return [CENTRE[0] + (x - CENTRE[0]) * apart, CENTRE[1] + (y - CENTRE[1]) * apart];
}

const APART: Readonly<Record<keyof typeof RINGS, number>> = { convoy: 1.2, short: 1.06, medium: 1, long: 1 };

/** The direction of a zone from the middle, in radians, clockwise from the east. */
export const bearing = (zone: ZoneId): number => Math.atan2(ZONES[zone].y - MIDDLE[1], ZONES[zone].x - MIDDLE[0]);

/** How long and how deep the room for pieces is in a zone of each ring. */
const ROOM: Readonly<Record<keyof typeof RINGS, readonly [along: number, across: number]>> = {
  convoy: [74, 72],
  short: [84, 72],
  medium: [132, 74],
  long: [176, 74],
};

/** The room as it lies on the sheet: ahead and astern it is wide, abeam it is high. */
export function roomOf(zone: ZoneId): readonly [width: number, height: number] {
  const [along, across] = ROOM[ZONES[zone].ring];
  const [east, south] = [Math.abs(Math.cos(bearing(zone))), Math.abs(Math.sin(bearing(zone)))];
  const slant = 1 - 0.56 * east * south;
  return [(across * east + along * south) * slant, (across * south + along * east) * slant];
}

/** The grid of boat cards: larger cards while there are few. */
export function cardBoxes(count: number): readonly Box[] {
  const [columns, rows] = count <= 4 ? [4, 1] : count <= 8 ? [4, 2] : count <= 15 ? [5, 3] : [7, 4];
  const [x, y, width, height] = BOATS;
  const [wide, high] = [width / columns, height / rows];
  return Array.from(
    { length: count },
    (_, i): Box => [x + (i % columns) * wide, y + Math.floor(i / columns) * high, wide - 6, high - 6],
  );
}

/** How high a line of the list of ships is, and any line on the desk, which is shown smaller: 44 px on a phone. */
const SHIP_LINE = 48;
export const DESK_LINE = 56;
const SHIP_HEAD = 27;

/** UL-7.5  The room on the desk for the ships in a harbour, which are few, and what is left of the desk below them. */
export function harbourBoxes(ships: number): readonly [list: Box, below: Box] {
  const [x, y, width, height] = DESK;
  const high = SHIP_HEAD + ships * DESK_LINE + 2;
  return [
    [x, y, width, high],
    [x, y + high + 6, width, height - high - 6],
  ];
}

/** The lines of a list of ships, in as many columns as it takes. */
export function shipBoxes(count: number, [x, y, width, height]: Box, line = SHIP_LINE): readonly Box[] {
  const columns = Math.max(1, Math.ceil(count / Math.floor((height - SHIP_HEAD) / line)));
  const rows = Math.ceil(count / columns);
  const wide = (width - 16) / columns;
  return Array.from(
    { length: count },
    (_, i): Box => [x + 8 + Math.floor(i / rows) * wide, y + SHIP_HEAD + (i % rows) * line, wide - 4, line - 1.5],
  );
}
