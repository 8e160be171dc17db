/** Boxes and spots on a sheet, in its own units, and how things are set in them. */

export type Box = readonly [x: number, y: number, width: number, height: number];
export type Spot = readonly [x: number, y: number];
export type Size = readonly [width: number, height: number];

/** A box within a box, so far from each of its edges. */
export const inside = ([x, y, width, height]: Box, by: number): Box => [
  x + by,
  y + by,
  width - 2 * by,
  height - 2 * by,
];

/** Spots in rows around the middle of the first row; the last row may be shorter and stands in the middle too. */
export function rows(count: number, columns: number, [across, down]: Size): readonly Spot[] {
  return Array.from({ length: count }, (_, i): Spot => {
    const row = Math.floor(i / columns);
    const inRow = Math.min(columns, count - row * columns);
    return [((i % columns) - (inRow - 1) / 2) * across, row * down];
  });
}

interface Packed {
  readonly scale: number;
  /** From the middle of the room. */
  readonly spots: readonly Spot[];
}

/** Places for so many pieces in a room, in rows, as large as they go. */
export function pack(count: number, [width, height]: Size, [wide, high]: Size): Packed {
  let best = { scale: 0, columns: 1 };
  for (let columns = 1; columns <= Math.max(1, count); columns++) {
    const scale = Math.min(1, width / (columns * wide), height / (Math.ceil(count / columns) * high));
    if (scale > best.scale) best = { scale, columns };
  }
  const { scale, columns } = best;
  const rise = ((Math.ceil(count / columns) - 1) / 2) * high * scale;
  const spots = rows(count, columns, [wide * scale, high * scale]);
  return { scale, spots: spots.map(([x, y]): Spot => [x, y - rise]) };
}

/** What a phone shows of a sheet beside its margins, in pixels. */
const PHONE = { width: 366, height: 323 } as const;
const FINGER = 44;

/** How many units of the sheet a finger needs where a phone shows this part of it. */
export const fingerIn = ([, , width, height]: Box): number =>
  FINGER / Math.min(PHONE.width / width, PHONE.height / height);
