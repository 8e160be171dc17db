/**
 * Makes `src/boards/planz/map-paths.ts`: the areas and land zones of War Plan Z on real coasts, each line once. Run it after a
 * change of the projection; it says where the drawing and the rules disagree about who borders whom.
 */
import { fileURLToPath } from 'node:url';
import { AREA_IDS, AREAS, type AreaId, CLOSED_EDGES, SEA_EDGES } from '@derby/planz/data/areas';
import { MORE_POINTS, OUTSIDE } from '@derby/planz/data/drawing';
import { ZONE_IDS, ZONES } from '@derby/planz/data/zones';
import { FRAME, spot } from '../src/boards/planz/projection.ts';
import { compare, drawn, write } from './map/drawn.ts';
import { countries, type Degrees, fill, joinCorners, type Spot } from './map/grid.ts';
import { DIVIDED, ISLANDS, type Label, REAL, WHOLE, WINDOW } from './planz-map/places.ts';

const OUT = fileURLToPath(new URL('../src/boards/planz/map-paths.ts', import.meta.url));
/** Contacts of 6 units of the rules' frame or less are corners; the sheet is drawn larger. */
const CORNER = 11;
const PLACES: readonly Label[] = [...AREA_IDS, ...ZONE_IDS, 'land'];

/** From degrees to the frame of the rules. */
const framed = ([longitude, latitude]: Degrees): Spot => [
  ((longitude + 85) / 110) * 1000,
  ((75 - latitude) / 65) * 700,
];
const project = (at: Degrees): Spot => spot(...framed(at));

/** The sheet's columns and rows in the frame of the rules: the projection the other way round. */
function backwards(axis: 0 | 1, length: number, end: number): number[] {
  const found: number[] = [];
  let at = 0;
  for (let unit = 0; unit < length; unit++) {
    while (at < end && spot(at, at)[axis] < unit + 0.5) at += 0.05;
    found.push(at);
  }
  return found;
}
const columns = backwards(0, FRAME.width, 1000);
const rows = backwards(1, FRAME.height, 700);

const nearest = (seeds: readonly (readonly [Label, number, number])[], x: number, y: number): Label => {
  let [found, least]: [Label, number] = ['land', Number.POSITIVE_INFINITY];
  for (const [label, sx, sy] of seeds) {
    const square = (sx - x) ** 2 + (sy - y) ** 2;
    if (square < least) [found, least] = [label, square];
  }
  return found;
};

const WATERS: readonly (readonly [Label, number, number])[] = [
  ...AREA_IDS.map((id) => [id, AREAS[id][3], AREAS[id][4]] as const),
  ...AREA_IDS.flatMap((id) => (MORE_POINTS[id] ?? []).map(([x, y]) => [id, x, y] as const)),
  ...OUTSIDE.map(([x, y]) => ['sea', x, y] as const),
];

function labels(): Label[] {
  const grid = new Array<Label | undefined>(FRAME.width * FRAME.height).fill(undefined);
  for (const { name, polygons } of countries(project, WINDOW)) {
    const seeds = DIVIDED[name];
    for (const rings of polygons)
      fill(rings, FRAME, (x, y) => {
        grid[y * FRAME.width + x] = seeds ? nearest(seeds, columns[x] ?? 0, rows[y] ?? 0) : (WHOLE[name] ?? 'land');
      });
  }
  for (const [id, radius] of ISLANDS) {
    const real = REAL[id];
    const [cx, cy] = real ? project(real) : spot(ZONES[id][5], ZONES[id][6]);
    for (let y = Math.floor(cy - radius); y <= cy + radius; y++)
      for (let x = Math.floor(cx - radius); x <= cx + radius; x++)
        if (Math.hypot(x - cx, y - cy) < radius) grid[y * FRAME.width + x] = id;
  }
  const settled = grid.map(
    (label, i): Label =>
      label ?? nearest(WATERS, columns[i % FRAME.width] ?? 0, rows[Math.floor(i / FRAME.width)] ?? 0),
  );
  while (joinCorners(settled, FRAME) > 0);
  return settled;
}

const isArea = (label: Label): label is AreaId => label in AREAS;
const lines = drawn<Label>({
  grid: labels(),
  extent: FRAME,
  isWater: (label) => label === 'sea' || isArea(label),
  coast: 1.6,
  border: 14,
  island: 60,
});
write(OUT, 'web/scripts/planz-map.ts', lines, PLACES);
const edges = [...SEA_EDGES, ...CLOSED_EDGES].map((pair) => [...pair].sort().join(' '));
compare<Label>(lines, AREA_IDS, CORNER, (a, b) => edges.includes([a, b].sort().join(' ')));
