/** What has moved between two positions, as far as their viewer sees it: those that went the same way are one movement. */
import type { Many } from '../boards/board.ts';

type Spot = readonly [number, number];

export interface Move {
  readonly from: Spot;
  readonly to: Spot;
  readonly count: number;
  /** One of the pieces, by its word. */
  readonly word: string;
}

/** More than this would only hide the map: then those of most pieces are shown. */
const MOST = 16;

export function movesBetween(before: object, after: object, many: Many | undefined): Move[] {
  const found = new Map<string, Move>();
  for (const word of many?.pieces?.(after) ?? []) {
    const [from, to] = [many?.spotOf?.(before, word), many?.spotOf?.(after, word)];
    if (!from || !to || (from[0] === to[0] && from[1] === to[1])) continue;
    const way = `${from} ${to}`;
    found.set(way, { from, to, word, count: (found.get(way)?.count ?? 0) + 1 });
  }
  return [...found.values()].sort((a, b) => b.count - a.count).slice(0, MOST);
}

/** So many arrows can be told apart. */
const FEW = 6;

/** Where there are more, those that have stood for a while stand back behind what has just moved. */
export function olderOf(moves: readonly Move[], fresh: ReadonlySet<string>): ReadonlySet<Move> {
  if (moves.length <= FEW || !moves.some(({ word }) => fresh.has(word))) return new Set();
  return new Set(moves.filter(({ word }) => !fresh.has(word)));
}
