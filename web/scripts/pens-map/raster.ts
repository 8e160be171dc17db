/** The map as a grid of one label for each unit of the sheet. */
import { countries, type Degrees, fill, joinCorners, type Spot } from '../map/grid.ts';
import { DIVIDED, ISLANDS, type Label, SEAS, WHOLE, WINDOW, WORLD } from './places.ts';
import { FRAME, project } from './warp.ts';

const { width: WIDTH, height: HEIGHT } = FRAME;

const nearest = (seeds: readonly (readonly [Label, Spot])[], x: number, y: number): Label => {
  let [found, least]: [Label, number] = ['land', Number.POSITIVE_INFINITY];
  for (const [label, [sx, sy]] of seeds) {
    const square = (sx - x) ** 2 + (sy - y) ** 2;
    if (square < least) [found, least] = [label, square];
  }
  return found;
};

const spread = (seeds: readonly (readonly [Label, ...Degrees[]])[]): (readonly [Label, Spot])[] =>
  seeds.flatMap(([label, ...spots]) => spots.map((at) => [label, project(at)] as const));

/** A label for every square: first the land, country by country, then the sea by the shortest way over water. */
export function labels(): Label[] {
  const grid = new Array<Label | undefined>(WIDTH * HEIGHT);
  for (const { name, polygons } of countries(project, WINDOW)) {
    const seeds = DIVIDED[name] && spread(DIVIDED[name]);
    const whole = WHOLE[name] ?? 'land';
    for (const rings of polygons)
      fill(rings, FRAME, (x, y) => {
        const label = seeds ? nearest(seeds, x, y) : whole;
        // Islands too small to be drawn are sea.
        if (label !== 'sea') grid[y * WIDTH + x] = label;
      });
  }
  for (const [id, radius] of ISLANDS) {
    const [cx, cy] = project(WORLD[id]);
    for (let y = Math.floor(cy - radius); y <= cy + radius; y++)
      for (let x = Math.floor(cx - radius); x <= cx + radius; x++)
        if (Math.hypot(x - cx, y - cy) < radius) grid[y * WIDTH + x] = id;
  }
  flood(grid);
  const settled = grid.map((label) => label ?? 'sea');
  while (joinCorners(settled, FRAME) > 0);
  return settled;
}

const WAYS = [
  [1, 0, 5],
  [-1, 0, 5],
  [0, 1, 5],
  [0, -1, 5],
  [1, 1, 7],
  [1, -1, 7],
  [-1, 1, 7],
  [-1, -1, 7],
] as const;

/** Dijkstra with buckets: a step along the grid costs 5, across it 7. */
function flood(grid: (Label | undefined)[]): void {
  const best = new Int32Array(grid.length).fill(2 ** 30);
  const owner = new Array<Label>(grid.length);
  const water = Uint8Array.from(grid, (label) => (label === undefined ? 1 : 0));
  const buckets: number[][] = [];
  const reach = (at: number, cost: number, label: Label): void => {
    if (water[at] !== 1 || cost >= (best[at] ?? 0)) return;
    best[at] = cost;
    owner[at] = label;
    buckets[cost] ??= [];
    buckets[cost]?.push(at);
  };
  for (const [label, [x, y]] of spread(SEAS)) reach(clamped(y, HEIGHT) * WIDTH + clamped(x, WIDTH), 0, label);
  for (let cost = 0; cost < buckets.length; cost++) {
    for (const at of buckets[cost] ?? []) {
      if (best[at] !== cost) continue;
      const [x, y] = [at % WIDTH, Math.floor(at / WIDTH)];
      for (const [dx, dy, price] of WAYS) {
        if (x + dx < 0 || x + dx >= WIDTH || y + dy < 0 || y + dy >= HEIGHT) continue;
        reach(at + dy * WIDTH + dx, cost + price, owner[at] ?? 'sea');
      }
    }
  }
  water.forEach((wet, at) => {
    if (wet === 1) grid[at] = owner[at] ?? 'sea';
  });
}

const clamped = (value: number, size: number): number => Math.min(size - 1, Math.max(0, Math.round(value)));
