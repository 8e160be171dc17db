/** What a player would call a unit, in French. */
import type { PlaneId } from '../data/aircraft.ts';
import type { MarkerId } from '../data/frogmen.ts';
import type { AreaId } from '../data/map.ts';
import { MILCH_COW, type SubId } from '../data/submarines.ts';
import type { ShipId } from '../data/warships.ts';
import type { AirTarget, Course, NavalUnit, State } from '../state.ts';
import { AREA_NAMES, CONVOY_KINDS, PLANE_NAMES, SHIP_NAMES, SHORE_NAMES } from './names-fr.ts';
import { convoyType, isPlane, isShip, isShore, isSub } from './words.ts';

const COURSES: Readonly<Record<Course, string>> = { N: 'le nord', E: 'l’est', S: 'le sud', W: 'l’ouest' };
const MARKERS: Readonly<Record<MarkerId, string>> = {
  F1: 'F1, charges posées',
  F2: 'F2, charges posées',
  F3: 'F3, charges sur un grand navire',
  F4: 'F4, repoussés',
  F5: 'F5, alarme',
};

export const area = (id: AreaId): string => `${id} (${AREA_NAMES[id]})`;
/** « l’U-123 », « le Barbarigo », « la Vache laitière ». */
export function sub(id: SubId): string {
  if (id === MILCH_COW) return 'la Vache laitière';
  return id.startsWith('U-') ? `l’${id}` : `le ${id}`;
}
export const ship = (id: ShipId): string => SHIP_NAMES[id];
/** « le VP-31 (PBY) », « le BV 222 ». */
export const plane = (id: PlaneId): string => {
  const name = PLANE_NAMES[id];
  return name.startsWith('le ') ? name : `le ${name}`;
};
export const courseTo = (course: Course): string => COURSES[course];
export const marker = (id: MarkerId): string => MARKERS[id];

/** A naval unit; the kind of a convoy is told where the table still has it. */
export function naval(id: NavalUnit, view?: Readonly<State>): string {
  if (isSub(id)) return sub(id);
  if (isShip(id)) return ship(id);
  const kind = view && convoyType(view, id);
  return kind ? `le convoi ${id} (${CONVOY_KINDS[kind]})` : `le convoi ${id}`;
}

/** Whatever an air unit can be sent against. */
export function thing(id: AirTarget, view?: Readonly<State>): string {
  if (isShore(id)) return SHORE_NAMES[id];
  return isPlane(id) ? plane(id) : naval(id as NavalUnit, view);
}
