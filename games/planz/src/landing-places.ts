/** WPZ-12.0, WPZ-12.2, WPZ-12.4  Where units can board and land, and what a landing would meet. */
import { isOpenTo, mayEnterZone, mayUse, roomOn } from './control.ts';
import type { AreaId } from './data/areas.ts';
import type { Side } from './data/powers.ts';
import { counterOf, type UnitId } from './data/units.ts';
import { type BaseId, ISLAND_LIMIT, type ZoneId } from './data/zones.ts';
import { basesOf, isIsland, isSmall, zonesOf } from './geography.ts';
import { hasHostileGround, hostileGround, neutralPowerOf } from './neutrals.ts';
import { boundsOf } from './order.ts';
import type { Order, Place, State } from './state.ts';
import { AIR, MOBILE, SURFACE } from './traits.ts';
import {
  areOneForce,
  capacityOf,
  cargoOf,
  hasAt,
  isAir,
  isCoastal,
  isGround,
  isMarine,
  isTransport,
  otherSide,
  unitsAt,
} from './units.ts';

/** WPZ-12.2c  Neither boarding nor landing under the guns of enemy surface ships; submarines do not matter. */
export const isQuiet = (state: Readonly<State>, side: Side, area: AreaId): boolean =>
  !hasAt(state, otherSide(side), area, SURFACE);

const carriesAir = (kind: Order['kind']): boolean => kind === 'sealift-air';

/** WPZ-23.3.4-EM, WPZ-23.3.4-CA, WPZ-7.7.2c  Orders that must end in a landing. */
export const mustLand = (state: Readonly<State>, order: Readonly<Order>): boolean =>
  order.kind === 'emergency-transport' ||
  order.kind === 'combined-assault' ||
  (boundsOf(state)?.zones !== undefined && isLandingKind(order));

const isLandingKind = ({ kind }: Readonly<Order>): boolean =>
  kind === 'amphibious' ||
  kind === 'emergency-transport' ||
  kind === 'evacuation' ||
  kind === 'combined-assault' ||
  kind === 'sealift-air' ||
  kind === 'redeploy';

/** Warships of the force: each brings one marine unit, which must land. */
export const marineShips = (order: Readonly<Order>): UnitId[] =>
  order.force.filter((unit) => !isTransport(unit) && counterOf(unit).carriesMarines);

/** Zones beside a sea zone in which this order might land, if it has anything to land. */
export const landingZones = (state: Readonly<State>, order: Readonly<Order>, area: AreaId): ZoneId[] =>
  isQuiet(state, state.mover, area) ? zonesOf(area).filter((zone) => mayLandIn(state, order, zone)) : [];

export const hasLandingZone = (state: Readonly<State>, order: Readonly<Order>, area: AreaId): boolean =>
  zonesOf(area).some((zone) => mayLandIn(state, order, zone)) && isQuiet(state, state.mover, area);

function mayLandIn(state: Readonly<State>, order: Readonly<Order>, zone: ZoneId): boolean {
  const side = state.mover;
  const bounds = boundsOf(state)?.zones;
  if (!mayEnterZone(state, side, zone) || (bounds && !bounds.includes(zone))) return false;
  const isHostile = hasHostileGround(state, side, zone);
  if (carriesAir(order.kind)) return landingBases(state, order, zone).length > 0;
  // WPZ-23.3.1-RD, R-106  A redeployment lands only where nobody would mind.
  if (order.kind === 'redeploy') return !isHostile && neutralPowerOf(state, zone) === null;
  if (order.kind === 'combined-assault' && !isHostile) return false;
  return !isSmall(zone) || marineShips(order).length <= ISLAND_LIMIT;
}

/** WPZ-23.3.4-TA  Bases on which lifted aircraft may stand. */
export const landingBases = (state: Readonly<State>, order: Readonly<Order>, zone: ZoneId): BaseId[] =>
  basesOf(zone).filter(
    (base) =>
      isOpenTo(state, state.mover, base) &&
      roomOn(state, state.mover, base) > 0 &&
      order.force.every((ship) => mayUse(state, counterOf(ship).nat, base)),
  );

/** What the ships of the order carry, or will, that could land at the end of it. */
export function passengers(state: Readonly<State>, order: Readonly<Order>): UnitId[] {
  const aboard = [...order.force.flatMap((ship) => cargoOf(state, ship)), ...order.boarding.map(([unit]) => unit)];
  return aboard.filter((unit) => (carriesAir(order.kind) ? isAir(unit) : isGround(unit)));
}

/** Whether something aboard could land here at once. */
export const hasLandingHere = (state: Readonly<State>, order: Readonly<Order>, area: AreaId): boolean =>
  passengers(state, order).length > 0 && hasLandingZone(state, order, area);

/** WPZ-12.4a, WPZ-11.1c  On a small island, or where a coastal gun stands, a landing against anybody must fight. */
export function mustAssault(state: Readonly<State>, side: Side, zone: ZoneId): boolean {
  const hostile = hostileGround(state, side, zone);
  return hostile.length > 0 && (isIsland(zone) || hostile.some(isCoastal));
}

/** WPZ-12.1, WPZ-12.3c  Whether a ship of the order still has room for this passenger. */
export function hasRoom(state: Readonly<State>, order: Readonly<Order>, unit: UnitId, ship: UnitId): boolean {
  if (!isTransport(ship) && !(isMarine(unit) && counterOf(ship).carriesMarines)) return false;
  if (!areOneForce(state, state.mover, [unit, ship])) return false;
  const joining = order.boarding.filter(([, aboard]) => aboard === ship).map(([one]) => one);
  const aboard = [...cargoOf(state, ship), ...joining];
  if (!isTransport(ship)) return aboard.length === 0;
  return aboard.length < capacityOf(state, ship) && aboard.every((one) => isAir(one) === isAir(unit));
}

/** WPZ-12.2a, WPZ-12.2b  Units that could board here in this kind of action. */
export function boardable(state: Readonly<State>, order: Readonly<Order>): UnitId[] {
  const units = onTheQuay(state, order);
  return units.length > 0 ? units.filter((unit) => order.force.some((ship) => hasRoom(state, order, unit, ship))) : [];
}

/** Units that wait where a ship with room could take them. */
export function onTheQuay(state: Readonly<State>, order: Readonly<Order>): UnitId[] {
  const side = state.mover;
  const area = order.origin as AreaId;
  const units: UnitId[] = [];
  if (!isQuiet(state, side, area)) return units;
  for (const zone of zonesOf(area)) {
    const places: readonly Place[] = carriesAir(order.kind) ? basesOf(zone) : [zone];
    const sort = carriesAir(order.kind) ? AIR : MOBILE;
    if (!places.some((place) => hasAt(state, side, place, sort)) || !mayBoardFrom(state, order, zone)) continue;
    for (const place of places)
      for (const unit of unitsAt(state, side, place)) if (mayBoard(order, unit)) units.push(unit);
  }
  return units;
}

const mayBoard = (order: Readonly<Order>, unit: UnitId): boolean =>
  (carriesAir(order.kind) ? isAir(unit) : isGround(unit) && counterOf(unit).mf > 0) &&
  !order.boarding.some(([one]) => one === unit);

/** WPZ-23.3.4-AM, WPZ-23.3.4-EV  Boarding needs a base that is held or contested; evacuation is for places without one. */
function mayBoardFrom(state: Readonly<State>, order: Readonly<Order>, zone: ZoneId): boolean {
  const hasBase = basesOf(zone).some((base) => isOpenTo(state, state.mover, base));
  return order.kind === 'evacuation' ? !hasBase : hasBase;
}
