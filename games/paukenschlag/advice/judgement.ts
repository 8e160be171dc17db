/** What areas are worth and what lies in wait there, from open knowledge alone: the measures by which the planner decides. */
import { AIRCRAFT, model, type PlaneId } from '../src/data/aircraft.ts';
import { CONVOYS, type ConvoyType, convoyData } from '../src/data/convoys.ts';
import type { AreaId } from '../src/data/map.ts';
import { BARBARIGO, SUBMARINES, type SubId } from '../src/data/submarines.ts';
import { TONNAGE } from '../src/data/tables.ts';
import { warship } from '../src/data/warships.ts';
import { AREA_IDS, seaDistance } from '../src/geography.ts';
import { isSeen } from '../src/sight.ts';
import type { Convoy, State, Submarine } from '../src/state.ts';
import { areaOf, isEscorted } from '../src/units.ts';

type Known = Readonly<State>;

const mean = (column: readonly number[]): number => column.reduce((sum, tons) => sum + tons, 0) / column.length;

/** PK-15.2  Thousands of tons that one ship of a convoy comes to on average. */
const AVERAGE = Object.fromEntries(
  (Object.keys(CONVOYS) as ConvoyType[]).map((type) => [type, mean(TONNAGE[convoyData(type).column])]),
) as Readonly<Record<ConvoyType, number>>;
/** More ships than these are seldom sunk in one contact. */
const SHIPS_IN_REACH = 3;

/** What a submarine may hope for: so many ships, half as much where somebody guards them. */
export const convoyWorth = (known: Known, convoy: Readonly<Convoy>): number =>
  AVERAGE[convoy.type] * Math.min(SHIPS_IN_REACH, convoy.steps) * (isEscorted(known, convoy) ? 0.5 : 1);

export const valueAt = (known: Known, area: AreaId): number =>
  known.convoys.reduce((sum, convoy) => (convoy.area === area ? sum + convoyWorth(known, convoy) : sum), 0);

/** ASW factors of single warships and of patrols. */
export function threatAt(known: Known, area: AreaId): number {
  let sum = 0;
  for (const ship of known.ships) if (ship.area === area && ship.convoy === null) sum += warship(ship.id).asw;
  for (const plane of known.planes) if (plane.at === area && plane.state === 'patrol') sum += model(plane.id).asw;
  return sum;
}

/** Where convoys are: nowhere else is there anything to hunt. */
export const grounds = (known: Known): AreaId[] =>
  AREA_IDS.filter((area) => known.convoys.some((convoy) => convoy.area === area));

export const othersAt = (known: Known, id: SubId, area: AreaId): number =>
  known.subs.filter((sub) => sub.place === area && sub.id !== id).length;

const SUB_IDS = Object.keys(SUBMARINES) as SubId[];
const PLANE_IDS = Object.keys(AIRCRAFT) as PlaneId[];

/** Who throws no dice of his own varies by the turn and by the unit's place in its table. */
export const figureOf = (known: Known, id: SubId | PlaneId): number => {
  const place = id in SUBMARINES ? SUB_IDS.indexOf(id as SubId) : PLANE_IDS.indexOf(id as PlaneId);
  return (7 * known.turn + place + 1) % 10;
};

/** A submarine as the Allies know it: where, and how sure that is. */
export interface Sighting {
  readonly id: SubId;
  readonly area: AreaId;
  /** From 1 for one that is seen now down to a quarter. */
  readonly weight: number;
  readonly seen: boolean;
  readonly armed: boolean;
  readonly detected: boolean;
}

/** How much a sighting still counts, by turns since. */
const FADING = [1, 0.5, 0.25] as const;

/** PK-18.3  Seen submarines where they are, the others where they were last seen. */
export function sightings(known: Known, memory: number = FADING.length): Sighting[] {
  return known.subs.flatMap((sub) => {
    const seen = isSeen(known, sub);
    const area = seen ? areaOf(sub) : sub.seenAt;
    const turns = known.turn - sub.seenOn;
    const weight = seen ? 1 : turns < memory ? (FADING[turns] ?? 0) : 0;
    if (!area || weight === 0) return [];
    return [{ id: sub.id, area, weight, seen, armed: !seen || seemsArmed(known, sub), detected: seen && sub.detected }];
  });
}

/** PK-21.2  Barbarigo is taken to have torpedoes until somebody has seen what it came for. */
const seemsArmed = (known: Known, sub: Readonly<Submarine>): boolean =>
  sub.torpedoes > 0 || (sub.id === BARBARIGO && !known.barbarigo.known);

export const sighted = (seen: readonly Sighting[], area: AreaId): number =>
  seen.reduce((sum, one) => (one.area === area ? sum + one.weight : sum), 0);

/** What a convoy runs into: armed submarines in the area, and those beside it. */
export function riskAt(seen: readonly Sighting[], area: AreaId): number {
  let risk = 0;
  for (const { area: at, weight, armed } of seen) {
    if (!armed) continue;
    const away = seaDistance(at, area);
    risk += weight * (away === 0 ? 3 : away === 1 ? 1 : 0);
  }
  return risk;
}

/** The best of several by a score, the first of equals; none where there are none. */
export function best<T>(list: readonly T[], score: (item: T) => number): T | undefined {
  let found: T | undefined;
  let highest = Number.NEGATIVE_INFINITY;
  for (const item of list) {
    const now = score(item);
    if (now > highest) [found, highest] = [item, now];
  }
  return found;
}
