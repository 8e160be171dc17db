/**
 * Worker threads with a time limit. A thread answers in the order it was asked, so whatever it has not answered longest is what it
 * is at: when that takes too long, or kills the thread, it alone is to blame; everything else is asked again elsewhere.
 */
import { Worker } from 'node:worker_threads';
import type { HostAnswer, HostRequest } from './host/requests.ts';

/** The request did not come to an end, or took its thread with it. */
export class Broken extends Error {
  override readonly name = 'Broken';
}

/** Another request has broken the thread. */
export class ThreadLost extends Error {
  override readonly name = 'ThreadLost';
}

/** The request was answered by a fault: the rules threw, or were asked nonsense. */
export class HostFault extends Error {
  override readonly name = 'HostFault';
  readonly kind: string;
  readonly trace: string;

  constructor({ fault, name, trace }: Extract<HostAnswer, { fault: string }>) {
    super(fault);
    this.kind = name;
    this.trace = trace;
  }
}

interface Waiting {
  readonly id: number;
  readonly limit: number;
  readonly resolve: (value: unknown) => void;
  readonly reject: (fault: Error) => void;
}

interface ThreadSetting {
  readonly count: number;
  /** In milliseconds: how long the staff may think about one choice. */
  readonly thinkingTime: number;
}

/** In megabytes: what the matches of one thread may take. */
const MEMORY = 1024;

class Thread {
  readonly #worker: Worker;
  readonly #waiting: Waiting[] = [];
  readonly #gone: () => void;
  #timer: NodeJS.Timeout | undefined;
  #asked = 0;
  #isGone = false;

  constructor(thinkingTime: number, gone: () => void) {
    this.#gone = gone;
    this.#worker = new Worker(new URL('./host/worker.mjs', import.meta.url), {
      execArgv: [],
      workerData: { thinkingTime },
      resourceLimits: { maxOldGenerationSizeMb: MEMORY },
    });
    this.#worker.on('message', (answer: HostAnswer) => this.#answered(answer));
    this.#worker.on('error', (fault) => this.#break(fault.message));
    this.#worker.on('exit', () => this.#break('it has ended'));
  }

  get load(): number {
    return this.#waiting.length;
  }

  ask(request: HostRequest, limit: number): Promise<unknown> {
    if (this.#isGone) return Promise.reject(new ThreadLost());
    this.#asked += 1;
    const id = this.#asked;
    return new Promise((resolve, reject) => {
      this.#waiting.push({ id, limit, resolve, reject });
      if (this.#waiting.length === 1) this.#watch();
      this.#worker.postMessage({ id, request });
    });
  }

  async close(): Promise<void> {
    this.#isGone = true;
    clearTimeout(this.#timer);
    await this.#worker.terminate();
  }

  #answered(answer: HostAnswer): void {
    const first = this.#waiting.shift();
    this.#watch();
    if (!first || first.id !== answer.id) throw new Error('A thread has answered out of turn.');
    if ('fault' in answer) first.reject(new HostFault(answer));
    else first.resolve(answer.value);
  }

  /** Looks at the clock for whatever the thread is at. */
  #watch(): void {
    clearTimeout(this.#timer);
    const [first] = this.#waiting;
    if (first) this.#timer = setTimeout(() => this.#break('it takes too long'), first.limit);
  }

  #break(why: string): void {
    if (this.#isGone) return;
    this.#isGone = true;
    clearTimeout(this.#timer);
    const [first, ...others] = this.#waiting;
    this.#gone();
    void this.#worker.terminate();
    first?.reject(new Broken(`A thread was given up: ${why}.`));
    for (const { reject } of others) reject(new ThreadLost());
  }
}

/** One who asks always the same thread, until that is lost. */
export interface Asker {
  ask(request: HostRequest, limit: number): Promise<unknown>;
}

export class Threads {
  readonly #setting: ThreadSetting;
  readonly #threads: Thread[] = [];
  #isClosed = false;

  constructor(setting: ThreadSetting) {
    this.#setting = setting;
  }

  /** The thread with the least to do; all are opened before one gets a second match. */
  pick(): Asker {
    if (this.#isClosed) throw new ThreadLost();
    if (this.#threads.length < this.#setting.count) {
      const thread: Thread = new Thread(this.#setting.thinkingTime, () => {
        this.#threads.splice(this.#threads.indexOf(thread), 1);
      });
      this.#threads.push(thread);
      return thread;
    }
    this.#turn += 1;
    const from = this.#turn % this.#threads.length;
    const order = [...this.#threads.slice(from), ...this.#threads.slice(0, from)];
    return order.reduce((least, one) => (one.load < least.load ? one : least));
  }

  #turn = 0;

  async close(): Promise<void> {
    this.#isClosed = true;
    await Promise.all(this.#threads.map((thread) => thread.close()));
  }
}
