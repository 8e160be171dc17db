/** Players and reviews: they know games only by the kernel's interface. */
export { mcts, type SearchStyle, STANDARD_STYLE, search } from './mcts.ts';
export { type Assessment, choose, lastThought, type Player, type Thought } from './player.ts';
export type { PlayoutStyle } from './playout.ts';
export { greedy, random, wavering } from './simple.ts';
export { type Thinking, thinkingOf } from './thinking.ts';
export { PLAYERS, playerOf, TIERS, type Tier, UnknownPlayer } from './tiers.ts';
