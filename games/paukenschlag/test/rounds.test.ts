/** PK-5.5.6, PK-5.5.7, PK-7.12, PK-16.4  Rounds on a grid. */
import { describe, expect, test } from 'vitest';
import { playRound, startRound } from '../src/rounds.ts';
import type { Contact, Piece, State } from '../src/state.ts';
import { bare, grid, play, ship, sub } from './position.ts';

function duel(over: Partial<Contact> = {}, pieces: Partial<Piece> = {}): State {
  const state = bare();
  sub(state, 'U-66', 'CA');
  ship(state, 'DD-1', 'CA');
  grid(
    state,
    'CA',
    'axis',
    [
      ['U-66', 1, 1, pieces],
      ['DD-1', 9, 9, pieces],
    ],
    { step: 'round', ...over },
  );
  return state;
}
const begun = (state: State, dice: number[] = []) => play(state, (t) => startRound(t, t.state.contact!), { dice });
const played = (state: State, choices: readonly string[]) =>
  play(state, (t) => playRound(t, t.state.contact!), { choices });

describe('PK-7.4 a round begins', () => {
  test('[PK-7.4] [PK-5.5.6] a die for each side, thrown again while they are equal; all of them are told', () => {
    const game = begun(
      duel({ round: 2, stirred: true, finished: { axis: true, allies: true } }, { activated: true }),
      [4, 4, 3, 7],
    );
    expect(game.log).toEqual([
      {
        rule: 'PK-7.4',
        entry: {
          ...{ what: 'round-begins', round: 3, first: 'axis' },
          dice: [
            [4, 4],
            [3, 7],
          ],
        },
      },
    ]);
    expect(game.state.contact).toMatchObject({
      ...{ step: 'play', turn: 'axis', round: 3, stirred: false, finished: { axis: false, allies: false } },
      pieces: [{ activated: false }, { activated: false }],
    });
  });

  test('[PK-7.12] no die falls after an idle round, or after the last', () => {
    expect(begun(duel({ round: 1, stirred: false })).log[0]?.entry).toMatchObject({ why: 'nothing-stirs' });
    const last = duel({ stirred: true });
    last.contact!.round = last.options.roundCap;
    expect(begun(last).log[0]?.entry).toMatchObject({ why: 'round-cap' });
    expect(begun(duel({ round: 0, stirred: false }), [2, 1]).state.contact?.turn).toBe('allies');
  });
});

describe('PK-5.5.7 activations', () => {
  test('[PK-5.5.7] who has nobody left, or has finished, leaves the turn to the other; with nobody the round is over', () => {
    const turn = (change: (contact: Contact) => void) => {
      const state = duel({ step: 'play', round: 1, turn: 'axis' });
      change(state.contact!);
      const open = state.contact!.pieces.some(
        ({ activated }, i) => !activated && !state.contact!.finished[i ? 'allies' : 'axis'],
      );
      const game = played(state, open ? ['pass'] : []);
      return [game.seats, game.state.contact?.step];
    };
    expect(turn(() => {})).toEqual([['axis'], 'play']);
    expect(turn(({ pieces }) => void Object.assign(pieces[0]!, { activated: true }))).toEqual([['allies'], 'play']);
    expect(turn(({ finished }) => void Object.assign(finished, { axis: true }))).toEqual([['allies'], 'play']);
    expect(turn(({ finished }) => void Object.assign(finished, { axis: true, allies: true }))).toEqual([[], 'round']);
  });

  test('[PK-5.5.7] to finish is told, for the rest of the round, and the other side is next', () => {
    const game = played(duel({ step: 'play', round: 1 }), ['pass']);
    expect(game.log).toEqual([{ rule: 'PK-5.5.7', entry: { what: 'round-finished', side: 'axis' } }]);
    expect(game.state.contact).toMatchObject({ finished: { axis: true, allies: false }, turn: 'allies' });
    expect(game.state.lastDeed).toBe('pass');
  });

  test('[PK-16.4] an order is no deed, and the side goes on', () => {
    const state = duel({ step: 'play', round: 1 });
    state.lastDeed = 'before';
    const game = played(state, ['order detect nearest']);
    expect(game.state).toMatchObject({ lastDeed: 'before', orders: { axis: { detect: 'nearest' } } });
    expect(game.state.contact?.turn).toBe('axis');
  });

  test('[PK-5.5.7] what a unit does is the last deed', () => {
    expect(played(duel({ step: 'play', round: 1 }), ['go U-66 2-2 surfaced']).state.lastDeed).toBe(
      'go U-66 2-2 surfaced',
    );
  });
});
