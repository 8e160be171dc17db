/** A progress bar with rate and remaining time, for whoever sits at a terminal. */
import type { Shell } from './shell.ts';

const WIDTH = 30;
const EVERY = 100;
const ERASE = '\r\u001b[2K';

export class ProgressBar {
  readonly #shell: Shell;
  readonly #shown = process.stderr.isTTY === true;
  readonly #began = performance.now();
  #first: number | undefined;
  #last = 0;

  constructor(shell: Shell) {
    this.#shell = shell;
  }

  update(done: number, all: number): void {
    this.#first ??= done;
    const now = performance.now();
    if (!this.#shown || (now - this.#last < EVERY && done < all)) return;
    this.#last = now;
    const rate = (done - this.#first) / Math.max(0.001, (now - this.#began) / 1000);
    const filled = Math.round((WIDTH * done) / Math.max(1, all));
    const bar = '█'.repeat(filled) + '░'.repeat(WIDTH - filled);
    process.stderr.write(`${ERASE}${bar} ${this.#shell.text.progress(done, all, rate, (all - done) / rate)}`);
  }

  clear(): void {
    if (this.#shown) process.stderr.write(ERASE);
  }
}
