/** One step of an example, in a line: the rule, the words, and what is chosen by the reader, or by the staff for him. */
import type { Lesson } from './tutorial.ts';

export function step(rule: string, en: string, fr: string, does?: string | readonly string[]): Lesson {
  const text = { en, fr };
  if (does === undefined) return { rule, text };
  return typeof does === 'string' ? { rule, text, choose: does } : { rule, text, meanwhile: does };
}
