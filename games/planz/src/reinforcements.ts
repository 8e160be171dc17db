/** WPZ-13.0  Reinforcements: picked from the pool, and where they may appear. */
import type { Play } from '@derby/kernel';
import { isHeldBy, roomIn, roomOn, suppliesOf } from './control.ts';
import { AREA_IDS, type AreaId } from './data/areas.ts';
import type { Side } from './data/powers.ts';
import { counterOf, UNITS, type UnitId } from './data/units.ts';
import { BASE_IDS, type BaseId, ZONE_IDS } from './data/zones.ts';
import { areaOfZone, basesIn, basesOf, isIsland, zoneOf } from './geography.ts';
import { keptAmong } from './kept.ts';
import { announce, boundsOf, compose, listOr, orderOf } from './order.ts';
import { pick } from './picks.ts';
import { put, standing, whereIs } from './places.ts';
import { forget, settleStacks } from './stacks.ts';
import { question } from './standing-orders.ts';
import type { Deploy, List, Place, State, Table } from './state.ts';
import { COASTAL, GROUND, NAVAL, TRANSPORT } from './traits.ts';
import {
  capacityOf,
  cargoOf,
  hasAt,
  isCoastal,
  isNative,
  isTransport,
  isType,
  nativesThat,
  otherSide,
  sideOf,
  usStatus,
} from './units.ts';

/** WPZ-13.2a … WPZ-13.3, WPZ-17.6  Everywhere a unit may be deployed; `ships` came in the same action. */
export function deployPlaces(state: Readonly<State>, unit: UnitId, ships: readonly UnitId[]): (Place | UnitId)[] {
  const side = sideOf(state, unit);
  if (!side) return [];
  const { category, nat } = counterOf(unit);
  if (nat === 'ITA') return isFreeOfEnemies(state, side, 'CG') ? ['CG'] : [];
  if (isCoastal(unit))
    return gunPlaces(state, side, unit)
      .map(zoneOf)
      .filter((zone, index, all) => all.indexOf(zone) === index);
  const bases = suppliesOf(state, side, nat);
  if (category === 'naval')
    return AREA_IDS.filter(
      (area) => basesIn(area).some((base) => bases.includes(base)) && isFreeOfEnemies(state, side, area),
    );
  if (category === 'air') return bases.filter((base) => roomOn(state, side, base) > 0);
  const zones = ZONE_IDS.filter((zone) => basesOf(zone).some((base) => bases.includes(base)));
  return [
    ...zones.filter((zone) => roomIn(state, side, zone) > 0),
    // WPZ-13.2b  Aboard a transport that came with it to the same area.
    ...ships.filter(
      (ship) =>
        counterOf(ship).nat === nat &&
        cargoOf(state, ship).length < capacityOf(state, ship) &&
        zones.some((zone) => areaOfZone(zone) === whereIs(state, ship)),
    ),
  ];
}

const isFreeOfEnemies = (state: Readonly<State>, side: Side, area: AreaId): boolean =>
  !hasAt(state, otherSide(side), area, NAVAL);

/** WPZ-13.2c  Coastal guns on a friendly base, a named one on its own. */
const gunPlaces = (state: Readonly<State>, side: Side, unit: UnitId): BaseId[] =>
  BASE_IDS.filter((base) => isGunPlace(state, side, unit, base));

const isGunPlace = (state: Readonly<State>, side: Side, unit: UnitId, base: BaseId): boolean =>
  (counterOf(unit).base === null || counterOf(unit).base === base) &&
  isHeldBy(state, side, base) &&
  roomIn(state, side, zoneOf(base)) > 0;

/** WPZ-23.1-MR  One die, two for the Allies at full intervention; that many units are picked. */
export function mobilise(t: Table): void {
  announce(t);
  const { state } = t;
  const side = state.mover;
  const dice = side === 'allied' && usStatus(state) === 'full' ? [t.d6(), t.d6()] : [t.d6()];
  const pool = poolOf(state, side);
  const wanted = dice.reduce((sum, die) => sum + die, 0);
  const units: UnitId[] = [];
  for (let i = Math.min(wanted, pool.length); i > 0; i--) {
    const unit = pick(t, pool);
    if (unit) units.push(unit);
  }
  t.log('WPZ-23.1-MR', { what: 'reinforcements', side, dice, picked: units.length });
  t.reveal('WPZ-13.1', { what: 'units-picked', side, units }, [side]);
  state.deploy = { side, units, ships: [], mayReturn: true };
  orderOf(state).step = 'end';
}

export const poolOf = (state: Readonly<State>, side: Side): UnitId[] =>
  standing(state, 'pool').filter((unit) => isNative(unit, side));

/** WPZ-13.2, WPZ-13.5  One of the waiting units gets its place, or goes back to the pool. */
export function* deployment(t: Table): Play<void> {
  const { side, units } = t.state.deploy as Deploy;
  if (units.length === 0) {
    t.state.deploy = null;
    return;
  }
  const choice = yield* question(t, side, 'WPZ-13.2a', 'always', listDeployments);
  const deploy = t.state.deploy as Deploy;
  const [verb, unit] = choice;
  deploy.units = deploy.units.filter((one) => one !== unit);
  if (verb === 'return') sendBack(t, side, unit);
  else placeUnit(t, side, unit, choice[2]);
  if (deploy.units.length === 0) t.state.deploy = null;
}

function listDeployments(list: List<'deploy' | 'return'>, state: Readonly<State>): void {
  const { deploy } = state;
  if (!deploy) return;
  for (const unit of list.among(deploy.units)) {
    const places = deployPlaces(state, unit, deploy.ships);
    for (const place of places) list.open(['deploy', unit, place]);
    if (deploy.mayReturn || places.length === 0) list.open(['return', unit]);
  }
  if (deploy.units.length === 0) list.open(['return', 'G-DD-4']);
}

function sendBack(t: Table, side: Side, unit: UnitId): void {
  put(t.state, unit, 'pool');
  t.reveal('WPZ-13.5', { what: 'unit-to-pool', side, unit }, [side]);
}

/** WPZ-13.4  At full strength; the enemy sees the stack grow, and nothing of what goes aboard. */
function placeUnit(t: Table, side: Side, unit: UnitId, where: Place | UnitId): void {
  const { state } = t;
  put(state, unit, where);
  if (isTransport(unit)) state.deploy?.ships.push(unit);
  const place = isShip(where) ? (whereIs(state, where) as Place) : where;
  if (!isShip(where)) t.reveal('WPZ-13.2a', { what: 'unit-deployed', side, place, unit: null });
  // Also where it goes aboard, unseen: that it has a place is known, and final.
  t.reveal('WPZ-13.2a', { what: 'unit-deployed', side, place, unit }, [side]);
  settleStacks(t);
}

const isShip = (where: Place | UnitId): where is UnitId => where in UNITS;

/** WPZ-23.1-ET  Transports of the pool that could be deployed. */
const isRaisable = (state: Readonly<State>, unit: UnitId): boolean =>
  whereIs(state, unit) === 'pool' && deployPlaces(state, unit, []).length > 0;

const TRANSPORTS = nativesThat((unit) => isType(unit, ['TR', 'LS', 'AT', 'SPT']));

const raisable = (state: Readonly<State>): UnitId[] =>
  TRANSPORTS[state.mover].filter((unit) => isRaisable(state, unit));

export const hasPool = (state: Readonly<State>): boolean => hasAt(state, state.mover, 'pool');

export const canRaise = (state: Readonly<State>): boolean =>
  TRANSPORTS[state.mover].some((unit) => isRaisable(state, unit));

export function* raise(t: Table): Play<void> {
  const [, unit] = yield* compose(t, 'WPZ-23.1-ET', listTransports);
  if (!t.state.order) return;
  announce(t);
  t.state.deploy = { side: t.state.mover, units: [unit], ships: [], mayReturn: false };
  orderOf(t.state).step = 'end';
}

function listTransports(list: List<'raise'>, state: Readonly<State>): void {
  const units = state.order ? raisable(state) : [];
  listOr(list, 'raise', units, 'G-TR-3');
}

/** WPZ-23.1-CD, WPZ-17.4  Coastal guns from the display: a friendly base, a friendly transport beside it, on an island friends ashore. */
function gunOffers(state: Readonly<State>): [UnitId, BaseId][] {
  const bases = GUN_BASES.all(state, state.mover);
  return gunsAtHand(state).flatMap((unit) =>
    bases.filter((base) => isGunPlace(state, state.mover, unit, base)).map((base): [UnitId, BaseId] => [unit, base]),
  );
}

export function canEmplace(state: Readonly<State>): boolean {
  if (!hasAt(state, state.mover, 'special', COASTAL)) return false;
  const bases = GUN_BASES.all(state, state.mover);
  return gunsAtHand(state).some((unit) => bases.some((base) => isGunPlace(state, state.mover, unit, base)));
}

const gunsAtHand = (state: Readonly<State>): UnitId[] =>
  GUNS[state.mover].filter(
    (unit) => whereIs(state, unit) === 'special' && (counterOf(unit).nat !== 'USA' || state.lost.includes(unit)),
  );

const GUNS = nativesThat(isCoastal);

/** Held bases with a transport beside them, and on an island with friends ashore. */
const GUN_BASES = keptAmong(BASE_IDS, (state, side, base) => {
  const zone = zoneOf(base);
  const bounds = boundsOf(state)?.zones;
  return (
    hasAt(state, side, areaOfZone(zone), TRANSPORT) &&
    (!bounds || bounds.includes(zone)) &&
    (!isIsland(zone) || hasAt(state, side, zone, GROUND)) &&
    isHeldBy(state, side, base)
  );
});

export function* emplace(t: Table): Play<void> {
  const choice = yield* compose(t, 'WPZ-23.1-CD', listGuns);
  if (!t.state.order) return;
  const [, unit, base] = choice;
  announce(t);
  put(t.state, unit, zoneOf(base));
  forget(t.state, unit);
  t.reveal('WPZ-23.1-CD', { what: 'guns-placed', side: t.state.mover, unit, base });
  orderOf(t.state).step = 'end';
}

function listGuns(list: List<'emplace'>, state: Readonly<State>): void {
  const offers = state.order ? gunOffers(state) : [];
  for (const [unit, base] of offers) list.open(['emplace', unit, base]);
  if (offers.length === 0) list.open(['emplace', 'G-CD-1', 'WILHELMSHAVEN']);
}

/** WPZ-17.6  Whether the Italian submarines could appear in CG. */
export const isFreeForItalians = (state: Readonly<State>): boolean => isFreeOfEnemies(state, 'german', 'CG');
