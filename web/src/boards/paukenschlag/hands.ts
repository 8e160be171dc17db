/** What of the question the parts of this board ask for. */
import { type Choice, openOf } from '@derby/kernel';
import type { State } from '@derby/paukenschlag/state';
import type { BoardProps } from '../board.ts';
import type { Hands } from '../kit/hands.ts';

export type Board = BoardProps<State>;

export const wordsOf = ([, ...rest]: Choice): string[] => rest.map(String);

/** The open choices that hold what has been touched so far. */
export const onward = ({ question, selected }: Pick<Hands, 'question' | 'selected'>): Choice[] =>
  openOf(question?.offers ?? [])
    .map(({ choice }) => choice)
    .filter((choice) => {
      const words = wordsOf(choice);
      return [...selected].every((word) => words.includes(word));
    });

/** Words that are drawn nowhere: how, how many, with what. */
export const isSaidHere = (word: string): boolean => /^(\d+|surfaced|submerged|torpedo|frogman|F\d|[NESW])$/.test(word);

/** For each verb, the words that all its open choices share: they need not be said. */
function sharedWords(open: readonly Choice[]): ReadonlyMap<string, ReadonlySet<string>> {
  const shared = new Map<string, Set<string>>();
  for (const choice of open) {
    const words = wordsOf(choice);
    const before = shared.get(choice[0]);
    shared.set(choice[0], new Set(before ? words.filter((word) => before.has(word)) : words));
  }
  return shared;
}

/** The open choices in which nothing but a way is left to say; standing orders have a panel of their own. */
export function waysLeft(hands: Pick<Hands, 'question' | 'selected' | 'lit'>): Choice[] {
  const all = openOf(hands.question?.offers ?? []).map(({ choice }) => choice);
  const shared = sharedWords(all);
  return onward(hands).filter((choice) => {
    if (choice[0] === 'order') return false;
    const words = wordsOf(choice);
    const left = words.filter((word) => !hands.selected.has(word) && !shared.get(choice[0])?.has(word));
    if (!left.every(isSaidHere)) return false;
    return hands.selected.size > 0 || words.length === 0 || (left.length > 0 && words.some((word) => isSaidHere(word)));
  });
}
