/** PK-5.3  Air movement: the sides act in turn with one air unit each, until both are finished. */
import type { Play } from '@derby/kernel';
import { hasAirAction, isSecretive, listAirActions } from './air-actions.ts';
import { ask, askInSecret, type List } from './asking.ts';
import type { Say } from './choices.ts';
import { model, type PlaneId } from './data/aircraft.ts';
import type { BaseId } from './data/map.ts';
import { otherSide, type Side } from './data/sides.ts';
import type { SubId } from './data/submarines.ts';
import { areaOfBase, withinByAir } from './geography.ts';
import { beginSortie, playSortie } from './sortie.ts';
import { giveOrder, listOrders } from './standing-orders.ts';
import type { Plane, State, Table } from './state.ts';
import { planeOf, sideOfPlane } from './units.ts';

/** PK-5.3.1  Allied first; whoever is finished stays so. */
export function* airMovement(t: Table): Play<void> {
  while (t.state.sortie || !areBothFinished(t.state)) {
    yield* t.checkpoint();
    if (t.state.sortie) yield* playSortie(t);
    else yield* nextAction(t);
  }
  for (const plane of t.state.planes) plane.patrolled = plane.state === 'patrol' ? plane.at : null;
}

export const areBothFinished = ({ finished }: Readonly<State>): boolean => finished.axis && finished.allies;

/** PK-5.3.1, PK-5.4.1  Whose turn it is: the other's where one side is finished. */
export const sideToAct = ({ finished, toAct }: Readonly<State>): Side => (finished[toAct] ? otherSide(toAct) : toAct);

function* nextAction(t: Table): Play<void> {
  const side = sideToAct(t.state);
  const renewed = side === 'allies' && t.state.orders.allies.patrols === 'renew' && patrolToRenew(t.state);
  if (renewed && renewed.patrolled !== null) return beginSortie(t, renewed.id, 'patrol', renewed.patrolled, null);
  const isSecret = isSecretive(t.state, side);
  if (!isSecret && !hasAirAction(t.state, side)) return finish(t, side);
  const choice = yield* (isSecret ? askInSecret : ask)(t, side, 'PK-5.3.1', listActions);
  act(t, side, choice);
}

type Action = Say<'patrol' | 'attack' | 'fight' | 'bomb' | 'frogmen' | 'rebase' | 'finish' | 'order'>;

function listActions(
  list: List<'patrol' | 'attack' | 'fight' | 'bomb' | 'frogmen' | 'rebase' | 'finish' | 'order'>,
  state: Readonly<State>,
): void {
  const side = sideToAct(state);
  list.open(['finish']);
  listAirActions(list, state, side);
  listOrders(list, state, side);
}

function act(t: Table, side: Side, choice: Action): void {
  const [verb] = choice;
  if (verb === 'order') giveOrder(t, side, choice[1], choice[2]);
  else if (verb === 'finish') finish(t, side);
  else if (verb === 'rebase') rebase(t, choice[1], choice[2]);
  else beginSortie(t, choice[1], verb, choice[2], (choice[3] as SubId | undefined) ?? null);
}

function finish(t: Table, side: Side): void {
  t.state.finished[side] = true;
  t.log('PK-5.3.1', { what: 'side-finished', side, phase: 'air' });
}

/** PK-5.3.6  To another base; it stands there, Flown, and is nowhere in flight. */
function rebase(t: Table, id: PlaneId, base: BaseId): void {
  const plane = planeOf(t.state, id);
  plane.base = base;
  plane.state = 'flown';
  t.state.toAct = otherSide(sideOfPlane(id));
  t.log('PK-5.3.6', { what: 'rebased', plane: id, base });
}

/** PK-16.4  The next unit by id that can fly last turn's patrol again. */
const patrolToRenew = (state: Readonly<State>): Plane | undefined =>
  state.planes.find(
    ({ id, state: now, base, patrolled }) =>
      now === 'ready' &&
      patrolled !== null &&
      base !== 'home' &&
      state.damage[base] < 2 &&
      withinByAir(areaOfBase(base), model(id).range).includes(patrolled),
  );
