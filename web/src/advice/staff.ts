/** Asks the staff in the worker. The worker is hired at the first request. */
import type { Review } from '@derby/bots';
import type { GameRecord } from '@derby/kernel';
import type { Strength } from '../app/settings.ts';

export interface HintRequest {
  readonly kind: 'hint';
  readonly id: number;
  readonly record: GameRecord;
  readonly strength: Strength;
}

export interface ReviewRequest {
  readonly kind: 'review';
  readonly id: number;
  readonly record: GameRecord;
}

export type Request = HintRequest | ReviewRequest;

export type Answer =
  | { readonly kind: 'hint'; readonly id: number; readonly choice: string | undefined }
  | { readonly kind: 'progress'; readonly id: number; readonly done: number }
  | { readonly kind: 'review'; readonly id: number; readonly review: Review }
  | { readonly kind: 'fault'; readonly id: number; readonly message: string };

const hire = (): Worker => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'staff' });

let adviser: Worker | undefined;
let asked = 0;

/** What the staff would choose at the end of this record; nothing where nothing is to be decided. */
export function advise(record: GameRecord, strength: Strength): Promise<string | undefined> {
  adviser ??= hire();
  const worker = adviser;
  asked += 1;
  const id = asked;
  return new Promise((resolve, reject) => {
    const leave = listen(worker, (answer) => {
      if (answer.id !== id) return;
      leave();
      if (answer.kind === 'hint') resolve(answer.choice);
      else reject(new Error(answer.kind === 'fault' ? answer.message : answer.kind));
    });
    worker.postMessage({ kind: 'hint', id, record, strength } satisfies Request);
  });
}

/** Goes over a finished game in a worker of its own. The function given back stops it. */
export function goOver(record: GameRecord, hear: (answer: Answer) => void): () => void {
  const worker = hire();
  listen(worker, hear);
  worker.postMessage({ kind: 'review', id: 0, record } satisfies Request);
  return () => worker.terminate();
}

/** A worker that cannot even start is a fault like any other. */
function listen(worker: Worker, hear: (answer: Answer) => void): () => void {
  const said = ({ data }: MessageEvent<Answer>) => hear(data);
  const failed = (event: ErrorEvent) => hear({ kind: 'fault', id: asked, message: event.message });
  worker.addEventListener('message', said);
  worker.addEventListener('error', failed);
  return () => {
    worker.removeEventListener('message', said);
    worker.removeEventListener('error', failed);
  };
}
