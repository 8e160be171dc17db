/** Facts about U-boat Pens that hold after every decision. */
import { isAircraft, isBoat, isLand, isShip, isSubmarine, sideOf } from '../src/basics.ts';
import { FACTORIES, factoryOf, isCoastal, isTerritory, isZone, TERRITORY_IDS, touches } from '../src/geography.ts';
import { boatsIn, roomOf } from '../src/pens.ts';
import type { State, Unit } from '../src/state.ts';

const every =
  (pick: (unit: Unit) => boolean, holds: (unit: Unit, state: State) => boolean) => (state: Readonly<State>) =>
    state.units.filter(pick).every((unit) => holds(unit, state as State));
const anyUnit = (): boolean => true;
const numberOf = (id: string): number => Number(id.split('-').at(-1));

export const INVARIANTS: Readonly<Record<string, (state: Readonly<State>) => boolean>> = {
  'unit ids are unique and in order': ({ units }) =>
    units.every((unit, i) => i === 0 || numberOf(unit.id) > numberOf(units[i - 1]!.id)),
  'new ids are above all others': ({ units, nextUnit }) => units.every((unit) => numberOf(unit.id) < nextUnit),
  'treasuries are never negative, and whole': ({ treasury }) =>
    Object.values(treasury).every((ipc) => Number.isInteger(ipc) && ipc >= 0),
  'the round is between 1 and 12': ({ round }) => round >= 1 && round <= 12,
  'tonnage is never negative': ({ tonnage }) => tonnage >= 0,
  'land units are on land, or aboard at sea': every(isLand, (unit) =>
    unit.inside === null ? isTerritory(unit.at) : isZone(unit.at),
  ),
  'ships and submarines are at sea': every(
    (unit) => isShip(unit) || isSubmarine(unit),
    (unit) => isZone(unit.at),
  ),
  'only submarines are Ready or Spent': every(
    anyUnit,
    (unit) => isSubmarine(unit) === ['ready', 'patrolled', 'spent'].includes(unit.condition),
  ),
  'only battleships are damaged': every(
    (unit) => unit.condition === 'damaged',
    (unit) => unit.type === 'battleship',
  ),
  'submarines belong to the Axis': every(isSubmarine, (unit) => sideOf(unit.power) === 'axis'),
  'only German boats are in pens': every(
    (unit) => unit.inside?.startsWith('pen-') ?? false,
    (unit) => isBoat(unit) && unit.power === 'GER',
  ),
  'what is aboard or inside is in something that exists': every(
    (unit) => unit.inside !== null,
    (unit, state) =>
      state.units.some((one) => one.id === unit.inside) || state.pens.some((pen) => pen.id === unit.inside),
  ),
  'cargo is where its transport is': every(
    (unit) => unit.inside?.startsWith('transport-') ?? false,
    (unit, state) => state.units.find((one) => one.id === unit.inside)?.at === unit.at,
  ),
  'no transport carries more than two, or two heavy units': (state) =>
    state.units.every((ship) => {
      const cargo = state.units.filter((unit) => unit.inside === ship.id);
      return cargo.length <= 2 && cargo.filter((unit) => unit.type !== 'infantry').length <= 1;
    }),
  'boats in a pen lie in a zone beside it': every(
    (unit) => unit.inside?.startsWith('pen-') ?? false,
    (unit, state) => isZone(unit.at) && touches(state.pens.find((pen) => pen.id === unit.inside)!.at, unit.at),
  ),
  'no pen holds more boats than it has room for': (state) =>
    !state.options.excessEjection ||
    state.battle?.kind === 'raid' ||
    state.pens.every((pen) => boatsIn(state, pen.id).length <= roomOf(pen)),
  'pens are on coasts, and damage is between 0 and 10': ({ pens }) =>
    pens.every((pen) => isCoastal(pen.at) && pen.damage >= 0 && pen.damage <= 10),
  'captured pens hold nobody, and stand on Allied soil': (state) =>
    state.pens.every((pen) => {
      const holder = state.control[pen.at];
      const axis = holder === 'GER' || holder === 'ITA';
      return (pen.state === 'captured') === !axis && (axis || boatsIn(state, pen.id).length === 0);
    }),
  'factory damage is at most twice the capacity': ({ factoryDamage }) =>
    FACTORIES.every((id) => (factoryDamage[id] ?? 0) >= 0 && (factoryDamage[id] ?? 0) <= 2 * factoryOf(id)),
  'impassable land stays impassable and empty': (state) =>
    TERRITORY_IDS.filter((id) => state.control[id] === 'IMPASSABLE').length === 5 &&
    state.units.every((unit) => !isTerritory(unit.at) || state.control[unit.at] !== 'IMPASSABLE'),
  'the Azores are closed until round 8': (state) => state.round >= 8 || state.control.AZO === 'NEUTRAL',
  'no two sides share a territory outside combat': (state) =>
    ['combat-movement', 'combat', 'non-combat-movement'].includes(state.phase) ||
    TERRITORY_IDS.every(
      (id) => new Set(state.units.filter((unit) => unit.at === id).map((unit) => sideOf(unit.power))).size <= 1,
    ),
  'aircraft are over land when nobody is moving': (state) =>
    ['combat-movement', 'combat', 'non-combat-movement'].includes(state.phase) ||
    state.units.filter(isAircraft).every((unit) => isTerritory(unit.at)),
  'France has no units after the armistice': (state) =>
    !state.armistice || state.units.every((unit) => unit.power !== 'FRA'),
  'Italy has nothing after its surrender': (state) =>
    !state.italySurrendered || (state.treasury.ITA === 0 && state.units.every((unit) => unit.power !== 'ITA')),
  'nothing bought is owed after placement': (state) =>
    !['income', 'round-end', 'politics'].includes(state.phase) || Object.keys(state.bought).length === 0,
  'a battle is on only in the combat phase': (state) => state.battle === null || state.phase === 'combat',
  'only land units are aboard, under the flag of their transport': every(
    (unit) => unit.inside?.startsWith('transport-') ?? false,
    (unit, state) => isLand(unit) && state.units.find((one) => one.id === unit.inside)?.power === unit.power,
  ),
  'nobody is aboard when nobody is moving': (state) =>
    ['combat-movement', 'combat', 'non-combat-movement'].includes(state.phase) ||
    state.units.every((unit) => !unit.inside?.startsWith('transport-')),
  'at most four heavy bombers a power': (state) =>
    (['UK', 'USA'] as const).every(
      (power) => state.units.filter((unit) => unit.type === 'heavyBomber' && unit.power === power).length <= 4,
    ),
};

/** No game of random choices takes more decisions than this. */
export const MAX_DECISIONS = 4000;
