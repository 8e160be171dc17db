/** The odds shown beside a battle: exact, and in agreement with the rules. */
import { FastDice } from '@derby/kernel';
import { describe, expect, test } from 'vitest';
import { UNITS, type UnitType } from '../src/data/units.ts';
import { hitChances, huntOdds, landOdds, penOdds } from '../src/odds.ts';
import { bare, put } from './position.ts';

/** Fights the battle with dice, many times: the chance that a territory is captured. */
function fought(attackers: UnitType[], defenders: UnitType[], times: number): number {
  const dice = new FastDice('odds');
  let captured = 0;
  for (let i = 0; i < times; i++) {
    let [attack, defence] = [[...attackers].sort(byCost), [...defenders].sort(byCost)];
    while (attack.length > 0 && defence.length > 0) {
      let support = attack.filter((type) => type === 'artillery').length;
      const hits = attack.filter(
        (type) => dice.below(6) < (type === 'infantry' && support-- > 0 ? 2 : UNITS[type].attack),
      ).length;
      const returned = defence.filter((type) => dice.below(6) < UNITS[type].defence).length;
      [attack, defence] = [attack.slice(returned), defence.slice(hits)];
    }
    if (defence.length === 0 && attack.some((type) => UNITS[type].kind === 'land')) captured += 1;
  }
  return captured / times;
}
const byCost = (one: UnitType, other: UnitType): number => UNITS[one].cost - UNITS[other].cost;

describe('odds', () => {
  test('[HOST-1.2] one die, two dice', () => {
    expect(hitChances([3])).toEqual([0.5, 0.5]);
    const two = hitChances([2, 2]);
    expect(two[2]).toBeCloseTo(1 / 9);
    expect(two.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1);
  });

  test('[HOST-7.7] one armour against one infantry', () => {
    // A round: both hit 1/6, only the attacker 2/6, only the defender 1/6, nobody 2/6.
    const odds = landOdds(['armour'], ['infantry']);
    expect(odds.capture).toBeCloseTo(1 / 2);
    expect(odds.held).toBeCloseTo(1 / 2);
    expect(odds.capture + odds.cleared + odds.held).toBeCloseTo(1);
  });

  test('[HOST-7.8] aircraft clear, but do not capture', () => {
    const odds = landOdds(['bomber', 'bomber'], ['infantry']);
    expect(odds.capture).toBe(0);
    expect(odds.cleared).toBeGreaterThan(0.8);
  });

  test('[HOST-7.4] exact odds agree with battles fought by dice', () => {
    const attackers: UnitType[] = ['infantry', 'infantry', 'infantry', 'artillery', 'armour', 'fighter'];
    const defenders: UnitType[] = ['infantry', 'infantry', 'infantry', 'artillery', 'fighter'];
    expect(Math.abs(landOdds(attackers, defenders).capture - fought(attackers, defenders, 20_000))).toBeLessThan(0.015);
  });

  test('[HOST-9.10] the odds of a hunt', () => {
    const state = bare();
    put(state, 'UK', 'destroyer', 'S15');
    put(state, 'GER', 'uboat', 'S15');
    expect(huntOdds(state, 'S15', 1)).toBeCloseTo(1 / 6);
  });

  test('[PEN-1.23] the odds of breaking a pen', () => {
    expect(penOdds(1, 3)).toBe(0);
    expect(penOdds(1, 4)).toBeCloseTo(5 / 36);
    expect(penOdds(1, 9)).toBeCloseTo(5 / 6);
    expect(penOdds(4, 0)).toBeGreaterThan(penOdds(3, 0));
  });
});
