/** Makes `src/boards/paukenschlag/coast.ts`: the land of the map of Drumbeat, projected, clipped and simplified. Run it after a change of the projection. */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { geoProjection } from 'd3-geo';
import { project, SHEET } from '../src/boards/paukenschlag/projection.ts';
import { area, landRings, type Point, path, simplify } from './coastline.ts';

const OUT = fileURLToPath(new URL('../src/boards/paukenschlag/coast.ts', import.meta.url));
const MARGIN = 12;
/** The least area of a corner that is kept, and of an island, in square units of the sheet. */
const CORNER = 3;
const ISLAND = 5;

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
    [SHEET.width + MARGIN, SHEET.height + MARGIN],
  ]);

/** The frame itself is no land: d3 draws it once where the polygon of the world is cut open. */
const isFrame = (ring: readonly Point[]): boolean => Math.abs(area(ring)) >= SHEET.width * SHEET.height;
const kept = landRings(projection, '50m')
  .filter((ring) => !isFrame(ring) && Math.abs(area(ring)) > ISLAND)
  .map((ring) => path(simplify(ring, CORNER)));

writeFileSync(
  OUT,
  `/** The land in the frame, made by \`web/scripts/paukenschlag-coast.ts\` from Natural Earth (public domain). */\n// biome-ignore format: figures only\nexport const LAND =\n  '${kept.join('')}';\n`,
);
console.log(`${kept.length} rings, ${kept.join('').length} characters`);
