/** XXI-8  Construction Phase: what a flotilla costs, and where it can be built. */
import { run } from '@derby/kernel/testing';
import { describe, expect, test } from 'vitest';
import { battle } from '../src/battle.ts';
import { bombing } from '../src/bombing.ts';
import { buildBar, construction, nextModel } from '../src/construction.ts';
import type { ResourceId } from '../src/data/counters.ts';
import { SQUARES, YARDS, type Yard } from '../src/data/map.ts';
import { MODELS } from '../src/data/tracks.ts';
import { end } from '../src/end.ts';
import { modelInForce, ratingsOf } from '../src/flotillas.ts';
import { grindingWar } from '../src/grinding-war.ts';
import { movement } from '../src/movement.ts';
import { repair } from '../src/repair.ts';
import type { Rule } from '../src/rules.ts';
import type { State, Xxi } from '../src/state.ts';
import { armiesAt, built, convoysIn, devastated, emptyMap, fresh, inBox, inSquares, lift, onMap } from './position.ts';

/** The parts of model A; each later model needs a part less. */
const SET_A: readonly ResourceId[] = ['hull-A-1', 'hull-C-1', 'sys-D-1', 'sys-E-1', 'crew-F-1', 'crew-G-1'];
const SET_B: readonly ResourceId[] = ['hull-A-1', 'hull-C-1', 'sys-D-1', 'sys-E-1', 'crew-F-1'];
const SET_C: readonly ResourceId[] = ['hull-A-1', 'hull-C-1', 'sys-D-1', 'crew-F-1'];
const SET_D: readonly ResourceId[] = ['hull-A-1', 'sys-D-1', 'crew-F-1'];
const SETS = [SET_A, SET_B, SET_C, SET_D, SET_D];

const build = (state: State, ...choices: string[]) => run<Xxi>(state, (t) => construction(t), { choices });

/** So many flotillas were built, these parts are in the squares of a yard, and a command is in the box. */
const ready = (before: number, yard: Yard, parts: readonly ResourceId[], options = {}): State =>
  inBox(inSquares(built(fresh(options), before), yard, ...parts), 'ibg-1');

/** Nothing can be built anywhere, so the question is not even put; in this yard it is for this rule. */
function expectNoBuild(state: State, yard: Yard, rule: Rule): void {
  expect(buildBar(state, yard)).toBe(rule);
  const game = build(state);
  expect(game.asked).toEqual([]);
  expect(game.cited).toEqual([]);
}

describe('XXI-8 construction', () => {
  test.each([
    [0, 'A'],
    [1, 'B'],
    [2, 'C'],
    [3, 'D'],
    [4, 'D'],
  ])('[XXI-8.0] after %i flotillas the next is model %s', (before, model) => {
    const game = build(ready(before, '12', SETS[before]!), 'build 12');
    expect(game.log.at(-1)?.entry).toMatchObject({ what: 'flotilla-built', model, flotilla: `xxi-${before + 1}` });
  });

  test('[XXI-8.0] no model is left out: the parts of D build nothing before A', () => {
    expectNoBuild(ready(0, '12', SET_D), '12', 'XXI-8.1a');
    expect(nextModel(fresh()).model).toBe('A');
  });

  test('[XXI-8.1a] a complete set in the squares of one yard builds there', () => {
    const game = build(ready(0, '12', SET_A), 'build 12');
    expect(game.offered).toEqual([['build 12', 'no-build']]);
    expect(game.barred).toEqual([{ 'build 8': 'XXI-8.1a', 'build 18': 'XXI-8.3' }]);
    expect(game.state.valentin).toContain('xxi-1');
  });

  test('[XXI-8.1a] [XXI-7.2f] a part on the space of the city does not count, and that is said', () => {
    const game = run<Xxi>(onMap(ready(0, '12', SET_A), { 'crew-G-1': '12' }), construction);
    expect(game.state.tally.built).toEqual([]);
    expect(game.log).toEqual([{ rule: 'XXI-7.2f', entry: { what: 'parts-outside', yard: '12', model: 'A' } }]);
  });

  test('[XXI-7.2f] a part of another kind on the space of the city is not what is missing', () => {
    const state = onMap(lift(ready(0, '12', SET_A), 'crew-G-1'), { 'hull-B-1': '12' });
    expectNoBuild(state, '12', 'XXI-8.1a');
  });

  test('[XXI-8.1a] nor does a part in another yard', () => {
    expectNoBuild(inSquares(ready(0, '12', SET_A), '8', 'crew-G-1'), '12', 'XXI-8.1a');
  });

  test('[XXI-8.1b] without a command in the box there is no build', () => {
    expectNoBuild(lift(ready(0, '12', SET_A), 'ibg-1'), '12', 'XXI-8.1b');
  });

  test('[XXI-8.1b] commands that mark earlier models do not serve again', () => {
    expectNoBuild(lift(ready(4, '12', SET_D), 'ibg-1'), '12', 'XXI-8.1b');
  });

  test('[XXI-8.1b] the command leaves the box, one for each flotilla', () => {
    const game = build(inBox(ready(0, '12', SET_A), 'ibg-2'), 'build 12');
    expect(game.state).toMatchObject({ allocation: ['ibg-2'], commands: ['ibg-1'] });
  });

  test.each(SET_A.map((part) => [part]))('[XXI-8.1c] with %s missing nothing is built', (part) => {
    expectNoBuild(lift(ready(0, '12', SET_A), part), '12', 'XXI-8.1a');
  });

  test('[XXI-8.1c] with everything in place the player may still not build', () => {
    const game = build(ready(0, '12', SET_A), 'no-build');
    expect(game.state.squares['12']).toEqual(SET_A);
    expect(game.state).toMatchObject({ allocation: ['ibg-1'], commands: [], scrap: [] });
  });

  test('[XXI-8.1d] after five there is no sixth, whatever is at hand', () => {
    expectNoBuild(ready(5, '12', SET_D), '12', 'XXI-8.1d');
  });

  test('[XXI-8.1d] flotillas lost count among the five', () => {
    const state = ready(5, '12', SET_D);
    lift(state, 'xxi-1', 'xxi-2').scrap.push('xxi-1', 'xxi-2');
    expectNoBuild(state, '12', 'XXI-8.1d');
  });

  test('[XXI-8.1d] five is the limit of the programme, not of the counters: one in the pen does not lift it', () => {
    const state = ready(5, '12', SET_D);
    lift(state, 'xxi-3').pen.push('xxi-3');
    expectNoBuild(state, '12', 'XXI-8.1d');
  });

  test('[XXI-8.1d] with more XXIs a flotilla lost can be built again; without one in the pen it cannot', () => {
    const state = ready(5, '12', SET_D, { moreXXI: true });
    expectNoBuild(ready(5, '12', SET_D, { moreXXI: true }), '12', 'XXI-8.1d');
    lift(state, 'xxi-3').pen.push('xxi-3');
    const game = build(state, 'build 12');
    expect(game.log.at(-1)?.entry).toMatchObject({ flotilla: 'xxi-3', model: 'D' });
    expect(game.state.commands).toHaveLength(6);
  });

  test('[XXI-8.1e] a resource in a square cannot be moved away', () => {
    const state = { ...inSquares(emptyMap(fresh()), '12', ...SET_A), points: 12 };
    const game = run<Xxi>(state, (t) => movement(t), { choices: ['end-movement'] });
    expect(game.offered).toEqual([['end-movement']]);
  });

  test('[XXI-8.1e] nor pay for a repair', () => {
    const state = inSquares(
      devastated(onMap(emptyMap(fresh()), { 'hull-B-1': 'B' }), { '7': 'dev-1' }),
      '12',
      'hull-A-1',
    );
    const game = run<Xxi>(state, (t) => repair(t), { choices: ['no-repair'] });
    expect(game.offered).toEqual([['clear 7 hull-B-1', 'no-repair']]);
    expect(game.barred).toEqual([{ 'clear 7 hull-A-1': 'XXI-8.1e' }]);
  });

  test('[XXI-8.1e] nor be lost to the constant retreat', () => {
    const state = inBox(inSquares(armiesAt(emptyMap(fresh()), 8), '12', 'crew-F-1'), 'ibg-1');
    const game = run<Xxi>(state, (t) => grindingWar(t), { dice: [6] });
    expect(game.state.squares['12']).toEqual(['crew-F-1']);
    expect(game.state.scrap).toEqual(['ibg-1']);
  });

  test('[XXI-8.1e] nor mark the turn: with nothing else at hand the box stays empty', () => {
    const game = run<Xxi>(inSquares(emptyMap(fresh()), '12', 'hull-A-1'), (t) => end(t));
    expect(game.state.turnTrack).toEqual([null]);
    expect(game.state.squares['12']).toEqual(['hull-A-1']);
  });

  test('[XXI-8.1e] it leaves by a build or by a raid', () => {
    const raided = run<Xxi>(inBox(ready(0, '12', SET_A), 'dev-1'), (t) => bombing(t), { dice: [4, 4, 4] });
    expect(raided.state.squares['12']).toEqual([]);
    expect(build(ready(0, '12', SET_A), 'build 12').state.squares['12']).toEqual([]);
  });

  test.each([
    ['a third hull for a system', ['hull-A-1', 'hull-B-1', 'hull-C-1', 'sys-D-1', 'crew-F-1', 'crew-G-1']],
    ['a third system for a crew', ['hull-A-1', 'hull-B-1', 'sys-D-1', 'sys-D-2', 'sys-E-1', 'crew-F-1']],
    ['a third crew for a hull', ['hull-A-1', 'sys-D-1', 'sys-E-1', 'crew-F-1', 'crew-F-2', 'crew-G-1']],
  ] as const)('[XXI-8.2] %s builds no model A', (_mix, parts) => {
    expectNoBuild(ready(0, '8', parts), '8', 'XXI-8.1a');
  });

  test('[XXI-8.2] a command replaces no part, however many there are', () => {
    expectNoBuild(inBox(lift(ready(0, '12', SET_A), 'crew-G-1'), 'ibg-2', 'ibg-3'), '12', 'XXI-8.1a');
  });

  test.each([
    [0, ['12', '8']],
    [1, ['12', '8']],
    [2, ['12', '8', '18']],
    [3, ['12', '8', '18']],
  ])('[XXI-8.3] after %i flotillas the yards large enough are %j', (before, able) => {
    const { cost } = MODELS[before]!;
    const size = cost.hull + cost.system + cost.crew;
    expect(YARDS.filter((yard) => SQUARES[yard] >= size)).toEqual(able);
    const game = build(ready(before, '12', SETS[before]!), 'no-build');
    expect(game.barred[0]?.['build 18']).toBe(able.includes('18') ? 'XXI-8.1a' : 'XXI-8.3');
  });

  test('[XXI-8.3] model A at Bremen takes all six squares', () => {
    const game = build(ready(0, '8', SET_A), 'build 8');
    expect(game.state.squares['8']).toEqual([]);
    expect(game.state.scrap.toSorted()).toEqual(SET_A.toSorted());
    expect(SQUARES['8']).toBe(SET_A.length);
  });

  test('[XXI-8.3] Danzig builds model C with its four squares, and no model B', () => {
    expectNoBuild(ready(1, '18', SET_C), '18', 'XXI-8.3');
    expect(build(ready(2, '18', SET_C), 'build 18').state.valentin).toContain('xxi-3');
  });

  test('[XXI-8.4a] parts to the Scrap Pile, command to the track, flotilla to Valentin at full strength', () => {
    const game = build(inBox(ready(0, '12', SET_A), 'ibg-2'), 'build 12');
    expect(game.state.scrap.toSorted()).toEqual(SET_A.toSorted());
    expect(game.state).toMatchObject({
      allocation: ['ibg-2'],
      commands: ['ibg-1'],
      valentin: ['vii-1', 'vii-2', 'xxi-1'],
      depleted: [],
      pen: ['xxi-2', 'xxi-3', 'xxi-4', 'xxi-5'],
    });
    expect(game.cited).toEqual(['XXI-8.4a flotilla-built']);
  });

  test('[XXI-8.4a] the command on the track pays for nothing more', () => {
    const state = devastated(emptyMap(built(fresh(), 1)), { '7': 'dev-1' });
    const game = run<Xxi>(state, (t) => repair(t));
    expect(game.state.devastation).toEqual({ '7': 'dev-1' });
    expect(game.asked).toEqual([]);
  });

  test('[XXI-8.4a] of parts to spare the player says which letter to spend; the rest stay', () => {
    const parts = [...SET_A, 'crew-G-2', 'hull-A-2'] as const;
    const spends = ['spend hull-C-1', 'spend crew-G-1', 'spend crew-G-2'];
    const game = build(ready(0, '12', parts), 'build 12', ...spends);
    expect(game.offered.slice(1)).toEqual([
      ['spend hull-A-1', 'spend hull-C-1'], // then two A are left for one: the lower number goes unasked
      ['spend crew-F-1', 'spend crew-G-1'],
      ['spend crew-F-1', 'spend crew-G-2'],
    ]);
    expect(game.state.squares['12'].toSorted()).toEqual(['crew-F-1', 'hull-A-2']);
  });

  test('[XXI-8.4b] two complete sets and two commands still build one flotilla', () => {
    const spare = ['hull-B-1', 'hull-B-2', 'sys-D-2', 'sys-E-2', 'crew-F-2', 'crew-G-2'] as const;
    const state = inBox(inSquares(ready(0, '12', SET_A), '8', ...spare), 'ibg-2');
    const game = build(state, 'build 8');
    expect(game.offered).toEqual([['build 12', 'build 8', 'no-build']]);
    expect(game.state.squares).toEqual({ '8': [], '12': SET_A, '18': [] });
    expect(game.state).toMatchObject({ allocation: ['ibg-2'], commands: ['ibg-1'] });
    expect(game.cited).toEqual(['XXI-8.4a flotilla-built']);
  });

  test('[XXI-8.5] a new model gives its ratings to every Type XXI, and to no Type VII', () => {
    const game = build(ready(1, '12', SET_B), 'build 12');
    expect(modelInForce(game.state)).toBe('B');
    const modelB = { engine: 3, silence: 3, attack: 3, defense: 3 };
    expect(ratingsOf(game.state, 'xxi-1')).toEqual(modelB);
    expect(ratingsOf(game.state, 'xxi-2')).toEqual(modelB);
    expect(ratingsOf(game.state, 'vii-1')).toEqual({ engine: 2, silence: 2, attack: 2, defense: 2 });
  });

  test('[XXI-8.5] an older flotilla sails with the new ratings in the same turn', () => {
    const state = convoysIn(ready(1, '12', SET_B), 'AO', 'convoy-3');
    const engines = [4, 1, 1, 5, 1, 1];
    const silence = [4, 1, 1, 5, 1, 1]; // three dice: model A had two
    const game = run<Xxi>(
      state,
      function* (t) {
        yield* construction(t);
        yield* battle(t);
      },
      {
        dice: [...engines, ...silence, 5, 1, 1, 2, 2, 4, 1, 1], // attack, escorts that need a 3, home
        choices: ['build 12', 'send xxi-1 AO', 'go-on', 'go-on', 'go-on', 'end-missions'],
      },
    );
    expect(game.state).toMatchObject({ sunk: 1, depleted: [] });
  });

  test('[XXI-8.5] building model D a second time changes no ratings', () => {
    const game = build(ready(4, '18', SET_D), 'build 18');
    expect(ratingsOf(game.state, 'xxi-5')).toEqual({ engine: 4, silence: 4, attack: 4, defense: 4 });
    expect(modelInForce(game.state)).toBe('D');
  });

  test('[XXI-16.1.9] one further command stands in for one missing part', () => {
    const state = lift(ready(0, '8', SET_A, { resourceSubstitution: true }), 'crew-G-1');
    expectNoBuild(structuredClone(state), '8', 'XXI-8.1a');
    const game = build(inBox(state, 'ibg-2', 'ibg-3'), 'build 8');
    expect(game.state).toMatchObject({ allocation: ['ibg-3'], commands: ['ibg-1'] });
    expect(game.state.scrap.toSorted()).toEqual([...SET_A.slice(0, 5), 'ibg-2'].toSorted());
  });

  test('[XXI-16.1.9] never for two, and never in a yard too small', () => {
    const two = lift(ready(0, '8', SET_A, { resourceSubstitution: true }), 'crew-G-1', 'sys-E-1');
    expectNoBuild(inBox(two, 'ibg-2', 'ibg-3'), '8', 'XXI-8.1a');
    expectNoBuild(inBox(ready(1, '18', SET_C, { resourceSubstitution: true }), 'ibg-2'), '18', 'XXI-8.3');
  });
});
