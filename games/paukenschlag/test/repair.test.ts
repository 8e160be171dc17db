/** PK-5.2: repair and CAP. */
import { describe, expect, test } from 'vitest';
import { alliedCap, axisCap, repair } from '../src/repair.ts';
import { planeOf } from '../src/units.ts';
import { bare, plane, play } from './position.ts';

describe('PK-5.2', () => {
  test('[PK-5.2.1] [PK-12.5.4] airbases before ports, the Allies first; 6 or more mends a level', () => {
    const state = bare();
    Object.assign(state.damage, { newyork: 2, langley: 1, lajes: 3, pontadelgada: 1 });
    const game = play(state, repair, { dice: [5, 6, 10, 1] });
    expect(game.log.map(({ entry }) => 'place' in entry && entry.place)).toEqual([
      ...['langley', 'lajes', 'newyork', 'pontadelgada'],
    ]);
    expect(state.damage).toMatchObject({ langley: 1, lajes: 2, newyork: 1, pontadelgada: 1 });
  });

  test('[PK-5.2.2] [PK-12.1.2] [PK-12.1] Ready fighters of an undamaged base go up over its area', () => {
    const state = bare();
    plane(state, '33PG', 'mitchel');
    plane(state, '8PG', 'langley');
    plane(state, 'VP-51', 'langley');
    state.damage.langley = 1;
    const game = play(state, alliedCap, { choices: ['cap 33PG'] });
    expect(game.offered[0]).toEqual(['done', 'cap 33PG']);
    expect(game.barred[0]).toEqual({ 'cap 8PG': 'PK-12.1.2' });
    expect(planeOf(state, '33PG')).toMatchObject({ state: 'cap', at: 'CA' });
  });

  test('[PK-16.4] by standing order all go up', () => {
    const state = bare();
    plane(state, 'Me109-1', 'lajes');
    plane(state, 'Me110-1', 'lajes');
    state.orders.axis.cap = 'all';
    expect(play(state, axisCap).asked).toEqual([]);
    expect(state.planes.map((one) => one.state)).toEqual(['cap', 'cap']);
  });

  test('[PK-5.2.2] whoever is enough stays on the ground, and no fighter of the other side is asked about', () => {
    const state = bare();
    plane(state, '33PG', 'mitchel');
    plane(state, 'Me109-1', 'lajes');
    const game = play(state, alliedCap, { choices: ['done'] });
    expect([game.offered, game.seats]).toEqual([[['done', 'cap 33PG']], ['allies']]);
    expect(state.planes.map((one) => one.state)).toEqual(['ready', 'ready']);
    state.orders.allies.cap = 'all';
    play(state, alliedCap);
    expect([planeOf(state, '33PG').state, planeOf(state, 'Me109-1').state]).toEqual(['cap', 'ready']);
  });
});
