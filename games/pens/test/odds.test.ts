/** The odds shown beside a battle: exact, and in agreement with the rules. */
import { FastDice } from '@derby/kernel';
import { describe, expect, test } from 'vitest';
import { UNITS, type UnitType } from '../src/data/units.ts';
import { huntNumber } from '../src/hunt.ts';
import { hitChances } from '../src/odds/land.ts';
import { huntOdds, landOdds, penOdds } from '../src/odds.ts';
import { bare, fresh, put } from './position.ts';

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
    expect(hitChances([{ need: 3 }])).toEqual([0.5, 0.5]);
    const two = hitChances([{ need: 2 }, { need: 2 }]);
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

  test('[HOST-9.10] where nobody is to be hunted, nobody is sunk', () => {
    const state = bare();
    put(state, 'UK', 'destroyer', 'S15');
    expect(huntOdds(state, 'S15', 1)).toBe(0);
  });

  test('[HOST-9.12] a lone Type XXI at sea gets away half of the time, a moored one does not', () => {
    const state = bare({ round: 10 });
    for (let i = 0; i < 3; i++) put(state, 'UK', 'destroyer', 'S15');
    const id = put(state, 'GER', 'typeXXI', 'S15');
    const { number } = huntNumber(state, 'S15', 3);
    expect(huntOdds(state, 'S15', 3)).toBeCloseTo(number / 12);
    put(state, 'GER', 'uboat', 'S15'); // the cheaper boat is given up
    expect(huntOdds(state, 'S15', 3)).toBeCloseTo(number / 6);
    const moored = bare({ round: 10 });
    put(moored, 'UK', 'destroyer', 'S18');
    put(moored, 'GER', 'typeXXI', 'S18', { condition: 'spent' });
    expect(huntOdds(moored, 'S18', 1)).toBeCloseTo(huntNumber(moored, 'S18', 1).number / 6);
    expect(id).toBe('typeXXI-4');
  });

  test('[PEN-1.23] the odds of breaking a pen', () => {
    const bombers = (count: number) => Array.from({ length: count }, () => ({ type: 'bomber', task: 'raid' }) as const);
    expect(penOdds(fresh(), bombers(1), 3)).toBe(0);
    expect(penOdds(fresh(), bombers(1), 4)).toBeCloseTo(5 / 36);
    expect(penOdds(fresh(), bombers(1), 9)).toBeCloseTo(5 / 6);
    expect(penOdds(fresh(), bombers(4), 0)).toBeGreaterThan(penOdds(fresh(), bombers(3), 0));
  });

  test('[HOST-4.9] [PEN-2.2] a heavy bomber drops two dice of bombs, one in the special attack', () => {
    const heavy = (task: 'raid' | 'pierce') => [{ type: 'heavyBomber', task } as const];
    expect(penOdds(fresh(), heavy('raid'), 4)).toBeCloseTo((5 / 6) * (26 / 36)); // six or more with two dice
    expect(penOdds(fresh(), heavy('pierce'), 4)).toBeCloseTo(5 / 36);
  });

  test('[HOST-8.11] with the raid bonus every die counts more', () => {
    const state = fresh({ raidBonus: true });
    expect(penOdds(state, [{ type: 'bomber', task: 'raid' }], 4)).toBeCloseTo((5 / 6) * (3 / 6)); // four or more
    expect(penOdds(state, [{ type: 'heavyBomber', task: 'raid' }], 4)).toBeCloseTo((5 / 6) * (33 / 36)); // four or more with two
  });
});

describe('what a land battle costs', () => {
  test('[HOST-7.4] one armour against one infantry: half a unit, and three quarters of one', () => {
    const odds = landOdds(['armour'], ['infantry']);
    expect(odds.attackerLosses).toBeCloseTo(1 / 2);
    expect(odds.defenderLosses).toBeCloseTo(3 / 4);
  });

  test('[HOST-7.5] the order in which units are named does not matter: cheap ones are lost first', () => {
    const [attack, defence]: UnitType[][] = [
      ['armour', 'infantry', 'bomber', 'artillery', 'fighter'],
      ['fighter', 'infantry', 'armour'],
    ];
    const odds = landOdds(attack!, defence!);
    expect(landOdds([...attack!].sort(byCost), [...defence!].sort(byCost))).toEqual(odds);
    expect(Math.abs(odds.capture - fought(attack!, defence!, 20_000))).toBeLessThan(0.015);
    expect(odds.capture + odds.cleared + odds.held).toBeCloseTo(1);
  });

  test('[HOST-7.4] losses of one round and of those after it add up', () => {
    // Two fighters hit on 3, an infantry on 2: a round in which nothing happens has 1/4 * 2/3 = 1/6.
    // It falls in (3/4) / (5/6) = 9/10 of the first rounds that matter, and hits in (1/3) / (5/6) = 2/5 of them.
    // In 1/4 * 1/3 / (5/6) = 1/10 it hits alone; then one fighter: 1/2 * 2/3 for nothing, so it falls in 3/4 and hits in 1/2.
    const odds = landOdds(['fighter', 'fighter'], ['infantry']);
    expect(odds.attackerLosses).toBeCloseTo(2 / 5 + (1 / 10) * (1 / 2));
    expect(odds.defenderLosses).toBeCloseTo(9 / 10 + (1 / 10) * (3 / 4));
    const turned = landOdds(['artillery'], ['infantry', 'infantry']);
    // Artillery hits on 2, two infantry together in 5/9: nothing happens in 2/3 * 4/9 = 8/27.
    // It hits in (1/3) / (19/27) = 9/19 and lives through that in 4/9 of them; then each hits on 2, three fifths of the time.
    const again = (1 / 3) * (4 / 9) * (27 / 19);
    expect(turned.defenderLosses).toBeCloseTo(9 / 19 + again * (3 / 5));
    expect(turned.attackerLosses).toBeCloseTo((5 / 9) * (27 / 19) + again * (3 / 5));
  });

  test('[HOST-7.8] nobody left on either side: the defender has held', () => {
    const odds = landOdds(['fighter'], ['fighter']);
    expect(odds.capture).toBe(0);
    // A fighter attacks on 3 and defends on 4: both hit 2/6, only the attacker 1/6, only the defender 2/6.
    expect(odds.cleared).toBeCloseTo(1 / 5);
    expect(odds.held).toBeCloseTo(4 / 5);
    expect(odds.attackerLosses).toBeCloseTo(4 / 5);
    expect(odds.defenderLosses).toBeCloseTo(3 / 5);
  });

  test('[HOST-7.7] nobody against anybody: it is over before it begins', () => {
    const nothing = { capture: 0, cleared: 0, held: 0, attackerLosses: 0, defenderLosses: 0 };
    expect(landOdds(['infantry'], [])).toEqual({ ...nothing, capture: 1 });
    expect(landOdds(['fighter'], [])).toEqual({ ...nothing, cleared: 1 });
    expect(landOdds([], ['infantry'])).toEqual({ ...nothing, held: 1 });
  });
});
