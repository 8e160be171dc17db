/** PK-16.4  Standing orders: questions answered in advance, open to both and withdrawn at will. */
import type { List } from './asking.ts';
import type { Side } from './data/sides.ts';
import type { OrderKind, OrderValue, StandingOrders, State, Table } from './state.ts';

export const ORDER_VALUES: { readonly [K in OrderKind]: readonly StandingOrders[K][] } = {
  grids: ['ask', 'each', 'auto'],
  detect: ['ask', 'nearest'],
  commit: ['ask', 'none', 'all'],
  intercept: ['ask', 'all', 'none'],
  cap: ['ask', 'all'],
  bases: ['ask', 'same'],
  huffDuff: ['ask', 'always', 'never'],
  patrols: ['ask', 'renew'],
  refuel: ['ask', 'full'],
};

const BOTH: readonly OrderKind[] = ['grids', 'detect', 'commit', 'intercept', 'cap', 'bases'];
/** The orders that a side has to give. */
const ORDERS_OF: Readonly<Record<Side, readonly OrderKind[]>> = {
  axis: [...BOTH, 'refuel'],
  allies: [...BOTH, 'huffDuff', 'patrols'],
};

export const noOrders = (): StandingOrders => ({
  grids: 'ask',
  detect: 'ask',
  commit: 'ask',
  intercept: 'ask',
  cap: 'ask',
  bases: 'ask',
  huffDuff: 'ask',
  patrols: 'ask',
  refuel: 'ask',
});

type OrderChoice = readonly ['order', OrderKind, OrderValue];
const ORDER_CHOICES: Readonly<Record<Side, readonly OrderChoice[]>> = {
  axis: choicesOf('axis'),
  allies: choicesOf('allies'),
};
function choicesOf(side: Side): OrderChoice[] {
  return ORDERS_OF[side].flatMap((kind) => ORDER_VALUES[kind].map((value) => ['order', kind, value] as const));
}

/** Every order this side could give that differs from what stands. */
export function listOrders(list: List<'order'>, state: Readonly<State>, side: Side): void {
  const standing = state.orders[side];
  for (const choice of ORDER_CHOICES[side]) if (standing[choice[1]] !== choice[2]) list.open(choice);
}

export function giveOrder(t: Table, side: Side, kind: OrderKind, value: OrderValue): void {
  Object.assign(t.state.orders[side], { [kind]: value });
  // Given in the midst of a grid it holds for the rest of it.
  if (kind === 'grids' && value === 'auto' && t.state.contact) t.state.contact.manner[side] = 'order';
  t.log('PK-16.4', { what: 'order-given', side, kind, value });
}
