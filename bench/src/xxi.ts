/** What is measured with a real game, XXI. */
import { FastDice, freshWorld, Match, openOf, optionsFor, playOut, recordOf, writeRecord } from '@derby/kernel';
import { xxi } from '@derby/xxi';
import { median, processorTime, type Task } from './measure.ts';
import { randomChoice, randomMatch } from './random-play.ts';

export function xxiTasks(): Task[] {
  let seed = 0;
  const options = optionsFor(xxi);
  return [
    {
      name: 'XXI games',
      run: () => {
        seed += 1;
        playOut(freshWorld(xxi, xxi.setup(options), new FastDice(seed)), randomChoice(new FastDice(-seed)));
        return 1;
      },
    },
    {
      name: 'XXI decisions',
      run: () => {
        seed += 1;
        return decisionsOfMatch(`xxi ${seed}`);
      },
    },
  ];
}

/** A whole match as a table needs it: at each decision the offers, the view of the seat to act, and the action. */
function decisionsOfMatch(seed: string): number {
  const match = Match.start(xxi, { seed });
  const dice = new FastDice(seed);
  for (let { question } = match; question; { question } = match) {
    match.view(question.seat);
    const open = openOf(question.offers);
    const offer = open[dice.below(open.length)];
    if (offer) match.take(offer.choice);
  }
  return match.steps.length;
}

export interface Sizes {
  /** Microseconds for a fork, at the median decision. */
  readonly fork: number;
  /** Bytes of a saved game, at the median decision. */
  readonly saved: number;
  /** Bytes of the record of a whole game, in the median. */
  readonly record: number;
}

/** Forks and saves at every decision of several games. */
export function sizes(games: number): Sizes {
  const forks: number[] = [];
  const saved: number[] = [];
  const records: number[] = [];
  for (let game = 0; game < games; game++) {
    const seed = `sizes ${game}`;
    const match = Match.start(xxi, { seed });
    for (const _ of randomMatch(match, new FastDice(seed))) {
      forks.push(forkTime(match));
      saved.push(JSON.stringify(match.save()).length);
    }
    records.push(writeRecord(recordOf(match, { seed })).length);
  }
  return { fork: median(forks), saved: median(saved), record: median(records) };
}

const FORKS = 5;

function forkTime(match: { fork(): unknown }): number {
  const start = processorTime();
  for (let i = 0; i < FORKS; i++) match.fork();
  return ((processorTime() - start) * 1000) / FORKS;
}
