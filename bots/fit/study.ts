/** The study of a game whose evaluation is fitted. */
import type { Lexicon, Study } from '@derby/kernel';
import type { AdvisedGame } from '../src/index.ts';

export function studyOf<G extends Lexicon>({ game, advice }: AdvisedGame<G>): Study<G> {
  if (!advice.study) throw new Error(`${game.id} names no features: its advice has no study.`);
  return advice.study;
}
