/** What a sensible player prefers, from what its seat is shown alone: the actions that move the war, and no empty waiting. */
import type { Advice, Dice } from '@derby/kernel';
import type { Choice, Verb } from '../src/choices.ts';
import type { Kind } from '../src/data/kinds.ts';
import type { PlanZ } from '../src/state.ts';
import { knownTo } from '../src/view.ts';

/** How readily each kind of action is ordered; what is not named, once in a while. */
const EAGERNESS: Readonly<Partial<Record<Kind, number>>> = {
  'convoy-move': 12,
  'naval-move': 10,
  convoys: 8,
  reinforcements: 6,
  'airstrike-sea': 6,
  amphibious: 4,
  'ground-move': 3,
  plan: 3,
  refit: 3,
};

/** Verbs that wait or give up: only where nothing else is open. */
const IDLE: readonly Verb[] = [
  'pass',
  'decline',
  'standing',
  'arrange',
  'hold',
  'no-attack',
  'stay-aboard',
  'fly-home',
  'stay-out',
];

const weight = (choice: Choice): number => (choice[0] === 'action' ? (EAGERNESS[choice[1]] ?? 1) : 2);

function drawn(choices: readonly Choice[], dice: Dice): Choice | undefined {
  let left = dice.below(choices.reduce((sum, choice) => sum + weight(choice), 0) || 1);
  return choices.find((choice) => {
    left -= weight(choice);
    return left < 0;
  });
}

export const advice: Advice<PlanZ> = {
  policy(_known, question, dice) {
    const open = question.offers.filter((one) => one.barredBy === undefined).map((one) => one.choice);
    const lively = open.filter(([verb]) => !IDLE.includes(verb));
    const chosen = drawn(lively.length > 0 ? lively : open, dice) ?? open[0];
    if (!chosen) throw new Error('Nothing is open, and yet a question was asked.');
    return chosen;
  },
  /** The race of the convoy tracks, as far as everybody can see it. */
  evaluate(known, seat) {
    const { sunk, arrived } = knownTo(known, seat);
    const lead = Math.max(-1, Math.min(1, (sunk - arrived) / 19));
    return 0.5 + (seat === 'german' ? lead : -lead) / 2;
  },
};
