/** The worked examples of the rulebook. */
import { optionsFor } from '@derby/kernel';
import { run } from '@derby/kernel/testing';
import { describe, expect, test } from 'vitest';
import { newgame } from '../src/game.ts';
import { searchOdds } from '../src/odds.ts';
import { row } from '../src/rowing.ts';
import { search } from '../src/searching.ts';
import { play } from '../src/sequence.ts';
import { setup } from '../src/setup.ts';
import type { NewGame } from '../src/state.ts';
import { result } from '../src/victory.ts';
import { position } from './position.ts';

describe('NEW-1 the game', () => {
  test('[NEW-1.1] whoever is found has lost', () => {
    const game = run<NewGame>(position(), play, { choices: ['row 2', 'search 2'] });
    expect(result(game.state)).toMatchObject({ winner: 'seeker', worth: { hider: 0, seeker: 1 } });
  });

  test('[NEW-1.2] after four nights the hider is safe; the option makes it six', () => {
    const nights = ['row 1', 'search 2', 'row 1', 'search 2', 'row 1', 'search 2', 'row 1', 'search 2'];
    expect(result(run<NewGame>(position(), play, { choices: nights }).state)?.winner).toBe('hider');
    expect(setup(optionsFor(newgame, { longGame: true })).nights).toBe(6);
  });
});

describe('NEW-2 a night', () => {
  test('[NEW-2.1] the hider may go anywhere, or stay', () => {
    const game = run<NewGame>(position({ cove: 3 }), row, { choices: ['row 3'] });
    expect(game.offered).toEqual([['row 1', 'row 2', 'row 3', 'row 4']]);
    expect(game.cited).toEqual(['NEW-2.1 hidden', 'NEW-2.1 oars']);
  });

  test('[NEW-2.2] a search in vain is remembered', () => {
    const game = run<NewGame>(position({ cove: 3, phase: 'search' }), search, { choices: ['search 1'] });
    expect(game.state).toMatchObject({ empty: 1, winner: null });
    expect(searchOdds(game.state, 1)).toBe(0);
    expect(searchOdds(game.state, 2)).toBeCloseTo(1 / 3);
  });
});
