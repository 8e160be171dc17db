/** Why the adviser's choice may be sensible: the odds and facts that bear on it, from open knowledge alone. */
import type { Question } from '@derby/kernel';
import { battleReasons } from './bot-reasons-battle.ts';
import { seaReasons } from './bot-reasons-sea.ts';
import type { Choice } from './choices.ts';
import type { LeaderReason } from './reasons.ts';
import type { Leader } from './state.ts';
import type { Known } from './view.ts';

/** One part of the game explains its own questions; most routine needs no reason. */
export type Explainer = (known: Readonly<Known>, choice: Choice, made: readonly Choice[]) => readonly LeaderReason[];

const EXPLAINERS: Readonly<Partial<Record<Question<Leader>['rule'], Explainer>>> = { ...seaReasons, ...battleReasons };

export const explain = (
  known: Readonly<Known>,
  question: Question<Leader>,
  choice: Choice,
  made: readonly Choice[],
): readonly LeaderReason[] => EXPLAINERS[question.rule]?.(known, choice, made) ?? [];
