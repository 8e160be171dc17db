/** WPZ-23.3.4  Orders that carry units over the sea: how ships are named and what goes aboard. */
import type { Play } from '@derby/kernel';
import type { AreaId } from './data/areas.ts';
import { EVACUATION_SAFE, UNSUPPORTED_LIMIT } from './data/tracks.ts';
import { counterOf, type UnitId } from './data/units.ts';
import { forcesOf, isEligible } from './eligible.ts';
import { within } from './geography.ts';
import { boardable, hasLandingZone, hasRoom, marineShips, mustLand, onTheQuay, passengers } from './landing-places.ts';
import { eliminate } from './losses.ts';
import { hasNextZone, mayStay, speedOf } from './naval-movement.ts';
import { shipsAt } from './naval-orders.ts';
import { announce, compose, firstsOfTheirSort, isForceSupported, type Naming, orderOf, publicFirst } from './order.ts';
import { enter, put } from './places.ts';
import { settleStacks } from './stacks.ts';
import type { List, Order, State, Table } from './state.ts';
import { MARINE_SHIP } from './traits.ts';
import { areOneForce, cargoOf, hasAt, isAir, isGround, isMarine, isReduced, isTransport, unitsAt } from './units.ts';

/** WPZ-12.1  A transport with the wrong cargo stays out; it never carries troops and aircraft together. */
const hasRightCargo = (state: Readonly<State>, { kind }: Readonly<Order>, ship: UnitId): boolean =>
  cargoOf(state, ship).every((unit) => (kind === 'sealift-air' ? isAir(unit) : isGround(unit)));

const isSizeLegal = (state: Readonly<State>, { force, origin }: Readonly<Order>): boolean =>
  force.length <= UNSUPPORTED_LIMIT || isForceSupported(state, state.mover, force, origin as AreaId);

/** R-83  Every warship brings one marine unit: aboard already, or waiting on the quay. */
function hasMarinesForAll(state: Readonly<State>, order: Readonly<Order>): boolean {
  const empty = marineShips(order).filter((ship) => isEmpty(state, order, ship)).length;
  return empty === 0 || boardable(state, order).filter(isMarine).length >= empty;
}

const isEmpty = (state: Readonly<State>, order: Readonly<Order>, ship: UnitId): boolean =>
  cargoOf(state, ship).length === 0 && !order.boarding.some(([, on]) => on === ship);

/** Whether there is, or could be, anything aboard for what the order is for. */
function hasPassengers(state: Readonly<State>, order: Readonly<Order>): boolean {
  if (order.kind === 'evacuation') return order.boarding.length > 0 || boardable(state, order).length > 0;
  return passengers(state, order).length > 0 || boardable(state, order).length > 0;
}

const needsPassengers = (state: Readonly<State>, order: Readonly<Order>): boolean =>
  order.kind === 'sealift-air' || order.kind === 'evacuation' || mustLand(state, order);

/** WPZ-23.3.4-AM, WPZ-23.3.4-EM, WPZ-23.3.4-EV, WPZ-23.3.4-TA, WPZ-23.3.4-CA */
export const AMPHIBIOUS_NAMING: Naming = {
  candidates(state, order) {
    const ships = shipsAt(state, order.kind, order.origin as AreaId).filter((ship) =>
      hasRightCargo(state, order, ship),
    );
    // WPZ-23.3.4-EM  Transports may come along once a warship leads the way.
    const isLed = order.kind !== 'emergency-transport' || marineShips(order).length > 0;
    return isLed ? ships : ships.filter((ship) => !isTransport(ship));
  },
  isViable(state, order) {
    if (!areOneForce(state, state.mover, order.force) || !isSizeLegal(state, order)) return false;
    if (!hasMarinesForAll(state, order)) return false;
    if (needsPassengers(state, order) && order.force.length > 0 && !hasPassengers(state, order)) return false;
    return canLeave(state, order);
  },
  isReady(state, order) {
    if (order.force.length === 0) return false;
    if (order.kind === 'emergency-transport' && marineShips(order).length === 0) return false;
    return !needsPassengers(state, order) || hasPassengers(state, order);
  },
};

/** WPZ-M.11  The order moves somewhere, or boards or lands where it is. */
const canLeave = (state: Readonly<State>, order: Readonly<Order>): boolean =>
  hasNextZone(state, order) || mayStay(state, order) || (!mustLand(state, order) && boardable(state, order).length > 0);

/** Whether such an order could start here. What no single ship could do is found out before ships are tried one by one. */
export function isAmphibiousOrigin(state: Readonly<State>, order: Readonly<Order>, area: AreaId): boolean {
  const leaders = order.kind === 'emergency-transport' ? MARINE_SHIP : forcesOf(order.kind);
  if (!hasAt(state, state.mover, area, leaders)) return false;
  const alone: Order = { ...order, origin: area, force: [] };
  const needsSome = needsPassengers(state, order);
  const quay = onTheQuay(state, alone);
  if (order.kind === 'evacuation' && quay.length === 0) return false;
  const hasMarines = quay.some(isMarine);
  const isVain = (ship: UnitId): boolean =>
    (isTransport(ship) ? needsSome && quay.length === 0 : !hasMarines) && cargoOf(state, ship).length === 0;
  if (unitsAt(state, state.mover, area).every((ship) => !isEligible(order.kind, ship) || isVain(ship))) return false;
  return firstsOfTheirSort(state, AMPHIBIOUS_NAMING.candidates(state, alone)).some((ship) => {
    if (isVain(ship) || !isNearBeach(state, order, ship, area)) return false;
    alone.force = [ship];
    return AMPHIBIOUS_NAMING.isViable(state, alone) && AMPHIBIOUS_NAMING.isReady(state, alone);
  });
}

/** Whether a ship could come to a beach at all, for orders that must end in a landing. */
const isNearBeach = (state: Readonly<State>, order: Readonly<Order>, ship: UnitId, area: AreaId): boolean =>
  !mustLand(state, order) || within(area, speedOf(order, ship)).some((coast) => hasLandingZone(state, order, coast));

/** WPZ-12.2a  What boards, and on which ship; the list is the order of any dice. */
export function* board(t: Table): Play<void> {
  const choice = yield* compose(t, 'WPZ-12.2a', listBoarders);
  const { order } = t.state;
  if (!order) return;
  if (choice[0] === 'board') order.boarding.push([choice[1], choice[2]]);
  else if (order.kind === 'evacuation') takeOff(t);
  else order.step = 'path';
}

function listBoarders(list: List<'board' | 'ready'>, state: Readonly<State>): void {
  if (state.order) listBoarding(list, state, state.order);
  else list.open(['ready']);
}

function listBoarding(list: List<'board' | 'ready'>, state: Readonly<State>, order: Readonly<Order>): void {
  const isDone =
    marineShips(order).every((ship) => !isEmpty(state, order, ship) || order.kind === 'redeploy') &&
    (!needsPassengers(state, order) ||
      (order.kind === 'evacuation' ? order.boarding.length > 0 : passengers(state, order).length > 0));
  if (isDone) list.open(['ready']);
  for (const unit of publicFirst(state, state.mover, boardable(state, order)))
    for (const ship of order.force) {
      const then: Order = { ...order, boarding: [...order.boarding, [unit, ship]] };
      if (hasRoom(state, order, unit, ship) && (order.kind === 'redeploy' || hasMarinesForAll(state, then)))
        list.open(['board', unit, ship]);
    }
}

/** WPZ-23.3.4-EV  Off an open beach: 1 to 3 unharmed, 4 to 6 a step is lost. */
function takeOff(t: Table): void {
  announce(t);
  const { state } = t;
  const order = orderOf(state);
  for (const [unit, ship] of order.boarding) {
    const die = t.d6();
    const isSafe = die <= EVACUATION_SAFE;
    const survives = isSafe || (counterOf(unit).reduced !== null && !isReduced(state, unit));
    if (survives) put(state, unit, ship);
    if (!isSafe && survives) enter(state.reduced, unit);
    t.log('WPZ-23.3.4-EV', { what: 'evacuated', unit, die, result: isSafe ? 'safe' : survives ? 'reduced' : 'lost' }, [
      state.mover,
    ]);
    if (!survives) eliminate(t, unit);
  }
  order.boarding = [];
  order.step = 'path';
  // Another unit may be on top on the beach now.
  settleStacks(t);
}
