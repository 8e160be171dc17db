/** PK-12.5  Bombs on ports, airbases, convoys and warships. */
import { model, type PlaneId } from './data/aircraft.ts';
import type { BaseId, ShoreId } from './data/map.ts';
import { BOMBING } from './data/tables.ts';
import { isBase, isPort, shore } from './geography.ts';
import { losePlane, sinkInPort, sinkMerchants, strikeShip } from './losses.ts';
import type { AirTarget, AlliedUnit, State, Table } from './state.ts';
import { isConvoy, mark, planeOf } from './units.ts';

/** PK-15.1  What a level of damage weighs. */
const LEVEL = 2;

export function bombRun(t: Table, plane: PlaneId, target: AirTarget, factor: number): void {
  if (isPort(target) || isBase(target)) bombShore(t, plane, target, factor);
  else bombShip(t, plane, target as AlliedUnit, factor);
}

/** One hit, two, or none. */
export const hitsFor = (total: number): number => (total >= BOMBING.two ? 2 : total >= BOMBING.one ? 1 : 0);

/** PK-12.5.1  The ships must be found; a convoy then loses one for every hit, a warship stands a die for each. */
function bombShip(t: Table, plane: PlaneId, target: AlliedUnit, factor: number): void {
  const search = t.d10();
  const found = search <= BOMBING.find;
  t.log('PK-12.5.1', { what: 'ship-sought', plane, target, die: search, found });
  if (!found) return;
  mark(t.state, target);
  const die = t.d10();
  const hits = hitsFor(die + factor);
  showFactor(t.state, plane, factor);
  t.log('PK-12.5.1', { what: 'ship-bombed', plane, target, die, factor, total: die + factor, hits });
  if (isConvoy(target)) sinkMerchants(t, target, hits);
  else for (let i = 0; i < hits && !strikeShip(t, 'PK-12.5.1', target); i++);
}

/** PK-12.5.2, PK-12.5.3  Flak first; then the bombs, and in an Allied port the ships that lie there. */
function bombShore(t: Table, plane: PlaneId, place: ShoreId, factor: number): void {
  if (!passesFlak(t, plane, place)) return;
  const total = damageShore(t, plane, place, factor);
  if (isPort(place) && shore(place).side === 'allies' && total >= BOMBING.one) sinkInPort(t, place, 0);
}

/** PK-12.5.2  A natural 1 brings it down where there is any flak; the flak number or less drives it off. */
function passesFlak(t: Table, plane: PlaneId, place: ShoreId): boolean {
  const { flak } = shore(place);
  const die = t.d10();
  const result = die === 1 && flak > 0 ? 'lost' : die <= flak ? 'driven-off' : 'through';
  t.log('PK-12.5.2', { what: 'flak', plane, place, die, flak, result });
  if (result === 'lost') losePlane(t, plane);
  return result === 'through';
}

/** PK-12.5.3, PK-12.7  One or two levels, never above three; returns the total. No plane: the guns of warships. */
export function damageShore(t: Table, plane: PlaneId | null, place: ShoreId, factor: number): number {
  const { state } = t;
  const die = t.d10();
  const total = die + factor;
  if (plane) showFactor(state, plane, factor);
  const before = state.damage[place];
  const level = Math.min(BOMBING.worst, before + hitsFor(total));
  state.damage[place] = level;
  const inflicted = level - before;
  score(state, place, inflicted * LEVEL);
  t.log(plane ? 'PK-12.5.3' : 'PK-12.7', { what: 'shore-hit', plane, place, die, factor, total, inflicted, level });
  if (isBase(place) && before < BOMBING.worst && level === BOMBING.worst) destroyParked(t, place);
  return total;
}

/** PK-21.3.1, PK-18.7  Twice the factor shows that the support of a floatplane is in the area. */
function showFactor(state: State, plane: PlaneId, factor: number): void {
  if (factor > model(plane).bomb) planeOf(state, plane).doubled = true;
}

function score({ score: parts }: State, place: ShoreId, amount: number): void {
  if (shore(place).side === 'allies') parts.alliedShore += amount;
  else parts.axisShore += amount;
}

/** PK-12.5.3  When a base is ruined every Ready air unit there may go with it. */
function destroyParked(t: Table, base: BaseId): void {
  const parked = t.state.planes.filter((plane) => plane.base === base && plane.state === 'ready');
  for (const { id } of parked) {
    const die = t.d10();
    const lost = die <= BOMBING.parkedLost;
    t.log('PK-12.5.3', { what: 'parked', plane: id, die, lost });
    if (lost) losePlane(t, id);
  }
}
