/** HOST-1.2, HOST-1.3  Dice in battle: who rolls in which order, and what hits. */
import type { PlaceId } from './data/map.ts';
import { UNITS, type UnitType } from './data/units.ts';
import type { Rule } from './rules.ts';
import type { Table, Unit } from './state.ts';

/** One die about to be rolled: it hits on `need` or less. */
export interface Shot {
  readonly type: UnitType;
  readonly need: number;
}

/** HOST-1.3  The unit table stands in the order of dice. */
const RANK = Object.fromEntries(Object.keys(UNITS).map((type, rank) => [type, rank])) as Record<UnitType, number>;

/** HOST-1.3  By type; the units of one type stay in order of their numbers. */
export const inOrder = (units: readonly Unit[]): Unit[] =>
  [...units].sort((one, other) => RANK[one.type] - RANK[other.type]);

/** HOST-4.9  A heavy bomber attacks with two dice. */
export const diceOf = (type: UnitType): number => (type === 'heavyBomber' ? 2 : 1);

/** HOST-7.4, HOST-4.2  What each attacker rolls on land: supported infantry as artillery, heavy bombers twice. */
export function attackDice(types: readonly UnitType[]): Shot[][] {
  let support = types.filter((type) => type === 'artillery').length;
  return types.map((type) => {
    const supported = type === 'infantry' && support-- > 0;
    const shot: Shot = { type, need: supported ? UNITS.artillery.attack : UNITS[type].attack };
    return Array.from({ length: diceOf(type) }, () => shot);
  });
}

/** HOST-7.4  What a defender rolls on land. */
export const defenceDie = (type: UnitType): Shot => ({ type, need: UNITS[type].defence });

export const attackShots = (units: readonly Unit[]): Shot[] =>
  attackDice(inOrder(units).map(({ type }) => type)).flat();
export const defenceShots = (units: readonly Unit[]): Shot[] => inOrder(units).map(({ type }) => defenceDie(type));

/** Rolls, writes the dice down, and returns the types that hit. */
export function volley(
  t: Table,
  rule: Rule,
  shots: readonly Shot[],
  where: { at: PlaceId; by: 'attacker' | 'defender'; step: 'surprise' | 'main' },
): UnitType[] {
  const live = shots.filter((shot) => shot.need > 0);
  if (live.length === 0) return [];
  const dice = live.map(() => t.d6());
  const hits = live.filter((shot, i) => (dice[i] ?? 0) <= shot.need).map((shot) => shot.type);
  t.log(rule, { what: 'volley', ...where, dice, needs: live.map((shot) => shot.need), hits: hits.length });
  return hits;
}
