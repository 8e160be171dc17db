/** UL-7.4, UL-7.5, UL-7.6  An Attack mission, shot by shot: what is offered, what is wasted, what goes back. */
import { describe, expect, test } from 'vitest';
import { attackHarbour } from '../src/harbour-attack.ts';
import type { Boat, State } from '../src/state.ts';
import { boat, fresh, logged, playing, stack, withBoat } from './position.ts';

const NONE = { normal: 0, fat: 0, t5: 0, mines: 0 };
/** HMS Dunedin is sunk by a 9, HMS Sirius by a 10. */
const DUNEDIN = 164;
const SIRIUS = 162;

/** U-47 (no skill to add) off the Iberian coast, its Events drawn, with these torpedoes aboard. */
function inHarbour(load: Partial<Boat>, options = {}): State {
  const state = withBoat(fresh(options), 'U-47', 'trained', { area: 'iberian-coast', mission: 'attack', ...load });
  state.errand = { boat: 'U-47', kind: 'attack', events: 0, attacks: 4, ships: [], salvo: [] };
  return stack(state, 'naval', DUNEDIN, SIRIUS);
}

describe('UL-7.5 the salvo', () => {
  test('[UL-7.4] the box says how many warships are found, and everybody sees which', () => {
    const game = playing(inHarbour({ ready: { ...NONE, normal: 1 }, stored: NONE }), attackHarbour, {
      choices: ['stop'],
    });
    expect(logged(game, 'harbour-found')).toEqual([{ what: 'harbour-found', boat: 'U-47', cards: [DUNEDIN, SIRIUS] }]);
    expect(game.state.errand?.ships.map(({ id, kind }) => [id, kind])).toEqual([
      ['N1', 'naval'],
      ['N2', 'naval'],
    ]);
  });

  test('[UL-7.4] an attack taken up again finds no new warships', () => {
    const state = inHarbour({ ready: { ...NONE, normal: 1 }, stored: NONE });
    const found = playing(state, attackHarbour, { choices: ['stop'] }).state;
    const again = playing(found, attackHarbour, { choices: ['stop'] });
    expect(again.cited).toEqual([]);
    expect(again.state.errand?.ships).toHaveLength(2);
  });

  test('[UL-2.15] torpedoes come from tubes or racks as the player likes, never more than there are', () => {
    const state = inHarbour({ ready: { ...NONE, normal: 3 }, stored: { ...NONE, normal: 3 } });
    const game = playing(state, attackHarbour, {
      choices: ['aim N1', 'torpedoes 1', 'from-ready 0', 'aim N2', 'torpedoes 4', 'from-ready 2', 'stop'],
      dice: [1, 1, 1, 1, 1],
    });
    expect([game.offered[2], game.offered[5]]).toEqual([
      ['from-ready 0', 'from-ready 1'],
      ['from-ready 2', 'from-ready 3'],
    ]);
    expect(boat(game, 'U-47')).toMatchObject({ ready: { normal: 1 }, stored: { normal: 0 } });
  });

  test('[UL-13.9] a boat without FAT is not told about them', () => {
    const game = playing(inHarbour({ ready: { ...NONE, normal: 1 }, stored: NONE }), attackHarbour, {
      choices: ['stop'],
    });
    expect(game.barred).toEqual([{}]);
  });

  test('[UL-7.6] a card goes back once: at once when sunk, at the end when afloat', () => {
    const state = inHarbour({ ready: { ...NONE, normal: 3 }, stored: NONE });
    const game = playing(state, attackHarbour, { choices: ['aim N1', 'torpedoes 3'], dice: [8, 1, 1] });
    expect(game.state.errand?.ships[0]?.sunk).toBe(true);
    expect(game.state.decks.naval.discard).toEqual([DUNEDIN, SIRIUS]);
  });
});

describe('UL-13.7 torpedoes at what is sunk already', () => {
  test('[UL-13.7] a group whose ship a FAT has just sunk is wasted', () => {
    const state = inHarbour({ ready: { ...NONE, normal: 3, fat: 1 }, stored: NONE });
    const game = playing(state, attackHarbour, {
      choices: ['fat', 'aim N1', 'torpedoes 2', 'fire', 'stop'],
      dice: [1, 8],
    });
    expect(game.cited.slice(1)).toEqual(['UL-13.6 torpedoes-roll', 'UL-13.8 ship-sunk', 'UL-13.7 torpedoes-wasted']);
    expect(logged(game, 'torpedoes-wasted')).toEqual([{ what: 'torpedoes-wasted', boat: 'U-47', torpedoes: 2 }]);
    expect(boat(game, 'U-47').ready).toMatchObject({ normal: 1, fat: 0 });
  });

  test('[UL-13.7] a FAT finds nothing where all are sunk', () => {
    const state = inHarbour({ ready: { ...NONE, normal: 4, fat: 1 }, stored: NONE });
    const game = playing(state, attackHarbour, {
      choices: ['aim N1', 'torpedoes 2', 'aim N2', 'torpedoes 2', 'fat'],
      dice: [8, 1, 9, 1],
    });
    expect(logged(game, 'torpedoes-wasted')).toEqual([{ what: 'torpedoes-wasted', boat: 'U-47', torpedoes: 1 }]);
    expect(game.state.vp).toBe(4);
  });
});

describe('UL-19.3 duds in harbour', () => {
  test('[UL-19.3] a group that fails is not rolled for; a FAT needs no die for that', () => {
    const state = inHarbour({ ready: { ...NONE, normal: 2, fat: 1 }, stored: NONE }, { dudTorpedoes: true });
    const game = playing(state, attackHarbour, {
      choices: ['aim N1', 'torpedoes 2', 'fat'],
      dice: [1, 2, 1],
    });
    expect(logged(game, 'dud-die')).toMatchObject([{ ship: 'N1', working: 0 }]);
    expect(logged(game, 'torpedoes-roll')).toMatchObject([{ ship: 'N2', dice: [1] }]);
  });
});
