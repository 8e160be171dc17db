/** What is shown, and what is not: the order of the decks is nobody's to know. */
import { FastDice, SPECTATOR } from '@derby/kernel';
import { describe, expect, test } from 'vitest';
import { leader } from '../src/game.ts';
import { DECKS } from '../src/state.ts';
import { resample, view } from '../src/view.ts';
import { fresh, inBattle, withOne } from './position.ts';

describe('the view', () => {
  test('two orders of the decks look the same, to everyone', () => {
    const [one, other] = [fresh(), fresh()];
    for (const deck of DECKS) other.decks[deck].draw.reverse();
    for (const viewer of ['player', SPECTATOR] as const)
      expect(JSON.stringify(leader.view(one, viewer))).toBe(JSON.stringify(leader.view(other, viewer)));
  });

  test('everything else is open, and an unknown ship has no face', () => {
    const { decks: _hidden, ...open } = inBattle(withOne('U-47', 'trained', 'iceland'), 37, {
      'U-47': { zone: 'L-N' },
    });
    const { piles: _piles, ...shown } = view({ decks: fresh().decks, ...open });
    expect(shown).toEqual(open);
    expect(shown.contact!.ships.every((ship) => ship.card === null)).toBe(true);
  });

  test('what has left a deck is shown in the order of its numbers, and how much is left', () => {
    const state = fresh();
    const [first = 0, second = 0, third = 0, ...draw] = state.decks.event.draw.toSorted((a, b) => b - a);
    state.decks.event = { draw, discard: [first, second, 2], out: [third, 1, 11] };
    const shown = view(state).piles.event;
    expect(shown).toEqual({
      left: draw.length,
      discarded: [2, second, first],
      out: [1, 11, third].sort((a, b) => a - b),
    });
    expect(Object.keys(view(state).piles)).toEqual([...DECKS]);
  });

  test('what is bought, known, searched, supplied and held is open', () => {
    const lists = { intel: [3], airSearch: ['iceland'], supply: [2], tactics: [7], bought: { so: 1 } };
    const state = Object.assign(fresh(), lists);
    expect(view(state)).toMatchObject(lists);
  });

  test('resampling does not depend on an order that nobody knows', () => {
    const [one, other] = [fresh(), fresh()];
    other.decks.event.draw.reverse();
    for (const state of [one, other]) resample(state, new FastDice('another world'));
    expect(other.decks).toEqual(one.decks);
  });

  test('resampling changes the order of every deck and nothing else', () => {
    const [state, before] = [fresh(), fresh()];
    resample(state, new FastDice('another world'));
    expect(state.decks.event.draw).not.toEqual(before.decks.event.draw);
    expect(state.decks.event.draw.toSorted()).toEqual(before.decks.event.draw.toSorted());
    expect(view(state)).toEqual(view(before));
  });
});
