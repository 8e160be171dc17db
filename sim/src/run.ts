/** Studies run from where they stand: nothing played yet, or what an interrupted run has left. */
import { type GameResult, type Job, jobsOf, type Study } from './job.ts';
import { runJobs } from './pool.ts';

/** A study and what has been played of it, by the number of the game less one. */
export interface Progress {
  readonly study: Study;
  readonly results: (GameResult | null)[];
}

export interface RunOptions {
  readonly workers: number;
  readonly signal?: AbortSignal;
  /** Told how many games of all are finished. */
  readonly onProgress?: (finished: number, all: number) => void;
}

export const begin = (study: Study): Progress => ({ study, results: Array.from({ length: study.games }, () => null) });

/** The same study with more games; what has been played stays. */
export const extended = ({ study, results }: Progress, games: number): Progress => ({
  study: { ...study, games },
  results: Array.from({ length: games }, (_, i) => results[i] ?? null),
});

/** Plays what is missing. Where it is interrupted, what is finished stays in the progress. */
export async function run(progress: readonly Progress[], { workers, signal, onProgress }: RunOptions): Promise<void> {
  const plan = planned(progress, workers);
  const all = progress.reduce((total, { study }) => total + study.games, 0);
  let finished = all - plan.reduce((total, { job }) => total + job.count, 0);
  onProgress?.(finished, all);
  await runJobs(
    plan.map(({ job }) => job),
    {
      workers,
      ...(signal && { signal }),
      onDone: (index, results) => {
        const { job, of } = plan[index] as Planned;
        results.forEach((result, i) => {
          of.results[job.first - 1 + i] = result;
        });
        finished += job.count;
        onProgress?.(finished, all);
      },
    },
  );
}

interface Planned {
  readonly job: Job;
  readonly of: Progress;
}

/** The jobs of all studies in turn, so that an interrupted comparison has as many games of one as of the other. */
function planned(progress: readonly Progress[], workers: number): Planned[] {
  const lists = progress.map((of) =>
    jobsOf(of.study, workers)
      .flatMap((job) => unplayed(job, of.results))
      .map((job) => ({ job, of })),
  );
  const longest = Math.max(0, ...lists.map((list) => list.length));
  return Array.from({ length: longest }, (_, i) => lists.flatMap((list) => list[i] ?? [])).flat();
}

/** What is missing of a job: nothing, all of it, or the stretches between what is there. */
function unplayed(job: Job, results: readonly (GameResult | null)[]): Job[] {
  const missing: Job[] = [];
  for (let number = job.first; number < job.first + job.count; number++) {
    if (results[number - 1]) continue;
    const last = missing.at(-1);
    if (last && last.first + last.count === number) missing[missing.length - 1] = { ...last, count: last.count + 1 };
    else missing.push({ ...job, first: number, count: 1 });
  }
  return missing;
}

/** The games from the first to the last before a gap: an unbroken row, so that long games are not passed over. */
export function finishedRow({ results }: Progress): GameResult[] {
  const gap = results.indexOf(null);
  return (gap < 0 ? results : results.slice(0, gap)).filter((one) => one !== null);
}
