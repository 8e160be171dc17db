/** What a touchable part needs of the table, the same object for good: parts that have not changed need no new drawing. */
import type { View } from '@derby/xxi';
import { useMemo, useRef } from 'preact/hooks';
import type { BoardProps } from '../board.ts';

export type Hands = Pick<
  BoardProps<View>,
  'selected' | 'lit' | 'barred' | 'hinted' | 'touch' | 'point' | 'hold' | 'title'
>;

/** Reads through to the properties of the moment. */
export function useHands(board: BoardProps<View>): Hands {
  const now = useRef<Hands>(board);
  now.current = board;
  return useMemo(
    () => ({
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
      point: (at) => now.current.point(at),
      hold: (at) => now.current.hold(at),
      title: (rule) => now.current.title(rule),
    }),
    [],
  );
}

type Marks = Pick<Hands, 'lit' | 'selected' | 'barred' | 'hinted'>;

/** How a word stands in the question, in one text: when it changes, its part is drawn anew. */
export function standing({ lit, selected, barred, hinted }: Marks, word: string): string {
  return `${lit.has(word)} ${selected.has(word)} ${hinted.has(word)} ${barred.get(word)}`;
}

/** How a word stands that the question does not mention. */
export const PLAIN = standing({ lit: new Set(), selected: new Set(), barred: new Map(), hinted: new Set() }, '');
