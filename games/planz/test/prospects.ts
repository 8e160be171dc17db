/** What War Plan Z foretells, question by question, and how each outcome is told from what then happens. */
import type { Question } from '@derby/kernel';
import type { Prospect } from '@derby/kernel/testing/odds';
import { CONTEXTS } from '../src/data/contexts.ts';
import type { TargetClass } from '../src/data/types.ts';
import { UNITS, type UnitId } from '../src/data/units.ts';
import { shotChance } from '../src/odds.ts';
import type { PlanZ } from '../src/state.ts';
import type { View } from '../src/view.ts';

/** Every kind of odds that the board shows. */
export const KINDS = ['shot'];

export function prospects(view: View, { rule, offers }: Question<PlanZ>): Prospect<PlanZ>[] {
  if (rule !== 'WPZ-11.9a' && rule !== 'WPZ-11.9b') return [];
  return offers.flatMap(({ choice }) => (choice[0] === 'at' ? shot(view, choice[1]) : []));
}

const isUnit = (target: UnitId | TargetClass): target is UnitId => target in UNITS;

/** WPZ-11.8a  A shot at a unit, or at a class. */
function shot(view: View, target: UnitId | TargetClass): Prospect<PlanZ>[] {
  const { battle } = view;
  const shooter = battle?.shooter;
  if (!battle || !shooter) return [];
  const role = battle.attackers.includes(shooter) ? 'attacker' : 'defender';
  const factor = CONTEXTS[battle.context][role][isUnit(target) ? UNITS[target].class : target];
  if (!factor) return [];
  return [
    {
      kind: 'shot',
      odds: () => {
        const hit = shotChance(view, shooter, factor);
        return { hit, miss: 1 - hit };
      },
      outcome: (playing) => {
        playing.answer(['at', target]);
        return playing.heard('shot')?.hit ? 'hit' : 'miss';
      },
    },
  ];
}
