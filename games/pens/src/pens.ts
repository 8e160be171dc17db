/** PEN-1.5 … 1.12, PEN-1.24 … 1.26, PEN-3  The pens: their states, their room, and boats going in and out. */
import { change, isAxisHeld, isBoat, theUnit } from './basics.ts';
import type { List } from './choices.ts';
import type { TerritoryId, ZoneId } from './data/map.ts';
import { ROOM_BY_DAMAGE } from './data/pens.ts';
import { touches } from './geography.ts';
import { exitsOf } from './paths.ts';
import type { Rule } from './rules.ts';
import type { Pen, PenId, State, Table, Unit, UnitId } from './state.ts';

/** PEN-1.18, PEN-1.25, PEN-1.26  How many boats a pen shelters with the damage it has. */
export const roomOf = (pen: Readonly<Pen>): number => ROOM_BY_DAMAGE[pen.damage] ?? 0;

export const boatsIn = (state: Readonly<State>, pen: PenId): Unit[] =>
  state.units.filter((unit) => unit.inside === pen);

/** PEN-1.6  A new pen is under construction. */
export function addPen(state: State, at: TerritoryId): Pen {
  const pen: Pen = { id: `pen-${state.nextPen}`, at, state: 'construction', damage: 0 };
  state.nextPen += 1;
  state.pens.push(pen);
  return pen;
}

/** HOST-2.3, PEN-1.6, PEN-1.17, PEN-3.1  When a German turn begins, whatever was building or reopening is usable. */
export function openPens(t: Table): void {
  for (const pen of t.state.pens) {
    if (pen.state !== 'construction' && pen.state !== 'reopening') continue;
    pen.state = 'usable';
    t.log('PEN-1.6', { what: 'pen-opens', pen: pen.id });
  }
}

/** PEN-1.8, PEN-1.24  Why a boat lying next to this pen cannot go in, if it cannot. */
function entryBar(state: Readonly<State>, pen: Readonly<Pen>, unit: Readonly<Unit>): Rule | undefined {
  if (!isBoat(unit)) return 'PEN-1.30';
  if (pen.state === 'construction') return 'PEN-1.6';
  if (pen.state === 'captured' || !isAxisHeld(state, pen.at)) return 'PEN-1.16';
  if (pen.state === 'reopening') return 'PEN-1.17';
  const room = roomOf(pen);
  if (room === 0) return 'PEN-1.24';
  if (boatsIn(state, pen.id).length >= room) return room < 3 ? 'PEN-1.26' : 'PEN-1.18';
  return undefined;
}

/** PEN-1.8 … 1.10, PEN-3.2  Ways in and out for a boat that neither moved nor fought in phases 2 and 3. */
export function waysInAndOut(list: List<'enter' | 'leave'>, state: Readonly<State>, unit: Readonly<Unit>): void {
  for (const pen of state.pens) {
    if (pen.id === unit.inside || !touches(pen.at, unit.at as ZoneId)) continue;
    list.offer(['enter', unit.id, pen.id], entryBar(state, pen, unit));
  }
  if (unit.inside !== null) for (const zone of exitsOf(state, unit)) list.open(['leave', unit.id, zone as ZoneId]);
}

/** PEN-1.9, PEN-1.10  The boat lies inside; its sea zone is now its berth zone. The statement is binding. */
export function enterPen(t: Table, id: UnitId, pen: PenId): void {
  change(theUnit(t.state, id), { inside: pen, acted: 'moved' });
  t.log('PEN-1.10', { what: 'entered-pen', unit: id, pen });
}

/** PEN-1.9  The boat comes out; it may still move. */
export function leavePen(t: Table, id: UnitId, zone: ZoneId): void {
  change(theUnit(t.state, id), { inside: null, at: zone });
  t.log('PEN-1.9', { what: 'left-pen', unit: id, zone });
}
