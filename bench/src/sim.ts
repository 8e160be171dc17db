/**
 * The simulator: XXI games a second with `greedy` on one worker and on two. `node --import tsx bench/src/sim.ts` writes
 * results/sim.md; `--quick` takes a short look and writes nothing.
 */
import { writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { type Job, jobsOf, Pool, type Study } from '@derby/sim';
import { Rates } from './measure.ts';
import { type Figure, isMissed, table } from './report.ts';

const RESULTS = new URL('../results/sim.md', import.meta.url);
const QUICK = { rounds: 3, games: 60 };
const FULL = { rounds: 9, games: 300 };
const BARS = { must: 1.7, aim: 1.9, better: 'more' } as const;

async function main(isQuick: boolean): Promise<void> {
  const effort = isQuick ? QUICK : FULL;
  const rates = await measured(effort.rounds, effort.games);
  const figures: Figure[] = [
    { what: 'XXI, greedy, one worker: games', value: rates.rate('one'), unit: '/s' },
    { what: 'XXI, greedy, two workers: games', value: rates.rate('two'), unit: '/s' },
    { what: 'two workers against one', value: rates.ratio('two', 'one'), unit: '×', bar: BARS },
  ];
  console.log(table(figures));
  if (!isQuick) writeFileSync(RESULTS, page(figures, effort));
  if (figures.some(isMissed)) process.exitCode = 1;
}

/** Both pools stay open and take turns; the first round warms up and is not counted. */
async function measured(rounds: number, games: number): Promise<Rates> {
  const pools = { one: new Pool(1), two: new Pool(2) };
  const rates = new Rates();
  for (let round = 0; round <= rounds; round++) {
    for (const [name, pool] of Object.entries(pools)) {
      const rate = await rateOf(pool, jobsFor(round, games));
      if (round > 0) rates.add(name, rate);
    }
  }
  await Promise.all(Object.values(pools).map((pool) => pool.close()));
  return rates;
}

/** The same games for both, others in every round; small jobs, so that nobody waits at the end. */
function jobsFor(round: number, games: number): Job[] {
  const study: Study = {
    game: 'xxi',
    edition: 1,
    options: {},
    bots: { player: 'greedy' },
    seed: `bench ${round}`,
    games,
  };
  return jobsOf(study, 4);
}

/** Games a second by the clock: threads are what is measured, so processor time would tell nothing. */
async function rateOf(pool: Pool, jobs: readonly Job[]): Promise<number> {
  const start = performance.now();
  let games = 0;
  await pool.run(jobs, {
    onDone: (_job, results) => {
      games += results.length;
    },
  });
  return (games / (performance.now() - start)) * 1000;
}

function page(figures: readonly Figure[], { rounds, games }: typeof FULL): string {
  const [cpu] = cpus();
  const load = loadavg()[0]?.toFixed(1);
  return `# The simulator, measured

Measured on ${new Date().toISOString().slice(0, 10)}: ${cpu?.model ?? 'an unknown processor'}, ${cpus().length} cores, Node ${process.version}, load of the machine ${load}.
To repeat: \`node --import tsx bench/src/sim.ts\`. It takes the place of this page.

One worker and two take turns in one run, ${rounds} rounds of ${games} games each after one to warm up, both on the same games. A rate is
the median of its rounds, the ratio the median of the ratios within each round. Where other work runs on the same cores
the rates are too low; the ratio is then what the machine had left to give.

${table(figures)}
`;
}

await main(process.argv.includes('--quick'));
