/** XXI-10  The Grinding War Phase. */
import { run } from '@derby/kernel/testing';
import { describe, expect, test } from 'vitest';
import { allocation } from '../src/allocation.ts';
import { draw } from '../src/draw.ts';
import { grindingWar } from '../src/grinding-war.ts';
import { transport } from '../src/movement.ts';
import type { State, Xxi } from '../src/state.ts';
import { armiesAt, emptyMap, fresh, inBox, inSquares, onMap, placesOf } from './position.ts';

const press = (state: State, dice: readonly number[], choices: readonly string[] = []) =>
  run<Xxi>(state, grindingWar, { dice, choices });

describe('XXI-10.0, 10.1, 10.2 the assault', () => {
  test('[XXI-10.0] without an army no die is rolled', () => {
    const game = press(fresh(), []);
    expect(game.state.front).toBe(0);
    expect(game.cited).toEqual([]);
  });

  test.each([
    [[5, 5, 5], 2],
    [[1, 6, 1], 3],
    [[6, 6, 6], 3],
  ])('[XXI-10.1] three armies in box 2 roll %j and then stand in box %i', (dice, front) => {
    const game = press(armiesAt(fresh(), 2, 3), dice);
    expect(game.state.front).toBe(front);
    expect(game.log[0]).toEqual({
      rule: 'XXI-10.1',
      entry: { what: 'armies-roll', dice, modifier: 0, need: 6, advance: front === 3, isLast: false },
    });
  });

  test('[XXI-10.1] all eight armies roll', () => {
    expect(press(armiesAt(fresh(), 0, 8), [1, 2, 3, 4, 5, 5, 5, 6]).state.front).toBe(1);
  });

  test('[XXI-10.1] an army drawn this turn rolls this turn', () => {
    const game = run<Xxi>(
      inBox(fresh(), 'army-1'),
      function* (t) {
        yield* allocation(t);
        yield* grindingWar(t);
      },
      { dice: [6] },
    );
    expect(game.state).toMatchObject({ armies: ['army-1'], front: 1 });
  });

  test.each([
    [0, 6, 5],
    [1, 5, 4],
    [2, 5, 3],
    [3, 4, 3],
    [4, 4, 2],
    [5, 3, 2],
    [6, 3, 1],
    [7, 2, 0],
  ])('[XXI-10.2] out of box %i the next turn draws %i and gets a die and %i', (front, draws, fixed) => {
    const game = run<Xxi>(
      armiesAt(fresh(), front),
      function* (t) {
        yield* grindingWar(t);
        yield* draw(t);
        yield* transport(t);
      },
      { dice: [6, 3] },
    );
    expect(game.state.allocation).toHaveLength(draws);
    expect(game.state.points).toBe(3 + fixed);
  });
});

describe('XXI-10.3 constant retreat', () => {
  test('[XXI-10.2] an advance into any other box is told under its own rule', () => {
    const game = press(armiesAt(fresh(), 6), [6]);
    expect(game.cited).toEqual(['XXI-10.1 armies-roll', 'XXI-10.2 armies-advance']);
  });

  test('[XXI-10.3a] the step into the last box costs nothing yet', () => {
    const game = press(armiesAt(inBox(fresh(), 'ibg-1'), 7, 2), [6, 6]);
    expect(game.state).toMatchObject({ front: 8, scrap: [], allocation: ['ibg-1'] });
    expect(game.state.spaces).toEqual(fresh().spaces);
    expect(game.cited).toEqual(['XXI-10.1 armies-roll', 'XXI-10.3a armies-advance']);
  });

  test('[XXI-10.3b] in the last box a success takes a crew of the player’s choice, on a lettered space too', () => {
    const game = press(armiesAt(onMap(fresh(), { 'crew-G-1': '12' }), 8), [6], ['lose crew-F-1']);
    expect([game.asked, game.offered]).toEqual([['XXI-10.3b'], [['lose crew-F-1', 'lose crew-G-1']]]);
    expect(game.state).toMatchObject({ front: 8, scrap: ['crew-F-1'] });
    expect(placesOf(game.state)).not.toHaveProperty('crew-F-1');
    expect(placesOf(game.state)).toHaveProperty('crew-G-1', '12');
  });

  test('[XXI-10.3b] one crew a turn, however many sixes', () => {
    expect(press(armiesAt(fresh(), 8, 3), [6, 6, 6], ['lose crew-G-1']).state.scrap).toEqual(['crew-G-1']);
  });

  test('[XXI-10.3b] a single crew goes without a question; the box and the squares are spared', () => {
    const state = armiesAt(inBox(inSquares(fresh(), '12', 'crew-F-1'), 'ibg-1'), 8);
    const game = press(state, [6]);
    expect(game.asked).toEqual([]);
    expect(game.state).toMatchObject({ scrap: ['crew-G-1'], allocation: ['ibg-1'], squares: { '12': ['crew-F-1'] } });
  });

  test('[XXI-10.3b] crews that look alike on one space are offered once', () => {
    const state = armiesAt(onMap(fresh(), { 'crew-F-2': 'F', 'crew-F-3': '10' }), 8);
    const game = press(state, [6], ['lose crew-F-3']);
    expect(game.offered).toEqual([['lose crew-F-1', 'lose crew-F-3', 'lose crew-G-1']]);
  });

  test('[XXI-10.3b] no success, no loss', () => {
    expect(press(armiesAt(fresh(), 8, 2), [5, 5]).state).toMatchObject({ front: 8, scrap: [] });
  });

  test('[XXI-10.3c] with no crew on a space a counter of the allocation box goes instead', () => {
    const options = { priorityTransport: true };
    const state = armiesAt(inBox(emptyMap(fresh(options)), 'ibg-1', 'prio-1', 'ibg-2'), 8);
    const game = press(onMap(state, { 'hull-A-1': 'A' }), [6], ['lose prio-1']);
    expect([game.asked, game.offered]).toEqual([['XXI-10.3c'], [['lose ibg-1', 'lose prio-1']]]);
    expect(game.state).toMatchObject({ scrap: ['prio-1'], allocation: ['ibg-1', 'ibg-2'] });
    expect(game.cited.at(-1)).toBe('XXI-10.3c retreat-costs');
  });

  test('[XXI-10.3c] crews in squares count as none', () => {
    const state = armiesAt(inBox(inSquares(fresh(), '8', 'crew-F-1', 'crew-G-1'), 'ibg-1'), 8);
    expect(press(state, [6]).state).toMatchObject({
      scrap: ['ibg-1'],
      allocation: [],
      squares: { '8': ['crew-F-1', 'crew-G-1'] },
    });
  });

  test('[XXI-10.3c] with the box empty as well nothing is lost, whatever else stands on the map', () => {
    const state = armiesAt(inSquares(fresh(), '8', 'crew-F-1', 'crew-G-1'), 8);
    const game = press(state, [6]);
    expect(game.cited.at(-1)).toBe('XXI-10.3c retreat-costs-nothing');
    expect(game.state.scrap).toEqual([]);
    expect(Object.keys(placesOf(game.state))).toEqual(['hull-A-1', 'hull-B-1', 'hull-C-1', 'sys-D-1', 'sys-E-1']);
  });
});
