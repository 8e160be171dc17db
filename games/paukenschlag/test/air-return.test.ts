/** PK-5.7: the end of a turn. */
import { describe, expect, test } from 'vitest';
import { airReturn, bombersReady } from '../src/air-return.ts';
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

describe('PK-5.7.1 who comes home where', () => {
  test('[PK-5.7.1] the Allies land before the Axis, and each landing is told', () => {
    const state = bare();
    plane(state, 'FW200-1', 'lajes', { state: 'flown', at: 'CE' });
    plane(state, 'Me109-1', 'lajes', { state: 'flown', at: 'CE' });
    plane(state, 'VS-1D1', 'quonset', { state: 'flown', at: 'CA' });
    for (const side of ['axis', 'allies'] as const) state.orders[side].bases = 'same';
    const game = play(state, airReturn);
    expect(game.log).toEqual([
      { rule: 'PK-5.7.1', entry: { what: 'returned', plane: 'VS-1D1', base: 'quonset' } },
      { rule: 'PK-5.7.2', entry: { what: 'on-track', plane: 'FW200-1', slot: 5 } },
      { rule: 'PK-5.7.1', entry: { what: 'returned', plane: 'Me109-1', base: 'lajes' } },
    ]);
    expect(planeOf(state, 'FW200-1')).toMatchObject({ state: 'track', at: null, slot: 5, doubled: false });
  });

  test('[PK-5.3.6] who went to another base is Ready there; a floatplane is looked after later', () => {
    const state = bare({ v21_3_floatplanes: true });
    plane(state, '33PG', 'langley', { state: 'flown' });
    plane(state, '8PG', 'langley', { state: 'track', slot: 9 });
    plane(state, 'BV222', 'home', { state: 'flown', at: 'CA' });
    expect(play(state, airReturn).cited).toEqual([]);
    expect(state.planes.map(({ id, state: now }) => [id, now])).toEqual([
      ['8PG', 'track'],
      ['33PG', 'ready'],
      ['BV222', 'flown'],
    ]);
  });

  test('[PK-5.7.2] Allied bombers need no rest', () => {
    const state = bare();
    plane(state, '2BG', 'langley', { state: 'flown', at: 'CE' });
    play(state, airReturn, { choices: ['base 2BG langley'] });
    expect(planeOf(state, '2BG').state).toBe('ready');
  });

  test('[PK-5.7.1] a German fighter keeps its own base while it may land there, an Allied one need not', () => {
    const state = bare();
    plane(state, 'Me109-2', 'rabodepeixe', { state: 'cap', at: 'CE' });
    expect(play(state, airReturn).asked).toEqual([]);
    expect(planeOf(state, 'Me109-2').base).toBe('rabodepeixe');
    plane(state, '33PG', 'mitchel', { state: 'cap', at: 'CA' });
    expect(play(state, airReturn, { choices: ['base 33PG langley'] }).asked).toEqual(['PK-5.7.1']);
  });

  test('[PK-16.4] by standing order the nearest field where its own is ruined', () => {
    const state = bare();
    plane(state, 'VP-51', 'langley', { state: 'patrol', at: 'DB' });
    state.damage.langley = 3;
    state.orders.allies.bases = 'same';
    play(state, airReturn);
    expect(planeOf(state, 'VP-51').base).toBe('charlestonfield');
  });

  test('[PK-5.7.1] with no field in range that is not ruined, it is lost', () => {
    const state = bare();
    plane(state, 'VS-1D1', 'hato', { state: 'flown', at: 'EC' });
    state.damage.hato = 3;
    const game = play(state, airReturn);
    expect(game.cited).toEqual(['PK-5.7.1 no-base', 'PK-15.1 aircraft-lost']);
    expect(state.planes).toEqual([]);
  });
});

describe('PK-5.1.3 off the track', () => {
  test('[PK-21.3.1] a floatplane is Ready at home, whatever the state of the fields', () => {
    const state = bare({ v21_3_floatplanes: true }, { turn: 6 });
    plane(state, 'BV222', 'home', { state: 'track', slot: 6 });
    for (const id of ['lajes', 'rabodepeixe'] as const) state.damage[id] = 3;
    const game = play(state, bombersReady);
    expect(game.log).toEqual([{ rule: 'PK-5.1.3', entry: { what: 'bomber-ready', plane: 'BV222', base: 'home' } }]);
    expect(planeOf(state, 'BV222')).toMatchObject({ state: 'ready', base: 'home', slot: 0 });
  });

  test('[PK-12.6] with both fields ruined a bomber waits; by standing order it goes back to its own', () => {
    const state = bare({}, { turn: 6 });
    plane(state, 'FW200-1', 'rabodepeixe', { state: 'track', slot: 5 });
    plane(state, 'He177-1', 'lajes', { state: 'ready', slot: 0 });
    for (const id of ['lajes', 'rabodepeixe'] as const) state.damage[id] = 3;
    expect(play(state, bombersReady).cited).toEqual(['PK-12.6 bomber-waits']);
    expect(planeOf(state, 'FW200-1')).toMatchObject({ state: 'track', slot: 5 });
    for (const id of ['lajes', 'rabodepeixe'] as const) state.damage[id] = 2;
    state.orders.axis.bases = 'same';
    play(state, bombersReady);
    expect(planeOf(state, 'FW200-1')).toMatchObject({ state: 'ready', base: 'rabodepeixe', slot: 0 });
  });
});
