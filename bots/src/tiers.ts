/** The players by rank: names that say what to expect. */
import { Unknown } from '@derby/kernel';
import { mcts } from './mcts.ts';
import type { Player } from './player.ts';
import { counselled, greedy, officer, random, wavering } from './simple.ts';

export const TIERS = ['cadet', 'watch-officer', 'commander', 'admiral'] as const;
export type Tier = (typeof TIERS)[number];

/** How often in a hundred a cadet remembers what the book says. */
const BY_THE_BOOK = 50;

export const PLAYERS: Readonly<Record<Tier | 'random' | 'greedy' | 'counselled' | 'mcts' | 'planner', Player>> = {
  random,
  greedy,
  counselled,
  mcts: mcts('mcts'),
  cadet: wavering('cadet', BY_THE_BOOK),
  'watch-officer': officer('watch-officer', 'watchOfficer', greedy),
  commander: officer(
    'commander',
    'commander',
    mcts('short search', { iterations: 12, horizon: 1, dropOut: 1.5, loyalty: 2.5 }),
  ),
  admiral: mcts('admiral', { iterations: 48, horizon: 1, dropOut: 1.5, loyalty: 2.5 }),
  planner: mcts('planner', { dropOut: 1.5, loyalty: 1, planWorlds: 8 }),
};

export class UnknownPlayer extends Unknown {
  override readonly name = 'UnknownPlayer';

  constructor(player: string) {
    super({ why: 'no-player', player, known: Object.keys(PLAYERS) });
  }
}

/** A player by name. An unknown name is refused with the list of those that exist. */
export function playerOf(name: string): Player {
  const found = Object.entries(PLAYERS).find(([one]) => one === name);
  if (!found) throw new UnknownPlayer(name);
  return found[1];
}
