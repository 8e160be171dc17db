/** What lies where, as the view tells it: stacks with their top, markers, convoys, the force under way. */
import { SIDES, type Side } from '@derby/planz/data/powers';
import { UNIT_IDS, UNITS, type UnitId } from '@derby/planz/data/units';
import { isArea, isBase, isZone } from '@derby/planz/geography';
import { ALL_MARKERS, markerSide } from '@derby/planz/stacks';
import type { Place, TaskForce } from '@derby/planz/state';
import { isConvoy, isFaceUp, sideOf } from '@derby/planz/units';
import type { View } from '@derby/planz/view';

/** What a counter stands for. */
export type Piece = UnitId | TaskForce;

export interface Heap {
  readonly place: Place;
  readonly side: Side | null;
  /** What lies in it as far as it is known, what is seen of it first. */
  readonly pieces: readonly Piece[];
  /** How many counters there are, where that can be seen. */
  readonly count: number;
  /** Under way by the order of the moment. */
  readonly isMoving: boolean;
}

export const isPlace = (at: string): at is Place => isArea(at) || isZone(at) || isBase(at);

/** Where the force and the flight of the order under way are now. */
export function underWay({ order }: View): { readonly force: Place | null; readonly flight: Place | null } {
  return {
    force: order?.path.at(-1) ?? order?.origin ?? null,
    flight: order?.own?.flown.at(-1) ?? order?.own?.base ?? order?.own?.origin ?? null,
  };
}

/** Convoys at sea or in port: everybody sees them. */
export const convoysOut = ({ at }: View): UnitId[] => CONVOYS.filter((unit) => isPlace(at[unit] ?? ''));
const CONVOYS: readonly UnitId[] = UNIT_IDS.filter(isConvoy);

export function heapsOf(view: View): Heap[] {
  const { at } = view;
  const moving = underWay(view);
  const known = UNIT_IDS.filter((unit) => at[unit] !== undefined);
  const marked = new Map<UnitId, TaskForce>();
  for (const marker of ALL_MARKERS) for (const unit of view.taskForces[marker]?.units ?? []) marked.set(unit, marker);
  /** Everything aboard comes after its ship. */
  const aboard = (unit: UnitId): UnitId[] => [unit, ...known.filter((one) => at[one] === unit)];
  const inStack = (side: Side, place: string): UnitId[] =>
    known.filter((unit) => at[unit] === place && sideOf(view, unit) === side && !isFaceUp(unit) && !marked.has(unit));

  const stacks = view.stacks.map(({ side, place, count, top }): Heap => {
    const others = inStack(side, place).filter((unit) => unit !== top);
    return { place, side, count, pieces: [top, ...others].flatMap(aboard), isMoving: false };
  });
  const markers = ALL_MARKERS.flatMap((marker): Heap[] => {
    const found = view.taskForces[marker];
    const place = found?.area ?? moving.force;
    if (!found || !place) return [];
    const units = (found.units ?? []).flatMap(aboard);
    return [{ place, side: markerSide(marker), count: 1, pieces: [marker, ...units], isMoving: found.area === null }];
  });
  const faceUp = known.flatMap((unit): Heap[] => {
    const place = at[unit] as string;
    const where = place === 'force' ? moving.force : isPlace(place) ? place : null;
    if (!isFaceUp(unit) || !where) return [];
    return [{ place: where, side: sideOf(view, unit), count: 1, pieces: aboard(unit), isMoving: place === 'force' }];
  });
  return [...stacks, ...sailing(view, inStack), ...markers, ...faceUp];
}

/** The open stack of the order under way, and its flight. */
function sailing(view: View, inStack: (side: Side, place: string) => UnitId[]): Heap[] {
  const { order, mover } = view;
  if (!order) return [];
  const moving = underWay(view);
  return (['force', 'flight'] as const).flatMap((box): Heap[] => {
    const place = moving[box];
    const units = SIDES.flatMap((side) => inStack(side, box));
    const top = box === 'force' && order.top && units.includes(order.top) ? order.top : units[0];
    if (!place || !top) return [];
    const pieces = [top, ...units.filter((unit) => unit !== top)];
    const count = Math.max(pieces.length, box === 'force' ? order.units : order.aircraft);
    return [{ place, side: mover, count, pieces, isMoving: true }];
  });
}

/** The nature of what is seen of a heap, for its place in a row: Germans first, then Allies; stacks before markers. */
export const isUnit = (piece: Piece): piece is UnitId => piece in UNITS;
