/** How the bots weigh things: battles by expected hits, the worth of land, and who threatens what. */

import { areEnemies, isAircraft, isLand, isSubmarine, isWarship, sideOf } from '../src/basics.ts';
import type { PlaceId, TerritoryId, ZoneId } from '../src/data/map.ts';
import type { Side } from '../src/data/powers.ts';
import { UNITS, type UnitType } from '../src/data/units.ts';
import { VICTORY } from '../src/data/victory.ts';
import { attackDice, defenceDie } from '../src/fire.ts';
import { AROUND, incomeOf, isZone, landBeside, PLACE_IDS } from '../src/geography.ts';
import type { Outlook } from '../src/reasons.ts';
import type { State, Unit } from '../src/state.ts';

/** One fighter in an imagined battle: what it hits with, and what its loss costs. */
export interface Piece {
  readonly hit: number;
  readonly cost: number;
}

const byCost = (one: Piece, other: Piece): number => one.cost - other.cost;

export const asAttackers = (types: readonly UnitType[]): Piece[] => {
  const dice = attackDice(types);
  return types
    .map((type, i) => ({ hit: (dice[i] ?? []).reduce((sum, { need }) => sum + need, 0), cost: UNITS[type].cost }))
    .sort(byCost);
};

export const asDefenders = (types: readonly UnitType[]): Piece[] =>
  types.map((type) => ({ hit: defenceDie(type).need, cost: UNITS[type].cost })).sort(byCost);

export const typesOf = (units: readonly Readonly<Unit>[]): UnitType[] => units.map((unit) => unit.type);

/** The share of the attackers left, minus the share of the defenders left. */
export function prospect(attackers: readonly Piece[], defenders: readonly Piece[]): number {
  const left = outlook(attackers, defenders);
  return left.attackers - left.defenders;
}

/** How a battle should go, from expected hits and the cheapest lost first. */
export function outlook(attackers: readonly Piece[], defenders: readonly Piece[]): Outlook {
  if (defenders.length === 0) return { attackers: 1, defenders: 0 };
  if (attackers.length === 0) return { attackers: 0, defenders: 1 };
  let attackLost = 0;
  let defenceLost = 0;
  for (let round = 0; round < 8; round++) {
    const hits = firepower(attackers, attackLost) / 6;
    const returned = firepower(defenders, defenceLost) / 6;
    defenceLost += hits;
    attackLost += returned;
    if (defenceLost >= defenders.length || attackLost >= attackers.length || hits + returned < 0.05) break;
  }
  return {
    attackers: Math.max(0, attackers.length - attackLost) / attackers.length,
    defenders: Math.max(0, defenders.length - defenceLost) / defenders.length,
  };
}

/** What the pieces still fire with after so many losses, the cheapest gone first. */
function firepower(pieces: readonly Piece[], lost: number): number {
  let sum = 0;
  for (let i = Math.floor(lost); i < pieces.length; i++) sum += pieces[i]?.hit ?? 0;
  const partly = lost - Math.floor(lost);
  return sum - partly * (pieces[Math.floor(lost)]?.hit ?? 0);
}

const CAPITALS: Readonly<Partial<Record<TerritoryId, number>>> = { BLN: 40, SEN: 60, NEU: 60, SIT: 12 };
const OBJECTIVES: readonly TerritoryId[] = VICTORY.objectives;
const ARMISTICE_WORTH = 40;

/** What a territory is worth to whoever takes it. */
export const worthOf = (state: Readonly<State>, id: TerritoryId): number =>
  1 +
  incomeOf(id) +
  (OBJECTIVES.includes(id) ? 4 : 0) +
  (CAPITALS[id] ?? 0) +
  (id === 'NFR' && !state.armistice ? ARMISTICE_WORTH : 0);

/** How many steps every place is from every other, by air and without regard to anybody. */
const DISTANCES: ReadonlyMap<PlaceId, ReadonlyMap<PlaceId, number>> = new Map(
  PLACE_IDS.map((start) => [start, stepsFrom(start)]),
);

function stepsFrom(start: PlaceId): Map<PlaceId, number> {
  const steps = new Map<PlaceId, number>([[start, 0]]);
  for (const from of steps.keys()) {
    for (const to of AROUND[from]) if (!steps.has(to)) steps.set(to, (steps.get(from) ?? 0) + 1);
  }
  return steps;
}

export const stepsBetween = (one: PlaceId, other: PlaceId): number => DISTANCES.get(one)?.get(other) ?? 99;

/** The same by sea alone. */
const SEA_STEPS: ReadonlyMap<PlaceId, ReadonlyMap<PlaceId, number>> = new Map(
  PLACE_IDS.map((start) => [start, seaStepsFrom(start)]),
);

function seaStepsFrom(start: PlaceId): Map<PlaceId, number> {
  const steps = new Map<PlaceId, number>([[start, 0]]);
  for (const from of steps.keys()) {
    for (const to of AROUND[from]) {
      if (isZone(to) && !steps.has(to)) steps.set(to, (steps.get(from) ?? 0) + 1);
    }
  }
  return steps;
}

export const seaSteps = (one: PlaceId, other: PlaceId): number => SEA_STEPS.get(one)?.get(other) ?? 99;

/** Everything a side could throw at a territory in one turn, by land and from the air. */
export const threatTo = (state: Readonly<State>, side: Side, id: TerritoryId): UnitType[] =>
  typesOf(
    state.units.filter((unit) => {
      if (sideOf(unit.power) !== side || unit.at === id) return false;
      if (isLand(unit)) return stepsByLand(unit.at, id) <= UNITS[unit.type].move;
      return isAircraft(unit) && stepsBetween(unit.at, id) * 2 <= UNITS[unit.type].move + 1;
    }),
  );

/** Territories one and two steps away by land. */
const MARCHES = new Map(
  PLACE_IDS.map((from) => {
    const near = new Set(landBeside(from));
    return [from, { near, far: new Set([...near].flatMap((middle) => landBeside(middle))) }];
  }),
);

export const stepsByLand = (from: PlaceId, to: TerritoryId): number => {
  if (MARCHES.get(from)?.near.has(to)) return 1;
  return MARCHES.get(from)?.far.has(to) ? 2 : 9;
};

export const landUnitsAt = (state: Readonly<State>, side: Side, id: PlaceId): Unit[] =>
  state.units.filter((unit) => unit.at === id && unit.inside === null && isLand(unit) && sideOf(unit.power) === side);

export const enemySubmarinesAt = (state: Readonly<State>, zone: ZoneId): Unit[] =>
  state.units.filter(
    (unit) =>
      unit.at === zone && unit.inside === null && isSubmarine(unit) && areEnemies(state, state.turn, unit.power),
  );

/** Allied destroyers that could be in a zone within one turn. */
export const destroyersNear = (state: Readonly<State>, zone: PlaceId): number =>
  state.units.filter(
    (unit) => unit.type === 'destroyer' && sideOf(unit.power) === 'allies' && seaSteps(unit.at, zone) <= 2,
  ).length;

export const warshipsAt = (state: Readonly<State>, side: Side, zone: PlaceId): number =>
  state.units.filter((unit) => unit.at === zone && isWarship(unit) && sideOf(unit.power) === side).length;

/** The offer with the highest score; nothing where none scores above the threshold. */
export function best<C>(
  choices: readonly C[],
  score: (choice: C) => number,
  threshold = Number.NEGATIVE_INFINITY,
): C | undefined {
  let found: C | undefined;
  let highest = threshold;
  for (const choice of choices) {
    const here = score(choice);
    if (here > highest) [found, highest] = [choice, here];
  }
  return found;
}
