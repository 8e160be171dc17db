/** PK-5.3.3, PK-8.4, PK-18.5  An aircraft hunts a submarine on the map. */
import type { List } from './asking.ts';
import { bombsOnSubmarine } from './asw.ts';
import { detect } from './damage.ts';
import type { PlaneId } from './data/aircraft.ts';
import type { AreaId } from './data/map.ts';
import type { SubId } from './data/submarines.ts';
import { isFound, numberAgainst, searchNumber } from './search.ts';
import type { State, Submarine, Table } from './state.ts';
import { planeOf, subOf } from './units.ts';

const surfacedAt = (state: Readonly<State>, area: AreaId): Submarine[] =>
  state.subs.filter((sub) => sub.place === area && sub.status === 'surfaced');

/** PK-5.3.3  A Surfaced submarine by name; where they hide, a Detected one, or nobody by name. */
export function listQuarry(list: List<'target' | 'sweep'>, state: Readonly<State>, area: AreaId): void {
  const isHidden = state.options.hiddenSubmarines;
  for (const sub of surfacedAt(state, area)) if (!isHidden || sub.detected) list.open(['target', sub.id]);
  if (isHidden) list.open(['sweep']);
}

/** PK-5.3.3  Whatever it finds or hits, the aircraft is Flown. */
export function attackOnSubmarine(t: Table, plane: PlaneId, area: AreaId, target: SubId | null): void {
  const found = target ? searchFor(t, plane, area, target) : sweep(t, plane, area);
  if (found) bombsOnSubmarine(t, plane, found);
  planeOf(t.state, plane).state = 'flown';
}

/** PK-8.4  One die against one Surfaced submarine. */
export function searchFor(t: Table, plane: PlaneId, area: AreaId, id: SubId): SubId | null {
  const number = numberAgainst(t.state, plane, subOf(t.state, id));
  const die = t.d10();
  const found = isFound(die, number);
  t.log('PK-8.4', { what: 'air-search', plane, area, sub: id, die, number, found });
  if (found) detect(t, id);
  return found ? id : null;
}

/** PK-18.5, PK-16.7  One die for the area; on a success one of the undetected Surfaced submarines there, by lot. */
export function sweep(t: Table, plane: PlaneId, area: AreaId): SubId | null {
  const number = searchNumber(t.state, plane);
  const die = t.d10();
  const there = surfacedAt(t.state, area).filter((sub) => !sub.detected);
  const lot = isFound(die, number) && there.length > 0 ? (there.length > 1 ? t.die(there.length) : 1) : 0;
  const sub = there[lot - 1]?.id ?? null;
  // Who is there, or that nobody was found, has come to light, whatever is left to be seen of it when the next is asked.
  t.reveal('PK-18.5', { what: 'air-search', plane, area, sub, die, number, found: sub !== null });
  if (sub) detect(t, sub);
  return sub;
}
