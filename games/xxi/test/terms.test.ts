/** XXI-2.5  The terms of the rules. */
import { run } from '@derby/kernel/testing';
import { describe, expect, test } from 'vitest';
import { allocation } from '../src/allocation.ts';
import { bombing } from '../src/bombing.ts';
import { construction } from '../src/construction.ts';
import { RESOURCES } from '../src/data/counters.ts';
import { LETTERS, SQUARES, YARDS } from '../src/data/map.ts';
import { AREAS, PATHS } from '../src/data/tracks.ts';
import { chanceOf, reaches } from '../src/dice.ts';
import { movement, transport } from '../src/movement.ts';
import type { Xxi } from '../src/state.ts';
import { built, emptyMap, fresh, inBox, inSquares, lift, onMap, placesOf } from './position.ts';

describe('XXI-2.5 terms', () => {
  test('[XXI-2.5a] only the highest die counts; dice are not added', () => {
    expect(reaches([4, 1], 4)).toBe(true);
    expect(reaches([1, 4], 4)).toBe(true);
    expect(reaches([3, 3], 4)).toBe(false);
    expect(reaches([6], 5)).toBe(true);
  });

  test('[XXI-2.5a] the chances are those of the table', () => {
    const table = [1, 2, 3, 4].map((dice) =>
      [2, 3, 4, 5, 6].map((need) => (chanceOf({ dice, need }) * 100).toFixed(1)).join(' '),
    );
    expect(table).toEqual([
      '83.3 66.7 50.0 33.3 16.7',
      '97.2 88.9 75.0 55.6 30.6',
      '99.5 96.3 87.5 70.4 42.1',
      '99.9 98.8 93.8 80.2 51.8',
    ]);
  });

  test('[XXI-2.5b] Danzig has 4 squares, Bremen 6, Hamburg 8', () => {
    expect(SQUARES).toEqual({ '18': 4, '8': 6, '12': 8 });
  });

  test.each(YARDS.map((yard) => [yard]))(
    '[XXI-2.5b] when the squares of %s are full, the rest stay outside',
    (yard) => {
      const hulls = RESOURCES.slice(0, SQUARES[yard]);
      const state = onMap(inSquares(emptyMap(fresh()), yard, ...hulls), { 'crew-F-1': yard });
      const full = run<Xxi>(state, (t) => movement(t), { choices: ['end-movement'] });
      expect(full.barred[0]).toMatchObject({ 'transfer crew-F-1': 'XXI-2.5b' });
      expect(placesOf(full.state)).toEqual({ 'crew-F-1': yard });
      lift(state, hulls[0]!);
      const free = run<Xxi>(state, (t) => movement(t), { choices: ['transfer crew-F-1', 'end-movement'] });
      expect(free.state.squares[yard]).toHaveLength(SQUARES[yard]);
    },
  );

  test('[XXI-2.5c] a devastated yard has nothing left to build with, and nothing comes in', () => {
    const parts = ['hull-A-1', 'hull-B-1', 'sys-D-1', 'sys-E-1', 'crew-F-1', 'crew-G-1'] as const;
    const state = inSquares(onMap(fresh(), { 'hull-C-1': '12', 'hull-C-2': '7' }), '12', ...parts);
    const game = run<Xxi>(
      inBox(state, 'ibg-1', 'dev-1'),
      function* (t) {
        yield* bombing(t);
        yield* transport(t);
        yield* movement(t);
        yield* construction(t);
      },
      { dice: [4, 4, 4, 6], choices: ['end-movement'] },
    );
    expect(game.state.scrap.toSorted()).toEqual([...parts, 'hull-C-1'].toSorted());
    expect(game.barred[0]).toMatchObject({ 'move hull-C-2 12': 'XXI-7.2d' });
    expect(game.state.commands).toEqual([]);
  });

  test('[XXI-2.5d] eight encounter boxes, each with a name of its own', () => {
    const names = AREAS.flatMap((area) => PATHS[area].boxes.map(({ name }) => name as string));
    expect(new Set(names).size).toBe(8);
  });

  test('[XXI-2.5d] resources appear on the seven lettered spaces only', () => {
    const game = run<Xxi>(inBox(emptyMap(fresh()), ...RESOURCES), (t) => allocation(t));
    expect([...new Set(Object.values(placesOf(game.state)))].toSorted()).toEqual(LETTERS);
  });

  test('[XXI-2.5d] flotillas are built in hubs 8, 12 and 18 only', () => {
    const state = inBox(inSquares(built(fresh(), 3), '18', 'hull-A-1', 'sys-D-1', 'crew-F-1'), 'ibg-1');
    const game = run<Xxi>(state, (t) => construction(t), { choices: ['no-build'] });
    const named = [...game.offered[0]!, ...Object.keys(game.barred[0]!)].filter((words) => words.startsWith('build '));
    expect(named.toSorted()).toEqual(['build 12', 'build 18', 'build 8']);
  });
});
