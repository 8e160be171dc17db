/** What a touchable part needs of the table, the same object for good: parts that have not changed need no new drawing. */
import { useMemo, useRef } from 'preact/hooks';
import type { BoardProps } from '../board.ts';

export type Hands = Pick<
  BoardProps,
  'question' | 'selected' | 'lit' | 'barred' | 'hinted' | 'touch' | 'pick' | 'point' | 'hold' | 'title'
>;

/** Reads through to the properties of the moment. */
export function useHands(board: Hands): Hands {
  const now = useRef(board);
  now.current = board;
  return useMemo(
    () => ({
      get question() {
        return now.current.question;
      },
      get selected() {
        return now.current.selected;
      },
      get lit() {
        return now.current.lit;
      },
      get barred() {
        return now.current.barred;
      },
      get hinted() {
        return now.current.hinted;
      },
      touch: (word) => now.current.touch(word),
      pick: (choice) => now.current.pick(choice),
      point: (at) => now.current.point(at),
      hold: (at) => now.current.hold(at),
      title: (rule) => now.current.title(rule),
    }),
    [],
  );
}

type Marks = Pick<Hands, 'lit' | 'selected' | 'barred' | 'hinted'>;

/** How a word stands in the question, in one text: when it changes, its part is drawn anew. */
export const standing = ({ lit, selected, barred, hinted }: Marks, word: string): string =>
  `${lit.has(word) ? 'lit ' : ''}${selected.has(word) ? 'selected ' : ''}${hinted.has(word) ? 'hinted ' : ''}${barred.get(word) ?? ''}`;

/** How a word stands that the question does not mention. */
export const PLAIN = '';
