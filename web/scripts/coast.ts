/** Makes `src/boards/xxi/coast.ts`: the land in the frame of the XXI map, projected, clipped and simplified. Run it after a change of the projection. */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { geoPath, geoProjection } from 'd3-geo';
import { feature } from 'topojson-client';
import type { Topology } from 'topojson-specification';
import { FRAME, project } from '../src/boards/xxi/projection.ts';

const OUT = fileURLToPath(new URL('../src/boards/xxi/coast.ts', import.meta.url));
const MARGIN = 12;
/** The least area of a corner that is kept, and of an island, in square units of the sheet. */
const CORNER = 2.5;
const ISLAND = 40;

type Point = [number, number];

const atlas = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve('world-atlas/land-10m.json'), 'utf8'),
) as Topology;
const land = feature(atlas, atlas.objects.land as Topology['objects'][string]);

/** The board's own projection, spoken in radians and upside down, as d3 wants it. */
const DEGREES = 180 / Math.PI;
const projection = geoProjection((longitude, latitude) => {
  const [x, y] = project([longitude * DEGREES, latitude * DEGREES]);
  return [x, -y];
})
  .scale(1)
  .translate(project([0, 0])) // d3 takes the middle of the world for the origin
  .precision(0)
  .clipExtent([
    [-MARGIN, -MARGIN],
    [FRAME.width + MARGIN, FRAME.height + MARGIN],
  ]);

const drawn = geoPath(projection)(land) ?? '';
const rings = drawn
  .split('M')
  .filter(Boolean)
  .map((ring) =>
    ring
      .replace('Z', '')
      .split('L')
      .map((pair) => pair.split(',').map(Number) as Point),
  );
const kept = rings
  .filter((ring) => Math.abs(area(ring)) > ISLAND)
  .map(simplify)
  .map(path);

writeFileSync(
  OUT,
  `/** The land in the frame, made by \`web/scripts/coast.ts\` from Natural Earth (public domain). */\n// biome-ignore format: figures only\nexport const LAND =\n  '${kept.join('')}';\n`,
);
console.log(`${kept.length} rings, ${kept.join('').length} characters`);

function area(ring: readonly Point[]): number {
  return ring.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = ring[(i + 1) % ring.length] ?? [x, y];
    return sum + (x * nextY - nextX * y) / 2;
  }, 0);
}

/** Visvalingam: the flattest corner goes first, until every corner is worth its bytes. */
function simplify(ring: readonly Point[]): Point[] {
  const points = [...ring];
  for (;;) {
    let flattest = -1;
    let least = CORNER;
    points.forEach((point, i) => {
      const size = Math.abs(area([points.at(i - 1) ?? point, point, points[(i + 1) % points.length] ?? point]));
      if (size < least) [flattest, least] = [i, size];
    });
    if (flattest < 0 || points.length < 4) return points;
    points.splice(flattest, 1);
  }
}

/** Whole units, each point as a step from the last. */
function path(ring: readonly Point[]): string {
  let [x, y] = [0, 0];
  const steps = ring.map(([toX, toY], i) => {
    const step = [Math.round(toX) - x, Math.round(toY) - y] as const;
    [x, y] = [x + step[0], y + step[1]];
    return `${i === 0 ? 'M' : i === 1 ? 'l' : step[0] < 0 ? '' : ' '}${step[0]}${step[1] < 0 ? '' : ' '}${step[1]}`;
  });
  return `${steps.join('')}z`;
}
