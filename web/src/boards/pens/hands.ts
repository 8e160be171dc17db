/** What a touchable part needs of the table, the same object for good: parts that have not changed need no new drawing. */
import { type Choice, openOf } from '@derby/kernel';
import type { State } from '@derby/pens/state';
import { useMemo, useRef } from 'preact/hooks';
import type { BoardProps } from '../board.ts';

export type Board = BoardProps<State>;
export type Hands = Pick<Board, 'selected' | 'lit' | 'barred' | 'hinted' | 'touch' | 'point' | 'hold' | 'title'> & {
  readonly question: Board['question'];
  readonly pick: (choice: Choice) => void;
};

/** Reads through to the properties of the moment. */
export function useHands(board: Board): Hands {
  const now = useRef<Board>(board);
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

type Standing = Pick<Hands, 'lit' | 'selected' | 'barred' | 'hinted'>;

/** How a word stands in the question, in one text: when it changes, its part is drawn anew. */
export function standing({ lit, selected, barred, hinted }: Standing, word: string): string {
  if (lit.has(word)) return hinted.has(word) ? 'lit hinted' : 'lit';
  if (selected.has(word)) return 'selected';
  return barred.get(word) ?? '';
}

/** Whether the question speaks of a word at all. */
export const isAsked = ({ lit, selected, barred }: Standing, word: string): boolean =>
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
