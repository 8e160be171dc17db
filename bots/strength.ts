/**
 * `npm run strength`: how strong the tiers are on a game for one player, each over the same games, on all cores.
 * `-- --game leader --games 400 --tiers cadet,commander --from 0`; the table goes to the terminal, for the README of this folder.
 */
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { type Lexicon, Match, type OptionValue } from '@derby/kernel';
import { leader } from '@derby/leader';
import { advice as leaderAdvice } from '@derby/leader/advice';
import { CAMPAIGN_IDS } from '@derby/leader/data/campaigns';
import { xxi } from '@derby/xxi';
import { advice as xxiAdvice } from '@derby/xxi/advice';
import { type AdvisedGame, choose, playerOf, TIERS, thinkingOf } from './src/index.ts';

interface Job {
  readonly solo: string;
  readonly tier: string;
  readonly game: number;
}

interface Played extends Job {
  readonly grade: string;
  readonly worth: number;
}

type Setting = Readonly<Record<string, OptionValue>>;

/** A game for one player: its grades from the best down, and the settings that each seed goes through in turn. */
interface Solo {
  readonly grades: readonly string[];
  readonly settings: readonly Setting[];
  readonly play: (tier: string, seed: string, options: Setting) => { grade: string; worth: number };
}

const SOLOS: Readonly<Record<string, Solo>> = {
  xxi: {
    grades: ['decisive', 'operational', 'marginal', 'defeat'],
    settings: [{}],
    play: playing({ game: xxi, advice: xxiAdvice }),
  },
  leader: {
    grades: ['great', 'good', 'adequate', 'poor', 'dismal'],
    settings: CAMPAIGN_IDS.map((campaign) => ({ campaign })),
    play: playing({ game: leader, advice: leaderAdvice }),
  },
};

function soloOf(name: string): Solo {
  const solo = SOLOS[name];
  if (!solo) throw new Error(`There is no game "${name}" here; there are: ${Object.keys(SOLOS).join(', ')}.`);
  return solo;
}

/** One game from its seed to its result. */
function playing<G extends Lexicon>({ game, advice }: AdvisedGame<G>): Solo['play'] {
  return (tier, seed, options) => {
    const match = Match.start(game, { seed, options });
    const player = playerOf(tier);
    const thought = () => thinkingOf(match, advice);
    for (let turn = thought(); turn; turn = thought()) match.take(choose(player, turn, 'strength'));
    const { outcome } = match;
    const [seat] = game.seats;
    if (!outcome || seat === undefined) throw new Error('A game without a result.');
    return { grade: outcome.grade, worth: outcome.worth[seat] };
  };
}

/** Game 0 is the first seed with the first setting, game 1 the same seed with the next. */
function play(job: Job): Played {
  const { settings, play: playOne } = soloOf(job.solo);
  const seed = `strength ${Math.floor(job.game / settings.length)}`;
  return { ...job, ...playOne(job.tier, seed, settings[job.game % settings.length] ?? {}) };
}

/** Every worker takes the next job when it has done the last: the results do not depend on their number. */
async function playAll(jobs: readonly Job[], workers: number): Promise<Played[]> {
  const played: Played[] = [];
  const waiting = jobs.values();
  const work = async (): Promise<void> => {
    const worker = new Worker(new URL(import.meta.url), { workerData: 'strength' });
    for (const job of waiting) {
      worker.postMessage(job);
      const [result] = (await once(worker, 'message')) as [Played];
      played.push(result);
      if (played.length % 50 === 0) console.error(`${played.length} of ${jobs.length}`);
    }
    await worker.terminate();
  };
  await Promise.all(Array.from({ length: workers }, work));
  return played;
}

function row(tier: string, grades: readonly string[], played: readonly Played[], seconds: number): string {
  const count = played.length;
  const mean = played.reduce((sum, one) => sum + one.worth, 0) / count;
  const variance = played.reduce((sum, one) => sum + (one.worth - mean) ** 2, 0) / (count - 1);
  const reach = 1.96 * Math.sqrt(variance / count);
  const shares = grades.map((grade) => {
    const share = played.filter((one) => one.grade === grade).length / count;
    return `${(share * 100).toFixed(1)} %`;
  });
  const interval = `${(mean - reach).toFixed(3)} … ${(mean + reach).toFixed(3)}`;
  return `| ${[tier, count, mean.toFixed(3), interval, ...shares, `${(seconds / count).toFixed(2)} s`].join(' | ')} |`;
}

const option = (name: string, standard: string): string => {
  const at = process.argv.indexOf(`--${name}`);
  return (at >= 0 ? process.argv[at + 1] : undefined) ?? standard;
};

async function main(): Promise<void> {
  const [games, from] = [Number(option('games', '400')), Number(option('from', '0'))];
  const tiers = option('tiers', TIERS.join(',')).split(',');
  const solo = option('game', 'xxi');
  const { grades } = soloOf(solo);
  console.log(`| tier | games | mean worth | 95 % interval | ${grades.join(' | ')} | a game takes |`);
  console.log(`| --- | ---: | ---: | --- |${' ---: |'.repeat(grades.length + 1)}`);
  for (const tier of tiers) {
    const jobs = Array.from({ length: games }, (_, i) => ({ solo, tier, game: from + i }));
    const began = process.cpuUsage();
    const played = await playAll(jobs, Number(option('workers', String(availableParallelism()))));
    console.log(row(tier, grades, played, process.cpuUsage(began).user / 1e6));
  }
}

if (isMainThread) await main();
else if (workerData === 'strength') parentPort?.on('message', (job: Job) => parentPort?.postMessage(play(job)));
