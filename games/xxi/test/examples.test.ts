/** The worked examples XXI-EX1 … XXI-EX22, each with its dice and choices; from missions on they are in examples-further. What is not named is as at setup. */
import { run } from '@derby/kernel/testing';
import { describe, expect, test } from 'vitest';
import { allocation } from '../src/allocation.ts';
import { battle } from '../src/battle.ts';
import { bombing } from '../src/bombing.ts';
import { buildBar, construction } from '../src/construction.ts';
import { draw } from '../src/draw.ts';
import { ratingsOf } from '../src/flotillas.ts';
import { movement, transport } from '../src/movement.ts';
import { repair } from '../src/repair.ts';
import { resourcesAt, type State, type Xxi } from '../src/state.ts';
import {
  armiesAt,
  built,
  convoysIn,
  devastated,
  fresh,
  inBox,
  inScrap,
  inSquares,
  lift,
  onMap,
  onTop,
  placesOf,
} from './position.ts';
import { logged, ON_AND_ON } from './questions.ts';

describe('the examples of the source', () => {
  test('XXI-EX1 two Type VIIs [XXI-9.10]', () => {
    const game = run<Xxi>(convoysIn(fresh(), 'AO', 'convoy-3'), battle, {
      dice: [
        ...[3, 4, 2, 4, 5, 4, 5], // vii-1: Open Ocean, PBY Searchers, depth charge, trip home
        ...[1, 6, 3, 5, 5, 6, 4, 4, 3, 6], // vii-2: three boxes passed, Destroyer Screen failed, depth charges
        ...[4, 5, 1, 4], // the convoy, and its escorts
      ],
      choices: ['send vii-1 AO', 'go-on', 'abort', 'send vii-2 AO', ...ON_AND_ON, 'go-on', 'end-missions'],
    });
    expect(game.state).toMatchObject({
      convoys: { AO: [], WA: [] },
      sunk: 1,
      scrap: ['convoy-3', 'vii-2'],
      valentin: ['vii-1'],
      depleted: ['vii-1'],
    });
    expect(run<Xxi>(game.state, repair).state.depleted).toEqual([]);
  });

  test('XXI-EX2 duplicates [XXI-5.2]', () => {
    const state = onTop(fresh(), 'hull-A-2', 'hull-A-3', 'army-1', 'army-2', 'army-3', 'ibg-1');
    const game = run<Xxi>(state, function* (t) {
      yield* draw(t);
      yield* allocation(t);
    });
    expect(resourcesAt(game.state, 'A')).toEqual(['hull-A-1', 'hull-A-2', 'hull-A-3']);
    expect(game.state).toMatchObject({ front: 0, armies: ['army-1', 'army-2', 'army-3'], allocation: ['ibg-1'] });
  });

  test.each([
    [0, 1, 7],
    [0, 6, 12],
    [8, 1, 1],
  ])('XXI-EX3 with the armies at %i a transport die of %i gives %i points [XXI-7.1a]', (front, die, points) => {
    const state = front === 0 ? fresh() : armiesAt(fresh(), front);
    expect(run<Xxi>(state, transport, { dice: [die] }).state.points).toBe(points);
  });

  test.each([
    ['nothing devastated', {}, ['G', '13', '14', 'D']],
    ['Kassel devastated', { '13': 'dev-1' }, ['G', '14', 'D']],
  ] as const)('XXI-EX4 the ways out of Gustavsburg, %s [XXI-7.2c]', (_when, markers, ways) => {
    const state = { ...devastated(fresh(), markers), points: 1 };
    const game = run<Xxi>(state, movement, { choices: ['end-movement'] });
    const moves = game.offered[0]?.filter((words) => words.startsWith('move hull-A-1 '));
    expect(moves).toEqual(ways.map((space) => `move hull-A-1 ${space}`));
  });

  test('XXI-EX5 model A at Hamburg [XXI-8.4a]', () => {
    const parts = ['hull-A-1', 'hull-C-1', 'sys-D-1', 'sys-E-1', 'crew-F-1', 'crew-G-1'] as const;
    const state = { ...inBox(inSquares(fresh(), '12', ...parts), 'ibg-1', 'ibg-2'), turn: 5 };
    const game = run<Xxi>(
      convoysIn(state, 'AO', 'convoy-3'),
      function* (t) {
        yield* construction(t);
        yield* battle(t);
      },
      { choices: ['build 12', 'end-missions'] },
    );
    expect(game.state).toMatchObject({
      scrap: [...parts],
      commands: ['ibg-1'],
      allocation: ['ibg-2'],
      pen: ['xxi-2', 'xxi-3', 'xxi-4', 'xxi-5'],
      depleted: [],
    });
    expect(game.asked).toEqual(['XXI-8.1a', 'XXI-9.0']); // no second build
    expect(game.offered[1]).toContain('send xxi-1 AO');
    expect(ratingsOf(game.state, 'xxi-1')).toEqual({ engine: 3, silence: 2, attack: 2, defense: 3 });
  });

  describe('XXI-EX6 Danzig', () => {
    const danzig = (builds: number): State =>
      inBox(inSquares(built(fresh(), builds), '18', 'hull-C-1', 'hull-C-2', 'sys-E-1', 'crew-F-1'), 'ibg-5');

    test('XXI-EX6 (a) has no room for model B, whatever lies there [XXI-8.3]', () => {
      const game = run<Xxi>(danzig(1), construction);
      expect(game.asked).toEqual([]); // nothing is open but not to build
      expect(buildBar(game.state, '18')).toBe('XXI-8.3');
      expect(game.state.commands).toEqual(['ibg-10']);
    });

    test('XXI-EX6 (b) builds model C, and every Type XXI has its ratings', () => {
      const game = run<Xxi>(danzig(2), construction, { choices: ['build 18'] });
      expect(game.state.scrap).toEqual(['hull-C-1', 'hull-C-2', 'sys-E-1', 'crew-F-1']);
      for (const id of ['xxi-1', 'xxi-2', 'xxi-3'] as const)
        expect(ratingsOf(game.state, id)).toEqual({ engine: 3, silence: 4, attack: 3, defense: 4 });
    });
  });

  test('XXI-EX7 the upgrade to B holds in the Battle Phase of the same turn [XXI-8.5]', () => {
    const state = convoysIn(inBox(built(fresh(), 1), 'ibg-1'), 'AO', 'convoy-3');
    inSquares(state, '12', 'hull-A-1', 'hull-B-1', 'sys-D-1', 'sys-E-1', 'crew-F-1');
    const game = run<Xxi>(
      state,
      function* (t) {
        yield* construction(t);
        yield* battle(t);
      },
      {
        dice: [
          ...[4, 1, 1, 5, 1, 1, 4, 1, 1, 4, 1, 1], // xxi-1: three dice for engine and silence
          ...[1, 1, 1, 2, 4, 1, 1], // xxi-2: a depth charge of 2 does not reach 3
          ...[1, 1, 2], // vii-1: two dice, and it reaches 2
        ],
        choices: [
          'build 12',
          ...['send xxi-1 AO', 'go-on', 'go-on', 'abort'],
          ...['send xxi-2 AO', 'abort'],
          ...['send vii-1 AO', 'return'],
          'end-missions',
        ],
      },
    );
    const B = { engine: 3, silence: 3, attack: 3, defense: 3 };
    const VII = { engine: 2, silence: 2, attack: 2, defense: 2 };
    const ratings = (['xxi-1', 'xxi-2', 'vii-1', 'vii-2'] as const).map((id) => ratingsOf(game.state, id));
    expect(ratings).toEqual([B, B, VII, VII]);
    expect(game.state.depleted).toEqual(['vii-1']);
  });

  describe('XXI-EX8 the Open Ocean', () => {
    const sail = (dice: readonly number[], choices: readonly string[]) =>
      run<Xxi>(convoysIn(fresh(), 'AO', 'convoy-3'), battle, {
        dice,
        choices: ['send vii-1 AO', ...choices, 'end-missions'],
      });

    test('XXI-EX8 hit, the flotilla returns without more dice [XXI-9.3]', () => {
      const game = sail([1, 3, 2], ['return']);
      expect(game.state).toMatchObject({ valentin: ['vii-2', 'vii-1'], depleted: ['vii-1'] });
    });

    test('XXI-EX8 or it goes on, and comes home by the trip home [XXI-9.3]', () => {
      const game = sail([1, 3, 2, 6, 1, 5, 5, 1, 4], ['go-on', 'go-on', 'abort']);
      expect(game.state).toMatchObject({ valentin: ['vii-2', 'vii-1'], depleted: ['vii-1'] });
      expect(logged(game, 'trip-home')).toMatchObject([{ dice: [1, 4], passed: true }]);
    });

    test('XXI-EX8 not hit, it goes on at full strength or aborts; there is no direct return [XXI-9.5]', () => {
      const aborted = sail([1, 3, 1, 4, 4], ['abort']);
      expect(aborted.offered[1]).toEqual(['go-on', 'abort']);
      const gone = sail([1, 3, 1, 5, 1, 4, 4], ['go-on', 'abort']);
      expect([aborted.state.depleted, gone.state.depleted]).toEqual([[], []]);
    });
  });

  test('XXI-EX9 one sortie a turn [XXI-9.9c]', () => {
    const state = convoysIn(convoysIn(built(fresh(), 1), 'AO', 'convoy-3'), 'WA', 'convoy-4', 'convoy-5');
    const way = [4, 1, 1, 5, 1, 1, 4, 1, 5, 1];
    const game = run<Xxi>(state, battle, {
      dice: [...way, /* sunk */ 5, 1, /* no hit */ 2, 2, /* home */ 4, 1, 1],
      choices: ['send xxi-1 AO', ...ON_AND_ON, 'end-missions'],
    });
    expect(game.state).toMatchObject({ valentin: ['vii-1', 'vii-2', 'xxi-1'], depleted: [] });
    expect(game.barred.at(-1)).toMatchObject({ 'send xxi-1 WA': 'XXI-9.9c' });
    const next = run<Xxi>(game.state, battle, { choices: ['end-missions'] });
    expect(next.offered[0]).toContain('send xxi-1 WA');
  });
});

describe('bombing, refill and movement', () => {
  test('XXI-EX10 raids with a reroll, on shipyards too [XXI-6.0e]', () => {
    const state = inBox(onMap(fresh(), { 'hull-A-2': '12', 'hull-B-1': '9' }), 'dev-1', 'ibg-1', 'dev-5', 'dev-7');
    inSquares(inSquares(state, '12', 'sys-D-1', 'crew-F-1'), '18', 'hull-C-2');
    const game = run<Xxi>(state, bombing, {
      dice: [4, 4, 4, /* dev-5 */ 6, 5, 1, /* again */ 3, 3, 3, /* dev-7 */ 6, 6, 6],
    });
    expect(game.state).toMatchObject({
      devastation: { '12': 'dev-1', '9': 'dev-5', '18': 'dev-7' },
      scrap: ['hull-A-2', 'sys-D-1', 'crew-F-1', 'hull-B-1', 'hull-C-2'],
      squares: { '8': [], '12': [], '18': [] },
      allocation: ['ibg-1'],
    });
    expect(placesOf(game.state)).toHaveProperty('hull-A-1', 'A');
    expect(game.cited.filter((line) => line === 'XXI-6.0e raid')).toHaveLength(1);
  });

  test('XXI-EX11 a refill in the middle of a draw [XXI-4.3]', () => {
    const state = inScrap(armiesAt(fresh(), 3), 'dev-2', 'convoy-3', 'crew-F-2', 'xxi-1');
    lift(state, 'hull-B-2', 'vii-1', 'sys-D-2');
    const boxes = Array<null>(9).fill(null);
    Object.assign(state, { turn: 13, turnTrack: [...boxes, 'hull-B-2', 'vii-1', 'sys-D-2'] });
    state.drawPile = ['ibg-3', 'hull-A-2']; // the top is the last
    const game = run<Xxi>(state, draw);
    // A script leaves the pile as it was collected, so its last three are drawn.
    expect(game.state).toMatchObject({
      allocation: ['hull-A-2', 'ibg-3', 'hull-B-2', 'crew-F-2', 'convoy-3'],
      drawPile: ['dev-2'],
      scrap: ['xxi-1', 'vii-1'],
      turnTrack: [...boxes, null, null, 'sys-D-2'],
    });
    expect(logged(game, 'draw-pile-refilled')).toEqual([{ what: 'draw-pile-refilled', counters: 4 }]);
  });

  /** Turn 14: Magdeburg and Lübeck burn, and Bremen has one square left. */
  function bremenInNeed(): State {
    const state = built(inBox(devastated(armiesAt(fresh(), 7), { '7': 'dev-1', '4': 'dev-2' }), 'ibg-1'), 1);
    onMap(state, { 'hull-A-1': '8', 'sys-D-1': '8', 'sys-E-1': '8', 'crew-G-1': '6', 'crew-F-1': '5' });
    inSquares(state, '8', 'hull-B-2', 'hull-B-3', 'sys-D-2', 'sys-D-3', 'crew-G-2');
    return { ...state, turn: 14 };
  }

  test('XXI-EX12 three points, and what they are good for [XXI-7.2d]', () => {
    const game = run<Xxi>(
      bremenInNeed(),
      function* (t) {
        yield* transport(t);
        yield* movement(t);
      },
      {
        dice: [2],
        choices: [
          ...['move crew-G-1 8', 'transfer crew-G-1'],
          ...['move sys-E-1 12', 'move hull-B-1 10', 'end-movement'],
        ],
      },
    );
    const [first, , full, , spent] = game.barred;
    expect(first).toMatchObject({ 'move hull-B-1 7': 'XXI-7.2d', 'move crew-F-1 4': 'XXI-7.2d' });
    expect(game.offered[0]?.filter((words) => words.startsWith('move crew-F-1'))).toEqual(['move crew-F-1 F']);
    expect([...(game.offered[0] ?? []), ...Object.keys(first ?? {})]).not.toContain('move hull-A-1 7');
    expect(full).toMatchObject({ 'transfer hull-A-1': 'XXI-2.5b' });
    expect(game.offered[2]?.some((words) => words.includes('crew-G-1'))).toBe(false);
    expect(logged(game, 'resource-moves').map((entry) => entry.left)).toEqual([2, 1, 0]);
    expect(game.offered[4]).toEqual(['transfer sys-E-1', 'end-movement']); // no move is left
    expect(spent).toMatchObject({ 'move hull-C-1 16': 'XXI-7.2a', 'move hull-B-1 B': 'XXI-7.2b' });
  });

  test('XXI-EX12 then model B is built at Bremen, and one crew stays in its square [XXI-8.4a]', () => {
    const state = inSquares(bremenInNeed(), '8', 'crew-G-1');
    const game = run<Xxi>(state, construction, { choices: ['build 8'] });
    expect(logged(game, 'flotilla-built')).toMatchObject([
      { model: 'B', yard: '8', spent: ['hull-B-2', 'hull-B-3', 'sys-D-2', 'sys-D-3', 'crew-G-1'] },
    ]);
    expect(game.state.squares['8']).toEqual(['crew-G-2']);
  });
});
