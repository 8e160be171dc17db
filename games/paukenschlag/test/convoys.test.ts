/** PK-10.1, PK-6.6, PK-10.4  Convoys sail, march and arrive. */
import { describe, expect, test } from 'vitest';
import { convoysArrive, newConvoys, noteMarch } from '../src/convoys.ts';
import { shipOf } from '../src/units.ts';
import { bare, convoy, play, ship } from './position.ts';

describe('PK-10.1 who sails', () => {
  test('[PK-10.1] both dice are told, and with whom they came', () => {
    const game = play(bare(), newConvoys, { dice: [4, 6] });
    expect(game.log).toEqual([
      { rule: 'PK-10.1', entry: { what: 'convoys-rolled', die: 4, called: 1, sailing: 1 } },
      {
        rule: 'PK-10.1',
        entry: { what: 'convoy-sails', die: 6, convoy: 'C-6', type: 'COA', from: 'keywest', to: 'newyork' },
      },
    ]);
  });

  test('[PK-10.1] no more than there is room for', () => {
    const state = bare();
    for (let i = 1; i <= 8; i++) convoy(state, `C-${i}`, 'IND', 'CA', 'trinidad');
    const game = play(state, newConvoys, { dice: [10, 1, 2] });
    expect(game.log[0]?.entry).toMatchObject({ called: 3, sailing: 2 });
    expect(game.state.convoys).toHaveLength(10);
  });

  test.each([
    [1, true],
    [2, false],
    [3, false],
  ])('[PK-12.5.3] [PK-10.1] from a port at level %i one sails: %s', (level, sails) => {
    const state = bare();
    state.damage.aruba = level as 1;
    const game = play(state, newConvoys, { dice: [1, 3] });
    expect(game.cited[1]).toBe(sails ? 'PK-10.1 convoy-sails' : 'PK-10.1 convoy-stays');
    if (!sails) expect(game.log[1]?.entry).toEqual({ what: 'convoy-stays', die: 3, type: 'TNK', from: 'aruba' });
    expect(state.convoys).toHaveLength(sails ? 1 : 0);
  });

  test('[PK-10.1] the United Kingdom is never closed', () => {
    const game = play(bare(), newConvoys, { dice: [1, 8] });
    expect(game.state.convoys).toMatchObject([{ type: 'OCN', area: 'AL', to: 'halifax' }]);
  });
});

describe('PK-6.6 and PK-10.4 under way', () => {
  test('[PK-6.6] who has not gained ground has lagged, and both are forgotten for the next turn', () => {
    const state = bare();
    convoy(state, 'C-1', 'IND', 'CA', 'trinidad', { gained: true, lagged: true });
    convoy(state, 'C-2', 'IND', 'CA', 'trinidad', { gained: false });
    play(state, noteMarch);
    expect(state.convoys.map(({ gained, lagged }) => [gained, lagged])).toEqual([
      [false, false],
      [false, true],
    ]);
  });

  test('[PK-10.4] whoever is off its destination arrives with the ships it has left; its warships stay there', () => {
    const state = bare();
    convoy(state, 'C-1', 'TNK', 'CA', 'newyork', { steps: 3 });
    convoy(state, 'C-2', 'OCN', 'CA', 'UK', { steps: 6 });
    ship(state, 'DD-1', 'CA', { convoy: 'C-1' });
    ship(state, 'DD-2', 'CA', { convoy: 'C-2' });
    const game = play(state, convoysArrive);
    expect(game.log).toEqual([{ rule: 'PK-10.4', entry: { what: 'convoy-arrives', convoy: 'C-1', steps: 3 } }]);
    expect(state.score.arrived).toBe(3);
    expect(state.convoys.map(({ id }) => id)).toEqual(['C-2']);
    expect([shipOf(state, 'DD-1').convoy, shipOf(state, 'DD-2').convoy]).toEqual([null, 'C-2']);
  });
});
