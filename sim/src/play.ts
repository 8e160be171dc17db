/** One game, played by bots from its seed to its end. */
import {
  type AdvisedGame,
  choose,
  imaginesIn,
  type Player,
  playerOf,
  type Thinking,
  thinkingOf,
  thinkingOn,
} from '@derby/bots';
import { type Advice, freshWorld, type Lexicon, Match, type Outcome, optionsFor } from '@derby/kernel';
import { type AnyGame, type AnyHeat, entryOf } from '@derby/registry';
import { type Chance, keyedChance, plainChance } from './chance.ts';
import { type GameFault, type GameResult, type Job, type Seen, type Setup, seedOf } from './job.ts';
import { Lookout } from './lookout.ts';

/** Plays the games of a job, in order. One that fails takes no other with it. */
export async function runJob(job: Job): Promise<(GameResult | GameFault)[]> {
  const advised = await gameOf(job.game);
  return Array.from({ length: job.count }, (_, i) => {
    try {
      return playGame(advised, job, seedOf(job.seed, job.first + i));
    } catch (fault) {
      return { fault: fault instanceof Error ? (fault.stack ?? fault.message) : String(fault) };
    }
  });
}

/** A game with its advice, as the simulator plays it. */
interface Advised extends AdvisedGame<Lexicon> {
  readonly heat: AnyHeat;
}

const loading = new Map<string, Promise<Advised>>();

/** A game, loaded once: to import it again for each job would stop the thread until its file is found again. */
function gameOf(id: string): Promise<Advised> {
  const game = loading.get(id) ?? load(id);
  loading.set(id, game);
  return game;
}

async function load(id: string): Promise<Advised> {
  const entry = entryOf(id);
  return { game: await entry.load(), advice: await entry.advice(), heat: await entry.heat() };
}

/** A player that imagines worlds needs a match; the others are spared its cost. Dice, players and game are the same either way. */
function playGame(advised: Advised, setup: Setup, seed: string): GameResult {
  const players = playersOf(advised, setup);
  const needsMatch = Object.values(players).some((player) => imaginesIn(player, advised.advice));
  return needsMatch ? playMatch(advised, setup, players, seed) : playLightly(advised, setup, players, seed);
}

const chanceFor = (game: AnyGame, { dice }: Setup, seed: string): Chance<Lexicon> =>
  dice === 'keyed' ? keyedChance(game, seed) : plainChance(game, seed);

/** Somebody who notes what is seen, where that is wanted. */
const lookoutFor = ({ game, heat }: Advised, { details }: Setup): Lookout | undefined =>
  details ? new Lookout(game, heat) : undefined;

type Players = Readonly<Record<string, Player>>;

function playersOf({ game, advice }: Advised, { bots, figures }: Setup): Players {
  const playerAt = (seat: string): Player => {
    const player = playerOf(bots[seat] ?? 'greedy');
    const changed = figures?.[seat];
    const counsel = changed && advice.figures?.counselBy(changed);
    return counsel ? advisedBy(player, { ...advice, counsel }) : player;
  };
  return Object.fromEntries(game.seats.map((seat) => [seat, playerAt(seat)]));
}

/** A player who hears other advice than the game's. */
const advisedBy = (player: Player, advice: Advice<Lexicon>): Player => ({
  ...player,
  think: <G extends Lexicon>(thinking: Thinking<G>, seed: string) =>
    player.think({ ...thinking, advice: advice as unknown as Advice<G> }, seed),
});

/** On the engine alone: no log, no checkpoints, no undo. */
export function playLightly(advised: Advised, setup: Setup, players: Players, seed: string): GameResult {
  const lookout = lookoutFor(advised, setup);
  const { game, dice, moment } = chanceFor(lookout?.game ?? advised.game, setup, seed);
  const watched = { game, advice: advised.advice };
  const world = freshWorld(game, game.setup(optionsFor(game, setup.options)), dice);
  let decisions = 0;
  const asked = () => thinkingOn(watched, world, moment(decisions));
  for (let turn = asked(); turn; turn = asked()) {
    const choice = choose(playerAt(players, turn.seat), turn, seed);
    lookout?.decided(turn, choice, world.state);
    world.answer(choice);
    decisions += 1;
  }
  return resultOf(game, world.state, decisions, lookout?.seen);
}

export function playMatch(advised: Advised, setup: Setup, players: Players, seed: string): GameResult {
  const lookout = lookoutFor(advised, setup);
  const { game, dice, moment } = chanceFor(lookout?.game ?? advised.game, setup, seed);
  const match = Match.start(game, { dice, options: setup.options });
  const asked = () => thinkingOf(match, advised.advice, moment(match.steps.length));
  for (let turn = asked(); turn; turn = asked()) {
    const choice = choose(playerAt(players, turn.seat), turn, seed);
    lookout?.decided(turn, choice, match.state);
    match.take(choice);
  }
  return resultOf(game, match.state, match.steps.length, lookout?.seen);
}

function playerAt(players: Players, seat: string): Player {
  const player = players[seat];
  if (!player) throw new Error(`Nobody sits at ${seat}.`);
  return player;
}

function resultOf(game: AnyGame, state: object, decisions: number, seen: Seen | undefined): GameResult {
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
    ...(seen && { seen }),
  };
}
