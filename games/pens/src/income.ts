/** HOST-3.2, HOST-12  Phase 6: income, and the convoys that do not arrive. */
import { afloat, hasLostLondon, isReady, sideOf } from './basics.ts';
import { SEA_ZONES, type ZoneId } from './data/map.ts';
import type { Major } from './data/powers.ts';
import { ROUNDS } from './data/rounds.ts';
import { incomeOf, TERRITORY_IDS, ZONE_IDS } from './geography.ts';
import type { State, Table, Unit } from './state.ts';

export function income(t: Table): void {
  const { state } = t;
  if (hasLostLondon(state)) return;
  const { turn } = state;
  const printed = printedIncome(state, (controller) => controller === turn);
  const modifier = modifierOf(state, turn);
  const due = Math.max(0, printed + modifier);
  const lost = Math.min(due, disruption(t));
  state.tonnage += lost; // HOST-12.4
  state.treasury[turn] += due - lost;
  t.log('HOST-3.2', { what: 'income', power: turn, printed, modifier, lost, collected: due - lost });
}

/** The printed income of all territories whose controller is meant. */
export function printedIncome(state: Readonly<State>, isMeant: (controller: string) => boolean): number {
  let sum = 0;
  for (const id of TERRITORY_IDS) if (isMeant(state.control[id])) sum += incomeOf(id);
  return sum;
}

/** HOST-3.2  Imports and mobilisation add, levies subtract; Late 1941 may add to Germany's (HOST-5.10). */
export function modifierOf(state: Readonly<State>, power: Major): number {
  const figures = ROUNDS[state.round - 1] ?? ROUNDS[0];
  switch (power) {
    case 'GER':
      return -figures.germanLevy - state.east.extraLevy;
    case 'UK':
      return figures.ukImports;
    case 'ITA':
      return -figures.italianLevy;
    case 'USA':
      return figures.usModifier;
  }
}

/** HOST-12.1, HOST-12.3  What the raiders take from the power in turn, zone by zone. */
function disruption(t: Table): number {
  const { turn, usaAtWar } = t.state;
  if (turn !== 'UK' && !(turn === 'USA' && usaAtWar)) return 0;
  let loss = 0;
  for (const zone of ZONE_IDS) {
    const limit = SEA_ZONES[zone].convoy[turn];
    if (limit > 0) loss += zoneLoss(t, turn, zone, limit);
  }
  return loss;
}

/** HOST-12.2  A die for each Ready submarine outside pens and each big Axis warship, up to the convoy value. */
function zoneLoss(t: Table, power: Major, zone: ZoneId, limit: number): number {
  const raiders = afloat(t.state, zone).filter(isRaider);
  if (raiders.length === 0) return 0;
  const dice = raiders.map(() => t.d6());
  const loss = Math.min(
    limit,
    dice.reduce((sum, die) => sum + die, 0),
  );
  for (const unit of raiders) if (isReady(unit)) unit.condition = 'patrolled'; // HOST-12.5
  t.log('HOST-12.2', { what: 'zone-disrupted', power, zone, dice, loss });
  return loss;
}

const isRaider = (unit: Readonly<Unit>): boolean =>
  isReady(unit) || (sideOf(unit.power) === 'axis' && (unit.type === 'cruiser' || unit.type === 'battleship'));
