/** HOST-6.8 … 6.10  Transports: loading, landing, and what becomes of the cargo. */
import type { Play } from '@derby/kernel';
import {
  afloat,
  change,
  hasEnemyWarship,
  isLand,
  isReady,
  isWarship,
  oneOfEach,
  seatOf,
  sideOf,
  theUnit,
  zonesWithEnemyWarships,
} from './basics.ts';
import type { List } from './choices.ts';
import type { PlaceId, TerritoryId, ZoneId } from './data/map.ts';
import type { Power } from './data/powers.ts';
import { isZone, landBeside, touches } from './geography.ts';
import { type Leg, type Reach, shipReach } from './paths.ts';
import type { Rule } from './rules.ts';
import type { State, Table, Unit, UnitId } from './state.ts';

/** HOST-4.5 */
const UNITS_ABOARD = 2;

/** Where a transport can stop and put troops ashore, given the land it may put them on. */
export function landings(
  state: Readonly<State>,
  transport: Readonly<Unit>,
  enemyWaters: 'stop' | 'avoid',
  mayLandOn: (territory: TerritoryId) => boolean,
  guarded: ReadonlySet<PlaceId> = zonesWithEnemyWarships(state, transport.power),
): [ZoneId, TerritoryId][] {
  const found: [ZoneId, TerritoryId][] = [];
  const quays = quaysByZone(state, transport, guarded);
  for (const zone of shipReach(state, transport, enemyWaters, guarded).keys()) {
    const waiting = isZone(zone) && quays.get(zone);
    if (!waiting) continue;
    for (const shore of landBeside(zone)) {
      if (mayLandOn(shore) && waiting.some((quay) => quay !== shore)) found.push([zone, shore]);
    }
  }
  return found;
}

/** HOST-6.8  Takes cargo aboard, unit by unit, and brings it to the zone from which it will land. */
export function* embark(t: Table, transport: UnitId, zone: ZoneId, bound: TerritoryId): Play<void> {
  for (let aboard = 0; aboard < UNITS_ABOARD; aboard++) {
    const [verb, unit] = yield* t.choose(seatOf(t.state.turn), 'HOST-6.8', loads(transport, zone, bound));
    if (verb === 'done') break;
    load(t, transport, unit, bound);
  }
  sail(t.state, transport, zone, bound);
}

/** HOST-4.5, HOST-6.8  Troops that could come aboard: all from one territory, and one heavy unit at most. */
const loads =
  (id: UnitId, zone: ZoneId, bound: TerritoryId) =>
  (list: List<'load' | 'done'>, state: Readonly<State>): void => {
    const transport = theUnit(state, id);
    const cargo = cargoOf(state, id);
    const first = cargo[0];
    const quays = first
      ? [first.from]
      : (quaysByZone(state, transport, zonesWithEnemyWarships(state, transport.power)).get(zone) ?? []);
    const hasHeavy = cargo.some((unit) => unit.type !== 'infantry');
    const waiting = state.units.filter(
      (unit) => unit.at !== bound && quays.includes(unit.at) && isFresh(unit, transport),
    );
    if (first) list.open(['done']);
    for (const unit of oneOfEach(waiting))
      list.offer(['load', unit.id], hasHeavy && unit.type !== 'infantry' && 'HOST-4.5');
  };

function load(t: Table, transport: UnitId, id: UnitId, bound: TerritoryId): void {
  const unit = theUnit(t.state, id);
  change(unit, { inside: transport, from: unit.at, at: theUnit(t.state, transport).at, acted: 'moved' });
  t.log('HOST-6.8', { what: 'loaded', unit: id, transport, bound });
}

function sail(state: State, id: UnitId, zone: ZoneId, bound: TerritoryId): void {
  const transport = theUnit(state, id);
  const cargo = cargoOf(state, id);
  const { distance, through } = wayBy(state, transport, cargo[0]?.from ?? null, zone);
  const from = distance > 0 ? through : null;
  change(transport, { at: zone, from, used: distance, acted: 'moved', task: 'land', goal: bound });
  for (const unit of cargo) unit.at = zone;
}

/** The shortest way to a zone by one beside the quay; who loads next door and comes back has sailed two zones. */
function wayBy(state: Readonly<State>, transport: Readonly<Unit>, quay: PlaceId | null, zone: ZoneId): Leg {
  const guarded = zonesWithEnemyWarships(state, transport.power);
  let best: Leg | undefined;
  for (const [stop, there] of loadingStops(state, transport, guarded)) {
    const onwards =
      landBeside(stop).some((land) => land === quay) && onwardsFrom(state, transport, stop, there, guarded).get(zone);
    if (!onwards) continue;
    const distance = there.distance + onwards.distance;
    if (best && best.distance <= distance) continue;
    best = { distance, through: onwards.distance > 0 ? onwards.through : there.through };
  }
  return best ?? { distance: 0, through: zone };
}

/** HOST-6.8  Zones in reach where a transport may load: those without enemy warships, among which it may lie now. */
const loadingStops = (
  state: Readonly<State>,
  transport: Readonly<Unit>,
  guarded: ReadonlySet<PlaceId>,
): [ZoneId, Leg][] =>
  [...shipReach(state, transport, 'avoid', guarded)].filter(
    (way): way is [ZoneId, Leg] => isZone(way[0]) && !guarded.has(way[0]),
  );

/** What is left of its reach once it has come as far as a stop. */
const onwardsFrom = (
  state: Readonly<State>,
  transport: Readonly<Unit>,
  stop: ZoneId,
  { distance }: Leg,
  guarded: ReadonlySet<PlaceId>,
): Reach => shipReach(state, { ...transport, at: stop, used: distance }, 'stop', guarded);

/** Where troops wait for the transport, by the zone it sails to: territories beside a zone on its way. */
function quaysByZone(
  state: Readonly<State>,
  transport: Readonly<Unit>,
  guarded: ReadonlySet<PlaceId>,
): Map<ZoneId, TerritoryId[]> {
  const quays = new Map<ZoneId, TerritoryId[]>();
  for (const [stop, there] of loadingStops(state, transport, guarded)) {
    const waiting = landBeside(stop).filter((quay) => hasTroops(state, transport, quay));
    if (waiting.length === 0) continue;
    for (const zone of onwardsFrom(state, transport, stop, there, guarded).keys()) {
      if (isZone(zone)) quays.set(zone, [...(quays.get(zone) ?? []), ...waiting]);
    }
  }
  return quays;
}

const isFresh = (unit: Readonly<Unit>, transport: Readonly<Unit>): boolean =>
  isLand(unit) && unit.power === transport.power && unit.acted === 'no' && unit.used === 0;

const hasTroops = (state: Readonly<State>, transport: Readonly<Unit>, quay: TerritoryId): boolean =>
  state.units.some((unit) => unit.at === quay && isFresh(unit, transport));

export const cargoOf = (state: Readonly<State>, transport: UnitId): Unit[] =>
  state.units.filter((unit) => unit.inside === transport);

/** Transports of the power in turn that are to land troops in a territory. */
export const landingAt = (state: Readonly<State>, territory: TerritoryId): Unit[] =>
  state.units.filter((unit) => unit.task === 'land' && unit.goal === territory && unit.power === state.turn);

/** HOST-6.9  Puts the cargo ashore, or sends it back where the way is barred. */
export function disembark(t: Table, id: UnitId): void {
  const { state } = t;
  const transport = theUnit(state, id);
  const { at: zone, goal } = transport;
  transport.task = null;
  if (!isZone(zone) || goal === null) return;
  const territory = goal as TerritoryId;
  if (landingBar(state, transport.power, zone) || !touches(territory, zone)) {
    cancelLanding(t, id);
    return;
  }
  const units = cargoOf(state, id);
  for (const unit of units) change(unit, { inside: null, at: territory, task: 'landed', goal: zone });
  t.log('HOST-6.9', { what: 'landed', units: units.map((unit) => unit.id), zone, territory });
}

/** HOST-6.8, HOST-6.10  Not under the guns of enemy warships; nor, for the Allies, beside a Ready submarine unescorted. */
export function landingBar(state: Readonly<State>, power: Power, zone: ZoneId): Rule | undefined {
  if (hasEnemyWarship(state, power, zone)) return 'HOST-6.8';
  if (sideOf(power) !== 'allies') return undefined;
  const here = afloat(state, zone);
  return here.some(isReady) && !here.some(isWarship) ? 'HOST-6.10' : undefined; // any warship that is left is a friend
}

/** HOST-6.9  Cargo that cannot land goes back to the territory where it embarked. */
export function cancelLanding(t: Table, id: UnitId): void {
  const transport = theUnit(t.state, id);
  t.log('HOST-6.9', { what: 'landing-cancelled', transport: id, territory: transport.goal as TerritoryId });
  change(transport, { task: null, goal: null });
  for (const unit of cargoOf(t.state, id)) {
    if (unit.from) change(unit, { inside: null, at: unit.from });
  }
}
