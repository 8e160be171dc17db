/** What is open at a question, and how to find one choice among it. */
import type { Choice, Verb } from '../src/choices.ts';

export type Open = readonly Choice[];

/** The choice with this verb and these words. */
export const having = (open: Open, ...words: readonly string[]): Choice | undefined =>
  open.find((choice) => words.every((word, i) => String(choice[i]) === word));
export const ofVerb = (open: Open, verb: Verb): Choice[] => open.filter((choice) => choice[0] === verb);
export const best = <T>(list: readonly T[], worth: (one: T) => number): T | undefined =>
  list.reduce<T | undefined>((top, one) => (top === undefined || worth(one) > worth(top) ? one : top), undefined);
