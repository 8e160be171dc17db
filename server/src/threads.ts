/**
 * Worker threads with a time limit. What is asked of a thread while it is at something is handed over together, and answered in that order; the thread
 * notes which request it is at. When that takes too long, or kills the thread, it alone is to blame; everything else is asked again
 * elsewhere.
 */
import { Worker } from 'node:worker_threads';
import { type HostAnswer, type HostRequest, type Numbered, readAnswers, type WorkerSetting } from './host/requests.ts';

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
/**
 * … and what of it is looked through for garbage again and again. With hundreds of matches in turn, what one knows of its last move lives until its next:
 * in less room it would be taken for old, which costs a fifth of all processor time.
 */
const YOUNG = 64;

class Thread {
  readonly #worker: Worker;
  /** By number, in the order in which they were asked. */
  readonly #waiting = new Map<number, Waiting>();
  readonly #gone: () => void;
  /** Where the thread notes the number of the request it is at. */
  readonly #progress = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  /** What is handed over next: at the end of this turn, or once the thread is done with what it has. */
  #asking: Numbered[] = [];
  /** How many it has and has not answered. */
  #handed = 0;
  #timer: NodeJS.Timeout | undefined;
  /** When the timer goes off. */
  #rings = Number.POSITIVE_INFINITY;
  /** The number of the request that the clock runs for, and when its time is up. */
  #watched: number | undefined;
  #due = Number.POSITIVE_INFINITY;
  #asked = 0;
  #isGone = false;

  constructor(thinkingTime: number, gone: () => void) {
    this.#gone = gone;
    this.#worker = new Worker(new URL('./host/worker.mjs', import.meta.url), {
      execArgv: [],
      workerData: { thinkingTime, progress: this.#progress } satisfies WorkerSetting,
      resourceLimits: { maxOldGenerationSizeMb: MEMORY, maxYoungGenerationSizeMb: YOUNG },
    });
    this.#worker.on('message', (text: string) => {
      const answers = readAnswers(text);
      for (const answer of answers) this.#answered(answer);
      this.#handed -= answers.length;
      if (this.#handed === 0) this.#handOver();
      if (this.#watched !== undefined && !this.#waiting.has(this.#watched)) this.#watch();
    });
    this.#worker.on('error', (fault) => this.#break(fault.message));
    this.#worker.on('exit', () => this.#break('it has ended'));
  }

  get load(): number {
    return this.#waiting.size;
  }

  ask(request: HostRequest, limit: number): Promise<unknown> {
    if (this.#isGone) return Promise.reject(new ThreadLost());
    this.#asked = (this.#asked + 1) | 0;
    const id = this.#asked;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { limit, resolve, reject });
      this.#asking.push({ id, request });
      if (this.#asking.length === 1 && this.#handed === 0) setImmediate(() => this.#handOver());
      if (this.#watched === undefined) this.#watch();
    });
  }

  async close(): Promise<void> {
    this.#isGone = true;
    clearTimeout(this.#timer);
    await this.#worker.terminate();
  }

  #handOver(): void {
    // Whoever was asked between two turns has handed it over already.
    if (this.#isGone || this.#handed > 0 || this.#asking.length === 0) return;
    const asking = this.#asking;
    this.#asking = [];
    this.#handed = asking.length;
    this.#worker.postMessage(JSON.stringify(asking));
  }

  #answered(answer: HostAnswer): void {
    const waiting = this.#waiting.get(answer.id);
    this.#waiting.delete(answer.id);
    if ('fault' in answer) waiting?.reject(new HostFault(answer));
    else waiting?.resolve(answer.value);
  }

  /** The number of what the thread is at: what it has noted, or the first that it has not begun. */
  get #at(): number | undefined {
    const noted = Atomics.load(this.#progress, 0);
    return this.#waiting.has(noted) ? noted : this.#waiting.keys().next().value;
  }

  /** From now on the clock runs for whatever the thread is at. A timer is set where none goes off in time: not for every request. */
  #watch(): void {
    this.#watched = this.#at;
    const limit = this.#watched === undefined ? undefined : this.#waiting.get(this.#watched)?.limit;
    this.#due = limit === undefined ? Number.POSITIVE_INFINITY : performance.now() + limit;
    if (this.#due < this.#rings) this.#ring(this.#due);
  }

  #ring(at: number): void {
    clearTimeout(this.#timer);
    this.#rings = at;
    // A timer may go off a little before its time.
    this.#timer = setTimeout(() => this.#look(), Math.max(0, at - performance.now()) + 1);
  }

  /** Whatever has been at it until its time was up is given up; if it is at something else, the clock runs for that. */
  #look(): void {
    this.#rings = Number.POSITIVE_INFINITY;
    if (this.#at !== this.#watched) this.#watch();
    else if (performance.now() >= this.#due) this.#break('it takes too long');
    else if (this.#due < Number.POSITIVE_INFINITY) this.#ring(this.#due);
  }

  #break(why: string): void {
    if (this.#isGone) return;
    this.#isGone = true;
    clearTimeout(this.#timer);
    const at = this.#at;
    this.#gone();
    void this.#worker.terminate();
    for (const [id, { reject }] of this.#waiting)
      reject(id === at ? new Broken(`A thread was given up: ${why}.`) : new ThreadLost());
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
