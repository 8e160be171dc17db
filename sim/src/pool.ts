/** Worker threads that share a list of jobs. */
import { Worker } from 'node:worker_threads';
import type { GameResult, Job } from './job.ts';
import type { Answer } from './worker.ts';

/** A game that could not be played to its end: which job, and what the rules said. */
export class JobFailed extends Error {
  override readonly name = 'JobFailed';
  readonly job: Job;

  constructor(job: Job, trace: string) {
    super(`Games ${job.first} to ${job.first + job.count - 1} of seed "${job.seed}" could not be played.\n${trace}`);
    this.job = job;
  }
}

export interface PoolOptions {
  readonly workers: number;
  /** Stops after what is finished; jobs under way are given up. */
  readonly signal?: AbortSignal;
  /** Told of every job as it is finished, in whatever order that is. */
  readonly onDone: (job: number, results: GameResult[]) => void;
}

/** Plays jobs on so many threads, each taking the next as it becomes free. */
export async function runJobs(jobs: readonly Job[], { workers, signal, onDone }: PoolOptions): Promise<void> {
  let next = 0;
  const threads = Array.from({ length: Math.max(1, Math.min(workers, jobs.length)) }, openThread);
  const serve = async (thread: Worker): Promise<void> => {
    while (next < jobs.length && !signal?.aborted) {
      const index = next++;
      const job = jobs[index] as Job;
      const answer = await ask(thread, job, signal);
      if (answer === undefined) return;
      if ('fault' in answer) throw new JobFailed(job, answer.fault);
      onDone(index, answer.results);
    }
  };
  try {
    await Promise.all(threads.map(serve));
  } finally {
    await Promise.all(threads.map((thread) => thread.terminate()));
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
