/** The odds shown before a fleet battle: fought with dice, in agreement with the rules, and honest about their error. */
import { describe, expect, test } from 'vitest';
import type { UnitType } from '../src/data/units.ts';
import { fleetOdds } from '../src/odds.ts';
import { bare, put } from './position.ts';

const PLAIN = { wolfpack: false };

/** A German and a British fleet that meet in the Western Approaches. */
function meeting(german: readonly UnitType[], british: readonly UnitType[], options = PLAIN) {
  const plain = bare({ turn: 'GER' });
  const state = { ...plain, options: { ...plain.options, ...options } };
  for (const type of german) put(state, 'GER', type, 'S15', { task: 'attack' });
  for (const type of british) put(state, 'UK', type, 'S15');
  return fleetOdds(state, 'S15');
}

describe('odds of fleet battles', () => {
  test('[HOST-9.5] two destroyers: two fifths each, one fifth for neither', () => {
    const odds = meeting(['destroyer'], ['destroyer']);
    expect(Math.abs(odds.won - 2 / 5)).toBeLessThan(2 * odds.error);
    expect(Math.abs(odds.lost - 2 / 5)).toBeLessThan(2 * odds.error);
    expect(odds.error).toBeGreaterThan(0.02);
    expect(odds.error).toBeLessThan(0.05);
  });

  test('[HOST-9.4] a U-boat that fires by surprise beats a cruiser half of the time', () => {
    const odds = meeting(['uboat'], ['cruiser']);
    expect(Math.abs(odds.won - 1 / 2)).toBeLessThan(2 * odds.error);
    expect(odds.undecided).toBe(0);
  });

  test('[HOST-9.6] aircraft cannot reach submarines, nor submarines aircraft', () => {
    expect(meeting(['fighter'], ['transport']).won).toBe(1);
    expect(meeting(['uboat'], ['transport', 'transport'])).toMatchObject({ won: 1, defenderLosses: 2, error: 0.005 });
  });

  test('[HOST-4.7] a wolfpack is stronger, where the option is on', () => {
    const pack = ['uboat', 'uboat', 'uboat'] as const;
    const alone = meeting(pack, ['destroyer', 'destroyer']);
    expect(meeting(pack, ['destroyer', 'destroyer'], { wolfpack: true }).won).toBeGreaterThan(alone.won + alone.error);
  });

  test('the same fleets have the same odds', () => {
    const once = meeting(['cruiser', 'uboat'], ['destroyer', 'battleship']);
    expect(meeting(['cruiser', 'uboat'], ['destroyer', 'battleship'])).toEqual(once);
    expect(once.won + once.lost + once.undecided).toBeCloseTo(1);
  });

  test('[HOST-9.5] two destroyers: each side expects to lose three fifths of a ship', () => {
    const odds = meeting(['destroyer'], ['destroyer']);
    expect(Math.abs(odds.attackerLosses - 3 / 5)).toBeLessThan(2 * odds.error);
    expect(Math.abs(odds.defenderLosses - 3 / 5)).toBeLessThan(2 * odds.error);
  });

  test('the error is that of the least certain outcome', () => {
    const odds = meeting(['destroyer'], ['destroyer']);
    expect(odds.error).toBeCloseTo(2 * Math.sqrt((odds.won * (1 - odds.won)) / 600), 2);
    expect(odds.error).toBeGreaterThan(0.037);
  });

  test('what lies in other zones changes nothing', () => {
    const state = bare({ turn: 'GER' });
    put(state, 'GER', 'destroyer', 'S15', { task: 'attack' });
    put(state, 'UK', 'cruiser', 'S15');
    const alone = fleetOdds(state, 'S15');
    put(state, 'UK', 'battleship', 'S18');
    put(state, 'GER', 'battleship', 'S18', { task: 'attack' });
    expect(fleetOdds(state, 'S15')).toEqual(alone);
  });

  /** A British destroyer attacks a German one and a U-boat; a U-boat may have dived from the battle already. */
  function dived(submerged: boolean) {
    const state = bare({ turn: 'UK' });
    put(state, 'UK', 'destroyer', 'S15', { task: 'attack' });
    put(state, 'GER', 'destroyer', 'S15');
    const boat = put(state, 'GER', 'uboat', 'S15');
    state.battle = { kind: 'fleet', at: 'S15', round: 2, submerged: submerged ? [boat] : [] };
    return state;
  }

  test('[HOST-9.3] taken up in its midst, a battle goes on without the boats that dived', () => {
    const odds = fleetOdds(dived(true), 'S15');
    expect(Math.abs(odds.won - 2 / 5)).toBeLessThan(2 * odds.error);
    expect(odds.defenderLosses).toBeLessThan(1);
    expect(fleetOdds(dived(false), 'S15').won).toBeLessThan(odds.won - odds.error);
  });

  test('[HOST-4.7] a wolfpack is stronger in the first round, which is past when a battle is taken up in its second', () => {
    const state = bare({ turn: 'GER' });
    const packs = { ...state, options: { ...state.options, wolfpack: true } };
    for (let i = 0; i < 3; i++) put(packs, 'GER', 'uboat', 'S15', { task: 'attack' });
    for (let i = 0; i < 2; i++) put(packs, 'UK', 'destroyer', 'S15');
    const fresh = fleetOdds(packs, 'S15');
    packs.battle = { kind: 'fleet', at: 'S15', round: 2, submerged: [] };
    expect(fleetOdds(packs, 'S15').won).toBeLessThan(fresh.won - fresh.error);
    packs.battle = { kind: 'fleet', at: 'S18', round: 2, submerged: [] }; // another battle is none of its business
    expect(fleetOdds(packs, 'S15')).toEqual(fresh);
  });

  test('the battle itself is not fought by it', () => {
    const state = dived(true);
    const before = structuredClone(state);
    fleetOdds(state, 'S15');
    expect(state).toEqual(before);
  });
});
