/** PK-16.4, PK-16.5  Standing orders: what may be given, and what it changes. */
import { describe, expect, test } from 'vitest';
import { giveOrder, listOrders, noOrders } from '../src/standing-orders.ts';
import type { State } from '../src/state.ts';
import { bare, grid, play, sub } from './position.ts';

const offered = (state: State, side: 'axis' | 'allies'): string[] => {
  const open: string[] = [];
  listOrders({ open: (choice: readonly string[]) => open.push(choice.join(' ')) } as never, state, side);
  return open;
};

describe('PK-16.4 standing orders', () => {
  test('[PK-16.4] at first everybody is asked about everything', () => {
    expect(new Set(Object.values(noOrders()))).toEqual(new Set(['ask']));
  });

  test('[PK-16.4] only what differs from the order that stands can be ordered', () => {
    const state = bare();
    expect(offered(state, 'axis').filter((one) => one.endsWith(' ask'))).toEqual([]);
    expect(offered(state, 'axis')).toContain('order grids auto');
    const game = play(state, (t) => giveOrder(t, 'axis', 'grids', 'auto'));
    expect(offered(game.state, 'axis')).not.toContain('order grids auto');
    expect(offered(game.state, 'axis')).toContain('order grids ask');
    expect(offered(game.state, 'allies')).toContain('order grids auto');
  });

  test('[PK-16.5] given in the midst of a grid, only the order for grids holds there and then', () => {
    const given = (kind: 'grids' | 'detect' | 'refuel', value: 'auto' | 'ask' | 'full') => {
      const state = bare();
      sub(state, 'U-66', 'CA');
      grid(state, 'CA', 'axis', [['U-66', 1, 1]]);
      return play(state, (t) => giveOrder(t, 'axis', kind, value)).state.contact!.manner;
    };
    expect(given('grids', 'auto')).toEqual({ axis: 'order', allies: 'hand' });
    expect(given('grids', 'ask')).toEqual({ axis: 'hand', allies: 'hand' });
    expect(given('detect', 'auto')).toEqual({ axis: 'hand', allies: 'hand' });
    expect(given('refuel', 'full')).toEqual({ axis: 'hand', allies: 'hand' });
  });
});
