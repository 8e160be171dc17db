/** Further worked examples: missions, the end of the turn, a whole first turn, options. What is not named is as at setup. */
import { run } from '@derby/kernel/testing';
import { describe, expect, test } from 'vitest';
import { allocation } from '../src/allocation.ts';
import { battle } from '../src/battle.ts';
import { bombing } from '../src/bombing.ts';
import { buildBar, construction } from '../src/construction.ts';
import { CONVOYS } from '../src/data/counters.ts';
import { drawsDue } from '../src/draw.ts';
import { end } from '../src/end.ts';
import { grindingWar } from '../src/grinding-war.ts';
import { movement, transport } from '../src/movement.ts';
import { repair } from '../src/repair.ts';
import { balanceOf, resourcesAt, type Xxi } from '../src/state.ts';
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
  onMap,
  onTop,
  placesOf,
} from './position.ts';
import { logged, matchAt, ON_AND_ON, taking } from './questions.ts';

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
