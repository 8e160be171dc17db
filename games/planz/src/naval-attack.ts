/** WPZ-11.1c, WPZ-11.1d  The attack at the end of a naval move: whether, with which submarines, against which neutrals. */
import type { Play } from '@derby/kernel';
import { beginBattle } from './battle.ts';
import { declareAttack, includesNeutrals } from './declaring.ts';
import { areaNow } from './naval-movement.ts';
import { invadeAtSea } from './neutrals.ts';
import { announce, compose, orderOf, standStill } from './order.ts';
import { isOpen, taskForceOf } from './stacks.ts';
import type { List, Order, State, Table } from './state.ts';
import { isSubmarine, isSurface, navalAt, neutralShipsAt, otherSide } from './units.ts';

export function* attack(t: Table): Play<void> {
  const order = yield* declareAttack(t, true);
  if (order) order.step = 'attack-submarines';
}

/** WPZ-16.7  Whether submarines might lie below a surface unit, as far as everybody can see. */
function mightBeMixed(state: Readonly<State>, { force }: Readonly<Order>): boolean {
  const open = force.filter((unit) => isOpen(state, unit)).length;
  const isVeiled = open > 1 || force.some((unit) => taskForceOf(state, unit));
  return force.some(isSurface) && (isVeiled || force.some(isSubmarine));
}

/** WPZ-11.1d  Submarines that moved with surface ships may be left out; asked wherever there might be any. */
export function* attackingSubmarines(t: Table): Play<void> {
  const order = orderOf(t.state);
  if (mightBeMixed(t.state, order)) {
    const [answer] = yield* compose(t, 'WPZ-11.1d', (list: List<'with-submarines' | 'without-submarines'>, state) => {
      list.open(['with-submarines']);
      if (state.order?.force.some(isSubmarine)) list.open(['without-submarines']);
    });
    if (!t.state.order) return;
    orderOf(t.state).withSubmarines = answer === 'with-submarines';
  } else order.withSubmarines = true;
  orderOf(t.state).step = 'attack-neutrals';
}

/** WPZ-20.3d  A neutral's ships fight only if the attacker says so; that is an invasion. */
export function* attackedNeutrals(t: Table): Play<void> {
  const { state } = t;
  const order = orderOf(state);
  const area = areaNow(order);
  const hasEnemies = navalAt(state, otherSide(state.mover), area).length > 0;
  if (neutralShipsAt(state, area).length === 0) order.withNeutrals = false;
  else if (!hasEnemies) order.withNeutrals = true;
  else {
    const withNeutrals = yield* includesNeutrals(t);
    if (!t.state.order) return;
    orderOf(t.state).withNeutrals = withNeutrals;
  }
  launch(t);
}

/** WPZ-11.1d  The whole force attacks, and every enemy ship in the zone defends. */
function launch(t: Table): void {
  announce(t);
  const { state } = t;
  const order = orderOf(state);
  const area = areaNow(order);
  const side = state.mover;
  standStill(t);
  if (order.withNeutrals) invadeAtSea(t, area);
  order.step = 'end';
  beginBattle(t, {
    context: 'naval',
    attacker: side,
    begunBy: side,
    area,
    zone: null,
    attackers: order.force.filter((unit) => order.withSubmarines || isSurface(unit)),
    defenders: navalAt(state, otherSide(side), area),
    withPlan: order.attack === 'plan',
  });
}
