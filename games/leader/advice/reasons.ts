/** Why the adviser's choice may be sensible: the odds and facts that bear on it, from open knowledge alone. */
import type { Question } from '@derby/kernel';
import type { Choice } from '../src/choices.ts';
import type { LeaderReason } from '../src/reasons.ts';
import type { Leader } from '../src/state.ts';
import type { Known } from '../src/view.ts';
import { battleReasons } from './reasons-battle.ts';
import { seaReasons } from './reasons-sea.ts';

/** One part of the game explains its own questions; most routine needs no reason. */
export type Explainer = (known: Readonly<Known>, choice: Choice, made: readonly Choice[]) => readonly LeaderReason[];

const EXPLAINERS: Readonly<Partial<Record<Question<Leader>['rule'], Explainer>>> = { ...seaReasons, ...battleReasons };

export const explain = (
  known: Readonly<Known>,
  question: Question<Leader>,
  choice: Choice,
  made: readonly Choice[],
): readonly LeaderReason[] => EXPLAINERS[question.rule]?.(known, choice, made) ?? [];
