/** Makes `src/boards/<game>/coast.ts`: the land of a map, projected, clipped and simplified. Run it after a change of a projection. */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type GeoProjection, geoProjection } from 'd3-geo';
import * as paukenschlag from '../src/boards/paukenschlag/projection.ts';
import * as xxi from '../src/boards/xxi/projection.ts';
import { area, landRings, type Point, path, simplify } from './coastline.ts';

interface Coast {
  readonly sheet: { readonly width: number; readonly height: number };
  readonly project: (degrees: [number, number]) => readonly [number, number];
  /** Of Natural Earth. */
  readonly scale: '10m' | '50m';
  /** The least area of a corner that is kept, and of an island, in square units of the sheet. */
  readonly corner: number;
  readonly island: number;
}

const COASTS: Readonly<Record<string, Coast>> = {
  xxi: { sheet: xxi.FRAME, project: xxi.project, scale: '10m', corner: 2.5, island: 40 },
  paukenschlag: { sheet: paukenschlag.SHEET, project: paukenschlag.project, scale: '50m', corner: 3, island: 5 },
};
const MARGIN = 12;
const DEGREES = 180 / Math.PI;

/** The board's own projection, spoken in radians and upside down, as d3 wants it. */
const projectionOf = ({ sheet, project }: Coast): GeoProjection =>
  geoProjection((longitude, latitude) => {
    const [x, y] = project([longitude * DEGREES, latitude * DEGREES]);
    return [x, -y];
  })
    .scale(1)
    .translate([...project([0, 0])]) // d3 takes the middle of the world for the origin
    .precision(0)
    .clipExtent([
      [-MARGIN, -MARGIN],
      [sheet.width + MARGIN, sheet.height + MARGIN],
    ]);

/** What is drawn of the land. The frame itself is none: d3 draws it once where the polygon of the world is cut open. */
function drawn(coast: Coast): string[] {
  const { sheet, scale, corner, island } = coast;
  const isFrame = (ring: readonly Point[]): boolean => Math.abs(area(ring)) >= sheet.width * sheet.height;
  return landRings(projectionOf(coast), scale)
    .filter((ring) => !isFrame(ring) && Math.abs(area(ring)) > island)
    .map((ring) => path(simplify(ring, corner)));
}

for (const [game, coast] of Object.entries(COASTS)) {
  const land = drawn(coast);
  writeFileSync(
    fileURLToPath(new URL(`../src/boards/${game}/coast.ts`, import.meta.url)),
    `/** The land in the frame, made by \`web/scripts/coast.ts\` from Natural Earth (public domain). */\n// biome-ignore format: figures only\nexport const LAND =\n  '${land.join('')}';\n`,
  );
  console.log(`${game}: ${land.length} rings, ${land.join('').length} characters`);
}
