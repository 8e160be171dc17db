/** Worker threads that share a list of jobs. */
import { Worker } from 'node:worker_threads';
import type { GameFault, GameResult, Job } from './job.ts';
import type { Answer } from './worker.ts';

/** Games that could not be played: which, and what was said. */
export class JobFailed extends Error {
  override readonly name = 'JobFailed';
  readonly job: Job;

  constructor(job: Job, trace: string) {
    super(`Games ${job.first} to ${job.first + job.count - 1} of seed "${job.seed}" could not be played.\n${trace}`);
    this.job = job;
  }
}

export interface Watch {
  /** Stops after what is finished; jobs under way are given up, and the pool can only be closed. */
  readonly signal?: AbortSignal;
  /** Told of every job as it is finished, in whatever order that is. */
  readonly onDone: (job: Job, results: (GameResult | GameFault)[]) => void;
}

/** A list of jobs, or one that is made as there is room for them. */
export type Jobs = Iterable<Job> | AsyncIterable<Job>;

export async function* inTurn(jobs: Jobs): AsyncGenerator<Job, void> {
  yield* jobs;
}

/** Those who play jobs: threads here, or workers anywhere. */
export interface Crew {
  /** For how many jobs are to be cut. */
  readonly size: number;
  run(jobs: Jobs, watch: Watch): Promise<void>;
  close(): Promise<void>;
}

/** Threads that stay open from one list of jobs to the next. */
export class Pool implements Crew {
  readonly #threads: readonly Worker[];

  constructor(workers: number) {
    this.#threads = Array.from({ length: workers }, openThread);
  }

  get size(): number {
    return this.#threads.length;
  }

  /** Plays jobs, each thread taking the next as it becomes free. */
  async run(jobs: Jobs, { signal, onDone }: Watch): Promise<void> {
    const waiting = inTurn(jobs);
    const serve = async (thread: Worker): Promise<void> => {
      while (!signal?.aborted) {
        const { value: job } = await waiting.next();
        if (!job || signal?.aborted) return;
        const answer = await ask(thread, job, signal);
        if (answer === undefined) return;
        if ('fault' in answer) throw new JobFailed(job, answer.fault);
        onDone(job, answer.results);
      }
    };
    await Promise.all(this.#threads.map(serve));
  }

  async close(): Promise<void> {
    await Promise.all(this.#threads.map((thread) => thread.terminate()));
  }
}

const openThread = (): Worker => new Worker(new URL('./worker.mjs', import.meta.url), { execArgv: [] });

/** The answer to one job; nothing if it was interrupted. */
function ask(thread: Worker, job: Job, signal: AbortSignal | undefined): Promise<Answer | undefined> {
  return new Promise((resolve, reject) => {
    const finish = (deed: () => void): void => {
      thread.off('message', answered);
      thread.off('error', failed);
      signal?.removeEventListener('abort', stopped);
      deed();
    };
    const answered = (answer: Answer): void => finish(() => resolve(answer));
    const failed = (fault: Error): void => finish(() => reject(new JobFailed(job, fault.stack ?? fault.message)));
    const stopped = (): void => finish(() => resolve(undefined));
    thread.on('message', answered);
    thread.on('error', failed);
    signal?.addEventListener('abort', stopped);
    thread.postMessage(job);
  });
}
