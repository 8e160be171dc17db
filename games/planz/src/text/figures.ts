/** Figures that both languages read out of a log entry or a view in the same way. */
import { CONTEXTS, type Factor } from '../data/contexts.ts';
import type { Kind } from '../data/kinds.ts';
import { MOUNTAIN_PASS, MOUNTAIN_PASS_OTHERS, PLAN_BONUS } from '../data/tracks.ts';
import type { TargetClass } from '../data/types.ts';
import { UNITS, type UnitId } from '../data/units.ts';
import { factorOf } from '../units.ts';
import type { View } from '../view.ts';

/** WPZ-11.6a  A bonus is the tactical plan, home waters, or both. */
export function bonuses(bonus: number): { readonly plan: number; readonly waters: number } {
  const plan = bonus >= PLAN_BONUS ? PLAN_BONUS : 0;
  return { plan, waters: bonus - plan };
}

/** WPZ-10.5.1b  Up to which die a unit crosses mountains. */
export const mountainNeed = (unit: UnitId): number => MOUNTAIN_PASS[UNITS[unit].type] ?? MOUNTAIN_PASS_OTHERS;

/** A shot that could be fired now: with which factor, and up to which die it hits. */
export interface Aim {
  readonly factor: Factor;
  readonly hitsOn: number;
}

const isClass = (target: UnitId | TargetClass): target is TargetClass => !(target in UNITS);

/** WPZ-11.4a, WPZ-11.8a  What the unit that fires needs against this target. */
export function aimAt({ battle, reduced }: Readonly<View>, target: UnitId | TargetClass): Aim | undefined {
  if (!battle?.shooter) return undefined;
  const role = battle.attackers.includes(battle.shooter) ? 'attacker' : 'defender';
  const factor = CONTEXTS[battle.context][role][isClass(target) ? target : UNITS[target].class];
  return factor && { factor, hitsOn: factorOf({ reduced: [...reduced] }, battle.shooter, factor) };
}

/** WPZ-11.8b  Whether one more hit is the end of a unit. */
export const isLastStep = ({ reduced }: Readonly<View>, unit: UnitId): boolean =>
  UNITS[unit].reduced === null || reduced.includes(unit);

/** WPZ-23.3.4-AI  An airlift goes somewhere; every other flight goes against somebody. */
const LIFTS: readonly Kind[] = ['airlift', 'seaplane-lift', 'airborne'];
export const isLift = ({ order }: Readonly<View>): boolean => order !== null && LIFTS.includes(order.kind);

/** Whether the order under way still has to be given its target. */
export const lacksTarget = ({ order }: Readonly<View>): boolean => order?.own?.step === 'target';
