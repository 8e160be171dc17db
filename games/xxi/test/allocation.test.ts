/** XXI-5  Allocation Phase: where each counter goes. */
import { run } from '@derby/kernel/testing';
import { describe, expect, test } from 'vitest';
import { allocation } from '../src/allocation.ts';
import { ARMIES, COMMANDS, CONVOYS, type CounterId, RESOURCES } from '../src/data/counters.ts';
import { grindingWar } from '../src/grinding-war.ts';
import { resourcesAt, type State, spaceOf, type Xxi } from '../src/state.ts';
import { armiesAt, convoysIn, devastated, fresh, inBox } from './position.ts';

/** These counters were drawn this turn, in this order. */
const allocate = (state: State, drawn: readonly CounterId[], choices: readonly string[] = []) =>
  run<Xxi>(inBox(state, ...drawn), (t) => allocation(t), { choices });

describe('XXI-5 allocation', () => {
  test('[XXI-5.0] counters leave the box one by one in the order drawn, without a question', () => {
    const game = allocate(fresh(), ['army-3', 'crew-G-2', 'convoy-1', 'hull-C-2']);
    expect(game.asked).toEqual([]);
    expect(game.log.map(({ entry }) => entry)).toEqual([
      { what: 'counter-placed', counter: 'army-3', at: 'front' },
      { what: 'counter-placed', counter: 'crew-G-2', at: 'G' },
      { what: 'counter-placed', counter: 'convoy-1', at: 'AO' },
      { what: 'counter-placed', counter: 'hull-C-2', at: 'C' },
    ]);
    expect(game.state.allocation).toEqual([]);
  });

  test.each([
    ['hull-A-2', 'A'],
    ['hull-B-2', 'B'],
    ['hull-C-2', 'C'],
    ['sys-D-2', 'D'],
    ['sys-E-2', 'E'],
    ['crew-F-2', 'F'],
    ['crew-G-2', 'G'],
  ] as const)('[XXI-5.1a] %s goes to production city %s', (counter, city) => {
    const game = allocate(fresh(), [counter]);
    expect(spaceOf(game.state, counter)).toBe(city);
    expect(game.cited).toEqual(['XXI-5.1a counter-placed']);
  });

  test('[XXI-5.1a] any number of resources may stand on their city', () => {
    const hulls = RESOURCES.filter((id) => id.startsWith('hull-A-'));
    const game = allocate(fresh(), hulls.slice(1));
    expect(resourcesAt(game.state, 'A').toSorted()).toEqual(hulls);
  });

  test('[XXI-5.1b] a convoy goes to the Atlantic Ocean, not to the Western Approaches', () => {
    const game = allocate(convoysIn(fresh(), 'WA', 'convoy-2'), ['convoy-3']);
    expect(game.state.convoys).toEqual({ AO: ['convoy-3'], WA: ['convoy-2'] });
    expect(game.cited).toEqual(['XXI-5.1b counter-placed']);
  });

  test('[XXI-5.1c] the first army enters box 0', () => {
    const game = allocate(fresh(), ['army-1']);
    expect(game.state).toMatchObject({ armies: ['army-1'], front: 0 });
    expect(game.cited).toEqual(['XXI-5.1c counter-placed']);
  });

  test('[XXI-5.1c] a later army joins the others where they stand', () => {
    const game = allocate(armiesAt(fresh(), 4, 2), ['army-8', 'army-5']);
    expect(game.state).toMatchObject({ armies: ['army-1', 'army-2', 'army-8', 'army-5'], front: 4 });
  });

  test('[XXI-5.1c] an army drawn this turn already rolls in the grinding war', () => {
    const game = run<Xxi>(
      inBox(fresh(), 'army-1'),
      function* (t) {
        yield* allocation(t);
        yield* grindingWar(t);
      },
      { dice: [6] },
    );
    expect(game.state.front).toBe(1);
  });

  test('[XXI-5.1d] commands and priority transports stay in the box', () => {
    const game = allocate(fresh({ priorityTransport: true }), ['ibg-2', 'hull-A-2', 'prio-1', 'ibg-1']);
    expect(game.state.allocation).toEqual(['ibg-2', 'prio-1', 'ibg-1']);
  });

  test('[XXI-5.1e] devastation markers wait in the box for the raids', () => {
    const game = allocate(fresh(), ['dev-3', 'convoy-1', 'dev-1']);
    expect(game.state.allocation).toEqual(['dev-3', 'dev-1']);
    expect(game.state.devastation).toEqual({});
  });

  test('[XXI-5.2] three armies and two hulls of one letter are all deployed', () => {
    const game = allocate(fresh(), ['hull-A-2', 'hull-A-3', 'army-1', 'army-2', 'army-3', 'ibg-1']);
    expect(resourcesAt(game.state, 'A').toSorted()).toEqual(['hull-A-1', 'hull-A-2', 'hull-A-3']);
    expect(game.state).toMatchObject({ armies: ['army-1', 'army-2', 'army-3'], front: 0, allocation: ['ibg-1'] });
  });

  test('[XXI-5.2] the Atlantic, the front and the box take whatever comes', () => {
    const game = allocate(fresh({ convoySix: true }), [...CONVOYS, ...ARMIES, ...COMMANDS]);
    expect(game.state.convoys.AO).toHaveLength(8);
    expect(game.state.armies).toHaveLength(8);
    expect(game.state.allocation).toHaveLength(10);
  });

  test('[XXI-16.1.6] a heavy AA counter goes to a hub with neither another nor a devastation marker', () => {
    const state = devastated(fresh({ heavyAA: true }), { '10': 'dev-1' });
    const game = allocate(state, ['aa-1', 'hull-A-2', 'aa-2'], ['place aa-1 12', 'place aa-2 7']);
    expect(game.state.flak).toEqual({ '12': 'aa-1', '7': 'aa-2' });
    expect(game.offered.map((open) => open.length)).toEqual([15, 14]);
    expect(game.barred[0]).toEqual({ 'place aa-1 10': 'XXI-16.1.6' });
    expect(game.barred[1]).toEqual({ 'place aa-2 10': 'XXI-16.1.6', 'place aa-2 12': 'XXI-16.1.6' });
    expect(game.state.allocation).toEqual([]);
  });
});
