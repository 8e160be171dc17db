/** The boards of the terminal table, one a game. A game without one is played from its log and its offers. */
import type { Language, LogEntry } from '@derby/kernel';
import { folded, type Paint } from '../paint.ts';

export interface Easel {
  readonly language: Language;
  readonly paint: Paint;
  readonly width: number;
}

/** A board as lines of text. */
export type Board = (view: object, easel: Easel) => string[];

/** A stretch of the log with what nobody wants to read move by move summed up: a sentence in place of many lines. */
export type Digest = (entries: readonly LogEntry[], language: Language) => readonly (LogEntry | string)[];

const BOARDS: Readonly<Record<string, () => Promise<Board>>> = {
  leader: async () => (await import('./leader.ts')).board,
  paukenschlag: async () => (await import('./paukenschlag.ts')).board,
  pens: async () => (await import('./pens.ts')).board,
  planz: async () => (await import('./planz.ts')).board,
  xxi: async () => (await import('./xxi.ts')).board,
};

/** Within the width of whatever shows it. */
export async function boardOf(game: string): Promise<Board | undefined> {
  const board = await BOARDS[game]?.();
  return board && ((view, easel) => board(view, easel).flatMap((line) => folded(line, easel.width)));
}

const DIGESTS: Readonly<Record<string, () => Promise<Digest>>> = {
  paukenschlag: async () => (await import('./paukenschlag-digest.ts')).digest,
};

export const digestOf = async (game: string): Promise<Digest | undefined> => DIGESTS[game]?.();
