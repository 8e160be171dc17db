/** HOST-4.4, HOST-9.7, HOST-12.4  How units come and go: new ones, sunk and shot down ones, and what follows from it. */
import { isSubmarine, sideOf, theUnit } from './basics.ts';
import type { PlaceId } from './data/map.ts';
import type { Power } from './data/powers.ts';
import type { UnitType } from './data/units.ts';
import { TONNAGE } from './data/victory.ts';
import type { Rule } from './rules.ts';
import type { State, Table, Unit, UnitId } from './state.ts';

/** HOST-11.3  New submarines are Ready; everything else is sound. */
export function addUnit(state: State, type: UnitType, power: Power, at: PlaceId): Unit {
  const unit: Unit = {
    id: `${type}-${state.nextUnit}`,
    type,
    power,
    at,
    from: null,
    inside: null,
    used: 0,
    acted: 'no',
    task: null,
    goal: null,
    condition: 'sound',
  };
  if (isSubmarine(unit)) unit.condition = 'ready';
  state.nextUnit += 1;
  state.units.push(unit);
  return unit;
}

/** Takes a unit off the map, and its cargo with it (HOST-9.7). */
export function removeUnit(state: State, id: UnitId): void {
  state.units = state.units.filter((unit) => unit.id !== id && unit.inside !== id);
}

/** HOST-4.4  A hit on a sound battleship damages it; any other hit destroys, by the rule that dealt it. */
export function strike(t: Table, id: UnitId, rule: Rule): void {
  const unit = theUnit(t.state, id);
  if (hitsLeft(unit) > 1) {
    unit.condition = 'damaged';
    t.log('HOST-4.4', { what: 'damaged', unit: id });
  } else destroy(t, id, rule);
}

/** HOST-9.7, HOST-12.4  The unit is gone, and what it carried; an Allied transport adds to the tonnage. */
export function destroy(t: Table, id: UnitId, rule: Rule): void {
  const unit = theUnit(t.state, id);
  if (unit.type === 'transport' && sideOf(unit.power) === 'allies') t.state.tonnage += TONNAGE.transport;
  tellLoss(t, rule, unit);
  for (const cargo of t.state.units) if (cargo.inside === id) tellLoss(t, 'HOST-9.7', cargo);
  removeUnit(t.state, id);
}

export function tellLoss(t: Table, rule: Rule, { id, power, type, at }: Readonly<Unit>): void {
  t.log(rule, { what: 'lost', unit: id, power, type, at });
}

/** How many hits a unit can still take (HOST-4.4). */
export const hitsLeft = (unit: Readonly<Unit>): number =>
  unit.type === 'battleship' && unit.condition !== 'damaged' ? 2 : 1;
