/** A grid of labels as a file of paths: every line once, sorted by kind, and the lines around each place. */
import { writeFileSync } from 'node:fs';
import type { Extent } from './grid.ts';
import { type Arc, arcs, areaOf, path, simplify, smooth } from './trace.ts';

export type Kind = 'coast' | 'land' | 'sea' | 'edge';
const ORDER: readonly Kind[] = ['coast', 'land', 'sea', 'edge'];

interface Drawing<Label extends string> {
  readonly grid: readonly Label[];
  readonly extent: Extent;
  isWater(label: Label): boolean;
  /** The least area of a corner that is kept: on coasts, and on the borders between two places at sea or on land. */
  readonly coast: number;
  readonly border: number;
  /** The least area of an island. */
  readonly island: number;
}

interface Line<Label extends string> extends Arc<Label> {
  readonly kind: Kind;
  readonly drawn: string;
}

const isRing = ({ points }: Pick<Arc<string>, 'points'>): boolean => String(points[0]) === String(points.at(-1));

/** Every line of the map, coasts first. */
export function drawn<Label extends string>({ grid, extent, isWater, ...worth }: Drawing<Label>): Line<Label>[] {
  const kindOf = ({ left, right }: Arc<Label>): Kind => {
    if (left === undefined || right === undefined) return 'edge';
    if (isWater(left) !== isWater(right)) return 'coast';
    return isWater(left) ? 'sea' : 'land';
  };
  return arcs(grid, extent)
    .filter((arc) => !isRing(arc) || areaOf(arc.points) > worth.island)
    .map((arc) => {
      const kind = kindOf(arc);
      const corner = kind === 'coast' ? worth.coast : kind === 'edge' ? 0.1 : worth.border;
      return { ...arc, kind, drawn: path(simplify(kind === 'edge' ? arc.points : smooth(arc.points), corner)) };
    })
    .sort((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind));
}

/** Lines put end to end around a label: rings of line numbers; a line that runs the other way round is negative. */
function rings<Label extends string>(lines: readonly Line<Label>[], label: Label): number[][] {
  const ends = (n: number) => {
    const points = lines[Math.abs(n) - 1]?.points ?? [];
    return n > 0 ? [points[0], points.at(-1)] : [points.at(-1), points[0]];
  };
  const [start, end] = [(n: number) => String(ends(n)[0]), (n: number) => String(ends(n)[1])];
  const left = lines.flatMap((line, i) => (line.right === label ? [i + 1] : line.left === label ? [-i - 1] : []));
  const found: number[][] = [];
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

/** Writes the paths of a map into a file of its own; `by` is the script that made it. */
export function write<Label extends string>(
  file: string,
  by: string,
  lines: readonly Line<Label>[],
  places: readonly Label[],
): void {
  const until = (kind: Kind): number => lines.filter((line) => ORDER.indexOf(line.kind) <= ORDER.indexOf(kind)).length;
  const regions = Object.fromEntries(
    places.map((id) => [
      id,
      rings(lines, id)
        .map((ring) => ring.join(' '))
        .join(','),
    ]),
  );
  writeFileSync(
    file,
    `/** Every line of the map once, made by \`${by}\` from Natural Earth (public domain). */
// biome-ignore format: figures only
export const LINES =
  '${lines.map((line) => line.drawn).join('|')}';
/** Lines are sorted: coasts up to here, then borders on land, then borders at sea, then the frame. */
export const UNTIL = { coast: ${until('coast')}, land: ${until('land')}, sea: ${until('sea')} } as const;
/** The lines around each place, ring by ring; a line with a minus is walked backwards. Land outside the game comes last. */
// biome-ignore format: figures only
export const RINGS = ${JSON.stringify(regions)} as const;
`,
  );
  console.log(`${lines.length} lines, ${lines.map((line) => line.drawn).join('').length} characters`);
}

/** Says where the drawing and the rules disagree about who borders whom; shorter borders are corners at which places meet. */
export function compare<Label extends string>(
  lines: readonly Line<Label>[],
  places: readonly Label[],
  corner: number,
  areNeighbours: (a: Label, b: Label) => boolean,
): void {
  const shared = new Map<string, number>();
  for (const { left, right, points } of lines)
    if (left && right) {
      const key = [left, right].sort().join(' ');
      shared.set(key, (shared.get(key) ?? 0) + points.length - 1);
    }
  const touching = (a: Label, b: Label): number => shared.get([a, b].sort().join(' ')) ?? 0;
  const pairs = places.flatMap((a, i) => places.slice(i + 1).map((b): [Label, Label] => [a, b]));
  const report = (what: string, found: readonly [Label, Label][]): void =>
    console.log(`${what}: ${found.map(([a, b]) => `${a}-${b} ${touching(a, b)}`).join(', ') || 'none'}`);
  report(
    'neighbours that do not touch',
    pairs.filter(([a, b]) => areNeighbours(a, b) && touching(a, b) < corner),
  );
  report(
    'touch and are no neighbours',
    pairs.filter(([a, b]) => !areNeighbours(a, b) && touching(a, b) >= corner),
  );
}
