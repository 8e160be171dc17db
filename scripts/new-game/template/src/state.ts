/** What changes during play, and the words of the game. */
import type { Table as KernelTable, Lexicon } from '@derby/kernel';
import type { Asks, Choice } from './choices.ts';
import type { Log } from './log.ts';
import type { OptionId } from './options.ts';
import type { Rule } from './rules.ts';
import type { View } from './view.ts';

export const SEATS = ['hider', 'seeker'] as const;
export type Seat = (typeof SEATS)[number];
export type Phase = 'row' | 'search';
export const COVES = [1, 2, 3, 4] as const;

export interface State {
  readonly nights: number;
  night: number;
  phase: Phase;
  /** The seeker's last search: the hider is not there until he has rowed again. */
  empty: number | null;
  winner: Seat | null;
  /** Where the hider lies, 0 before the first night. The seeker may not know. */
  cove: number;
}

export interface NewGame extends Lexicon {
  state: State;
  seat: Seat;
  rule: Rule;
  asks: Asks;
  choice: Choice;
  log: Log;
  view: View;
  grade: 'won';
  option: OptionId;
}

export type Table = KernelTable<NewGame>;
