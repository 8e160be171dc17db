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

  test('resampling changes the order of every deck and nothing else', () => {
    const [state, before] = [fresh(), fresh()];
    resample(state, new FastDice('another world'));
    expect(state.decks.event.draw).not.toEqual(before.decks.event.draw);
    expect(state.decks.event.draw.toSorted()).toEqual(before.decks.event.draw.toSorted());
    expect(view(state)).toEqual(view(before));
  });
});
