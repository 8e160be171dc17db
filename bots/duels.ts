/**
 * `node scripts/run.mjs bots/duels.ts --game pens --pairs commander:watch-officer --games 400`: how the tiers stand against each other in a
 * game of two seats. Each pair plays every seed twice, with the seats exchanged, a draw counting half; Elo from the share of games won, with
 * its 95 % interval. `--from 0 --options shortGame=true`.
 */
import { FastDice, freshWorld, type Lexicon, Match, type OptionValue, optionsFor } from '@derby/kernel';
import { entryOf } from '@derby/registry';
import { argsOf } from '../scripts/args.ts';
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

type Setting = Readonly<Record<string, OptionValue>>;

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
  const world = freshWorld(game, game.setup(optionsFor(game, setting)), new FastDice(seed));
  let made = 0;
  for (let turn = thinkingOn(advised, world, made); turn; turn = thinkingOn(advised, world, ++made))
    world.answer(choose(at(players, turn.seat), turn, seed));
  return game.result(world.state)?.winner ?? 'nobody';
}

function winnerOfMatch<G extends Lexicon>(
  { game, advice }: AdvisedGame<G>,
  seed: string,
  players: Readonly<Record<string, Player>>,
): string {
  const match = Match.start(game, { seed, options: setting });
  for (let turn = thinkingOf(match, advice); turn; turn = thinkingOf(match, advice))
    match.take(choose(at(players, turn.seat), turn, seed));
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

const ADJACENT = TIERS.slice(1).map((tier, i) => `${tier}:${TIERS[i]}`);
const { values } = argsOf({
  options: {
    game: { type: 'string', default: 'pens' },
    pairs: { type: 'string', default: ADJACENT.join(',') },
    games: { type: 'string', default: '400' },
    from: { type: 'string', default: '0' },
    options: { type: 'string', default: '' },
  },
});

/** `shortGame=true,scenario=2` */
const setting: Setting = Object.fromEntries(
  values.options
    .split(',')
    .filter(Boolean)
    .map((word) => {
      const [name = '', value = ''] = word.split('=');
      return [
        name,
        value === 'true' || value === 'false' ? value === 'true' : Number.isNaN(Number(value)) ? value : Number(value),
      ];
    }),
);

function duel<G extends Lexicon>(advised: AdvisedGame<G>, pair: string, games: number, from: number): void {
  const { seats } = advised.game;
  const [one = '', other = ''] = pair.split(':');
  const standing: Standing = { pair: `${one} against ${other}`, played: 0, won: {} };
  const began = process.cpuUsage();
  const seconds = (): number => process.cpuUsage(began).user / 1e6;
  for (let game = 0; game < games / 2; game++) {
    for (const seat of seats) {
      const players = Object.fromEntries(seats.map((each) => [each, playerOf(each === seat ? one : other)]));
      const won = winner(advised, `strength ${from + game}`, players);
      standing.won[seat] = (standing.won[seat] ?? 0) + (won === seat ? 1 : won === 'draw' ? 0.5 : 0);
      standing.played += 1;
    }
    if (game % 25 === 24) console.error(row(standing, seconds()));
  }
  console.log(row(standing, seconds()));
}

const entry = entryOf(values.game);
const advised = { game: await entry.load(), advice: await entry.advice() };
console.log(
  `| pair | games | won | ${advised.game.seats.map((seat) => `as ${seat}`).join(' | ')} | Elo | 95 % interval | a game takes |`,
);
console.log('| --- | ---: | ---: | ---: | ---: | ---: | --- | ---: |');
for (const pair of values.pairs.split(',')) duel(advised, pair, Number(values.games), Number(values.from));
