/**
 * Exact odds of a land battle, for the board to show before a player decides. Nothing is simulated: every position of the battle
 * is worked out once, with its owner's cheapest unit lost first.
 */
import { UNITS, type UnitType } from '../data/units.ts';
import { attackDice, defenceDie, type Shot } from '../fire.ts';

export interface BattleOdds {
  /** The attacker is left with a land unit and captures the territory. */
  readonly capture: number;
  /** The defenders are gone, but nobody is left to take the ground (HOST-7.7, HOST-7.8). */
  readonly cleared: number;
  /** The defender holds. */
  readonly held: number;
  /** Units the attacker and the defender should expect to lose. */
  readonly attackerLosses: number;
  readonly defenderLosses: number;
}

/** Chances of 0, 1, 2 … hits from these dice. */
export function hitChances(shots: readonly Pick<Shot, 'need'>[]): readonly number[] {
  let chances: readonly number[] = [1];
  for (const { need } of shots) {
    const p = need / 6;
    chances = [...chances, 0].map((chance, hits) => chance * (1 - p) + (chances[hits - 1] ?? 0) * p);
  }
  return chances;
}

/** The order in which a side gives units up: cheap before dear. */
const lossOrder = (types: readonly UnitType[]): UnitType[] =>
  [...types].sort((one, other) => UNITS[one].cost - UNITS[other].cost);

/** The odds of fighting a land battle to the end. */
export function landOdds(attackers: readonly UnitType[], defenders: readonly UnitType[]): BattleOdds {
  const known = new Map<string, BattleOdds>();
  const fought: FightOn = (ours, theirs) => {
    const key = `${ours.length} ${theirs.length}`; // who is left follows from how many are
    const odds = known.get(key) ?? (isOver(ours, theirs) ? ended(ours) : round(ours, theirs, fought));
    known.set(key, odds);
    return odds;
  };
  return fought(lossOrder(attackers), lossOrder(defenders));
}

/** What becomes of a battle between those who are left. */
type FightOn = (ours: readonly UnitType[], theirs: readonly UnitType[]) => BattleOdds;

const NOTHING: BattleOdds = { capture: 0, cleared: 0, held: 0, attackerLosses: 0, defenderLosses: 0 };

const isOver = (ours: readonly UnitType[], theirs: readonly UnitType[]): boolean =>
  ours.length === 0 || theirs.length === 0;

/** HOST-7.7, HOST-7.8  Troops take the ground, aircraft clear it; with nobody left at all the defender has held. */
function ended(ours: readonly UnitType[]): BattleOdds {
  if (ours.length === 0) return { ...NOTHING, held: 1 };
  return ours.some((type) => UNITS[type].kind === 'land') ? { ...NOTHING, capture: 1 } : { ...NOTHING, cleared: 1 };
}

/** HOST-7.4  One round in which somebody hits, and all that follows; rounds in which nobody does change nothing. */
function round(ours: readonly UnitType[], theirs: readonly UnitType[], fought: FightOn): BattleOdds {
  const [hits, returned] = [hitChances(attackDice(ours).flat()), hitChances(theirs.map(defenceDie))];
  const idle = (hits[0] ?? 0) * (returned[0] ?? 0);
  const odds = { ...NOTHING };
  hits.forEach((p, theyLose) => {
    returned.forEach((q, weLose) => {
      if (theyLose + weLose === 0) return;
      const [left, against] = [ours.slice(weLose), theirs.slice(theyLose)];
      const then = fought(left, against);
      const chance = (p * q) / (1 - idle);
      odds.capture += chance * then.capture;
      odds.cleared += chance * then.cleared;
      odds.held += chance * then.held;
      odds.attackerLosses += chance * (ours.length - left.length + then.attackerLosses);
      odds.defenderLosses += chance * (theirs.length - against.length + then.defenderLosses);
    });
  });
  return odds;
}
