/**
 * Makes `src/boards/pens/map-paths.ts`: the borders of all places of U-boat Pens on real coasts, each line once. Run it after
 * a change in `scripts/pens-map`; it says where the drawing and the rules disagree about who borders whom.
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { PlaceId } from '@derby/pens/data/map';
import { AROUND, PLACE_IDS } from '@derby/pens/geography';
import type { Label } from './pens-map/places.ts';
import { labels } from './pens-map/raster.ts';
import { type Arc, arcs, areaOf, path, simplify, smooth } from './pens-map/trace.ts';

const OUT = fileURLToPath(new URL('../src/boards/pens/map-paths.ts', import.meta.url));
/** The least area of a corner that is kept: on coasts, and on the borders between two zones or two territories. */
const COAST = 1.2;
const BORDER = 14;
const ISLAND = 90;
/** A border shorter than this is a corner at which places meet, no way between them. */
const CORNER = 14;

type Kind = 'coast' | 'sea' | 'land' | 'edge';

const isWater = (label: Label): boolean => label === 'sea' || /^S\d\d$/.test(label);
function kindOf({ left, right }: Arc): Kind {
  if (left === undefined || right === undefined) return 'edge';
  if (isWater(left) !== isWater(right)) return 'coast';
  return isWater(left) ? 'sea' : 'land';
}

const isRing = ({ points }: Arc): boolean => String(points[0]) === String(points.at(-1));
const isWorthDrawing = (arc: Arc): boolean => !isRing(arc) || areaOf(arc.points) > ISLAND;

const lines = arcs(labels())
  .filter(isWorthDrawing)
  .map((arc) => {
    const kind = kindOf(arc);
    return {
      ...arc,
      kind,
      drawn: path(
        simplify(
          kind === 'edge' ? arc.points : smooth(arc.points),
          kind === 'coast' ? COAST : kind === 'edge' ? 0.1 : BORDER,
        ),
      ),
    };
  });

/** The lines around a label; a line that runs the other way round is negative. */
const around = (label: Label): number[] =>
  lines.flatMap(({ left, right }, i) => (right === label ? [i + 1] : left === label ? [-i - 1] : []));

const order = { coast: 0, land: 1, sea: 2, edge: 3 } as const;
lines.sort((a, b) => order[a.kind] - order[b.kind]);
const until = (kind: Kind): number => lines.filter((line) => order[line.kind] <= order[kind]).length;

/** Lines put end to end: rings of line numbers. */
function rings(label: Label): number[][] {
  const left = around(label);
  const found: number[][] = [];
  const [start, end] = [(n: number) => String(ends(n)[0]), (n: number) => String(ends(n)[1])];
  while (left.length > 0) {
    const ring = [left.shift() as number];
    while (end(ring.at(-1) as number) !== start(ring[0] as number)) {
      const next = left.findIndex((n) => start(n) === end(ring.at(-1) as number));
      if (next < 0) break;
      ring.push(...left.splice(next, 1));
    }
    found.push(ring);
  }
  return found;
}

function ends(n: number) {
  const points = lines[Math.abs(n) - 1]?.points ?? [];
  return n > 0 ? [points[0], points.at(-1)] : [points.at(-1), points[0]];
}

const regions = Object.fromEntries(
  [...PLACE_IDS, 'land' as const].map((id) => [
    id,
    rings(id)
      .map((ring) => ring.join(' '))
      .join(','),
  ]),
);

writeFileSync(
  OUT,
  `/** Every line of the map once, made by \`web/scripts/pens-map.ts\` from Natural Earth (public domain). */
// biome-ignore format: figures only
export const LINES =
  '${lines.map(({ drawn }) => drawn).join('|')}';
/** Lines are sorted: coasts up to here, then borders on land, then borders at sea, then the frame. */
export const UNTIL = { coast: ${until('coast')}, land: ${until('land')}, sea: ${until('sea')} } as const;
/** The lines around each place, ring by ring; a line with a minus is walked backwards. Land outside the game comes last. */
// biome-ignore format: figures only
export const RINGS = ${JSON.stringify(regions)} as const;
`,
);

/** How long the borders between two places are drawn. */
const shared = new Map<string, number>();
for (const { left, right, points } of lines)
  if (left && right) {
    const key = [left, right].sort().join(' ');
    shared.set(key, (shared.get(key) ?? 0) + points.length - 1);
  }
const touching = (a: string, b: string): number => shared.get([a, b].sort().join(' ')) ?? 0;
const pairs = PLACE_IDS.flatMap((a, i) => PLACE_IDS.slice(i + 1).map((b): [PlaceId, PlaceId] => [a, b]));
const report = (what: string, found: readonly [PlaceId, PlaceId][]): void =>
  console.log(`${what}: ${found.map(([a, b]) => `${a}-${b} ${touching(a, b)}`).join(', ') || 'none'}`);
report(
  'neighbours that do not touch',
  pairs.filter(([a, b]) => AROUND[a].includes(b) && touching(a, b) < CORNER),
);
report(
  'touch and are no neighbours',
  pairs.filter(([a, b]) => !AROUND[a].includes(b) && touching(a, b) >= CORNER),
);
console.log(`${lines.length} lines, ${lines.map(({ drawn }) => drawn).join('').length} characters`);
