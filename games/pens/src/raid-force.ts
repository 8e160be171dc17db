/** HOST-8.2, HOST-8.5  The raid force over a territory, and what its bombers are aimed at. */
import { isBomber } from './basics.ts';
import type { TerritoryId } from './data/map.ts';
import { inOrder } from './fire.ts';
import { seaBeside } from './geography.ts';
import type { State, Target, Unit } from './state.ts';

/** The raid force: escorts and bombers of the power in turn, in order of dice (HOST-8.4). */
export const forceOver = (state: Readonly<State>, at: TerritoryId): Unit[] =>
  inOrder(
    state.units.filter(
      (unit) =>
        unit.at === at &&
        unit.power === state.turn &&
        (unit.task === 'escort' || unit.task === 'raid' || unit.task === 'pierce'),
    ),
  );

export const bombersOver = (state: Readonly<State>, at: TerritoryId): Unit[] => forceOver(state, at).filter(isBomber);

/** The targets under attack, in the order of HOST-8.6: the factory, pens by number, harbour zones by number. */
export function aimedAt(state: Readonly<State>, at: TerritoryId): Target[] {
  const aimed = new Set(bombersOver(state, at).map((unit) => unit.goal));
  const order: Target[] = ['factory', ...state.pens.map((pen) => pen.id), ...seaBeside(at)];
  return order.filter((target) => aimed.has(target));
}

export const bombersOn = (state: Readonly<State>, at: TerritoryId, target: Target): Unit[] =>
  bombersOver(state, at).filter((unit) => unit.goal === target);
