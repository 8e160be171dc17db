/** What is measured of a real game in the same way, whichever it is. */
import type { AdvisedGame } from '@derby/bots';
import {
  type Choice,
  type Dice,
  type Engine,
  FastDice,
  freshWorld,
  type GameModule,
  type Lexicon,
  Match,
  optionsFor,
  playOut,
} from '@derby/kernel';
import { asAdvised, playThrough } from '@derby/kernel/testing/play';
import { processorTime, type Task } from './measure.ts';

/** No policy of this game rolls them. */
const DICE = new FastDice('advice');

/** A fork is over too soon for the clock of the processor: so many are timed together. */
const FORKS = 5;

/** For imagined worlds: any open choice, the same way in every game. */
export function randomChoice(dice: Dice): <G extends Lexicon>(world: Engine<G>) => Choice {
  return (world) => world.any(dice);
}

/** Whole games by chance alone, on the engine. */
export function randomGames<G extends Lexicon>(name: string, game: GameModule<G>): Task {
  const options = optionsFor(game);
  return manyGames(name, (seed) =>
    playOut(freshWorld(game, game.setup(options), new FastDice(seed)), randomChoice(new FastDice(-seed))),
  );
}

/** Whole games as the game's own advice plays them, on the engine. */
export function advisedGames<G extends Lexicon>(name: string, { game, advice }: AdvisedGame<G>): Task {
  const options = optionsFor(game);
  return manyGames(name, (seed) =>
    playOut(freshWorld(game, game.setup(options), new FastDice(seed)), ({ state, asking, offers }) => {
      if (!asking) throw new Error('The game is over.');
      return advice.policy(state, { seat: asking.seat, rule: asking.rule, offers }, DICE);
    }),
  );
}

function manyGames(name: string, play: (seed: number) => void): Task {
  let seed = 0;
  return {
    name,
    run: () => {
      seed += 1;
      play(seed);
      return 1;
    },
  };
}

/** What a fork costs at every decision of games that the advice plays, in microseconds. The first game warms up. */
export function forkTimes<G extends Lexicon>({ game, advice }: AdvisedGame<G>, games: number): number[] {
  const times: number[] = [];
  for (let number = 0; number <= games; number++) {
    playThrough(Match.start(game, { seed: `forks ${number}` }), asAdvised(advice), (match) => {
      const time = forkTime(match);
      if (number > 0) times.push(time);
      return undefined;
    });
  }
  return times;
}

/** Microseconds of the processor for one fork of this match. */
export function forkTime(match: { fork(): unknown }): number {
  const start = processorTime();
  for (let i = 0; i < FORKS; i++) match.fork();
  return ((processorTime() - start) * 1000) / FORKS;
}
