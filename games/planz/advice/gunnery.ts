/** Battle: who fires, at whom, and who takes the hit. */
import type { Choice } from '../src/choices.ts';
import { CONTEXTS, type Factor } from '../src/data/contexts.ts';
import type { TargetClass } from '../src/data/types.ts';
import { UNITS, type UnitId } from '../src/data/units.ts';
import { shotChance } from '../src/odds.ts';
import { isConvoy, isSubmarine, lossRank } from '../src/units.ts';
import { type Scale, stepWorth } from './worth.ts';

type Open = readonly Choice[];

/** Whoever is likely to be given up fires first; coastal guns fire at ships. */
export function shotBy(scale: Scale, open: Open): Choice | undefined {
  const shots = open.filter(([verb]) => verb === 'shoot') as (readonly ['shoot', UnitId])[];
  return [...shots].sort(
    ([, one], [, other]) => stepWorth(scale, one) - stepWorth(scale, other) || lossRank(one) - lossRank(other),
  )[0];
}

/** What a shot at this target is worth: its chance, times a step of what is hit. */
export function shotWorth(scale: Scale, target: UnitId | TargetClass): { chance: number; worth: number } {
  const { known } = scale;
  const { battle } = known;
  const shooter = battle?.shooter;
  if (!battle || !shooter) return { chance: 0, worth: 0 };
  const isAttacker = battle.attackers.includes(shooter);
  const enemies = isAttacker ? battle.defenders : battle.attackers;
  const isUnit = target in UNITS;
  const targets = isUnit ? UNITS[target as UnitId].class : (target as TargetClass);
  const factor: Factor | undefined = CONTEXTS[battle.context][isAttacker ? 'attacker' : 'defender'][targets];
  if (!factor) return { chance: 0, worth: 0 };
  const chance = shotChance(known, shooter, factor);
  const ofClass = enemies.filter((unit) => UNITS[unit].class === targets).map((unit) => stepWorth(scale, unit));
  const step = isUnit ? stepWorth(scale, target as UnitId) : Math.min(...ofClass);
  const isPrey = isUnit && isSubmarine(shooter) && isConvoy(target as UnitId);
  return { chance, worth: chance * step * (isPrey ? 1.5 : 1) };
}

export function shotAt(scale: Scale, open: Open): Choice | undefined {
  const shots = open.filter(([verb]) => verb === 'at') as (readonly ['at', UnitId | TargetClass])[];
  return [...shots].sort(([, one], [, other]) => shotWorth(scale, other).worth - shotWorth(scale, one).worth)[0];
}

/** The cheapest step, of somebody who has fired if there is one. */
export function lossIn(scale: Scale, open: Open): Choice | undefined {
  const losses = open.filter(([verb]) => verb === 'lose') as (readonly ['lose', UnitId])[];
  const hasFired = (unit: UnitId): boolean => scale.known.battle?.fired.includes(unit) ?? false;
  const cost = (unit: UnitId): number => stepWorth(scale, unit) - (hasFired(unit) ? 0.3 : 0);
  return [...losses].sort(([, one], [, other]) => cost(one) - cost(other) || (one < other ? -1 : 1))[0];
}
