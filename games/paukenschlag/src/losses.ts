/** PK-10.3, PK-15.1  Losses: units leave play, and the balance is kept. */

import type { PlaneId } from './data/aircraft.ts';
import { convoyData } from './data/convoys.ts';
import type { PortId } from './data/map.ts';
import { MILCH_COW, type SubId } from './data/submarines.ts';
import { TONNAGE, type TonnageColumn } from './data/tables.ts';
import { type ShipId, warship } from './data/warships.ts';
import { pieceOf } from './grid.ts';
import type { Contact, ConvoyId, NavalUnit, Piece, State, Table } from './state.ts';
import { convoyOf, shipOf, sideOfPlane, stackOf, subOf } from './units.ts';

/** PK-15.1  What each loss weighs. */
const WORTH = { submarine: 15, milchCow: 25, alliedAircraft: 2, axisAircraft: 3 } as const;

/** PK-15.2  The die with its modifier, read in a column. */
export function tonnage(column: TonnageColumn, die: number, modifier = 0): number {
  const read = Math.min(10, Math.max(1, die + modifier));
  return TONNAGE[column][read - 1] ?? 0;
}

/** PK-10.3  So many ships of a convoy sink, one after another, no more than it has. */
export function sinkMerchants(t: Table, id: ConvoyId, ships: number): void {
  const { state } = t;
  const convoy = convoyOf(state, id);
  const { column } = convoyData(convoy.type);
  for (let i = 0; i < ships && convoy.steps > 0; i++) {
    const die = t.d10();
    const tons = tonnage(column, die);
    convoy.steps -= 1;
    state.score.merchants += tons;
    t.log('PK-10.3', { what: 'merchant-sunk', convoy: id, die, column, tons, steps: convoy.steps });
  }
  if (convoy.steps === 0) destroyConvoy(t, id);
}

/** PK-10.3, PK-7.13  The marker goes; its warships stay where they are, as single units. */
function destroyConvoy(t: Table, id: ConvoyId): void {
  const { state } = t;
  const piece = state.contact && pieceOf(state.contact, id);
  for (const ship of stackOf(state, id)) {
    ship.convoy = null;
    if (state.contact && piece) state.contact.pieces.push({ ...piece, unit: ship.id, course: null });
  }
  takeOff(state.contact, id);
  state.convoys = state.convoys.filter((one) => one.id !== id);
  state.lost.push(id);
  t.log('PK-10.3', { what: 'convoy-destroyed', convoy: id });
}

/** PK-15.2  Ships lost in port: to bombs, or to frogmen with the modifier of their marker. */
export function sinkInPort(t: Table, port: PortId, modifier: number): void {
  const die = t.d10();
  const tons = tonnage('port', die, modifier);
  t.state.score.merchants += tons;
  t.log('PK-15.2', { what: 'port-tonnage', port, die, modifier, tons });
}

export function loseShip(t: Table, id: ShipId): void {
  const { state } = t;
  const { tons } = warship(id);
  state.score.warships += tons;
  takeOff(state.contact, id);
  state.ships = state.ships.filter((one) => one.id !== id);
  state.lost.push(id);
  t.log('PK-15.1', { what: 'warship-lost', ship: id, tons });
}

export function loseSubmarine(t: Table, id: SubId): void {
  const { state } = t;
  const sub = subOf(state, id);
  sub.place = 'sunk';
  sub.detected = false;
  state.score.submarines += id === MILCH_COW ? WORTH.milchCow : WORTH.submarine;
  takeOff(state.contact, id);
  t.log('PK-15.1', { what: 'submarine-lost', sub: id });
}

export function losePlane(t: Table, id: PlaneId): void {
  const { state } = t;
  const side = sideOfPlane(id);
  if (side === 'axis') state.score.axisAircraft += WORTH.axisAircraft;
  else state.score.alliedAircraft += WORTH.alliedAircraft;
  state.planes = state.planes.filter((one) => one.id !== id);
  state.lost.push(id);
  t.log('PK-15.1', { what: 'aircraft-lost', plane: id, side });
}

/** Whether an air unit is still in play. */
export const isFlying = (state: Readonly<State>, id: PlaneId): boolean => state.planes.some((one) => one.id === id);

/** Takes a unit off the grid, if it is on one. */
export function takeOff(contact: Contact | null, unit: NavalUnit): Piece | undefined {
  const at = contact?.pieces.findIndex((piece) => piece.unit === unit) ?? -1;
  return at < 0 ? undefined : contact?.pieces.splice(at, 1)[0];
}

/** A warship hit by a torpedo or a bomb: a die above its Sunk factor sinks it (PK-9.1.2, PK-12.5.1, PK-12.7). */
export function strikeShip(t: Table, rule: 'PK-9.1.2' | 'PK-12.5.1' | 'PK-12.7', id: ShipId): boolean {
  const die = t.d10();
  const sunkAbove = warship(shipOf(t.state, id).id).sunk;
  const sunk = die > sunkAbove;
  t.log(rule, { what: 'warship-hit', ship: id, die, sunkAbove, sunk });
  if (sunk) loseShip(t, id);
  return sunk;
}
