/**
 * From the rules' frame of 1000 by 700 to the sheet: Europe, where most bases lie, is drawn larger than the ocean, and the
 * north is stretched as on a sea chart. Each axis is stretched for itself, so that whatever touches goes on touching.
 */
export const FRAME = { width: 1300, height: 1000 } as const;

/** From where on, in the frame of the rules, and by how much the axis is stretched there. */
type Stretch = readonly (readonly [from: number, by: number])[];
const ACROSS: Stretch = [
  [0, 1.0],
  [560, 1.02],
  [690, 1.86],
  [900, 1.8],
  [1000, 1.3],
];
const DOWN: Stretch = [
  [0, 1.3],
  [60, 1.75],
  [300, 1.75],
  [400, 1.2],
  [700, 1.16],
];

/** The stretch changes evenly from knot to knot: a coast has no kinks. */
function along(stretch: Stretch, at: number): number {
  let sum = 0;
  for (let i = 0; i + 1 < stretch.length; i++) {
    const [from, by] = stretch[i] as readonly [number, number];
    const [to, next] = stretch[i + 1] as readonly [number, number];
    const part = Math.min(Math.max(at - from, 0), to - from);
    sum += part * (by + ((next - by) * part) / (to - from) / 2);
  }
  return sum;
}

const [WIDE, HIGH] = [along(ACROSS, 1000), along(DOWN, 700)];

/** A spot of the rules' frame on the sheet. */
export const spot = (x: number, y: number): [x: number, y: number] => [
  (along(ACROSS, x) / WIDE) * FRAME.width,
  (along(DOWN, y) / HIGH) * FRAME.height,
];
