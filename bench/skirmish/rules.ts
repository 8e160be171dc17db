/** SK-1 … SK-5  What the three versions share: the numbers of the rules, the opening position and its fingerprint. */
import { NEIGHBOURS } from './areas.ts';

export const AREAS = NEIGHBOURS.length;
/** SK-1  Units 0 … 74 are side 0's, units 75 … 149 side 1's. */
export const UNITS_A_SIDE = 75;
export const UNITS = 2 * UNITS_A_SIDE;
/** SK-4  The game ends after this many moves. */
export const GAME_LENGTH = 300;

export type Side = 0 | 1;

/** All of the state that matters: JSON data, so that each version can keep it as it is. */
export interface Field {
  /** The area of each unit. */
  where: number[];
  /** How many units of each side are in each area: always what `where` says, kept to spare the counting. */
  count: [number[], number[]];
  /** Moves made so far. */
  moved: number;
}

export const other = (side: Side): Side => (side === 0 ? 1 : 0);
export const sideOf = (unit: number): Side => (unit < UNITS_A_SIDE ? 0 : 1);
export const firstUnit = (side: Side): number => side * UNITS_A_SIDE;

/** SK-1  Each side is spread over its own half of the map, side 0 from the left, side 1 from the right. */
export function opening(): Field {
  const field: Field = { where: [], count: [new Array(AREAS).fill(0), new Array(AREAS).fill(0)], moved: 0 };
  for (let unit = 0; unit < UNITS; unit++) {
    const side = sideOf(unit);
    const step = (unit - firstUnit(side)) % (AREAS / 2);
    const area = side === 0 ? step : AREAS - 1 - step;
    field.where.push(area);
    field.count[side][area] = (field.count[side][area] ?? 0) + 1;
  }
  return field;
}

/**
 * SK-3  Above 0 the moved unit wins the fight, below 0 it loses: the difference of the dice, one better for the side
 * with more units in the area.
 */
export const margin = (mine: number, theirs: number, attack: number, defence: number): number =>
  attack - defence + Math.sign(mine - theirs);

/** SK-5  How many more areas side 0 holds than side 1: an area belongs to whoever has more units there. */
export function lead(field: Readonly<Field>): number {
  let areas = 0;
  for (let area = 0; area < AREAS; area++)
    areas += Math.sign((field.count[0][area] ?? 0) - (field.count[1][area] ?? 0));
  return areas;
}

/** SK-5  The side that holds more areas, if either does. */
export function winner(field: Readonly<Field>): Side | undefined {
  const areas = lead(field);
  if (areas === 0) return undefined;
  return areas > 0 ? 0 : 1;
}

/** A short name for a position (FNV-1a): the same in every version. */
export function fingerprint(field: Readonly<Field>): string {
  let hash = 0x811c9dc5;
  for (const number of [...field.where, ...field.count[0], ...field.count[1], field.moved]) {
    hash = Math.imul(hash ^ number, 0x01000193);
  }
  return (hash >>> 0).toString(16).padStart(8, '0');
}
