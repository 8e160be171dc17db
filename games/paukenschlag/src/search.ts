/** PK-8.3, PK-8.4, PK-12.3  Aircraft that search: where they count, and at which number. */
import { AIRCRAFT, model, type PlaneId } from './data/aircraft.ts';
import { GALES_END } from './data/events.ts';
import type { AreaId } from './data/map.ts';
import { DETECTION } from './data/tables.ts';
import { areaOfBase } from './geography.ts';
import type { Plane, State, Submarine } from './state.ts';

/** PK-12.3  Where an un-flown aircraft is for contacts and for 5.6: on Patrol, or Ready at a base that is fit to launch. */
export function standsAt(state: Readonly<State>, plane: Readonly<Plane>): AreaId | null {
  if (plane.state === 'patrol') return plane.at;
  if (plane.state !== 'ready' || plane.base === 'home' || state.damage[plane.base] > 1) return null;
  return areaOfBase(plane.base);
}

/** PK-12.3  Un-flown aircraft with a search number in this area. */
export const searchersAt = (state: Readonly<State>, area: AreaId): Plane[] =>
  state.planes.filter((plane) => model(plane.id).search > 0 && standsAt(state, plane) === area);

/** The search number, with gales (event 6) and the Civil Air Patrol (event 8) reckoned in (PK-14.1). */
export function searchNumber(state: Readonly<State>, id: PlaneId): number {
  const { search } = model(id);
  if (state.event === 'gales' && state.turn <= GALES_END) return Math.max(1, search - 1);
  const isSmall = AIRCRAFT[id].model === 'OS2U' || AIRCRAFT[id].model === 'ZP';
  return state.event === 'civilAirPatrol' && isSmall ? search + 1 : search;
}

/** PK-8.4  Against one submarine: easier where it is Detected already. */
export const numberAgainst = (state: Readonly<State>, id: PlaneId, sub: Readonly<Submarine>): number =>
  searchNumber(state, id) + (sub.detected ? DETECTION.fromTheAir : 0);

/** PK-8.3  The same for Huff-Duff, with the new cipher (event 3) or the Tracking Room (event 5). */
export function huffDuffNumber(state: Readonly<State>, id: PlaneId, sub: Readonly<Submarine>): number {
  const number = numberAgainst(state, id, sub);
  if (state.event === 'triton') return Math.max(1, number - 1);
  return state.event === 'trackingRoom' ? number + 1 : number;
}

/** A natural 10 always fails. */
export const isFound = (die: number, number: number): boolean => die <= number && die !== 10;
