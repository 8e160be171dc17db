/**
 * `npm run luck -- --game pens --ranks cadet,admiral --games 100`: whether the luck of the review averages nothing. Plays games of a rank
 * (in every seat), in turn with the settings that the game's value was fitted on, reviews each, and prints the mean luck of the first seat with its
 * 95 % reach; between two seats the other's is the same with the other sign. `--worlds` on which each decision is compared: fewer make a
 * review cheaper and no less fair. The same seed gives the same games. `--keep file.jsonl` keeps the reviews, and takes up those it finds there.
 */
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { type Lexicon, Match, type OptionValue, recordOf } from '@derby/kernel';
import { entryOf } from '@derby/registry';
import { argsOf } from '../scripts/args.ts';
import { studyOf } from './fit/study.ts';
import { spreadOf } from './reliability.ts';
import { accountsOf } from './src/accounts.ts';
import { type AdvisedGame, choose, playerOf, review, TIERS, thinkingOf } from './src/index.ts';

const { values } = argsOf({
  options: {
    game: { type: 'string', default: 'xxi' },
    ranks: { type: 'string', default: TIERS.join(',') },
    games: { type: 'string', default: '400' },
    from: { type: 'string', default: '0' },
    worlds: { type: 'string', default: '4' },
    search: { type: 'string', default: '2' },
    seed: { type: 'string', default: 'luck' },
    keep: { type: 'string', default: '' },
  },
});

type Setting = Readonly<Record<string, OptionValue>>;

/** One reviewed game, as the first seat would tell it. */
interface Told {
  readonly game: string;
  readonly rank: string;
  readonly number: number;
  readonly steps: number;
  readonly luck: number;
  /** What of the luck was the deal, before anybody decided. */
  readonly deal: number;
  /** What came to light: what the value is off by shows here, and not in luck. */
  readonly revealed: number;
  readonly result: number;
  /** Seconds of the processor for the review alone. */
  readonly took: number;
}

const BUDGET = { worlds: Number(values.worlds), search: Number(values.search), until: 'quiet' } as const;

function told<G extends Lexicon>(advised: AdvisedGame<G>, rank: string, number: number, options: Setting): Told {
  const { game, advice } = advised;
  const seed = `${values.seed} ${number}`;
  const match = Match.start(game, { seed, options });
  const player = playerOf(rank);
  for (let turn = thinkingOf(match, advice); turn; turn = thinkingOf(match, advice))
    match.take(choose(player, turn, seed));
  const began = process.cpuUsage();
  const course = review(advised, recordOf(match, { seed }), { budget: BUDGET, seed: values.seed });
  const { user, system } = process.cpuUsage(began);
  // Not from the review's books: it keeps none where the value is not proved, and there luck must average nothing too.
  const { luck, revealed = 0, result } = accountsOf(course, game.seats[0] ?? '', 0);
  const deal = (course.deal.after[0] ?? 0) - (course.deal.before[0] ?? 0);
  const took = (user + system) / 1e6;
  return { game: game.id, rank, number, steps: course.steps.length, luck, deal, revealed, result, took };
}

const kept: readonly Told[] =
  values.keep !== '' && existsSync(values.keep)
    ? readFileSync(values.keep, 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line) as Told)
    : [];

function tellAll<G extends Lexicon>(advised: AdvisedGame<G>, rank: string): Told[] {
  const { settings } = studyOf(advised);
  const [from, games] = [Number(values.from), Number(values.games)];
  return Array.from({ length: games }, (_, i) => {
    const number = from + i;
    const known = kept.find((one) => one.game === advised.game.id && one.rank === rank && one.number === number);
    const one = known ?? told(advised, rank, number, settings[number % settings.length] ?? {});
    if (!known && values.keep !== '') appendFileSync(values.keep, `${JSON.stringify(one)}\n`);
    return one;
  });
}

const told95 = ({ mean: middle, reach }: ReturnType<typeof spreadOf>): string =>
  `${middle.toFixed(4)} ± ${reach.toFixed(4)}`;

const mean = (numbers: readonly number[]): number => spreadOf(numbers).mean;

function row(game: string, rank: string, all: readonly Told[]): string {
  const [luck, played, revealed] = [
    spreadOf(all.map((one) => one.luck)),
    spreadOf(all.map((one) => one.luck - one.deal)),
    spreadOf(all.map((one) => one.revealed)),
  ];
  const cells = [
    ...[game, rank, all.length, mean(all.map((one) => one.steps)).toFixed(0)],
    mean(all.map((one) => one.result)).toFixed(3),
    ...[told95(luck), Math.abs(luck.mean) <= luck.reach ? 'yes' : 'no', told95(played), told95(revealed)],
    `${mean(all.map((one) => one.took)).toFixed(2)} s`,
  ];
  return `| ${cells.join(' | ')} |`;
}

const entry = entryOf(values.game);
const advised = { game: await entry.load(), advice: await entry.advice() };
console.log(
  '| game | rank | games | decisions | mean worth | mean luck, 95 % | around 0 | after the deal | came to light | a review takes |',
);
console.log('| --- | --- | ---: | ---: | ---: | ---: | --- | ---: | ---: | ---: |');
for (const rank of values.ranks.split(',')) console.log(row(values.game, rank, tellAll(advised, rank)));
