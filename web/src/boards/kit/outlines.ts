/** The outlines of places, put together from the lines of a map (`web/scripts/map/drawn.ts`) when a board is loaded. */

interface Paths<Id extends string> {
  /** Each line once: its first point, then a step to each of the others. */
  readonly LINES: string;
  /** Up to which line there are coasts, borders on land, borders at sea. */
  readonly UNTIL: { readonly coast: number; readonly land: number; readonly sea: number };
  /** The lines around each place, ring by ring; a line with a minus is walked backwards. */
  readonly RINGS: Readonly<Record<Id, string>>;
}

interface Outlined<Id extends string> {
  readonly outlines: Readonly<Record<Id, string>>;
  readonly coasts: string;
  readonly landBorders: string;
  readonly seaBorders: string;
}

export function outlined<Id extends string>({ LINES, UNTIL, RINGS }: Paths<Id>): Outlined<Id> {
  const lines = LINES.split('|');
  const steps = lines.map((line) => (line.match(/-?\d+/g) ?? []).map(Number));
  const outline = (rings: string): string =>
    rings
      .split(',')
      .filter(Boolean)
      .map((ring) => {
        const walks = ring.split(' ').map((n) => walk(steps[Math.abs(Number(n)) - 1] ?? [], Number(n) < 0));
        return `M${walks[0]?.from.join(' ')}l${walks.map((one) => one.steps).join(' ')}z`;
      })
      .join('');
  const drawn = (from: number, to: number): string =>
    lines
      .slice(from, to)
      .map((line) => `M${line}`)
      .join('');
  return {
    outlines: Object.fromEntries(
      Object.entries<string>(RINGS).map(([id, rings]) => [id, outline(rings)]),
    ) as Outlined<Id>['outlines'],
    coasts: drawn(0, UNTIL.coast),
    landBorders: drawn(UNTIL.coast, UNTIL.land),
    seaBorders: drawn(UNTIL.land, UNTIL.sea),
  };
}

interface Walk {
  readonly from: readonly [number, number];
  readonly steps: string;
}

/** Where a line begins and ends, and its steps forwards or backwards. */
function walk([startX = 0, startY = 0, ...rest]: readonly number[], isBackwards: boolean): Walk {
  if (!isBackwards) return { from: [startX, startY], steps: rest.join(' ') };
  const back: number[] = [];
  let [x, y] = [startX, startY];
  for (let i = 0; i < rest.length; i += 2) {
    const [dx = 0, dy = 0] = [rest[i], rest[i + 1]];
    [x, y] = [x + dx, y + dy];
    back.unshift(-dx, -dy);
  }
  return { from: [x, y], steps: back.join(' ') };
}
