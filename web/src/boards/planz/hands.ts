/** What the parts of this board have in common. */
import type { View } from '@derby/planz/view';
import type { BoardProps } from '../board.ts';
import type { Hands } from '../kit/hands.ts';

export type Board = BoardProps<View>;

type Asking = Pick<Hands, 'lit' | 'selected'>;

/** Whether a touch on this word leads on. */
export const isAsked = ({ lit, selected }: Asking, word: string): boolean => lit.has(word) || selected.has(word);
