/**
 * `node scripts/run.mjs bots/duels.ts --pairs commander:watch-officer --games 400`: how the tiers stand against each other in a
 * game of two seats. Each pair plays every seed twice, with the seats exchanged; Elo from the share of games won, with its
 * 95 % interval. `--from 0`. The game is U-boat Pens.
 */
import { FastDice, freshWorld, type Lexicon, Match, optionsFor } from '@derby/kernel';
import { pens } from '@derby/pens';
import { advice } from '@derby/pens/advice';
import {
  type AdvisedGame,
  choose,
  imaginesIn,
  type Player,
  playerOf,
  TIERS,
  thinkingOf,
  thinkingOn,
} from './src/index.ts';

/** The seat that wins one game. Without search the engine alone will do; that is several times as fast. */
function winner<G extends Lexicon>(
  advised: AdvisedGame<G>,
  seed: string,
  players: Readonly<Record<string, Player>>,
): string {
  const needsMatch = Object.values(players).some((player) => imaginesIn(player, advised.advice));
  return needsMatch ? winnerOfMatch(advised, seed, players) : winnerOnEngine(advised, seed, players);
}

const at = (players: Readonly<Record<string, Player>>, seat: string): Player => {
  const player = players[seat];
  if (!player) throw new Error(`Nobody sits at ${seat}.`);
  return player;
};

function winnerOnEngine<G extends Lexicon>(
  advised: AdvisedGame<G>,
  seed: string,
  players: Readonly<Record<string, Player>>,
): string {
  const { game } = advised;
  const world = freshWorld(game, game.setup(optionsFor(game)), new FastDice(seed));
  let made = 0;
  for (let turn = thinkingOn(advised, world); turn; turn = thinkingOn(advised, world))
    world.answer(choose(at(players, turn.seat), turn, `${seed} ${made++}`));
  return game.result(world.state)?.winner ?? 'nobody';
}

function winnerOfMatch<G extends Lexicon>(
  { game, advice }: AdvisedGame<G>,
  seed: string,
  players: Readonly<Record<string, Player>>,
): string {
  const match = Match.start(game, { seed });
  for (let turn = thinkingOf(match, advice); turn; turn = thinkingOf(match, advice))
    match.take(choose(at(players, turn.seat), turn, `${seed} ${match.steps.length}`));
  return match.outcome?.winner ?? 'nobody';
}

const eloOf = (share: number): number => -400 * Math.log10(1 / Math.min(0.999, Math.max(0.001, share)) - 1);

interface Standing {
  readonly pair: string;
  played: number;
  readonly won: Record<string, number>;
}

function row({ pair, played, won }: Standing, seconds: number): string {
  const total = Object.values(won).reduce((sum, one) => sum + one, 0);
  const share = total / played;
  const reach = 1.96 * Math.sqrt((share * (1 - share)) / played);
  const bySeat = Object.values(won).map((one) => `${((200 * one) / played).toFixed(1)} %`);
  const elo = [share, share - reach, share + reach].map((one) => eloOf(one).toFixed(0));
  const cells = [pair, played, `${(100 * share).toFixed(1)} %`, ...bySeat, elo[0], `${elo[1]} … ${elo[2]}`];
  return `| ${[...cells, `${(seconds / played).toFixed(2)} s`].join(' | ')} |`;
}

const option = (name: string, standard: string): string => {
  const index = process.argv.indexOf(`--${name}`);
  return (index >= 0 ? process.argv[index + 1] : undefined) ?? standard;
};

const ADJACENT = TIERS.slice(1).map((tier, i) => `${tier}:${TIERS[i]}`);

function duel(pair: string, games: number, from: number): void {
  const [one = '', other = ''] = pair.split(':');
  const standing: Standing = { pair: `${one} against ${other}`, played: 0, won: {} };
  const began = process.cpuUsage();
  const seconds = (): number => process.cpuUsage(began).user / 1e6;
  for (let game = 0; game < games / 2; game++) {
    for (const seat of pens.seats) {
      const players = Object.fromEntries(pens.seats.map((each) => [each, playerOf(each === seat ? one : other)]));
      standing.won[seat] ??= 0;
      if (winner({ game: pens, advice }, `strength ${from + game}`, players) === seat) standing.won[seat] += 1;
      standing.played += 1;
    }
    if (game % 25 === 24) console.error(row(standing, seconds()));
  }
  console.log(row(standing, seconds()));
}

console.log(
  `| pair | games | won | ${pens.seats.map((seat) => `as ${seat}`).join(' | ')} | Elo | 95 % interval | a game takes |`,
);
console.log('| --- | ---: | ---: | ---: | ---: | ---: | --- | ---: |');
for (const pair of option('pairs', ADJACENT.join(',')).split(','))
  duel(pair, Number(option('games', '400')), Number(option('from', '0')));
