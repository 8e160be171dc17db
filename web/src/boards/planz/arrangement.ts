/** Where every counter lies on the sheet: heaps in rows under the name of their place, fanned out where they are asked for. */
import type { AreaId } from '@derby/planz/data/areas';
import type { BaseId, ZoneId } from '@derby/planz/data/zones';
import { isArea, isZone } from '@derby/planz/geography';
import type { Place } from '@derby/planz/state';
import type { View } from '@derby/planz/view';
import { type Box, fingerIn, rows, type Size, type Spot } from '../kit/box.ts';
import type { Hands } from '../kit/hands.ts';
import type { Seat } from '../kit/stack.ts';
import { isAsked } from './hands.ts';
import { type Heap, heapsOf, type Piece } from './heaps.ts';
import { GROUNDS, middleOf, PITCH, PORTS, SHEET, TOKEN, WATERS } from './layout.ts';
import { LARGEST } from './regions.ts';

/** A stack laid out on a plate of its own, over whatever is near. */
interface Fan {
  readonly key: string;
  readonly box: Box;
  readonly seats: ReadonlyMap<Piece, Seat>;
}

export interface Arranged {
  readonly seats: ReadonlyMap<Piece, Seat>;
  readonly fans: readonly Fan[];
  /** Pieces that the question asks for and that lie too deep to be touched: they are listed on the desk. */
  readonly buried: readonly Piece[];
}

/** More stacks than this are not fanned out at once: they would cover the map, and each other. */
const MOST_FANS = 3;

/** The middle of the first row, and how many abreast. */
export function rowsAt(place: Place): { readonly at: Spot; readonly columns: number } {
  if (isArea(place)) return { at: middleOf(place), columns: WATERS[place as AreaId].columns };
  return isZone(place) ? GROUNDS[place as ZoneId] : { at: PORTS[place as BaseId].aircraft, columns: 3 };
}

export function arrangement(view: View, asked: Pick<Hands, 'lit' | 'selected'>): Arranged {
  const seats = new Map<Piece, Seat>();
  const byPlace = new Map<Place, Heap[]>();
  for (const heap of heapsOf(view)) byPlace.set(heap.place, [...(byPlace.get(heap.place) ?? []), heap]);
  const wanted: { heap: Heap; at: Spot }[] = [];
  for (const [place, heaps] of byPlace) {
    const { at, columns } = rowsAt(place);
    const spots = rows(heaps.length, Math.max(columns, Math.ceil(heaps.length / 3)), PITCH);
    heaps.forEach((heap, i) => {
      const [dx, dy] = spots[i] ?? [0, 0];
      const spot: Spot = [at[0] + dx, at[1] + dy];
      // Those who fight are touched on the stage.
      if (!view.battle && heap.pieces.slice(1).some((piece) => isAsked(asked, piece))) wanted.push({ heap, at: spot });
      heap.pieces.forEach((piece, depth) => {
        seats.set(piece, seat(spot, PITCH, depth === 0 ? heap.count : 1, depth));
      });
    });
  }
  const laid = wanted.length <= MOST_FANS ? wanted.map(({ heap, at }) => fanned(heap, at)) : [];
  const doMeet = laid.some(({ box }, i) => laid.slice(i + 1).some((other) => meet(box, other.box)));
  const fans = doMeet ? [] : laid;
  const buried =
    fans.length > 0 ? [] : wanted.flatMap(({ heap }) => heap.pieces.slice(1).filter((piece) => isAsked(asked, piece)));
  return { seats, fans, buried };
}

export const meet = ([ax, ay, aw, ah]: Box, [bx, by, bw, bh]: Box): boolean =>
  ax < bx + bw && bx < ax + aw && ay < by + bh && by < ay + ah;

const seat = ([x, y]: Spot, reach: Size, count: number, depth: number): Seat => ({
  x,
  y,
  scale: 1,
  count,
  depth,
  reach,
});

/** What a finger needs where a phone shows the largest part of the map. */
const FINGER = fingerIn(LARGEST);
/** Rings stand around the counters, and do not meet. */
const RINGED = 9;
const FAN_PITCH: Size = [Math.max(TOKEN[0] + RINGED, FINGER), Math.max(TOKEN[1] + RINGED, FINGER)];

/** Lays a heap out beside its place; the plate stays on the sheet. */
function fanned({ place, pieces }: Heap, at: Spot): Fan {
  const [wide, high] = FAN_PITCH;
  const columns = Math.max(1, Math.ceil(Math.sqrt((pieces.length * high) / wide)));
  const lines = Math.ceil(pieces.length / columns);
  const [halfWide, halfHigh] = [(columns * wide) / 2 + 4, (lines * high) / 2 + 4];
  const held = (value: number, half: number, length: number): number =>
    Math.min(Math.max(value, half + 2), length - half - 2);
  const middle: Spot = [held(at[0], halfWide, SHEET.width), held(at[1], halfHigh, SHEET.height)];
  const spots = rows(pieces.length, columns, FAN_PITCH);
  const seats = pieces.map((piece, i): [Piece, Seat] => {
    const [dx, dy] = spots[i] ?? [0, 0];
    return [piece, seat([middle[0] + dx, middle[1] - halfHigh + 4 + high / 2 + dy], FAN_PITCH, 1, 0)];
  });
  return {
    key: `${place} ${pieces[0]}`,
    seats: new Map(seats),
    box: [middle[0] - halfWide, middle[1] - halfHigh, 2 * halfWide, 2 * halfHigh],
  };
}
