/**
 * The odds of a fleet battle, for the board to show before a player decides. Who may strike whom makes too many positions to
 * work out, so the battle is fought many times with its own dice, the same for the same fleets, and the error is told.
 * Everybody fights to the end, nobody submerges, and each side loses its cheapest unit first.
 */
import { FastDice } from '@derby/kernel';
import { isReady } from './basics.ts';
import { UNITS, type UnitType } from './data/units.ts';
import { diceOf, inOrder } from './fire.ts';
import { attackAtSea, combatUnits, hasDestroyer, strikable, WOLFPACK } from './fleet-battle.ts';
import { hitsLeft } from './forces.ts';
import type { State, Unit } from './state.ts';

export interface FleetOdds {
  /** Only the attacker has combat units left; only the defender has; anything else. */
  readonly won: number;
  readonly lost: number;
  readonly undecided: number;
  /** Nineteen times in twenty they are no further off. */
  readonly error: number;
  readonly attackerLosses: number;
  readonly defenderLosses: number;
}

const TRIALS = 600;
const LONGEST = 25;
/** What never happened in so many trials may still happen this often. */
const UNSEEN = 3 / TRIALS;

interface Fleets {
  attacker: Unit[];
  defender: Unit[];
}
type Role = keyof Fleets;
const facing = (role: Role): Role => (role === 'attacker' ? 'defender' : 'attacker');
const ROLES = ['attacker', 'defender'] as const;

export function fleetOdds(
  attackers: readonly Unit[],
  defenders: readonly Unit[],
  { wolfpack }: Pick<State['options'], 'wolfpack'>,
): FleetOdds {
  const dice = new FastDice([...attackers, ...defenders].map(({ id, condition }) => `${id} ${condition}`).join(','));
  const sum = { won: 0, lost: 0, undecided: 0, attackerLosses: 0, defenderLosses: 0 };
  for (let trial = 0; trial < TRIALS; trial++) {
    const fleets = fight({ attacker: attackers.map(copied), defender: defenders.map(copied) }, wolfpack, dice);
    const [ours, theirs] = [combatUnits(fleets.attacker).length, combatUnits(fleets.defender).length];
    sum[ours > 0 && theirs === 0 ? 'won' : theirs > 0 && ours === 0 ? 'lost' : 'undecided'] += 1;
    sum.attackerLosses += attackers.length - fleets.attacker.length;
    sum.defenderLosses += defenders.length - fleets.defender.length;
  }
  const [won, lost, undecided] = [sum.won / TRIALS, sum.lost / TRIALS, sum.undecided / TRIALS];
  const spread = Math.max(...[won, lost, undecided].map((chance) => chance * (1 - chance)));
  return {
    won,
    lost,
    undecided,
    error: Math.max(2 * Math.sqrt(spread / TRIALS), UNSEEN),
    attackerLosses: sum.attackerLosses / TRIALS,
    defenderLosses: sum.defenderLosses / TRIALS,
  };
}

const copied = (unit: Readonly<Unit>): Unit => ({ ...unit });

function fight(fleets: Fleets, wolfpack: boolean, dice: FastDice): Fleets {
  for (let round = 1; round <= LONGEST && !isOver(fleets); round++) {
    const weakened = { attacker: hasDestroyer(fleets.defender), defender: hasDestroyer(fleets.attacker) };
    const pack = wolfpack && round === 1 && fleets.attacker.filter(({ type }) => type === 'uboat').length >= WOLFPACK;
    const shoot = (units: readonly Unit[], role: Role): UnitType[] => hits(units, role, weakened[role], pack, dice);
    const isSurprising = (unit: Readonly<Unit>, role: Role): boolean =>
      isReady(unit) && (!weakened[role] || (unit.type === 'typeXXI' && round === 1));
    for (const role of ROLES) {
      const units = fleets[role].filter((unit) => isSurprising(unit, role));
      for (const by of shoot(units, role)) takeHit(fleets, facing(role), by, false);
    }
    const guided = { attacker: hasDestroyer(fleets.attacker), defender: hasDestroyer(fleets.defender) };
    const fired = ROLES.map((role) =>
      shoot(
        fleets[role].filter((unit) => !isSurprising(unit, role)),
        role,
      ),
    );
    ROLES.forEach((role, i) => {
      for (const by of fired[i] ?? []) takeHit(fleets, facing(role), by, guided[role]);
    });
  }
  // HOST-9.8  Transports left alone with the enemy go down.
  for (const role of ROLES)
    if (combatUnits(fleets[role]).length === 0 && combatUnits(fleets[facing(role)]).length > 0) fleets[role] = [];
  return fleets;
}

/** HOST-9.8 */
function isOver({ attacker, defender }: Fleets): boolean {
  if (combatUnits(attacker).length === 0 || combatUnits(defender).length === 0) return true;
  const areAll = (units: readonly Unit[], kind: 'air' | 'submarine') =>
    units.every(({ type }) => UNITS[type].kind === kind);
  return (
    (areAll(attacker, 'air') && areAll(defender, 'submarine')) ||
    (areAll(attacker, 'submarine') && areAll(defender, 'air'))
  );
}

/** HOST-4.7, HOST-9.5  The types that hit. */
const hits = (units: readonly Unit[], role: Role, weakened: boolean, pack: boolean, dice: FastDice): UnitType[] =>
  inOrder(units).flatMap(({ type }) => {
    const need =
      role === 'defender' ? UNITS[type].defence : attackAtSea(type, weakened) + (pack && type === 'uboat' ? 1 : 0);
    return Array.from({ length: role === 'attacker' ? diceOf(type) : 1 }, () => type).filter(
      () => dice.below(6) < need,
    );
  });

/** HOST-4.4, HOST-9.6  The cheapest unit that the hit may strike; a sound battleship takes its first for nothing. */
function takeHit(fleets: Fleets, role: Role, by: UnitType, guided: boolean): void {
  const price = (unit: Readonly<Unit>): number => (hitsLeft(unit) > 1 ? 0 : UNITS[unit.type].cost);
  const [struck] = strikable(fleets[role], by, guided).sort((one, other) => price(one) - price(other));
  if (!struck) return;
  if (hitsLeft(struck) > 1) struck.condition = 'damaged';
  else fleets[role] = fleets[role].filter((unit) => unit !== struck);
}
