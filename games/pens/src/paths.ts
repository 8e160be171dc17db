/** HOST-6.2 … 6.7  How far units can go: by land, by sea, submerged and in the air. */
import {
  areEnemies,
  hasEnemyWarship,
  heldSinceStart,
  isBoat,
  isFriendly,
  isHarbour,
  isSubmarine,
  seatOf,
  zonesWithEnemyWarships,
} from './basics.ts';
import type { PlaceId, TerritoryId, ZoneId } from './data/map.ts';
import type { Major, Power } from './data/powers.ts';
import { UNITS } from './data/units.ts';
import { AROUND, isTerritory, isZone, landBeside, seaBeside, specialLink, TERRITORY_IDS } from './geography.ts';
import type { Rule } from './rules.ts';
import type { State, Unit } from './state.ts';

/** A place in reach: how far it is, and the place one comes through last. */
export interface Leg {
  readonly distance: number;
  readonly through: PlaceId;
}
export type Reach = ReadonlyMap<PlaceId, Leg>;

/** HOST-6.6  The rule that closes the way between two zones to this ship, if one does. */
export function linkBar(state: Readonly<State>, unit: Readonly<Unit>, a: ZoneId, b: ZoneId): Rule | undefined {
  const link = specialLink(a, b);
  if (!link) return undefined;
  const asSubmarine = isSubmarine(unit) ? link.submarines : 'key';
  if (asSubmarine === 'closed') return 'HOST-6.6';
  if (link.key === null || asSubmarine === 'free') return undefined;
  return heldSinceStart(state, seatOf(unit.power as Major), link.key) ? undefined : 'HOST-6.6';
}

/**
 * HOST-6.4  Zones a surface ship can reach; it stops where enemy warships are, or keeps out of there altogether. Who asks for
 * many ships looks up once where those are.
 */
export function shipReach(
  state: Readonly<State>,
  unit: Readonly<Unit>,
  enemyWaters: 'stop' | 'avoid',
  guarded: ReadonlySet<PlaceId> = zonesWithEnemyWarships(state, unit.power),
): Reach {
  return spread([unit.at], UNITS[unit.type].move - unit.used, seaBeside, (from, to) => {
    if (!isZone(from) || !isZone(to) || linkBar(state, unit, from, to) || neutralBar(state, unit.power, to))
      return 'closed';
    if (!guarded.has(to)) return 'open';
    return enemyWaters === 'stop' ? 'last' : 'closed';
  });
}

/** HOST-6.5, PEN-1.9  Zones a submarine can reach: two away, or three for a German boat that starts in a harbour zone. */
export function submarineReach(state: Readonly<State>, unit: Readonly<Unit>): Reach {
  const fromHarbour = isBoat(unit) && isZone(unit.at) && isHarbour(state, unit.at);
  const allowance = UNITS[unit.type].move + (fromHarbour ? 1 : 0);
  return spread(exitsOf(state, unit), allowance, seaBeside, (from, to) =>
    isZone(from) && isZone(to) && !linkBar(state, unit, from, to) ? 'open' : 'closed',
  );
}

/** PEN-1.9  A boat comes out into its berth zone; with the option Any exit, into any zone beside its pen. */
export function exitsOf(state: Readonly<State>, unit: Readonly<Unit>): readonly PlaceId[] {
  const pen = state.options.penAnyExit ? state.pens.find((one) => one.id === unit.inside) : undefined;
  return pen ? seaBeside(pen.at) : [unit.at];
}

/** HOST-6.2  Friendly territories a land unit can reach by land. */
export function friendlyMarch(state: Readonly<State>, unit: Readonly<Unit>): Reach {
  return spread([unit.at], UNITS[unit.type].move - unit.used, landBeside, (_from, to) =>
    isTerritory(to) && isFriendly(state, unit.power, to) && !neutralBar(state, unit.power, to) ? 'open' : 'closed',
  );
}

/** HOST-6.7  Places an aircraft can fly to with what is left of its allowance; closed land may be a target, not a way. */
export function flightReach(state: Readonly<State>, unit: Readonly<Unit>): Reach {
  return spread([unit.at], UNITS[unit.type].move - unit.used, around, (_from, to) => airspace(state, unit.power, to));
}

/** HOST-6.7  How far every place is from the nearest territory in which this power's aircraft may land. */
export function distanceHome(state: Readonly<State>, power: Major): ReadonlyMap<PlaceId, number> {
  const distance = new Map<PlaceId, number>();
  let edge: PlaceId[] = TERRITORY_IDS.filter((territory) => mayLandIn(state, power, territory));
  for (const place of edge) distance.set(place, 0);
  for (let far = 1; edge.length > 0; far++) {
    const next: PlaceId[] = [];
    for (const from of edge) {
      for (const to of AROUND[from]) {
        const air = distance.has(to) ? 'closed' : airspace(state, power, to);
        if (air === 'closed') continue;
        distance.set(to, far);
        if (air === 'open') next.push(to);
      }
    }
    edge = next;
  }
  return distance;
}

/** HOST-6.7  Aircraft land where their side has been in control since the start of the turn. */
export const mayLandIn = (state: Readonly<State>, power: Major, territory: TerritoryId): boolean =>
  heldSinceStart(state, seatOf(power), territory) && !neutralBar(state, power, territory);

/** HOST-5.2  A neutral USA keeps to its territories and the zones next to them. */
export function neutralBar(state: Readonly<State>, power: Power, place: PlaceId): boolean {
  if (power !== 'USA' || state.usaAtWar) return false;
  return isZone(place)
    ? !landBeside(place).some((land) => state.control[land] === 'USA')
    : state.control[place] !== 'USA';
}

/** HOST-5.2, HOST-5.4, HOST-5.6, HOST-5.9  Over which land this power may not fly; Vichy is closed except as a target. */
function airspace(state: Readonly<State>, power: Power, place: PlaceId): 'open' | 'last' | 'closed' {
  if (neutralBar(state, power, place)) return 'closed';
  if (isZone(place)) return 'open';
  const controller = state.control[place];
  if (controller === 'IMPASSABLE' || controller === 'NEUTRAL') return 'closed';
  if (controller === 'VIC') return 'last';
  const closedToAxis = controller === 'USA' && power !== 'UK' && power !== 'USA' && !areEnemies(state, power, 'USA');
  return closedToAxis ? 'closed' : 'open';
}

const around = (place: PlaceId): readonly PlaceId[] => AROUND[place];

/** Walks outwards, step by step, as far as the allowance goes. The starts themselves are in reach. */
function spread(
  starts: readonly PlaceId[],
  allowance: number,
  beside: (place: PlaceId) => readonly PlaceId[],
  way: (from: PlaceId, to: PlaceId) => 'open' | 'last' | 'closed',
): Reach {
  const reach = new Map<PlaceId, Leg>(starts.map((start) => [start, { distance: 0, through: start }]));
  let edge: readonly PlaceId[] = starts;
  for (let distance = 1; distance <= allowance && edge.length > 0; distance++) {
    const next: PlaceId[] = [];
    for (const from of edge) {
      for (const to of beside(from)) {
        const step = reach.has(to) ? 'closed' : way(from, to);
        if (step === 'closed') continue;
        reach.set(to, { distance, through: from });
        if (step === 'open') next.push(to);
      }
    }
    edge = next;
  }
  return reach;
}

/** Zones next to a place that a surface ship may enter without meeting enemy warships (HOST-9.9). */
export const quietWaters = (state: Readonly<State>, unit: Readonly<Unit>): ZoneId[] =>
  seaBeside(unit.at).filter(
    (zone) =>
      isZone(unit.at) &&
      !linkBar(state, unit, unit.at, zone) &&
      !hasEnemyWarship(state, unit.power, zone) &&
      !neutralBar(state, unit.power, zone),
  );
