/**
 * Exact odds of a land battle and of a hunt, for the board to show before a player decides. Nothing is simulated: every
 * position of the battle is worked out once, with its owner's cheapest unit lost first.
 */

import type { ZoneId } from './data/map.ts';
import { UNITS, type UnitType } from './data/units.ts';
import { huntNumber } from './hunt.ts';
import type { State } from './state.ts';

export interface BattleOdds {
  /** The attacker is left with a land unit and captures the territory. */
  readonly capture: number;
  /** The defenders are gone, but nobody is left to take the ground (HOST-7.7, HOST-7.8). */
  readonly cleared: number;
  /** The defender holds. */
  readonly held: number;
  /** Units the attacker and the defender should expect to lose. */
  readonly attackerLosses: number;
  readonly defenderLosses: number;
}

/** Chances of 0, 1, 2 … hits from dice that hit on these numbers or less. */
export function hitChances(needs: readonly number[]): number[] {
  let chances = [1];
  for (const need of needs) {
    const p = Math.min(6, Math.max(0, need)) / 6;
    const next = new Array<number>(chances.length + 1).fill(0);
    chances.forEach((chance, hits) => {
      next[hits] = (next[hits] ?? 0) + chance * (1 - p);
      next[hits + 1] = (next[hits + 1] ?? 0) + chance * p;
    });
    chances = next;
  }
  return chances;
}

const isTroop = (type: UnitType): boolean => UNITS[type].kind === 'land';

/** The order in which a side gives units up: cheap before dear, and troops before aircraft of the same price. */
const lossOrder = (types: readonly UnitType[]): UnitType[] =>
  [...types].sort((one, other) => UNITS[one].cost - UNITS[other].cost || Number(isTroop(other)) - Number(isTroop(one)));

/** HOST-4.2, HOST-4.9, HOST-7.4  What the attackers left would roll. */
function attackNeeds(types: readonly UnitType[]): number[] {
  let support = types.filter((type) => type === 'artillery').length;
  return types.flatMap((type) => {
    if (type === 'heavyBomber') return [UNITS[type].attack, UNITS[type].attack];
    return [type === 'infantry' && support-- > 0 ? UNITS.artillery.attack : UNITS[type].attack];
  });
}

/** The odds of fighting a land battle to the end. */
export function landOdds(attackers: readonly UnitType[], defenders: readonly UnitType[]): BattleOdds {
  const attack = lossOrder(attackers);
  const defence = lossOrder(defenders);
  const attackHits = attack.map((_, lost) => hitChances(attackNeeds(attack.slice(lost))));
  const defenceHits = defence.map((_, lost) => hitChances(defence.slice(lost).map((type) => UNITS[type].defence)));
  const odds = { capture: 0, cleared: 0, held: 0, attackerLosses: 0, defenderLosses: 0 };
  const settle = (attackLost: number, defenceLost: number, chance: number): void => {
    if (defenceLost < defence.length) odds.held += chance;
    else if (attack.slice(attackLost).some(isTroop)) odds.capture += chance;
    else odds[attackLost < attack.length ? 'cleared' : 'held'] += chance;
    odds.attackerLosses += chance * attackLost;
    odds.defenderLosses += chance * defenceLost;
  };
  // Positions are visited in order of losses, so that each is complete before it is left.
  const reached = Array.from({ length: attack.length + 1 }, () => new Array<number>(defence.length + 1).fill(0));
  (reached[0] ?? [])[0] = 1;
  for (let a = 0; a <= attack.length; a++) {
    for (let d = 0; d <= defence.length; d++) {
      const chance = reached[a]?.[d] ?? 0;
      if (chance === 0) continue;
      if (a === attack.length || d === defence.length) settle(a, d, chance);
      else fightOn(reached, a, d, chance, attackHits[a] ?? [], defenceHits[d] ?? []);
    }
  }
  return odds;
}

/** Spreads the chance of a position over what one round makes of it; rounds in which nobody hits change nothing. */
function fightOn(
  reached: number[][],
  attackLost: number,
  defenceLost: number,
  chance: number,
  attackHits: readonly number[],
  defenceHits: readonly number[],
): void {
  const idle = (attackHits[0] ?? 0) * (defenceHits[0] ?? 0);
  if (idle >= 1) {
    // Neither side can hit: the attacker goes home, and the defender has held.
    const end = reached[reached.length - 1];
    if (end) end[defenceLost] = (end[defenceLost] ?? 0) + chance;
    return;
  }
  attackHits.forEach((p, hits) => {
    defenceHits.forEach((q, returned) => {
      if (hits === 0 && returned === 0) return;
      const row = reached[Math.min(reached.length - 1, attackLost + returned)];
      const at = Math.min((row?.length ?? 1) - 1, defenceLost + hits);
      if (row) row[at] = (row[at] ?? 0) + (chance * p * q) / (1 - idle);
    });
  });
}

/** HOST-9.10  The chance that a hunt finds its submarine, before a Type XXI tries to escape. */
export const huntOdds = (state: Readonly<State>, zone: ZoneId, destroyers: number): number =>
  huntNumber(state, zone, destroyers).number / 6;

/** PEN-1.20, PEN-1.23  The chance that so many bombers bring a pen from this damage to 10. */
export function penOdds(bombers: number, damage: number): number {
  let chances = new Map<number, number>([[damage, 1]]);
  for (let i = 0; i < bombers; i++) {
    const next = new Map<number, number>();
    const add = (total: number, chance: number): void => {
      next.set(total, (next.get(total) ?? 0) + chance);
    };
    for (const [total, chance] of chances) {
      add(total, chance / 6); // shot down
      for (let die = 1; die <= 6; die++) add(Math.min(10, total + die), (chance * 5) / 36);
    }
    chances = next;
  }
  return chances.get(10) ?? 0;
}
