/** The one list of games: nobody else names them all. A game is loaded when it is wanted. */
import type { Advice, AnyText, GameModule, Language, Lexicon } from '@derby/kernel';

/** A game as everyone outside `games/` sees it: its own words are not known there. */
export type AnyGame = GameModule<Lexicon>;
type AnyAdvice = Advice<Lexicon>;

export interface Entry {
  readonly id: string;
  readonly players: number;
  /** How long a game takes at a table, in minutes. */
  readonly minutes: readonly [number, number];
  load(): Promise<AnyGame>;
  /** What its own adviser thinks: only whoever gives advice needs it. */
  advice(): Promise<AnyAdvice>;
  text(language: Language): Promise<AnyText>;
}

export const GAMES: readonly Entry[] = [
  {
    id: 'xxi',
    players: 1,
    minutes: [45, 90],
    load: async () => (await import('@derby/xxi')).xxi,
    advice: async () => (await import('@derby/xxi/advice')).advice,
    text: async (language) =>
      language === 'fr' ? (await import('@derby/xxi/text/fr')).fr : (await import('@derby/xxi/text/en')).en,
  },
  {
    id: 'leader',
    players: 1,
    minutes: [60, 180],
    load: async () => (await import('@derby/leader')).leader,
    advice: async () => (await import('@derby/leader/advice')).advice,
    text: async (language) =>
      language === 'fr' ? (await import('@derby/leader/text/fr')).fr : (await import('@derby/leader/text/en')).en,
  },
  {
    id: 'pens',
    players: 2,
    minutes: [60, 120],
    load: async () => (await import('@derby/pens')).pens,
    advice: async () => (await import('@derby/pens/advice')).advice,
    text: async (language) =>
      language === 'fr' ? (await import('@derby/pens/text/fr')).fr : (await import('@derby/pens/text/en')).en,
  },
];

export class UnknownGame extends Error {
  override readonly name = 'UnknownGame';
  readonly game: string;

  constructor(game: string) {
    super(`There is no game "${game}"; there are: ${GAMES.map((one) => one.id).join(', ')}.`);
    this.game = game;
  }
}

/** The entry of a game. An unknown name is refused with the list of those that exist. */
export function entryOf(id: string): Entry {
  const entry = GAMES.find((one) => one.id === id);
  if (!entry) throw new UnknownGame(id);
  return entry;
}
