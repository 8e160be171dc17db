/** The staff's boats: their hand on the grids, and their fuel on the map. */
import { Engine, FastDice, notation, type Question } from '@derby/kernel';
import { describe, expect, test } from 'vitest';
import { advice } from '../advice/advice.ts';
import { paukenschlag } from '../src/game.ts';
import type { Contact, Drumbeat, State } from '../src/state.ts';
import { bare, convoy, grid, type Placed, ship, sub } from './position.ts';

const DICE = new FastDice('stalking');

function asked(state: State): Question<Drumbeat> {
  const game = new Engine(paukenschlag, state, new FastDice('stalking'));
  game.start();
  const { asking } = game;
  if (!asking) throw new Error('Nothing is asked.');
  return { seat: asking.seat as never, rule: asking.rule as never, offers: game.offers };
}

const advised = (state: State, by: 'policy' | 'counsel' = 'counsel'): string =>
  notation(advice[by]!(state, asked(state), DICE));

/** U-123 and whoever else is placed, on its turn in the midst of a contact that it has begun. */
function contact(level: 'osl' | 'tsl', placed: readonly Placed[], prepare: (state: State) => void = () => undefined) {
  const state = bare({}, { toAct: 'axis' });
  state.finished = { axis: false, allies: true };
  sub(state, 'U-123', 'CA');
  convoy(state, 'C-1', 'TNK', 'CA', 'newyork');
  prepare(state);
  const on: Contact = grid(state, 'CA', 'axis', placed, { level, round: 3, turn: 'axis' });
  state.activation = { unit: 'U-123', step: 'contact', waiting: [], meets: true };
  return { state, on };
}

describe('on the OSL grid', () => {
  const PLACED: Placed[] = [
    ['C-1', 5, 5, { course: 'N' }],
    ['U-123', 7, 5],
  ];

  test('[PK-8.2] it shadows a bare convoy until it has it in sight, and then meets it', () => {
    const { state } = contact('osl', PLACED);
    expect(advised(state)).toBe('go U-123 6-4 surfaced');
    state.convoys[0]!.detected = true;
    expect(advised(state)).toBe('go U-123 5-5 surfaced');
  });

  test('[PK-7.8] it waits no longer when the convoy is about to leave the grid', () => {
    const { state } = contact('osl', [
      ['C-1', 5, 1, { course: 'N' }],
      ['U-123', 7, 2],
    ]);
    expect(advised(state)).toBe('go U-123 5-1 surfaced');
  });

  test('[PK-10.5] where escorts are part of the convoy it meets it at once', () => {
    const { state } = contact('osl', PLACED, ({ convoys }) => Object.assign(convoys[0]!, { type: 'OCN' }));
    expect(advised(state)).toBe('go U-123 5-5 surfaced');
  });

  test('[PK-8.2] Detected, it dives to be rid of the marker', () => {
    const { state } = contact('osl', PLACED, ({ subs }) => Object.assign(subs[0]!, { detected: true }));
    expect(advised(state)).toBe('go U-123 6-4 submerged');
  });

  test('[PK-5.5.10] where a warship would be upon it first it is off, unless it meets the convoy now', () => {
    const destroyer = (state: State): void => {
      ship(state, 'DD-1', 'CA');
    };
    const far = contact(
      'osl',
      [
        ['C-1', 5, 5, { course: 'N' }],
        ['U-123', 9, 5],
        ['DD-1', 6, 5],
      ],
      destroyer,
    );
    expect(advised(far.state)).toBe('leave U-123 surfaced');
    const near = contact(
      'osl',
      [
        ['C-1', 5, 5, { course: 'N' }],
        ['U-123', 7, 5],
        ['DD-1', 6, 7],
      ],
      destroyer,
    );
    expect(advised(near.state)).toBe('go U-123 5-5 surfaced');
  });
});

describe('on the TSL grid', () => {
  const PLACED: Placed[] = [
    ['C-1', 5, 5, { course: 'N' }],
    ['U-123', 6, 5],
  ];

  test('[PK-9.1.1] it comes Surfaced to a bare convoy, Submerged to one with warships', () => {
    expect(advised(contact('tsl', PLACED).state)).toBe('go U-123 5-5 surfaced');
    const guarded = contact('tsl', PLACED, (state) => {
      ship(state, 'DD-1', 'CA', { convoy: 'C-1' });
    });
    expect(advised(guarded.state)).toBe('go U-123 5-5 submerged');
  });

  test('[PK-9.1.3] between two salvoes it keeps off, and dives if it was seen', () => {
    const { state, on } = contact('tsl', PLACED);
    const boat = on.pieces.find(({ unit }) => unit === 'U-123')!;
    boat.fired = 2;
    expect(advised(state)).toBe('go U-123 4-4 surfaced');
    state.subs[0]!.detected = true;
    expect(advised(state)).toMatch(/ submerged$/);
  });

  test('[PK-9.3.2] the gun, which gives it away, only when the convoy is all but gone', () => {
    const shot = (row: number): string => {
      const { state, on } = contact('tsl', [
        ['C-1', 5, row, { course: 'N' }],
        ['U-123', 5, row, { fired: 2 }],
      ]);
      state.convoys[0]!.detected = true;
      on.acting = { unit: 'U-123', step: 'attack', lookouts: [], quarry: null, hemmedIn: false };
      return advised(state);
    };
    expect(shot(5)).toBe('hold-fire');
    expect(shot(1)).toBe('gun C-1');
  });
});

describe('on the map', () => {
  const atSea = (fuel: number): State => {
    const state = bare({}, { toAct: 'axis' });
    state.finished = { axis: false, allies: true };
    sub(state, 'U-123', 'DC', { fuel });
    return state;
  };

  test('[PK-11.1] the staff creeps to prey beside it, which costs no fuel; the book runs', () => {
    const state = atSea(6);
    convoy(state, 'C-1', 'TNK', 'CA', 'newyork');
    expect(advised(state, 'policy')).toBe('move U-123 CA surfaced');
    expect(advised(state)).toBe('move U-123 CA submerged');
  });

  test('[PK-11.1] it does not spend the fuel of its way home on prey that is farther away', () => {
    const state = atSea(5);
    convoy(state, 'C-1', 'TNK', 'BA', 'newyork');
    expect(advised(state)).toBe('move U-123 BA surfaced');
    state.subs[0]!.fuel = 3;
    expect(advised(state, 'policy')).toBe('move U-123 BA surfaced');
    expect(advised(state)).not.toContain('surfaced');
  });
});
