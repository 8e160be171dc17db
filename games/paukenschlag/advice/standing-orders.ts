/** PK-16.4  The standing orders that are given before anything else happens. */
import type { Choice } from '../src/choices.ts';
import type { Side } from '../src/data/sides.ts';
import type { OrderKind, OrderValue, State } from '../src/state.ts';
import { sideOfPlane } from '../src/units.ts';
import type { Doctrine } from './doctrine.ts';

type Orders = Readonly<Partial<Record<OrderKind, OrderValue>>>;

const BOTH: Orders = { grids: 'auto', intercept: 'all', cap: 'all', bases: 'same' };
export const ORDERS: Readonly<Record<Side, Orders>> = {
  axis: { ...BOTH, commit: 'none', refuel: 'full' },
  allies: { ...BOTH, commit: 'all', huffDuff: 'always' },
};

/** Before this side's first deed of the game: whoever means to play by hand is not told again. */
function isOpening(known: Readonly<State>, side: Side): boolean {
  if (known.turn !== 1) return false;
  if (known.phase === 'air')
    return known.planes.every(({ id, state }) => sideOfPlane(id) !== side || state === 'ready' || state === 'cap');
  return side === 'axis' && known.phase === 'naval' && known.subs.every((sub) => !sub.activated);
}

/** Whoever plays some grids by hand says so of each. */
const ordersOf = (side: Side, { interposes, stalks }: Doctrine): Orders =>
  (side === 'allies' ? interposes : stalks) ? { ...ORDERS[side], grids: 'each' } : ORDERS[side];

/** The next order to give, if this is the moment. */
export function openingOrder(
  known: Readonly<State>,
  side: Side,
  open: readonly Choice[],
  doctrine: Doctrine,
): Choice | undefined {
  if (!isOpening(known, side)) return undefined;
  const orders = ordersOf(side, doctrine);
  return open.find(([verb, kind, value]) => verb === 'order' && orders[kind as OrderKind] === value);
}
