/**
 * Exact odds of a land battle, for the board to show before a player decides. Nothing is simulated: every position of the battle
 * is worked out once, with its owner's cheapest unit lost first.
 */
import { UNITS, type UnitType } from '../data/units.ts';
import { attackDice, defenceDie, type Shot } from '../fire.ts';

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

/** Chances of 0, 1, 2 … hits from these dice. */
export function hitChances(shots: readonly Pick<Shot, 'need'>[]): number[] {
  let chances = [1];
  for (const { need } of shots) {
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

/** The odds of fighting a land battle to the end. */
export function landOdds(attackers: readonly UnitType[], defenders: readonly UnitType[]): BattleOdds {
  const attack = lossOrder(attackers);
  const defence = lossOrder(defenders);
  const attackHits = attack.map((_, lost) => hitChances(attackDice(attack.slice(lost)).flat()));
  const defenceHits = defence.map((_, lost) => hitChances(defence.slice(lost).map(defenceDie)));
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
