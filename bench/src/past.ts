/**
 * Long games: what it costs to look back, and to take a choice back across dice. `node scripts/run.mjs bench/src/past.ts` writes
 * results/past.md; `--quick` takes a short look and writes nothing.
 */
import './production.ts';
import { FastDice, type GameRecord, HostedMatch, Match, recordOf } from '@derby/kernel';
import { leader } from '@derby/leader';
import { advice } from '@derby/leader/advice';
import { median, processorTime, share } from './measure.ts';
import { type Figure, type Page, publish } from './report.ts';

const CHOICES = 3000;
const MOST_CAMPAIGNS = 40;
const OPTIONS = { campaign: 'happy-time', length: 'long', linkedCampaigns: true };
const DICE = new FastDice('advice');
const QUICK = { times: 10 };
const FULL = { times: 100 };
const PAGE: Page = {
  file: new URL('../results/past.md', import.meta.url),
  title: 'Long games',
  command: 'node scripts/run.mjs bench/src/past.ts',
  how: `A campaign of Flotilla Leader after ${CHOICES.toLocaleString('en')} choices. Moments are looked at by chance, far apart, ${FULL.times} times; as many
choices are taken back one after the other. All figures are processor time of one thread.`,
};
const BAR = { must: 50, aim: 20, better: 'less' } as const;

async function main(isQuick: boolean): Promise<void> {
  const { times } = isQuick ? QUICK : FULL;
  const looks = await lookingBack(times);
  const backs = await takingBack(times);
  const figures: Figure[] = [
    { what: 'looking back, the median moment', value: median(looks), unit: ' ms', bar: BAR },
    { what: 'looking back, the slowest tenth', value: share(looks, 0.9), unit: ' ms', bar: BAR },
    { what: 'taking back across dice, the median choice', value: median(backs), unit: ' ms', bar: BAR },
    { what: 'taking back across dice, the slowest tenth', value: share(backs, 0.9), unit: ' ms', bar: BAR },
  ];
  publish(figures, PAGE, isQuick);
}

/** The first campaign by the adviser that is so long, as far as so many choices. */
function longGame(): GameRecord {
  for (let number = 1; number <= MOST_CAMPAIGNS; number++) {
    const seed = `past ${number}`;
    const match = Match.start(leader, { seed, options: OPTIONS });
    while (match.question && match.steps.length < CHOICES)
      match.take(advice.policy(match.view('player'), match.question, DICE));
    if (match.question) return recordOf(match, { seed });
  }
  throw new Error(`No campaign has ${CHOICES} choices.`);
}

const seat = () => HostedMatch.resume(leader, longGame()).at('player');

async function lookingBack(times: number): Promise<number[]> {
  const table = seat();
  const dice = new FastDice('past');
  return timed(times, () => table.lookBack(dice.below(CHOICES)));
}

async function takingBack(times: number): Promise<number[]> {
  const table = seat();
  return timed(times, () => table.takeBack(table.now.at));
}

/** Milliseconds of each time, after one to warm up. */
async function timed(times: number, act: () => Promise<unknown>): Promise<number[]> {
  const taken: number[] = [];
  for (let i = 0; i <= times; i++) {
    const start = processorTime();
    await act();
    if (i > 0) taken.push(processorTime() - start);
  }
  return taken;
}

await main(process.argv.includes('--quick'));
