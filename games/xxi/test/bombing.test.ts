/** XXI-6  Bombing Devastation Phase: which hub is hit, and what is lost there. */
import { run } from '@derby/kernel/testing';
import { describe, expect, test } from 'vitest';
import { bombing } from '../src/bombing.ts';
import { type DevastationId, RESOURCES } from '../src/data/counters.ts';
import { BOMBING_WAYS, HUBS, type Hub, LETTERS } from '../src/data/map.ts';
import { end } from '../src/end.ts';
import { movement } from '../src/movement.ts';
import { repair } from '../src/repair.ts';
import { type State, spaceOf, type Xxi } from '../src/state.ts';
import { devastated, emptyMap, fresh, inBox, inSquares, onMap, placesOf } from './position.ts';

const FACES = [1, 2, 3, 4, 5, 6];
const EVERY_ROLL = FACES.flatMap((a) => FACES.flatMap((b) => FACES.map((c) => [a, b, c])));

/** These markers were drawn, in this order, and the dice fall like this. */
const bomb = (state: State, markers: readonly DevastationId[], dice: readonly number[]) =>
  run<Xxi>(inBox(state, ...markers), (t) => bombing(t), { dice });

describe('XXI-6 bombing', () => {
  test('[XXI-6.0a] without a marker in the box nothing is rolled', () => {
    const game = run<Xxi>(inBox(fresh(), 'ibg-1', 'ibg-2'), (t) => bombing(t));
    expect(game.cited).toEqual([]);
    expect(game.state.devastation).toEqual({});
    expect(game.state.allocation).toEqual(['ibg-1', 'ibg-2']);
  });

  test('[XXI-6.0b] the sum of three dice names the hub', () => {
    const game = bomb(fresh(), ['dev-1'], [2, 3, 5]);
    expect(game.state.devastation).toEqual({ '10': 'dev-1' });
    expect(game.state.allocation).toEqual([]);
    expect(game.cited).toEqual(['XXI-6.0b raid', 'XXI-6.0c hub-devastated']);
  });

  test('[XXI-6.0b] over all 216 rolls each hub is hit as often as the table says', () => {
    const ways = Object.fromEntries(HUBS.map((hub) => [hub, 0])) as Record<Hub, number>;
    for (const dice of EVERY_ROLL) {
      const [hub] = Object.keys(bomb(fresh(), ['dev-1'], dice).state.devastation) as Hub[];
      ways[hub!] += 1;
    }
    expect(ways).toEqual(BOMBING_WAYS);
    const chances = ['3', '6', '10', '11', '12', '18'] as const;
    expect(chances.map((hub) => ways[hub])).toEqual([1, 10, 27, 27, 25, 1]);
  });

  test('[XXI-6.0b] several markers fall in the order drawn, each resolved before the next', () => {
    const state = onMap(emptyMap(fresh()), { 'hull-A-1': '7', 'hull-B-1': '9' });
    const game = bomb(inBox(state, 'dev-7', 'ibg-1'), ['dev-2'], [2, 2, 3, 3, 3, 3]);
    expect(game.state.devastation).toEqual({ '7': 'dev-7', '9': 'dev-2' });
    expect(game.state.allocation).toEqual(['ibg-1']);
    expect(game.log.map(({ entry }) => entry)).toMatchObject([
      { what: 'raid', marker: 'dev-7', dice: [2, 2, 3] },
      { what: 'hub-devastated', lost: ['hull-A-1'] },
      { what: 'raid', marker: 'dev-2', dice: [3, 3, 3] },
      { what: 'hub-devastated', lost: ['hull-B-1'] },
    ]);
  });

  test('[XXI-6.0c] every resource on the hub is lost, and none elsewhere', () => {
    const state = onMap(emptyMap(fresh()), { 'hull-A-1': '7', 'sys-D-2': '7', 'crew-G-1': '7', 'hull-B-1': '9' });
    const game = bomb(state, ['dev-1'], [1, 1, 5]);
    expect(game.state.scrap.toSorted()).toEqual(['crew-G-1', 'hull-A-1', 'sys-D-2']);
    expect(placesOf(game.state)).toEqual({ 'hull-B-1': '9' });
  });

  test.each([
    ['8', [2, 3, 3]],
    ['12', [4, 4, 4]],
    ['18', [6, 6, 6]],
  ] as const)('[XXI-6.0d] in shipyard %s the squares burn with the city', (yard, dice) => {
    const state = onMap(inSquares(emptyMap(fresh()), yard, 'sys-D-1', 'crew-F-1'), { 'hull-A-2': yard });
    const game = bomb(state, ['dev-1'], dice);
    expect(game.state.squares[yard]).toEqual([]);
    expect(placesOf(game.state)).toEqual({});
    expect(game.state.scrap.toSorted()).toEqual(['crew-F-1', 'hull-A-2', 'sys-D-1']);
    expect(game.cited).toEqual(['XXI-6.0b raid', 'XXI-6.0d hub-devastated']);
  });

  test('[XXI-6.0d] a raid on one yard leaves the squares of the others alone', () => {
    const state = inSquares(inSquares(fresh(), '8', 'hull-A-2'), '12', 'hull-A-3');
    const game = bomb(state, ['dev-1'], [2, 3, 3]);
    expect(game.state.squares).toEqual({ '8': [], '12': ['hull-A-3'], '18': [] });
  });

  test('[XXI-6.0e] a hub that burns already is rolled for again, all three dice', () => {
    const game = bomb(devastated(fresh(), { '12': 'dev-8' }), ['dev-1'], [4, 4, 4, 6, 5, 1, 3, 3, 3]);
    expect(game.state.devastation).toEqual({ '12': 'dev-8', '9': 'dev-1' });
    expect(game.cited).toEqual(['XXI-6.0e raid', 'XXI-6.0e raid', 'XXI-6.0b raid', 'XXI-6.0c hub-devastated']);
  });

  test('[XXI-6.0e] so is a hub that was hit a moment ago', () => {
    const game = bomb(fresh(), ['dev-1', 'dev-5'], [4, 4, 4, 6, 5, 1, 3, 3, 3]);
    expect(game.state.devastation).toEqual({ '12': 'dev-1', '9': 'dev-5' });
  });

  test('[XXI-6.0e] with seven hubs burning, the last of the eight markers still finds a free one', () => {
    const burning: State['devastation'] = {
      '7': 'dev-1',
      '8': 'dev-2',
      '9': 'dev-3',
      '10': 'dev-4',
      '11': 'dev-5',
      '12': 'dev-6',
      '13': 'dev-7',
    };
    const rerolled = [1, 1, 5, 2, 3, 3, 3, 3, 3, 4, 3, 3, 5, 3, 3, 4, 4, 4, 5, 4, 4];
    const game = bomb(devastated(fresh(), burning), ['dev-8'], [...rerolled, 1, 1, 1]);
    expect(game.state.devastation).toEqual({ ...burning, '3': 'dev-8' });
    expect(game.cited.filter((line) => line === 'XXI-6.0e raid')).toHaveLength(7);
    expect(HUBS.length).toBeGreaterThan(Object.keys(game.state.devastation).length);
  });

  test('[XXI-6.0f] no roll hits a lettered space', () => {
    const crowded = onMap(fresh(), Object.fromEntries(RESOURCES.map((id, i) => [id, LETTERS[i % LETTERS.length]])));
    for (const dice of EVERY_ROLL) {
      const state = { ...crowded, allocation: [], devastation: {}, spaces: [...crowded.spaces] };
      const game = bomb(state, ['dev-1'], dice);
      expect(Object.keys(placesOf(game.state))).toHaveLength(RESOURCES.length);
    }
  });

  test('[XXI-6.0g] the marker stays over the end of the turn', () => {
    const game = run<Xxi>(
      inBox(fresh(), 'dev-1'),
      function* (t) {
        yield* bombing(t);
        yield* repair(t);
        yield* end(t);
        yield* movement(t);
      },
      { dice: [1, 3, 3], choices: ['no-repair', 'mark hull-A-1', 'end-movement'] },
    );
    expect(game.state.devastation).toEqual({ '7': 'dev-1' });
  });

  test('[XXI-6.0g] it may be cleared in the Repair Phase of the same turn', () => {
    const game = run<Xxi>(
      inBox(fresh(), 'dev-1', 'ibg-1'),
      function* (t) {
        yield* bombing(t);
        yield* repair(t);
      },
      { dice: [1, 3, 3], choices: ['clear 7 ibg-1'] },
    );
    expect(game.state.devastation).toEqual({});
    expect(game.state.scrap).toEqual(['dev-1', 'ibg-1']);
  });

  test('[XXI-16.1.6] heavy AA rolls after the target is known; a 4 drives the raid off and stays', () => {
    const state = onMap(fresh({ heavyAA: true }), { 'hull-A-1': '12' });
    const game = bomb({ ...state, flak: { '12': 'aa-1' } }, ['dev-1'], [5, 4, 3, 4]);
    expect(game.state).toMatchObject({ flak: { '12': 'aa-1' }, scrap: ['dev-1'] });
    expect(game.state.devastation).toEqual({});
    expect(spaceOf(game.state, 'hull-A-1')).toBe('12');
  });

  test('[XXI-16.1.6] a 3 loses the heavy AA and all it guarded', () => {
    const state = onMap(fresh({ heavyAA: true }), { 'hull-A-1': '12' });
    const game = bomb({ ...state, flak: { '12': 'aa-1' } }, ['dev-2'], [4, 4, 4, 3]);
    expect(game.state).toMatchObject({ devastation: { '12': 'dev-2' }, scrap: ['aa-1', 'hull-A-1'] });
    expect(game.state.flak).toEqual({});
    expect(spaceOf(game.state, 'hull-A-1')).toBeNull();
  });
});
