/** PK-8.3, PK-5.5.5, PK-5.5.16  Huff-Duff: aircraft take bearings on Surfaced submarines before the first round. */
import type { Play } from '@derby/kernel';
import { ask, type List } from './asking.ts';
import { bombsOnSubmarine } from './asw.ts';
import { detect } from './damage.ts';
import { model, type PlaneId } from './data/aircraft.ts';
import type { SubId } from './data/submarines.ts';
import { huffDuffNumber, isFound, searchersAt } from './search.ts';
import type { Contact, Plane, State, Submarine, Table } from './state.ts';
import { contactOf, isSub, subOf } from './units.ts';

/** One attempt for every aircraft; then the rounds begin. */
export function* listen(t: Table, contact: Contact): Play<void> {
  if (listeners(t.state).length === 0 || audible(t.state).length === 0) return goOn(contact);
  const order = contact.manner.allies === 'order' ? 'always' : t.state.orders.allies.huffDuff;
  if (order === 'never') return goOn(contact);
  if (order === 'always') return listenByOrder(t);
  const choice = yield* ask(t, 'allies', 'PK-8.3', listBearings);
  if (choice[0] === 'done') return goOn(contactOf(t.state));
  const [, plane, sub] = choice;
  if (!tryBearing(t, plane, sub)) return;
  const [said] = yield* ask(t, 'allies', 'PK-9.4.3', (list: List<'strike' | 'hold-back'>) => {
    list.open(['strike']);
    list.open(['hold-back']);
  });
  if (said === 'strike') bombsOnSubmarine(t, plane, sub);
}

function goOn(contact: Contact): void {
  contact.step = 'round';
}

function listBearings(list: List<'listen' | 'done'>, state: Readonly<State>): void {
  list.open(['done']);
  for (const { id } of listeners(state)) for (const sub of audible(state)) list.open(['listen', id, sub.id]);
}

/** Aircraft with Huff-Duff in the area that have not tried on this grid. */
const listeners = (state: Readonly<State>): Plane[] => {
  const { area, listened } = contactOf(state);
  return searchersAt(state, area).filter(({ id }) => model(id).huffDuff && !listened.includes(id));
};

/** PK-8.3  Surfaced submarines on the grid. */
const audible = (state: Readonly<State>): Submarine[] =>
  contactOf(state).pieces.flatMap(({ unit }) => {
    const sub = isSub(unit) && subOf(state, unit);
    return sub && sub.status === 'surfaced' ? [sub] : [];
  });

function tryBearing(t: Table, plane: PlaneId, id: SubId): boolean {
  const { state } = t;
  const sub = subOf(state, id);
  const { area, listened } = contactOf(state);
  listened.push(plane);
  const number = huffDuffNumber(state, plane, sub);
  const die = t.d10();
  const found = isFound(die, number);
  t.log('PK-8.3', { what: 'air-search', plane, area, sub: id, die, number, found });
  if (found) detect(t, id);
  return found;
}

/** PK-16.4, PK-16.6  Each by id, a Detected submarine first, then by id; what is found is attacked. */
function listenByOrder(t: Table): void {
  const [plane] = listeners(t.state);
  const subs = audible(t.state);
  const target = subs.find((sub) => sub.detected) ?? subs[0];
  if (plane && target && tryBearing(t, plane.id, target.id)) bombsOnSubmarine(t, plane.id, target.id);
}
