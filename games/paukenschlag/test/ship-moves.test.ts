/** PK-6.5 to PK-6.8, PK-18.6  Warships and convoys are activated: stacks, moves, and contacts that are sought. */
import { describe, expect, test } from 'vitest';
import { formStack, sail } from '../src/ship-moves.ts';
import type { State } from '../src/state.ts';
import { convoyOf, shipOf } from '../src/units.ts';
import { bare, convoy, play, ship, sub } from './position.ts';

/** A convoy off Boston that may take in DD-1 and let go DD-2. */
function forming(options = {}): State {
  const state = bare(options);
  convoy(state, 'C-1', 'OCN', 'BB', 'UK');
  ship(state, 'DD-1', 'BB');
  ship(state, 'DD-2', 'BB', { convoy: 'C-1' });
  state.activation = { unit: 'C-1', step: 'form', waiting: [], meets: false };
  return state;
}

describe('PK-6.7 a stack is formed', () => {
  test('[PK-6.7] who is beside it joins, who is with it parts, and each step is told', () => {
    const joined = play(forming(), formStack, { choices: ['join C-1 DD-1'] });
    expect(joined.asked).toEqual(['PK-6.7']);
    expect(joined.seats).toEqual(['allies']);
    expect(joined.offered[0]).toEqual(expect.arrayContaining(['join C-1 DD-1', 'part C-1 DD-2', 'move C-1 BC']));
    expect(joined.log).toEqual([{ rule: 'PK-6.7', entry: { what: 'joined', convoy: 'C-1', ship: 'DD-1' } }]);
    expect(shipOf(joined.state, 'DD-1').convoy).toBe('C-1');
    const parted = play(forming(), formStack, { choices: ['part C-1 DD-2'] });
    expect(parted.log).toEqual([{ rule: 'PK-6.7', entry: { what: 'parted', convoy: 'C-1', ship: 'DD-2' } }]);
    expect(shipOf(parted.state, 'DD-2').convoy).toBeNull();
  });

  test.each([
    [false, false, false],
    [true, false, true],
    [false, true, true],
  ])('[PK-8.5] convoy Detected %s, warship Detected %s: the stack %s', (ofConvoy, ofShip, ofStack) => {
    const state = forming();
    convoyOf(state, 'C-1').detected = ofConvoy;
    shipOf(state, 'DD-1').detected = ofShip;
    play(state, formStack, { choices: ['join C-1 DD-1'] });
    expect([convoyOf(state, 'C-1').detected, shipOf(state, 'DD-1').detected]).toEqual([ofStack, ofStack]);
  });
});

describe('PK-6.6 the activation', () => {
  test('[PK-6.6] the stack goes with its convoy and is activated with it; where enemies are it meets them', () => {
    const game = play(forming(), formStack, { choices: ['move C-1 BC'] });
    expect(game.log).toEqual([{ rule: 'PK-6.6', entry: { what: 'moved', unit: 'C-1', from: 'BB', to: 'BC' } }]);
    expect(convoyOf(game.state, 'C-1')).toMatchObject({ area: 'BC', activated: true, gained: true });
    expect(shipOf(game.state, 'DD-2')).toMatchObject({ area: 'BC', activated: true });
    expect(shipOf(game.state, 'DD-1')).toMatchObject({ area: 'BB', activated: false });
    expect(game.state.activation).toEqual({ unit: 'C-1', step: 'contact', waiting: [], meets: true });
  });

  test.each([
    ['as far as before', 'CC', false],
    ['farther', 'BA', false],
    ['nearer', 'AJ', true],
  ] as const)('[PK-6.6] %s from its destination is ground gained: %s %s', (_how, to, gained) => {
    const state = forming(); // three areas from AL
    play(state, (t) => sail(t, ['move', 'C-1', to]));
    expect(convoyOf(state, 'C-1').gained).toBe(gained);
  });

  test('[PK-6.5] on the coast small craft go along; at sea they stay behind', () => {
    const at = (to: 'BA' | 'BC') => {
      const state = forming();
      ship(state, 'CUT-1', 'BB', { convoy: 'C-1' });
      const game = play(state, (t) => sail(t, ['move', 'C-1', to]));
      expect(game.cited.includes('PK-6.7 parted')).toBe(to === 'BC');
      return [shipOf(state, 'CUT-1').area, shipOf(state, 'CUT-1').convoy, shipOf(state, 'DD-2').convoy];
    };
    expect(at('BA')).toEqual(['BA', 'C-1', 'C-1']);
    expect(at('BC')).toEqual(['BB', null, 'C-1']);
  });

  test('[PK-6.2] a warship moves alone, and no convoy loses its small craft by it', () => {
    const state = forming();
    ship(state, 'CUT-1', 'BB', { convoy: 'C-1' });
    const game = play(state, (t) => sail(t, ['move', 'DD-1', 'BC']));
    expect(game.cited).toEqual(['PK-6.2 moved']);
    expect(shipOf(state, 'DD-1')).toMatchObject({ area: 'BC', activated: true });
    expect(shipOf(state, 'DD-2').activated).toBe(false);
    expect(state.activation).toEqual({ unit: 'DD-1', step: 'contact', waiting: [], meets: true });
  });

  test('[PK-6.8] to hold is quiet, to seek is not, and each says where', () => {
    const order = (verb: 'hold' | 'seek') => {
      const state = forming();
      const game = play(state, (t) => sail(t, [verb, 'DD-1']));
      return { meets: state.activation?.meets, entry: game.log[0], area: shipOf(state, 'DD-1').area };
    };
    const held = (seeks: boolean) => ({
      ...{ meets: seeks, area: 'BB' },
      entry: { rule: 'PK-6.8', entry: { what: 'held', unit: 'DD-1', area: 'BB', seeks } },
    });
    expect(order('hold')).toEqual(held(false));
    expect(order('seek')).toEqual(held(true));
  });
});

describe('PK-18.6 where submarines hide', () => {
  const seeking = (verb: 'seek' | 'hold', isThere: boolean) => {
    const state = forming({ hiddenSubmarines: true });
    if (isThere) sub(state, 'U-66', 'BB');
    return play(state, (t) => sail(t, [verb, 'DD-1']));
  };

  test('[PK-18.6] a search that finds nobody says so for good; nothing is said of who only holds', () => {
    expect(seeking('seek', false).revealed).toEqual(['PK-18.6 nobody-found']);
    expect(seeking('seek', false).log.at(-1)?.entry).toEqual({ what: 'nobody-found', unit: 'DD-1', area: 'BB' });
    expect(seeking('seek', true).cited).toEqual(['PK-6.8 held']);
    expect(seeking('hold', false).cited).toEqual(['PK-6.8 held']);
  });

  test('[PK-18.4] that nobody is met on a move tells as much as a contact: it cannot be taken back', () => {
    const moved = (hiddenSubmarines: boolean) =>
      play(forming({ hiddenSubmarines }), (t) => sail(t, ['move', 'DD-1', 'BC'])).revealed;
    expect([moved(true), moved(false)]).toEqual([['PK-6.2 moved'], []]);
  });
});
