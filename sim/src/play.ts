/** One game, played by bots from its seed to its end. */
import { choose, NeedsMatch, type Player, playerOf, thinkingOf, thinkingOn } from '@derby/bots';
import { freshWorld, Match, type Outcome, optionsFor, SecretDice } from '@derby/kernel';
import { type AnyGame, entryOf } from '@derby/registry';
import { type GameResult, type Job, type Setup, seedOf } from './job.ts';

/** Plays the games of a job, in order. */
export async function runJob(job: Job): Promise<GameResult[]> {
  const game = await gameOf(job.game);
  return Array.from({ length: job.count }, (_, i) => playGame(game, job, seedOf(job.seed, job.first + i)));
}

const loading = new Map<string, Promise<AnyGame>>();

/** A game, loaded once: to import it again for each job would stop the thread until its file is found again. */
function gameOf(id: string): Promise<AnyGame> {
  const game = loading.get(id) ?? entryOf(id).load();
  loading.set(id, game);
  return game;
}

/** A player that imagines worlds needs a match; the others are spared its cost. Dice, players and game are the same either way. */
export function playGame(game: AnyGame, setup: Setup, seed: string): GameResult {
  const players = playersOf(game, setup);
  try {
    return playLightly(game, setup, players, seed);
  } catch (fault) {
    if (fault instanceof NeedsMatch) return playMatch(game, setup, players, seed);
    throw fault;
  }
}

type Players = Readonly<Record<string, Player>>;

function playersOf(game: AnyGame, { bots }: Setup): Players {
  return Object.fromEntries(game.seats.map((seat) => [seat, playerOf(bots[seat] ?? 'greedy')]));
}

/** On the engine alone: no log, no checkpoints, no undo. */
export function playLightly(game: AnyGame, setup: Setup, players: Players, seed: string): GameResult {
  const world = freshWorld(game, game.setup(optionsFor(game, setup.options)), new SecretDice(seed));
  let decisions = 0;
  for (let turn = thinkingOn(game, world); turn; turn = thinkingOn(game, world)) {
    world.answer(choose(playerAt(players, turn.seat), turn, thoughtSeed(seed, decisions)));
    decisions += 1;
  }
  return resultOf(game, world.state, decisions);
}

export function playMatch(game: AnyGame, setup: Setup, players: Players, seed: string): GameResult {
  const match = Match.start(game, { seed, options: setup.options });
  for (let thinking = thinkingOf(match); thinking; thinking = thinkingOf(match)) {
    match.take(choose(playerAt(players, thinking.seat), thinking, thoughtSeed(seed, match.steps.length)));
  }
  return resultOf(game, match.state, match.steps.length);
}

/** What a player's own chance begins with at each decision. */
export const thoughtSeed = (seed: string, decisions: number): string => `${seed} ${decisions}`;

function playerAt(players: Players, seat: string): Player {
  const player = players[seat];
  if (!player) throw new Error(`Nobody sits at ${seat}.`);
  return player;
}

function resultOf(game: AnyGame, state: object, decisions: number): GameResult {
  const outcome: Outcome | undefined = game.result(state);
  if (!outcome) throw new Error(`${game.id} asks nothing more, but has no result.`);
  const { grade, rule, winner, worth } = outcome;
  return {
    grade,
    rule,
    winner,
    worth: game.seats.map((seat) => worth[seat] ?? 0),
    decisions,
    metrics: game.metrics(state),
  };
}
