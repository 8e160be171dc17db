/** What a viewer is shown. Nothing in this game is hidden, so every viewer is shown the whole table, freshly laid out. */
import { copyOf } from '@derby/kernel';
import type { State } from './state.ts';

export const view = (state: Readonly<State>): State => copyOf(state);
