/** PK-9.2, PK-9.3, PK-9.5  Which attacks are open on a grid, and which rule bars the others. */
import { describe, expect, test } from 'vitest';
import { gunBar, hasTarget, listAttacks } from '../src/attack.ts';
import type { State } from '../src/state.ts';
import { subOf } from '../src/units.ts';
import { bare, convoy, grid, ship, sub } from './position.ts';

/** What a piece is offered, each with the rule that bars it. */
function offers(state: State, at = 0): Record<string, string | false> {
  const found: Record<string, string | false> = {};
  const list = {
    open: (choice: readonly string[]) => {
      found[choice.join(' ')] = false;
    },
    offer: (choice: readonly string[], bar: string | false | undefined) => {
      found[choice.join(' ')] = bar ?? false;
    },
  };
  listAttacks(list as never, state, state.contact!, state.contact!.pieces[at]!);
  return found;
}

describe('PK-9.5 attacks on the grid', () => {
  test('[PK-5.5.18] what is not Detected cannot be attacked, on either side', () => {
    const state = bare();
    sub(state, 'U-66', 'CA');
    convoy(state, 'C-1', 'OCN', 'CA', 'newyork', { detected: true });
    ship(state, 'DD-1', 'CA');
    grid(state, 'CA', 'axis', [
      ['U-66', 5, 5],
      ['C-1', 5, 5],
      ['DD-1', 5, 5],
    ]);
    expect(offers(state)).toMatchObject({
      ...{ 'hold-fire': false, 'torpedo C-1': false },
      ...{ 'torpedo DD-1': 'PK-5.5.18', 'gun DD-1': 'PK-5.5.18' },
    });
    expect(offers(state, 2)).toEqual({ 'hold-fire': false, 'gun U-66': 'PK-5.5.18' });
    expect(hasTarget(state, state.contact!, state.contact!.pieces[0]!)).toBe(true);
    expect(hasTarget(state, state.contact!, state.contact!.pieces[2]!)).toBe(false);
  });

  test('[PK-9.2] [PK-9.3] guns for a surfaced boat, depth charges for a submerged one, by who has them', () => {
    const hunted = (status: 'surfaced' | 'submerged', by: 'DD-1' | 'C-1') => {
      const state = bare();
      sub(state, 'U-66', 'CA', { detected: true, status });
      if (by === 'DD-1') ship(state, 'DD-1', 'CA');
      else convoy(state, 'C-1', 'IND', 'CA', 'newyork');
      grid(state, 'CA', 'allies', [
        [by, 5, 5],
        ['U-66', 5, 5],
      ]);
      return offers(state);
    };
    expect(hunted('surfaced', 'DD-1')).toEqual({ 'hold-fire': false, 'gun U-66': false });
    expect(hunted('submerged', 'DD-1')).toEqual({ 'hold-fire': false, 'depth-charge U-66': false });
    expect(hunted('surfaced', 'C-1')).toEqual({ 'hold-fire': false, 'gun U-66': 'PK-9.3' });
    expect(hunted('submerged', 'C-1')).toEqual({ 'hold-fire': false, 'depth-charge U-66': 'PK-9.2' });
  });
});

describe('PK-9.3 the gun of a submarine', () => {
  const bar = (id: 'U-66' | 'MilchCow', change: (state: State) => void = () => {}): string | undefined => {
    const state = bare();
    sub(state, id, 'CA');
    ship(state, 'DD-1', 'CA', { detected: true });
    grid(state, 'CA', 'axis', [
      [id, 5, 5],
      ['DD-1', 5, 5],
    ]);
    change(state);
    return gunBar(state, state.contact!, state.contact!.pieces[0]!, 'DD-1');
  };

  test('[PK-9.3] only surfaced, and only with a gun', () => {
    expect(bar('U-66')).toBeUndefined();
    expect(bar('MilchCow')).toBe('PK-9.3');
    expect(
      bar('U-66', (state) => {
        subOf(state, 'U-66').status = 'submerged';
      }),
    ).toBe('PK-9.3');
  });

  test('[PK-14.1] not in the gales, which blow over', () => {
    const inGales = (turn: number) => bar('U-66', (state) => void Object.assign(state, { event: 'gales', turn }));
    expect([inGales(1), inGales(20)]).toEqual(['PK-14.1', undefined]);
  });
});
