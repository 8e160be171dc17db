/** Maps as grids of one label for each unit of a sheet: countries of Natural Earth bent into a frame, and filled in. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';

export type Spot = [x: number, y: number];
export type Degrees = readonly [longitude: number, latitude: number];
export type Ring = readonly Spot[];

/** The size of a grid. */
export interface Extent {
  readonly width: number;
  readonly height: number;
}

/** In degrees: what lies beyond is cut off before it is bent. */
export interface Window {
  readonly west: number;
  readonly east: number;
  readonly south: number;
  readonly north: number;
}

interface Country {
  readonly name: string;
  readonly polygons: readonly (readonly Ring[])[];
}

/** The countries of Natural Earth, cut to the window and bent into the frame. */
export function countries(project: (at: Degrees) => Spot, window: Window): Country[] {
  const file = createRequire(import.meta.url).resolve('world-atlas/countries-10m.json');
  const atlas = JSON.parse(readFileSync(file, 'utf8')) as Topology<{
    countries: GeometryCollection<{ name: string }>;
  }>;
  return feature(atlas, atlas.objects.countries).features.map(({ geometry, properties }) => {
    const shapes = geometry.type === 'MultiPolygon' ? geometry.coordinates : [];
    const one = geometry.type === 'Polygon' ? [geometry.coordinates] : shapes;
    const polygons = one.map((rings) =>
      rings.map((ring) => inWindow(unbroken(ring), window).map(project)).filter((ring) => ring.length > 2),
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
function inWindow(ring: readonly Spot[], window: Window): Spot[] {
  const sides: readonly [axis: 0 | 1, limit: number, sign: 1 | -1][] = [
    [0, window.west, 1],
    [0, window.east, -1],
    [1, window.south, 1],
    [1, window.north, -1],
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
export function fill(rings: readonly Ring[], { width, height }: Extent, paint: (x: number, y: number) => void): void {
  for (const [y, cuts] of crossings(rings, height)) {
    cuts.sort((a, b) => a - b);
    for (let i = 0; i + 1 < cuts.length; i += 2) {
      const to = Math.min(width - 1, Math.floor((cuts[i + 1] ?? 0) - 0.5));
      for (let x = Math.max(0, Math.ceil((cuts[i] ?? 0) - 0.5)); x <= to; x++) paint(x, y);
    }
  }
}

/** Where the edges of a polygon cross the middle of each row. */
function crossings(rings: readonly Ring[], height: number): Map<number, number[]> {
  const rows = new Map<number, number[]>();
  for (const ring of rings)
    ring.forEach(([bx, by], i) => {
      const [ax, ay] = ring.at(i - 1) ?? [bx, by];
      const last = Math.min(height - 1, Math.ceil(Math.max(ay, by) - 0.5) - 1);
      for (let y = Math.max(0, Math.ceil(Math.min(ay, by) - 0.5)); y <= last; y++) {
        const cuts = rows.get(y) ?? [];
        rows.set(y, cuts);
        cuts.push(ax + ((y + 0.5 - ay) / (by - ay)) * (bx - ax));
      }
    });
  return rows;
}

/** Squares of one label that touch by a corner alone are joined: such a corner would break every line through it. */
export function joinCorners<Label>(grid: Label[], { width, height }: Extent): number {
  let joined = 0;
  for (let y = 0; y + 1 < height; y++)
    for (let x = 0; x + 1 < width; x++) {
      const at = y * width + x;
      const [a, b, c, d] = [grid[at], grid[at + 1], grid[at + width], grid[at + width + 1]] as [
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
