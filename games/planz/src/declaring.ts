/** WPZ-11.1c, WPZ-11.2a, WPZ-20.3d  What is declared with an attack: the tactical plan, who else joins, whether neutrals are spared. */
import type { Play } from '@derby/kernel';
import { hasTactical } from './battle.ts';
import type { UnitId } from './data/units.ts';
import { compose, standStill } from './order.ts';
import type { List, Order, State, Table } from './state.ts';

type AttackVerb = 'attack' | 'attack-with-plan' | 'no-attack';

/** WPZ-16.7  The attacker declares his tactical plan together with the attack; returns the order if there is one. */
export function* declareAttack(t: Table, isOptional = false): Play<Order | null> {
  const [answer] = yield* compose(t, 'WPZ-11.1c', isOptional ? listOptionalAttack : listAttack);
  const { order } = t.state;
  if (!order) return null;
  if (answer === 'no-attack') {
    standStill(t);
    order.step = 'end';
    return null;
  }
  order.attack = answer === 'attack' ? 'plain' : 'plan';
  return order;
}

function listAttack(list: List<AttackVerb>, state: Readonly<State>): void {
  list.open(['attack']);
  if (hasTactical(state, state.mover)) list.open(['attack-with-plan']);
}

/** Whoever has only moved may leave it at that, unless aircraft were called in. */
function listOptionalAttack(list: List<AttackVerb>, state: Readonly<State>): void {
  listAttack(list, state);
  const { order } = state;
  if (!order || (order.path.length > 0 && order.kind !== 'air-ground')) list.open(['no-attack']);
}

type Friends = (state: Readonly<State>, order: Readonly<Order>) => readonly UnitId[];
const NOBODY: Friends = () => [];

/** WPZ-11.2a  One more of those who join, or support from the sea; true once nobody else does. */
export function* joinAttack(t: Table, friends: Friends, supporters = NOBODY): Play<boolean> {
  const choice = yield* compose(t, 'WPZ-11.2a', (list: List<'join' | 'support' | 'ready'>, state) => {
    list.open(['ready']);
    if (!state.order?.target) return;
    for (const unit of friends(state, state.order)) list.open(['join', unit]);
    for (const unit of supporters(state, state.order)) list.open(['support', unit]);
  });
  if (!t.state.order) return false;
  if (choice[0] === 'ready') return true;
  t.state.order.joining.push(choice[1]);
  return false;
}

/** WPZ-20.3d  Neutral ships beside enemy ones are attacked only if the attacker says so. */
export function* includesNeutrals(t: Table): Play<boolean> {
  const [answer] = yield* compose(t, 'WPZ-20.3d', listNeutrals);
  return answer === 'include-neutrals';
}

function listNeutrals(list: List<'include-neutrals' | 'spare-neutrals'>): void {
  list.open(['include-neutrals']);
  list.open(['spare-neutrals']);
}
