/** Asks the staff in the worker. The worker is hired at the first request. */
import type { Counsel, Review } from '@derby/bots';
import { Courier, type Dispatch } from '@derby/bots/courier';
import type { GameRecord, Hint } from '@derby/kernel';

export interface HintRequest {
  readonly kind: 'hint';
  readonly id: number;
  /** What the worker has not been told of the record yet. */
  readonly dispatch: Dispatch;
  readonly rank: string;
  /** Whether somebody will read the reasons; they cost time to put together. */
  readonly why: boolean;
}

export interface ReviewRequest {
  readonly kind: 'review';
  readonly id: number;
  readonly record: GameRecord;
}

/** Several lines for one position: the game as far as it had come. */
export interface LinesRequest {
  readonly kind: 'lines';
  readonly id: number;
  readonly record: GameRecord;
}

export type Request = HintRequest | ReviewRequest | LinesRequest;

export type Answer =
  | ({ readonly kind: 'hint'; readonly id: number } & Hint)
  | { readonly kind: 'progress'; readonly id: number; readonly done: number }
  | { readonly kind: 'review'; readonly id: number; readonly review: Review }
  | { readonly kind: 'lines'; readonly id: number; readonly counsel: Counsel }
  | { readonly kind: 'fault'; readonly id: number; readonly message: string };

const hire = (): Worker => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'staff' });

/** The worker, and who carries records to it. */
let adviser: { readonly worker: Worker; readonly courier: Courier } | undefined;
let asked = 0;

/** What the staff would choose at the end of this record. */
export const advise = async (record: GameRecord, rank: string): Promise<string | undefined> =>
  (await ask(record, rank, false)).choice;

/** The same with its reasons. */
export const consult = (record: GameRecord, rank: string): Promise<Hint> => ask(record, rank, true);

function ask(record: GameRecord, rank: string, why: boolean): Promise<Hint> {
  adviser ??= { worker: hire(), courier: new Courier() };
  const { worker, courier } = adviser;
  asked += 1;
  const id = asked;
  return new Promise((resolve, reject) => {
    const leave = listen(worker, id, (answer) => {
      leave();
      if (answer.kind === 'hint') resolve(answer);
      else reject(new Error(answer.kind === 'fault' ? answer.message : answer.kind));
    });
    worker.postMessage({ kind: 'hint', id, dispatch: courier.dispatch(record), rank, why } satisfies Request);
  });
}

/** Lets the adviser go; whatever it was asked has failed. The next request hires another. */
export function dismiss(): void {
  adviser?.worker.terminate();
  adviser?.worker.dispatchEvent(new ErrorEvent('error', { message: 'dismissed' }));
  adviser = undefined;
}

/** Goes over a finished game in a worker of its own. The function given back stops it. */
export function goOver(record: GameRecord, hear: (answer: Answer) => void): () => void {
  const worker = hire();
  listen(worker, 0, hear);
  worker.postMessage({ kind: 'review', id: 0, record } satisfies Request);
  return () => worker.terminate();
}

/** What could be done at the end of this record, best first, and what each would be worth. */
export function weigh(record: GameRecord): Promise<Counsel> {
  const worker = hire();
  return new Promise<Counsel>((resolve, reject) => {
    listen(worker, 0, (answer) => {
      if (answer.kind === 'lines') resolve(answer.counsel);
      else reject(new Error(answer.kind));
    });
    worker.postMessage({ kind: 'lines', id: 0, record } satisfies Request);
  }).finally(() => worker.terminate());
}

/** A worker that cannot even start is a fault like any other, of every request it has. */
function listen(worker: Worker, id: number, hear: (answer: Answer) => void): () => void {
  const said = ({ data }: MessageEvent<Answer>) => {
    if (data.id === id) hear(data);
  };
  const failed = (event: ErrorEvent) => hear({ kind: 'fault', id, message: event.message });
  worker.addEventListener('message', said);
  worker.addEventListener('error', failed);
  return () => {
    worker.removeEventListener('message', said);
    worker.removeEventListener('error', failed);
  };
}
