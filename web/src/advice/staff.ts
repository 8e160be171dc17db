/** Asks the staff in the worker for a choice. The worker is hired at the first request. */
import type { GameRecord } from '@derby/kernel';
import type { Strength } from '../app/settings.ts';

export interface Request {
  readonly id: number;
  readonly record: GameRecord;
  readonly strength: Strength;
}

export interface Answer {
  readonly id: number;
  readonly choice: string | undefined;
}

let worker: Worker | undefined;
let asked = 0;

/** What the staff would choose at the end of this record; nothing where nothing is to be decided. */
export function advise(record: GameRecord, strength: Strength): Promise<string | undefined> {
  worker ??= new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'staff' });
  const hired = worker;
  asked += 1;
  const id = asked;
  return new Promise((resolve, reject) => {
    const answered = ({ data }: MessageEvent<Answer>) => {
      if (data.id !== id) return;
      leave();
      resolve(data.choice);
    };
    const failed = (event: ErrorEvent) => {
      leave();
      reject(new Error(event.message));
    };
    const leave = () => {
      hired.removeEventListener('message', answered);
      hired.removeEventListener('error', failed);
    };
    hired.addEventListener('message', answered);
    hired.addEventListener('error', failed);
    hired.postMessage({ id, record, strength } satisfies Request);
  });
}
