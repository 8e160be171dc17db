/** UL-11, UL-12  Steps A to C of a round: movement, drift, escorts. */
import { describe, expect, test } from 'vitest';
import { drift, referenceSpeed } from '../src/drift.ts';
import { detectionModifier, detectionRange, escorts } from '../src/escorts.ts';
import { movement } from '../src/movement.ts';
import { revealNearby } from '../src/reveal.ts';
import { roundEnd } from '../src/round.ts';
import { boatOf } from '../src/state.ts';
import {
  boat,
  fighter,
  fresh,
  inBattle,
  logged,
  onlyShips,
  playing,
  reveal,
  ship,
  stack,
  withBoat,
  withOne,
} from './position.ts';

const alone = (
  zone: 'L-N' | 'L-S' | 'S-S' | 'M-SSE' | 'C-NW' | 'S-E',
  side: 'surfaced' | 'submerged' = 'surfaced',
  change = {},
  options = {},
) =>
  inBattle(withBoat(fresh(options), 'U-47', 'veteran', { area: 'iceland', ...change }), 37, { 'U-47': { zone, side } });

describe('UL-11 movement', () => {
  test('[UL-11.1] boats move one by one, in any order', () => {
    const state = withBoat(withOne('U-47', 'trained', 'iceland'), 'U-48', 'trained', { area: 'iceland' });
    const game = playing(inBattle(state, 1, { 'U-47': { zone: 'L-N' }, 'U-48': { zone: 'L-S' } }), movement, {
      choices: ['boat U-48', 'leave', 'stay'],
    });
    expect(game.offered[0]).toEqual(['boat U-47', 'boat U-48']);
    expect(game.state.battle!.fighters.map((one) => one.id)).toEqual(['U-47']);
  });

  test('[UL-11.2] depth changes once, before moving', () => {
    const game = playing(alone('L-N'), movement, { choices: ['dive', 'move M-NNE'] });
    expect(game.barred[1]).toMatchObject({ surface: 'UL-11.2' });
    expect(fighter(game, 'U-47')).toMatchObject({ side: 'submerged', zone: 'M-NNE' });
    expect(playing(alone('L-N'), movement, { choices: ['move M-NNE', 'stay'] }).barred[1]).toMatchObject({
      dive: 'UL-11.2',
    });
  });

  test('[UL-11.3] [UL-14.14] speed is the side’s, less the engines', () => {
    const state = alone('L-N');
    boatOf(state, 'U-47').temporary.engines = 1;
    expect(playing(state, movement, { choices: ['move M-NNE'] }).asked).toHaveLength(1);
    boatOf(state, 'U-47').temporary.engines = 3;
    state.battle!.acted = [];
    expect(playing(state, movement, { choices: ['stay'] }).offered[0]).toEqual(['dive', 'stay']);
  });

  test('[UL-11.4] a long zone is one step from leaving', () => {
    expect(playing(alone('M-SSE'), movement, { choices: ['move L-S', 'leave'] }).state.battle!.fighters).toEqual([]);
    expect(playing(alone('M-SSE'), movement, { choices: ['stay'] }).barred[0]).toMatchObject({ leave: 'UL-11.4' });
  });

  test('[UL-11.5] an Unfit boat leaves if it can, else comes as near as it can', () => {
    const gone = playing(alone('M-SSE', 'surfaced', { stress: 10 }), movement, {
      choices: ['move L-S', 'leave'].slice(0, 1),
    });
    expect(gone.state.battle!.fighters).toEqual([]);
    const far = playing(alone('C-NW', 'surfaced', { stress: 10 }), movement, { choices: ['move S-W', 'move M-WSW'] });
    expect(far.barred[0]).toMatchObject({ stay: 'UL-11.5', 'move C-NE': 'UL-11.5', 'silent-running': 'UL-11.5' });
    expect(fighter(far, 'U-47').zone).toBe('M-WSW');
  });

  test('[UL-11.6] placing reveals nothing; two zones do; fog allows one', () => {
    const state = stack(alone('S-S'), 'merchant', 60, 61, 62, 63);
    expect(state.contact!.ships.every((one) => one.card === null)).toBe(true);
    state.battle!.condition = 'fog';
    expect(logged(playing(state, revealNearby), 'ship-revealed').map((one) => one.ship)).toEqual(['M3', 'M4']);
    state.battle!.condition = 'none';
    expect(logged(playing(state, revealNearby), 'ship-revealed').map((one) => one.ship)).toEqual(['M1', 'M2']);
  });

  test('[UL-3.4] a misidentified merchant is an escort from then on', () => {
    const state = stack(stack(onlyShips(alone('S-S'), 'M3'), 'merchant', 105), 'escort', 128);
    const game = playing(state, revealNearby);
    expect(ship(game, 'M3')).toMatchObject({ kind: 'escort', card: 128, zone: 'C-SW' });
    expect(game.state.decks.merchant.discard).toEqual([105]);
  });

  test.each([
    [4, false, 0],
    [5, true, 2],
  ])('[UL-11.7] Silent Running with a die of %i', (die, detected, stress) => {
    const state = alone('S-S', 'submerged');
    state.battle!.fighters[0]!.detected = true;
    const game = playing(state, movement, { dice: [die], choices: ['silent-running'] });
    expect(fighter(game, 'U-47')).toMatchObject({ detected, silent: true });
    expect(boat(game, 'U-47').stress).toBe(stress);
    expect(fighter(playing(game.state, roundEnd), 'U-47').silent).toBe(false);
  });

  test('[UL-11.7] it replaces the move, unless the option lets the boat move first', () => {
    const silence = (silentRunningMayMove: boolean) => {
      const state = alone('S-S', 'submerged', {}, { silentRunningMayMove });
      state.battle!.fighters[0]!.detected = true;
      return playing(state, movement, { choices: ['move M-SSE', ...(silentRunningMayMove ? ['stay'] : [])] });
    };
    expect(silence(true).offered[1]).toEqual(['silent-running', 'stay']);
    expect(silence(false).asked).toHaveLength(1);
    expect(playing(alone('S-S', 'submerged'), movement, { choices: ['stay'] }).barred[0]).toMatchObject({
      'silent-running': 'UL-11.7',
    });
  });

  test('[UL-11.8] the reference is the fastest non-escort, or the fastest escort', () => {
    const state = alone('L-N');
    expect(referenceSpeed(state)).toBe(2);
    for (const [id, card] of [
      ['M1', 60],
      ['M2', 61],
      ['M3', 62],
      ['M4', 63],
    ] as const)
      reveal(state, id, card, { light: 1 });
    expect(referenceSpeed(reveal(state, 'E1', 128))).toBe(1);
    expect(referenceSpeed(onlyShips(state, 'E1', 'E2'))).toBe(3);
  });

  test('[UL-11.9] a silent boat drifts by the whole reference; an Unfit one as near to leaving as it can', () => {
    const silent = alone('S-E', 'submerged');
    silent.battle!.fighters[0]!.silent = true;
    expect(playing(silent, drift, { choices: ['drift-to U-47 M-ESE', 'drift-to U-47 L-SE'] }).asked).toEqual([
      'UL-11.10',
      'UL-11.10',
    ]);
    const unfit = playing(alone('M-SSE', 'surfaced', { stress: 10 }), drift);
    expect(unfit.state.battle!.fighters).toEqual([]);
  });

  test('[UL-11.10] [UL-11.11] drift leads astern and out through the wake; then ships are revealed', () => {
    const state = stack(onlyShips(alone('S-S'), 'M1', 'M2'), 'merchant', 61);
    reveal(state, 'M1', 60, { heavy: 1, zone: 'M-SSW' });
    const game = playing(state, drift, { choices: ['drift 0'] });
    expect(ship(game, 'M1').zone).toBeNull();
    expect(game.cited.slice(0, 3)).toEqual([
      'UL-11.10 piece-drifts',
      'UL-11.10 piece-falls-astern',
      'UL-11.6 ship-revealed',
    ]);
  });
});

describe('UL-12 escorts', () => {
  const hunted = (change: Partial<{ detected: boolean }> = {}, side: 'surfaced' | 'submerged' = 'surfaced') => {
    const state = onlyShips(
      inBattle(withOne('U-47', 'trained', 'iceland'), 37, { 'U-47': { zone: 'M-SSE', side, ...change } }),
      'E1',
      'E2',
    );
    return reveal(reveal(state, 'E1', 111, { zone: 'S-SE' }), 'E2', 112, { zone: 'L-N' });
  };

  test('[UL-12.1] the player chooses the order; each detects and then moves', () => {
    const game = playing(hunted(), escorts, { dice: [10], choices: ['escort E1'] });
    expect(game.cited).toEqual([
      'UL-12.3 detection-die',
      'UL-12.6 escort-moves',
      'UL-12.6 escort-moves',
      'UL-12.6 escort-moves',
    ]);
    expect([ship(game, 'E1').zone, ship(game, 'E2').zone]).toEqual(['M-SSE', 'M-ENE']);
  });

  test('[UL-12.2] [UL-13.14] ranges of two and one grow with each Alert', () => {
    const state = hunted();
    expect([detectionRange(state, 'surfaced'), detectionRange(state, 'submerged')]).toEqual([2, 1]);
    state.contact!.alerts = 2;
    expect([detectionRange(state, 'surfaced'), detectionRange(state, 'submerged')]).toEqual([4, 3]);
    expect(detectionModifier(state, ship({ state }, 'E1'), 'surfaced')).toBe(2);
  });

  test('[UL-12.3] damage dulls the ears, both kinds together', () => {
    const state = reveal(hunted(), 'E1', 111, { light: 1, heavy: 1 });
    expect(detectionModifier(state, ship({ state }, 'E1'), 'submerged')).toBe(-3);
  });

  test('[UL-12.4] [UL-12.6] a Detected boat is not rolled for again; the escort stops in its zone', () => {
    const game = playing(hunted({ detected: true }), escorts, { choices: ['escort E2'] });
    expect(logged(game, 'detection-die')).toEqual([]);
    expect(ship(game, 'E1').zone).toBe('M-SSE');
  });

  test('[UL-12.5] merchants and warships never roll', () => {
    const state = onlyShips(inBattle(withOne('U-47', 'trained', 'iceland'), 16, { 'U-47': { zone: 'C-NE' } }), 'N1');
    expect(playing(state, escorts).cited).toEqual([]);
  });

  test('[UL-12.6] one of several Detected boats at random, by the first of equal ways', () => {
    const state = withBoat(withOne('U-47', 'trained', 'iceland'), 'U-48', 'trained', { area: 'iceland' });
    inBattle(state, 37, {
      'U-47': { zone: 'L-N', detected: true },
      'U-48': { zone: 'M-SSE', side: 'submerged', detected: true },
    });
    reveal(onlyShips(state, 'E1'), 'E1', 128, { zone: 'S-E', light: 1 });
    const game = playing(state, escorts, { dice: [2] });
    expect(logged(game, 'escort-moves').map((one) => [one.zone, one.after])).toEqual([
      ['S-SE', 'U-48'],
      ['M-SSE', 'U-48'],
    ]);
  });

  test.each([
    [3, 'S-NE'],
    [4, 'S-E'],
    [7, 'S-E'],
    [8, 'S-SE'],
  ])('[UL-12.7] a search die of %i leads to %s', (die, zone) => {
    const state = onlyShips(
      inBattle(withOne('U-47', 'trained', 'iceland'), 37, { 'U-47': { zone: 'L-W', side: 'submerged' } }),
      'E1',
    );
    expect(ship(playing(reveal(state, 'E1', 111, { zone: 'S-E' }), escorts, { dice: [die] }), 'E1').zone).toBe(zone);
  });

  test.each([
    ['C-NE', 'S-NE'],
    ['M-NNE', 'S-NE'],
    ['L-S', 'M-SSW'],
  ] as const)('[UL-12.7] from %s an escort heads for %s by lot, which is no pursuit', (from, to) => {
    const state = onlyShips(
      inBattle(withOne('U-47', 'trained', 'iceland'), 37, { 'U-47': { zone: 'L-W', side: 'submerged' } }),
      'E1',
    );
    const game = playing(reveal(state, 'E1', 111, { zone: from }), escorts, { dice: [2] });
    expect(ship(game, 'E1').zone).toBe(to);
    expect(game.cited).toEqual(['UL-12.7 escort-moves']);
  });

  test('[UL-12.7] an escort that cannot move does not roll', () => {
    const state = onlyShips(
      inBattle(withOne('U-47', 'trained', 'iceland'), 37, { 'U-47': { zone: 'L-W', side: 'submerged' } }),
      'E1',
    );
    expect(playing(reveal(state, 'E1', 111, { zone: 'S-E', heavy: 1 }), escorts).cited).toEqual([]);
  });
});
