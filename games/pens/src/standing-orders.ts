/** HOST-1.10  Standing orders: reactions answered in advance, open to both players and withdrawn at will. */
import type { List } from './choices.ts';
import type { Side } from './data/powers.ts';
import type { OrderKind, StandingOrders, State, Table } from './state.ts';

export const ORDER_VALUES: { readonly [K in OrderKind]: readonly StandingOrders[K][] } = {
  intercept: ['ask', 'none', 'three', 'all'],
  submerge: ['ask', 'always', 'never'],
  losses: ['ask', 'cheapest'],
};

/** Only the Axis has submarines to submerge. */
const kindsFor = (side: Side): readonly OrderKind[] =>
  side === 'axis' ? ['intercept', 'submerge', 'losses'] : ['intercept', 'losses'];

/** So many can be given without doing anything else in between: enough for all that can be meant by them. */
export const MOST_ORDERS = 30;

/** Every standing order this side could give that differs from what stands. */
export function ordersOpen(list: List<'order'>, state: Readonly<State>, side: Side): void {
  for (const [kind, value] of changes(state, side)) list.open(['order', kind, value]);
}

export function ordersBarred(list: List<'order'>, state: Readonly<State>, side: Side): void {
  for (const [kind, value] of changes(state, side)) list.barred(['order', kind, value], 'HOST-1.10');
}

function* changes(state: Readonly<State>, side: Side): Generator<[OrderKind, StandingOrders[OrderKind]]> {
  for (const kind of kindsFor(side))
    for (const value of ORDER_VALUES[kind]) if (value !== state.orders[side][kind]) yield [kind, value];
}

export function giveOrder(t: Table, side: Side, kind: OrderKind, value: StandingOrders[OrderKind]): void {
  Object.assign(t.state.orders[side], { [kind]: value });
  t.log('HOST-1.10', { what: 'order-given', side, kind, value });
}
