/** What of the question the parts of this board ask for. */
import { openOf } from '@derby/kernel';
import type { State } from '@derby/pens/state';
import type { BoardProps } from '../board.ts';
import type { Hands } from '../kit/hands.ts';

export type Board = BoardProps<State>;

/** Whether the question speaks of a word at all. */
export const isAsked = ({ lit, selected, barred }: Pick<Hands, 'lit' | 'selected' | 'barred'>, word: string): boolean =>
  lit.has(word) || selected.has(word) || barred.has(word);

/** The words of all open choices that hold what has been touched so far. */
export function onwardOf({ question, selected }: Pick<Hands, 'question' | 'selected'>): ReadonlySet<string> {
  const found = new Set<string>();
  for (const { choice } of openOf(question?.offers ?? [])) {
    const words = choice.slice(1).map(String);
    if ([...selected].every((word) => words.includes(word))) for (const word of words) found.add(word);
  }
  return found;
}
