/**
 * War Plan Z, the game with the most to hide: random games, a decision as a table needs it, forks, and imagined worlds.
 * `node scripts/run.mjs bench/src/planz.ts` writes results/planz.md; `--quick` takes a short look and writes nothing.
 */
import './production.ts';
import { copyOf, FastDice, Match } from '@derby/kernel';
import { asAdvised, atRandom, playThrough } from '@derby/kernel/testing/play';
import { planz } from '@derby/planz';
import { advice } from '@derby/planz/advice';
import type { PlanZ, State } from '@derby/planz/state';
import { advisedGames, forkTime, randomGames } from './games.ts';
import { measure, median, processorTime, share, type Task } from './measure.ts';
import { type Figure, type Page, publish } from './report.ts';
import { skirmishTasks } from './skirmish.ts';

const QUICK = { effort: { warmUp: 1, rounds: 3, slice: 400 }, games: 1 };
const FULL = { effort: { warmUp: 4, rounds: 5, slice: 2000 }, games: 1 };
/** A redraw is over too soon for the clock of the processor: so many are timed together. */
const WORLDS = 10;
const PAGE: Page = {
  file: new URL('../results/planz.md', import.meta.url),
  title: 'War Plan Z',
  command: 'node scripts/run.mjs bench/src/planz.ts',
  how: `All figures are processor time, not time by the clock: of the process, which includes what compiles and collects beside the one thread that plays. A rate is the median of its rounds, a ratio the median of the
ratios within each round; the bare loop is that of Skirmish ([bench/skirmish](../skirmish/README.md)), measured in the same run. Forks, redrawn worlds and
decisions of the adviser are measured at every decision of ${FULL.games} whole matches that it plays against itself, after one to warm up.`,
};

async function main(isQuick: boolean): Promise<void> {
  const { effort, games } = isQuick ? QUICK : FULL;
  const bare = skirmishTasks().filter(({ name }) => name === 'bare');
  const tasks = [...bare, randomGames('random', planz), advisedGames('advised', { game: planz, advice }), decisions()];
  const rates = await measure(tasks, effort);
  const { forks, worlds, answers } = played(games);
  const figures: Figure[] = [
    { what: 'random games on one core', value: rates.rate('random'), unit: '/s' },
    { what: 'games of the adviser against itself', value: rates.rate('advised'), unit: '/s' },
    { what: 'offers, view, action: decisions', value: rates.rate('decisions'), unit: '/s' },
    {
      what: 'decisions against bare Skirmish moves',
      value: rates.ratio('decisions', 'bare'),
      unit: '',
      bar: { must: 0.05, aim: 0.1, better: 'more' },
    },
    {
      what: 'fork at the median decision',
      value: median(forks),
      unit: ' µs',
      bar: { must: 200, aim: 100, better: 'less' },
    },
    { what: 'fork at the slowest tenth', value: share(forks, 0.9), unit: ' µs' },
    {
      what: 'resample at the median decision',
      value: median(worlds),
      unit: ' µs',
      bar: { must: 300, aim: 150, better: 'less' },
    },
    { what: 'adviser: median decision', value: median(answers), unit: ' ms' },
    { what: 'adviser: 95 of 100 decisions within', value: share(answers, 0.95), unit: ' ms' },
    { what: 'decisions measured', value: answers.length, unit: '' },
  ];
  publish(figures, PAGE, isQuick);
}

/** A whole match as a table needs it: at each decision the offers, the view of the seat to act, and the action. */
function decisions(): Task {
  let seed = 0;
  const look = (match: Match<PlanZ>): undefined => {
    if (match.question) match.view(match.question.seat);
    return undefined;
  };
  return {
    name: 'decisions',
    run: () => {
      seed += 1;
      const match = Match.start(planz, { seed: `planz ${seed}`, options: { defaultSetup: true } });
      return playThrough(match, atRandom(new FastDice(seed)), look).steps.length;
    },
  };
}

/** What a fork and a redrawn world cost at every decision, in microseconds, and the adviser's answer in milliseconds. */
function played(games: number): { readonly forks: number[]; readonly worlds: number[]; readonly answers: number[] } {
  const [forks, worlds, answers]: [number[], number[], number[]] = [[], [], []];
  const decide = asAdvised(advice);
  for (let game = 0; game <= games; game++) {
    const match = Match.start(planz, { seed: `bench ${game}` });
    while (match.question) {
      const start = processorTime();
      const choice = decide(match);
      const time = processorTime() - start;
      if (game > 0) {
        answers.push(time);
        forks.push(forkTime(match));
        worlds.push(worldTime(match));
      }
      match.take(choice);
    }
  }
  return { forks, worlds, answers };
}

/** Microseconds to redraw all that the seat to act cannot know; the copies it works on are made before. */
function worldTime(match: Match<PlanZ>): number {
  const seat = match.question?.seat ?? 'german';
  const copies = Array.from({ length: WORLDS }, () => copyOf(match.state) as State);
  const dice = new FastDice(match.steps.length);
  const start = processorTime();
  for (const state of copies) planz.resample(state, seat, dice);
  return ((processorTime() - start) * 1000) / WORLDS;
}

await main(process.argv.includes('--quick'));
