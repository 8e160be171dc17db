/** What both languages need to find their words: what a unit is, and where it is now. */
import { AIRCRAFT, type PlaneId } from '../data/aircraft.ts';
import type { ConvoyType } from '../data/convoys.ts';
import { type AreaId, BASES, PORTS, type ShoreId } from '../data/map.ts';
import { SUBMARINES, type SubId } from '../data/submarines.ts';
import { type ShipId, WARSHIPS } from '../data/warships.ts';
import type { State } from '../state.ts';

export const isSub = (id: string): id is SubId => id in SUBMARINES;
export const isShip = (id: string): id is ShipId => id in WARSHIPS;
export const isPlane = (id: string): id is PlaneId => id in AIRCRAFT;
export const isShore = (id: string): id is ShoreId => id in PORTS || id in BASES;

/** The kind of a convoy, where the table still has it. */
export const convoyType = (view: Readonly<State>, id: string): ConvoyType | undefined =>
  view.convoys.find((one) => one.id === id)?.type;

/** Where a naval unit is now, as far as the reader knows. */
export function areaOf(view: Readonly<State>, id: string): AreaId | undefined {
  const sub = view.subs.find((one) => one.id === id);
  if (sub) return sub.place in { home: 0, out: 0, sunk: 0, unseen: 0 } ? undefined : (sub.place as AreaId);
  return (view.ships.find((one) => one.id === id) ?? view.convoys.find((one) => one.id === id))?.area;
}

/** Whether a unit of the grid would stand in this square: its own. */
export const standsIn = (view: Readonly<State>, id: string, square: string): boolean =>
  view.contact?.pieces.some((piece) => piece.unit === id && `${piece.column}-${piece.row}` === square) ?? false;
