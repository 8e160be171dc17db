/** Makes `src/boards/leader/coasts/`: the land of each campaign's theatre, projected, clipped and simplified. Run it after a change of the projection. */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { geoAzimuthalEqualArea } from 'd3-geo';
import { FRAME, THEATRES, type Theatre } from '../src/boards/leader/projection.ts';
import { area, landRings, path, simplify } from './coastline.ts';

const MARGIN = 12;
/** The least area of a corner that is kept, and of an island, in square units of the frame. */
const CORNER = 2.2;
const ISLAND = 7;

for (const [campaign, theatre] of Object.entries(THEATRES)) {
  const rings = landRings(projectionOf(theatre), '50m').filter((ring) => Math.abs(area(ring)) > ISLAND);
  const drawn = rings.map((ring) => path(simplify(ring, CORNER))).join('');
  const out = fileURLToPath(new URL(`../src/boards/leader/coasts/${campaign}-coast.ts`, import.meta.url));
  writeFileSync(
    out,
    `/** The land of the theatre, made by \`web/scripts/leader-coasts.ts\` from Natural Earth (public domain). */\n// biome-ignore format: figures only\nexport const LAND =\n  '${drawn}';\n`,
  );
  console.log(`${campaign}: ${rings.length} rings, ${drawn.length} characters`);
}

/** The board's own projection, as d3 knows it, cut to the frame. */
function projectionOf({ middle: [longitude, latitude], scale }: Theatre) {
  return geoAzimuthalEqualArea()
    .rotate([-longitude, -latitude])
    .scale(scale)
    .translate([FRAME.width / 2, FRAME.height / 2])
    .precision(0.3)
    .clipExtent([
      [-MARGIN, -MARGIN],
      [FRAME.width + MARGIN, FRAME.height + MARGIN],
    ]);
}
