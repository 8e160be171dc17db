/** Rules that can be read in two ways: the options that choose the other reading. */
import { run } from '@derby/kernel/testing';
import { describe, expect, test } from 'vitest';
import { battle } from '../src/battle.ts';
import { end } from '../src/end.ts';
import { grindingWar } from '../src/grinding-war.ts';
import { repair } from '../src/repair.ts';
import type { Xxi } from '../src/state.ts';
import { armiesAt, convoysIn, devastated, emptyMap, fresh, inBox, inSquares, lift, onMap } from './position.ts';

describe('[XXI-9.2b] no turning back', () => {
  const sail = (noTurningBack: boolean) =>
    run<Xxi>(convoysIn(fresh({ noTurningBack }), 'AO', 'convoy-1'), battle, {
      dice: [4, 1, 5, 1, 4, 1, 5, 1, 6, 6, 1, 1, 6, 6],
      choices: ['send vii-1 AO', ...(noTurningBack ? [] : ['go-on', 'go-on', 'go-on']), 'end-missions'],
    });

  test('a flotilla that passes a box is asked whether to go on, and with the option is not', () => {
    expect(sail(false).asked).toEqual(['XXI-9.0', 'XXI-9.2b', 'XXI-9.2b', 'XXI-9.2b', 'XXI-9.0']);
    expect(sail(true).asked).toEqual(['XXI-9.0', 'XXI-9.0']);
    expect(sail(true).state).toEqual({ ...sail(false).state, options: sail(true).state.options });
  });
});

describe('[XXI-8.1e] open squares', () => {
  const burning = (openSquares: boolean) =>
    inSquares(devastated(emptyMap(fresh({ openSquares })), { '4': 'dev-1' }), '12', 'hull-A-1', 'hull-A-2');

  test('a part in a square pays for a repair, and leaves it; one of two that are alike is enough to name', () => {
    const game = run<Xxi>(burning(true), repair, { choices: ['clear 4 hull-A-1'] });
    expect(game.offered).toEqual([['clear 4 hull-A-1', 'no-repair']]);
    expect(game.state.squares[12]).toEqual(['hull-A-2']);
    expect(game.state.scrap).toEqual(expect.arrayContaining(['dev-1', 'hull-A-1']));
  });

  test('without the option it is locked', () => {
    const game = run<Xxi>(burning(false), repair);
    expect(game.state.devastation).toEqual({ '4': 'dev-1' });
  });

  test('parts that are alike in different yards are told apart', () => {
    const state = inSquares(burning(true), '8', 'hull-A-3');
    const game = run<Xxi>(state, repair, { choices: ['no-repair'] });
    expect(game.offered).toEqual([['clear 4 hull-A-1', 'clear 4 hull-A-3', 'no-repair']]);
  });

  test('the retreat takes a crew from its square', () => {
    const state = inSquares(emptyMap(armiesAt(fresh({ openSquares: true }), 8)), '12', 'crew-F-1');
    const game = run<Xxi>(state, grindingWar, { dice: [6] });
    expect(game.state.squares[12]).toEqual([]);
    expect(game.state.scrap).toContain('crew-F-1');
  });

  test('with an empty Scrap Pile a part in a square may mark the turn', () => {
    const state = inSquares({ ...emptyMap(fresh({ openSquares: true })), phase: 'end' }, '12', 'sys-D-1');
    const game = run<Xxi>(state, end);
    expect(game.state.turnTrack).toEqual(['sys-D-1']);
    expect(game.state.squares[12]).toEqual([]);
  });
});

describe('[XXI-12.2b] any marker', () => {
  const bare = (markAnything: boolean) => {
    const state = devastated(armiesAt(emptyMap(fresh({ markAnything })), 2, 1), { '7': 'dev-1' });
    return convoysIn(onMap(inBox(state, 'ibg-1'), { 'hull-A-1': 'A' }), 'WA', 'convoy-3');
  };

  test('with an empty Scrap Pile convoys, armies and markers may mark the turn too', () => {
    const game = run<Xxi>(bare(true), end, { choices: ['mark dev-1'] });
    expect(new Set(game.offered[0])).toEqual(
      new Set(['mark hull-A-1', 'mark ibg-1', 'mark convoy-3', 'mark army-1', 'mark dev-1']),
    );
    expect(game.state.turnTrack).toEqual(['dev-1']);
    expect(game.state.devastation).toEqual({});
  });

  test('heavy AA that marks the turn leaves its hub', () => {
    const state = lift(bare(true), 'aa-1', 'aa-2');
    state.flak = { '12': 'aa-1', '8': 'aa-2' };
    const { turnTrack, flak, devastation } = run<Xxi>(state, end, { choices: ['mark aa-1'] }).state;
    expect({ turnTrack, flak, devastation }).toEqual({
      turnTrack: ['aa-1'],
      flak: { '8': 'aa-2' },
      devastation: { '7': 'dev-1' },
    });
  });

  test.each([
    ['convoy-3', { convoys: { AO: [], WA: [] } }],
    ['army-1', { armies: [], front: 2 }],
  ])('%s leaves its place', (counter, left) => {
    expect(run<Xxi>(bare(true), end, { choices: [`mark ${counter}`] }).state).toMatchObject(left);
  });

  test('without the option they may not', () => {
    const game = run<Xxi>(bare(false), end, { choices: ['mark ibg-1'] });
    expect(game.offered).toEqual([['mark hull-A-1', 'mark ibg-1']]);
  });
});
