/** XXI-11  Repair Phase: flotillas are refitted, and a hub may be cleared. */
import type { Play } from '@derby/kernel';
import type { List } from './choices.ts';
import {
  type CommandId,
  DEVASTATION_ICON,
  type DevastationId,
  isCommand,
  type ResourceId,
  resourceKind,
} from './data/counters.ts';
import { HUBS, type Hub } from './data/map.ts';
import { inOrder, oneOfEach, resourcesInReach, resourcesInSquares, type Table, takeAway } from './state.ts';
import type { Known } from './view.ts';

/** XXI-11.1, XXI-11.2  One repair a turn; two with double repair (XXI-16.1.7). */
export function* repair(t: Table): Play<void> {
  if (t.state.repairs === 0) refit(t);
  while (t.state.repairs < (t.state.options.doubleRepair ? 2 : 1)) {
    const order = yield* t.choose('player', 'XXI-11.2', repairs);
    if (order[0] === 'no-repair') break;
    clear(t, order[1], order[2]);
  }
  t.state.repairs = 0;
}

/** XXI-11.1  Every depleted flotilla in Valentin is at full strength again. */
function refit(t: Table): void {
  const flotillas = t.state.depleted;
  if (flotillas.length === 0) return;
  t.state.depleted = [];
  t.log('XXI-11.1', { what: 'flotillas-refitted', flotillas });
}

/** XXI-11.2  A marker is paid for with a resource of its icon from the map, or with a command; squares are locked, unless the option opens them (XXI-8.1e). */
function repairs(list: List<'clear' | 'no-repair'>, state: Readonly<Known>): void {
  const payments = paymentsOf(state);
  const locked = lockedAway(state);
  for (const hub of HUBS) {
    const marker = state.devastation[hub];
    if (!marker) continue;
    for (const id of payments) list.offer(['clear', hub, id], !pays(id, marker) && 'XXI-11.2');
    for (const id of locked) list.barred(['clear', hub, id], 'XXI-8.1e');
  }
  list.open(['no-repair']);
}

const pays = (id: ResourceId | CommandId, marker: DevastationId): boolean =>
  isCommand(id) || resourceKind(id) === DEVASTATION_ICON[marker];

const paymentsOf = (state: Readonly<Known>): (ResourceId | CommandId)[] =>
  oneOfEach(state, [...resourcesInReach(state), ...inOrder(state.allocation.filter(isCommand))]);

const lockedAway = (state: Readonly<Known>): ResourceId[] =>
  state.options.openSquares ? [] : resourcesInSquares(state);

function clear(t: Table, hub: Hub, paid: ResourceId | CommandId): void {
  const { state } = t;
  const marker = state.devastation[hub];
  if (!marker) throw new Error(`Hub ${hub} is not devastated.`);
  delete state.devastation[hub];
  if (isCommand(paid)) state.allocation = state.allocation.filter((id) => id !== paid);
  else takeAway(state, paid);
  state.scrap.push(marker, paid);
  state.repairs += 1;
  state.tally.repairs += 1;
  t.log('XXI-11.2', { what: 'hub-repaired', hub, marker, paid });
}
