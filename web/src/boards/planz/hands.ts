/** What the parts of this board have in common. */
import { openOf } from '@derby/kernel';
import type { View } from '@derby/planz/view';
import type { BoardProps } from '../board.ts';
import type { Hands } from '../kit/hands.ts';

export type Board = BoardProps<View>;

type Asking = Pick<Hands, 'lit' | 'selected'>;

/** Whether a touch on this word leads on. */
export const isAsked = ({ lit, selected }: Asking, word: string): boolean => lit.has(word) || selected.has(word);

/** Every word of an open choice, whether it can be said now or later. */
export const wordsAsked = ({ question }: Pick<Hands, 'question'>): ReadonlySet<string> =>
  new Set(openOf(question?.offers ?? []).flatMap(({ choice }) => choice.slice(1).map(String)));
