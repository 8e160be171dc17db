/** Studies run from where they stand: nothing played yet, or what an interrupted run has left. */
import { type GameFault, type GameResult, type Job, jobsOf, type Study } from './job.ts';
import { JobFailed, runJobs } from './pool.ts';

/** A study and what has been played of it. It takes room for what is played, not for what is asked for. */
export interface Progress {
  readonly study: Study;
  /** By the number of the game less one, as far as any has been played. */
  readonly results: (GameResult | null)[];
  /** The games that could not be played to their end. */
  readonly faults: NumberedFault[];
}

export interface NumberedFault extends GameFault {
  readonly number: number;
}

/** A game of the unbroken row, with its number. */
export interface Finished extends GameResult {
  readonly number: number;
}

export interface RunOptions {
  readonly workers: number;
  readonly signal?: AbortSignal;
  /** Told how many games of all are finished. */
  readonly onProgress?: (finished: number, all: number) => void;
}

/** Where so many games fail, it is not the games. */
const MOST_FAULTS = 100;

export const begin = (study: Study): Progress => ({ study, results: [], faults: [] });

/** The same study with more games; what has been played stays. */
export const extended = ({ study, results }: Progress, games: number): Progress => ({
  study: { ...study, games },
  results: [...results],
  faults: [],
});

const playedOf = ({ results, faults }: Progress): number =>
  faults.length + results.reduce((total, one) => total + (one ? 1 : 0), 0);

export const isFinished = (progress: Progress): boolean => playedOf(progress) === progress.study.games;

/** Plays what is missing. Where it is interrupted, what is finished stays in the progress. */
export async function run(progress: readonly Progress[], { workers, signal, onProgress }: RunOptions): Promise<void> {
  const all = progress.reduce((total, { study }) => total + study.games, 0);
  let finished = progress.reduce((total, one) => total + playedOf(one), 0);
  const owners = new Map<Job, Progress>();
  onProgress?.(finished, all);
  if (finished === all) return;
  await runJobs(planned(progress, workers, owners), {
    workers: Math.max(1, Math.min(workers, all - finished)),
    ...(signal && { signal }),
    onDone: (job, results) => {
      const of = owners.get(job) as Progress;
      owners.delete(job);
      results.forEach((result, i) => {
        note(of, job.first + i, result);
      });
      if (of.faults.length > MOST_FAULTS) throw new JobFailed(job, of.faults[0]?.fault ?? '');
      finished += job.count;
      onProgress?.(finished, all);
    },
  });
}

function note({ results, faults }: Progress, number: number, result: GameResult | GameFault): void {
  while (results.length < number) results.push(null);
  if ('fault' in result) faults.push({ number, fault: result.fault });
  else results[number - 1] = lean(result);
}

const words = new Map<string, string>();

/** Every answer of a thread brings its own copy of the same few words. */
function lean(result: GameResult): GameResult {
  const [grade, rule, winner] = [result.grade, result.rule, result.winner].map((word) => {
    const known = words.get(word) ?? word;
    words.set(word, known);
    return known;
  }) as [string, string, string];
  return { ...result, grade, rule, winner };
}

/** The jobs of all studies in turn, so that an interrupted comparison has as many games of one as of the other. */
function* planned(progress: readonly Progress[], workers: number, owners: Map<Job, Progress>): Generator<Job, void> {
  let lists = progress.map((of) => ({ of, jobs: missing(of, workers), isDone: false }));
  while (lists.length > 0) {
    lists = lists.filter((list) => !list.isDone);
    for (const list of lists) {
      const { value: job, done } = list.jobs.next();
      list.isDone = done === true;
      if (!job) continue;
      owners.set(job, list.of);
      yield job;
    }
  }
}

/** What is missing of a study. */
function* missing({ study, results }: Progress, workers: number): Generator<Job, void> {
  for (const job of jobsOf(study, workers)) yield* unplayed(job, results);
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
export function finishedRow({ results, faults }: Progress): Finished[] {
  const faulty = new Set(faults.map(({ number }) => number));
  const row: Finished[] = [];
  for (const [i, result] of results.entries()) {
    if (result) row.push({ ...result, number: i + 1 });
    else if (!faulty.has(i + 1)) break;
  }
  return row;
}

/** The rows of two studies, as far as both have a game of the same number. */
export function pairedRows(first: Progress, second: Progress): [Finished[], Finished[]] {
  const rows = [finishedRow(first), finishedRow(second)] as const;
  const [here, there] = rows.map((row) => new Set(row.map(({ number }) => number)));
  return [rows[0].filter(({ number }) => there?.has(number)), rows[1].filter(({ number }) => here?.has(number))];
}
