/** The map as a grid of one label for each unit of the sheet. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { type Degrees, DIVIDED, ISLANDS, type Label, SEAS, WHOLE, WINDOW, WORLD } from './places.ts';
import { FRAME, project, type Spot } from './warp.ts';

export const { width: WIDTH, height: HEIGHT } = FRAME;
type Ring = readonly Spot[];

interface Country {
  readonly name: string;
  readonly polygons: readonly (readonly Ring[])[];
}

/** The countries of Natural Earth, cut to the window and bent into the frame. */
function countries(): Country[] {
  const file = createRequire(import.meta.url).resolve('world-atlas/countries-10m.json');
  const atlas = JSON.parse(readFileSync(file, 'utf8')) as Topology<{
    countries: GeometryCollection<{ name: string }>;
  }>;
  return feature(atlas, atlas.objects.countries).features.map(({ geometry, properties }) => {
    const shapes = geometry.type === 'MultiPolygon' ? geometry.coordinates : [];
    const one = geometry.type === 'Polygon' ? [geometry.coordinates] : shapes;
    const polygons = one.map((rings) =>
      rings.map((ring) => inWindow(unbroken(ring)).map(project)).filter((ring) => ring.length > 2),
    );
    return { name: properties.name, polygons: polygons.filter((rings) => rings.length > 0) };
  });
}

/** The far end of Siberia lies beyond 180° and counts on. */
function unbroken(ring: readonly (readonly number[])[]): Spot[] {
  const isBroken = ring.some(([longitude = 0]) => longitude > 150);
  return ring.map(([longitude = 0, latitude = 0]) => [
    isBroken && longitude < 0 ? longitude + 360 : longitude,
    latitude,
  ]);
}

/** Sutherland and Hodgman: side by side of the window, what lies beyond is cut off. */
function inWindow(ring: readonly Spot[]): Spot[] {
  const sides: readonly [axis: 0 | 1, limit: number, sign: 1 | -1][] = [
    [0, WINDOW.west, 1],
    [0, WINDOW.east, -1],
    [1, WINDOW.south, 1],
    [1, WINDOW.north, -1],
  ];
  return sides.reduce<Spot[]>(
    (points, [axis, limit, sign]) => {
      const inside = (at: Spot): boolean => (at[axis] - limit) * sign >= 0;
      return points.flatMap((at, i) => {
        const before = points.at(i - 1) ?? at;
        if (inside(at) === inside(before)) return inside(at) ? [at] : [];
        const part = (limit - before[axis]) / (at[axis] - before[axis]);
        const cut: Spot = [before[0] + (at[0] - before[0]) * part, before[1] + (at[1] - before[1]) * part];
        return inside(at) ? [cut, at] : [cut];
      });
    },
    [...ring],
  );
}

/** The middles of all grid squares inside a polygon, row by row. */
function fill(rings: readonly Ring[], paint: (x: number, y: number) => void): void {
  for (const [y, cuts] of crossings(rings)) {
    cuts.sort((a, b) => a - b);
    for (let i = 0; i + 1 < cuts.length; i += 2) {
      const to = Math.min(WIDTH - 1, Math.floor((cuts[i + 1] ?? 0) - 0.5));
      for (let x = Math.max(0, Math.ceil((cuts[i] ?? 0) - 0.5)); x <= to; x++) paint(x, y);
    }
  }
}

/** Where the edges of a polygon cross the middle of each row. */
function crossings(rings: readonly Ring[]): Map<number, number[]> {
  const rows = new Map<number, number[]>();
  for (const ring of rings)
    ring.forEach(([bx, by], i) => {
      const [ax, ay] = ring.at(i - 1) ?? [bx, by];
      const last = Math.min(HEIGHT - 1, Math.ceil(Math.max(ay, by) - 0.5) - 1);
      for (let y = Math.max(0, Math.ceil(Math.min(ay, by) - 0.5)); y <= last; y++) {
        const cuts = rows.get(y) ?? [];
        rows.set(y, cuts);
        cuts.push(ax + ((y + 0.5 - ay) / (by - ay)) * (bx - ax));
      }
    });
  return rows;
}

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
  for (const { name, polygons } of countries()) {
    const seeds = DIVIDED[name] && spread(DIVIDED[name]);
    const whole = WHOLE[name] ?? 'land';
    for (const rings of polygons)
      fill(rings, (x, y) => {
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
  while (joinCorners(settled) > 0);
  return settled;
}

/** Squares of one label that touch by a corner alone are joined: such a corner would break every line through it. */
function joinCorners(grid: Label[]): number {
  let joined = 0;
  for (let y = 0; y + 1 < HEIGHT; y++)
    for (let x = 0; x + 1 < WIDTH; x++) {
      const at = y * WIDTH + x;
      const [a, b, c, d] = [grid[at], grid[at + 1], grid[at + WIDTH], grid[at + WIDTH + 1]] as [
        Label,
        Label,
        Label,
        Label,
      ];
      if (a === d && b !== a && c !== a) grid[at + 1] = a;
      else if (b === c && a !== b && d !== b) grid[at] = b;
      else continue;
      joined += 1;
    }
  return joined;
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
