/** HOST-6.1 … 6.7  Phase 2: the moves that lead to combat. */
import type { Play } from '@derby/kernel';
import { embark, landings } from './amphibious.ts';
import {
  areEnemies,
  change,
  isAircraft,
  isBomber,
  isDefended,
  isFriendly,
  isHostile,
  isLand,
  isReady,
  isSubmarine,
  isWarship,
  oneOfEach,
  seatOf,
  sideOf,
  theUnit,
  zonesWithEnemyWarships,
} from './basics.ts';
import { capture } from './capture.ts';
import type { List } from './choices.ts';
import type { PlaceId, TerritoryId, ZoneId } from './data/map.ts';
import { ROUNDS } from './data/rounds.ts';
import { UNITS } from './data/units.ts';
import { isTerritory, isZone, landBeside, TERRITORY_IDS } from './geography.ts';
import { distanceHome, flightReach, friendlyMarch, shipReach, submarineReach } from './paths.ts';
import { noteVichyAttack } from './politics.ts';
import { isRaidTarget } from './raid.ts';
import type { PenId, State, Table, Task, Unit, UnitId } from './state.ts';

export function* combatMovement(t: Table): Play<void> {
  if (t.state.turn === 'USA' && !t.state.usaAtWar) return; // HOST-5.2
  for (;;) {
    yield* t.checkpoint();
    const choice = yield* t.choose(seatOf(t.state.turn), 'HOST-6.1', combatMoves);
    if (choice[0] === 'move') moveToCombat(t, choice[1], choice[2]);
    else if (choice[0] === 'fly') flyToCombat(t, choice[1], choice[2], 'attack');
    else if (choice[0] === 'raid') flyToCombat(t, choice[1], choice[2], 'raid');
    else if (choice[0] === 'escort') flyToCombat(t, choice[1], choice[2], 'escort');
    else if (choice[0] === 'land') yield* embark(t, choice[1], choice[2], choice[3]);
    else return;
  }
}

function combatMoves(list: List<'done' | 'move' | 'land' | Mission>, state: Readonly<State>): void {
  list.open(['done']);
  const seen = survey(state);
  for (const unit of oneOfEach(movable(state))) {
    if (isLand(unit)) for (const to of marches(state, unit)) list.open(['move', unit.id, to]);
    else if (isSubmarine(unit))
      for (const to of prey(state, unit, seen)) list.offer(['move', unit.id, to], !isReady(unit) && 'HOST-13.2');
    else if (isAircraft(unit)) flights(list, state, unit, seen);
    else if (unit.type === 'transport') {
      const isEnemys = (land: TerritoryId): boolean => isHostile(state, unit.power, land);
      for (const [zone, shore] of landings(state, unit, 'stop', isEnemys, seen.guarded))
        list.open(['land', unit.id, zone, shore]);
    } else for (const to of sorties(state, unit, seen)) list.open(['move', unit.id, to]);
  }
}

type Mission = 'fly' | 'raid' | 'escort';

/** Where the enemy is, looked up once for all units. */
interface Survey {
  readonly ships: ReadonlySet<PlaceId>;
  readonly submarines: ReadonlySet<PlaceId>;
  readonly defended: ReadonlySet<PlaceId>;
  readonly raidable: ReadonlySet<PlaceId>;
  /** Where enemy warships are, which stop ships; where troops are to land; and where raids may drive boats out of their pens. */
  readonly guarded: ReadonlySet<PlaceId>;
  readonly landings: ReadonlySet<PlaceId>;
  readonly ejections: ReadonlySet<PlaceId>;
  /** HOST-6.7  How far every place is from an airfield. */
  readonly home: ReadonlyMap<PlaceId, number>;
}

function survey(state: Readonly<State>): Survey {
  const [ships, submarines, defended] = [new Set<PlaceId>(), new Set<PlaceId>(), new Set<PlaceId>()];
  for (const unit of state.units) {
    if (sideOf(unit.power) === sideOf(state.turn) || unit.inside !== null) continue;
    if (isTerritory(unit.at)) defended.add(unit.at);
    else if (areEnemies(state, state.turn, unit.power)) (isSubmarine(unit) ? submarines : ships).add(unit.at);
  }
  const raidable = new Set(
    TERRITORY_IDS.filter((id) => isHostile(state, state.turn, id) && isRaidTarget(state, state.turn, id)),
  );
  return {
    ...{ ships, submarines, defended, raidable },
    guarded: zonesWithEnemyWarships(state, state.turn),
    landings: new Set(
      state.units.filter((unit) => unit.task === 'land' && unit.power === state.turn).map(({ at }) => at),
    ),
    ejections: ejections(state),
    home: distanceHome(state, state.turn),
  };
}

/** HOST-6.1  Zones into which boats would come out of pens that bombers are on their way to. */
function ejections(state: Readonly<State>): ReadonlySet<PlaceId> {
  if (sideOf(state.turn) !== 'allies') return new Set();
  const bombed = state.pens.filter((pen) => hasRaiders(state, pen.at)).map(({ id }) => id);
  const isInside = (pen: UnitId | PenId | null): boolean => bombed.some((id) => id === pen);
  return new Set(state.units.filter((boat) => isInside(boat.inside)).map(({ at }) => at));
}

const movable = (state: Readonly<State>): Unit[] =>
  state.units.filter((unit) => unit.power === state.turn && unit.acted === 'no' && unit.task === null);

/** HOST-4.3, HOST-6.2, HOST-6.3  Hostile land in reach; armour that has just blitzed may also go on into friendly land. */
function marches(state: Readonly<State>, unit: Readonly<Unit>): TerritoryId[] {
  const reached = new Set<TerritoryId>();
  const blitzed = unit.used > 0;
  for (const [place, { distance }] of friendlyMarch(state, unit)) {
    if (blitzed && distance > 0) reached.add(place as TerritoryId);
    if (distance + unit.used >= UNITS[unit.type].move) continue;
    for (const next of landBeside(place)) if (isHostile(state, unit.power, next)) reached.add(next);
  }
  return [...reached];
}

/** HOST-6.5, PEN-1.13  Zones in reach with ships to attack; a boat in a pen comes out to do so. */
const prey = (state: Readonly<State>, unit: Readonly<Unit>, seen: Survey): ZoneId[] =>
  [...submarineReach(state, unit).keys()].filter((zone): zone is ZoneId => seen.ships.has(zone));

/** HOST-6.1  Zones in reach where a warship has something to do. */
const sorties = (state: Readonly<State>, unit: Readonly<Unit>, seen: Survey): ZoneId[] =>
  [...shipReach(state, unit, 'stop', seen.guarded).keys()].filter(
    (zone): zone is ZoneId => isZone(zone) && zone !== unit.at && isWorthSailing(unit, zone, seen),
  );

const isWorthSailing = (ship: Readonly<Unit>, zone: ZoneId, seen: Survey): boolean =>
  seen.ships.has(zone) ||
  (ship.type === 'destroyer' && seen.submarines.has(zone)) ||
  seen.landings.has(zone) ||
  seen.ejections.has(zone);

/** HOST-6.7, HOST-7.8  Every mission an aircraft can fly and come back from; the rest is in range but barred. */
function flights(list: List<Mission>, state: Readonly<State>, unit: Readonly<Unit>, seen: Survey): void {
  for (const [place, { distance }] of flightReach(state, unit)) {
    const bar = distance + (seen.home.get(place) ?? Number.POSITIVE_INFINITY) > UNITS[unit.type].move && 'HOST-6.7';
    if (isZone(place)) {
      if (isAirTarget(state, unit, place, seen)) list.offer(['fly', unit.id, place], bar);
      continue;
    }
    if (!isHostile(state, unit.power, place)) continue;
    if (seen.defended.has(place)) list.offer(['fly', unit.id, place], bar);
    if (isBomber(unit) && seen.raidable.has(place)) list.offer(['raid', unit.id, place], bar);
    if (unit.type === 'fighter' && hasRaiders(state, place)) list.offer(['escort', unit.id, place], bar);
  }
}

/** HOST-9.1, HOST-9.10  A zone with enemy ships; for the Allies also one with submarines to hunt. */
function isAirTarget(state: Readonly<State>, unit: Readonly<Unit>, zone: ZoneId, seen: Survey): boolean {
  if (seen.ships.has(zone)) return true;
  if (!seen.submarines.has(zone)) return false;
  const mine = state.units.filter((one) => one.at === zone && one.power === unit.power);
  // A second aircraft adds nothing to a hunt.
  if (mine.some((one) => one.task === 'attack' && isAircraft(one))) return false;
  return mine.some((one) => one.type === 'destroyer') || (ROUNDS[state.round - 1]?.airHuntsAlone ?? false);
}

const hasRaiders = (state: Readonly<State>, territory: TerritoryId): boolean =>
  state.units.some((unit) => unit.at === territory && unit.task === 'raid' && unit.power === state.turn);

/** Moves a land unit, warship or submarine into contact. */
function moveToCombat(t: Table, id: UnitId, to: PlaceId): void {
  if (isTerritory(to)) march(t, id, to);
  else sail(t, id, to);
}

function sail(t: Table, id: UnitId, to: ZoneId): void {
  const unit = theUnit(t.state, id);
  const reach = isSubmarine(unit) ? submarineReach(t.state, unit) : shipReach(t.state, unit, 'stop');
  const leg = reach.get(to);
  if (unit.inside && leg?.distance === 0) t.log('PEN-1.13', { what: 'left-pen', unit: id, zone: to });
  else {
    const rule = unit.inside ? 'PEN-1.13' : isWarship(unit) ? 'HOST-6.4' : 'HOST-6.5';
    t.log(rule, { what: 'moved', unit: id, from: unit.at, to });
  }
  change(unit, {
    from: leg && leg.distance > 0 ? leg.through : null,
    at: to,
    inside: null,
    used: leg?.distance ?? 0,
    acted: 'moved',
    task: isSubmarine(unit) ? 'attack' : null,
  });
}

/** HOST-6.2, HOST-6.3  Land units march; an empty enemy territory falls at once, and armour may then go on. */
function march(t: Table, id: UnitId, to: TerritoryId): void {
  const unit = theUnit(t.state, id);
  const through = landBeside(unit.at).includes(to) ? unit.at : wayStation(t.state, unit, to);
  const steps = through === unit.at ? 1 : 2;
  t.log(unit.used > 0 ? 'HOST-6.3' : 'HOST-6.2', { what: 'moved', unit: id, from: unit.at, to });
  change(unit, { from: through, at: to, used: unit.used + steps });
  const hostile = isHostile(t.state, unit.power, to);
  const defended = hostile && isDefended(t.state, unit.power, to);
  if (defended || unit.used >= UNITS[unit.type].move) unit.acted = 'moved';
  if (defended) {
    unit.task = 'attack';
    if (t.state.control[to] === 'VIC') noteVichyAttack(t.state, seatOf(t.state.turn));
  } else if (hostile) {
    if (t.state.control[to] === 'VIC') unit.acted = 'moved'; // Vichy is not enemy-controlled: armour stops there
    capture(t, t.state.turn, to);
  }
}

/** The friendly territory through which armour reaches a target two steps away. */
const wayStation = (state: Readonly<State>, unit: Readonly<Unit>, to: TerritoryId): PlaceId =>
  landBeside(unit.at).find((land) => isFriendly(state, unit.power, land) && landBeside(land).includes(to)) ?? unit.at;

function flyToCombat(t: Table, id: UnitId, to: PlaceId, task: Extract<Task, 'attack' | 'raid' | 'escort'>): void {
  const unit = theUnit(t.state, id);
  const distance = flightReach(t.state, unit).get(to)?.distance ?? 0;
  t.log(task === 'attack' ? 'HOST-6.7' : 'HOST-8.1', { what: 'flown', unit: id, from: unit.at, to, mission: task });
  change(unit, { from: unit.at, at: to, used: distance, task });
  if (task === 'attack' && isTerritory(to) && t.state.control[to] === 'VIC')
    noteVichyAttack(t.state, seatOf(t.state.turn));
}
