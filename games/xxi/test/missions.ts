/** XXI-9  Missions of the tests: who sails, what befalls him, and how he comes home. */
import { run, type Script } from '@derby/kernel/testing';
import { battle } from '../src/battle.ts';
import type { FlotillaId } from '../src/data/counters.ts';
import type { Area } from '../src/data/tracks.ts';
import type { State, Xxi } from '../src/state.ts';
import { convoysIn, fresh } from './position.ts';
import { ON_AND_ON, UNHARMED } from './questions.ts';

export const fight = (state: State, script: Script) => run<Xxi>(state, battle, script);

/** A convoy of value 5 in each area, and both Type VIIs in Valentin. */
export const convoysEverywhere = (): State => convoysIn(convoysIn(fresh(), 'AO', 'convoy-3'), 'WA', 'convoy-4');

/** `vii-1` alone sails, and the phase ends when it is done. */
export const sail = (path: Area, dice: readonly number[], choices: readonly string[], state = convoysEverywhere()) =>
  fight(state, { dice, choices: [`send vii-1 ${path}`, ...choices, 'end-missions'] });

/** `vii-1` comes through to its area unharmed and fights there. */
export const meet = (
  path: Area,
  dice: readonly number[],
  choices: readonly string[] = [],
  state = convoysEverywhere(),
) => sail(path, [...UNHARMED[path], ...dice], [...ON_AND_ON, ...choices], state);

export const isHome = (state: State, flotilla: FlotillaId): 'full' | 'depleted' | 'lost' => {
  if (!state.valentin.includes(flotilla)) return 'lost';
  return state.depleted.includes(flotilla) ? 'depleted' : 'full';
};
