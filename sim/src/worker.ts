/** A thread that plays jobs as they come. */
import { parentPort } from 'node:worker_threads';
import type { GameFault, GameResult, Job } from './job.ts';
import { runJob } from './play.ts';

export type Answer = { readonly results: (GameResult | GameFault)[] } | { readonly fault: string };

parentPort?.on('message', async (job: Job) => {
  parentPort?.postMessage(await answer(job));
});

async function answer(job: Job): Promise<Answer> {
  try {
    return { results: await runJob(job) };
  } catch (fault) {
    return { fault: fault instanceof Error ? (fault.stack ?? fault.message) : String(fault) };
  }
}
