/** Studies run from where they stand: nothing played yet, or what an interrupted run has left. */
import { EventEmitter, once } from 'node:events';
import { type GameFault, type GameResult, type Job, jobsOf, type Study } from './job.ts';
import { type Crew, JobFailed, Pool, type Watch } from './pool.ts';
import { type Heard, isPlayed, lengthOf, note, type Progress, playedOf } from './progress.ts';

export interface RunOptions {
  /** So many threads, */
  readonly workers: number;
  /** … or others, who are let go in the end. */
  readonly crew?: Crew;
  readonly signal?: AbortSignal;
  /** Told how many games of all are finished. */
  readonly onProgress?: (finished: number, all: number) => void;
  readonly onGame?: Heard;
}

/** Where so many games fail, it is not the games. */
const MOST_FAULTS = 100;

/** How many games a thread may be ahead of the slowest: they are kept until it is done. */
const MOST_AHEAD = 200;

/** Plays what is missing. Where it is interrupted, what is finished stays in the progress. */
export async function run(
  progress: Progress,
  { workers, crew, signal, onProgress, onGame }: RunOptions,
): Promise<void> {
  const all = lengthOf(progress) * progress.studies.length;
  let finished = playedOf(progress);
  onProgress?.(finished, all);
  if (finished === all) return crew?.close();
  const players = crew ?? new Pool(Math.max(1, Math.min(workers, all - finished)));
  const plan = new Plan(progress, players.size, signal);
  const watch: Watch = {
    ...(signal && { signal }),
    onDone: (job, results) => {
      plan.note(job, results, onGame);
      finished += job.count;
      onProgress?.(finished, all);
    },
  };
  try {
    await players.run(plan.jobs(), watch);
  } finally {
    await players.close();
  }
}

/** What is still to be played, in the order of the numbers, as far as there is room for it. */
export class Plan {
  readonly #progress: Progress;
  readonly #threads: number;
  readonly #signal: AbortSignal | undefined;
  readonly #sides = new Map<Job, number>();
  readonly #news = new EventEmitter();

  constructor(progress: Progress, threads: number, signal?: AbortSignal) {
    this.#progress = progress;
    this.#threads = threads;
    this.#signal = signal;
    signal?.addEventListener('abort', () => this.#news.emit('noted'));
  }

  /** The jobs of all studies in turn, so that an interrupted comparison has as many games of one as of the other. */
  async *jobs(): AsyncGenerator<Job, void> {
    const lists = this.#progress.studies.map((study, side) => missing(this.#progress, study, side, this.#threads));
    for (const ended = new Set<number>(); ended.size < lists.length; ) {
      for (const [side, list] of lists.entries()) {
        const { value: job } = list.next();
        if (!job) {
          ended.add(side);
          continue;
        }
        await this.#roomFor(job);
        this.#sides.set(job, side);
        yield job;
      }
    }
  }

  /** Takes in what a job has given. */
  note(job: Job, results: readonly (GameResult | GameFault)[], heard?: Heard): void {
    const side = this.#sides.get(job) ?? 0;
    this.#sides.delete(job);
    for (const [i, result] of results.entries()) note(this.#progress, side, job.first + i, result, heard);
    const { faults } = this.#progress;
    if (faults.length > MOST_FAULTS) throw new JobFailed(job, faults[0]?.fault ?? '');
    this.#news.emit('noted');
  }

  /** Nobody runs away from a game that takes long: what is finished after it would pile up. */
  async #roomFor({ first }: Job): Promise<void> {
    const most = MOST_AHEAD * this.#threads;
    while (first - this.#progress.row > most && !this.#signal?.aborted) await once(this.#news, 'noted');
  }
}

/** What is missing of a study. */
function* missing(progress: Progress, study: Study, side: number, threads: number): Generator<Job, void> {
  for (const job of jobsOf(study, threads, progress.row + 1)) yield* unplayed(job, progress, side);
}

/** What is missing of a job: nothing, all of it, or the stretches between what is there. */
function unplayed(job: Job, progress: Progress, side: number): Job[] {
  const stretches: Job[] = [];
  for (let number = job.first; number < job.first + job.count; number++) {
    if (isPlayed(progress, side, number)) continue;
    const last = stretches.at(-1);
    if (last && last.first + last.count === number)
      stretches[stretches.length - 1] = { ...last, count: last.count + 1 };
    else stretches.push({ ...job, first: number, count: 1 });
  }
  return stretches;
}
