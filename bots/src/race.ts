/**
 * A race between choices: all that are still in it are tried on the same worlds, so luck mostly cancels out between them,
 * and one that is plainly behind the leader drops out.
 */
/** Worlds before anyone may drop out. */
const WARM_UP = 6;

export class Runner<T> {
  /** What runs: a choice, or a plan. */
  readonly entry: T;
  readonly worths: number[] = [];
  total = 0;

  constructor(entry: T) {
    this.entry = entry;
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
function lag<T>(behind: Runner<T>, ahead: Runner<T>): { readonly mean: number; readonly error: number } {
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
function leaderOf<T>(runners: readonly Runner<T>[]): Runner<T> {
  let leader: Runner<T> | undefined;
  for (const runner of runners) if (!leader || runner.mean > leader.mean) leader = runner;
  if (!leader) throw new Error('A race without runners.');
  return leader;
}

/**
 * Those who are not plainly beaten: so many standard errors behind the leader is too far. The favourite runs to the end, for
 * whoever is to take its place must beat it on many worlds and not on the first few.
 */
export function stillRunning<T>(
  runners: readonly Runner<T>[],
  errors: number,
  favourite: Runner<T> | undefined,
): readonly Runner<T>[] {
  const leader = leaderOf(runners);
  if (leader.worths.length < WARM_UP) return runners;
  return runners.filter((runner) => {
    if (runner === leader || runner === favourite) return true;
    const { mean, error } = lag(runner, leader);
    return mean <= errors * error;
  });
}

/** The leader, or the favourite where the leader is not better by so many standard errors. */
export function winnerOf<T>(running: readonly Runner<T>[], favourite: Runner<T> | undefined, loyalty: number): T {
  const leader = leaderOf(running);
  if (!favourite || favourite === leader) return leader.entry;
  const { mean, error } = lag(favourite, leader);
  return (mean > loyalty * error ? leader : favourite).entry;
}
