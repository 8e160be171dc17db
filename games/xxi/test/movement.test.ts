/** XXI-7  Movement Phase: points, lines and squares. */
import { run } from '@derby/kernel/testing';
import { describe, expect, test } from 'vitest';
import { distancesTo } from '../advice/routes.ts';
import { RESOURCES, type ResourceId } from '../src/data/counters.ts';
import { LETTERS, NEIGHBOURS, SPACES, YARDS } from '../src/data/map.ts';
import { movement, transport } from '../src/movement.ts';
import { resourcesAt, type State, spaceOf, type Xxi } from '../src/state.ts';
import { armiesAt, devastated, emptyMap, fresh, inBox, inSquares, onMap, type Places, placesOf } from './position.ts';

/** So many points are at hand; after these choices the player ends the phase. */
const move = (state: State, points: number, ...choices: string[]) =>
  run<Xxi>({ ...state, points }, (t) => movement(t), { choices: [...choices, 'end-movement'] });

const roll = (state: State, die: number) => run<Xxi>(state, (t) => transport(t), { dice: [die] });

/** Nothing is on the map but these. */
const only = (places: Places, options = {}): State => onMap(emptyMap(fresh(options)), places);

/** Where a resource may go at the first question. */
const ways = (game: ReturnType<typeof move>, id: ResourceId): string[] =>
  game.offered[0]!.filter((words) => words.startsWith(`move ${id} `)).map((words) => words.split(' ')[2]!);

describe('XXI-7 movement', () => {
  test('[XXI-7.0] the player moves one resource after the other, and ends the phase', () => {
    const game = move(fresh(), 7, 'move hull-A-1 13', 'move crew-F-1 5');
    expect(game.asked).toEqual(['XXI-7.0', 'XXI-7.0', 'XXI-7.0']);
    expect(placesOf(game.state)).toMatchObject({ 'hull-A-1': '13', 'crew-F-1': '5', 'hull-B-1': 'B' });
  });

  test('[XXI-7.0] without the option nothing can be rushed, with it only while a counter is in the box', () => {
    const rushes = (game: ReturnType<typeof move>) => game.offered[0]!.filter((words) => words.startsWith('rush '));
    expect(rushes(move(inBox(fresh(), 'ibg-1'), 7))).toEqual([]);
    expect(rushes(move(fresh({ priorityTransport: true }), 7))).toEqual([]);
    expect(rushes(move(inBox(fresh({ priorityTransport: true }), 'prio-2'), 7))).toHaveLength(7);
  });

  test('[XXI-7.0] even with nothing left to move the player is asked to end the phase', () => {
    const game = move(emptyMap(fresh()), 7);
    expect(game.offered).toEqual([['end-movement']]);
  });

  test.each([
    [1, 7],
    [6, 12],
  ])('[XXI-7.1a] on turn 1 a die of %i gives %i points', (die, points) => {
    expect(roll(fresh(), die).state.points).toBe(points);
  });

  test.each([
    [0, 6],
    [1, 5],
    [2, 4],
    [3, 3],
    [4, 3],
    [5, 2],
    [6, 2],
    [7, 1],
    [8, 0],
  ])('[XXI-7.1a] with the armies in box %i, %i is added to the die', (box, fixed) => {
    const game = roll(armiesAt(fresh(), box), 1);
    expect(game.state.points).toBe(1 + fixed);
    expect(game.log[0]).toMatchObject({ rule: 'XXI-7.1a', entry: { dice: [1], fixed, extra: 0, points: 1 + fixed } });
  });

  test('[XXI-7.1b] points that are left are lost, and the marker returns to 0', () => {
    const game = move(fresh(), 7, 'move hull-A-1 13');
    expect(game.state.points).toBe(0);
    expect(game.log.at(-1)).toEqual({ rule: 'XXI-7.1b', entry: { what: 'points-lost', points: 6 } });
  });

  test('[XXI-7.1b] points left over do not add to those of the next turn', () => {
    const game = run<Xxi>(
      { ...fresh(), points: 12 },
      function* (t) {
        yield* movement(t);
        yield* transport(t);
      },
      { dice: [2], choices: ['end-movement'] },
    );
    expect(game.state.points).toBe(8);
  });

  test('[XXI-7.2a] each move costs one point; with none left only transfers remain', () => {
    const state = only({ 'hull-A-1': 'A', 'hull-B-1': 'B', 'crew-G-1': '8' });
    const game = move(state, 1, 'move hull-A-1 13');
    expect(game.log[0]?.entry).toMatchObject({ what: 'resource-moves', from: 'A', to: '13', left: 0 });
    expect(game.offered[1]).toEqual(['transfer crew-G-1', 'end-movement']);
    expect(game.barred[1]).toMatchObject({ 'move hull-B-1 7': 'XXI-7.2a', 'move crew-G-1 6': 'XXI-7.2a' });
  });

  test('[XXI-7.2a] nobody is obliged to move', () => {
    const game = move(fresh(), 12);
    expect(game.state.spaces).toEqual(fresh().spaces);
    expect(game.cited).toEqual(['XXI-7.1b points-lost']);
  });

  test('[XXI-7.2b] a resource that has moved moves no farther this turn', () => {
    const game = move(only({ 'hull-B-1': 'B', 'hull-A-1': 'A' }), 7, 'move hull-B-1 7');
    expect(game.offered[1]).not.toContain('move hull-B-1 12');
    expect(game.barred[1]).toMatchObject({ 'move hull-B-1 12': 'XXI-7.2b', 'move hull-B-1 B': 'XXI-7.2b' });
    expect(game.offered[1]).toContain('move hull-A-1 13');
  });

  test('[XXI-7.2b] next turn it may move again', () => {
    const game = run<Xxi>(
      { ...only({ 'hull-B-1': 'B' }), points: 2 },
      function* (t) {
        yield* movement(t);
        yield* transport(t);
        yield* movement(t);
      },
      { dice: [1], choices: ['move hull-B-1 7', 'end-movement', 'move hull-B-1 12', 'end-movement'] },
    );
    expect(spaceOf(game.state, 'hull-B-1')).toBe('12');
  });

  test('[XXI-7.2b] of equal counters that stand and have moved alike, one is named', () => {
    const three = only({ 'hull-A-1': 'A', 'hull-A-2': 'A', 'hull-A-3': 'A' });
    const game = move(three, 7, 'move hull-A-1 13', 'move hull-A-2 13');
    const named = (words: readonly string[] = []) => [...new Set(words.map((one) => one.split(' ')[1]))];
    expect(named(game.offered[0])).toEqual(['hull-A-1', undefined]);
    expect(named(game.offered[1])).toEqual(['hull-A-2', undefined]);
    expect(named(game.offered[2])).toEqual(['hull-A-3', undefined]);
    expect(named(Object.keys(game.barred[2]!))).toEqual(['hull-A-1']);
  });

  test('[XXI-7.2b] of two equal counters on one space, the one that has not moved is still free to', () => {
    const game = move(only({ 'hull-B-1': 'B', 'hull-B-2': '7' }), 7, 'move hull-B-1 7', 'move hull-B-2 12');
    expect(game.barred[1]).toMatchObject({ 'move hull-B-1 12': 'XXI-7.2b' });
    expect(placesOf(game.state)).toEqual({ 'hull-B-1': '7', 'hull-B-2': '12' });
  });

  test.each(SPACES.map((space) => [space]))('[XXI-7.2c] from %s exactly the lines of the map are open', (space) => {
    const game = move(only({ 'crew-G-1': space }), 7);
    expect(ways(game, 'crew-G-1').toSorted()).toEqual(NEIGHBOURS[space].toSorted());
    for (const to of NEIGHBOURS[space]) expect(NEIGHBOURS[to]).toContain(space);
  });

  test('[XXI-7.2c] a lettered space lets in a resource of another letter, and out again', () => {
    const game = run<Xxi>(
      { ...only({ 'sys-E-1': 'E' }), points: 1 },
      function* (t) {
        yield* movement(t);
        yield* transport(t);
        yield* movement(t);
      },
      { dice: [1], choices: ['move sys-E-1 B', 'end-movement', 'move sys-E-1 7', 'end-movement'] },
    );
    expect(spaceOf(game.state, 'sys-E-1')).toBe('7');
  });

  test('[XXI-7.2c] a resource on a shipyard city may leave it, unless it is in a square', () => {
    const state = inSquares(only({ 'hull-A-1': '12' }), '12', 'hull-A-2');
    const game = move(state, 7, 'move hull-A-1 4');
    expect(placesOf(game.state)).toEqual({ 'hull-A-1': '4' });
    expect(game.offered.flat().some((words) => words.includes('hull-A-2'))).toBe(false);
  });

  test('[XXI-7.2c] the shortest ways to the yards are those of the table', () => {
    const table = YARDS.map((yard) => LETTERS.map((letter) => distancesTo(yard, {})[letter]));
    expect(table).toEqual([
      [4, 2, 4, 3, 3, 3, 4], // Hamburg
      [4, 3, 5, 4, 4, 4, 3], // Bremen
      [7, 4, 3, 6, 4, 2, 7], // Danzig
    ]);
  });

  test('[XXI-7.2d] no way leads through ruins, and none to a yard in ruins', () => {
    const { F, '3': ruin } = distancesTo('18', { '3': 'dev-1', '17': 'dev-2' });
    expect([F, ruin]).toEqual([Number.POSITIVE_INFINITY, 1]); // into ruins no way leads, out of them it does
    expect(Object.values(distancesTo('12', { '12': 'dev-1' }))).toEqual(SPACES.map(() => Number.POSITIVE_INFINITY));
  });

  test('[XXI-7.2d] no resource enters a devastated hub', () => {
    const game = move(devastated(only({ 'hull-A-1': 'A' }), { '13': 'dev-1' }), 7);
    expect(ways(game, 'hull-A-1')).toEqual(['G', '14', 'D']);
    expect(game.barred[0]).toEqual({ 'move hull-A-1 13': 'XXI-7.2d' });
  });

  test('[XXI-7.2d] a resource shut in by ruins stays where it is', () => {
    const game = move(devastated(only({ 'hull-A-1': '18' }), { '3': 'dev-1', '17': 'dev-2' }), 7);
    expect(game.offered).toEqual([['transfer hull-A-1', 'end-movement']]);
    expect(game.barred[0]).toEqual({ 'move hull-A-1 3': 'XXI-7.2d', 'move hull-A-1 17': 'XXI-7.2d' });
  });

  test('[XXI-7.2e] any number of resources may stand on one space', () => {
    const crowd = Object.fromEntries(RESOURCES.map((id) => [id, id === 'hull-A-6' ? 'B' : '7'])) as Places;
    const game = move(only(crowd), 1, 'move hull-A-6 7');
    expect(resourcesAt(game.state, '7')).toHaveLength(32);
  });

  test('[XXI-7.2f] a resource that has just arrived is transferred free of charge', () => {
    const game = move(only({ 'hull-B-1': '7' }), 1, 'move hull-B-1 12', 'transfer hull-B-1');
    expect(game.state.squares['12']).toEqual(['hull-B-1']);
    expect(placesOf(game.state)).toEqual({});
    expect(game.cited).toEqual(['XXI-7.2a resource-moves', 'XXI-7.2f resource-transferred']);
  });

  test('[XXI-7.2f] a transfer is a choice: the resource may stay outside', () => {
    const game = move(only({ 'hull-B-1': '12' }), 0);
    expect(game.offered[0]).toEqual(['transfer hull-B-1', 'end-movement']);
    expect(placesOf(game.state)).toEqual({ 'hull-B-1': '12' });
  });

  test('[XXI-7.2f] away from the yards there is nothing to transfer into', () => {
    const elsewhere = SPACES.filter((space) => !YARDS.some((yard) => yard === space));
    for (const space of elsewhere) {
      const [offered] = move(only({ 'hull-B-1': space }), 7).offered;
      expect(offered).not.toContain('transfer hull-B-1');
    }
  });

  test('[XXI-7.2f] a third crew goes into a square although no model needs it, and cannot be taken back', () => {
    const state = inSquares(only({ 'crew-F-1': '8' }), '8', 'crew-F-2', 'crew-F-3');
    const game = move(state, 7, 'transfer crew-F-1');
    expect(game.state.squares['8']).toEqual(['crew-F-2', 'crew-F-3', 'crew-F-1']);
    expect(game.offered[1]).toEqual(['end-movement']);
  });

  describe('XXI-16.1.8 priority transport', () => {
    const option = { priorityTransport: true };

    test('[XXI-16.1.8] one counter carries a resource up to three spaces beside its own move', () => {
      const state = inBox(only({ 'hull-A-1': 'A' }, option), 'prio-1');
      const legs = ['rush hull-A-1', 'to 9', 'to 7', 'to 12'];
      const game = move(state, 1, 'move hull-A-1 13', ...legs, 'transfer hull-A-1');
      expect(game.state.squares['12']).toEqual(['hull-A-1']);
      expect(game.state).toMatchObject({ allocation: [], scrap: ['prio-1'], rushing: null });
    });

    test('[XXI-16.1.8] it may stop after the first space, not before, and move on by itself afterwards', () => {
      const state = inBox(only({ 'hull-A-1': 'A' }, option), 'prio-1');
      const game = move(state, 1, 'rush hull-A-1', 'to 13', 'stop', 'move hull-A-1 9');
      expect(game.offered[1]).toEqual(['to G', 'to 13', 'to 14', 'to D']);
      expect(game.offered[2]).toContain('stop');
      expect(spaceOf(game.state, 'hull-A-1')).toBe('9');
    });

    test('[XXI-16.1.8] it enters no devastated hub, and goes nowhere from among ruins', () => {
      const ruins = devastated(only({ 'hull-A-1': 'A', 'hull-B-1': '18' }, option), {
        '13': 'dev-1',
        '3': 'dev-2',
        '17': 'dev-3',
      });
      const game = move(inBox(ruins, 'prio-1'), 0, 'rush hull-A-1', 'to G', 'stop');
      expect(game.barred[0]).toMatchObject({ 'rush hull-B-1': 'XXI-16.1.8' });
      expect(game.barred[1]).toEqual({ 'to 13': 'XXI-7.2d' });
      expect(game.barred[2]).toEqual({ 'to 13': 'XXI-7.2d' });
    });

    test('[XXI-16.1.8] a second counter may carry the same resource on', () => {
      const state = inBox(only({ 'hull-A-1': 'A' }, option), 'prio-1', 'ibg-1', 'prio-3');
      const there = ['rush hull-A-1', 'to 13', 'to 9', 'to 7'];
      const game = move(state, 0, ...there, 'rush hull-A-1', 'to 12', 'stop');
      expect(spaceOf(game.state, 'hull-A-1')).toBe('12');
      expect(game.state).toMatchObject({ allocation: ['ibg-1'], scrap: ['prio-1', 'prio-3'] });
      expect(game.offered.at(-1)).not.toContain('rush hull-A-1');
    });
  });
});
