/** PK-11  Fuel: spent on the surface, taken from the Milch Cow, made good at the Azores. */
import type { Play } from '@derby/kernel';
import { ask, type List } from './asking.ts';
import type { AreaId } from './data/map.ts';
import { BARBARIGO, FUEL_BOXES, MILCH_COW, SUPPLY_BOXES, type SubId, TORPEDO_BOXES } from './data/submarines.ts';
import { isSeen, toldOf } from './sight.ts';
import type { State, Status, Submarine, Table } from './state.ts';
import { areaOf, carriesFrogmen, hasAllies, isInPlay, subOf } from './units.ts';

/** PK-11.1  One box for a movement on the surface. */
export function spendFuel(t: Table, sub: Submarine): void {
  if (sub.status !== 'surfaced' || sub.fuel === 0) return;
  sub.fuel -= 1;
  t.log('PK-11.1', { what: 'fuel-spent', sub: sub.id, left: sub.fuel }, toldOf(t.state, sub.id));
}

/** PK-11.2  Boxes that a submarine could take in this area with so many left: none where an Allied unit watches. */
export function fuelAt(state: Readonly<State>, id: SubId, area: AreaId, status: Status, left: number): number {
  if (id === MILCH_COW || status !== 'surfaced' || !isInPlay(state.subs, MILCH_COW)) return 0;
  const cow = subOf(state, MILCH_COW);
  if (cow.place !== area || cow.status !== 'surfaced' || hasAllies(state, area)) return 0;
  return Math.min(FUEL_BOXES - left, cow.supply);
}

/** PK-11.2  Takes so many boxes, or no more than there are. */
export function takeFuel(t: Table, id: SubId, wanted: number): void {
  const { state } = t;
  const sub = subOf(state, id);
  const area = areaOf(sub);
  const boxes = area ? Math.min(wanted, fuelAt(state, id, area, sub.status, sub.fuel)) : 0;
  if (boxes < 1) return;
  const cow = subOf(state, MILCH_COW);
  sub.fuel += boxes;
  cow.supply -= boxes;
  // A boat in sight that takes fuel shows where the cow is, but not by name.
  const told = isSeen(state, cow) ? toldOf(state, id) : (['axis'] as const);
  t.log('PK-11.2', { what: 'refuelled', sub: id, boxes, fuel: sub.fuel, supply: cow.supply }, told);
}

/** PK-11.2  When the Milch Cow is activated, every boat beside it by id. */
export function thirsty(state: Readonly<State>): SubId[] {
  const area = areaOf(subOf(state, MILCH_COW));
  if (!area) return [];
  return state.subs
    .filter((sub) => sub.place === area && fuelAt(state, sub.id, area, sub.status, sub.fuel) > 0)
    .map((sub) => sub.id);
}

/** PK-11.2, PK-16.4  One of the boats that wait (Barbarigo on a raid is one, before its frogmen go); where submarines hide a question would show where the cow is, so each takes all it can. */
export function* refuel(t: Table): Play<void> {
  const [id] = t.state.activation?.waiting ?? [];
  if (!id) {
    const { activation } = t.state;
    if (activation) activation.step = activation.unit === BARBARIGO ? 'declare' : 'contact';
    return;
  }
  const isAsked = t.state.orders.axis.refuel === 'ask' && !t.state.options.hiddenSubmarines;
  const boxes = isAsked ? (yield* ask(t, 'axis', 'PK-11.2', listBoxes))[2] : FUEL_BOXES;
  t.state.activation?.waiting.shift();
  takeFuel(t, id, boxes);
}

function listBoxes(list: List<'fuel'>, state: Readonly<State>): void {
  const [id] = state.activation?.waiting ?? [];
  if (!id) return;
  const sub = subOf(state, id);
  const area = areaOf(sub);
  const most = area ? fuelAt(state, id, area, sub.status, sub.fuel) : 0;
  for (let boxes = 0; boxes <= most; boxes++) list.open(['fuel', id, boxes]);
}

/** PK-11.4  At the Azores: fuel, up to two torpedo boxes, and the supply of a Milch Cow. Damage stays. */
export function refit(t: Table, sub: Submarine): void {
  const { state } = t;
  state.refits += 1;
  sub.fuel = FUEL_BOXES;
  if (sub.id === MILCH_COW) sub.supply = SUPPLY_BOXES;
  else if (!carriesFrogmen(state, sub.id)) sub.torpedoes = Math.min(TORPEDO_BOXES, sub.torpedoes + REFIT_TORPEDOES);
  const { fuel, torpedoes, supply } = sub;
  t.log('PK-11.4', { what: 'refitted', sub: sub.id, fuel, torpedoes, supply }, toldOf(state, sub.id));
}
const REFIT_TORPEDOES = 2;
