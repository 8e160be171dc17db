/** PK-5.6  The second move of Surfaced submarines, and the aircraft that look for them. */
import { describe, expect, test } from 'vitest';
import { overhead, secondMove } from '../src/second-move.ts';
import type { State, Submarine } from '../src/state.ts';
import { planeOf, subOf } from '../src/units.ts';
import { bare, plane, play, sub } from './position.ts';

describe('PK-5.6.1 the second move', () => {
  const boat = (over: Partial<Submarine> = {}, options = {}): State => {
    const state = bare(options, { phase: 'second-move' });
    sub(state, 'U-66', 'BE', { fuel: 4, ...over });
    return state;
  };

  test('[PK-5.6.1] it moves, pays and is told; then it is done, and so is the phase', () => {
    const game = play(boat(), secondMove, { choices: ['move U-66 BD surfaced'] });
    expect([game.asked, game.seats]).toEqual([['PK-5.6.1'], ['axis']]);
    expect(game.log).toEqual([
      { rule: 'PK-5.6.1', entry: { what: 'moved-again', sub: 'U-66', from: 'BE', to: 'BD' } },
      { rule: 'PK-11.1', entry: { what: 'fuel-spent', sub: 'U-66', left: 3 } },
    ]);
    expect(subOf(game.state, 'U-66')).toMatchObject({ place: 'BD', movedAgain: true });
  });

  test('[PK-5.6.1] it may go anywhere two areas away but where it is, or home; or nowhere at all', () => {
    const game = play(boat(), secondMove, { choices: ['finish'] });
    const moves = game.offered[0]!.filter((one) => one.startsWith('move')).map((one) => one.split(' ')[2]);
    expect(moves).toEqual(expect.arrayContaining(['BD', 'CF', 'AK', 'CE']));
    expect(moves).not.toContain('BE');
    expect(game.offered[0]).toEqual(expect.arrayContaining(['finish', 'home U-66 surfaced']));
    expect(game.cited).toEqual([]);
  });

  test('[PK-5.6.1] home as in the first move', () => {
    const game = play(boat(), secondMove, { choices: ['home U-66 surfaced'] });
    expect(game.cited).toEqual(['PK-11.1 fuel-spent', 'PK-6.9 left-map']);
    expect(subOf(game.state, 'U-66')).toMatchObject({ place: 'home' });
    const far = play(boat({ place: 'DE' }), secondMove, { choices: ['finish'] });
    expect(far.offered[0]).not.toContain('home U-66 surfaced');
  });

  test.each<[string, Partial<Submarine>]>([
    ['Submerged', { status: 'submerged' }],
    ['having moved', { movedAgain: true }],
    ['without fuel, away from an exit', { fuel: 0, place: 'DE' }],
    ['at home', { place: 'home' }],
  ])('[PK-5.6.1] %s it is not asked about', (_how, over) => {
    expect(play(boat(over), secondMove).asked).toEqual([]);
  });

  test('[PK-6.9] without fuel it may still leave from an exit', () => {
    const game = play(boat({ fuel: 0 }), secondMove, { choices: ['home U-66 surfaced'] });
    expect(game.offered[0]!.filter((one) => !one.startsWith('order'))).toEqual(['finish', 'home U-66 surfaced']);
  });

  test('[PK-5.6.1] beside one that moves, a Submerged boat is barred by the rule, and one that has moved is not offered', () => {
    const state = boat();
    sub(state, 'U-109', 'DE', { status: 'submerged' });
    sub(state, 'U-123', 'DE', { movedAgain: true });
    const game = play(state, secondMove, { choices: ['finish'] });
    expect(game.barred[0]).toEqual({ 'home U-109 surfaced': 'PK-5.6.1' });
    expect(game.offered[0]!.some((one) => one.includes('U-123'))).toBe(false);
  });

  test('[PK-16.4] orders may be given here too', () => {
    const game = play(boat(), secondMove, { choices: ['order detect nearest', 'finish'] });
    expect(game.state.orders).toMatchObject({ axis: { detect: 'nearest' }, allies: { detect: 'ask' } });
  });

  test('[PK-18.4] where boats hide the question is put in any case, and told to the Axis alone', () => {
    const game = play(boat({ status: 'submerged' }, { hiddenSubmarines: true }), secondMove, { choices: ['finish'] });
    expect(game.asked).toEqual(['PK-5.6.1']);
    const moved = play(boat({}, { hiddenSubmarines: true }), secondMove, {
      choices: ['move U-66 BD surfaced', 'finish'],
    });
    expect(moved.whispered[0]).toBe('PK-5.6.1 moved-again: axis');
  });
});

describe('PK-5.6.2 aircraft overhead', () => {
  const over = (options = {}): State => {
    const state = bare(options, { phase: 'overhead' });
    plane(state, 'VP-51', 'langley');
    sub(state, 'U-66', 'CA');
    sub(state, 'U-109', 'CA', { status: 'submerged' });
    sub(state, 'U-123', 'CB');
    return state;
  };

  test('[PK-5.6.2] one search each, of a boat on the surface in its area; what is found is attacked', () => {
    const game = play(over(), overhead, { choices: ['search VP-51 U-66'], dice: [1, 1] });
    expect([game.asked, game.seats]).toEqual([['PK-5.6.2'], ['allies']]);
    expect(game.offered).toEqual([['done', 'search VP-51 U-66']]);
    expect(game.cited).toEqual(['PK-8.4 air-search', 'PK-8.2 detected', 'PK-9.4.3 asw-attack']);
    expect(game.state.searched).toEqual(['VP-51']);
  });

  test('[PK-5.6.2] what is not found is not attacked; and nobody need search', () => {
    const missed = play(over(), overhead, { choices: ['search VP-51 U-66'], dice: [10] });
    expect(missed.cited).toEqual(['PK-8.4 air-search']);
    expect(planeOf(missed.state, 'VP-51').state).toBe('ready');
    expect(play(over(), overhead, { choices: ['done'] }).cited).toEqual([]);
  });

  test.each<[string, (state: State) => void]>([
    ['nobody is up', (state) => void Object.assign(subOf(state, 'U-66'), { status: 'submerged' })],
    ['it has searched', (state) => void state.searched.push('VP-51')],
    ['it has flown', (state) => void Object.assign(planeOf(state, 'VP-51'), { state: 'flown', at: 'CA' })],
  ])('[PK-5.6.2] where %s nobody is asked', (_why, change) => {
    const state = over();
    change(state);
    expect(play(state, overhead).asked).toEqual([]);
  });

  test('[PK-18.5] where boats hide every aircraft searches by itself: a Detected boat by name, else the area', () => {
    const swept = play(over({ hiddenSubmarines: true }), overhead, { dice: [1, 1] });
    expect(swept.asked).toEqual([]);
    expect(swept.cited[0]).toBe('PK-18.5 air-search');
    expect(swept.log[0]?.entry).toMatchObject({ sub: 'U-66', found: true });
    const known = over({ hiddenSubmarines: true });
    subOf(known, 'U-66').detected = true;
    expect(play(known, overhead, { dice: [10] }).cited).toEqual(['PK-8.4 air-search']);
    const below = over({ hiddenSubmarines: true });
    Object.assign(subOf(below, 'U-66'), { detected: true, status: 'submerged' });
    expect(play(below, overhead, { dice: [10] }).cited).toEqual(['PK-18.5 air-search']);
    const elsewhere = over({ hiddenSubmarines: true });
    subOf(elsewhere, 'U-123').detected = true;
    expect(play(elsewhere, overhead, { dice: [10] }).cited).toEqual(['PK-18.5 air-search']);
  });

  test('[PK-12.3] what takes no part does not search', () => {
    const state = over({ hiddenSubmarines: true });
    Object.assign(planeOf(state, 'VP-51'), { state: 'flown', at: 'CA' });
    expect(play(state, overhead).cited).toEqual([]);
  });
});
