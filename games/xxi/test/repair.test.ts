/** XXI-11  The Repair Phase. */
import { run } from '@derby/kernel/testing';
import { describe, expect, test } from 'vitest';
import { bombing } from '../src/bombing.ts';
import { end } from '../src/end.ts';
import { repair } from '../src/repair.ts';
import type { State, Xxi } from '../src/state.ts';
import { built, devastated, emptyMap, fresh, inBox, inSquares, onMap, placesOf } from './position.ts';

const mend = (state: State, ...choices: readonly string[]) => run<Xxi>(state, repair, { choices });

describe('XXI-11.1 refit', () => {
  test('[XXI-11.1] every depleted flotilla is at full strength again, of both types and free', () => {
    const state = built(inBox(fresh(), 'ibg-1'), 1);
    state.depleted.push('vii-1', 'xxi-1');
    const game = mend(state);
    expect(game.state).toMatchObject({ depleted: [], allocation: ['ibg-1'], scrap: [] });
    expect(game.state.spaces).toEqual(fresh().spaces);
    expect(game.log).toEqual([
      { rule: 'XXI-11.1', entry: { what: 'flotillas-refitted', flotillas: ['vii-1', 'xxi-1'] } },
    ]);
  });

  test('[XXI-11.1] where none is depleted nothing is told', () => {
    expect(mend(fresh()).cited).toEqual([]);
  });

  test('[XXI-11.1] the refit does not use up the repair', () => {
    const state = devastated(fresh(), { '7': 'dev-1' });
    state.depleted.push('vii-1');
    const game = mend(state, 'clear 7 hull-A-1');
    expect(game.cited).toEqual(['XXI-11.1 flotillas-refitted', 'XXI-11.2 hub-repaired']);
  });
});

describe('XXI-11.2 clearing bomb damage', () => {
  test.each([
    ['dev-4', 'hull', ['hull-A-1', 'hull-B-1', 'hull-C-1']],
    ['dev-5', 'system', ['sys-D-1', 'sys-E-1']],
    ['dev-6', 'system', ['sys-D-1', 'sys-E-1']],
    ['dev-7', 'crew', ['crew-F-1', 'crew-G-1']],
    ['dev-8', 'crew', ['crew-F-1', 'crew-G-1']],
  ] as const)('[XXI-11.2] %s shows a %s and is paid for with one', (marker, _kind, payments) => {
    const game = mend(devastated(fresh(), { '9': marker }), `clear 9 ${payments[0]}`);
    expect(game.offered).toEqual([[...payments.map((id) => `clear 9 ${id}`), 'no-repair']]);
    expect(Object.keys(game.barred[0]!)).toHaveLength(7 - payments.length);
    expect(new Set(Object.values(game.barred[0]!))).toEqual(new Set(['XXI-11.2']));
    expect(game.state).toMatchObject({ devastation: {}, scrap: [marker, payments[0]] });
    expect(placesOf(game.state)).not.toHaveProperty(payments[0]);
  });

  test('[XXI-11.2] a command from the allocation box clears any hub', () => {
    const state = inBox(emptyMap(devastated(fresh(), { '12': 'dev-7', '3': 'dev-1' })), 'ibg-2', 'ibg-1');
    const game = mend(state, 'clear 12 ibg-1');
    expect(game.offered).toEqual([['clear 3 ibg-1', 'clear 12 ibg-1', 'no-repair']]);
    expect(game.state).toMatchObject({
      devastation: { '3': 'dev-1' },
      scrap: ['dev-7', 'ibg-1'],
      allocation: ['ibg-2'],
    });
  });

  test('[XXI-11.2] a command on the Model Development Track pays for nothing', () => {
    const game = mend(built(emptyMap(devastated(fresh(), { '7': 'dev-1' })), 2));
    expect(game.asked).toEqual([]); // nothing is open but to pass
    expect(game.state).toMatchObject({ devastation: { '7': 'dev-1' }, commands: ['ibg-10', 'ibg-9'] });
  });

  test('[XXI-11.2] neither does a resource in a square: it is locked', () => {
    const state = inBox(inSquares(emptyMap(devastated(fresh(), { '7': 'dev-1' })), '12', 'hull-A-1'), 'ibg-1');
    const game = mend(state, 'no-repair');
    expect(game.offered).toEqual([['clear 7 ibg-1', 'no-repair']]);
    expect(game.barred).toEqual([{ 'clear 7 hull-A-1': 'XXI-8.1e' }]);
  });

  test('[XXI-8.1e] with open squares a resource in one pays, and none is locked', () => {
    const open = devastated(fresh({ openSquares: true }), { '7': 'dev-1' });
    const game = mend(inBox(inSquares(emptyMap(open), '12', 'hull-A-1'), 'ibg-1'), 'no-repair');
    expect(game.offered).toEqual([['clear 7 hull-A-1', 'clear 7 ibg-1', 'no-repair']]);
    expect(game.barred).toEqual([{}]);
  });

  test('[XXI-11.2] a resource pays from any space, and alike ones on one space are offered once', () => {
    const hulls = { 'hull-A-1': 'A', 'hull-A-2': 'A', 'hull-A-3': '12' } as const;
    const game = mend(onMap(emptyMap(devastated(fresh(), { '7': 'dev-1' })), hulls), 'clear 7 hull-A-3');
    expect(game.offered).toEqual([['clear 7 hull-A-1', 'clear 7 hull-A-3', 'no-repair']]);
    expect(placesOf(game.state)).toEqual({ 'hull-A-1': 'A', 'hull-A-2': 'A' });
  });

  test('[XXI-11.2] once a turn, and the next turn again', () => {
    const state = devastated(fresh(), { '7': 'dev-1', '9': 'dev-2' });
    const first = mend(state, 'clear 7 hull-A-1');
    expect(first.asked).toEqual(['XXI-11.2']);
    expect(first.state.devastation).toEqual({ '9': 'dev-2' });
    expect(mend(first.state, 'clear 9 hull-B-1').state.devastation).toEqual({});
  });

  test('[XXI-11.2] of the allocation box only commands pay', () => {
    const state = inBox(emptyMap(devastated(fresh(), { '7': 'dev-1' })), 'prio-1', 'convoy-1', 'ibg-1', 'army-1');
    const game = mend(state, 'no-repair');
    expect(game.offered).toEqual([['clear 7 ibg-1', 'no-repair']]);
    expect(game.barred).toEqual([{}]);
  });

  test('[XXI-16.1.7] double repair clears two hubs and no third, and counts from nothing next turn', () => {
    const hubs = { '7': 'dev-1', '9': 'dev-2', '3': 'dev-3' } as const;
    const state = devastated(fresh({ doubleRepair: true }), hubs);
    state.depleted.push('vii-1');
    const game = mend(state, 'clear 7 hull-A-1', 'clear 9 hull-B-1');
    expect(game.asked).toEqual(['XXI-11.2', 'XXI-11.2']);
    expect(game.cited).toEqual(['XXI-11.1 flotillas-refitted', 'XXI-11.2 hub-repaired', 'XXI-11.2 hub-repaired']);
    expect(game.state).toMatchObject({ devastation: { '3': 'dev-3' }, repairs: 0, tally: { repairs: 2 } });
  });

  test('[XXI-11.1] a repair that is taken up after its first clearing refits nobody a second time', () => {
    const state = devastated(fresh({ doubleRepair: true }), { '7': 'dev-1', '9': 'dev-2' });
    state.repairs = 1;
    state.depleted.push('vii-1');
    const game = mend(state, 'clear 7 hull-A-1');
    expect(game.cited).toEqual(['XXI-11.2 hub-repaired']);
    expect(game.state).toMatchObject({ depleted: ['vii-1'], repairs: 0 });
  });

  test('[XXI-11.2] it may be left alone', () => {
    const game = mend(devastated(fresh(), { '7': 'dev-1' }), 'no-repair');
    expect(game.state).toMatchObject({ devastation: { '7': 'dev-1' }, scrap: [] });
  });

  test('[XXI-11.2] with no hub devastated nobody is asked, whatever could pay', () => {
    expect(mend(inBox(fresh(), 'ibg-1')).asked).toEqual([]);
  });

  test('[XXI-11.2] a hub bombed this turn may be cleared, and marker or payment may mark the turn', () => {
    const game = run<Xxi>(
      inBox(fresh(), 'dev-1'),
      function* (t) {
        yield* bombing(t);
        yield* repair(t);
        yield* end(t);
      },
      { dice: [2, 2, 3], choices: ['clear 7 hull-A-1', 'mark hull-A-1'] },
    );
    expect(game.offered[1]).toEqual(['mark hull-A-1', 'mark dev-1']);
    expect(game.state).toMatchObject({ devastation: {}, scrap: ['dev-1'], turnTrack: ['hull-A-1'] });
  });
});
