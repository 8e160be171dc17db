/** PK-2  Finding units, and what is under way. */
import { describe, expect, test } from 'vitest';
import { actingOf, areaOf, contactOf, convoysAt, hasAllies, isAtSea, sortieOf, subOf } from '../src/units.ts';
import { bare, convoy, grid, ship, sub } from './position.ts';

describe('PK-2.4 where units are', () => {
  test('[PK-2.4] at home, out, sunk or unseen a submarine is in no area', () => {
    const places = ['CA', 'home', 'out', 'sunk', 'unseen'] as const;
    const boats = places.map((place) => sub(bare(), 'U-66', place));
    expect(boats.map(areaOf)).toEqual(['CA', null, null, null, null]);
    expect(boats.map(isAtSea)).toEqual([true, false, false, false, false]);
  });

  test('[PK-2.2] Allied units are where they are, single or in a stack', () => {
    const state = bare();
    convoy(state, 'C-1', 'IND', 'CA', 'trinidad');
    convoy(state, 'C-2', 'IND', 'CB', 'trinidad');
    ship(state, 'DD-1', 'CC');
    expect(convoysAt(state, 'CA').map(({ id }) => id)).toEqual(['C-1']);
    expect((['CA', 'CC', 'DE'] as const).map((area) => hasAllies(state, area))).toEqual([true, true, false]);
  });

  test('[PK-2.1] [PK-5.3] [PK-5.5] [PK-7.5] what is not in play or not under way is not asked about', () => {
    const state = bare();
    expect(() => subOf(state, 'U-66')).toThrow('U-66 is not in play.');
    expect(() => sortieOf(state)).toThrow('No sortie is under way.');
    expect(() => contactOf(state)).toThrow('No contact is under way.');
    ship(state, 'DD-1', 'CA');
    grid(state, 'CA', 'allies', [['DD-1', 1, 1]]);
    expect(() => actingOf(state)).toThrow('No activation is under way.');
  });
});
