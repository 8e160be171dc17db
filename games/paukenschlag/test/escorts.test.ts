/** The hand of the staff's escorts on the grids. */
import { Engine, FastDice, notation, type Question } from '@derby/kernel';
import { describe, expect, test } from 'vitest';
import { advice } from '../advice/advice.ts';
import type { ConvoyType } from '../src/data/convoys.ts';
import { paukenschlag } from '../src/game.ts';
import type { Drumbeat, State } from '../src/state.ts';
import { bare, convoy, grid, type Placed, ship, sub } from './position.ts';

const DICE = new FastDice('escorts');

function asked(state: State): Question<Drumbeat> {
  const game = new Engine(paukenschlag, state, new FastDice('escorts'));
  game.start();
  const { asking } = game;
  if (!asking) throw new Error('Nothing is asked.');
  return { seat: asking.seat as never, rule: asking.rule as never, offers: game.offers };
}

const advised = (state: State, by: 'policy' | 'counsel' = 'counsel'): string =>
  notation(advice[by]!(state, asked(state), DICE));

/** C-1 and whoever else is placed, the Allies to act in the midst of a contact that U-123 has begun. */
function contact(
  level: 'osl' | 'tsl',
  type: ConvoyType,
  placed: readonly Placed[],
  prepare: (state: State) => void = () => undefined,
): State {
  const state = bare({}, { toAct: 'allies' });
  state.finished = { axis: true, allies: false };
  sub(state, 'U-123', 'CA');
  convoy(state, 'C-1', type, 'CA', 'newyork');
  prepare(state);
  grid(state, 'CA', 'axis', placed, { level, round: 3, turn: 'allies' });
  state.activation = { unit: 'U-123', step: 'contact', waiting: [], meets: true };
  return state;
}

const found = ({ subs }: State): void => {
  for (const boat of subs) boat.detected = true;
};
const guarded = (state: State): void => {
  ship(state, 'DD-1', 'CA', { convoy: 'C-1' });
  ship(state, 'DD-2', 'CA', { convoy: 'C-1' });
};

describe('on the OSL grid', () => {
  const at = (row: number): Placed[] => [
    ['C-1', 5, 5, { course: 'W' }],
    ['U-123', 5, row],
  ];

  test('[PK-5.5.10] a destroyer parts for a boat that it can reach, and for no other', () => {
    expect(advised(contact('osl', 'TNK', at(8), guarded))).toBe('detach C-1 DD-1');
    expect(advised(contact('osl', 'TNK', at(9), guarded))).toBe('go C-1 4-5');
  });

  test('[PK-7.13] no more part than there are boats to meet', () => {
    const pieces: Placed[] = [...at(8), ['DD-1', 5, 5]];
    const one = contact('osl', 'TNK', pieces, guarded);
    one.ships[0]!.convoy = null;
    one.contact!.acting = { unit: 'C-1', step: 'move', lookouts: [], quarry: null, hemmedIn: false };
    expect(advised(one)).toBe('go C-1 4-5');
    const two = contact('osl', 'TNK', [...pieces, ['U-66', 6, 7]], (state) => {
      guarded(state);
      sub(state, 'U-66', 'CA');
    });
    two.ships[0]!.convoy = null;
    two.contact!.acting = { unit: 'C-1', step: 'move', lookouts: [], quarry: null, hemmedIn: false };
    expect(advised(two)).toBe('detach C-1 DD-2');
  });

  test('[PK-7.10] where nothing can be attacked a convoy runs from a boat that was found', () => {
    expect(advised(contact('osl', 'OCN', at(6), found))).toBe('go C-1 5-4');
  });
});

describe('on the TSL grid', () => {
  const at = (row: number, over = {}): Placed[] => [
    ['C-1', 5, 5, { course: 'W' }],
    ['U-123', 5, row, over],
  ];

  test('[PK-9.3] a convoy whose escort is part of it turns upon a boat that was found beside it; the book runs', () => {
    const state = contact('tsl', 'OCN', at(6), found);
    expect(advised(state)).toBe('go C-1 5-6');
    expect(advised(state, 'policy')).toBe('go C-1 5-4');
  });

  test('[PK-7.14] it stands where the boat is with it', () => {
    expect(advised(contact('tsl', 'OCN', at(5, { fired: 3 }), found))).toBe('go C-1 5-5');
  });

  test('[PK-9.3.1] of two boats it goes for the Surfaced one', () => {
    const state = contact('tsl', 'OCN', [...at(5), ['U-66', 6, 6]], (now) => {
      sub(now, 'U-66', 'CA');
      found(now);
      now.subs.find(({ id }) => id === 'U-123')!.status = 'submerged';
    });
    expect(advised(state)).toBe('go C-1 6-6');
  });

  test('[PK-7.7] a bare convoy runs, and so does everybody from a boat farther off', () => {
    expect(advised(contact('tsl', 'TNK', at(6), found))).toBe('go C-1 5-4');
    expect(advised(contact('tsl', 'OCN', at(7), found))).toBe('go C-1 5-4');
  });
});
