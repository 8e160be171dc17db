/** UL-11.8 … UL-11.11  Drift where it is narrow: crews that must leave, pieces taken up again, the last step. */
import { describe, expect, test } from 'vitest';
import type { ZoneId } from '../src/data/display.ts';
import { drift } from '../src/drift.ts';
import { boatOf, type State } from '../src/state.ts';
import { fighter, inBattle, logged, onlyShips, playing, reveal, ship, withOne } from './position.ts';

/** U-47 before a convoy of speed 2; silent it drifts by the whole of that. */
function before(zone: ZoneId, { silent = false, unfit = false }): State {
  const state = inBattle(withOne('U-47', 'trained', 'iceland'), 37, { 'U-47': { zone, side: 'submerged' } });
  state.battle!.fighters[0]!.silent = silent;
  if (unfit) boatOf(state, 'U-47').stress = 10;
  return reveal(onlyShips(state, 'M1'), 'M1', 60, { zone: 'C-NW' });
}

describe('UL-11.9 an Unfit crew', () => {
  test('[UL-11.9] of two ways astern takes the one that ends nearer to the edge', () => {
    expect(playing(before('S-E', { silent: true }), drift, { choices: ['drift-to U-47 S-SE'] }).offered[0]).toEqual([
      'drift-to U-47 S-SE',
      'drift-to U-47 M-ESE',
    ]);
    const game = playing(before('S-E', { silent: true, unfit: true }), drift);
    expect(game.asked).toEqual([]);
    expect(logged(game, 'piece-drifts').map(({ zone }) => zone)).toEqual(['M-ESE', 'L-SE']);
  });

  test('[UL-11.9] drifts as far as brings it nearest, where it could drift less', () => {
    const state = before('S-E', { unfit: true });
    state.battle!.fighters[0]!.side = 'surfaced';
    const game = playing(state, drift);
    expect(fighter(game, 'U-47').zone).toBe('L-SE');
  });
});

describe('UL-11.10 out through the wake', () => {
  test('[UL-11.10] a boat is gone with the step that leads out, whatever is left of its drift', () => {
    const game = playing(before('L-S', { silent: true }), drift);
    expect(game.state.battle!.fighters).toEqual([]);
    expect(game.cited).toEqual(['UL-11.10 piece-falls-astern']);
  });

  test('[UL-11.11] a ship that has drifted does not drift again when the step is taken up anew', () => {
    const state = before('L-N', {});
    reveal(state, 'M1', 60, { zone: 'C-NW' });
    state.contact!.ships.push({ ...ship({ state }, 'M1'), id: 'M2', card: 61, heavy: 1, zone: 'M-SSW' });
    state.battle!.acted = ['U-47', 'M2'];
    expect(ship(playing(state, drift), 'M2').zone).toBe('M-SSW');
    state.battle!.acted = ['U-47'];
    expect(ship(playing(state, drift), 'M2').zone).toBeNull();
  });
});
