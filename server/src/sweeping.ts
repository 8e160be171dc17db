/**
 * Keeps the log of a database short. Whoever writes would otherwise have to carry the log over into the database from time to time, and everybody would
 * wait while that comes to the disk; so a thread does it beside. It is opened when there is something to sweep.
 */
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/**
 * So many deeds are kept before it is worth while. Once all of the log is carried over, the next who writes begins it anew, and the database makes everybody
 * wait for the disk then: that must be seldom.
 */
const MANY = 1500;

export class Sweeping {
  readonly #file: string;
  #thread: Worker | undefined;
  #written = 0;
  #isSweeping = false;

  /** The file of the database. */
  constructor(file: string) {
    this.#file = file;
  }

  /** So many deeds were kept: each comes to the log twice, the second time with others of its match. */
  wrote(deeds: number): void {
    this.#written += deeds;
    if (this.#written < MANY || this.#isSweeping) return;
    this.#written = 0;
    this.#isSweeping = true;
    this.#thread ??= this.#open();
    this.#thread.postMessage('sweep');
  }

  async close(): Promise<void> {
    const thread = this.#thread;
    if (!thread) return;
    const ended = once(thread, 'exit');
    thread.ref();
    thread.postMessage('close');
    await ended;
  }

  #open(): Worker {
    const thread = new Worker(new URL('./store/sweeper.mjs', import.meta.url), {
      execArgv: [],
      workerData: this.#file,
    });
    thread.on('message', () => {
      this.#isSweeping = false;
    });
    // Without it the log grows to where the writer carries it over himself. It is opened anew when there is more to sweep.
    thread.on('error', () => undefined);
    thread.on('exit', () => {
      this.#thread = undefined;
      this.#isSweeping = false;
    });
    thread.unref();
    return thread;
  }
}
