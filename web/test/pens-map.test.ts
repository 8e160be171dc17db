/** The map of U-boat Pens: places that border each other by the rules touch on the sheet, and no others do. */
import { type PlaceId, SPECIAL_LINKS } from '@derby/pens/data/map';
import { AROUND, PLACE_IDS } from '@derby/pens/geography';
import { describe, expect, test } from 'vitest';
import { PASSAGES } from '../src/boards/pens/ground.tsx';
import { LINES, RINGS } from '../src/boards/pens/map-paths.ts';

/** A border shorter than this, in units of the sheet, is a corner at which places meet: a counter is 42 wide. */
const CORNER = 12;

/** Neighbours that the drawing cannot bring together, and why; each is marked on the map. */
const APART: Readonly<Record<string, string>> = {
  'S05 S08': 'the Strait of Belle Isle is narrower than a corner: beacons',
  'S14 S16': 'the North Channel is narrower than a corner: a barrage',
  'S29 S30': 'the Kiel Canal is not drawn: a gate',
};

const pairOf = (a: string, b: string): string => [a, b].sort().join(' ');
const pairs = PLACE_IDS.flatMap((a, i) => PLACE_IDS.slice(i + 1).map((b): [PlaceId, PlaceId] => [a, b]));
const neighbours = pairs.filter(([a, b]) => AROUND[a].includes(b)).map(([a, b]) => pairOf(a, b));

/** How long the line between each two places is. */
function borders(): Map<string, number> {
  const sides = new Map<number, string[]>();
  for (const [id, rings] of Object.entries(RINGS))
    for (const line of rings.split(/[ ,]/).filter(Boolean)) {
      const at = Math.abs(Number(line));
      sides.set(at, [...(sides.get(at) ?? []), id]);
    }
  const lengths = LINES.split('|').map(lengthOf);
  const found = new Map<string, number>();
  for (const [line, [a, b]] of sides)
    if (a && b) found.set(pairOf(a, b), (found.get(pairOf(a, b)) ?? 0) + (lengths[line - 1] ?? 0));
  return found;
}

/** A line is its first point, and a step to each of the others. */
function lengthOf(line: string): number {
  const [, , ...steps] = (line.match(/-?\d+/g) ?? []).map(Number);
  let length = 0;
  for (let i = 0; i < steps.length; i += 2) length += Math.hypot(steps[i] ?? 0, steps[i + 1] ?? 0);
  return length;
}

describe('the map of U-boat Pens', () => {
  const drawn = borders();
  const touching = pairs.map(([a, b]) => pairOf(a, b)).filter((pair) => (drawn.get(pair) ?? 0) >= CORNER);

  test('whoever touches is a neighbour by the rules', () => {
    expect(touching.filter((pair) => !neighbours.includes(pair))).toEqual([]);
  });

  test('every neighbour by the rules touches, except where the sheet marks the way', () => {
    expect(neighbours.filter((pair) => !touching.includes(pair)).sort()).toEqual(Object.keys(APART));
    const marked = [...SPECIAL_LINKS, ...PASSAGES].map(({ between: [a, b] }) => pairOf(a, b));
    for (const pair of Object.keys(APART)) expect(marked).toContain(pair);
  });
});
