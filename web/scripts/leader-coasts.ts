/** Makes `src/boards/leader/coasts/`: the land of each campaign's theatre, projected, clipped and simplified. Run it after a change of the projection. */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { geoAzimuthalEqualArea, geoPath } from 'd3-geo';
import { feature } from 'topojson-client';
import type { Topology } from 'topojson-specification';
import { FRAME, THEATRES, type Theatre } from '../src/boards/leader/projection.ts';

const MARGIN = 12;
/** The least area of a corner that is kept, and of an island, in square units of the frame. */
const CORNER = 2.2;
const ISLAND = 7;

type Point = [number, number];

const atlas = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve('world-atlas/land-50m.json'), 'utf8'),
) as Topology;
const land = feature(atlas, atlas.objects.land as Topology['objects'][string]);

for (const [campaign, theatre] of Object.entries(THEATRES)) {
  const rings = ringsOf(theatre).filter((ring) => Math.abs(area(ring)) > ISLAND);
  const drawn = rings.map(simplify).map(path).join('');
  const out = fileURLToPath(new URL(`../src/boards/leader/coasts/${campaign}-coast.ts`, import.meta.url));
  writeFileSync(
    out,
    `/** The land of the theatre, made by \`web/scripts/leader-coasts.ts\` from Natural Earth (public domain). */\n// biome-ignore format: figures only\nexport const LAND =\n  '${drawn}';\n`,
  );
  console.log(`${campaign}: ${rings.length} rings, ${drawn.length} characters`);
}

function ringsOf({ middle: [longitude, latitude], scale }: Theatre): Point[][] {
  const projection = geoAzimuthalEqualArea()
    .rotate([-longitude, -latitude])
    .scale(scale)
    .translate([FRAME.width / 2, FRAME.height / 2])
    .precision(0.3)
    .clipExtent([
      [-MARGIN, -MARGIN],
      [FRAME.width + MARGIN, FRAME.height + MARGIN],
    ]);
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
