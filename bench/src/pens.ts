/**
 * U-boat Pens, the largest game: random games, forks, and how long a commander takes. `node scripts/run.mjs bench/src/pens.ts`
 * writes results/pens.md; `--quick` takes a short look and writes nothing.
 */
import './production.ts';
import { choose, playerOf, thinkingOf } from '@derby/bots';
import { Match } from '@derby/kernel';
import { pens } from '@derby/pens';
import { advice } from '@derby/pens/advice';
import { advisedGames, forkTime, randomGames } from './games.ts';
import { measure, median, processorTime, share } from './measure.ts';
import { type Figure, type Page, publish } from './report.ts';

const QUICK = { effort: { warmUp: 1, rounds: 3, slice: 400 }, games: 1 };
const FULL = { effort: { warmUp: 5, rounds: 5, slice: 1000 }, games: 3 };
const PAGE: Page = {
  file: new URL('../results/pens.md', import.meta.url),
  title: 'U-boat Pens',
  command: 'node scripts/run.mjs bench/src/pens.ts',
  how: `All figures are processor time of one thread, not time by the clock. A rate is the median of its rounds. Forks and decisions are
measured at every decision of ${FULL.games} whole matches between two commanders.`,
};

async function main(isQuick: boolean): Promise<void> {
  const { effort, games } = isQuick ? QUICK : FULL;
  const rates = await measure([randomGames('random', pens), advisedGames('planned', { game: pens, advice })], effort);
  const { forks, decisions } = commanded(games);
  const figures: Figure[] = [
    { what: 'random games on one core', value: rates.rate('random'), unit: '/s' },
    { what: 'games of the planner against itself', value: rates.rate('planned'), unit: '/s' },
    {
      what: 'fork at the median decision',
      value: median(forks),
      unit: ' µs',
      bar: { must: 200, aim: 100, better: 'less' },
    },
    { what: 'fork at the slowest tenth', value: share(forks, 0.9), unit: ' µs' },
    { what: 'commander: median decision', value: median(decisions), unit: ' ms' },
    {
      what: 'commander: 95 of 100 decisions within',
      value: share(decisions, 0.95),
      unit: ' ms',
      bar: { must: 2000, aim: 500, better: 'less' },
    },
    { what: 'commander: slowest decision', value: Math.max(...decisions), unit: ' ms' },
    { what: 'decisions measured', value: decisions.length, unit: '' },
  ];
  publish(figures, PAGE, isQuick);
}

/** Whole matches of two commanders: what every decision costs the processor in milliseconds, and a fork at it in microseconds. */
function commanded(games: number): { readonly forks: number[]; readonly decisions: number[] } {
  const commander = playerOf('commander');
  const [forks, decisions]: [number[], number[]] = [[], []];
  for (let game = 0; game < games; game++) {
    const match = Match.start(pens, { seed: `bench ${game}` });
    const thought = () => thinkingOf(match, advice);
    for (let thinking = thought(); thinking; thinking = thought()) {
      const start = processorTime();
      const choice = choose(commander, thinking, 'bench');
      decisions.push(processorTime() - start);
      forks.push(forkTime(match));
      match.take(choice);
    }
  }
  return { forks, decisions };
}

await main(process.argv.includes('--quick'));
