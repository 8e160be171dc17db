/** `npm run bench`: every measurement side by side in one run. It fails if a figure misses what it must reach. */
import './production.ts';
import { type Effort, measure, type Rates } from './measure.ts';
import { type Figure, type Page, publish } from './report.ts';
import { skirmishTasks } from './skirmish.ts';
import { type Sizes, sizes, xxiTasks } from './xxi.ts';

const FULL: Effort = { warmUp: 4, rounds: 11, slice: 400 };
const QUICK: Effort = { warmUp: 1, rounds: 5, slice: 150 };
const PAGE: Page = {
  file: new URL('../results/kernel.md', import.meta.url),
  title: 'The kernel',
  command: 'npm run bench',
  how: `All tasks run in one process and take turns, round after round, and are charged by processor time. A rate is the median
of its rounds, a ratio the median of the ratios within each round. Rates differ from machine to machine, ratios much less. The games and the rules of Skirmish are
described in [bench/skirmish](../skirmish/README.md), the bars in the design.`,
};

async function main(isQuick: boolean): Promise<void> {
  const rates = await measure([...skirmishTasks(), ...xxiTasks()], isQuick ? QUICK : FULL);
  publish(figuresOf(rates, sizes(isQuick ? 3 : 20)), PAGE, isQuick);
}

const atLeast = (must: number, aim: number) => ({ must, aim, better: 'more' }) as const;
const atMost = (must: number, aim: number) => ({ must, aim, better: 'less' }) as const;

function figuresOf(rates: Rates, { fork, saved, record }: Sizes): Figure[] {
  const rate = (what: string, task: string): Figure => ({ what, value: rates.rate(task), unit: '/s' });
  return [
    rate('Skirmish, bare loop: moves', 'bare'),
    rate('Skirmish, kernel: moves', 'kernel'),
    rate('Skirmish, boardgame.io: moves', 'boardgame.io'),
    { what: 'kernel against bare', value: rates.ratio('kernel', 'bare'), unit: '', bar: atLeast(0.33, 0.67) },
    {
      what: 'kernel against boardgame.io',
      value: rates.ratio('kernel', 'boardgame.io'),
      unit: '×',
      bar: atLeast(50, 100),
    },
    rate('Skirmish, bare replay: moves', 'bare replay'),
    rate('Skirmish, replay of a record: moves', 'kernel replay'),
    {
      what: 'replay of a record against bare',
      value: rates.ratio('kernel replay', 'bare replay'),
      unit: '',
      bar: atLeast(0.2, 0.4),
    },
    rate("Skirmish, boardgame.io's MCTSBot: iterations", 'boardgame.io search'),
    rate('Skirmish, our search: iterations', 'kernel search'),
    {
      what: 'our search against MCTSBot',
      value: rates.ratio('kernel search', 'boardgame.io search'),
      unit: '×',
      bar: atLeast(50, 100),
    },
    rate('XXI: random games on one core', 'XXI games'),
    rate('XXI: offers, view, action: decisions', 'XXI decisions'),
    {
      what: 'XXI decisions against bare Skirmish moves',
      value: rates.ratio('XXI decisions', 'bare'),
      unit: '',
      bar: atLeast(0.1, 0.2),
    },
    { what: 'XXI: fork at the median decision', value: fork, unit: ' µs', bar: atMost(50, 25) },
    { what: 'XXI: saved game', value: saved, unit: ' bytes' },
    { what: 'XXI: record of a whole game', value: record, unit: ' bytes' },
  ];
}

await main(process.argv.includes('--quick'));
