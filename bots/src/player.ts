/** A player: something that thinks, can be asked at any time what it would do, and in the end decides. */
import type { Advice, Lexicon, Officers } from '@derby/kernel';
import type { Thinking } from './thinking.ts';

/** How a choice looks so far. */
export interface Assessment<C> {
  readonly choice: C;
  readonly visits: number;
  /** What the game is expected to be worth to the thinking seat, from 0 to 1. */
  readonly worth: number;
  /** The standard error of that figure. */
  readonly error: number;
}

/** Where the thinking stands. */
export interface Thought<C> {
  readonly iterations: number;
  /** What would be chosen now. */
  readonly choice: C;
  /** The choices looked at, best first; empty for players that do not search. */
  readonly assessments: readonly Assessment<C>[];
}

export interface Player {
  readonly name: string;
  /** Whether it imagines worlds where a game has something to search; only a match keeps what they are made from. */
  readonly imagines: boolean;
  /** Whether it races plans where a game names any. */
  readonly plans?: boolean;
  /** Whose officer it is, where a game has one of that rank: he thinks of nothing else. */
  readonly rank?: keyof Officers<Lexicon>;
  /**
   * Thinks in small steps and yields after each; the last thought holds the decision. It may be left at any step.
   * The same thinking and the same seed give the same thoughts.
   */
  think<G extends Lexicon>(thinking: Thinking<G>, seed: string): Generator<Thought<G['choice']>, void, void>;
}

/** Whether a player needs a match to play this game; who does not is spared its cost. */
export const imaginesIn = <G extends Lexicon>(player: Player, { isUnsearched, plans, officers }: Advice<G>): boolean =>
  player.imagines &&
  !(player.rank && officers?.[player.rank]) &&
  (!isUnsearched || (player.plans === true && plans !== undefined));

/** Lets a player think to the end, or until `stop` says that time is up. */
export function choose<G extends Lexicon>(
  player: Player,
  thinking: Thinking<G>,
  seed: string,
  stop: () => boolean = () => false,
): G['choice'] {
  return lastThought(player, thinking, seed, stop).choice;
}

/** The thought a player ends with, with its assessments. */
export function lastThought<G extends Lexicon>(
  player: Player,
  thinking: Thinking<G>,
  seed: string,
  stop: () => boolean = () => false,
): Thought<G['choice']> {
  let last: Thought<G['choice']> | undefined;
  for (const thought of player.think(thinking, seed)) {
    last = thought;
    if (stop()) break;
  }
  if (!last) throw new Error(`${player.name} did not think at all.`);
  return last;
}

/** A thought that took no searching. */
export const atOnce = <C>(choice: C): Thought<C> => ({ iterations: 0, choice, assessments: [] });
