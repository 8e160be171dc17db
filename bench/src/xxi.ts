/** What is measured with a real game, XXI. */
import { FastDice, Match, recordOf, writeRecord } from '@derby/kernel';
import { atRandom, playThrough } from '@derby/kernel/testing/play';
import { xxi } from '@derby/xxi';
import type { Xxi } from '@derby/xxi/state';
import { forkTime, randomGames } from './games.ts';
import { median, type Task } from './measure.ts';

export function xxiTasks(): Task[] {
  let seed = 0;
  return [
    randomGames('XXI games', xxi),
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
  const look = (match: Match<Xxi>): undefined => {
    match.view('player');
    return undefined;
  };
  return playThrough(Match.start(xxi, { seed }), atRandom(new FastDice(seed)), look).steps.length;
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
    const match = playThrough(Match.start(xxi, { seed }), atRandom(new FastDice(seed)), (now) => {
      forks.push(forkTime(now));
      saved.push(JSON.stringify(now.save()).length);
      return undefined;
    });
    records.push(writeRecord(recordOf(match, { seed })).length);
  }
  return { fork: median(forks), saved: median(saved), record: median(records) };
}
