/** PK-7.5 to PK-7.8, PK-7.13  Where a unit may go on a grid, offer by offer. */
import { describe, expect, test } from 'vitest';
import { exitEdge, listActivations, mayPass } from '../src/grid-moves.ts';
import type { Course, Piece, State, Submarine } from '../src/state.ts';
import { bare, convoy, grid, listed, ship, sub } from './position.ts';

const offers = (state: State, side: 'axis' | 'allies') =>
  listed(state, (list, now) => listActivations(list, now, now.contact!, side));

function boat(column: number, row: number, over: Partial<Submarine> = {}): State {
  const state = bare({ v21_5_damage: true });
  sub(state, 'U-66', 'CA', over);
  grid(state, 'CA', 'axis', [['U-66', column, row]]);
  return state;
}
const leaves = (state: State, side: 'axis' | 'allies'): string[] =>
  offers(state, side).open.filter((one) => one.startsWith('leave'));

describe('PK-7.6, PK-7.8 submarines and warships', () => {
  test('[PK-7.8] leaving costs a point more than the way to the edge', () => {
    expect(leaves(boat(1, 5), 'axis')).toEqual(['leave U-66 surfaced', 'leave U-66 submerged']);
    expect(leaves(boat(2, 5), 'axis')).toEqual(['leave U-66 surfaced']);
    expect(leaves(boat(3, 5), 'axis')).toEqual([]);
  });

  test.each([
    [{ keptUp: true }, 'PK-9.2.2'],
    [{ damage: 3 }, 'PK-21.5.3'],
    [{ keptUp: true, damage: 3 }, 'PK-9.2.2'],
  ])('[PK-9.2.2] [PK-21.5.3] with %j the deep is barred by %s', (over, rule) => {
    const { open, barred } = offers(boat(1, 5, over), 'axis');
    expect(open.some((one) => one.endsWith('submerged'))).toBe(false);
    expect(barred).toEqual({ 'go U-66 1-5 submerged': rule });
  });

  test('[PK-7.6] a boat on the surface reaches every square at most two away', () => {
    const squares = offers(boat(1, 1), 'axis').open.filter((one) => one.startsWith('go') && one.endsWith('surfaced'));
    expect(squares.map((one) => one.split(' ')[2])).toEqual([
      '1-1',
      '2-1',
      '3-1',
      '1-2',
      '2-2',
      '3-2',
      '1-3',
      '2-3',
      '3-3',
    ]);
  });

  test('[PK-7.6] [PK-7.8] a warship goes as far as its grid factor, and leaves on the same terms', () => {
    const off = (column: number, id: 'DD-1' | 'CUT-1') => {
      const state = bare();
      ship(state, id, 'CA');
      grid(state, 'CA', 'allies', [[id, column, 5]]);
      return offers(state, 'allies').open;
    };
    expect(off(5, 'DD-1')).toHaveLength(7 * 7);
    expect(off(3, 'DD-1')).toContain('leave DD-1');
    expect(off(4, 'DD-1')).not.toContain('leave DD-1');
    expect(off(4, 'DD-1')).toContain('go DD-1 1-5');
  });

  test('[PK-5.5.7] only those of the side that have not been activated', () => {
    const state = boat(5, 5);
    ship(state, 'DD-1', 'CA');
    state.contact!.pieces.push({ ...state.contact!.pieces[0]!, unit: 'DD-1', activated: true });
    expect(offers(state, 'allies').open).toEqual([]);
    expect(offers(state, 'axis').open.every((one) => one.includes('U-66'))).toBe(true);
  });
});

/** A convoy on its course, U-66 far away. */
function sailing(column: number, row: number, course: Course | null, detected = false): State {
  const state = bare();
  sub(state, 'U-66', 'CA', { detected });
  convoy(state, 'C-1', 'IND', 'CA', 'trinidad');
  grid(state, 'CA', 'allies', [
    ['C-1', column, row, { course }],
    ['U-66', 5, 10],
  ]);
  return state;
}

describe('PK-7.7, PK-7.13 convoys', () => {
  test('[PK-7.7] bound to its course, a convoy has one square; the others are barred', () => {
    const { open, barred } = offers(sailing(5, 5, 'E'), 'allies');
    expect(open).toEqual(['go C-1 6-5']);
    expect(Object.keys(barred)).toHaveLength(8);
    expect(new Set(Object.values(barred))).toEqual(new Set(['PK-7.7']));
  });

  test('[PK-7.8] from an edge it leaves by its course alone, unless a boat is Detected', () => {
    expect(offers(sailing(10, 5, 'E'), 'allies').open).toEqual(['leave C-1']);
    expect(offers(sailing(10, 5, 'W'), 'allies')).toMatchObject({
      open: ['go C-1 9-5'],
      barred: { 'leave C-1': 'PK-7.7' },
    });
    expect(leaves(sailing(10, 5, 'W', true), 'allies')).toEqual(['leave C-1']);
    expect(leaves(sailing(9, 5, 'E', true), 'allies')).toEqual([]);
    expect(Object.keys(offers(sailing(9, 5, 'E'), 'allies').barred)).not.toContain('leave C-1');
  });

  test('[PK-7.13] it may let each of its warships go', () => {
    const state = sailing(5, 5, 'E');
    ship(state, 'DD-1', 'CA', { convoy: 'C-1' });
    ship(state, 'DD-2', 'CA');
    expect(offers(state, 'allies').open).toEqual(['go C-1 6-5', 'detach C-1 DD-1']);
  });

  test('[PK-5.5.7] the Allies may not finish while a bound convoy waits; the Axis may', () => {
    const may = (state: State, side: 'axis' | 'allies' = 'allies') => mayPass(state, state.contact!, side);
    expect([may(sailing(5, 5, 'E')), may(sailing(5, 5, 'E'), 'axis')]).toEqual([false, true]);
    expect(may(sailing(5, 5, 'E', true))).toBe(true);
    const moved = sailing(5, 5, 'E');
    moved.contact!.pieces[0]!.activated = true;
    expect(may(moved)).toBe(true); // the boat has not acted, but is no convoy
    const alone = sailing(5, 5, 'E');
    ship(alone, 'DD-1', 'CA');
    Object.assign(alone.contact!.pieces[0]!, { unit: 'DD-1', course: null });
    expect(may(alone)).toBe(true);
  });

  test.each<[number, number, Course | null, Course | undefined]>([
    [10, 5, 'E', 'E'],
    [10, 5, 'N', undefined],
    [5, 5, 'E', undefined],
    [10, 5, null, undefined],
  ])('[PK-7.8] from %i-%i on course %s it leaves over the edge %s', (column, row, course, edge) => {
    const piece: Piece = { unit: 'C-1', column, row, course, activated: false, fired: 0, gunned: false };
    expect(exitEdge(piece)).toBe(edge);
  });
});
