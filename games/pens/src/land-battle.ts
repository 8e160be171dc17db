/** HOST-7.3 … 7.8  Land battles: landing, bombardment, combat rounds, retreat and capture. */
import type { Play } from '@derby/kernel';
import { disembark, landingAt } from './amphibious.ts';
import {
  change,
  defendersOf,
  isAircraft,
  isFriendly,
  isHostile,
  isLand,
  oneOfEach,
  otherSide,
  seatOf,
  theUnit,
} from './basics.ts';
import { capture } from './capture.ts';
import type { List } from './choices.ts';
import type { TerritoryId, ZoneId } from './data/map.ts';
import { UNITS } from './data/units.ts';
import { attackShots, defenceShots, volley } from './fire.ts';
import { isZone, landBeside } from './geography.ts';
import { losses } from './losses.ts';
import { noteVichyAttack } from './politics.ts';
import type { State, Table, Unit, UnitId } from './state.ts';

/** Everything of the power in turn that fights in a territory; aircraft on a raid keep out (HOST-8.2). */
export const attackersIn = (state: Readonly<State>, at: TerritoryId): Unit[] =>
  state.units.filter(
    (unit) =>
      unit.at === at && unit.power === state.turn && (isLand(unit) || (isAircraft(unit) && unit.task === 'attack')),
  );
const troopsIn = (state: Readonly<State>, at: TerritoryId): Unit[] => attackersIn(state, at).filter(isLand);
const enemiesIn = (state: Readonly<State>, at: TerritoryId): Unit[] => defendersOf(state, state.turn, at);

/** Troops go ashore, ships bombard, and the battle begins if there is anyone left to fight. */
export function* openLandBattle(t: Table, at: TerritoryId): Play<void> {
  for (const { id } of landingAt(t.state, at)) disembark(t, id);
  if (attackersIn(t.state, at).length === 0) return; // No landing took place after all.
  t.state.settled.land.push(at);
  if (!isHostile(t.state, t.state.turn, at)) return settle(t, at);
  if (t.state.control[at] === 'VIC') noteVichyAttack(t.state, seatOf(t.state.turn));
  yield* bombardment(t, at);
  if (enemiesIn(t.state, at).length === 0) return settle(t, at);
  t.log('HOST-7.2', { what: 'battle-begins', kind: 'land', at, attacker: t.state.turn });
  t.state.battle = { kind: 'land', at, round: 1 };
}

/** HOST-7.3  Cruisers and battleships off the beach fire once, no more of them than units landed there. */
function* bombardment(t: Table, at: TerritoryId): Play<void> {
  if (!troopsIn(t.state, at).some((unit) => unit.task === 'landed')) return;
  const fired = new Map<ZoneId, number>();
  let hits = 0;
  while (enemiesIn(t.state, at).length > 0 && gunsOff(t.state, at, fired).length > 0) {
    const [verb, ship] = yield* t.choose(seatOf(t.state.turn), 'HOST-7.3', bombardments(at, fired));
    if (verb === 'cease-fire') break;
    hits += bombard(t, ship, fired);
  }
  yield* losses(t, otherSide(seatOf(t.state.turn)), 'HOST-7.5', hits, (state) => enemiesIn(state, at));
}

const bombardments =
  (at: TerritoryId, fired: ReadonlyMap<ZoneId, number>) =>
  (list: List<'bombard' | 'cease-fire'>, state: Readonly<State>): void => {
    const guns = oneOfEach(gunsOff(state, at, fired));
    const waits = ({ type, at: zone }: Unit): boolean =>
      type === 'cruiser' && guns.some((ship) => ship.type === 'battleship' && ship.at === zone);
    list.open(['cease-fire']);
    for (const ship of guns) list.offer(['bombard', ship.id], waits(ship) && 'HOST-7.3');
  };

/** Ships that may still bombard: in a landing zone, unfought, and within the number of units landed from it. */
function gunsOff(state: Readonly<State>, at: TerritoryId, fired: ReadonlyMap<ZoneId, number>): Unit[] {
  const landed = troopsIn(state, at).filter((unit) => unit.task === 'landed');
  return state.units.filter(
    (ship) =>
      ship.power === state.turn &&
      (ship.type === 'battleship' || ship.type === 'cruiser') &&
      ship.acted !== 'fought' &&
      isZone(ship.at) &&
      landed.filter((unit) => unit.goal === ship.at).length > (fired.get(ship.at) ?? 0),
  );
}

function bombard(t: Table, id: UnitId, fired: Map<ZoneId, number>): number {
  const ship = theUnit(t.state, id);
  const zone = ship.at as ZoneId;
  fired.set(zone, (fired.get(zone) ?? 0) + 1);
  ship.acted = 'fought';
  const die = t.d6();
  const hit = die <= UNITS[ship.type].attack;
  t.log('HOST-7.3', { what: 'bombardment', unit: id, die, hit });
  return hit ? 1 : 0;
}

/** HOST-7.4  One round: all fire, then both sides remove their losses; then the attacker decides. */
export function* landRound(t: Table, at: TerritoryId): Play<void> {
  const seat = seatOf(t.state.turn);
  const hits = volley(t, 'HOST-7.4', attackShots(attackersIn(t.state, at)), { at, by: 'attacker', step: 'main' });
  const returned = volley(t, 'HOST-7.4', defenceShots(enemiesIn(t.state, at)), { at, by: 'defender', step: 'main' });
  yield* losses(t, otherSide(seat), 'HOST-7.5', hits.length, (state) => enemiesIn(state, at));
  yield* losses(t, seat, 'HOST-7.5', returned.length, (state) => attackersIn(state, at));
  if (enemiesIn(t.state, at).length === 0 || attackersIn(t.state, at).length === 0) return settle(t, at);
  const [verb, to] = yield* t.choose(seat, 'HOST-7.6', retreats(at));
  if (verb === 'retreat') retreat(t, at, to as TerritoryId);
  else if (verb === 'stop' || verb === 'withdraw-aircraft') withdrawAircraft(t, at);
  if (t.state.battle?.kind === 'land') t.state.battle.round += 1;
  if (attackersIn(t.state, at).length === 0) settle(t, at);
}

/** HOST-7.6, HOST-7.7  What the attacker may do after a round. */
const retreats =
  (at: TerritoryId) =>
  (list: List<'press-on' | 'stop' | 'retreat' | 'withdraw-aircraft'>, state: Readonly<State>): void => {
    const troops = troopsIn(state, at);
    const hasAircraft = attackersIn(state, at).length > troops.length;
    const ashore = troops.some((unit) => unit.task === 'landed');
    const ways = new Set(troops.map((unit) => unit.from));
    const back = landBeside(at).filter((land) => ways.has(land) && isFriendly(state, state.turn, land));
    list.open(['press-on']);
    if (troops.length === 0) list.open(['stop']);
    for (const land of back) list.offer(['retreat', land], ashore && 'HOST-7.6');
    if (ashore && hasAircraft) list.open(['withdraw-aircraft']);
  };

function retreat(t: Table, at: TerritoryId, to: TerritoryId): void {
  for (const unit of attackersIn(t.state, at)) {
    if (isAircraft(unit)) unit.task = 'home';
    else change(unit, { at: to, acted: 'fought', task: null });
  }
  t.log('HOST-7.6', { what: 'withdrew', at, to });
}

function withdrawAircraft(t: Table, at: TerritoryId): void {
  for (const unit of attackersIn(t.state, at)) if (isAircraft(unit)) unit.task = 'home';
  t.log('HOST-7.6', { what: 'withdrew', at, to: null });
}

/** HOST-7.7 … 7.9  The battle is over; troops that stand alone in hostile land capture it, aircraft never do. */
function settle(t: Table, at: TerritoryId): void {
  const { state } = t;
  if (state.battle) t.log('HOST-7.7', { what: 'battle-ends', at });
  state.battle = null;
  const troops = troopsIn(state, at);
  for (const unit of troops) change(unit, { acted: 'fought', task: unit.task === 'landed' ? 'landed' : null });
  if (troops.length > 0 && isHostile(state, state.turn, at) && enemiesIn(state, at).length === 0)
    capture(t, state.turn, at);
}
