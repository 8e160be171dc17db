/** XXI-16.1  The options that make it easier, one by one, each against the basic game. */
import { run } from '@derby/kernel/testing';
import { describe, expect, test } from 'vitest';
import { allocation } from '../src/allocation.ts';
import { battle } from '../src/battle.ts';
import { bombing } from '../src/bombing.ts';
import { buildBar, construction, substituted } from '../src/construction.ts';
import { HUBS } from '../src/data/map.ts';
import { end } from '../src/end.ts';
import { movement, transport } from '../src/movement.ts';
import { repair } from '../src/repair.ts';
import { type State, spaceOf, type Xxi } from '../src/state.ts';
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
  placesOf,
} from './position.ts';
import { logged } from './questions.ts';

describe('XXI-16.1 what makes it easier', () => {
  test.each([1, 2, 3])('[XXI-16.1.1] in a quiet autumn the raids of turn %i are called off', (turn) => {
    const state = { ...inBox(fresh({ quietAutumn: true }), 'dev-1', 'ibg-1', 'dev-5'), turn };
    const game = run<Xxi>(state, bombing);
    expect(game.state).toMatchObject({ scrap: ['dev-1', 'dev-5'], allocation: ['ibg-1'] });
    expect(game.state.devastation).toEqual({});
    expect(game.cited).toEqual(['XXI-16.1.1 raid-called-off', 'XXI-16.1.1 raid-called-off']);
  });

  test.each([
    [4, true],
    [1, false],
  ])('[XXI-16.1.1] on turn %i, option %s, they come', (turn, quietAutumn) => {
    const game = run<Xxi>({ ...inBox(fresh({ quietAutumn }), 'dev-1'), turn }, bombing, { dice: [2, 2, 3] });
    expect(game.state.devastation).toEqual({ '7': 'dev-1' });
  });

  test.each([
    [true, 0, 1, 9],
    [true, 0, 4, 12],
    [true, 0, 6, 12], // 14 would not fit the display
    [true, 8, 1, 3],
    [true, 8, 6, 8],
    [false, 0, 6, 12],
    [false, 8, 1, 1],
  ])('[XXI-16.1.2] extra transport %s: in box %i a die of %i gives %i points', (extraTransport, front, die, points) => {
    const game = run<Xxi>(armiesAt(fresh({ extraTransport }), front), transport, { dice: [die] });
    expect(game.state.points).toBe(points);
  });

  test('[XXI-16.1.3] the third Type VII starts in Valentin at full strength', () => {
    const state = convoysIn(fresh({ thirdTypeVII: true }), 'AO', 'convoy-3');
    expect(state).toMatchObject({ valentin: ['vii-1', 'vii-2', 'vii-3'], depleted: [] });
    const game = run<Xxi>(state, battle, { choices: ['end-missions'] });
    expect(game.offered[0]).toContain('send vii-3 AO');
    expect(fresh().valentin).toEqual(['vii-1', 'vii-2']);
  });

  test.each([
    [10, true, null],
    [12, true, null],
    [13, true, 'overlord'],
    [9, false, null],
    [10, false, 'overlord'],
  ])('[XXI-16.1.4] six convoys on turn %i, delayed %s: %s', (turn, delayedOverlord, ending) => {
    const six = ['convoy-1', 'convoy-2', 'convoy-3', 'convoy-4', 'convoy-5', 'convoy-6'] as const;
    const state = convoysIn(inScrap(fresh({ delayedOverlord }), 'dev-1'), 'WA', ...six);
    expect(run<Xxi>({ ...state, turn }, end).state.ending).toBe(ending);
  });

  describe('more XXIs', () => {
    /** Five built, all but the fifth lost before; the fifth is lost now. */
    function lastXxiLost(moreXXI: boolean) {
      const state = convoysIn(built(fresh({ moreXXI }), 5), 'AO', 'convoy-3');
      inScrap(state, 'xxi-1', 'xxi-2', 'xxi-3', 'xxi-4');
      return run<Xxi>(state, battle, {
        dice: [1, 1, 1, 1, 4, 1, 1, 1, 1, 4],
        choices: ['send xxi-5 AO', 'go-on', 'end-missions'],
      }).state;
    }
    const partsForD = (state: State): State =>
      inBox(inSquares(state, '18', 'hull-C-1', 'sys-E-1', 'crew-F-1'), 'ibg-1');

    test('[XXI-16.1.5] a lost Type XXI goes back to the Pen and is built again, as a D', () => {
      const state = lastXxiLost(true);
      expect(state).toMatchObject({ pen: ['xxi-5'], depleted: [] });
      const game = run<Xxi>(partsForD(state), construction, { choices: ['build 18'] });
      expect(logged(game, 'flotilla-built')).toMatchObject([{ flotilla: 'xxi-5', model: 'D' }]);
      expect(game.state.commands).toEqual(['ibg-10', 'ibg-9', 'ibg-8', 'ibg-7', 'ibg-6', 'ibg-1']);
      expect(game.state).toMatchObject({ pen: [], depleted: [] });
      expect(game.state.valentin).toContain('xxi-5');
    });

    test('[XXI-16.1.5] before D exists it comes back as the next model due', () => {
      const state = built(fresh({ moreXXI: true }), 1);
      lift(state, 'xxi-1').pen.push('xxi-1');
      inBox(inSquares(state, '12', 'hull-A-1', 'hull-B-1', 'sys-D-1', 'sys-E-1', 'crew-F-1'), 'ibg-1');
      const game = run<Xxi>(state, construction, { choices: ['build 12'] });
      expect(logged(game, 'flotilla-built')).toMatchObject([{ model: 'B' }]);
    });

    test('[XXI-16.1.5] it still takes a command', () => {
      const state = partsForD(lastXxiLost(true));
      expect(buildBar({ ...state, allocation: [] }, '18')).toBe('XXI-8.1b');
    });

    test('[XXI-16.1.5] a lost Type VII goes to the Scrap Pile all the same', () => {
      const game = run<Xxi>(convoysIn(fresh({ moreXXI: true }), 'AO', 'convoy-3'), battle, {
        dice: [1, 1, 2, 1, 1, 2],
        choices: ['send vii-1 AO', 'go-on', 'end-missions'],
      });
      expect(game.state.scrap).toEqual(['vii-1']);
    });

    test('[XXI-16.1.5] without the option it is gone, and five builds are all', () => {
      const state = partsForD(lastXxiLost(false));
      expect(state.pen).toEqual([]);
      expect(state.scrap).toContain('xxi-5');
      expect(buildBar(state, '18')).toBe('XXI-8.1d');
    });
  });

  describe('heavy AA', () => {
    test('[XXI-16.1.6] both counters are in the cup', () => {
      expect(fresh({ heavyAA: true }).drawPile).toEqual(expect.arrayContaining(['aa-1', 'aa-2']));
      expect(fresh().drawPile.some((id) => id.startsWith('aa-'))).toBe(false);
    });

    test('[XXI-16.1.6] a drawn one goes at once to a hub without another and without devastation', () => {
      const state = devastated(inBox(fresh({ heavyAA: true }), 'aa-1', 'aa-2'), { '7': 'dev-1' });
      const game = run<Xxi>(state, allocation, { choices: ['place aa-1 12', 'place aa-2 8'] });
      expect(game.barred).toEqual([
        { 'place aa-1 7': 'XXI-16.1.6' },
        { 'place aa-2 7': 'XXI-16.1.6', 'place aa-2 12': 'XXI-16.1.6' },
      ]);
      expect(game.offered[0]).toEqual(HUBS.filter((hub) => hub !== '7').map((hub) => `place aa-1 ${hub}`));
      expect(game.state).toMatchObject({ flak: { '12': 'aa-1', '8': 'aa-2' }, allocation: [] });
      expect(game.log[0]).toEqual({
        rule: 'XXI-16.1.6',
        entry: { what: 'counter-placed', counter: 'aa-1', at: '12' },
      });
    });

    /** A raid on Hamburg, where heavy AA guards a hull on the space and a crew in a square. */
    function raidOnHamburg(dice: readonly number[]) {
      const state = inSquares(onMap(fresh({ heavyAA: true }), { 'hull-A-1': '12' }), '12', 'crew-F-1');
      lift(state, 'aa-1').flak['12'] = 'aa-1';
      return run<Xxi>(inBox(state, 'dev-1'), bombing, { dice });
    }

    test('[XXI-16.1.6] a 4 drives the raid off', () => {
      const { state } = raidOnHamburg([4, 4, 4, 4]);
      expect(state).toMatchObject({ scrap: ['dev-1'], flak: { '12': 'aa-1' } });
      expect(state.devastation).toEqual({});
      expect(state).toMatchObject({ squares: { '12': ['crew-F-1'] } });
      expect(spaceOf(state, 'hull-A-1')).toBe('12');
    });

    test('[XXI-16.1.6] a 3 does not, and the guns are lost with the yard', () => {
      const { state, cited, log } = raidOnHamburg([4, 4, 4, 3]);
      expect(state).toMatchObject({ devastation: { '12': 'dev-1' }, squares: { '12': [] } });
      expect(state.flak).toEqual({});
      expect(state.scrap).toEqual(['aa-1', 'hull-A-1', 'crew-F-1']);
      expect(cited.slice(1, 3)).toEqual(['XXI-16.1.6 flak-fires', 'XXI-16.1.6 flak-lost']);
      expect(log[2]?.entry).toEqual({ what: 'flak-lost', hub: '12', flak: 'aa-1' });
    });

    test('[XXI-16.1.6] elsewhere they do not fire', () => {
      const { state } = raidOnHamburg([3, 3, 3]);
      expect(state).toMatchObject({ devastation: { '9': 'dev-1' }, flak: { '12': 'aa-1' } });
    });
  });

  describe('double repair', () => {
    const threeBurn = (doubleRepair: boolean): State =>
      inBox(devastated(fresh({ doubleRepair }), { '7': 'dev-1', '9': 'dev-2', '12': 'dev-5' }), 'ibg-1');

    test('[XXI-16.1.7] two hubs a turn, each paid for separately, and no third', () => {
      const game = run<Xxi>(threeBurn(true), repair, { choices: ['clear 7 hull-A-1', 'clear 12 ibg-1'] });
      expect(game.state).toMatchObject({
        devastation: { '9': 'dev-2' },
        scrap: ['dev-1', 'hull-A-1', 'dev-5', 'ibg-1'],
        repairs: 0,
      });
      expect(game.offered[1]).not.toContain('clear 9 hull-A-1');
    });

    test('[XXI-16.1.7] the second is as free as the first', () => {
      const game = run<Xxi>(threeBurn(true), repair, { choices: ['clear 7 hull-A-1', 'no-repair'] });
      expect(game.state.devastation).toEqual({ '9': 'dev-2', '12': 'dev-5' });
    });

    test('[XXI-16.1.7] without the option one is all', () => {
      const game = run<Xxi>(threeBurn(false), repair, { choices: ['clear 7 hull-A-1'] });
      expect(game.asked).toEqual(['XXI-11.2']);
    });
  });

  describe('priority transport', () => {
    /** One hull on A, and so many priority transports in the allocation box. */
    const oneHull = (points: number, ...transports: ('prio-1' | 'prio-2')[]): State => ({
      ...inBox(onMap(emptyMap(fresh({ priorityTransport: true })), { 'hull-A-1': 'A' }), ...transports),
      points,
    });
    const move = (state: State, ...choices: readonly string[]) =>
      run<Xxi>(state, movement, { choices: [...choices, 'end-movement'] });

    test('[XXI-16.1.8] the three counters are in the cup', () => {
      expect(fresh({ priorityTransport: true }).drawPile).toEqual(
        expect.arrayContaining(['prio-1', 'prio-2', 'prio-3']),
      );
      expect(fresh().drawPile.some((id) => id.startsWith('prio-'))).toBe(false);
    });

    test('[XXI-16.1.8] once drawn they wait in the allocation box', () => {
      const game = run<Xxi>(inBox(fresh({ priorityTransport: true }), 'prio-1', 'hull-A-2'), allocation);
      expect(game.state.allocation).toEqual(['prio-1']);
    });

    test('[XXI-16.1.8] up to three spaces for no points, and the counter is spent', () => {
      const game = move(oneHull(0, 'prio-1'), 'rush hull-A-1', 'to 13', 'to 9', 'to 7');
      expect(game.state).toMatchObject({ scrap: ['prio-1'], allocation: [], points: 0 });
      expect(game.log[0]).toEqual({
        rule: 'XXI-16.1.8',
        entry: { what: 'resource-rushed', resource: 'hull-A-1', from: 'A', to: '13', with: 'prio-1' },
      });
      expect(spaceOf(game.state, 'hull-A-1')).toBe('7');
      expect(game.seats).toEqual(game.asked.map(() => 'player'));
      expect(game.offered.at(-1)).toEqual(['end-movement']); // no fourth space
    });

    test.each([
      [['to 13', 'stop'], '13'],
      [['to 13', 'to 9', 'stop'], '9'],
    ])('[XXI-16.1.8] %j leave the hull on %s', (legs, space) => {
      const game = move(oneHull(0, 'prio-1'), 'rush hull-A-1', ...legs);
      expect(placesOf(game.state)).toEqual({ 'hull-A-1': space });
      expect(game.offered[1]).not.toContain('stop'); // a counter is not spent on nothing
    });

    test('[XXI-16.1.8] never into a devastated hub, not even to pass it', () => {
      const game = move(devastated(oneHull(0, 'prio-1'), { '13': 'dev-1' }), 'rush hull-A-1', 'to D', 'to A', 'stop');
      expect(game.offered.slice(1, 3)).toEqual([
        ['to G', 'to 14', 'to D'],
        ['to A', 'to 14', 'to 15', 'stop'],
      ]);
      expect(game.barred.slice(1, 3)).toEqual([{ 'to 13': 'XXI-7.2d' }, { 'to 13': 'XXI-7.2d' }]);
    });

    test('[XXI-16.1.8] with every way out burning it cannot be used', () => {
      const state = onMap(devastated(oneHull(0, 'prio-1'), { '3': 'dev-1', '17': 'dev-2' }), { 'hull-A-1': '18' });
      const game = move(state);
      expect(game.barred[0]).toMatchObject({ 'rush hull-A-1': 'XXI-16.1.8' });
    });

    test('[XXI-16.1.8] apart from its own move, before it or after', () => {
      const before = move(oneHull(1, 'prio-1'), 'move hull-A-1 13', 'rush hull-A-1', 'to 9', 'to 7', 'to 12');
      const after = move(oneHull(1, 'prio-1'), 'rush hull-A-1', 'to 13', 'to 9', 'to 7', 'move hull-A-1 12');
      expect([placesOf(before.state), placesOf(after.state)]).toEqual([{ 'hull-A-1': '12' }, { 'hull-A-1': '12' }]);
    });

    test('[XXI-16.1.8] several in one phase, on the same resource too', () => {
      const legs = ['to G', 'to 11', 'to 6'];
      const game = move(
        oneHull(0, 'prio-1', 'prio-2'),
        'rush hull-A-1',
        ...legs,
        'rush hull-A-1',
        'to 8',
        'to 12',
        'stop',
      );
      expect(game.state.scrap).toEqual(['prio-1', 'prio-2']);
      expect(spaceOf(game.state, 'hull-A-1')).toBe('12');
    });

    test('[XXI-16.1.8] a resource in a square is out of its reach', () => {
      const game = move(inSquares(oneHull(0, 'prio-1'), '12', 'hull-A-1'));
      expect(game.offered).toEqual([['end-movement']]);
    });
  });

  describe('resource substitution', () => {
    const PARTS = ['hull-A-1', 'hull-B-1', 'sys-D-1', 'sys-E-1', 'crew-F-1', 'crew-G-1'] as const;
    type Part = (typeof PARTS)[number];

    /** Bremen holds model A but for the missing parts. */
    function atBremen(commands: 1 | 2 | 3, missing: readonly Part[], resourceSubstitution = true): State {
      const parts = PARTS.filter((id) => !missing.includes(id));
      const state = inSquares(emptyMap(fresh({ resourceSubstitution })), '8', ...parts);
      return inBox(state, ...(['ibg-1', 'ibg-2', 'ibg-3'] as const).slice(0, commands));
    }

    test.each(['hull-A-1', 'sys-E-1', 'crew-G-1'] as const)(
      '[XXI-16.1.9] a second command stands in for %s',
      (part) => {
        const game = run<Xxi>(atBremen(2, [part]), construction, { choices: ['build 8'] });
        expect(game.state).toMatchObject({ commands: ['ibg-1'], allocation: [], squares: { '8': [] } });
        expect(game.state.scrap).toEqual([...PARTS.filter((id) => id !== part), 'ibg-2']);
      },
    );

    test.each([
      ['hull-A-1', 'hull'],
      ['sys-E-1', 'system'],
      ['crew-G-1', 'crew'],
    ] as const)('[XXI-16.1.9] where %s is missing, what the command stands in for is a %s', (part, kind) => {
      expect(substituted(atBremen(2, [part]), '8')).toBe(kind);
      expect(substituted(atBremen(2, []), '8')).toBeUndefined();
    });

    test('[XXI-16.1.9] a priority transport in the box is no command: it neither builds nor stands in', () => {
      const withTransport = (missing: readonly Part[]) => inBox(lift(atBremen(1, missing), 'ibg-1'), 'prio-1');
      expect(buildBar(withTransport([]), '8')).toBe('XXI-8.1b');
      expect(buildBar(inBox(withTransport(['crew-G-1']), 'ibg-1'), '8')).toBe('XXI-8.1a');
      const game = run<Xxi>(inBox(withTransport([]), 'ibg-1'), construction, { choices: ['build 8'] });
      expect(game.state).toMatchObject({ commands: ['ibg-1'], allocation: ['prio-1'] });
    });

    test('[XXI-16.1.9] at most one a build', () => {
      expect(buildBar(atBremen(3, ['hull-A-1', 'crew-G-1']), '8')).toBe('XXI-8.1a');
    });

    test('[XXI-16.1.9] one command alone is not enough', () => {
      expect(buildBar(atBremen(1, ['crew-G-1']), '8')).toBe('XXI-8.1a');
    });

    test('[XXI-16.1.9] with everything there the second command stays', () => {
      const game = run<Xxi>(atBremen(2, []), construction, { choices: ['build 8'] });
      expect(game.state).toMatchObject({ commands: ['ibg-1'], allocation: ['ibg-2'] });
    });

    test('[XXI-16.1.9] the capacity rule stays: B has five parts, Danzig four squares', () => {
      const state = built(fresh({ resourceSubstitution: true }), 1);
      inBox(inSquares(state, '18', 'hull-A-1', 'hull-B-1', 'sys-D-1', 'sys-E-1'), 'ibg-1', 'ibg-2');
      expect(buildBar(state, '18')).toBe('XXI-8.3');
    });

    test('[XXI-16.1.9] without the option nothing stands in for anything', () => {
      expect(buildBar(atBremen(3, ['crew-G-1'], false), '8')).toBe('XXI-8.1a');
    });
  });
});
