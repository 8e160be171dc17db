/** Small positions for tests. */
import { optionsFor } from '@derby/kernel';
import { newgame } from '../src/game.ts';
import { setup } from '../src/setup.ts';
import type { State } from '../src/state.ts';

export const position = (over: Partial<State> = {}): State => ({ ...setup(optionsFor(newgame)), ...over });
