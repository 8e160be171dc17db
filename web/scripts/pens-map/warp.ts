/**
 * The projection of the map of U-boat Pens: a thin plate bent, as gently as it goes, until every place lies near the spot
 * that the rules give it. So Europe is large, the ocean small, and the coasts are real all the same.
 */
import { type PlaceId, SEA_ZONES, TERRITORIES } from '@derby/pens/data/map';
import type { Degrees, Spot } from '../map/grid.ts';
import { WORLD } from './places.ts';

/** From the frame of the rules, 1000 by 700, to the units of the sheet. */
export const SCALE = { x: 1.6, y: 1.45, top: -8 } as const;
export const FRAME = { width: 1600, height: 1010 } as const;

/** How stiff the plate is: 0 meets every spot exactly, and wrinkles. */
const STIFFNESS = 260;

/** Freetown lies at the very foot of the frame: it is pulled up a little, so that there is land to stand on. */
const LIFTED: Partial<Record<PlaceId, { x: number; y: number }>> = { WAF: { x: 462, y: 630 } };

const framed = (id: PlaceId): Spot => {
  const { x, y } = LIFTED[id] ?? { ...TERRITORIES, ...SEA_ZONES }[id];
  return [x * SCALE.x, y * SCALE.y + SCALE.top];
};

const IDS = Object.keys(WORLD) as PlaceId[];
/** Degrees of longitude are shorter in the north; to a plate they are all alike. */
const flat = ([longitude, latitude]: Degrees): Spot => [longitude * Math.cos(0.75), latitude];
const bend = ([ax, ay]: Spot, [bx, by]: Spot): number => {
  const square = (ax - bx) ** 2 + (ay - by) ** 2;
  return square === 0 ? 0 : square * Math.log(square);
};

const knots = IDS.map((id) => flat(WORLD[id]));
const weights = [0, 1].map((axis) => solve(axis as 0 | 1)) as [number[], number[]];

/** One system of equations for each axis: a plate through the knots, and a plane under it. */
function solve(axis: 0 | 1): number[] {
  const size = knots.length + 3;
  const rows = Array.from({ length: size }, () => new Array<number>(size + 1).fill(0));
  knots.forEach((at, i) => {
    const row = rows[i] as number[];
    knots.forEach((other, j) => {
      row[j] = bend(at, other) + (i === j ? STIFFNESS : 0);
    });
    [1, ...at].forEach((value, k) => {
      row[knots.length + k] = value;
      (rows[knots.length + k] as number[])[i] = value;
    });
    row[size] = framed(IDS[i] as PlaceId)[axis];
  });
  return eliminate(rows);
}

function eliminate(rows: number[][]): number[] {
  const size = rows.length;
  for (let column = 0; column < size; column++) {
    let pivot = column;
    for (let i = column + 1; i < size; i++)
      if (Math.abs(rows[i]?.[column] ?? 0) > Math.abs(rows[pivot]?.[column] ?? 0)) pivot = i;
    [rows[column], rows[pivot]] = [rows[pivot] as number[], rows[column] as number[]];
    const top = rows[column] as number[];
    for (const row of rows) {
      if (row === top) continue;
      const factor = (row[column] ?? 0) / (top[column] ?? 1);
      if (factor !== 0) for (let k = column; k <= size; k++) row[k] = (row[k] ?? 0) - factor * (top[k] ?? 0);
    }
  }
  return rows.map((row, i) => (row[size] ?? 0) / (row[i] ?? 1));
}

/** From degrees to the units of the sheet. */
export function project(at: Degrees): Spot {
  const here = flat(at);
  const bends = knots.map((knot) => bend(here, knot));
  return weights.map((own) => {
    const plane = (own.at(-3) ?? 0) + (own.at(-2) ?? 0) * here[0] + (own.at(-1) ?? 0) * here[1];
    return bends.reduce((sum, value, i) => sum + value * (own[i] ?? 0), plane);
  }) as Spot;
}
