/** PK-5.7.1, PK-5.7.2, PK-5.1.3, PK-12.1.1  Air units come home; German bombers go onto the turn track, and off it again. */
import type { Play } from '@derby/kernel';
import { ask, type List } from './asking.ts';
import { model, type PlaneId, TURNS_ON_TRACK } from './data/aircraft.ts';
import { AZORES, type BaseId } from './data/map.ts';
import { airDistance, areaOfBase, basesOf } from './geography.ts';
import { losePlane } from './losses.ts';
import type { Plane, State, Table } from './state.ts';
import { planeOf, sideOfPlane } from './units.ts';

/** A base at this level takes nobody in. */
const RUINED = 3;

/** PK-5.7.1  The Allies by id, then the Axis by id; those that have a choice are asked about. */
export function* airReturn(t: Table): Play<void> {
  for (;;) {
    yield* t.checkpoint();
    const plane = nextHome(t.state);
    if (!plane) break;
    yield* comeHome(t, plane.id);
  }
  for (const plane of t.state.planes) if (plane.state === 'flown' && plane.base !== 'home') plane.state = 'ready';
}

/** Floatplanes have a check of their own (PK-21.3). */
const nextHome = (state: Readonly<State>): Plane | undefined => {
  const out = state.planes.filter((plane) => plane.at !== null && plane.base !== 'home');
  return out.find((plane) => sideOfPlane(plane.id) === 'allies') ?? out[0];
};

function* comeHome(t: Table, id: PlaneId): Play<void> {
  const open = fieldsFor(t.state, planeOf(t.state, id));
  if (open.length === 0) {
    t.log('PK-5.7.1', { what: 'no-base', plane: id });
    losePlane(t, id);
    return;
  }
  if (isBomberOfAzores(id)) return ontoTrack(t, id);
  const base = yield* fieldOf(t, id, 'PK-5.7.1');
  Object.assign(planeOf(t.state, id), { base, at: null, state: 'ready' });
  t.log('PK-5.7.1', { what: 'returned', plane: id, base });
}

const isBomberOfAzores = (id: PlaneId): boolean => sideOfPlane(id) === 'axis' && model(id).kind === 'bomber';

/** PK-5.7.2, PK-21.3.1  Two turns from now. */
export function ontoTrack(t: Table, id: PlaneId): void {
  const slot = t.state.turn + TURNS_ON_TRACK;
  Object.assign(planeOf(t.state, id), { state: 'track', at: null, slot, support: null, doubled: false });
  t.log('PK-5.7.2', { what: 'on-track', plane: id, slot });
}

/** PK-5.7.1  Friendly bases within range that are not ruined. German fighters keep their own while it stands. */
function fieldsFor(state: Readonly<State>, plane: Readonly<Plane>): BaseId[] {
  const { id, base, at } = plane;
  const side = sideOfPlane(id);
  const open = basesOf(side).filter(
    (field) => state.damage[field] < RUINED && (at === null || airDistance(at, areaOfBase(field)) <= model(id).range),
  );
  if (side === 'axis' && model(id).kind === 'fighter' && base !== 'home' && open.includes(base)) return [base];
  return open;
}

/** The owner's choice, or by standing order the base it came from, else the nearest (PK-16.4). */
function* fieldOf(t: Table, id: PlaneId, rule: 'PK-5.7.1' | 'PK-5.1.3'): Play<BaseId> {
  const side = sideOfPlane(id);
  if (t.state.orders[side].bases === 'same') return sameField(t.state, planeOf(t.state, id));
  const choice = yield* ask(t, side, rule, (list: List<'base'>, state: Readonly<State>) => {
    for (const field of fieldsFor(state, planeOf(state, id))) list.open(['base', id, field]);
  });
  return choice[2];
}

function sameField(state: Readonly<State>, plane: Readonly<Plane>): BaseId {
  const open = fieldsFor(state, plane);
  const own = open.find((field) => field === plane.base);
  const from = plane.at ?? AZORES;
  const away = (field: BaseId): number => airDistance(from, areaOfBase(field));
  const [nearest = 'lajes'] = [...open].sort((one, other) => away(one) - away(other));
  return own ?? nearest;
}

/** PK-5.1.3, PK-12.6  Bombers and floatplanes whose slot has come are Ready; with no field open a bomber waits. */
export function* bombersReady(t: Table): Play<void> {
  for (const { id } of t.state.planes.filter((plane) => plane.state === 'track' && plane.slot <= t.state.turn)) {
    yield* t.checkpoint();
    const plane = planeOf(t.state, id);
    if (plane.base !== 'home' && fieldsFor(t.state, plane).length === 0) {
      t.log('PK-12.6', { what: 'bomber-waits', plane: id });
      continue;
    }
    const base = plane.base === 'home' ? 'home' : yield* fieldOf(t, id, 'PK-5.1.3');
    Object.assign(planeOf(t.state, id), { state: 'ready', base, slot: 0 });
    t.log('PK-5.1.3', { what: 'bomber-ready', plane: id, base });
  }
}
