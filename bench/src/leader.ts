/**
 * Flotilla Leader: random campaigns and forks. `node scripts/run.mjs bench/src/leader.ts` writes results/leader.md; `--quick`
 * takes a short look and writes nothing.
 */
import { leader } from '@derby/leader';
import { advice } from '@derby/leader/advice';
import { advisedGames, forkTimes, randomGames } from './games.ts';
import { measure, median, share } from './measure.ts';
import { type Figure, type Page, publish } from './report.ts';

const QUICK = { effort: { warmUp: 1, rounds: 3, slice: 400 }, games: 3 };
const FULL = { effort: { warmUp: 3, rounds: 9, slice: 1000 }, games: 20 };
const PAGE: Page = {
  file: new URL('../results/leader.md', import.meta.url),
  title: 'Flotilla Leader',
  command: 'node scripts/run.mjs bench/src/leader.ts',
  how: `All figures are processor time of one thread, not time by the clock. A rate is the median of its rounds. Forks are measured at
every decision of ${FULL.games} campaigns led by the book, after one to warm up.`,
};

async function main(isQuick: boolean): Promise<void> {
  const { effort, games } = isQuick ? QUICK : FULL;
  const rates = await measure(
    [randomGames('random', leader), advisedGames('by the book', { game: leader, advice })],
    effort,
  );
  const forks = forkTimes({ game: leader, advice }, games);
  const figures: Figure[] = [
    { what: 'random campaigns on one core', value: rates.rate('random'), unit: '/s' },
    { what: 'campaigns led by the book', value: rates.rate('by the book'), unit: '/s' },
    {
      what: 'fork at the median decision',
      value: median(forks),
      unit: ' µs',
      bar: { must: 200, aim: 100, better: 'less' },
    },
    { what: 'fork at the slowest tenth', value: share(forks, 0.9), unit: ' µs' },
    { what: 'decisions measured', value: forks.length, unit: '' },
  ];
  publish(figures, PAGE, isQuick);
}

await main(process.argv.includes('--quick'));
