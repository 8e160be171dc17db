/** PK-8: detection on a grid. */
import { describe, expect, test } from 'vitest';
import { playContact } from '../src/contact.ts';
import { attempt, detectionNumber, lookoutsOf } from '../src/detection.ts';
import { nearestTarget } from '../src/grid-activation.ts';
import { detectionChance } from '../src/odds.ts';
import { huffDuffNumber, searchNumber } from '../src/search.ts';
import type { State } from '../src/state.ts';
import { convoyOf, shipOf, subOf } from '../src/units.ts';
import { bare, convoy, grid, plane, play, ship, sub, until } from './position.ts';

/** U-66 so many squares east of a convoy and a destroyer. */
function apart(squares: number, status: 'surfaced' | 'submerged', over: Partial<State> = {}): State {
  const state = bare({}, over);
  sub(state, 'U-66', 'CA', { status });
  convoy(state, 'C-1', 'IND', 'CA', 'trinidad');
  ship(state, 'DD-1', 'CA');
  grid(state, 'CA', 'axis', [
    ['U-66', 3 + squares, 3],
    ['C-1', 3, 3, { course: 'N' }],
    ['DD-1', 3, 3],
  ]);
  return state;
}
const number = (state: State, lookout: 'U-66' | 'DD-1' | 'C-1', target: 'U-66' | 'DD-1' | 'C-1'): number =>
  detectionNumber(state, state.contact!, lookout, target);

describe('PK-8.1 numbers', () => {
  test.each([
    ['surfaced', 0, [8, 6, 6, 3]],
    ['surfaced', 1, [6, 4, 4, 1]],
    ['surfaced', 2, [4, 2, 2, -1]],
    ['surfaced', 3, [0, 0, 0, 0]],
    ['submerged', 0, [6, 5, 4, 0]],
    ['submerged', 1, [3, 2, 2, 0]],
    ['submerged', 2, [0, 0, 0, 0]],
  ] as const)(
    '[PK-8.1] %s at distance %i: boat at convoy and warship, warship and crews at boat: %j',
    (status, far, expected) => {
      const state = apart(far, status);
      expect([
        number(state, 'U-66', 'C-1'),
        number(state, 'U-66', 'DD-1'),
        number(state, 'DD-1', 'U-66'),
        number(state, 'C-1', 'U-66'),
      ]).toEqual(expected);
    },
  );

  test('[PK-8.1] a natural 10 always fails, and the number itself succeeds', () => {
    for (const [die, found] of [
      [8, true],
      [9, false],
      [10, false],
    ] as const) {
      const state = apart(0, 'surfaced');
      play(state, (t) => attempt(t, 'U-66', 'C-1', 'PK-8.1'), { dice: [die] });
      expect(convoyOf(state, 'C-1').detected).toBe(found);
    }
    expect(detectionChance(apart(0, 'surfaced'), apart(0, 'surfaced').contact!, 'U-66', 'C-1')).toBe(0.8);
  });

  test('[PK-8.1] [PK-10.5] a stack tries with each warship by id and then with its own escort; a convoy alone with its crews', () => {
    const state = bare();
    convoy(state, 'C-1', 'OCN', 'CA', 'UK');
    convoy(state, 'C-2', 'IND', 'CA', 'trinidad');
    ship(state, 'DD-2', 'CA', { convoy: 'C-1' });
    ship(state, 'CUT-1', 'CA', { convoy: 'C-1' });
    expect(lookoutsOf(state, 'C-1')).toEqual(['CUT-1', 'DD-2', 'C-1']);
    expect(lookoutsOf(state, 'C-2')).toEqual(['C-2']);
    ship(state, 'DD-3', 'CA', { convoy: 'C-2' });
    expect(lookoutsOf(state, 'C-2')).toEqual(['DD-3']);
  });

  test('[PK-5.5.9] [PK-7.5] the attempt comes after the move, or instead of one', () => {
    const state = apart(2, 'surfaced');
    const { open } = until(structuredClone(state), playContact, { choices: ['go U-66 4-3 surfaced'] });
    expect(open).toEqual(['detect U-66 C-1', 'detect U-66 DD-1', 'look-away U-66']);
    const { open: standing } = until(state, playContact, { choices: ['go U-66 5-3 surfaced'] });
    expect(standing).toEqual(open);
  });

  test('[PK-14.1] lights of the coast help against convoys in coastal areas alone', () => {
    const state = apart(0, 'surfaced', { event: 'lights' });
    expect([number(state, 'U-66', 'C-1'), number(state, 'U-66', 'DD-1')]).toEqual([9, 6]);
    Object.assign(state.contact!, { area: 'DE' });
    expect(number(state, 'U-66', 'C-1')).toBe(8);
  });
});

describe('PK-8.2 and PK-8.5 the marker', () => {
  test('[PK-8.2] a Submerged boat shakes it off where no warship or escort shares its square', () => {
    const after = (square: string): boolean => {
      const state = apart(1, 'submerged');
      subOf(state, 'U-66').detected = true;
      until(state, playContact, { choices: [`go U-66 ${square} submerged`] });
      return subOf(state, 'U-66').detected;
    };
    expect(after('5-3')).toBe(false);
    expect(after('3-3')).toBe(true);
  });

  test('[PK-8.2] on the surface it stays', () => {
    const state = apart(1, 'submerged');
    subOf(state, 'U-66').detected = true;
    until(state, playContact, { choices: ['go U-66 5-3 surfaced'] });
    expect(subOf(state, 'U-66').detected).toBe(true);
  });

  test('[PK-8.5] marking a stack marks every ship in it', () => {
    const state = apart(0, 'surfaced');
    shipOf(state, 'DD-1').convoy = 'C-1';
    play(state, (t) => attempt(t, 'U-66', 'C-1', 'PK-8.1'), { dice: [1] });
    expect(shipOf(state, 'DD-1').detected).toBe(true);
  });

  test('[PK-16.4] by standing order the nearest, convoys before warships', () => {
    expect(nearestTarget(apart(1, 'surfaced'), apart(1, 'surfaced').contact!, 'U-66')).toBe('C-1');
    const state = apart(1, 'surfaced');
    state.contact!.pieces[2]!.column = 4;
    expect(nearestTarget(state, state.contact!, 'U-66')).toBe('DD-1');
  });
});

describe('PK-8.3 and PK-8.4 numbers from the air', () => {
  test('[PK-8.3] [PK-14.1] events change them, never below 1', () => {
    const found = (event: State['event'], turn = 3): number[] => {
      const state = bare({}, { event, turn });
      const boat = sub(state, 'U-66', 'CA');
      return [
        searchNumber(state, 'VS-1D1'),
        searchNumber(state, 'VP-51'),
        huffDuffNumber(state, 'VP-51', boat),
        huffDuffNumber(state, 'ZP-12', { ...boat, detected: true }),
      ];
    };
    expect(found('none')).toEqual([2, 3, 3, 7]);
    expect(found('triton')).toEqual([2, 3, 2, 6]);
    expect(found('trackingRoom')).toEqual([2, 3, 4, 8]);
    expect(found('gales')).toEqual([1, 2, 2, 6]);
    expect(found('gales', 4)).toEqual([2, 3, 3, 7]);
    expect(found('civilAirPatrol')).toEqual([3, 3, 3, 8]);
  });

  test('[PK-12.3] [PK-8.3] only un-flown aircraft with Huff-Duff in the area listen, once each, and only to the surface', () => {
    const state = bare();
    sub(state, 'U-66', 'CA');
    sub(state, 'U-109', 'CA', { status: 'submerged' });
    ship(state, 'DD-1', 'CA');
    plane(state, 'VP-51', 'langley');
    plane(state, 'VP-82', 'langley', { state: 'patrol', at: 'CA' });
    plane(state, 'VP-73', 'quonset', { state: 'flown', at: 'CA' });
    grid(
      state,
      'CA',
      'allies',
      [
        ['U-66', 1, 1],
        ['U-109', 2, 2],
        ['DD-1', 9, 9],
      ],
      { step: 'listen', round: 0 },
    );
    expect(until(structuredClone(state), playContact).open).toEqual(['done', 'listen VP-51 U-66']);
    const { open } = until(state, playContact, { choices: ['listen VP-51 U-66'], dice: [9, 9, 1] });
    expect(open.some((one) => one.startsWith('listen'))).toBe(false);
  });

  test('[PK-7.15] if Huff-Duff sinks the only boat the grid ends before its first round', () => {
    const state = bare();
    sub(state, 'U-66', 'CA');
    ship(state, 'DD-1', 'CA');
    plane(state, 'VP-51', 'langley');
    grid(
      state,
      'CA',
      'allies',
      [
        ['U-66', 1, 1],
        ['DD-1', 9, 9],
      ],
      { step: 'listen', round: 0 },
    );
    play(state, playContact, { choices: ['listen VP-51 U-66', 'strike'], dice: [1, 10, 10] });
    expect(state.planes[0]).toMatchObject({ state: 'flown', at: 'CA' });
    expect(subOf(state, 'U-66').place).toBe('sunk');
    expect(state.contact).toBeNull();
  });

  test('[PK-16.4] the order huffDuff: never, or always with an attack', () => {
    const listened = (order: 'never' | 'always'): string[] => {
      const state = bare();
      sub(state, 'U-66', 'CA');
      sub(state, 'U-109', 'CA', { detected: true });
      ship(state, 'DD-1', 'CA');
      plane(state, 'VP-51', 'langley');
      state.orders.allies.huffDuff = order;
      grid(
        state,
        'CA',
        'allies',
        [
          ['U-66', 1, 1],
          ['U-109', 2, 2],
          ['DD-1', 9, 9],
        ],
        { step: 'listen', round: 0 },
      );
      until(state, playContact, { dice: order === 'always' ? [1, 1, 9, 1] : [9, 1] });
      return state.contact!.listened;
    };
    expect(listened('never')).toEqual([]);
    expect(listened('always')).toEqual(['VP-51']);
  });
});
