/** HOST-7.9, PEN-1.15 … 1.17  Capture: who gets a territory, and what becomes of its pens. */
import { isHostile, sideOf } from './basics.ts';
import { TERRITORIES, type TerritoryId } from './data/map.ts';
import { type Major, POWERS, type Power } from './data/powers.ts';
import { removeUnit } from './forces.ts';
import { afterCapture, noteVichyAttack } from './politics.ts';
import type { State, Table } from './state.ts';

export function capture(t: Table, by: Major, territory: TerritoryId): void {
  const { state } = t;
  if (state.control[territory] === 'VIC') noteVichyAttack(state, POWERS[by].side);
  const to = heir(state, by, territory);
  state.control[territory] = to;
  t.log('HOST-7.9', { what: 'captured', territory, by, to });
  if (sideOf(by) === 'allies') losePens(t, territory);
  else regainPens(t, territory);
  afterCapture(t, by, territory);
}

/** HOST-7.9  The original owner, if it is a friend still standing; otherwise the captor. */
function heir(state: Readonly<State>, by: Major, territory: TerritoryId): Power {
  const owner = TERRITORIES[territory].start;
  if (owner === 'NEUTRAL' || owner === 'IMPASSABLE' || owner === 'FRA') return by;
  if (sideOf(owner) !== sideOf(by) || (owner === 'ITA' && state.italySurrendered)) return by;
  const { capital } = POWERS[owner];
  const capitalIsLost = capital !== null && capital !== territory && isHostile(state, owner, capital);
  return capitalIsLost ? by : owner;
}

/** PEN-1.15, PEN-1.16  The boats inside are gone; the pens stand, damage and all, and are nobody's. */
function losePens(t: Table, territory: TerritoryId): void {
  const { state } = t;
  for (const pen of state.pens.filter((one) => one.at === territory)) {
    for (const { id, power, type, at } of state.units.filter((unit) => unit.inside === pen.id)) {
      t.log('PEN-1.15', { what: 'lost', unit: id, power, type, at });
      removeUnit(state, id);
    }
    pen.state = 'captured';
    t.log('PEN-1.16', { what: 'pen-changes', pen: pen.id, state: pen.state });
  }
}

/** PEN-1.17  Retaken pens open again when the next German turn begins. */
function regainPens(t: Table, territory: TerritoryId): void {
  for (const pen of t.state.pens) {
    if (pen.at !== territory || pen.state !== 'captured') continue;
    pen.state = 'reopening';
    t.log('PEN-1.17', { what: 'pen-changes', pen: pen.id, state: pen.state });
  }
}
