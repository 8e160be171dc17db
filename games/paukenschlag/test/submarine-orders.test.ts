/** PK-16.5  Submarines by standing order: who acts, what it does beside escorts, and what it fires. */
import { describe, expect, test } from 'vitest';
import type { State, Submarine } from '../src/state.ts';
import { isHemmedIn, submarineActivation, submarineAttack } from '../src/submarine-orders.ts';
import { bare, convoy, grid, type Placed, ship, sub } from './position.ts';

function on(placed: readonly Placed[], boat: Partial<Submarine> = {}, type: 'IND' | 'OCN' = 'IND'): State {
  const state = bare();
  for (const [unit] of placed) {
    if (unit.startsWith('U-')) sub(state, unit as 'U-66', 'CA', boat);
    else if (unit.startsWith('C-')) convoy(state, unit as 'C-1', type, 'CA', 'UK', { detected: true });
    else ship(state, unit as 'DD-1', 'CA', { detected: true });
  }
  grid(state, 'CA', 'axis', placed);
  return state;
}
const goes = (state: State): string => submarineActivation(state, state.contact!).choice.join(' ');

describe('PK-16.5 where it goes', () => {
  test('[PK-16.5] boats act by id, whoever was placed first', () => {
    const state = on([
      ['U-109', 5, 5],
      ['U-66', 8, 8],
      ['C-1', 2, 2],
    ]);
    expect(goes(state)).toBe('go U-66 6-6 surfaced');
    state.contact!.pieces[1]!.activated = true;
    expect(goes(state)).toBe('go U-109 3-3 surfaced');
  });

  test('[PK-16.5] a warship beside it does not send it below while its target is far', () => {
    const beside: Placed[] = [
      ['U-66', 8, 8],
      ['DD-1', 9, 9],
    ];
    expect(goes(on([...beside, ['C-1', 2, 2]]))).toBe('go U-66 6-6 surfaced');
    expect(goes(on([...beside, ['C-1', 7, 7]]))).toBe('go U-66 7-7 submerged');
  });

  test('[PK-16.5] one enemy on its way is enough to take another', () => {
    const state = on(
      [
        ['U-66', 3, 3],
        ['DD-1', 3, 1],
        ['DD-2', 9, 9],
      ],
      { keptUp: true },
    );
    expect(goes(state)).toBe('go U-66 1-3 surfaced');
  });
});

describe('PK-16.5 whether it is hemmed in', () => {
  const hemmed = (type: 'IND' | 'OCN', column: number, stacked = false) => {
    const state = on(
      [
        ['U-66', 5, 5],
        ['C-1', column, 5],
      ],
      {},
      type,
    );
    if (stacked) ship(state, 'DD-1', 'CA', { convoy: 'C-1' });
    return isHemmedIn(state, state.contact!, 'U-66');
  };

  test('[PK-16.5] by warships within a square, in a stack too; not by merchants, nor by their own escort', () => {
    expect([hemmed('IND', 6), hemmed('OCN', 6), hemmed('IND', 6, true), hemmed('IND', 7, true)]).toEqual([
      ...[false, false, true, false],
    ]);
    const state = on([
      ['U-66', 5, 5],
      ['DD-1', 6, 6],
    ]);
    expect(isHemmedIn(state, state.contact!, 'U-66')).toBe(true);
    expect(isHemmedIn(state, state.contact!, 'DD-1')).toBe(false);
    expect(isHemmedIn(state, state.contact!, 'U-109')).toBe(false);
  });
});

describe('PK-16.5 what it fires', () => {
  const fires = (target: 'C-1' | 'DD-1' | null, column = 5, detected = true) => {
    const state = on([
      ['U-66', 5, 5],
      ['C-1', column, 5],
      ['DD-1', 5, 5],
    ]);
    state.convoys[0]!.detected = detected;
    const { contact } = state;
    return submarineAttack(state, contact!, contact!.pieces[0]!, { quarry: target, hemmedIn: false }).join(' ');
  };

  test('[PK-16.5] at the Detected convoy it went for, in its own square, and at nobody else', () => {
    expect(fires('C-1')).toBe('torpedo C-1');
    expect([fires('C-1', 6), fires('C-1', 5, false), fires('DD-1'), fires(null)]).toEqual(Array(4).fill('hold-fire'));
  });
});
