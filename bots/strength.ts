/**
 * `npm run strength`: how strong the tiers are on XXI, each over the same games, on all cores.
 * `-- --games 400 --tiers cadet,commander --from 0`; the table goes to the terminal, for the README of this folder.
 */
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { Match } from '@derby/kernel';
import { xxi } from '@derby/xxi';
import { choose, playerOf, TIERS, thinkingOf } from './src/index.ts';

interface Job {
  readonly tier: string;
  readonly game: number;
}

interface Played extends Job {
  readonly grade: string;
  readonly worth: number;
}

/** One game from its seed to its result. */
function play({ tier, game }: Job): Played {
  const match = Match.start(xxi, { seed: `strength ${game}` });
  const player = playerOf(tier);
  for (let turn = thinkingOf(match); turn; turn = thinkingOf(match)) match.take(choose(player, turn, 'strength'));
  const { outcome } = match;
  if (!outcome) throw new Error('A game without a result.');
  return { tier, game, grade: outcome.grade, worth: outcome.worth.player };
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

const GRADES = ['decisive', 'operational', 'marginal', 'defeat'];

function row(tier: string, played: readonly Played[], seconds: number): string {
  const count = played.length;
  const mean = played.reduce((sum, one) => sum + one.worth, 0) / count;
  const variance = played.reduce((sum, one) => sum + (one.worth - mean) ** 2, 0) / (count - 1);
  const reach = 1.96 * Math.sqrt(variance / count);
  const shares = GRADES.map((grade) => {
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
  console.log(
    '| tier | games | mean worth | 95 % interval | decisive | operational | marginal | defeat | a game takes |',
  );
  console.log('| --- | ---: | ---: | --- | ---: | ---: | ---: | ---: | ---: |');
  for (const tier of tiers) {
    const jobs = Array.from({ length: games }, (_, i) => ({ tier, game: from + i }));
    const began = process.cpuUsage();
    const played = await playAll(jobs, Number(option('workers', String(availableParallelism()))));
    console.log(row(tier, played, process.cpuUsage(began).user / 1e6));
  }
}

if (isMainThread) await main();
else if (workerData === 'strength') parentPort?.on('message', (job: Job) => parentPort?.postMessage(play(job)));
