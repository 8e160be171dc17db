/** The planner on plain positions: one test for each thing it is meant to prefer. */
import { FastDice, type Match, notation } from '@derby/kernel';
import { describe, expect, test } from 'vitest';
import { advice } from '../advice/advice.ts';
import { CONVOYS } from '../src/data/counters.ts';
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
  lift,
  onMap,
} from './position.ts';
import { advised, logged, matchAt, ON_AND_ON, QUESTIONS, taking, UNHARMED } from './questions.ts';

/** No policy of this game rolls them. */
const DICE = new FastDice('advice');

const LATE = 20;
const PARTS = ['hull-A-1', 'hull-B-1', 'sys-D-1', 'sys-E-1', 'crew-F-1', 'crew-G-1'] as const;

describe('movement', () => {
  const moving = (state: State, points: number): Match<Xxi> => matchAt('movement', { ...state, points });

  test('the set for the next model goes first, farthest first, each by the least bombed of the shortest ways', () => {
    const match = moving(fresh(), 8);
    while (match.question?.rule === 'XXI-7.0' && match.state.phase === 'movement') match.take(advised(match));
    expect(logged({ log: match.log() }, 'resource-moves').map(({ resource, to }) => `${resource} ${to}`)).toEqual([
      ...['crew-G-1 13', 'hull-A-1 D', 'crew-F-1 5', 'sys-E-1 B', 'sys-D-1 15', 'hull-B-1 7'],
      'hull-C-1 E', // not wanted yet, but far away
    ]);
  });

  test('with few points the farthest of the set moves, not the nearest', () => {
    expect(advised(moving(fresh(), 1))).toBe('move crew-G-1 13');
  });

  test('with Hamburg devastated everything turns to Bremen', () => {
    const match = moving(devastated(fresh(), { '12': 'dev-1' }), 1);
    expect(advised(match)).toBe('move crew-F-1 10'); // by Rostock it would come to Hamburg only
  });

  test('a complete set is transferred when a command is at hand, and not before', () => {
    const there = onMap(fresh(), Object.fromEntries(PARTS.map((id) => [id, '12'])));
    expect(advised(moving(there, 0))).toBe('end-movement');
    expect(advised(moving(inBox(there, 'ibg-1'), 0))).toBe('transfer hull-A-1');
  });

  test('an incomplete set stays on the space, where it can still leave', () => {
    const there = onMap(fresh(), Object.fromEntries(PARTS.slice(0, 5).map((id) => [id, '12'])));
    expect(advised(moving(inBox(there, 'ibg-1'), 0))).toBe('end-movement');
  });

  test('with no Type XXI left to build nothing moves', () => {
    expect(advised(moving({ ...fresh(), pen: [] }, 6))).toBe('end-movement');
  });

  test('a priority transport carries the farthest of the set towards the yard', () => {
    const match = moving(inBox(fresh({ priorityTransport: true }), 'prio-1'), 0);
    expect(advised(match)).toBe('rush hull-A-1');
    expect(advised(taking(match, 'rush hull-A-1'))).toBe('to 13');
  });
});

describe('construction', () => {
  test('it builds when it can', () => {
    expect(advised(QUESTIONS['XXI-8.1a']())).toBe('build 12');
  });

  test('where two yards can, Hamburg comes first', () => {
    const state = inBox(inSquares(built(fresh(), 3), '8', 'hull-A-1', 'sys-D-1', 'crew-F-1'), 'ibg-1');
    expect(advised(matchAt('construction', state))).toBe('build 8');
    inSquares(state, '12', 'hull-B-1', 'sys-E-1', 'crew-G-1');
    expect(advised(matchAt('construction', state))).toBe('build 12');
  });
});

describe('who sails', () => {
  /** What the planner does with so many Type XXIs built and so many convoys in each area. */
  function mission(builds: number, AO: number, WA: number, turn = 5): string {
    const state = convoysIn(built(fresh(), builds), 'AO', ...CONVOYS.slice(0, AO));
    convoysIn(state, 'WA', ...CONVOYS.slice(AO, AO + WA));
    return advised(matchAt('battle', { ...state, turn }));
  }

  test('XXIs first, then VIIs', () => {
    expect(mission(1, 1, 0)).toBe('send xxi-1 AO');
    expect(mission(0, 1, 0)).toBe('send vii-1 AO');
  });

  test('those that have sailed are passed over', () => {
    const state = convoysIn(built(fresh(), 1), 'AO', 'convoy-3');
    expect(advised(matchAt('battle', { ...state, sailed: ['xxi-1'] }))).toBe('send vii-1 AO');
    expect(advised(matchAt('battle', { ...state, sailed: ['xxi-1', 'vii-1', 'vii-2'] }))).toBe('end-missions');
  });

  test('the Atlantic before the Western Approaches, even for model D', () => {
    expect(mission(4, 1, 4)).toBe('send xxi-1 AO');
  });

  test.each([
    [0, 4, 5, 'end-missions'],
    [0, 5, 5, 'send vii-1 WA'],
    [2, 4, 5, 'end-missions'],
    [3, 1, 5, 'send xxi-1 WA'],
    [2, 6, 8, 'send vii-1 WA'],
    [2, 6, 9, 'send xxi-1 WA'],
    [2, 1, 19, 'end-missions'],
    [2, 1, LATE, 'send xxi-1 WA'],
    [0, 1, LATE, 'send vii-1 WA'],
  ])('into the Western Approaches: %i built, %i convoys, turn %i: %s', (builds, WA, turn, expected) => {
    expect(mission(builds, 0, WA, turn)).toBe(expected);
  });

  test('with nothing to meet everyone stays', () => {
    expect(mission(5, 0, 0, LATE)).toBe('end-missions');
  });
});

describe('at sea', () => {
  /** `vii-1` on its way to two convoys in the Atlantic. */
  const atSea = (turn: number, dice: readonly number[], ...choices: readonly string[]): Match<Xxi> => {
    const state = { ...convoysIn(fresh(), 'AO', 'convoy-1', 'convoy-3'), turn };
    return taking(matchAt('battle', state, dice), 'send vii-1 AO', ...choices);
  };
  const HIT_IN_OPEN_OCEAN = [1, 1, 6];

  test('hit in the Open Ocean it returns, unless it is late', () => {
    expect(advised(atSea(5, HIT_IN_OPEN_OCEAN))).toBe('return');
    expect(advised(atSea(LATE, HIT_IN_OPEN_OCEAN))).toBe('go-on');
  });

  test('at full strength it goes on, passed or found', () => {
    expect(advised(QUESTIONS['XXI-9.2b']())).toBe('go-on');
    expect(advised(QUESTIONS['XXI-9.5']())).toBe('go-on');
  });

  test('depleted before a box it aborts, unless it is late', () => {
    const passed = [...HIT_IN_OPEN_OCEAN, 5, 1];
    expect(advised(atSea(5, passed, 'go-on'))).toBe('abort');
    expect(advised(atSea(LATE, passed, 'go-on'))).toBe('go-on');
    expect(advised(atSea(5, [4, 1, 4, 4, 6], 'go-on'))).toBe('abort');
  });

  test('depleted before the area it goes on', () => {
    expect(advised(atSea(5, [...UNHARMED.AO.slice(0, 6), 4, 4, 6, 6], ...ON_AND_ON))).toBe('go-on');
  });

  test('it attacks the lowest convoy value, in whatever order convoys are offered', () => {
    const { question, state } = QUESTIONS['XXI-9.7a']();
    const backwards = { ...question!, offers: question!.offers.toReversed() };
    expect(backwards.offers.map(({ choice }) => notation(choice))).toEqual(['attack convoy-3', 'attack convoy-1']);
    expect(advice.policy(state, backwards, DICE)).toEqual(['attack', 'convoy-1']);
  });

  test('at full strength it attacks again; depleted it goes home, unless it is late', () => {
    const fight = (turn: number, escorts: number): string =>
      advised(atSea(turn, [...UNHARMED.AO, 1, 1, escorts, 1], ...ON_AND_ON, 'attack convoy-1'));
    expect([fight(5, 1), fight(5, 2), fight(LATE, 2)]).toEqual(['attack-again', 'go-home', 'attack-again']);
  });
});

describe('losses', () => {
  const retreat = (state: State): string => advised(matchAt('grinding-war', armiesAt(state, 8), [6]));

  test('the crew farthest from the target yard goes', () => {
    expect(retreat(fresh())).toBe('lose crew-G-1');
    expect(retreat(onMap(fresh(), { 'crew-G-1': '12' }))).toBe('lose crew-F-1');
  });

  test('with no Type XXI left to build Hamburg is the measure', () => {
    expect(retreat({ ...fresh(), pen: [] })).toBe('lose crew-G-1');
  });

  test('anything rather than a command', () => {
    expect(advised(QUESTIONS['XXI-10.3c']())).toBe('lose prio-1');
  });
});

describe('repair', () => {
  const mending = (state: State): string => advised(matchAt('repair', state));

  test('a hub on the way to the yard is worth a spare hull, the one farthest away', () => {
    // Round Magdeburg the way to Bremen is the shortest: four lines from Gustavsburg, six from B and C.
    expect(mending(devastated(fresh(), { '7': 'dev-1' }))).toBe('clear 7 hull-B-1');
  });

  test('a hub off every way is not', () => {
    expect(mending(devastated(fresh(), { '3': 'dev-1' }))).toBe('no-repair');
  });

  test('of two hubs the one that opens more is cleared', () => {
    expect(mending(devastated(fresh(), { '3': 'dev-1', '7': 'dev-2' }))).toMatch(/^clear 7 /);
  });

  test('three commands make one cheap; one alone is kept for the boat', () => {
    const state = devastated(fresh(), { '7': 'dev-7' }); // both crews are needed
    expect(mending(inBox(state, 'ibg-1', 'ibg-2', 'ibg-3'))).toBe('clear 7 ibg-1');
    expect(mending(inBox(emptyMap(devastated(fresh(), { '7': 'dev-7' })), 'ibg-1'))).toBe('no-repair');
  });

  test('with no Type XXI left to build nothing is repaired', () => {
    expect(mending({ ...devastated(fresh(), { '7': 'dev-1' }), pen: [] })).toBe('no-repair');
  });
});

describe('the turn marker', () => {
  test.each([
    [['ibg-1', 'hull-A-2', 'convoy-3', 'vii-1', 'dev-1'], 'dev-1'],
    [['ibg-1', 'hull-A-2', 'convoy-3', 'vii-1'], 'vii-1'],
    [['ibg-1', 'hull-A-2', 'convoy-3', 'xxi-1'], 'xxi-1'],
    [['ibg-1', 'hull-A-2', 'sys-D-2', 'convoy-3'], 'convoy-3'],
    [['ibg-1', 'crew-F-2', 'sys-D-2', 'hull-A-2'], 'hull-A-2'],
    [['ibg-1', 'crew-F-2'], 'crew-F-2'],
  ] as const)('of %j it marks with %s', (scrap, counter) => {
    expect(advised(matchAt('end', inScrap(fresh(), ...scrap)))).toBe(`mark ${counter}`);
  });

  test('from the map a hull, the farthest from Hamburg first; then systems and crews, and the box last', () => {
    const marks = (state: State): string => advised(matchAt('end', state));
    const map = inBox(onMap(fresh(), { 'hull-A-1': '7' }), 'ibg-1');
    expect(marks(map)).toBe('mark hull-C-1');
    lift(map, 'hull-A-1', 'hull-B-1', 'hull-C-1');
    expect(marks(map)).toBe('mark sys-D-1');
    lift(map, 'sys-D-1', 'sys-E-1');
    expect(marks(map)).toBe('mark crew-G-1');
    lift(map, 'crew-G-1');
    expect(marks(map)).toBe('mark crew-F-1');
  });
});

describe('heavy AA', () => {
  test('Hamburg, then Magdeburg, then where most raids fall', () => {
    const place = (markers: State['devastation']): string =>
      advised(matchAt('allocation', devastated(inBox(fresh({ heavyAA: true }), 'aa-1'), markers)));
    expect(place({})).toBe('place aa-1 12');
    expect(place({ '12': 'dev-1' })).toBe('place aa-1 7');
    expect(place({ '12': 'dev-1', '7': 'dev-2' })).toBe('place aa-1 10');
    expect(place({ '12': 'dev-1', '7': 'dev-2', '10': 'dev-3', '11': 'dev-4' })).toBe('place aa-1 9');
  });
});

describe('the value of a position', () => {
  // The value may be fitted anew at any time: only what no fitting may turn round is asked here.
  const worth = (turn: number, { sunk, arrived }: { sunk: number; arrived: number }): number => {
    const state = convoysIn(fresh(), 'WA', ...CONVOYS.slice(0, arrived));
    return advice.evaluate({ ...state, turn, sunk, phase: 'movement' }, 'player');
  };

  test.each([
    [LATE, { sunk: 11, arrived: 0 }, { sunk: 0, arrived: 5 }],
    [LATE, { sunk: 9, arrived: 0 }, { sunk: 4, arrived: 0 }],
    [9, { sunk: 6, arrived: 0 }, { sunk: 0, arrived: 6 }],
  ])('on turn %i, %j is worth more than %j', (turn, better, worse) => {
    expect(worth(turn, better)).toBeGreaterThan(worth(turn, worse));
  });
});
