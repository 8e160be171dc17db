/** PK-21.2, PK-16.3, PK-16.5  Barbarigo's secret: when it comes out, and how questions keep it. */
import { describe, expect, test } from 'vitest';
import { askFleet } from '../src/asking.ts';
import { revealMode, telling } from '../src/barbarigo.ts';
import type { State } from '../src/state.ts';
import { bare, grid, play, ship, sub, until } from './position.ts';

function secret(over: Partial<State['barbarigo']> = {}): State {
  const state = bare({ hiddenSubmarines: false });
  Object.assign(state.barbarigo, { mode: 'frogman', known: false }, over);
  sub(state, 'Barbarigo', 'CA');
  sub(state, 'U-66', 'CA');
  return state;
}

describe('PK-21.2 the mode comes out', () => {
  test('[PK-21.2] once, and by Barbarigo alone', () => {
    const state = secret();
    expect(play(state, (t) => revealMode(t, 'U-66')).cited).toEqual([]);
    expect(state.barbarigo.known).toBe(false);
    const game = play(state, (t) => revealMode(t, 'Barbarigo'));
    expect(game.log).toEqual([{ rule: 'PK-21.2', entry: { what: 'mode-revealed', mode: 'frogman' } }]);
    expect(game.state.barbarigo.known).toBe(true);
    expect(play(game.state, (t) => revealMode(t, 'Barbarigo')).cited).toEqual([]);
  });

  test('[PK-21.2] not where a view does not know it', () => {
    const game = play(secret({ mode: null }), (t) => revealMode(t, 'Barbarigo'));
    expect(game.cited).toEqual([]);
    expect(game.state.barbarigo.known).toBe(false);
  });
});

describe('PK-16.5 what its standing order tells', () => {
  const contactOf = (state: State, axis: 'hand' | 'order') => {
    ship(state, 'DD-1', 'CA');
    return grid(state, 'CA', 'axis', [['Barbarigo', 1, 1]], { manner: { axis, allies: 'hand' } });
  };

  test('[PK-16.5] only Barbarigo’s own deed, by order, while its mode is unknown', () => {
    const tells = (over: Partial<State['barbarigo']>, axis: 'hand' | 'order', unit: 'Barbarigo' | 'U-66') => {
      const state = secret(over);
      return telling(state, contactOf(state, axis), unit);
    };
    expect(tells({}, 'order', 'Barbarigo')).toBe('reveal');
    expect(tells({}, 'hand', 'Barbarigo')).toBe('log');
    expect(tells({ known: true }, 'order', 'Barbarigo')).toBe('log');
    expect(tells({}, 'order', 'U-66')).toBe('log');
  });
});

describe('PK-16.3 a question with one answer', () => {
  const isPut = (state: State, side: 'axis' | 'allies' = 'axis'): boolean =>
    until(state, (t) => askFleet(t, side, 'PK-5.4.1', (list) => list.open(['done']))).open.length > 0;

  test('[PK-16.3] [PK-21.2] is put to the Axis while Barbarigo’s mode is a secret', () => {
    expect([isPut(secret()), isPut(secret(), 'allies')]).toEqual([true, false]);
    expect(isPut(secret({ known: true }))).toBe(false);
  });

  test('[PK-16.3] is not put where Barbarigo is not in play', () => {
    const state = secret();
    state.subs = state.subs.filter(({ id }) => id !== 'Barbarigo');
    expect(isPut(state)).toBe(false);
  });

  test('[PK-16.3] [PK-18.4] is put to the Axis wherever submarines hide', () => {
    const state = bare({ hiddenSubmarines: true });
    expect([isPut(state), isPut(state, 'allies')]).toEqual([true, false]);
  });
});
