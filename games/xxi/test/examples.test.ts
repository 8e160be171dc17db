/** The worked examples XXI-EX1 … XXI-EX22, each with its dice and choices. What is not named is as at setup. */
import { run } from '@derby/kernel/testing';
import { describe, expect, test } from 'vitest';
import { allocation } from '../src/allocation.ts';
import { battle } from '../src/battle.ts';
import { bombing } from '../src/bombing.ts';
import { buildBar, construction } from '../src/construction.ts';
import { CONVOYS } from '../src/data/counters.ts';
import { draw, drawsDue } from '../src/draw.ts';
import { end } from '../src/end.ts';
import { ratingsOf } from '../src/flotillas.ts';
import { grindingWar } from '../src/grinding-war.ts';
import { movement, transport } from '../src/movement.ts';
import { repair } from '../src/repair.ts';
import { balanceOf, resourcesAt, type State, type Xxi } from '../src/state.ts';
import { result } from '../src/victory.ts';
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
  lift,
  onMap,
  onTop,
  placesOf,
} from './position.ts';
import { logged, matchAt, ON_AND_ON, taking } from './questions.ts';

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

describe('missions', () => {
  test('XXI-EX13 the trip home takes two tests [XXI-9.6c]', () => {
    const game = run<Xxi>(convoysIn(built(fresh(), 2), 'WA', 'convoy-3', 'convoy-4'), battle, {
      dice: [
        ...[5, 2, 2, 5, 1, 1, 6, 1, 1, 6, 1, 1], // the four boxes
        ...[5, 3, 1, 1, 1, 2], // the convoy is sunk, the escorts miss
        ...[4, 4, 4, 5, 1, 1], // the trip home, twice
      ],
      choices: ['send xxi-1 WA', ...ON_AND_ON, 'attack convoy-3', 'go-home', 'end-missions'],
    });
    expect(game.state).toMatchObject({ depleted: ['xxi-1'], sunk: 1, convoys: { AO: [], WA: ['convoy-4'] } });
    expect(game.state.valentin).toContain('xxi-1');
  });

  test('XXI-EX14 a long fight in the Western Approaches [XXI-9.9a]', () => {
    const game = run<Xxi>(convoysIn(built(fresh(), 4), 'WA', 'convoy-1', 'convoy-3', 'convoy-4'), battle, {
      dice: [
        ...[5, 1, 2, 3],
        ...[1, 2, 3, 4, /* charges */ 1, 3],
        ...[6, 1, 1, 1],
        ...[5, 5, 5, 5, /* charges */ 4, 6],
        ...[4, 1, 1, 1, /* escorts */ 3, 3, 3],
        ...[1, 2, 3, 4, /* escorts */ 1, 1, 3],
        ...[5, 2, 2, 2, /* escorts */ 4, 1, 1],
      ],
      choices: [
        ...['send xxi-2 WA', ...ON_AND_ON, 'go-on'],
        ...['attack convoy-1', 'attack-again', 'attack convoy-3', 'attack-again', 'attack convoy-3'],
        'end-missions',
      ],
    });
    expect(game.state).toMatchObject({
      sunk: 2,
      convoys: { AO: [], WA: ['convoy-4'] },
      scrap: ['convoy-1', 'convoy-3', 'xxi-2'],
      depleted: [],
    });
    expect(game.state.valentin).not.toContain('xxi-2');
  });
});

describe('the end of the turn', () => {
  test('XXI-EX15 constant retreat, turn by turn [XXI-10.3b]', () => {
    const state = armiesAt(inBox(onMap(emptyMap(fresh()), { 'hull-A-1': 'A' }), 'ibg-2'), 7, 3);
    inSquares(state, '12', 'crew-F-1', 'crew-G-1');
    const press = (dice: readonly number[], ...choices: string[]) => run<Xxi>(state, grindingWar, { dice, choices });

    press([6, 6, 1]); // turn a
    expect(state).toMatchObject({ front: 8, scrap: [], allocation: ['ibg-2'] });
    press([2, 6, 3]); // turn b
    expect(state).toMatchObject({ front: 8, scrap: ['ibg-2'], squares: { '12': ['crew-F-1', 'crew-G-1'] } });
    onMap(state, { 'crew-F-2': 'F', 'crew-G-2': '8' });
    const third = press([1, 6, 1], 'lose crew-G-2'); // turn c
    expect(third.offered).toEqual([['lose crew-F-2', 'lose crew-G-2']]);
    expect(state).toMatchObject({ scrap: ['ibg-2', 'crew-G-2'] });
    press([5, 5, 5]); // turn d
    expect(state.scrap).toEqual(['ibg-2', 'crew-G-2']);
    expect(placesOf(state)).toMatchObject({ 'hull-A-1': 'A', 'crew-F-2': 'F' });
  });

  test('XXI-EX16 what can pay for a repair [XXI-11.2]', () => {
    const state = onMap(emptyMap(fresh()), { 'hull-A-1': 'A', 'crew-F-1': 'F' });
    devastated(inBox(inSquares(state, '12', 'sys-D-1'), 'ibg-1'), { '7': 'dev-1', '9': 'dev-5' });
    state.depleted.push('vii-1');
    const game = run<Xxi>(state, repair, { choices: ['clear 7 hull-A-1'] });
    expect(game.offered).toEqual([['clear 7 hull-A-1', 'clear 7 ibg-1', 'clear 9 ibg-1', 'no-repair']]);
    expect(game.barred[0]).toMatchObject({ 'clear 9 sys-D-1': 'XXI-8.1e' });
    expect(game.state).toMatchObject({ scrap: ['dev-1', 'hull-A-1'], devastation: { '9': 'dev-5' }, depleted: [] });
  });

  test('XXI-EX17 an empty Scrap Pile [XXI-12.2b]', () => {
    const state = inBox(onMap(emptyMap(fresh()), { 'hull-A-1': '13' }), 'ibg-4');
    devastated(inSquares(state, '12', 'sys-D-1'), { '9': 'dev-1' });
    convoysIn(convoysIn(state, 'AO', 'convoy-3'), 'WA', 'convoy-4');
    const boxes = Array<null>(5).fill(null);
    onTop(state, 'hull-A-2', 'hull-A-3', 'hull-A-4', 'hull-A-5', 'hull-A-6', 'hull-B-2'); // what turn 7 will draw
    const match = matchAt('end', { ...state, turn: 6, turnTrack: boxes }, [1]);
    expect(match.question?.offers.map(({ choice }) => choice)).toEqual([
      ['mark', 'hull-A-1'],
      ['mark', 'ibg-4'],
    ]);
    taking(match, 'mark ibg-4');
    expect(match.state).toMatchObject({
      turn: 7,
      turnTrack: [...boxes, 'ibg-4'],
      convoys: { AO: [], WA: ['convoy-4', 'convoy-3'] },
    });
  });

  test.each([
    [9, 1, 6, -5, undefined],
    [10, 1, 6, -5, 'XXI-14.2 defeat'],
    [10, 3, 5, -2, undefined],
    [14, 12, 0, 12, 'XXI-14.3 decisive'],
    [14, 12, 1, 11, undefined],
    [21, 11, 0, 11, 'XXI-14.4 operational'],
    [21, 9, 0, 9, 'XXI-14.4 operational'],
    [21, 9, 1, 8, 'XXI-14.4 marginal'],
    [21, 6, 0, 6, 'XXI-14.4 marginal'],
    [21, 5, 0, 5, 'XXI-14.4 defeat'],
  ])('XXI-EX18 turn %i, %i sunk, %i arrived, balance %i: %s [XXI-12.3]', (turn, sunk, arrived, balance, ending) => {
    const state = convoysIn({ ...inScrap(fresh(), 'dev-1'), turn, sunk }, 'WA', ...CONVOYS.slice(0, arrived));
    run<Xxi>(state, end);
    const found = result(state);
    expect(balanceOf(state)).toBe(balance);
    expect(found && `${found.rule} ${found.grade}`).toBe(ending);
  });
});

test('XXI-EX19 a whole first turn [XXI-3.0]', () => {
  const second = ['hull-A-2', 'hull-A-3', 'hull-A-4', 'hull-A-5', 'hull-A-6', 'hull-C-2'] as const;
  const state = onTop(fresh(), 'hull-B-2', 'sys-D-2', 'ibg-1', 'convoy-3', 'army-1', 'dev-1', ...second);
  const match = matchAt('draw', state, [
    ...[2, 3, 5], // dev-1 on Berlin
    3, // transport
    ...[4, 2, 6, 1, 3, 1, 1, 5, 2], // the boxes: the Scout Bomber finds the flotilla and misses
    ...[2, 3, 1, 1, 6, 1, 3, 1], // missed; sunk, and hit by the escorts
    ...[4, 1], // home
    6, // the army
    2, // transport on turn 2
  ]);
  expect(match.state).toMatchObject({
    allocation: ['ibg-1'],
    convoys: { AO: ['convoy-3'] },
    armies: ['army-1'],
    front: 0,
    devastation: { '10': 'dev-1' },
    scrap: [],
    points: 9,
  });
  taking(match, 'move hull-B-1 7', 'move hull-B-2 7', 'move hull-C-1 16', 'move sys-D-1 15', 'move sys-D-2 15');
  taking(match, 'move sys-E-1 B', 'move crew-F-1 5', 'move crew-G-1 11', 'move hull-A-1 13');
  expect(match.state.points).toBe(0);
  taking(match, 'end-movement', 'send vii-1 AO', ...ON_AND_ON, 'attack-again', 'end-missions');
  expect(match.state).toMatchObject({ phase: 'repair', front: 1, sunk: 1, depleted: [], scrap: ['convoy-3'] });
  expect(match.state.valentin).toEqual(['vii-2', 'vii-1']);
  taking(match, 'no-repair');
  expect(match.state).toMatchObject({
    turn: 2,
    turnTrack: ['convoy-3'],
    scrap: [],
    devastation: { '10': 'dev-1' },
    points: 2 + 5,
  });
  expect(balanceOf(match.state)).toBe(1);
  expect(drawsDue(match.state)).toBe(6);
  expect(resourcesAt(match.state, 'A')).toHaveLength(5); // five of the six drawn on turn 2
});

describe('options', () => {
  test('XXI-EX20 heavy AA over Hamburg [XXI-16.1.6]', () => {
    const state = onMap(fresh({ heavyAA: true }), { 'hull-A-1': '12' });
    run<Xxi>(inBox(state, 'aa-1'), allocation, { choices: ['place aa-1 12'] });
    run<Xxi>(inBox(state, 'dev-1'), bombing, { dice: [5, 4, 3, /* AA */ 4] });
    expect(state).toMatchObject({ scrap: ['dev-1'], flak: { '12': 'aa-1' } });
    expect(state.devastation).toEqual({});
    expect(placesOf(state)).toHaveProperty('hull-A-1', '12');
    run<Xxi>(inBox(state, 'dev-2'), bombing, { dice: [4, 4, 4, /* AA */ 3] });
    expect(state).toMatchObject({ scrap: ['dev-1', 'aa-1', 'hull-A-1'], devastation: { '12': 'dev-2' } });
    expect(state.flak).toEqual({});
  });

  test('XXI-EX21 priority transport to Hamburg [XXI-16.1.8]', () => {
    const state = inBox(armiesAt(fresh({ priorityTransport: true }), 8), 'prio-1');
    const game = run<Xxi>(
      state,
      function* (t) {
        yield* transport(t);
        yield* movement(t);
      },
      {
        dice: [1],
        choices: [
          ...['move hull-A-1 13', 'rush hull-A-1', 'to 9', 'to 7', 'to 12'],
          ...['transfer hull-A-1', 'end-movement'],
        ],
      },
    );
    expect(game.state).toMatchObject({ scrap: ['prio-1'], allocation: [], squares: { '12': ['hull-A-1'] } });
    expect(logged(game, 'transport-rolled')).toMatchObject([{ points: 1 }]);
  });

  test('XXI-EX22 substitution at Bremen [XXI-16.1.9]', () => {
    const parts = ['hull-A-1', 'hull-B-1', 'sys-D-1', 'sys-E-1', 'crew-F-1'] as const;
    const state = inSquares(fresh({ resourceSubstitution: true }), '8', ...parts);
    expect(buildBar(inBox(state, 'ibg-1'), '8')).toBe('XXI-8.1a');
    const game = run<Xxi>(inBox(state, 'ibg-2', 'ibg-3'), construction, { choices: ['build 8'] });
    expect(game.state).toMatchObject({ commands: ['ibg-1'], scrap: [...parts, 'ibg-2'], allocation: ['ibg-3'] });
  });
});
