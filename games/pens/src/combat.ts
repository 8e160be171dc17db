/** HOST-7.1, HOST-7.2  Phase 3: raids, fleet battles, hunts and land battles, in that order. */
import type { Play } from '@derby/kernel';
import { landingAt } from './amphibious.ts';
import { areEnemies, isAircraft, isHostile, isLand, isShip, isWarship, seatOf } from './basics.ts';
import type { List } from './choices.ts';
import type { PlaceId, TerritoryId, ZoneId } from './data/map.ts';
import { fleetRound, openFleetBattle } from './fleet-battle.ts';
import { TERRITORY_IDS, ZONE_IDS } from './geography.ts';
import { canHunt, hunt, hunts } from './hunt.ts';
import { landRound, openLandBattle } from './land-battle.ts';
import { vichyResponds } from './politics.ts';
import { raid } from './raid.ts';
import type { State, Table } from './state.ts';

export function* combat(t: Table): Play<void> {
  for (;;) {
    yield* t.checkpoint();
    if (t.state.battle) yield* resume(t);
    else if (!(yield* nextCombat(t))) break;
  }
  vichyResponds(t, t.state.settled.land); // HOST-5.4
  t.state.settled = { raid: [], fleet: [], hunt: [], land: [] };
  t.state.brokeOff = [];
}

/** Goes on with the combat that is being resolved. */
function* resume(t: Table): Play<void> {
  const { battle } = t.state;
  if (battle?.kind === 'raid') yield* raid(t, battle.at);
  else if (battle?.kind === 'fleet') yield* fleetRound(t, battle.at);
  else if (battle?.kind === 'land') yield* landRound(t, battle.at);
}

/** HOST-7.1  The phasing player picks the next combat of the group; false when nothing is left to fight. */
function* nextCombat(t: Table): Play<boolean> {
  const { state } = t;
  const seat = seatOf(state.turn);
  if (raidsDue(state).length > 0) {
    const [, at] = yield* t.choose(seat, 'HOST-7.1', fights(raidsDue));
    openRaid(t, at as TerritoryId);
  } else if (fleetsDue(state).length > 0) {
    const [verb, zone] = yield* t.choose(seat, 'HOST-7.1', fleets);
    t.state.settled.fleet.push(zone as ZoneId);
    if (verb === 'fight') openFleetBattle(t, zone as ZoneId);
  } else if (huntsDue(state).length > 0) {
    const choice = yield* t.choose(seat, 'HOST-9.10', (list: List<'hunt' | 'let-be'>) => {
      for (const zone of huntsDue(t.state)) hunts(list, t.state, zone);
    });
    if (choice[0] === 'hunt') yield* hunt(t, choice[1], choice[2]);
    t.state.settled.hunt.push(choice[1] as ZoneId);
  } else if (landsDue(state).length > 0) {
    const [, at] = yield* t.choose(seat, 'HOST-7.1', fights(landsDue));
    yield* openLandBattle(t, at as TerritoryId);
  } else return false;
  return true;
}

const fights =
  (due: (state: Readonly<State>) => readonly TerritoryId[]) =>
  (list: List<'fight'>, state: Readonly<State>): void => {
    for (const place of due(state)) list.open(['fight', place]);
  };

/** HOST-8.2  Territories with a raid force over them. */
function raidsDue(state: Readonly<State>): TerritoryId[] {
  const due = new Set<PlaceId>();
  for (const unit of state.units) if (unit.task === 'raid' && unit.power === state.turn) due.add(unit.at);
  return TERRITORY_IDS.filter(
    (id) => due.has(id) && !state.settled.raid.includes(id) && isHostile(state, state.turn, id),
  );
}

function openRaid(t: Table, at: TerritoryId): void {
  const { state } = t;
  state.settled.raid.push(at);
  const force = state.units.filter((unit) => unit.at === at && unit.power === state.turn);
  const bombers = force.filter((unit) => unit.task === 'raid').length;
  const escorts = force.filter((unit) => unit.task === 'escort').length;
  t.log('HOST-8.2', { what: 'raid-begins', power: state.turn, territory: at, bombers, escorts });
  state.battle = { kind: 'raid', at, step: 'air' };
}

/** HOST-7.2  Shared zones in which a fleet battle must or may be fought. */
function fleetsDue(state: Readonly<State>): ZoneId[] {
  const mine = new Set<PlaceId>();
  const theirs = new Set<PlaceId>();
  for (const unit of state.units) {
    if (unit.inside !== null || state.brokeOff.includes(unit.id)) continue;
    if (unit.power === state.turn) {
      if (isWarship(unit) || unit.task === 'attack' || unit.task === 'land') mine.add(unit.at);
    } else if (isShip(unit) && areEnemies(state, state.turn, unit.power)) theirs.add(unit.at);
  }
  return ZONE_IDS.filter((zone) => mine.has(zone) && theirs.has(zone) && !state.settled.fleet.includes(zone));
}

function fleets(list: List<'fight' | 'let-be'>, state: Readonly<State>): void {
  for (const zone of fleetsDue(state)) {
    list.open(['fight', zone]);
    list.offer(['let-be', zone], mustFight(state, zone) && 'HOST-7.2');
  }
}

/** HOST-7.2  Ships that entered this turn a zone with enemy warships have to fight. */
const mustFight = (state: Readonly<State>, zone: ZoneId): boolean =>
  state.units.some(
    (unit) =>
      unit.at === zone &&
      unit.power === state.turn &&
      isShip(unit) &&
      unit.from !== null &&
      !state.brokeOff.includes(unit.id),
  ) && state.units.some((unit) => unit.at === zone && isWarship(unit) && areEnemies(state, state.turn, unit.power));

const huntsDue = (state: Readonly<State>): ZoneId[] =>
  ZONE_IDS.filter((zone) => !state.settled.hunt.includes(zone) && canHunt(state, zone));

/** HOST-7.2  Territories entered, attacked from the air, or about to be landed in. */
function landsDue(state: Readonly<State>): TerritoryId[] {
  const due = new Set<PlaceId>();
  for (const unit of state.units) {
    if (unit.power !== state.turn || unit.task !== 'attack' || unit.inside !== null) continue;
    if (isLand(unit) || isAircraft(unit)) due.add(unit.at);
  }
  return TERRITORY_IDS.filter(
    (id) => !state.settled.land.includes(id) && (due.has(id) || landingAt(state, id).length > 0),
  );
}
