/** From a grid of labels to lines: every border once, between the points where three labels meet. */
import type { Extent, Spot } from './grid.ts';

/** A line with one label on its left and another on its right; nothing beyond the frame. */
export interface Arc<Label extends string> {
  readonly left: Label | undefined;
  readonly right: Label | undefined;
  readonly points: readonly Spot[];
}

/** East, south, west, north: the step, and the squares left and right of it. */
const STEPS = [
  { dx: 1, dy: 0, left: [0, -1], right: [0, 0] },
  { dx: 0, dy: 1, left: [0, 0], right: [-1, 0] },
  { dx: -1, dy: 0, left: [-1, 0], right: [-1, -1] },
  { dx: 0, dy: -1, left: [-1, -1], right: [0, -1] },
] as const;

type Step = (typeof STEPS)[number];

export function arcs<Label extends string>(grid: readonly Label[], { width, height }: Extent): Arc<Label>[] {
  const at = (x: number, y: number): Label | undefined =>
    x < 0 || y < 0 || x >= width || y >= height ? undefined : grid[y * width + x];
  const sides = (x: number, y: number, { left, right }: Step) =>
    [at(x + left[0], y + left[1]), at(x + right[0], y + right[1])] as const;
  const waysFrom = (x: number, y: number): Step[] =>
    STEPS.filter((step) => {
      const [left, right] = sides(x, y, step);
      return left !== right;
    });
  const edge = (x: number, y: number, step: Step): number => (y * (width + 1) + x) * 4 + STEPS.indexOf(step);
  const seen = new Set<number>();
  const found: Arc<Label>[] = [];
  const follow = (x: number, y: number, first: Step): void => {
    if (seen.has(edge(x, y, first))) return;
    const [left, right] = sides(x, y, first);
    const points: Spot[] = [[x, y]];
    for (let step: Step | undefined = first; step; ) {
      seen.add(edge(x, y, step));
      [x, y] = [x + step.dx, y + step.dy];
      seen.add(edge(x, y, opposite(step)));
      points.push([x, y]);
      const back: Step = opposite(step);
      const onward: Step[] = waysFrom(x, y).filter((way) => way !== back);
      step = onward.length === 1 && onward[0] && !seen.has(edge(x, y, onward[0])) ? onward[0] : undefined;
    }
    found.push({ left, right, points });
  };
  const corners: Spot[] = [];
  for (let y = 0; y <= height; y++)
    for (let x = 0; x <= width; x++) if (waysFrom(x, y).length > 0) corners.push([x, y]);
  for (const [x, y] of corners) {
    const ways = waysFrom(x, y);
    if (ways.length > 2) for (const way of ways) follow(x, y, way);
  }
  // What is left over are rings without a meeting point: islands.
  for (const [x, y] of corners) for (const way of waysFrom(x, y)) follow(x, y, way);
  return found;
}

const opposite = (step: Step): Step => STEPS[(STEPS.indexOf(step) + 2) % 4] ?? step;

/** Takes the stairs of the grid out of a line: each point moves half way to the middle of its neighbours, three times. */
export function smooth(points: readonly Spot[]): Spot[] {
  const isRing = String(points[0]) === String(points.at(-1));
  const once = (line: readonly Spot[]): Spot[] =>
    line.map(([x, y], i) => {
      const before = line[i - 1] ?? (isRing ? line.at(-2) : undefined);
      const after = line[i + 1] ?? (isRing ? line[1] : undefined);
      return before && after ? [(before[0] + 2 * x + after[0]) / 4, (before[1] + 2 * y + after[1]) / 4] : [x, y];
    });
  return once(once(once(points)));
}

/** Visvalingam: the flattest corner goes first, until every corner is worth its bytes; the ends stay. */
export function simplify(points: readonly Spot[], worth: number): Spot[] {
  const kept = [...points];
  const sizes = kept.map((_, i) => corner(kept, i));
  for (;;) {
    let flattest = -1;
    let least = worth;
    sizes.forEach((size, i) => {
      if (size < least) [flattest, least] = [i, size];
    });
    if (flattest < 0 || kept.length <= 4) return kept;
    kept.splice(flattest, 1);
    sizes.splice(flattest, 1);
    for (const i of [flattest - 1, flattest]) if (i >= 0 && i < kept.length) sizes[i] = corner(kept, i);
  }
}

/** The area of the triangle at a point; the ends are worth everything. */
function corner(points: readonly Spot[], i: number): number {
  const [a, b, c] = [points[i - 1], points[i], points[i + 1]];
  if (!a || !b || !c) return Number.POSITIVE_INFINITY;
  return Math.abs((b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1])) / 2;
}

/** The area inside a ring of points. */
export const areaOf = (points: readonly Spot[]): number =>
  Math.abs(
    points.reduce((sum, [x, y], i) => {
      const [nextX, nextY] = points[(i + 1) % points.length] ?? [x, y];
      return sum + (x * nextY - nextX * y) / 2;
    }, 0),
  );

/** Whole units, each point as a step from the last. */
export function path(points: readonly Spot[]): string {
  let [x, y] = [0, 0];
  return points
    .map(([toX, toY], i) => {
      const [dx, dy] = [Math.round(toX) - x, Math.round(toY) - y];
      [x, y] = [x + dx, y + dy];
      return `${i === 0 ? '' : i === 1 ? 'l' : dx < 0 ? '' : ' '}${dx}${dy < 0 ? '' : ' '}${dy}`;
    })
    .join('');
}
