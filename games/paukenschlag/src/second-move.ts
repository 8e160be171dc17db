/** PK-5.6  Surfaced submarines move once more; then aircraft look for them. */
import type { Play } from '@derby/kernel';
import { searchFor, sweep } from './air-attack.ts';
import { ask, askFleet, type List } from './asking.ts';
import { bombsOnSubmarine } from './asw.ts';
import type { Say } from './choices.ts';
import { model, type PlaneId } from './data/aircraft.ts';
import type { AreaId } from './data/map.ts';
import type { SubId } from './data/submarines.ts';
import { spendFuel } from './fuel.ts';
import { withinBySea } from './geography.ts';
import { canLeave, mapAllowance } from './naval-moves.ts';
import { standsAt } from './search.ts';
import { seenFirst, toldOf } from './sight.ts';
import { giveOrder, listOrders } from './standing-orders.ts';
import type { Plane, State, Submarine, Table } from './state.ts';
import { leaveMap } from './submarine-moves.ts';
import { areaOf, planeOf, subOf } from './units.ts';

/** PK-5.6.1, PK-5.6.3  In any order; nobody meets anybody. */
export function* secondMove(t: Table): Play<void> {
  for (;;) {
    yield* t.checkpoint();
    if (!t.state.options.hiddenSubmarines && !t.state.subs.some(canMoveAgain)) return;
    const choice = yield* askFleet(t, 'axis', 'PK-5.6.1', listSecondMoves);
    if (choice[0] === 'finish') return;
    if (choice[0] === 'order') giveOrder(t, 'axis', choice[1], choice[2]);
    else moveAgain(t, choice);
  }
}

/** PK-5.6.1  Surfaced, and able to go anywhere at all. */
function canMoveAgain(sub: Readonly<Submarine>): boolean {
  const area = areaOf(sub);
  if (!area || sub.movedAgain || sub.status !== 'surfaced') return false;
  return mapAllowance(sub, 'surfaced') > 0 || canLeave(sub, area, 'surfaced');
}

function listSecondMoves(list: List<'move' | 'home' | 'finish' | 'order'>, state: Readonly<State>): void {
  list.open(['finish']);
  for (const sub of seenFirst(state)) {
    const area = areaOf(sub);
    if (!area) continue;
    if (sub.status === 'submerged') list.barred(['home', sub.id, 'surfaced'], 'PK-5.6.1');
    if (!canMoveAgain(sub)) continue;
    for (const to of withinBySea(area, mapAllowance(sub, 'surfaced')))
      if (to !== area) list.open(['move', sub.id, to, 'surfaced']);
    if (canLeave(sub, area, 'surfaced')) list.open(['home', sub.id, 'surfaced']);
  }
  listOrders(list, state, 'axis');
}

function moveAgain(t: Table, choice: Say<'move' | 'home'>): void {
  const sub = subOf(t.state, choice[1] as SubId);
  const from = areaOf(sub);
  if (!from) return;
  sub.movedAgain = true;
  if (choice[0] === 'home') leaveMap(t, sub);
  else {
    sub.place = choice[2];
    t.log('PK-5.6.1', { what: 'moved-again', sub: sub.id, from, to: choice[2] }, toldOf(t.state, sub.id));
    spendFuel(t, sub);
  }
}

/** PK-5.6.2, PK-18.5  Un-flown aircraft over Surfaced submarines; where they hide, every one searches by itself. */
export function* overhead(t: Table): Play<void> {
  if (t.state.options.hiddenSubmarines) return searchBlindly(t);
  for (;;) {
    yield* t.checkpoint();
    if (!t.state.planes.some((plane) => quarriesOf(t.state, plane).length > 0)) return;
    const choice = yield* ask(t, 'allies', 'PK-5.6.2', (list: List<'search' | 'done'>, state: Readonly<State>) => {
      list.open(['done']);
      for (const plane of state.planes)
        for (const sub of quarriesOf(state, plane)) list.open(['search', plane.id, sub.id]);
    });
    if (choice[0] === 'done') return;
    search(t, choice[1], choice[2]);
  }
}

/** Where an aircraft that has not searched yet could search; none for one that takes no part. */
function beat(state: Readonly<State>, plane: Readonly<Plane>): AreaId | null {
  return model(plane.id).search > 0 && !state.searched.includes(plane.id) ? standsAt(state, plane) : null;
}

function quarriesOf(state: Readonly<State>, plane: Readonly<Plane>): Submarine[] {
  const area = beat(state, plane);
  return area ? state.subs.filter((sub) => sub.place === area && sub.status === 'surfaced') : [];
}

/** PK-5.6.2  One search for each aircraft; what is found is attacked. */
function search(t: Table, plane: PlaneId, sub: SubId): void {
  const area = beat(t.state, planeOf(t.state, plane));
  t.state.searched.push(plane);
  if (area && searchFor(t, plane, area, sub)) bombsOnSubmarine(t, plane, sub);
}

/** PK-18.5  By id, a Detected submarine first. */
function searchBlindly(t: Table): void {
  for (const { id } of [...t.state.planes]) {
    const plane = planeOf(t.state, id);
    const area = beat(t.state, plane);
    if (!area) continue;
    t.state.searched.push(id);
    const known = quarriesAt(t.state, area).find((sub) => sub.detected);
    const found = known ? searchFor(t, id, area, known.id) : sweep(t, id, area);
    if (found) bombsOnSubmarine(t, id, found);
  }
}

const quarriesAt = (state: Readonly<State>, area: AreaId): Submarine[] =>
  state.subs.filter((sub) => sub.place === area && sub.status === 'surfaced');
