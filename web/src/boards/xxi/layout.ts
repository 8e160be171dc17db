/** Where everything lies on the sheet. */
import { PLACES, type Space, SQUARES, type Yard } from '@derby/xxi/data/map';
import type { Area } from '@derby/xxi/data/tracks';
import type { Box, Spot } from '../kit/box.ts';
import { FRAME, project } from './projection.ts';

export const SHEET = FRAME;

/** Cities at their longitude and latitude. */
export const spot = (space: Space): Spot => project([PLACES[space].longitude, PLACES[space].latitude]);

/** How the counters on a city lie beside it: where the first one is, and in which direction the others follow. */
interface Berth {
  readonly dx: number;
  readonly dy: number;
  readonly along: 1 | -1 | 0;
  /** Where the name stands. */
  readonly label: readonly [dx: number, dy: number, anchor: 'start' | 'middle' | 'end'];
}

export const BERTHS: Readonly<Record<Space, Berth>> = {
  A: { dx: -39, dy: 4, along: -1, label: [4, 44, 'middle'] },
  B: { dx: 40, dy: 2, along: 1, label: [-2, -24, 'middle'] },
  C: { dx: 40, dy: 0, along: 1, label: [2, 36, 'middle'] },
  D: { dx: 0, dy: -39, along: 0, label: [-22, 22, 'end'] },
  E: { dx: 0, dy: 39, along: 0, label: [24, 10, 'start'] },
  F: { dx: 40, dy: 10, along: 1, label: [-14, -25, 'middle'] },
  G: { dx: -39, dy: 8, along: -1, label: [-24, 53, 'middle'] },
  3: { dx: 40, dy: 2, along: 1, label: [-28, 6, 'end'] },
  4: { dx: 0, dy: -39, along: 0, label: [24, 14, 'start'] },
  5: { dx: 0, dy: -39, along: 0, label: [0, 36, 'middle'] },
  6: { dx: 0, dy: 40, along: 0, label: [-24, 10, 'end'] },
  7: { dx: -14, dy: 39, along: -1, label: [-2, -25, 'start'] },
  8: { dx: -24, dy: 40, along: -1, label: [22, 18, 'start'] },
  9: { dx: 0, dy: -39, along: 0, label: [20, 26, 'start'] },
  10: { dx: -8, dy: -39, along: -1, label: [8, 36, 'middle'] },
  11: { dx: -39, dy: -4, along: -1, label: [-25, 36, 'end'] },
  12: { dx: 40, dy: 12, along: 1, label: [-27, 4, 'end'] },
  13: { dx: 12, dy: 41, along: 1, label: [-22, 20, 'end'] },
  14: { dx: 40, dy: 2, along: 1, label: [-22, 24, 'end'] },
  15: { dx: 26, dy: 42, along: 1, label: [-16, 32, 'end'] },
  16: { dx: 34, dy: -38, along: 1, label: [-14, 37, 'middle'] },
  17: { dx: 0, dy: -39, along: 0, label: [0, 36, 'middle'] },
  18: { dx: 34, dy: 40, along: 1, label: [-26, 24, 'end'] },
};

/** What a finger needs: on a phone, a part of the map is shown so large that this is 44 px. */
export const FINGER = 38;

/** The squares of the yards: top left corner and columns. */
export const SQUARE = FINGER;
const YARD_AT: Readonly<Record<Yard, { readonly x: number; readonly y: number; readonly columns: number }>> = {
  8: { x: 44, y: 212, columns: 3 },
  12: { x: 104, y: 88, columns: 4 },
  18: { x: 952, y: 52, columns: 2 },
};

export const squareSpot = (yard: Yard, index: number): Spot => {
  const { x, y, columns } = YARD_AT[yard];
  return [x + ((index % columns) + 0.5) * SQUARE, y + (Math.floor(index / columns) + 0.5) * SQUARE];
};

export const yardBox = (yard: Yard): Box => {
  const { x, y, columns } = YARD_AT[yard];
  return [x, y, columns * SQUARE, (SQUARES[yard] / columns) * SQUARE];
};

export const POINTS: Box = [8, 8, 526, 40];
export const ALLOCATION: Box = [1040, 10, 194, 80];
export const SCRAP: Box = [1040, 98, 194, 172];
export const PILE: Box = [1040, 278, 194, 102];
export const PEN: Box = [770, 300, 262, 80];
export const MISSIONS: Box = [770, 388, 392, 562];
export const LADDER: Box = [1168, 388, 66, 562];
export const SCORE: Box = [8, 720, 342, 64];
export const MONTHS: Box = [8, 790, 342, 160];
export const MODELS_BOX: Box = [358, 720, 404, 230];
export const LEGEND: Box = [628, 576, 130, 134];

/** The two lanes of the mission track run down from Valentin to their areas; the trip home lies below. */
export const VALENTIN: Box = [776, 394, 380, 74];
const LANE_X: Readonly<Record<Area, number>> = { AO: 776, WA: 969 };
const LANE_WIDTH = 187;

export const laneBox = (area: Area): Box => [LANE_X[area], 472, LANE_WIDTH, 474];
export const stepBox = (area: Area, step: number): Box => [LANE_X[area], 494 + (step - 1) * 60, LANE_WIDTH, 56];
export const oddsBox = (area: Area): Box => [LANE_X[area], 734, LANE_WIDTH, 40];
export const areaBox = (area: Area): Box => [LANE_X[area], 776, LANE_WIDTH, 114];
export const homeBox = (area: Area): Box => [LANE_X[area], 893, LANE_WIDTH, 52];

const RUNG = 59;
export const rungBox = (front: number): Box => [LADDER[0] + 4, LADDER[1] + 22 + (8 - front) * RUNG, 58, RUNG - 3];

const MONTH_WIDTH = 48;
export const monthBox = (turn: number): Box => [
  MONTHS[0] + 3 + ((turn - 1) % 7) * MONTH_WIDTH,
  MONTHS[1] + 3 + Math.floor((turn - 1) / 7) * 52,
  MONTH_WIDTH - 2,
  50,
];

const MODEL_LABELS = 88;
export const modelColumn = (index: number): number => MODELS_BOX[0] + MODEL_LABELS + index * 62 + 31;
export const COMMAND_ROW = MODELS_BOX[1] + 206;

export const pointBox = (points: number): Box => [POINTS[0] + 88 + points * 33.4, POINTS[1] + 4, 31, 32];
