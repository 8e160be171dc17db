/** XXI-9  The Battle Phase. A Type VII has 2 in everything; model A 3/2/2/3, B 3/3/3/3, D 4/4/4/4. */
import { run } from '@derby/kernel/testing';
import { describe, expect, test } from 'vitest';
import { battle } from '../src/battle.ts';
import { construction } from '../src/construction.ts';
import type { Xxi } from '../src/state.ts';
import { convoysEverywhere, fight, isHome, meet, sail } from './missions.ts';
import { built, convoysIn, fresh, inBox, inSquares } from './position.ts';
import { logged, ON_AND_ON, UNHARMED } from './questions.ts';

describe('XXI-9.0, 9.1 missions', () => {
  test('[XXI-9.0] nobody has to sail', () => {
    const game = fight(convoysEverywhere(), { choices: ['end-missions'] });
    expect(game.offered).toEqual([
      ['send vii-1 AO', 'send vii-1 WA', 'send vii-2 AO', 'send vii-2 WA', 'end-missions'],
    ]);
    expect(game.cited).toEqual([]);
  });

  test('[XXI-9.0] a mission is over before the player decides on the next', () => {
    const game = fight(convoysEverywhere(), {
      dice: [4, 1, 4, 1, /* vii-2 */ 5, 1, 5, 1],
      choices: ['send vii-1 AO', 'abort', 'send vii-2 WA', 'abort', 'end-missions'],
    });
    expect(game.asked).toEqual(['XXI-9.0', 'XXI-9.2b', 'XXI-9.0', 'XXI-9.2b', 'XXI-9.0']);
    expect(game.offered[2]).toEqual(['send vii-2 AO', 'send vii-2 WA', 'end-missions']);
  });

  test('[XXI-9.1a] a depleted flotilla stays in port', () => {
    const state = convoysEverywhere();
    state.depleted.push('vii-1');
    const game = fight(state, { choices: ['end-missions'] });
    expect(game.offered).toEqual([['send vii-2 AO', 'send vii-2 WA', 'end-missions']]);
    expect(game.barred).toEqual([{ 'send vii-1 AO': 'XXI-9.1a', 'send vii-1 WA': 'XXI-9.1a' }]);
  });

  test('[XXI-9.1a] a flotilla built this turn may sail, one still in the Pen may not', () => {
    const parts = ['hull-A-1', 'hull-B-1', 'sys-D-1', 'sys-E-1', 'crew-F-1', 'crew-G-1'] as const;
    const state = inBox(inSquares(convoysIn(fresh(), 'AO', 'convoy-3'), '12', ...parts), 'ibg-1');
    const game = run<Xxi>(
      state,
      function* (t) {
        yield* construction(t);
        yield* battle(t);
      },
      { choices: ['build 12', 'end-missions'] },
    );
    expect(game.offered[1]).toEqual(['send vii-1 AO', 'send vii-2 AO', 'send xxi-1 AO', 'end-missions']);
    expect(Object.keys(game.barred[1]!)).not.toContain('send xxi-2 AO');
  });

  test('[XXI-9.1b] an area without a convoy is barred', () => {
    const game = fight(convoysIn(fresh(), 'AO', 'convoy-3'), { choices: ['end-missions'] });
    expect(game.offered).toEqual([['send vii-1 AO', 'send vii-2 AO', 'end-missions']]);
    expect(game.barred).toEqual([{ 'send vii-1 WA': 'XXI-9.1b', 'send vii-2 WA': 'XXI-9.1b' }]);
  });

  test('[XXI-9.1b] without any convoy the phase can only be ended', () => {
    expect(fight(fresh(), { choices: ['end-missions'] }).offered).toEqual([['end-missions']]);
  });

  test('[XXI-9.1b] what counts is the moment of sailing: the first flotilla may empty the area', () => {
    const game = meet('AO', [5, 1, 1, 1, 4, 1], [], convoysIn(fresh(), 'AO', 'convoy-3'));
    expect(game.offered.at(-1)).toEqual(['end-missions']);
    expect(game.barred.at(-1)).toMatchObject({ 'send vii-2 AO': 'XXI-9.1b' });
  });

  test.each([
    ['AO', ['open-ocean', 'pby-searchers', 'scout-bomber', 'destroyer-screen']],
    ['WA', ['northern-passage', 'coastal-command', 'support-group', 'inshore-escorts']],
  ] as const)('[XXI-9.1c] the way to %s leads through its four boxes in order', (path, boxes) => {
    const escorts = path === 'AO' ? [1, 1] : [1, 1, 1];
    const game = meet(path, [5, 1, ...escorts, 5, 1]);
    expect(logged(game, 'box-tested').map((entry) => entry.box)).toEqual(boxes);
  });

  test('[XXI-9.1c] between boxes there is nothing but going on and giving up', () => {
    const game = sail('AO', [4, 1, 5, 1, 4, 1, 4, 1], ['go-on', 'go-on', 'abort']);
    expect(game.offered.slice(1, 4)).toEqual([
      ['go-on', 'abort'],
      ['go-on', 'abort'],
      ['go-on', 'abort'],
    ]);
    expect(game.barred.slice(1, 4)).toEqual([{}, {}, {}]);
  });
});

describe('XXI-9.2, 9.3 encounters', () => {
  test.each([
    ['AO', [4, 1, 1, 5, 1, 1, 4, 1, 5, 1, 5, 1, 1, 1, 4, 1, 1], ['engine 3', 'engine 3', 'silence 2', 'silence 2']],
    ['WA', [5, 1, 1, 5, 1, 5, 1, 1, 6, 1, 5, 1, 1, 1, 1, 5, 1, 1], ['engine 3', 'silence 2', 'engine 3', 'silence 2']],
  ] as const)('[XXI-9.2a] on the way to %s model A rolls its engine or its silence', (path, dice, tests) => {
    const game = fight(built(convoysEverywhere(), 1), {
      dice,
      choices: [`send xxi-1 ${path}`, ...ON_AND_ON, 'end-missions'],
    });
    expect(logged(game, 'box-tested').map((entry) => `${entry.test} ${entry.dice.length}`)).toEqual(tests);
  });

  test('[XXI-9.2a] a depleted flotilla rolls as many dice as before', () => {
    const game = sail('AO', [1, 1, 2, 5, 1, 4, 1], ['go-on', 'abort']);
    expect(logged(game, 'box-tested').map((entry) => entry.dice)).toEqual([
      [1, 1],
      [5, 1],
    ]);
  });

  test.each([
    ['AO', 'open-ocean', [], 4],
    ['AO', 'pby-searchers', [4, 1], 5],
    ['AO', 'scout-bomber', [4, 1, 5, 1], 4],
    ['WA', 'northern-passage', [], 5],
    ['WA', 'coastal-command', [5, 1], 5],
    ['WA', 'support-group', [5, 1, 5, 1], 5],
  ] as const)(
    '[XXI-9.2b] to %s: %s is passed by its number on one die; then go on or abort',
    (path, box, way, need) => {
      const choices = [...ON_AND_ON.slice(0, way.length / 2), 'abort'];
      const game = sail(path, [...way, 1, need, 6, 6], choices);
      expect(logged(game, 'box-tested').at(-1)).toMatchObject({ box, need, passed: true });
      expect(game.asked.at(-2)).toBe('XXI-9.2b');
      expect(game.offered.at(-2)).toEqual(['go-on', 'abort']);
      expect(isHome(game.state, 'vii-1')).toBe('full');
    },
  );

  test.each([
    ['AO', [5, 1, 1, 1, 4, 1], 5],
    ['WA', [5, 1, 1, 1, 1, 5, 1], 6],
  ] as const)('[XXI-9.2b] past the fourth box to %s there is no turning back', (path, dice, need) => {
    const game = meet(path, dice);
    expect(logged(game, 'box-tested').at(-1)).toMatchObject({ need, passed: true });
    expect(game.asked).toEqual(['XXI-9.0', 'XXI-9.2b', 'XXI-9.2b', 'XXI-9.2b', 'XXI-9.0']);
    expect(game.cited).toContain('XXI-9.2b flotilla-in-area');
  });

  test.each([
    ['AO', 'open-ocean', [], 3, 1],
    ['AO', 'pby-searchers', [4, 1], 4, 1],
    ['AO', 'scout-bomber', [4, 1, 5, 1], 3, 1],
    ['AO', 'destroyer-screen', [4, 1, 5, 1, 4, 1], 4, 2],
    ['WA', 'northern-passage', [], 4, 1],
    ['WA', 'coastal-command', [5, 1], 4, 2],
    ['WA', 'support-group', [5, 1, 5, 1], 4, 2],
    ['WA', 'inshore-escorts', [5, 1, 5, 1, 5, 1], 5, 2],
  ] as const)('[XXI-9.2c] to %s: %s after %j is failed by dice of %i and answers with %i dice', (...row) => {
    const [path, box, way, tooLow, charges] = row;
    const missed = Array<number>(charges).fill(1);
    const choices = [...ON_AND_ON.slice(0, way.length / 2), 'abort'];
    const game = sail(path, [...way, tooLow, tooLow, ...missed, 6, 6], choices);
    expect(logged(game, 'depth-charges')).toEqual([
      { what: 'depth-charges', flotilla: 'vii-1', by: box, dice: missed, need: 2, hit: false },
    ]);
    expect(game.cited).toContain('XXI-9.2c box-tested');
  });

  test('[XXI-9.3] hit in the Open Ocean: straight home without a test', () => {
    const game = sail('AO', [3, 3, 2], ['return']);
    expect(game.asked[1]).toBe('XXI-9.3');
    expect(game.offered[1]).toEqual(['return', 'go-on']);
    expect(isHome(game.state, 'vii-1')).toBe('depleted');
    expect(logged(game, 'trip-home')).toEqual([]);
  });

  test('[XXI-9.3] or on, depleted, to the PBY Searchers', () => {
    const game = sail('AO', [3, 3, 2, 5, 1, 4, 1], ['go-on', 'abort']);
    expect(logged(game, 'box-tested').map((entry) => entry.box)).toEqual(['open-ocean', 'pby-searchers']);
    expect(game.asked[2]).toBe('XXI-9.2b');
    expect(isHome(game.state, 'vii-1')).toBe('depleted');
  });

  test('[XXI-9.3] found but not hit there, the direct return is not on offer', () => {
    const game = sail('AO', [3, 3, 1, 4, 1], ['abort']);
    expect([game.asked[1], game.offered[1]]).toEqual(['XXI-9.5', ['go-on', 'abort']]);
    expect(isHome(game.state, 'vii-1')).toBe('full');
  });

  test('[XXI-9.3] the Northern Passage knows no direct return, nor do later boxes', () => {
    const north = sail('WA', [4, 4, 6, 5, 1], ['abort']);
    expect([north.asked[1], north.offered[1]]).toEqual(['XXI-9.5', ['go-on', 'abort']]);
    const pby = sail('AO', [4, 1, 4, 4, 6, 4, 1], ['go-on', 'abort']);
    expect([pby.asked[2], pby.offered[2]]).toEqual(['XXI-9.5', ['go-on', 'abort']]);
  });
});

describe('XXI-9.4, 9.5 depth charges', () => {
  test.each([
    ['vii-1', 0, [1, 1], 1, false],
    ['vii-1', 0, [1, 1], 2, true],
    ['xxi-1', 1, [1, 1, 1], 2, false],
    ['xxi-1', 1, [1, 1, 1], 3, true],
    ['xxi-1', 3, [1, 1, 1], 3, false],
    ['xxi-1', 3, [1, 1, 1], 4, true],
    ['xxi-1', 4, [1, 1, 1, 1], 3, false],
    ['xxi-1', 4, [1, 1, 1, 1], 4, true],
  ] as const)('[XXI-9.4a] %s after %i builds, found by %j: a depth charge of %i hits: %s', (...row) => {
    const [flotilla, builds, test, die, hits] = row;
    const home = hits ? [] : [6, ...test.slice(1)];
    const game = fight(built(convoysEverywhere(), builds), {
      dice: [...test, die, ...home],
      choices: [`send ${flotilla} AO`, hits ? 'return' : 'abort', 'end-missions'],
    });
    expect(isHome(game.state, flotilla)).toBe(hits ? 'depleted' : 'full');
    expect(logged(game, 'depth-charges')).toMatchObject([{ hit: hits }]);
  });

  test('[XXI-9.4a] the highest of several dice counts, wherever it lies', () => {
    const game = sail('WA', [5, 1, 4, 4, 1, 2, 5, 1], ['go-on', 'abort']);
    expect(isHome(game.state, 'vii-1')).toBe('depleted');
  });

  test('[XXI-9.4b] the first hit depletes, the second eliminates', () => {
    const game = sail('AO', [1, 1, 6, 1, 1, 6], ['go-on']);
    expect(game.cited.filter((line) => line.startsWith('XXI-9.4b'))).toEqual([
      'XXI-9.4b flotilla-depleted',
      'XXI-9.4b flotilla-eliminated',
    ]);
    expect(game.state).toMatchObject({ scrap: ['vii-1'], valentin: ['vii-2'], depleted: [], mission: null });
    expect(game.offered.at(-1)).toEqual(['send vii-2 AO', 'send vii-2 WA', 'end-missions']);
  });

  test('[XXI-9.4b] a Type XXI is lost to the Scrap Pile as well, not to the Pen', () => {
    const game = fight(built(convoysEverywhere(), 1), {
      dice: [1, 1, 1, 6, 1, 1, 1, 6],
      choices: ['send xxi-1 AO', 'go-on', 'end-missions'],
    });
    expect(game.state.scrap).toEqual(['xxi-1']);
    expect(game.state.pen).not.toContain('xxi-1');
  });

  test('[XXI-9.4c] two successful dice are one hit', () => {
    const game = sail('WA', [5, 1, 4, 4, 6, 6, 5, 1], ['go-on', 'abort']);
    expect(isHome(game.state, 'vii-1')).toBe('depleted');
  });

  test('[XXI-9.4c] three successful dice of the escorts are one hit', () => {
    const game = meet('WA', [5, 1, 6, 6, 6, 5, 1]);
    expect(isHome(game.state, 'vii-1')).toBe('depleted');
  });

  test.each([
    ['not hit', [1], 'full'],
    ['hit', [2], 'depleted'],
  ] as const)('[XXI-9.5] found and %s, a flotilla may go on or abort', (_how, charges, face) => {
    const way = [4, 1, 4, 4, ...charges];
    const gone = sail('AO', [...way, 4, 1, 4, 1], ['go-on', 'go-on', 'abort']);
    expect([gone.asked[2], gone.offered[2]]).toEqual(['XXI-9.5', ['go-on', 'abort']]);
    expect(logged(gone, 'box-tested').at(-1)?.box).toBe('scout-bomber');
    const aborted = sail('AO', [...way, 4, 1], ['go-on', 'abort']);
    expect(logged(aborted, 'trip-home')).toHaveLength(1);
    expect([isHome(gone.state, 'vii-1'), isHome(aborted.state, 'vii-1')]).toEqual([face, face]);
  });

  test('[XXI-9.5] found in the fourth box, it may still enter the area, or abort', () => {
    const found = [...UNHARMED.AO.slice(0, 6), 4, 4, 1, 1];
    const gone = sail('AO', [...found, 5, 1, 1, 1, 4, 1], [...ON_AND_ON, 'go-on']);
    expect(gone.state.sunk).toBe(1);
    const aborted = sail('AO', [...found, 4, 1], [...ON_AND_ON, 'abort']);
    expect([aborted.asked[4], aborted.offered[4]]).toEqual(['XXI-9.5', ['go-on', 'abort']]);
    expect(logged(aborted, 'convoy-attacked')).toEqual([]);
  });
});

describe('XXI-9.6 the trip home', () => {
  test.each([
    ['AO', [4, 1], [1, 4]],
    ['WA', [5, 1], [1, 5]],
  ] as const)('[XXI-9.6a] from %s the engine must reach the number of the path', (path, box, home) => {
    const game = sail(path, [...box, ...home], ['abort']);
    expect(logged(game, 'trip-home')).toEqual([
      { what: 'trip-home', flotilla: 'vii-1', path, dice: home, need: path === 'AO' ? 4 : 5, passed: true },
    ]);
    expect(isHome(game.state, 'vii-1')).toBe('full');
  });

  test('[XXI-9.6a] a depleted flotilla comes home depleted', () => {
    expect(isHome(sail('AO', [4, 1, 4, 4, 6, 4, 1], ['go-on', 'abort']).state, 'vii-1')).toBe('depleted');
  });

  test('[XXI-9.6a] the engine of model D has four dice for it, and leaving an area leads there too', () => {
    const way = [4, 1, 1, 1, 5, 1, 1, 1, 4, 1, 1, 1, 5, 1, 1, 1];
    const game = fight(built(convoysIn(fresh(), 'AO', 'convoy-3', 'convoy-4'), 4), {
      dice: [...way, 5, 1, 1, 1, 1, 1, 1, 1, 1, 4],
      choices: ['send xxi-1 AO', ...ON_AND_ON, 'attack convoy-3', 'go-home', 'end-missions'],
    });
    expect(logged(game, 'trip-home').map((entry) => entry.dice)).toEqual([[1, 1, 1, 4]]);
  });

  test.each([
    ['AO', [4, 1], [3, 3], [4, 1]],
    ['WA', [5, 1], [4, 4], [5, 1]],
  ] as const)(
    '[XXI-9.6b] to %s: failing at full strength depletes, and no depth charges fall',
    (path, box, low, high) => {
      const game = sail(path, [...box, ...low, ...high], ['abort']);
      expect(game.cited.slice(3)).toEqual([
        'XXI-9.6b trip-home',
        'XXI-9.4b flotilla-depleted',
        'XXI-9.6a trip-home',
        'XXI-9.6a flotilla-home',
      ]);
      expect(logged(game, 'depth-charges')).toEqual([]);
    },
  );

  test('[XXI-9.6b] failing while depleted is the end', () => {
    const game = sail('AO', [4, 1, 4, 4, 6, 3, 3], ['go-on', 'abort']);
    expect(isHome(game.state, 'vii-1')).toBe('lost');
    expect(game.state.scrap).toEqual(['vii-1']);
  });

  test('[XXI-9.6c] whoever is still afloat tests again until it is home', () => {
    const game = sail('AO', [4, 1, 3, 3, 1, 4], ['abort']);
    expect(logged(game, 'trip-home').map((entry) => entry.passed)).toEqual([false, true]);
    expect(isHome(game.state, 'vii-1')).toBe('depleted');
  });

  test('[XXI-9.6c] … or until it is sunk: two failures are enough for a flotilla at full strength', () => {
    const game = sail('AO', [4, 1, 3, 3, 2, 1], ['abort']);
    expect(logged(game, 'trip-home').map((entry) => entry.passed)).toEqual([false, false]);
    expect(game.state).toMatchObject({ scrap: ['vii-1'], mission: null });
  });
});
