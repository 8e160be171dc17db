/** The land of the world as rings of points, and how a ring becomes a short path: for the scripts that draw coasts. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type GeoProjection, geoPath } from 'd3-geo';
import { feature } from 'topojson-client';
import type { Topology } from 'topojson-specification';

export type Point = [number, number];

/** The land as this projection shows it; `scale` is that of Natural Earth. */
export function landRings(projection: GeoProjection, scale: '10m' | '50m'): Point[][] {
  const file = createRequire(import.meta.url).resolve(`world-atlas/land-${scale}.json`);
  const atlas = JSON.parse(readFileSync(file, 'utf8')) as Topology;
  const land = feature(atlas, atlas.objects.land as Topology['objects'][string]);
  return (geoPath(projection)(land) ?? '')
    .split('M')
    .filter(Boolean)
    .map((ring) =>
      ring
        .replace('Z', '')
        .split('L')
        .map((pair) => pair.split(',').map(Number) as Point),
    );
}

export function area(ring: readonly Point[]): number {
  return ring.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = ring[(i + 1) % ring.length] ?? [x, y];
    return sum + (x * nextY - nextX * y) / 2;
  }, 0);
}

/** Visvalingam: the flattest corner goes first, until every corner is worth its bytes. */
export function simplify(ring: readonly Point[], corner: number): Point[] {
  const points = [...ring];
  for (;;) {
    let flattest = -1;
    let least = corner;
    points.forEach((point, i) => {
      const size = Math.abs(area([points.at(i - 1) ?? point, point, points[(i + 1) % points.length] ?? point]));
      if (size < least) [flattest, least] = [i, size];
    });
    if (flattest < 0 || points.length < 4) return points;
    points.splice(flattest, 1);
  }
}

/** Whole units, each point as a step from the last. */
export function path(ring: readonly Point[]): string {
  let [x, y] = [0, 0];
  const steps = ring.map(([toX, toY], i) => {
    const step = [Math.round(toX) - x, Math.round(toY) - y] as const;
    [x, y] = [x + step[0], y + step[1]];
    return `${i === 0 ? 'M' : i === 1 ? 'l' : step[0] < 0 ? '' : ' '}${step[0]}${step[1] < 0 ? '' : ' '}${step[1]}`;
  });
  return `${steps.join('')}z`;
}
