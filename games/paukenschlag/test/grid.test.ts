/** PK-7.3, PK-7.8, PK-3.1, PK-12.3, PK-10.3  Edges of the grid, of the set-up, of bases and of convoys. */
import { describe, expect, test } from 'vitest';
import { farthestEdge, isOnGrid, nearestEdge, toEdge } from '../src/grid.ts';
import { sinkMerchants } from '../src/losses.ts';
import { searchersAt } from '../src/search.ts';
import { bare, convoy, plane, play, scenario } from './position.ts';

describe('PK-7.3 the grid', () => {
  test('[PK-7.3] ten squares by ten', () => {
    const corners = [1, 10].flatMap((column) => [1, 10].map((row) => isOnGrid({ column, row })));
    expect(corners).toEqual([true, true, true, true]);
    const off = [
      [0, 5],
      [11, 5],
      [5, 0],
      [5, 11],
    ].map(([column = 0, row = 0]) => isOnGrid({ column, row }));
    expect(off).toEqual([false, false, false, false]);
  });

  test('[PK-7.8] squares to each edge; of two as near or as far the one that comes first, from north round', () => {
    const spot = { column: 3, row: 4 };
    expect((['N', 'E', 'S', 'W'] as const).map((edge) => toEdge(spot, edge))).toEqual([3, 7, 6, 2]);
    expect([nearestEdge(spot), farthestEdge(spot)]).toEqual(['W', 'E']);
    expect([nearestEdge({ column: 1, row: 1 }), farthestEdge({ column: 1, row: 1 })]).toEqual(['N', 'E']);
    expect([nearestEdge({ column: 10, row: 10 }), farthestEdge({ column: 10, row: 10 })]).toEqual(['E', 'N']);
  });
});

test('[PK-12.3] from a base at level 1 aircraft still search, from one at level 2 they do not; fighters never', () => {
  const searching = (level: number) => {
    const state = bare();
    plane(state, 'VP-51', 'langley');
    plane(state, '33PG', 'langley');
    state.damage.langley = level;
    return searchersAt(state, 'CA').map(({ id }) => id);
  };
  expect([searching(0), searching(1), searching(2)]).toEqual([['VP-51'], ['VP-51'], []]);
});

test('[PK-3.1] [PK-21.3] German aircraft come by the options alone', () => {
  const axis = (options: object) =>
    scenario({ scenario: '17.2', ...options })
      .planes.filter(({ id }) => /^(FW|He|Me|BV|Z5)/.test(id))
      .map(({ id }) => id);
  expect(axis({ amerikaBombers: true }).length).toBeGreaterThan(3);
  expect(axis({ amerikaBombers: false })).toEqual([]);
  expect(axis({ amerikaBombers: false, v21_3_floatplanes: true })).toEqual(['BV222']);
  expect(axis({ amerikaBombers: false, v21_2_barbarigo: true })).toEqual([]);
  expect(axis({ amerikaBombers: false, v21_3_floatplanes: true, v21_2_barbarigo: true })).toEqual(['BV222', 'Z511']);
});

test('[PK-10.3] when a convoy is destroyed the others sail on', () => {
  const state = bare();
  convoy(state, 'C-1', 'IND', 'CA', 'trinidad', { steps: 1 });
  convoy(state, 'C-2', 'IND', 'CA', 'trinidad');
  play(state, (t) => sinkMerchants(t, 'C-1', 1), { dice: [5] });
  expect(state.convoys.map(({ id }) => id)).toEqual(['C-2']);
});
