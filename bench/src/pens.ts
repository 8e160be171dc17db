/**
 * U-boat Pens, the largest game: random games, forks, and how long a commander takes. `node scripts/run.mjs bench/src/pens.ts`
 * writes results/pens.md; `--quick` takes a short look and writes nothing.
 */
import './production.ts';
import { writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { choose, playerOf, thinkingOf } from '@derby/bots';
import { FastDice, freshWorld, Match, optionsFor, playOut } from '@derby/kernel';
import { pens } from '@derby/pens';
import { measure, median, processorTime, type Task } from './measure.ts';
import { randomChoice } from './random-play.ts';
import { type Figure, isMissed, table } from './report.ts';

const RESULTS = new URL('../results/pens.md', import.meta.url);
const QUICK = { effort: { rounds: 3, slice: 400 }, games: 1 };
const FULL = { effort: { rounds: 9, slice: 1000 }, games: 6 };
const FORKS = 5;

async function main(isQuick: boolean): Promise<void> {
  const { effort, games } = isQuick ? QUICK : FULL;
  const rates = await measure([randomGames(), plannedGames()], effort);
  const { forks, decisions } = commanded(games);
  const figures: Figure[] = [
    { what: 'random games on one core', value: rates.rate('random'), unit: '/s' },
    { what: 'games of the planner against itself', value: rates.rate('planned'), unit: '/s' },
    {
      what: 'fork at the median decision',
      value: 1000 * median(forks),
      unit: ' µs',
      bar: { must: 200, aim: 100, better: 'less' },
    },
    { what: 'fork at the slowest tenth', value: 1000 * share(forks, 0.9), unit: ' µs' },
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
  console.log(table(figures));
  if (!isQuick) writeFileSync(RESULTS, page(figures));
  if (figures.some(isMissed)) process.exitCode = 1;
}

const world = (seed: number) => freshWorld(pens, pens.setup(optionsFor(pens)), new FastDice(seed));

function randomGames(): Task {
  let seed = 0;
  return {
    name: 'random',
    run: () => {
      seed += 1;
      playOut(world(seed), randomChoice(new FastDice(-seed)));
      return 1;
    },
  };
}

function plannedGames(): Task {
  let seed = 0;
  return {
    name: 'planned',
    run: () => {
      seed += 1;
      playOut(world(seed), ({ state, asking, open }) => {
        if (!asking) throw new Error('The game is over.');
        return pens.advice.policy(state, { seat: asking.seat, rule: asking.rule, offers: open } as never);
      });
      return 1;
    },
  };
}

/** Whole matches of two commanders: what every decision and a fork at it cost the processor, in milliseconds. */
function commanded(games: number): { readonly forks: number[]; readonly decisions: number[] } {
  const commander = playerOf('commander');
  const [forks, decisions]: [number[], number[]] = [[], []];
  for (let game = 0; game < games; game++) {
    const match = Match.start(pens, { seed: `bench ${game}` });
    for (let thinking = thinkingOf(match); thinking; thinking = thinkingOf(match)) {
      const start = processorTime();
      const choice = choose(commander, thinking, `bench ${match.steps.length}`);
      decisions.push(processorTime() - start);
      forks.push(forkTime(match));
      match.take(choice);
    }
  }
  return { forks, decisions };
}

function forkTime(match: { fork(): unknown }): number {
  const start = processorTime();
  for (let i = 0; i < FORKS; i++) match.fork();
  return (processorTime() - start) / FORKS;
}

const share = (values: readonly number[], part: number): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length * part)] ?? Number.NaN;

function page(figures: readonly Figure[]): string {
  const [cpu] = cpus();
  const load = loadavg()[0]?.toFixed(1);
  return `# U-boat Pens, measured

Measured on ${new Date().toISOString().slice(0, 10)}: ${cpu?.model ?? 'an unknown processor'}, ${cpus().length} cores, Node ${process.version}, load of the machine ${load}.
To repeat: \`node scripts/run.mjs bench/src/pens.ts\`. It takes the place of this page.

All figures are processor time of one thread, not time by the clock. A rate is the median of its rounds. Forks and decisions are
measured at every decision of ${FULL.games} whole matches between two commanders; each fork is the mean of ${FORKS}.

${table(figures)}
`;
}

await main(process.argv.includes('--quick'));
