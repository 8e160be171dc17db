/** The outlines of places, put together from the lines of the map when the board is loaded. */
import type { PlaceId } from '@derby/pens/data/map';

// A file of its own: the lines are most of the board's weight, and change least.
const { LINES, RINGS, UNTIL } = await import('./map-paths.ts');

const steps: readonly (readonly number[])[] = LINES.split('|').map((line) => (line.match(/-?\d+/g) ?? []).map(Number));

/** Where a line begins and ends, and its steps forwards or backwards. */
function walk(n: number): { readonly from: readonly [number, number]; readonly steps: string } {
  const [startX = 0, startY = 0, ...rest] = steps[Math.abs(n) - 1] ?? [];
  if (n > 0) return { from: [startX, startY], steps: rest.join(' ') };
  const back: number[] = [];
  let [x, y] = [startX, startY];
  for (let i = 0; i < rest.length; i += 2) {
    const [dx = 0, dy = 0] = [rest[i], rest[i + 1]];
    [x, y] = [x + dx, y + dy];
    back.unshift(-dx, -dy);
  }
  return { from: [x, y], steps: back.join(' ') };
}

const outline = (rings: string): string =>
  rings
    .split(',')
    .filter(Boolean)
    .map((ring) => {
      const walks = ring.split(' ').map((n) => walk(Number(n)));
      return `M${walks[0]?.from.join(' ')}l${walks.map((one) => one.steps).join(' ')}z`;
    })
    .join('');

export const OUTLINES = Object.fromEntries(
  Object.entries(RINGS).map(([id, rings]) => [id, outline(rings)]),
) as Readonly<Record<PlaceId | 'land', string>>;

const drawn = (from: number, to: number): string =>
  LINES.split('|')
    .slice(from, to)
    .map((line) => `M${line}`)
    .join('');

export const COASTS = drawn(0, UNTIL.coast);
export const LAND_BORDERS = drawn(UNTIL.coast, UNTIL.land);
export const SEA_BORDERS = drawn(UNTIL.land, UNTIL.sea);
