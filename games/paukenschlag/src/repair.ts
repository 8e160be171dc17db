/** PK-5.2  Bases and ports are mended, and fighters go on CAP. */
import type { Play } from '@derby/kernel';
import { ask, type List } from './asking.ts';
import { model, type PlaneId } from './data/aircraft.ts';
import type { ShoreId } from './data/map.ts';
import type { Side } from './data/sides.ts';
import { REPAIR } from './data/tables.ts';
import { areaOfBase, basesOf, portsOf } from './geography.ts';
import type { Plane, State, Table } from './state.ts';
import { planeOf, sideOfPlane } from './units.ts';

/** PK-12.5.4  Airbases before ports, the Allies' before the Axis', each by id. */
const IN_ORDER: readonly ShoreId[] = [
  ...basesOf('allies'),
  ...basesOf('axis'),
  ...portsOf('allies'),
  ...portsOf('axis'),
];

/** PK-5.2.1, PK-12.5.4  One die for each that is damaged. */
export function repair(t: Table): void {
  const { damage } = t.state;
  for (const place of IN_ORDER) {
    if (damage[place] === 0) continue;
    const die = t.d10();
    const mended = die >= REPAIR;
    if (mended) damage[place] -= 1;
    t.log('PK-12.5.4', { what: 'repair', place, die, mended, level: damage[place] });
  }
}

export const alliedCap = (t: Table): Play<void> => cap(t, 'allies');
export const axisCap = (t: Table): Play<void> => cap(t, 'axis');

/** PK-5.2.2, PK-12.1.2  Any Ready fighter whose base is undamaged. */
function* cap(t: Table, side: Side): Play<void> {
  if (t.state.orders[side].cap === 'all') {
    for (const { id } of fighters(t.state, side)) takeStation(t, id);
    return;
  }
  while (fighters(t.state, side).length > 0) {
    const choice = yield* ask(t, side, 'PK-5.2.2', (list: List<'cap' | 'done'>, state: Readonly<State>) => {
      list.open(['done']);
      for (const { id } of fighters(state, side)) list.open(['cap', id]);
      for (const { id } of grounded(state, side)) list.barred(['cap', id], 'PK-12.1.2');
    });
    if (choice[0] === 'done') return;
    takeStation(t, choice[1]);
  }
}

const readyFighters = (state: Readonly<State>, side: Side): Plane[] =>
  state.planes.filter(
    (one) => one.state === 'ready' && model(one.id).kind === 'fighter' && sideOfPlane(one.id) === side,
  );
const isFit = (state: Readonly<State>, { base }: Readonly<Plane>): boolean =>
  base !== 'home' && state.damage[base] === 0;
const fighters = (state: Readonly<State>, side: Side): Plane[] =>
  readyFighters(state, side).filter((one) => isFit(state, one));
const grounded = (state: Readonly<State>, side: Side): Plane[] =>
  readyFighters(state, side).filter((one) => !isFit(state, one));

function takeStation(t: Table, id: PlaneId): void {
  const plane = planeOf(t.state, id);
  if (plane.base === 'home') return;
  plane.state = 'cap';
  plane.at = areaOfBase(plane.base);
  t.log('PK-12.1.2', { what: 'cap', plane: id });
}
