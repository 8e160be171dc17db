/** HOST-10.3, HOST-10.4  Troop convoys across the Atlantic, and what the submarines make of them. */
import type { Play } from '@derby/kernel';
import { afloat, change, heldSinceStart, isLand, isReady, oneOfEach, sideOf, theUnit } from './basics.ts';
import type { List } from './choices.ts';
import { type RouteId, type TerritoryId, TROOP_PORTS, TROOP_ROUTES, type ZoneId } from './data/map.ts';
import { ROUNDS } from './data/rounds.ts';
import { TONNAGE } from './data/victory.ts';
import { removeUnit, tellLoss } from './forces.ts';
import { victim } from './losses.ts';
import type { State, Table, Unit, UnitId } from './state.ts';

const ROUTES = Object.keys(TROOP_ROUTES) as RouteId[];
const PORTS: readonly string[] = TROOP_PORTS;

/** HOST-10.3  Fresh land units in port, as long as the round's limit is not used up. */
export function shippings(list: List<'ship'>, state: Readonly<State>): void {
  if (shipped(state).length >= shippingLimit(state)) return;
  const waiting = state.units.filter((unit) => unit.power === state.turn && isLand(unit) && isWaiting(unit));
  for (const unit of oneOfEach(waiting))
    for (const route of ROUTES) for (const to of destinations(state, route)) list.open(['ship', unit.id, route, to]);
}

const isWaiting = (unit: Readonly<Unit>): boolean => PORTS.includes(unit.at) && unit.acted === 'no' && unit.used === 0;

function shippingLimit(state: Readonly<State>): number {
  const { turn, round, options, usaAtWar } = state;
  if (!options.troopConvoys || (turn !== 'UK' && turn !== 'USA') || (turn === 'USA' && !usaAtWar)) return 0;
  return ROUNDS[round - 1]?.ship[turn] ?? 0;
}

const destinations = (state: Readonly<State>, route: RouteId): TerritoryId[] =>
  TROOP_ROUTES[route].destinations.filter((territory) => heldSinceStart(state, 'allies', territory));

const shipped = (state: Readonly<State>, route?: RouteId): Unit[] =>
  state.units.filter((unit) => unit.task === 'shipped' && unit.power === state.turn && (!route || unit.goal === route));

export function shipTroops(t: Table, id: UnitId, route: RouteId, to: TerritoryId): void {
  change(theUnit(t.state, id), { at: to, acted: 'moved', task: 'shipped', goal: route });
  t.log('HOST-10.3', { what: 'shipped', unit: id, route, to });
}

/** HOST-10.4  Zone by zone along each route used; every 1 sinks a unit of that route. */
export function* troopConvoyLosses(t: Table): Play<void> {
  for (const route of ROUTES) {
    for (const zone of TROOP_ROUTES[route].zones) {
      if (shipped(t.state, route).length === 0) break;
      const dice = Array.from({ length: attackers(t.state, zone) }, () => t.d6());
      if (dice.length === 0) continue;
      const hits = dice.filter((die) => die === 1).length;
      t.log('HOST-10.4', { what: 'convoy-attacked', route, zone, dice, hits });
      for (let hit = 0; hit < hits && shipped(t.state, route).length > 0; hit++) yield* sinkTroops(t, route, zone);
    }
  }
}

/** Ready submarines outside pens, less one for each Allied destroyer. */
function attackers(state: Readonly<State>, zone: ZoneId): number {
  const here = afloat(state, zone);
  const destroyers = here.filter((unit) => unit.type === 'destroyer' && sideOf(unit.power) === 'allies');
  return Math.max(0, here.filter(isReady).length - destroyers.length);
}

/** HOST-12.4  The owner chooses, and the tonnage rises. */
function* sinkTroops(t: Table, route: RouteId, zone: ZoneId): Play<void> {
  const id = yield* victim(t, 'allies', 'HOST-10.4', (state) => shipped(state, route));
  tellLoss(t, 'HOST-10.4', { ...theUnit(t.state, id), at: zone });
  t.state.tonnage += TONNAGE.troopUnit;
  removeUnit(t.state, id);
}
