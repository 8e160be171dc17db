/** Boards by game, found in their folders and loaded when they are wanted. A game adds its folder and nothing else. */
import type { BoardModule, Picture } from './board.ts';

type Loader<T> = () => Promise<{ readonly default: T }>;

const BOARDS = import.meta.glob<{ default: BoardModule }>('./*/board.tsx');
const PICTURES = import.meta.glob<{ default: Picture }>('./*/picture.tsx');

export const boardOf = (game: string): Promise<BoardModule> => load(BOARDS[`./${game}/board.tsx`], plainBoard);

/** The drawing on the shelf; none for a game without one. */
export const pictureOf = (game: string): Promise<Picture | undefined> =>
  load<Picture | undefined>(PICTURES[`./${game}/picture.tsx`], async () => ({ default: undefined }));

/** For a game that has no board yet: its words as plain tokens, so that it can be played all the same. */
const plainBoard = () => import('./plain.tsx');

async function load<T>(found: Loader<T> | undefined, otherwise: Loader<T>): Promise<T> {
  return (await (found ?? otherwise)()).default;
}
