/** The one list of games: nobody else names them all. A game is loaded when it is wanted. */
import {
  type Advice,
  type AnyText,
  type GameModule,
  type Heat,
  type Language,
  type Lexicon,
  Unknown,
} from '@derby/kernel';

/** A game as everyone outside `games/` sees it: its own words are not known there. */
export type AnyGame = GameModule<Lexicon>;
export type AnyAdvice = Advice<Lexicon>;
export type AnyHeat = Heat<Lexicon>;

export interface Entry {
  readonly id: string;
  /** From so many persons to so many: the staff takes whatever seat is left. */
  readonly players: readonly [number, number];
  /** How long a game takes at a table, in minutes. */
  readonly minutes: readonly [number, number];
  load(): Promise<AnyGame>;
  /** What its own adviser thinks: only whoever gives advice needs it. */
  advice(): Promise<AnyAdvice>;
  /** Where on its map what is lost: only whoever counts many games needs it. */
  heat(): Promise<AnyHeat>;
  text(language: Language): Promise<AnyText>;
}

/** What is loaded of a game, each part when it is wanted; `xxi.ts` and its neighbours say from where. */
export interface Shelf {
  load(): Promise<AnyGame>;
  advice(): Promise<AnyAdvice>;
  /** Where on its map what is lost: only whoever counts many games needs it. */
  heat(): Promise<AnyHeat>;
  text(language: Language): Promise<AnyText>;
}

const entry = (
  id: string,
  players: readonly [number, number],
  minutes: readonly [number, number],
  shelf: () => Promise<Shelf>,
): Entry => ({
  id,
  players,
  minutes,
  load: async () => (await shelf()).load(),
  advice: async () => (await shelf()).advice(),
  heat: async () => (await shelf()).heat(),
  text: async (language) => (await shelf()).text(language),
});

export const GAMES: readonly Entry[] = [
  entry('xxi', [1, 1], [45, 90], () => import('./xxi.ts')),
  entry('leader', [1, 1], [60, 180], () => import('./leader.ts')),
  entry('pens', [1, 2], [60, 120], () => import('./pens.ts')),
  entry('planz', [1, 2], [120, 240], () => import('./planz.ts')),
  entry('paukenschlag', [1, 2], [120, 240], () => import('./paukenschlag.ts')),
];

export class UnknownGame extends Unknown {
  override readonly name = 'UnknownGame';

  constructor(game: string) {
    super({ why: 'no-game', game, known: GAMES.map(({ id }) => id) });
  }
}

/** The entry of a game. An unknown name is refused with the list of those that exist. */
export function entryOf(id: string): Entry {
  const entry = GAMES.find((one) => one.id === id);
  if (!entry) throw new UnknownGame(id);
  return entry;
}
