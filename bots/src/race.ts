/**
 * A race between choices: all that are still in it are tried on the same worlds, so luck mostly cancels out between them,
 * and one that is plainly behind the leader drops out.
 */
import type { Edge } from './tree.ts';

/** Worlds before anyone may drop out. */
const WARM_UP = 6;

export class Runner {
  readonly edge: Edge;
  readonly worths: number[] = [];
  total = 0;

  constructor(edge: Edge) {
    this.edge = edge;
  }

  run(worth: number): void {
    this.worths.push(worth);
    this.total += worth;
  }

  get mean(): number {
    return this.worths.length > 0 ? this.total / this.worths.length : 0;
  }
}

/** How far one runner is behind another on the worlds both have seen, and the standard error of that. */
export function lag(behind: Runner, ahead: Runner): { readonly mean: number; readonly error: number } {
  const count = Math.min(behind.worths.length, ahead.worths.length);
  if (count < 2) return { mean: ahead.mean - behind.mean, error: 1 };
  let [sum, squares] = [0, 0];
  for (let i = 0; i < count; i++) {
    const difference = (ahead.worths[i] ?? 0) - (behind.worths[i] ?? 0);
    sum += difference;
    squares += difference * difference;
  }
  const mean = sum / count;
  return { mean, error: Math.sqrt(Math.max(0, squares / count - mean * mean) / (count - 1)) };
}

/** The runner with the best mean so far; the earlier one where they are level. */
export function leaderOf(runners: readonly Runner[]): Runner {
  let leader: Runner | undefined;
  for (const runner of runners) if (!leader || runner.mean > leader.mean) leader = runner;
  if (!leader) throw new Error('A race without runners.');
  return leader;
}

/**
 * Those who are not plainly beaten: so many standard errors behind the leader is too far. The favourite runs to the end, for
 * whoever is to take its place must beat it on many worlds and not on the first few.
 */
export function stillRunning(
  runners: readonly Runner[],
  errors: number,
  favourite: Runner | undefined,
): readonly Runner[] {
  const leader = leaderOf(runners);
  if (leader.worths.length < WARM_UP) return runners;
  return runners.filter((runner) => {
    if (runner === leader || runner === favourite) return true;
    const { mean, error } = lag(runner, leader);
    return mean <= errors * error;
  });
}
