/** HOST-6.8 … 6.10  Transports: loading, landing, and what becomes of the cargo. */
import { offer, type Play } from '@derby/kernel';
import { change, hasEnemyWarship, isLand, isReady, isWarship, oneOfEach, seatOf, sideOf, theUnit } from './basics.ts';
import type { TerritoryId, ZoneId } from './data/map.ts';
import { isZone, landBeside, touches } from './geography.ts';
import { shipReach } from './paths.ts';
import type { PensOffer, State, Table, Unit, UnitId } from './state.ts';

/** HOST-4.5 */
const UNITS_ABOARD = 2;

/** Where a transport can stop and put troops ashore, given the land it may put them on. */
export function landings(
  state: Readonly<State>,
  transport: Readonly<Unit>,
  enemyWaters: 'stop' | 'avoid',
  mayLandOn: (territory: TerritoryId) => boolean,
): [ZoneId, TerritoryId][] {
  const found: [ZoneId, TerritoryId][] = [];
  const quays = quaysByZone(state, transport);
  for (const zone of shipReach(state, transport, enemyWaters).keys()) {
    if (!isZone(zone)) continue;
    for (const shore of landBeside(zone)) {
      if (mayLandOn(shore) && quays.get(zone)?.some((quay) => quay !== shore)) found.push([zone, shore]);
    }
  }
  return found;
}

/** HOST-6.8  Takes cargo aboard, unit by unit, and brings it to the zone from which it will land. */
export function* embark(t: Table, transport: UnitId, zone: ZoneId, bound: TerritoryId): Play<void> {
  for (let aboard = 0; aboard < UNITS_ABOARD; aboard++) {
    const [verb, unit] = yield* t.choose(seatOf(t.state.turn), 'HOST-6.8', () =>
      loads(t.state, transport, zone, bound),
    );
    if (verb !== 'load' || unit === undefined) break;
    load(t, transport, unit as UnitId, bound);
  }
  sail(t.state, transport, zone, bound);
}

/** HOST-4.5, HOST-6.8  Troops that could come aboard: all from one territory, and one heavy unit at most. */
function loads(state: Readonly<State>, id: UnitId, zone: ZoneId, bound: TerritoryId): PensOffer[] {
  const transport = theUnit(state, id);
  const cargo = cargoOf(state, id);
  const first = cargo[0];
  const quays = first ? [first.from] : (quaysByZone(state, transport).get(zone) ?? []);
  const hasHeavy = cargo.some((unit) => unit.type !== 'infantry');
  const waiting = state.units.filter(
    (unit) => unit.at !== bound && quays.includes(unit.at) && isFresh(unit, transport),
  );
  const offers: PensOffer[] = oneOfEach(waiting).map((unit) =>
    offer(['load', unit.id], hasHeavy && unit.type !== 'infantry' && 'HOST-4.5'),
  );
  return cargo.length > 0 ? [offer(['done']), ...offers] : offers;
}

function load(t: Table, transport: UnitId, id: UnitId, bound: TerritoryId): void {
  const unit = theUnit(t.state, id);
  change(unit, { inside: transport, from: unit.at, at: theUnit(t.state, transport).at, acted: 'moved' });
  t.log('HOST-6.8', { what: 'loaded', unit: id, transport, bound });
}

function sail(state: State, id: UnitId, zone: ZoneId, bound: TerritoryId): void {
  const transport = theUnit(state, id);
  const leg = shipReach(state, transport, 'stop').get(zone);
  const from = leg && leg.distance > 0 ? leg.through : null;
  change(transport, { at: zone, from, used: leg?.distance ?? 0, acted: 'moved', task: 'land', goal: bound });
  for (const unit of cargoOf(state, id)) unit.at = zone;
}

/**
 * Where troops wait for the transport, by the zone it sails to: territories beside a zone on its way in which there are no
 * enemy warships.
 */
function quaysByZone(state: Readonly<State>, transport: Readonly<Unit>): Map<ZoneId, TerritoryId[]> {
  const quays = new Map<ZoneId, TerritoryId[]>();
  for (const [stop, { distance }] of shipReach(state, transport, 'avoid')) {
    if (!isZone(stop)) continue;
    const waiting = landBeside(stop).filter((quay) => hasTroops(state, transport, quay));
    if (waiting.length === 0 || hasEnemyWarship(state, transport.power, stop)) continue;
    for (const zone of shipReach(state, { ...transport, at: stop, used: distance }, 'stop').keys()) {
      if (isZone(zone)) quays.set(zone, [...(quays.get(zone) ?? []), ...waiting]);
    }
  }
  return quays;
}

const isFresh = (unit: Readonly<Unit>, transport: Readonly<Unit>): boolean =>
  isLand(unit) && unit.power === transport.power && unit.inside === null && unit.acted === 'no' && unit.used === 0;

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
  if (!mayDisembark(state, transport) || !touches(territory, zone)) {
    cancelLanding(t, id);
    return;
  }
  const units = cargoOf(state, id);
  for (const unit of units) change(unit, { inside: null, at: territory, task: 'landed', goal: zone });
  t.log('HOST-6.9', { what: 'landed', units: units.map((unit) => unit.id), zone, territory });
}

/** HOST-6.8, HOST-6.10  Not under the guns of enemy warships; nor, for the Allies, beside a Ready submarine unescorted. */
function mayDisembark(state: Readonly<State>, { power, at }: Readonly<Unit>): boolean {
  if (!isZone(at) || hasEnemyWarship(state, power, at)) return false;
  if (sideOf(power) !== 'allies') return true;
  const here = state.units.filter((unit) => unit.at === at && unit.inside === null);
  const threatened = here.some(isReady);
  return !threatened || here.some((unit) => isWarship(unit) && sideOf(unit.power) === 'allies');
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
