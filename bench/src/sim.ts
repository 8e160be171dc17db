/**
 * The simulator: XXI games a second with `greedy` on one worker and on two. `node scripts/run.mjs bench/src/sim.ts` writes
 * results/sim.md; `--quick` takes a short look and writes nothing.
 */
import { type Job, jobsOf, Pool, type Study } from '@derby/sim';
import { processorTime, Rates } from './measure.ts';
import { type Figure, type Page, publish } from './report.ts';

const QUICK = { rounds: 3, games: 60 };
/** Rounds of seconds: compilers run beside the games for the first few hundred, and take from two workers more than from one. */
const FULL = { rounds: 7, games: 600 };
const PAGE: Page = {
  file: new URL('../results/sim.md', import.meta.url),
  title: 'The simulator',
  command: 'node scripts/run.mjs bench/src/sim.ts',
  how: `One worker and two take turns in one run, ${FULL.rounds} rounds of ${FULL.games} games each after one to warm up, both on the same games. A rate is
the median of its rounds, the ratio the median of the ratios within each round. Where other work runs on the same cores
the rates by the clock are too low, and their ratio is what the machine had left to give; twice the ratio of what a game
costs the processor is what two free cores would give.`,
};
const BARS = { must: 1.7, aim: 1.9, better: 'more' } as const;

async function main(isQuick: boolean): Promise<void> {
  const effort = isQuick ? QUICK : FULL;
  const rates = await measured(effort.rounds, effort.games);
  const figures: Figure[] = [
    { what: 'XXI, greedy, one worker: games', value: rates.rate('one'), unit: '/s' },
    { what: 'XXI, greedy, two workers: games', value: rates.rate('two'), unit: '/s' },
    { what: 'two workers against one, by the clock', value: rates.ratio('two', 'one'), unit: '×', bar: BARS },
    {
      what: 'the same, by what a game costs the processor',
      value: 2 * rates.ratio('two, processor', 'one, processor'),
      unit: '×',
    },
  ];
  publish(figures, PAGE, isQuick);
}

/** Both pools stay open and take turns. Before that every thread plays as many games to warm up. */
async function measured(rounds: number, games: number): Promise<Rates> {
  const pools = { one: new Pool(1), two: new Pool(2) };
  const rates = new Rates();
  await rateOf(pools.one, jobsFor(0, games));
  await rateOf(pools.two, jobsFor(0, 2 * games));
  for (let round = 1; round <= rounds; round++) {
    for (const [name, pool] of Object.entries(pools)) {
      const { clock, processor } = await rateOf(pool, jobsFor(round, games));
      rates.add(name, clock);
      rates.add(`${name}, processor`, processor);
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
  return [...jobsOf(study, 4)];
}

/** Games a second by the clock, and for each second of processor time of all threads together. */
async function rateOf(pool: Pool, jobs: readonly Job[]): Promise<{ clock: number; processor: number }> {
  const start = { clock: performance.now(), processor: processorTime() };
  let games = 0;
  await pool.run(jobs, {
    onDone: (_job, results) => {
      games += results.length;
    },
  });
  return {
    clock: (1000 * games) / (performance.now() - start.clock),
    processor: (1000 * games) / (processorTime() - start.processor),
  };
}

await main(process.argv.includes('--quick'));
