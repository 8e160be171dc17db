/** HOST-9.1 … 9.9  Fleet battles: submerging, surprise, main fire, breaking off. */
import type { Play } from '@derby/kernel';
import { cancelLanding } from './amphibious.ts';
import {
  areEnemies,
  isAircraft,
  isReady,
  isShip,
  isSubmarine,
  oneOfEach,
  otherSide,
  seatOf,
  theUnit,
} from './basics.ts';
import type { List } from './choices.ts';
import type { ZoneId } from './data/map.ts';
import type { Side } from './data/powers.ts';
import { UNITS, type UnitType } from './data/units.ts';
import { diceOf, inOrder, type Shot, volley } from './fire.ts';
import { destroy, strike } from './forces.ts';
import { victim } from './losses.ts';
import { quietWaters } from './paths.ts';
import type { State, Table, Unit, UnitId } from './state.ts';

const WOLFPACK = 3;

type Role = 'attacker' | 'defender';
const facing = (role: Role): Role => (role === 'attacker' ? 'defender' : 'attacker');

/** HOST-7.2, HOST-9.2, PEN-1.14  The units of one role; boats in pens and those that submerged are out of it. */
export function fighting(state: Readonly<State>, zone: ZoneId, role: Role): Unit[] {
  const submerged = state.battle?.kind === 'fleet' ? state.battle.submerged : [];
  const here = state.units.filter((unit) => unit.at === zone && unit.inside === null && !submerged.includes(unit.id));
  if (role === 'defender') return here.filter((unit) => !isAircraft(unit) && areEnemies(state, state.turn, unit.power));
  return here.filter(
    (unit) =>
      unit.power === state.turn && (isShip(unit) || unit.task === 'attack') && !state.brokeOff.includes(unit.id),
  );
}

const seatIn = (state: Readonly<State>, role: Role): Side =>
  role === 'attacker' ? seatOf(state.turn) : otherSide(seatOf(state.turn));

/** HOST-1.6  Combat units: everything but transports. */
export const combatUnits = (units: readonly Unit[]): Unit[] => units.filter((unit) => unit.type !== 'transport');
/** HOST-4.6  One destroyer is enough to deny surprise and submerging, and to guide aircraft. */
const hasDestroyer = (units: readonly Unit[]): boolean => units.some((unit) => unit.type === 'destroyer');

/** HOST-13.3  The battle begins; attacking submarines are on patrol. */
export function openFleetBattle(t: Table, zone: ZoneId): void {
  t.state.battle = { kind: 'fleet', at: zone, round: 1, submerged: [] };
  t.log('HOST-9.1', { what: 'battle-begins', kind: 'fleet', at: zone, attacker: t.state.turn });
  for (const unit of fighting(t.state, zone, 'attacker')) {
    if (!isAircraft(unit)) unit.acted = 'fought';
    if (isSubmarine(unit)) unit.condition = 'patrolled';
  }
}

/** HOST-9.2  One round, and whether to fight another. */
export function* fleetRound(t: Table, zone: ZoneId): Play<void> {
  yield* submerge(t, zone, 'attacker');
  yield* submerge(t, zone, 'defender');
  if (isOver(t.state, zone)) return finish(t, zone);
  const weakened = {
    attacker: hasDestroyer(fighting(t.state, zone, 'defender')),
    defender: hasDestroyer(fighting(t.state, zone, 'attacker')),
  };
  yield* surprise(t, zone, weakened);
  if (isOver(t.state, zone)) return finish(t, zone);
  yield* mainFire(t, zone, weakened);
  if (isOver(t.state, zone)) return finish(t, zone);
  const choice = yield* t.choose(seatOf(t.state.turn), 'HOST-9.9', breakOffs(zone));
  if (choice[0] === 'press-on') nextRound(t.state);
  else if (choice[0] === 'withdraw-aircraft') withdrawAircraft(t, zone);
  else {
    breakOff(t, zone, choice[0] === 'retreat' ? (choice[1] as ZoneId) : null);
    finish(t, zone);
  }
}

function nextRound(state: State): void {
  if (state.battle?.kind === 'fleet') state.battle.round += 1;
}

/** HOST-9.3  Ready submarines that face no destroyer may leave the battle, one by one. */
function* submerge(t: Table, zone: ZoneId, role: Role): Play<void> {
  while (divers(t.state, zone, role).length > 0) {
    const id = yield* diver(t, zone, role);
    if (id === undefined || t.state.battle?.kind !== 'fleet') return;
    t.state.battle.submerged.push(id);
    t.log('HOST-9.3', { what: 'submerged', unit: id });
  }
}

/** HOST-1.10  A standing order speaks for whoever is attacked; who attacks is at the table and is asked. */
function* diver(t: Table, zone: ZoneId, role: Role): Play<UnitId | undefined> {
  const order = role === 'defender' ? t.state.orders.axis.submerge : 'ask';
  if (order === 'never') return undefined;
  if (order === 'always') return divers(t.state, zone, role)[0]?.id;
  const choice = yield* t.choose('axis', 'HOST-9.3', dives(zone, role));
  return choice[0] === 'submerge' ? choice[1] : undefined;
}

const dives =
  (zone: ZoneId, role: Role) =>
  (list: List<'stay-up' | 'submerge'>, state: Readonly<State>): void => {
    list.open(['stay-up']);
    for (const unit of oneOfEach(divers(state, zone, role))) list.open(['submerge', unit.id]);
  };

/** Nobody dives from transports, which cannot fight. */
function divers(state: Readonly<State>, zone: ZoneId, role: Role): Unit[] {
  const enemies = combatUnits(fighting(state, zone, facing(role)));
  return enemies.length === 0 || hasDestroyer(enemies) ? [] : fighting(state, zone, role).filter(isReady);
}

/** Whether each role faces enemy destroyers at the start of the round. */
type Weakened = Readonly<Record<Role, boolean>>;

/** HOST-9.4  Who fires by surprise: Ready submarines without destroyers against them, and a Type XXI in round one. */
const isSurprising = (state: Readonly<State>, unit: Readonly<Unit>, weakened: boolean): boolean =>
  isReady(unit) && (!weakened || (unit.type === 'typeXXI' && roundOf(state) === 1));

const roundOf = (state: Readonly<State>): number => (state.battle?.kind === 'fleet' ? state.battle.round : 0);

function* surprise(t: Table, zone: ZoneId, weakened: Weakened): Play<void> {
  for (const role of ['attacker', 'defender'] as const) {
    const units = fighting(t.state, zone, role).filter((unit) => isSurprising(t.state, unit, weakened[role]));
    const hits = volley(t, 'HOST-9.4', shots(t.state, zone, units, role, weakened[role]), {
      at: zone,
      by: role,
      step: 'surprise',
    });
    for (const by of hits) yield* takeHit(t, zone, facing(role), by, false);
  }
}

/** HOST-9.5  Everyone else fires; the hits of both sides count together. */
function* mainFire(t: Table, zone: ZoneId, weakened: Weakened): Play<void> {
  const fleets = { attacker: fighting(t.state, zone, 'attacker'), defender: fighting(t.state, zone, 'defender') };
  const mayStrikeBelow = { attacker: hasDestroyer(fleets.attacker), defender: hasDestroyer(fleets.defender) };
  const fire = (role: Role): UnitType[] => {
    const units = fleets[role].filter((unit) => !isSurprising(t.state, unit, weakened[role]));
    return volley(t, 'HOST-9.5', shots(t.state, zone, units, role, weakened[role]), {
      at: zone,
      by: role,
      step: 'main',
    });
  };
  const hits = { attacker: fire('attacker'), defender: fire('defender') };
  for (const by of hits.attacker) yield* takeHit(t, zone, 'defender', by, mayStrikeBelow.attacker);
  for (const by of hits.defender) yield* takeHit(t, zone, 'attacker', by, mayStrikeBelow.defender);
}

function shots(state: Readonly<State>, zone: ZoneId, units: readonly Unit[], role: Role, weakened: boolean): Shot[] {
  const pack = role === 'attacker' && isWolfpack(state, zone);
  return inOrder(units).flatMap(({ type }) => {
    const need =
      role === 'defender' ? UNITS[type].defence : attackAtSea(type, weakened) + (pack && type === 'uboat' ? 1 : 0);
    return Array.from({ length: role === 'attacker' ? diceOf(type) : 1 }, () => ({ type, need }));
  });
}

/** HOST-4.7, HOST-4.8  Destroyers weaken U-boats and Italian submarines, but not the Type XXI. */
const attackAtSea = (type: UnitType, weakened: boolean): number =>
  weakened && (type === 'uboat' || type === 'submarine') ? UNITS[type].attack - 1 : UNITS[type].attack;

/** HOST-4.7  With the option, three U-boats attacking together are stronger in the first round. */
const isWolfpack = (state: Readonly<State>, zone: ZoneId): boolean =>
  state.options.wolfpack &&
  roundOf(state) === 1 &&
  fighting(state, zone, 'attacker').filter((unit) => unit.type === 'uboat').length >= WOLFPACK;

/** HOST-9.6  The owner puts one hit on a unit that it may strike; without one the hit is lost. */
function* takeHit(t: Table, zone: ZoneId, role: Role, by: UnitType, mayStrikeBelow: boolean): Play<void> {
  const candidates = (state: Readonly<State>): Unit[] => strikable(fighting(state, zone, role), by, mayStrikeBelow);
  if (candidates(t.state).length === 0) return;
  strike(t, yield* victim(t, seatIn(t.state, role), 'HOST-9.6', candidates), 'HOST-9.6');
}

/** HOST-9.6, HOST-9.7  Not aircraft by submarines, not submarines by aircraft alone, transports last. */
export function strikable(units: readonly Unit[], by: UnitType, mayStrikeBelow: boolean): Unit[] {
  const shooter = UNITS[by].kind;
  const targets = units.filter((unit) => {
    if (shooter === 'submarine') return !isAircraft(unit);
    return shooter !== 'air' || mayStrikeBelow || !isSubmarine(unit);
  });
  const others = combatUnits(targets);
  return others.length > 0 ? others : targets;
}

/** HOST-9.8  A side without combat units, or aircraft over submarines: neither can touch the other, and no aircraft defends (HOST-9.2). */
function isOver(state: Readonly<State>, zone: ZoneId): boolean {
  const attackers = fighting(state, zone, 'attacker');
  const defenders = fighting(state, zone, 'defender');
  if (combatUnits(attackers).length === 0 || combatUnits(defenders).length === 0) return true;
  return attackers.every(isAircraft) && defenders.every(isSubmarine);
}

/**
 * HOST-9.9  Fight on, or go: the surface ships together to one quiet zone from which one of them came. Where they have none,
 * the aircraft may still leave.
 */
const breakOffs =
  (zone: ZoneId) =>
  (list: List<'press-on' | 'stop' | 'retreat' | 'withdraw-aircraft'>, state: Readonly<State>): void => {
    const attackers = fighting(state, zone, 'attacker');
    const ships = attackers.filter(isShip);
    const ways = waysOut(state, ships);
    list.open(['press-on']);
    if (ships.length === 0) list.open(['stop']);
    else if (ways.length === 0 && attackers.some(isAircraft)) list.open(['withdraw-aircraft']);
    for (const way of ways) list.open(['retreat', way]);
  };

/** HOST-9.9  The aircraft are on their way home; the ships, which cannot go, fight on. */
function withdrawAircraft(t: Table, zone: ZoneId): void {
  for (const unit of fighting(t.state, zone, 'attacker')) if (isAircraft(unit)) unit.task = 'home';
  t.log('HOST-9.9', { what: 'withdrew', at: zone, to: null });
  if (isOver(t.state, zone)) finish(t, zone);
  else nextRound(t.state);
}

function waysOut(state: Readonly<State>, ships: readonly Unit[]): ZoneId[] {
  const [first] = ships;
  if (!first) return [];
  const origins = ships.map((ship) => ship.from).filter((from) => from !== null);
  const quiet = quietWaters(state, first);
  return origins.length > 0 ? quiet.filter((way) => origins.includes(way)) : quiet;
}

function breakOff(t: Table, zone: ZoneId, to: ZoneId | null): void {
  for (const { id, task } of fighting(t.state, zone, 'attacker')) {
    if (isAircraft(theUnit(t.state, id))) theUnit(t.state, id).task = 'home';
    if (to === null || !isShip(theUnit(t.state, id))) continue;
    if (task === 'land') cancelLanding(t, id);
    theUnit(t.state, id).at = to;
    t.state.brokeOff.push(id);
  }
  t.log('HOST-9.9', { what: 'withdrew', at: zone, to });
}

/** HOST-9.8, HOST-9.14  Transports left without protection are sunk; everyone else stays, but aircraft hunt no more. */
function finish(t: Table, zone: ZoneId): void {
  for (const role of ['attacker', 'defender'] as const) {
    const own = fighting(t.state, zone, role);
    if (combatUnits(own).length > 0 || combatUnits(fighting(t.state, zone, facing(role))).length === 0) continue;
    for (const { id } of own) destroy(t, id, 'HOST-9.8');
  }
  for (const unit of fighting(t.state, zone, 'attacker')) if (isAircraft(unit)) unit.task = 'home';
  t.state.battle = null;
  t.log('HOST-9.14', { what: 'battle-ends', at: zone });
}
