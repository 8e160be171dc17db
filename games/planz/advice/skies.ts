/** How far it is by air: not over the enemy's home, nor past his aircraft or his carriers. */
import { mayEnterArea } from '../src/control.ts';
import type { AreaId } from '../src/data/areas.ts';
import { UNITS } from '../src/data/units.ts';
import { basesIn, neighboursOf } from '../src/geography.ts';
import { isAir } from '../src/units.ts';
import { foesAt, type Picture } from './picture.ts';

type Flights = ReadonlyMap<AreaId, number>;
const FLIGHTS = new WeakMap<Picture, Map<AreaId, Flights>>();

/** WPZ-10.4a  The areas a flight has to enter on its way, or more than any aircraft can if there is no way. */
export const flightFor = (picture: Picture, from: AreaId, goal: AreaId): number =>
  flightsFrom(picture, from).get(goal) ?? Number.POSITIVE_INFINITY;

/** Every area that can be flown to from here, and how far it is. */
function flightsFrom(picture: Picture, from: AreaId): Flights {
  const drawn = FLIGHTS.get(picture) ?? new Map<AreaId, Flights>();
  FLIGHTS.set(picture, drawn);
  const known = drawn.get(from);
  if (known) return known;
  const far = new Map<AreaId, number>([[from, 0]]);
  drawn.set(from, far);
  for (const [area, way] of far) {
    if (area !== from && stopsFlights(picture, area)) continue;
    for (const next of neighboursOf(area))
      if (!far.has(next) && mayEnterArea(picture.side, next)) far.set(next, way + 1);
  }
  return far;
}

/** WPZ-10.4b  Enemy aircraft ashore, or a carrier that is in sight. */
const stopsFlights = (picture: Picture, area: AreaId): boolean =>
  basesIn(area).some((base) => foesAt(picture, base).some(isAir)) ||
  foesAt(picture, area).some((unit) => UNITS[unit].isCarrier && picture.known.at[unit] === area);
