/** UL-9.3, UL-10.2, UL-12.2  Exact odds of contact, joining, raids and detection. */
import { describe, expect, test } from 'vitest';
import { harbourOdds, raidOdds } from '../src/odds/attack.ts';
import { contactOdds, detectionOdds, joinOdds } from '../src/odds/search.ts';
import type { Afloat } from '../src/ships.ts';
import { boatOf } from '../src/state.ts';
import { inBattle, reveal, ship, withOne } from './position.ts';

const percent = (chance: number): number => Math.round(chance * 100);

describe('odds outside the battle', () => {
  test('[UL-9.3] contacts off Iceland from 5, 8 and 11; Intel adds 2', () => {
    const state = withOne('U-47', 'trained', 'iceland');
    expect(contactOdds(state, boatOf(state, 'U-47'))).toEqual([0.4, 0.3, 0.3, 0]);
    state.intel.push('iceland');
    expect(contactOdds(state, boatOf(state, 'U-47'))).toEqual([0.2, 0.3, 0.3, 0.2]);
  });

  test('[UL-10.2] [UL-10.4] a boat joins on 5 or more, on 7 after an attack, and always after a Radio Call', () => {
    const state = inBattle(withOne('U-47', 'trained', 'iceland'), 14, { 'U-47': { zone: 'L-S' } });
    expect(joinOdds(state, 'U-47')).toBe(0.6);
    boatOf(state, 'U-47').attacked = true;
    expect(joinOdds(state, 'U-47')).toBe(0.4);
    state.battle!.radio = true;
    expect(joinOdds(state, 'U-47')).toBe(1);
  });

  test('[UL-7.8] a raid scores on 8 or more with the skill of the crew', () => {
    const state = withOne('U-47', 'ace', 'iceland');
    expect(raidOdds(state, boatOf(state, 'U-47'), 'torpedo')).toBe(0.5);
    expect(raidOdds(state, boatOf(state, 'U-47'), 'gun')).toBe(0.4);
    const green = withOne('U-47', 'trained', 'iceland');
    expect(raidOdds(green, boatOf(green, 'U-47'), 'torpedo')).toBe(0.3);
  });

  test('[UL-7.5] in harbour the range is 0: Royal Oak is sunk from 12', () => {
    const state = inBattle(withOne('U-47', 'trained', 'iceland'), 14, { 'U-47': { zone: 'L-S' } });
    const oak = { ...ship({ state }, 'E1'), kind: 'naval', card: 150 } as const;
    expect(harbourOdds(state, 'U-47', oak, 3).sunk).toBeGreaterThan(harbourOdds(state, 'U-47', oak, 2).sunk);
    const { miss, light, heavy, sunk } = harbourOdds(state, 'U-47', oak, 1);
    expect([miss, light, heavy, sunk].map(percent)).toEqual([50, 30, 20, 0]);
  });

  test('[UL-19.3] a torpedo that may fail: two dice in ten make a hit a miss', () => {
    const sound = inBattle(withOne('U-47', 'trained', 'iceland'), 14, { 'U-47': { zone: 'L-S' } });
    const state = { ...sound, settings: { ...sound.settings, dudTorpedoes: true } };
    const oak = { ...ship({ state }, 'E1'), kind: 'naval', card: 150 } as const;
    const { miss, light, heavy, sunk } = harbourOdds(state, 'U-47', oak, 1);
    expect([miss, light, heavy, sunk].map(percent)).toEqual([60, 24, 16, 0]);
  });

  test('[UL-12.2] [UL-12.3] HMS Arbutus hears a surfaced boat on 5, one below on 6, and nothing far away', () => {
    const state = inBattle(withOne('U-47', 'trained', 'iceland'), 15, { 'U-47': { zone: 'S-N' } });
    reveal(state, 'E1', 111, { zone: 'S-N' });
    const fighter = state.battle!.fighters[0]!;
    const chance = () => detectionOdds(state, ship({ state }, 'E1') as Afloat, fighter);
    expect(chance()).toBe(0.6);
    fighter.side = 'submerged';
    expect(chance()).toBe(0.5);
    state.contact!.alerts = 2;
    expect(chance()).toBe(0.7);
    fighter.zone = 'L-S';
    expect(chance()).toBe(0);
  });

  test('[UL-15.3] before its Tactics counter is taken, the mean over the cup', () => {
    const state = inBattle(withOne('U-96', 'trained', 'iceland', { campaign: 'hunted' }), 35, {
      'U-96': { zone: 'S-N' },
    });
    reveal(state, 'E1', 111, { zone: 'S-N' });
    state.contact!.alerts = 0;
    state.tactics = [0, 2];
    expect(detectionOdds(state, ship({ state }, 'E1') as Afloat, state.battle!.fighters[0]!)).toBeCloseTo(0.65, 12);
  });
});
