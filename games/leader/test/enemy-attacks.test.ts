/** UL-14.2 … UL-14.9  Enemy attacks at their edges: who is nearest, who is gone, and what is left of a small attack. */
import { describe, expect, test } from 'vitest';
import { enemy, lessHeavy, targetsOf } from '../src/enemy-attacks.ts';
import type { Afloat } from '../src/ships.ts';
import { boatOf } from '../src/state.ts';
import { boat, hit, inBattle, logged, onlyShips, playing, reveal, ship, withBoat, withOne } from './position.ts';

describe('UL-14 enemy attacks', () => {
  test('[UL-14.2] of two boats in reach the nearer one', () => {
    const state = withBoat(withOne('U-47', 'trained', 'iceland'), 'U-48', 'trained', { area: 'iceland' });
    inBattle(state, 14, { 'U-47': { zone: 'S-S', detected: true }, 'U-48': { zone: 'M-SSE', detected: true } });
    reveal(onlyShips(state, 'E1'), 'E1', 111, { zone: 'L-S' });
    const prey = () => targetsOf(state, ship({ state }, 'E1') as Afloat, state.battle!.fighters).map(({ id }) => id);
    expect(prey()).toEqual(['U-48']);
    state.battle!.fighters[1]!.detected = false;
    expect(prey()).toEqual(['U-47']);
  });

  test('[UL-14.1] [UL-14.19] what has been sunk is not attacked again, and no attack stays declared', () => {
    const state = inBattle(withOne('U-47', 'trained', 'iceland'), 37, { 'U-47': { zone: 'L-S', detected: true } });
    for (const id of ['E1', 'E2']) reveal(state, id, 142, { zone: 'L-S' });
    onlyShips(state, 'E1', 'E2');
    const game = playing(state, enemy, { dice: [hit('heavy', 'sunk')], choices: ['hold'] });
    expect(logged(game, 'boat-targeted')).toHaveLength(2);
    expect(logged(game, 'boat-attacked')).toHaveLength(1);
    expect(boat(game, 'U-47').fate).toBe('sunk');
    expect(game.state.battle!.attacks).toEqual([]);
  });

  test('[UL-14.6] a Deep Dive that goes well harms nothing', () => {
    const state = inBattle(withOne('U-47', 'trained', 'iceland'), 14, {
      'U-47': { zone: 'L-S', side: 'submerged', detected: true },
    });
    reveal(onlyShips(state, 'E1'), 'E1', 111, { zone: 'L-S' });
    const { temporary, lasting } = structuredClone(boatOf(state, 'U-47'));
    const game = playing(state, enemy, { dice: [1], choices: ['deep-dive'] });
    expect(logged(game, 'deep-dive-die')).toMatchObject([{ die: 1, result: 'none' }]);
    expect(boat(game, 'U-47')).toMatchObject({ temporary, lasting });
    expect(Object.keys(boat(game, 'U-47').lasting)).toEqual(Object.keys(lasting));
  });

  test('[UL-15.3] an escort takes its Tactics counter with its first attack; a merchant takes none', () => {
    const attacker = (id: string, card: number) => {
      const state = inBattle(withOne('U-96', 'trained', 'azores', { campaign: 'hunted' }), 30, {
        'U-96': { zone: 'L-S', detected: true },
      });
      reveal(onlyShips(state, id), id, card, { zone: 'L-S' });
      state.tactics = [0];
      return state;
    };
    const blank = hit('heavy', 'none');
    const escort = playing(attacker('E1', 111), enemy, { dice: [1, blank, 1, 1, 1], choices: ['hold'] });
    expect(escort.cited).toContain('UL-15.3 tactics-drawn');
    const merchant = playing(attacker('M1', 51), enemy, { dice: [blank, blank], choices: ['hold'] });
    expect(merchant.cited).not.toContain('UL-15.3 tactics-drawn');
    expect(merchant.state.tactics).toEqual([0]);
  });

  test('[UL-14.9] a Heavy less is two Lights less where there is none, and never less than nothing', () => {
    const sizes = [
      [2, 1],
      [0, 3],
      [0, 1],
    ].map(([heavy = 0, light = 0]) => lessHeavy({ heavy, light }));
    expect(sizes).toEqual([
      { heavy: 1, light: 1 },
      { heavy: 0, light: 1 },
      { heavy: 0, light: 0 },
    ]);
  });
});
