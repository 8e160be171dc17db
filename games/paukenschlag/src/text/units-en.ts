/** What a player would call a unit, in English. */
import type { PlaneId } from '../data/aircraft.ts';
import type { MarkerId } from '../data/frogmen.ts';
import type { AreaId } from '../data/map.ts';
import { MILCH_COW, type SubId } from '../data/submarines.ts';
import type { ShipId } from '../data/warships.ts';
import type { AirTarget, Course, NavalUnit, State } from '../state.ts';
import { AREA_NAMES, CONVOY_KINDS, PLANE_NAMES, SHIP_NAMES, SHORE_NAMES } from './names-en.ts';
import { convoyType, isPlane, isShip, isShore, isSub } from './words.ts';

const COURSES: Readonly<Record<Course, string>> = { N: 'north', E: 'east', S: 'south', W: 'west' };
const MARKERS: Readonly<Record<MarkerId, string>> = {
  F1: 'F1, charges laid',
  F2: 'F2, charges laid',
  F3: 'F3, charges on a large ship',
  F4: 'F4, driven off',
  F5: 'F5, alarm',
};

export const area = (id: AreaId): string => `${id} (${AREA_NAMES[id]})`;
export const sub = (id: SubId): string => (id === MILCH_COW ? 'the Milch Cow' : id);
export const ship = (id: ShipId): string => SHIP_NAMES[id];
export const plane = (id: PlaneId): string => PLANE_NAMES[id];
export const courseTo = (course: Course): string => COURSES[course];
export const marker = (id: MarkerId): string => MARKERS[id];

/** A naval unit; the kind of a convoy is told where the table still has it. */
export function naval(id: NavalUnit, view?: Readonly<State>): string {
  if (isSub(id)) return sub(id);
  if (isShip(id)) return ship(id);
  const kind = view && convoyType(view, id);
  return kind ? `convoy ${id} (${CONVOY_KINDS[kind]})` : `convoy ${id}`;
}

/** Whatever an air unit can be sent against. */
export function thing(id: AirTarget, view?: Readonly<State>): string {
  if (isShore(id)) return SHORE_NAMES[id];
  return isPlane(id) ? plane(id) : naval(id as NavalUnit, view);
}
