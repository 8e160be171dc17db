/** HOST-10.1, HOST-10.2, PEN-1.8  Phase 4: everyone who has not acted may move, aircraft land, boats go in and out. */
import type { Play } from '@derby/kernel';
import { disembark, embark, landingBar, landings } from './amphibious.ts';
import {
  change,
  isAircraft,
  isFriendly,
  isLand,
  isSubmarine,
  oneOfEach,
  seatOf,
  theUnit,
  zonesWithEnemyWarships,
} from './basics.ts';
import type { List } from './choices.ts';
import type { PlaceId, TerritoryId, ZoneId } from './data/map.ts';
import { removeUnit } from './forces.ts';
import { isTerritory, isZone } from './geography.ts';
import { flightReach, friendlyMarch, mayLandIn, neutralBar, type Reach, shipReach, submarineReach } from './paths.ts';
import { enterPen, leavePen, waysInAndOut } from './pens.ts';
import type { State, Table, Unit, UnitId } from './state.ts';
import { shippings, shipTroops, troopConvoyLosses } from './troop-convoys.ts';

export function* nonCombatMovement(t: Table): Play<void> {
  for (;;) {
    yield* t.checkpoint();
    const choice = yield* t.choose(seatOf(t.state.turn), 'HOST-10.1', nonCombatMoves);
    if (choice[0] === 'move') move(t, choice[1], choice[2]);
    else if (choice[0] === 'fly') land(t, choice[1], choice[2]);
    else if (choice[0] === 'ferry') yield* ferry(t, choice[1], choice[2], choice[3]);
    else if (choice[0] === 'ship') shipTroops(t, choice[1], choice[2], choice[3]);
    else if (choice[0] === 'enter') enterPen(t, choice[1], choice[2]);
    else if (choice[0] === 'leave') leavePen(t, choice[1], choice[2]);
    else break;
  }
  loseStranded(t);
  yield* troopConvoyLosses(t);
}

type Moves = List<'done' | 'move' | 'fly' | 'ferry' | 'ship' | 'enter' | 'leave'>;

function nonCombatMoves(list: Moves, state: Readonly<State>): void {
  const units = oneOfEach(state.units.filter((one) => one.power === state.turn && one.acted === 'no'));
  const guarded = zonesWithEnemyWarships(state, state.turn);
  list.offer(['done'], units.some((unit) => mustLand(state, unit)) && 'HOST-10.1a');
  for (const unit of units) {
    if (isAircraft(unit)) for (const to of airfields(state, unit)) list.open(['fly', unit.id, to]);
    else if (isSubmarine(unit)) {
      if (unit.used === 0) listMoves(list, unit, submarineReach(state, unit));
      waysInAndOut(list, state, unit);
    } else if (isLand(unit)) {
      if (unit.used === 0) listMoves(list, unit, friendlyMarch(state, unit));
    } else {
      listMoves(list, unit, shipReach(state, unit, 'avoid', guarded));
      if (unit.type === 'transport') ferries(list, state, unit, guarded);
    }
  }
  shippings(list, state);
}

/** HOST-10.1a  In the air, with an airfield in reach. */
const mustLand = (state: Readonly<State>, unit: Readonly<Unit>): boolean =>
  isAloft(state, unit) && airfields(state, unit).length > 0;

function listMoves(list: Moves, unit: Readonly<Unit>, reach: Reach): void {
  for (const to of beyond(unit, reach)) list.open(['move', unit.id, to]);
}

const beyond = (unit: Readonly<Unit>, reach: Reach): PlaceId[] =>
  [...reach.keys()].filter((place) => place !== unit.at);

/** HOST-6.7  Airfields in reach, other than the one it stands on. */
const airfields = (state: Readonly<State>, unit: Readonly<Unit>): TerritoryId[] =>
  [...flightReach(state, unit).keys()].filter(
    (place): place is TerritoryId => place !== unit.at && isTerritory(place) && mayLandIn(state, state.turn, place),
  );

/** HOST-10.1  Still in the air: over the sea, or over land where it may not stay. */
const isAloft = (state: Readonly<State>, unit: Readonly<Unit>): boolean =>
  isAircraft(unit) && unit.acted === 'no' && (isZone(unit.at) || !mayLandIn(state, state.turn, unit.at));

/** HOST-10.2  Ways to carry troops between friendly shores; in this phase nothing can still clear the zone for a landing. */
function ferries(list: Moves, state: Readonly<State>, unit: Readonly<Unit>, guarded: ReadonlySet<PlaceId>): void {
  const { id, power } = unit;
  const isOpen = (shore: TerritoryId): boolean => isFriendly(state, power, shore) && !neutralBar(state, power, shore);
  for (const [zone, shore] of landings(state, unit, 'avoid', isOpen, guarded))
    list.offer(['ferry', id, zone, shore], landingBar(state, power, zone));
}

function* ferry(t: Table, transport: UnitId, zone: ZoneId, shore: TerritoryId): Play<void> {
  yield* embark(t, transport, zone, shore);
  disembark(t, transport);
}

/** A submarine keeps the right to enter a pen after its move (PEN-1.8, PEN-3.2); the rest have finished. */
function move(t: Table, id: UnitId, to: PlaceId): void {
  const unit = theUnit(t.state, id);
  t.log('HOST-10.1', { what: 'moved', unit: id, from: unit.at, to });
  if (isSubmarine(unit)) change(unit, { at: to, inside: null, used: 1 });
  else change(unit, { at: to, acted: 'moved' });
}

function land(t: Table, id: UnitId, to: PlaceId): void {
  const unit = theUnit(t.state, id);
  t.log('HOST-6.7', { what: 'flown', unit: id, from: unit.at, to, mission: 'land' });
  change(unit, { at: to, acted: 'moved', task: null });
}

/** HOST-10.1  Aircraft that can reach no airfield are lost. */
function loseStranded(t: Table): void {
  const { state } = t;
  for (const { id, power, type, at } of state.units.filter(
    (unit) => unit.power === state.turn && isAloft(state, unit),
  )) {
    t.log('HOST-10.1', { what: 'lost', unit: id, power, type, at });
    removeUnit(state, id);
  }
}
