/** PK-9.3  Gunfire on the surface: warships against a submarine, a submarine against a warship or merchants. */

import { detect, type Effect, gunEffect, suffer } from './damage.ts';
import { type SubId, submarine } from './data/submarines.ts';
import { GUN_TABLE, MERCHANTS } from './data/tables.ts';
import { type ShipId, warship } from './data/warships.ts';
import type { LogOf } from './log.ts';
import { loseShip, sinkMerchants } from './losses.ts';
import type { AlliedUnit, ConvoyId, NavalUnit, State, Table } from './state.ts';
import { convoyOf, inherentEscort, isConvoy, isSub, stackOf } from './units.ts';

/** PK-9.3  The guns of a submarine, of a warship, or of all escorts of a stack. */
export function gunStrength(state: Readonly<State>, unit: NavalUnit): number {
  if (isSub(unit)) return submarine(unit).gun;
  if (!isConvoy(unit)) return warship(unit).gun;
  const inherent = inherentEscort(convoyOf(state, unit))?.gun ?? 0;
  return stackOf(state, unit).reduce((sum, ship) => sum + warship(ship.id).gun, inherent);
}

/** The lowest die that hits. */
export const gunNeed = (strength: number): number => GUN_TABLE[Math.min(strength, GUN_TABLE.length) - 1] ?? 11;

/** PK-9.3.1  Whom the submarine may fire back at: warships of the attacker; an inherent escort cannot be hit. */
export function returnTargets(state: Readonly<State>, attacker: AlliedUnit, sub: SubId): ShipId[] {
  if (submarine(sub).gun === 0) return [];
  return isConvoy(attacker) ? stackOf(state, attacker).map((ship) => ship.id) : [attacker];
}

/** PK-9.3  A warship or stack fires at a Surfaced submarine, which answers at one of the ships: dice first, then effects. */
export function shellSubmarine(t: Table, by: AlliedUnit, sub: SubId, answerAt: ShipId | undefined): void {
  const shot = volley(t, by, sub, false);
  const answer = answerAt && volley(t, sub, answerAt, true);
  if (answer && answerAt) applyTo(t, answerAt, answer);
  applyTo(t, sub, shot);
}

/** PK-9.3.1  A submarine attacks a single warship, which answers. */
export function shellWarship(t: Table, sub: SubId, ship: ShipId): void {
  const shot = volley(t, sub, ship, false);
  const answer = volley(t, ship, sub, true);
  applyTo(t, ship, shot);
  detect(t, sub);
  applyTo(t, sub, answer);
}

/** PK-9.3.2  A submarine shells merchants, who cannot answer. */
export function shellMerchants(t: Table, sub: SubId, convoy: ConvoyId): void {
  applyTo(t, convoy, volley(t, sub, convoy, false));
  detect(t, sub);
}

/** Two dice at most: one to hit, and after a hit one against the Sunk factor. */
function volley(t: Table, by: NavalUnit, target: NavalUnit, isReturn: boolean): LogOf<'gunfire'> {
  const strength = gunStrength(t.state, by);
  const bonus = isConvoy(target) ? MERCHANTS.bonus : 0;
  const need = gunNeed(strength);
  const die = t.d10();
  const hit = die + bonus >= need;
  const second = hit ? t.d10() : null;
  const sunkAbove = sunkFactor(target);
  const effect = effectOn(t.state, target, second, sunkAbove);
  const shot = {
    what: 'gunfire' as const,
    ...{ by, target, isReturn, strength, die, bonus, need, hit, second, sunkAbove },
    ...effect,
  };
  t.log(isReturn ? 'PK-9.3.1' : isConvoy(target) ? 'PK-9.3.2' : 'PK-9.3', shot);
  return shot;
}

function sunkFactor(target: NavalUnit): number {
  if (isSub(target)) return submarine(target).sunk;
  return isConvoy(target) ? MERCHANTS.sunk : warship(target).sunk;
}

function effectOn(state: Readonly<State>, target: NavalUnit, second: number | null, sunkAbove: number): Effect {
  if (second === null) return { effect: 'none', points: 0 };
  if (isSub(target)) return gunEffect(state, target, second);
  return { effect: second > sunkAbove ? 'sunk' : 'none', points: 0 };
}

function applyTo(t: Table, target: NavalUnit, effect: Effect): void {
  if (isSub(target)) suffer(t, target, effect);
  else if (effect.effect !== 'sunk') return;
  else if (isConvoy(target)) sinkMerchants(t, target, 1);
  else loseShip(t, target);
}
