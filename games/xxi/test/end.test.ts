/** XXI-12  The End Phase. */
import { run } from '@derby/kernel/testing';
import { describe, expect, test } from 'vitest';
import { end } from '../src/end.ts';
import type { State, Xxi } from '../src/state.ts';
import {
  armiesAt,
  built,
  convoysIn,
  devastated,
  emptyMap,
  fresh,
  inBox,
  inScrap,
  inSquares,
  onMap,
  onTop,
  placesOf,
} from './position.ts';
import { matchAt, taking } from './questions.ts';

const close = (state: State, ...choices: readonly string[]) => run<Xxi>(state, end, { choices });

describe('XXI-12.1 convoys', () => {
  test('[XXI-12.1] all convoys in the Atlantic arrive and stay', () => {
    const state = convoysIn(convoysIn(inScrap(fresh(), 'dev-1'), 'AO', 'convoy-3', 'convoy-1'), 'WA', 'convoy-5');
    const first = close(state);
    expect(first.state.convoys).toEqual({ AO: [], WA: ['convoy-5', 'convoy-3', 'convoy-1'] });
    expect(first.log[0]).toEqual({
      rule: 'XXI-12.1',
      entry: { what: 'convoys-arrive', convoys: ['convoy-3', 'convoy-1'] },
    });
    const second = close({ ...inScrap(first.state, 'dev-2'), turn: 2 });
    expect(second.state.convoys).toEqual(first.state.convoys);
    expect(second.cited).toEqual(['XXI-12.2a turn-marked']);
  });
});

describe('XXI-12.2 the turn marker', () => {
  test('[XXI-12.2a] the player picks any counter of the Scrap Pile, whatever its kind', () => {
    const scrap = ['ibg-1', 'convoy-3', 'dev-7', 'vii-1', 'xxi-1', 'crew-F-2', 'aa-1', 'prio-1'] as const;
    const game = close(inScrap(fresh({ heavyAA: true, priorityTransport: true }), ...scrap), 'mark vii-1');
    expect(game.asked).toEqual(['XXI-12.2a']);
    expect(new Set(game.offered[0])).toEqual(new Set(scrap.map((id) => `mark ${id}`)));
    expect(game.state.turnTrack).toEqual(['vii-1']);
    expect(game.state.scrap).toEqual(scrap.filter((id) => id !== 'vii-1'));
  });

  test('[XXI-12.2a] neither map nor allocation box while the pile holds anything', () => {
    const game = close(inBox(inScrap(fresh(), 'dev-1'), 'ibg-1'));
    expect(game.asked).toEqual([]); // the single counter is taken without a question
    expect(game.state).toMatchObject({ turnTrack: ['dev-1'], scrap: [], allocation: ['ibg-1'] });
    expect(game.state.spaces).toEqual(fresh().spaces);
  });

  test('[XXI-12.2a] counters that look alike are offered once', () => {
    const game = close(inScrap(fresh(), 'dev-2', 'dev-1', 'dev-5', 'convoy-4', 'convoy-3', 'convoy-1'), 'mark dev-5');
    expect(game.offered).toEqual([['mark convoy-1', 'mark convoy-3', 'mark dev-1', 'mark dev-5']]);
  });

  test('[XXI-12.2a] the counter lies in the box of this turn', () => {
    const state = { ...inScrap(fresh(), 'dev-1'), turn: 4, turnTrack: [null, null, null] };
    const game = close(state);
    expect(game.state.turnTrack).toEqual([null, null, null, 'dev-1']);
    expect(game.log.at(-1)).toEqual({
      rule: 'XXI-12.2a',
      entry: { what: 'turn-marked', turn: 4, counter: 'dev-1' },
    });
  });

  /** Something of everything on the table, and nothing in the Scrap Pile. */
  function fullTable(): State {
    const state = built(armiesAt(fresh({ heavyAA: true }), 3), 1);
    convoysIn(convoysIn(state, 'AO', 'convoy-3'), 'WA', 'convoy-4');
    devastated(inSquares(emptyMap(state), '12', 'sys-D-1'), { '9': 'dev-1' });
    state.flak['7'] = 'aa-1';
    return state;
  }

  test('[XXI-12.2b] from an empty pile: a resource on a space, or a counter in the box, and nothing else', () => {
    const state = inBox(onMap(fullTable(), { 'hull-A-1': '13', 'crew-G-1': 'G' }), 'ibg-4', 'ibg-5');
    const game = close(state, 'mark crew-G-1');
    expect(game.asked).toEqual(['XXI-12.2b']);
    expect(game.offered).toEqual([['mark hull-A-1', 'mark crew-G-1', 'mark ibg-4']]);
    expect(game.state.turnTrack).toEqual(['crew-G-1']);
    expect(placesOf(game.state)).toEqual({ 'hull-A-1': '13' });
  });

  test('[XXI-12.2b] it must be given up, even the last', () => {
    const game = close(inBox(fullTable(), 'ibg-4'));
    expect(game.state).toMatchObject({ turnTrack: ['ibg-4'], allocation: [] });
    expect(game.cited.at(-1)).toBe('XXI-12.2b turn-marked');
  });

  test('[XXI-12.2b] with nothing anywhere the box stays empty, and the turn counts all the same', () => {
    const game = close(fullTable());
    expect(game.state).toMatchObject({ turnTrack: [null], squares: { '12': ['sys-D-1'] }, commands: ['ibg-10'] });
    const match = matchAt('end', onTop(fullTable(), 'hull-A-2', 'hull-A-3', 'hull-A-4', 'hull-A-5', 'hull-A-6'), [1]);
    expect(match.state).toMatchObject({ turn: 2, phase: 'movement', turnTrack: [null] });
  });
});

describe('XXI-12.3 the victory check', () => {
  const sixResources = ['hull-A-2', 'hull-A-3', 'hull-A-4', 'hull-A-5', 'hull-A-6', 'hull-B-2'] as const;

  test('[XXI-12.3] if the game goes on the next month begins', () => {
    const state = { ...onTop(inScrap(fresh(), 'dev-1', 'ibg-1'), ...sixResources), turn: 6 };
    const match = taking(matchAt('end', state, [4]), 'mark dev-1');
    expect(match.state).toMatchObject({ turn: 7, phase: 'movement', ending: null, points: 10 });
    expect(match.outcome).toBeUndefined();
  });

  test('[XXI-12.3] if it ends nothing more is drawn or asked', () => {
    const state = { ...convoysIn(inScrap(fresh(), 'dev-1', 'ibg-1'), 'AO', 'convoy-1'), turn: 6, sunk: 13 };
    const match = taking(matchAt('end', state), 'mark dev-1');
    expect(match.state).toMatchObject({ turn: 6, ending: 'stranglehold', allocation: [] });
    expect(match.question).toBeUndefined();
    expect(match.log().map(({ rule, entry }) => `${rule} ${entry.what}`)).toEqual([
      'XXI-12.1 convoys-arrive',
      'XXI-12.2a turn-marked',
      'XXI-14.3 game-ends',
    ]);
  });
});
