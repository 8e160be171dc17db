/** What a sensible player prefers. */
import { type Advice, openOf } from '@derby/kernel';
import type { Leader } from './state.ts';
export const advice: Advice<Leader> = {
  policy: (_known, question) => {
    const [first] = openOf(question.offers);
    if (!first) throw new Error('Advice was asked where nothing is open.');
    return first.choice;
  },
  evaluate: () => 0.5,
};
