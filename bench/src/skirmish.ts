/** What is measured with Skirmish. */
import { STANDARD_STYLE, search, thinkingOf } from '@derby/bots';
import { FastDice, freshWorld, type GameRecord, Match, optionsFor, playOut, recordOf, replay } from '@derby/kernel';
import { atRandom, playThrough } from '@derby/kernel/testing/play';
import * as bare from '../skirmish/bare.ts';
import * as boardgameIo from '../skirmish/boardgame-io.ts';
import { advice, skirmish } from '../skirmish/module.ts';
import { GAME_LENGTH } from '../skirmish/rules.ts';
import { randomChoice } from './games.ts';
import type { Task } from './measure.ts';

/** Games in one run of a fast task: enough that the clock is looked at rarely. */
const GAMES = 10;
/** boardgame.io's standard: how many moves its search plays on from a position. */
const PLAYOUT_LENGTH = 50;
/** Iterations of one search of ours, a fifth of the usual; boardgame.io takes as long for a few. */
const ITERATIONS = 200;
const FEW_ITERATIONS = 10;

export function skirmishTasks(): Task[] {
  return [...playTasks(), ...replayTasks(), ...searchTasks()];
}

function playTasks(): Task[] {
  const game = boardgameIo.skirmish();
  const options = optionsFor(skirmish);
  return [
    { name: 'bare', run: () => manyGames((seed) => bare.playRandomly(new FastDice(seed), new FastDice(-seed))) },
    {
      name: 'kernel',
      run: () =>
        manyGames((seed) => {
          const world = freshWorld(skirmish, skirmish.setup(options), new FastDice(seed));
          playOut(world, randomChoice(new FastDice(-seed)));
        }),
    },
    {
      name: 'boardgame.io',
      run: () => {
        boardgameIo.playRandomly(game, new FastDice('boardgame.io'));
        return GAME_LENGTH;
      },
    },
  ];
}

function replayTasks(): Task[] {
  const records = Array.from({ length: GAMES }, (_, game) => recordOfRandomGame(`skirmish ${game}`));
  const recordAt = (game: number) => records[game % GAMES] as GameRecord;
  return [
    { name: 'bare replay', run: () => manyGames((game) => bare.replay(recordAt(game).choices, new FastDice(game))) },
    { name: 'kernel replay', run: () => manyGames((game) => replay(skirmish, recordAt(game))) },
  ];
}

function recordOfRandomGame(seed: string): GameRecord {
  return recordOf(playThrough(Match.start(skirmish, { seed }), atRandom(new FastDice(seed))), { seed });
}

/** Both search from the opening, with playouts of the same length by chance alone. */
function searchTasks(): Task[] {
  const thinking = thinkingOf(Match.start(skirmish, { seed: 'search' }), advice);
  const style = { ...STANDARD_STYLE, iterations: ITERATIONS, trust: 0, by: 'chance', horizon: PLAYOUT_LENGTH } as const;
  const game = boardgameIo.skirmish();
  return [
    {
      name: 'kernel search',
      run: () => {
        if (thinking) for (const _ of search(thinking, 'skirmish', style));
        return ITERATIONS;
      },
    },
    { name: 'boardgame.io search', run: () => boardgameIo.search(game, FEW_ITERATIONS) },
  ];
}

/** Plays some games and returns how many moves they had. */
function manyGames(play: (seed: number) => unknown): number {
  for (let seed = 1; seed <= GAMES; seed++) play(seed);
  return GAMES * GAME_LENGTH;
}
