/** PK-9.2, PK-9.4.3  The ASW Table: depth charges of ships together, bombs of an aircraft. */

import { aswEffect, suffer } from './damage.ts';
import { model, type PlaneId } from './data/aircraft.ts';
import type { SubId } from './data/submarines.ts';
import { ASW_TABLE } from './data/tables.ts';
import { warship } from './data/warships.ts';
import { standsAt } from './search.ts';
import type { AlliedUnit, State, Table } from './state.ts';
import { convoyOf, inherentEscort, isConvoy, planeOf, stackOf } from './units.ts';

/** PK-9.2  The ASW factors of a warship, or of all escorts of a stack. */
export function aswStrength(state: Readonly<State>, unit: AlliedUnit): number {
  if (!isConvoy(unit)) return warship(unit).asw;
  const inherent = inherentEscort(convoyOf(state, unit))?.asw ?? 0;
  return stackOf(state, unit).reduce((sum, ship) => sum + warship(ship.id).asw, inherent);
}

/** The number N for this strength and first die; 0 is no effect. */
export const aswResult = (strength: number, die: number): number =>
  ASW_TABLE[Math.min(strength, ASW_TABLE.length) - 1]?.[die - 1] ?? 0;

export const depthCharges = (t: Table, unit: AlliedUnit, sub: SubId): void =>
  attack(t, 'PK-9.2', unit, sub, aswStrength(t.state, unit));

/** PK-9.4.3  The aircraft is Flown, whatever it hits; it stays where it is until 5.7 (PK-12.8). */
export function bombsOnSubmarine(t: Table, plane: PlaneId, sub: SubId): void {
  const bomber = planeOf(t.state, plane);
  bomber.at ??= standsAt(t.state, bomber);
  bomber.state = 'flown';
  attack(t, 'PK-9.4.3', plane, sub, model(plane).asw);
}

/** PK-9.2  One die in the row of the strength; a second only where the first has an effect (PK-16.1). */
function attack(t: Table, rule: 'PK-9.2' | 'PK-9.4.3', by: AlliedUnit | PlaneId, sub: SubId, strength: number): void {
  const die = t.d10();
  const result = aswResult(strength, die);
  if (result === 0) {
    t.log(rule, { what: 'asw-attack', by, sub, strength, die, result, second: null, effect: 'none', points: 0 });
    return;
  }
  const second = t.d10();
  const effect = aswEffect(t.state, sub, result, second);
  t.log(rule, { what: 'asw-attack', by, sub, strength, die, result, second, ...effect });
  suffer(t, sub, effect);
}
