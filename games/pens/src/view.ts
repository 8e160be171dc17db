/** HOST-1.9  Who may see what: everyone everything. There is nothing on the table that a player cannot see. */
import { copyOf } from '@derby/kernel';
import type { State } from './state.ts';

/** What lies open, and what everyone sees: the whole table. */
export type Known = State;
export type View = State;

/** The whole table, freshly laid out. */
export const view = (state: Readonly<State>): View => copyOf(state);

/** Nothing is hidden, so nothing is drawn anew. */
export function resample(): void {}
