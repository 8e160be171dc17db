/** PK-16.6  Allied units by standing order: where they go, whom they look for, and what they attack with. */
import { describe, expect, test } from 'vitest';
import { alliedActivation, alliedAttack, alliedTarget } from '../src/allied-orders.ts';
import type { NavalUnit, State, Submarine } from '../src/state.ts';
import { subOf } from '../src/units.ts';
import { bare, convoy, grid, type Placed, ship, sub } from './position.ts';

/** Everybody who is placed; boats as they are said to be. */
function on(placed: readonly Placed[], boats: Partial<Record<'U-66' | 'U-109', Partial<Submarine>>> = {}): State {
  const state = bare();
  for (const [unit] of placed) {
    if (unit === 'U-66' || unit === 'U-109') sub(state, unit, 'CA', boats[unit]);
    else if (unit === 'C-1' || unit === 'C-2') convoy(state, unit, 'IND', 'CA', 'trinidad');
    else ship(state, unit as 'DD-1', 'CA');
  }
  grid(state, 'CA', 'allies', placed);
  return state;
}
const goes = (state: State) => alliedActivation(state, state.contact!);

describe('PK-16.6 where they go', () => {
  test('[PK-16.6] a warship runs at its quarry, as far as it can, and keeps it in mind', () => {
    const state = on([
      ['DD-1', 1, 5],
      ['U-66', 9, 5],
    ]);
    expect(goes(state)).toEqual({ detached: [], choice: ['go', 'DD-1', '4-5'], quarry: 'U-66' });
  });

  test('[PK-16.6] with nobody to hunt it stands', () => {
    expect(goes(on([['DD-1', 3, 3]]))).toEqual({ detached: [], choice: ['go', 'DD-1', '3-3'], quarry: null });
  });

  test('[PK-16.6] of two as near the first by id', () => {
    const state = on([
      ['DD-1', 5, 5],
      ['U-109', 7, 5],
      ['U-66', 3, 5],
    ]);
    expect(goes(state).quarry).toBe('U-66');
  });

  test('[PK-16.6] [PK-7.13] each warship of a hunted convoy goes its own way', () => {
    const placed: Placed[] = [
      ['C-1', 5, 5, { course: 'E' }],
      ['U-66', 6, 5],
    ];
    const state = on(placed, { 'U-66': { detected: true } });
    for (const id of ['DD-1', 'DD-2'] as const) ship(state, id, 'CA', { convoy: 'C-1' });
    expect(goes(state).detached).toEqual([
      ['detach', 'C-1', 'DD-1'],
      ['detach', 'C-1', 'DD-2'],
    ]);
    subOf(state, 'U-66').detected = false;
    expect(goes(state)).toEqual({ detached: [], choice: ['go', 'C-1', '6-5'], quarry: null });
  });

  test('[PK-16.6] a convoy flees to the square farthest from the boat, of several to the one nearest an edge', () => {
    const flees = (column: number, row: number): string | undefined =>
      goes(
        on(
          [
            ['C-1', 4, 4, { course: 'E' }],
            ['U-66', column, row],
          ],
          { 'U-66': { detected: true } },
        ),
      ).choice[2];
    expect(flees(4, 7)).toBe('4-3'); // it, 3-3 and 5-3 are four away from the boat and two from an edge
    expect(flees(4, 1)).toBe('3-5'); // of 3-5, 4-5 and 5-5 the one nearest an edge
  });
});

describe('PK-16.6 whom they look for', () => {
  test('[PK-16.6] the nearest boat in range, then by id', () => {
    const seeks = (near: number) => {
      const state = on([
        ['DD-1', 5, 5],
        ['U-109', 5 + near, 5],
        ['U-66', 6, 5],
      ]);
      return alliedTarget(state, state.contact!, 'DD-1');
    };
    expect([seeks(0), seeks(1), seeks(2)]).toEqual(['U-109', 'U-66', 'U-66']);
    const far = on([
      ['DD-1', 1, 1],
      ['U-66', 9, 9],
    ]);
    expect(alliedTarget(far, far.contact!, 'DD-1')).toBeNull();
  });
});

describe('PK-16.6 what they attack with', () => {
  const attacks = (
    by: 'DD-1' | 'C-1',
    boats: Partial<Record<'U-66' | 'U-109', Partial<Submarine>>>,
    quarry: NavalUnit | null = null,
  ) => {
    const state = on(
      [
        [by, 5, 5],
        ['U-109', 5, 5],
        ['U-66', 5, 5],
      ],
      boats,
    );
    return alliedAttack(state, state.contact!, state.contact!.pieces[0]!, quarry).join(' ');
  };
  const seen = { detected: true } as const;

  test('[PK-16.6] [PK-9.2] [PK-9.3] guns above, depth charges below, and only at what is Detected', () => {
    expect(attacks('DD-1', { 'U-66': seen })).toBe('gun U-66');
    expect(attacks('DD-1', { 'U-66': { detected: true, status: 'submerged' } })).toBe('depth-charge U-66');
    expect(attacks('DD-1', {})).toBe('hold-fire');
  });

  test('[PK-16.6] first the one it went for, then by id', () => {
    expect(attacks('DD-1', { 'U-66': seen, 'U-109': seen })).toBe('gun U-66');
    expect(attacks('DD-1', { 'U-66': seen, 'U-109': seen }, 'U-109')).toBe('gun U-109');
  });

  test('[PK-16.6] merchants have neither guns nor depth charges', () => {
    expect(attacks('C-1', { 'U-66': seen })).toBe('hold-fire');
    expect(attacks('C-1', { 'U-66': { detected: true, status: 'submerged' } })).toBe('hold-fire');
  });
});
