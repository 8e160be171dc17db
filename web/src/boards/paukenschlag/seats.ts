/** Where every counter lies: in the room of its area, side by side while they are legible, in piles of a kind when there are many. */
import { model } from '@derby/paukenschlag/data/aircraft';
import type { AreaId } from '@derby/paukenschlag/data/map';
import { WARSHIPS } from '@derby/paukenschlag/data/warships';
import type { State } from '@derby/paukenschlag/state';
import type { Many } from '../board.ts';
import { pack, type Size } from '../kit/box.ts';
import { alike, piled, type Seat } from '../kit/stack.ts';
import { isConvoy, isPlane, isSub, lookOf, type UnitId } from './faces.tsx';
import { AREA_IDS, PITCH, roomOf } from './layout.ts';

/** Smaller than this the number on a counter cannot be read: they are piled instead. */
const LEAST = 0.92;

/** Every unit on the map, with its area, what lies on top last. */
export function unitsOnMap(view: State): readonly (readonly [UnitId, AreaId])[] {
  return [
    ...view.planes.flatMap(({ id, at }) => (at === null ? [] : [[id, at] as const])),
    ...view.convoys.map(({ id, area }) => [id, area] as const),
    ...view.ships.flatMap(({ id, area, convoy }) => (convoy === null ? [[id, area] as const] : [])),
    ...view.subs.flatMap(({ id, place }) =>
      place === 'home' || place === 'out' || place === 'sunk' || place === 'unseen' ? [] : [[id, place] as const],
    ),
  ];
}

export interface Laid {
  readonly order: readonly UnitId[];
  readonly seats: ReadonlyMap<UnitId, Seat>;
}

export function seatsOf(view: State): Laid {
  const units = unitsOnMap(view);
  const seats = new Map<UnitId, Seat>();
  for (const area of AREA_IDS) {
    // What lies on top of a pile is drawn last.
    const here = units.flatMap(([id, at]) => (at === area ? [id] : [])).reverse();
    if (here.length === 0) continue;
    for (const [id, seat] of laidIn(area, here, view)) seats.set(id, seat);
  }
  return { order: units.map(([id]) => id), seats };
}

function laidIn(area: AreaId, here: readonly UnitId[], view: State): [UnitId, Seat][] {
  const { at, room } = roomOf(area);
  const { piles, packed } = pilesFor(here, room, view);
  const reach: Size = [PITCH[0] * packed.scale, PITCH[1] * packed.scale];
  return piles.flatMap((pile, i) => {
    const [dx, dy] = packed.spots[i] ?? [0, 0];
    return piled(pile, { x: at[0] + dx, y: at[1] + dy, scale: packed.scale, reach });
  });
}

/** As many counters as can be read; then those that look alike together; then all of a kind; then all of a side's kind, whatever they did. */
function pilesFor(here: readonly UnitId[], room: Size, view: State) {
  const sizes = [
    (id: UnitId) => id,
    (id: UnitId) => kindOf(id, view, true),
    (id: UnitId) => kindOf(id, view, false),
    (id: UnitId) => (isPlane(id) ? lookOf(view, id).side : isSub(id) ? 'boat' : isConvoy(id) ? 'convoy' : 'ship'),
  ];
  let best = { piles: here.map((id) => [id]), packed: pack(here.length, room, PITCH) };
  for (const keyOf of sizes) {
    const piles = alike(here, keyOf);
    best = { piles, packed: pack(piles.length, room, PITCH) };
    if (best.packed.scale >= LEAST) break;
  }
  return best;
}

function kindOf(id: UnitId, view: State, exact: boolean): string {
  const { marks, side } = lookOf(view, id);
  if (isSub(id)) return exact ? `boat ${marks}` : `boat ${marks.includes('detected')}`;
  if (isConvoy(id)) return exact ? id : `convoy ${marks.includes('spent')}`;
  if (isPlane(id)) return exact ? `${side} ${model(id).kind} ${marks}` : `${side} plane`;
  return exact ? `${WARSHIPS[id].type} ${marks}` : `ship ${marks.includes('spent')}`;
}

/** Boats, ships and aircraft have names of their own; those in one area can be sent together. */
export const MANY: Many<State> = {
  pieces: (view) => unitsOnMap(view).map(([id]) => id),
  siteOf: (view, word) => {
    const found = unitsOnMap(view).find(([id]) => id === word);
    return found && `${lookOf(view, found[0]).side} ${found[1]}`;
  },
  spotOf: (view, word) => {
    const found = unitsOnMap(view).find(([id]) => id === word);
    return found && roomOf(found[1]).at;
  },
  inOrder: ['search'],
};
