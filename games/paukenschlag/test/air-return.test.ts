/** PK-5.7: the end of a turn. */
import { describe, expect, test } from 'vitest';
import { airReturn } from '../src/air-return.ts';
import { turnEnd } from '../src/turn-end.ts';
import { convoyOf, planeOf, shipOf, subOf } from '../src/units.ts';
import { balance, concede, result } from '../src/victory.ts';
import { bare, convoy, plane, play, ship, sub } from './position.ts';

describe('PK-5.7.1 and PK-5.7.2 back to base', () => {
  test('[PK-5.7.1] any open base within range; the Allies first, by id', () => {
    const state = bare();
    plane(state, 'VP-82', 'argentia', { state: 'patrol', at: 'CB' });
    plane(state, '33PG', 'mitchel', { state: 'cap', at: 'CA' });
    state.damage.langley = 3;
    const game = play(state, airReturn, { choices: ['base 33PG quonset', 'base VP-82 mitchel'] });
    expect(game.offered[0]).toEqual(['base 33PG lakehurst', 'base 33PG mitchel', 'base 33PG quonset']);
    expect(state.planes.every((one) => one.state === 'ready' && one.at === null)).toBe(true);
    expect(planeOf(state, 'VP-82').base).toBe('mitchel');
  });

  test('[PK-5.7.1] [PK-12.1.1] a German fighter keeps its base while that stands', () => {
    const state = bare();
    plane(state, 'Me109-1', 'lajes', { state: 'cap', at: 'CE' });
    plane(state, 'Me109-2', 'rabodepeixe', { state: 'cap', at: 'CE' });
    state.damage.rabodepeixe = 3;
    expect(play(state, airReturn).asked).toEqual([]);
    expect(state.planes.map((one) => one.base)).toEqual(['lajes', 'lajes']);
  });

  test('[PK-5.7.2] Flown German bombers go onto the track, un-flown ones stay Ready', () => {
    const state = bare();
    plane(state, 'FW200-1', 'lajes', { state: 'flown', at: 'CA' });
    plane(state, 'FW200-2', 'lajes');
    play(state, airReturn);
    expect(planeOf(state, 'FW200-1')).toMatchObject({ state: 'track', slot: 5, at: null });
    expect(planeOf(state, 'FW200-2').state).toBe('ready');
  });

  test('[PK-16.4] by standing order to the base it came from, else to the nearest', () => {
    const state = bare();
    plane(state, 'VP-51', 'langley', { state: 'patrol', at: 'DB' });
    state.orders.allies.bases = 'same';
    play(state, airReturn);
    expect(planeOf(state, 'VP-51').base).toBe('langley');
    Object.assign(planeOf(state, 'VP-51'), { state: 'patrol', at: 'DB' });
    state.damage.langley = 3;
    play(state, airReturn);
    expect(planeOf(state, 'VP-51').base).toBe('charlestonfield');
  });
});

describe('PK-5.7.3 end of turn', () => {
  test('[PK-5.7.3] [PK-10.4] [PK-8.2] convoys arrive, their ships stay, and markers come off', () => {
    const state = bare();
    convoy(state, 'C-1', 'TNK', 'CA', 'newyork', { steps: 3, detected: true });
    convoy(state, 'C-2', 'TNK', 'DB', 'newyork', { detected: true, activated: true });
    ship(state, 'DD-1', 'CA', { convoy: 'C-1', detected: true });
    sub(state, 'U-66', 'CA', { detected: true, activated: true, met: true, movedAgain: true });
    play(state, turnEnd);
    expect(balance(state)).toBe(-3);
    expect(state.convoys.map((one) => one.id)).toEqual(['C-2']);
    expect(shipOf(state, 'DD-1')).toMatchObject({ convoy: null, detected: false });
    expect(convoyOf(state, 'C-2')).toMatchObject({ detected: false, activated: false });
    expect(subOf(state, 'U-66')).toMatchObject({ detected: false, activated: false, met: false, movedAgain: false });
    expect(state.ended).toBeNull();
  });

  test('[PK-5.7.3] [PK-15.3] after the last turn the game is scored', () => {
    const state = bare({ shortGame: true }, { turn: 6 });
    play(state, turnEnd);
    expect(result(state)).toMatchObject({ winner: 'allies', grade: 'decisive', worth: { axis: 0, allies: 1 } });
  });

  test('[PK-15.5] giving up is a decisive loss; a marginal win is worth three quarters', () => {
    const state = bare();
    play(state, (t) => concede(t, 'allies'));
    expect(result(state)).toMatchObject({ winner: 'axis', rule: 'PK-15.5', worth: { axis: 1, allies: 0 } });
    state.ended = { winner: 'axis', grade: 'marginal' };
    expect(result(state)?.worth).toEqual({ axis: 0.75, allies: 0.25 });
  });
});
