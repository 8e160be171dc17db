/** XXI-14  How to win, and how the game ends. */
import { Refused } from '@derby/kernel';
import { run } from '@derby/kernel/testing';
import { describe, expect, test } from 'vitest';
import { allocation } from '../src/allocation.ts';
import { battle } from '../src/battle.ts';
import type { Asks } from '../src/choices.ts';
import { CONVOYS } from '../src/data/counters.ts';
import { draw } from '../src/draw.ts';
import { end } from '../src/end.ts';
import { balanceOf, type State, type Xxi } from '../src/state.ts';
import { result } from '../src/victory.ts';
import { armiesAt, convoysIn, emptyMap, fresh, inScrap, lift, onTop } from './position.ts';
import { matchAt, ON_AND_ON, QUESTIONS, taking, UNHARMED } from './questions.ts';

interface Standing {
  readonly turn: number;
  readonly sunk: number;
  readonly WA?: number;
  readonly AO?: number;
}

/** The End Phase of a turn with so many convoys sunk, arrived and at sea; the marker is not a question. */
function close({ turn, sunk, WA = 0, AO = 0 }: Standing, options = {}) {
  const state: State = { ...inScrap(fresh(options), 'dev-1'), turn, sunk };
  convoysIn(convoysIn(state, 'WA', ...CONVOYS.slice(0, WA)), 'AO', ...CONVOYS.slice(WA, WA + AO));
  return run<Xxi>(state, end);
}

/** How it ended; 'goes on' if it did not. */
function outcome(standing: Standing, options = {}): string {
  const found = result(close(standing, options).state);
  return found ? `${found.rule} ${found.grade} ${found.winner}` : 'goes on';
}

const OVERLORD = 'XXI-14.2 defeat nobody';
const STRANGLEHOLD = 'XXI-14.3 decisive player';

describe('XXI-14.1 the convoy balance', () => {
  test.each([
    [0, 0, 0],
    [5, 2, 3],
    [2, 5, -3],
  ])('[XXI-14.1] %i sunk and %i arrived are a balance of %i', (sunk, WA, balance) => {
    expect(balanceOf(close({ turn: 5, sunk, WA }).state)).toBe(balance);
  });

  test('[XXI-14.1] a counter sunk, drawn again and sunk again counts twice', () => {
    const state = emptyMap(convoysIn(fresh(), 'AO', 'convoy-3'));
    state.drawPile = [];
    const sinking = [...UNHARMED.AO, 5, 1, 1, 1, 4, 1];
    const game = run<Xxi>(
      state,
      function* (t) {
        yield* battle(t);
        yield* draw(t); // the pile is empty: the refill brings the convoy back
        yield* allocation(t);
        yield* battle(t);
      },
      {
        dice: [...sinking, ...sinking],
        choices: ['send vii-1 AO', ...ON_AND_ON, 'end-missions', 'send vii-2 AO', ...ON_AND_ON, 'end-missions'],
      },
    );
    expect(game.cited).toContain('XXI-4.3 draw-pile-refilled');
    expect(game.state).toMatchObject({ sunk: 2, scrap: ['convoy-3'] });
    expect(balanceOf(game.state)).toBe(2);
  });

  test('[XXI-14.1] convoys still in the Atlantic do not count', () => {
    expect(balanceOf(convoysIn({ ...fresh(), sunk: 1 }, 'AO', 'convoy-1', 'convoy-2'))).toBe(1);
  });
});

describe('XXI-14.2 Overlord', () => {
  test.each([
    [9, 6, 'goes on'],
    [10, 5, 'goes on'],
    [10, 6, OVERLORD],
    [10, 7, OVERLORD],
    [13, 6, OVERLORD],
    [20, 6, OVERLORD],
    [21, 6, OVERLORD],
  ])('[XXI-14.2] turn %i with %i convoys arrived: %s', (turn, WA, expected) => {
    expect(outcome({ turn, sunk: 1, WA })).toBe(expected);
  });

  test('[XXI-14.2] what arrives in this End Phase counts', () => {
    expect(outcome({ turn: 10, sunk: 0, WA: 5, AO: 1 })).toBe(OVERLORD);
    expect(outcome({ turn: 10, sunk: 0, WA: 4, AO: 1 })).toBe('goes on');
  });

  test('[XXI-14.2] it is checked before Stranglehold: defeat, whatever the balance', () => {
    const standing = { turn: 10, sunk: 18, WA: 6 };
    const game = close(standing);
    expect(game.log.at(-1)).toEqual({
      rule: 'XXI-14.2',
      entry: { what: 'game-ends', ending: 'overlord', grade: 'defeat', balance: 12 },
    });
    expect(outcome(standing)).toBe(OVERLORD);
    expect(outcome({ ...standing, turn: 9 })).toBe(STRANGLEHOLD);
  });

  test('[XXI-14.2] it is checked before the final result too', () => {
    expect(outcome({ turn: 21, sunk: 17, WA: 6 })).toBe(OVERLORD); // a balance of 11 would have been a victory
  });
});

describe('XXI-14.3 Stranglehold', () => {
  test.each([
    [1, 12, 0, STRANGLEHOLD],
    [14, 12, 0, STRANGLEHOLD],
    [14, 12, 1, 'goes on'],
    [14, 11, 0, 'goes on'],
    [14, 17, 5, STRANGLEHOLD],
    [21, 12, 0, STRANGLEHOLD],
  ])('[XXI-14.3] turn %i, %i sunk and %i arrived: %s', (turn, sunk, WA, expected) => {
    expect(outcome({ turn, sunk, WA })).toBe(expected);
  });

  test('[XXI-14.3] an arrival in the same End Phase can still spoil it', () => {
    expect(outcome({ turn: 14, sunk: 12, AO: 1 })).toBe('goes on');
  });
});

describe('XXI-14.4 the final result', () => {
  test.each([
    [12, 'XXI-14.3 decisive player'],
    [11, 'XXI-14.4 operational player'],
    [9, 'XXI-14.4 operational player'],
    [8, 'XXI-14.4 marginal player'],
    [6, 'XXI-14.4 marginal player'],
    [5, 'XXI-14.4 defeat nobody'],
    [0, 'XXI-14.4 defeat nobody'],
  ])('[XXI-14.4] after turn 21 a balance of %i: %s', (sunk, expected) => {
    expect(outcome({ turn: 21, sunk })).toBe(expected);
    expect(outcome({ turn: 21, sunk: sunk + 3, WA: 3 })).toBe(expected);
  });

  test('[XXI-14.4] a balance below zero is a defeat', () => {
    expect(outcome({ turn: 21, sunk: 1, WA: 5 })).toBe('XXI-14.4 defeat nobody');
  });

  test('[XXI-14.4] turn 20 is not the last', () => {
    expect(outcome({ turn: 20, sunk: 11 })).toBe('goes on');
  });

  test('[XXI-14.4] convoys that were at sea have arrived by then', () => {
    expect(outcome({ turn: 21, sunk: 9, AO: 1 })).toBe('XXI-14.4 marginal player');
  });

  test.each([
    [12, 1],
    [9, 0.85],
    [6, 0.7],
    [5, 0],
  ])('[XXI-14.4] to a bot a balance of %i is worth %d', (sunk, worth) => {
    expect(result(close({ turn: 21, sunk }).state)?.worth).toEqual({ player: worth });
  });
});

describe('XXI-14.5 conceding', () => {
  test.each(Object.keys(QUESTIONS) as Asks[])('[XXI-14.5] the player may concede when asked under %s', (rule) => {
    const match = QUESTIONS[rule]();
    expect(match.question?.rule).toBe(rule);
    match.take('concede player');
    expect(match.outcome).toEqual({ rule: 'XXI-14.5', winner: 'nobody', grade: 'defeat', worth: { player: 0 } });
    expect(match.log().at(-1)).toMatchObject({
      rule: 'XXI-14.5',
      entry: { what: 'game-ends', ending: 'conceded', grade: 'defeat' },
    });
    expect(match.question).toBeUndefined();
    expect(() => match.take('concede player')).toThrow(Refused);
  });

  test('[XXI-14.5] conceding with a winning balance is a defeat all the same', () => {
    const match = matchAt('end', { ...fresh(), sunk: 11 });
    expect(taking(match, 'concede player').outcome?.grade).toBe('defeat');
  });

  test('[XXI-14.5] nobody can concede for someone who is not there', () => {
    expect(() => QUESTIONS['XXI-9.0']().take('concede allies')).toThrow(Refused);
  });

  test('[XXI-14.5] the loss of the last flotilla does not end the game', () => {
    const state = onTop(convoysIn(lift(fresh(), 'vii-2'), 'AO', 'convoy-3'), 'ibg-1', 'ibg-2', 'ibg-3', 'ibg-4');
    state.pen = [];
    const dice = [1, 1, 6, 1, 1, 6, /* no army, turn 2 */ 3];
    const match = taking(matchAt('battle', onTop(state, 'hull-A-2', 'hull-A-3'), dice), 'send vii-1 AO', 'go-on');
    expect(match.state).toMatchObject({ valentin: [], pen: [], scrap: ['vii-1'] });
    taking(match, 'end-missions');
    expect(match.state).toMatchObject({ turn: 2, phase: 'movement', ending: null, turnTrack: ['vii-1'] });
    expect(match.question?.rule).toBe('XXI-7.0');
  });

  test('[XXI-14.5] with no flotilla left the months run on to the final result', () => {
    const state = { ...armiesAt(fresh(), 8), turn: 21, sunk: 6, valentin: [], pen: [] };
    const match = taking(matchAt('battle', state, [1]), 'end-missions', 'mark hull-A-1');
    expect(match.outcome).toMatchObject({ rule: 'XXI-14.4', grade: 'marginal' });
  });
});
