/** PK-21.5.3, PK-8.2  Damage points: when a boat stays up, and when its hull breaks. */
import { describe, expect, test } from 'vitest';
import { detect, hullAfter, suffer } from '../src/damage.ts';
import { subOf } from '../src/units.ts';
import { bare, play, sub } from './position.ts';

describe('PK-21.5.3 damage', () => {
  test.each([
    ['U-571', 2, 1, 'holds'],
    ['U-571', 2, 2, 'checked'],
    ['U-571', 3, 1, 'checked'],
    ['U-571', 4, 0, 'holds'],
    ['U-571', 3, 2, 'broken'],
    ['U-66', 3, 1, 'holds'],
    ['U-66', 4, 1, 'broken'],
    ['U-66', 4, 2, 'broken'],
  ] as const)('[PK-21.5.3] %s with %i points and %i more: its hull is %s', (id, damage, points, hull) => {
    expect(hullAfter(sub(bare(), id, 'CA', { damage }), points)).toBe(hull);
  });

  const hit = (id: 'U-66' | 'U-571', damage: number, points: number, dice: number[] = []) => {
    const state = bare({ v21_5_damage: true });
    sub(state, id, 'CA', { damage, status: 'submerged' });
    const game = play(state, (t) => suffer(t, id, { effect: 'damaged', points }), { dice });
    return { cited: game.cited, ...subOf(state, id) };
  };

  test('[PK-21.5.3] two points leave it below, three bring it up, five break it', () => {
    expect(hit('U-66', 1, 1)).toMatchObject({ damage: 2, status: 'submerged', cited: ['PK-21.5.3 damaged'] });
    expect(hit('U-66', 2, 1)).toMatchObject({ damage: 3, status: 'surfaced' });
    expect(hit('U-66', 4, 2)).toMatchObject({ damage: 5, place: 'sunk' });
  });

  test('[PK-21.5.3] at four the hull of a small boat is checked: an odd die breaks it', () => {
    expect(hit('U-571', 3, 1, [5])).toMatchObject({ place: 'sunk' });
    expect(hit('U-571', 3, 1, [6])).toMatchObject({
      ...{ place: 'CA', damage: 4 },
      cited: ['PK-21.5.3 damaged', 'PK-21.5.3 damage-check'],
    });
    expect(hit('U-571', 4, 0).cited).toEqual([]);
  });
});

test('[PK-8.2] a boat is Detected once', () => {
  const state = bare();
  sub(state, 'U-66', 'CA');
  expect(play(state, (t) => detect(t, 'U-66')).cited).toEqual(['PK-8.2 detected']);
  expect(play(state, (t) => detect(t, 'U-66')).cited).toEqual([]);
});
