/** Makes `src/boards/xxi/coast.ts`: the land in the frame of the XXI map, projected, clipped and simplified. Run it after a change of the projection. */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { geoProjection } from 'd3-geo';
import { FRAME, project } from '../src/boards/xxi/projection.ts';
import { area, landRings, type Point, path, simplify } from './coastline.ts';

const OUT = fileURLToPath(new URL('../src/boards/xxi/coast.ts', import.meta.url));
const MARGIN = 12;
/** The least area of a corner that is kept, and of an island, in square units of the sheet. */
const CORNER = 2.5;
const ISLAND = 40;

/** The board's own projection, spoken in radians and upside down, as d3 wants it. */
const DEGREES = 180 / Math.PI;
const projection = geoProjection((longitude, latitude) => {
  const [x, y] = project([longitude * DEGREES, latitude * DEGREES]);
  return [x, -y];
})
  .scale(1)
  .translate([...project([0, 0])]) // d3 takes the middle of the world for the origin
  .precision(0)
  .clipExtent([
    [-MARGIN, -MARGIN],
    [FRAME.width + MARGIN, FRAME.height + MARGIN],
  ]);

const rings = landRings(projection, '10m');
/** The frame itself is no land: d3 draws it once where the polygon of the world is cut open. */
const isFrame = (ring: readonly Point[]): boolean => Math.abs(area(ring)) >= FRAME.width * FRAME.height;
const kept = rings
  .filter((ring) => !isFrame(ring) && Math.abs(area(ring)) > ISLAND)
  .map((ring) => path(simplify(ring, CORNER)));

writeFileSync(
  OUT,
  `/** The land in the frame, made by \`web/scripts/coast.ts\` from Natural Earth (public domain). */\n// biome-ignore format: figures only\nexport const LAND =\n  '${kept.join('')}';\n`,
);
console.log(`${kept.length} rings, ${kept.join('').length} characters`);
