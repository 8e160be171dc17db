/** Where counters lie: in piles of what looks alike, side by side where there is room, and fanned out for a finger. */
import { type Box, pack, rows, type Size, type Spot } from './box.ts';
import type { Hands } from './hands.ts';

/** Where one counter lies. */
export interface Seat {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  /** How many equal counters lie in the pile; told on its topmost only. */
  readonly count: number;
  /** How deep in its pile, 0 on top. */
  readonly depth: number;
  /** The room for a finger, in units of the sheet. */
  readonly reach: Size;
}

export type Seats<Id extends string = string> = ReadonlyMap<Id, Seat>;

/** Counters that are alike, together, in the order in which the first of each came. */
export function alike<T>(counters: readonly T[], keyOf: (one: T) => string): T[][] {
  const found = new Map<string, T[]>();
  for (const one of counters) {
    const key = keyOf(one);
    const pile = found.get(key);
    if (pile) pile.push(one);
    else found.set(key, [one]);
  }
  return [...found.values()];
}

const LIFT = 2;
const SEEN = 3;

/** The seats of one pile, its first counter on top; those under it look out at its shoulder. */
export const piled = <Id extends string>(ids: readonly Id[], at: Omit<Seat, 'count' | 'depth'>): [Id, Seat][] =>
  ids.map((id, depth) => {
    const lift = Math.min(depth, SEEN) * LIFT;
    return [id, { ...at, x: at.x + lift, y: at.y - lift, count: depth === 0 ? ids.length : 1, depth }];
  });

/** What lies in one place: piles, each with the counter on top first. */
interface Heap<Id extends string = string> {
  readonly at: Spot;
  /** The room around that spot. */
  readonly room: Size;
  readonly piles: readonly (readonly Id[])[];
}

interface Laying<Id extends string> {
  /** A counter and the gap around it. */
  readonly piece: Size;
  /** What a finger needs, see `fingerIn`. */
  readonly finger: number;
  /** Nothing is fanned out over its edges. */
  readonly sheet: Box;
  readonly asked: Pick<Hands, 'lit' | 'selected'>;
  readonly heaps: readonly Heap<Id>[];
}

interface Laid<Id extends string> {
  readonly seats: Seats<Id>;
  /** What was fanned out lies on plates of its own, over whatever is near. */
  readonly fans: readonly Box[];
}

/**
 * Every heap in its room, as large as it goes. Where that is too small for a finger and the question speaks of a counter in
 * it, the heap is fanned out over its neighbours until it is answered.
 */
export function laid<Id extends string>({ heaps, piece, finger, sheet, asked }: Laying<Id>): Laid<Id> {
  const seats = new Map<Id, Seat>();
  const fans: Box[] = [];
  for (const { at, room, piles } of heaps) {
    const packed = pack(piles.length, room, piece);
    const least = Math.min(...piece) * packed.scale;
    const isAsked = piles.flat().some((id) => asked.lit.has(id) || asked.selected.has(id));
    const { scale, spots } = isAsked && least < finger ? fanned(piles.length, piece, finger) : packed;
    const moved = isAsked && least < finger ? within(at, spots, pitchOf(piece, finger), sheet) : { at, box: undefined };
    if (moved.box) fans.push(moved.box);
    const reach: Size = [
      Math.max(piece[0] * scale, isAsked ? finger : 0),
      Math.max(piece[1] * scale, isAsked ? finger : 0),
    ];
    piles.forEach((pile, i) => {
      const [dx, dy] = spots[i] ?? [0, 0];
      for (const [id, seat] of piled(pile, { x: moved.at[0] + dx, y: moved.at[1] + dy, scale, reach }))
        seats.set(id, seat);
    });
  }
  return { seats, fans };
}

const pitchOf = ([wide, high]: Size, finger: number): Size => [Math.max(wide, finger), Math.max(high, finger)];

/** As nearly square as it goes. */
function fanned(count: number, piece: Size, finger: number): { scale: number; spots: readonly Spot[] } {
  const pitch = pitchOf(piece, finger);
  const columns = Math.max(1, Math.ceil(Math.sqrt((count * pitch[1]) / pitch[0])));
  const rise = ((Math.ceil(count / columns) - 1) / 2) * pitch[1];
  return { scale: 1, spots: rows(count, columns, pitch).map(([x, y]): Spot => [x, y - rise]) };
}

/** Moved as far as it must to lie on the sheet, and the plate under it. */
function within([x, y]: Spot, spots: readonly Spot[], [wide, high]: Size, sheet: Box): { at: Spot; box: Box } {
  const [halfWide, halfHigh] = [
    Math.max(...spots.map(([dx]) => Math.abs(dx))) + wide / 2,
    Math.max(...spots.map(([, dy]) => Math.abs(dy))) + high / 2,
  ];
  const held = (at: number, half: number, from: number, length: number): number =>
    Math.min(Math.max(at, from + half), from + length - half);
  const at: Spot = [held(x, halfWide, sheet[0], sheet[2]), held(y, halfHigh, sheet[1], sheet[3])];
  return { at, box: [at[0] - halfWide, at[1] - halfHigh, 2 * halfWide, 2 * halfHigh] };
}
