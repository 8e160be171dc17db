/** The boards of the terminal table, one a game. A game without one is played from its log and its offers. */
import type { Language } from '@derby/kernel';
import type { Paint } from '../paint.ts';

export interface Easel {
  readonly language: Language;
  readonly paint: Paint;
  readonly width: number;
}

/** A board as lines of text. */
export type Board = (view: object, easel: Easel) => string[];

const BOARDS: Readonly<Record<string, () => Promise<Board>>> = {
  leader: async () => (await import('./leader.ts')).board,
  pens: async () => (await import('./pens.ts')).board,
  xxi: async () => (await import('./xxi.ts')).board,
};

export const boardOf = async (game: string): Promise<Board | undefined> => BOARDS[game]?.();
