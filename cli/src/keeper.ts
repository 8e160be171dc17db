/** The state of a run on the disk: what a simulation goes on from, whatever has ended it. */
import { existsSync, rmSync } from 'node:fs';
import { isFinished, type Progress, writeState } from '@derby/sim';
import type { Args } from './args.ts';
import { writeText } from './files.ts';
import type { Shell } from './shell.ts';
import type { SimCommand } from './study.ts';

const STATE = 'derby-sim.json';
/** In milliseconds. */
const KEEP_EVERY = 5000;

/** Keeps the state of a run: every few seconds, so that whatever ends the program loses little, and at the end where there is more to play. */
export class Keeper {
  readonly #args: Args<SimCommand>;
  readonly #progress: Progress;
  readonly #shell: Shell;
  readonly #file: string;
  readonly #every: number;
  #isWritten = false;
  #last = performance.now();

  constructor(args: Args<SimCommand>, progress: Progress, shell: Shell, every = KEEP_EVERY) {
    this.#every = every;
    this.#args = args;
    this.#progress = progress;
    this.#shell = shell;
    this.#file = args.word('save') ?? args.word('resume') ?? freeName();
  }

  /** Called whenever something is finished. */
  now(): void {
    if (performance.now() - this.#last < this.#every) return;
    this.#write();
    this.#last = performance.now();
  }

  /** What is finished is kept only where that was asked for; what is not, always. */
  close(): void {
    const unfinished = !isFinished(this.#progress);
    if (unfinished || this.#args.word('save') !== undefined) this.#write();
    else if (this.#isWritten && this.#args.word('resume') === undefined) rmSync(this.#file, { force: true });
    const command = `derby ${this.#args.command} --resume ${this.#file}`;
    if (unfinished) this.#shell.warn(this.#shell.text.sim.interrupted(command));
  }

  #write(): void {
    writeText(this.#file, writeState(this.#progress), this.#shell);
    this.#isWritten = true;
  }
}

/** `derby-sim.json`, or with a number where another run has left one. */
function freeName(): string {
  for (let number = 1; ; number++) {
    const file = number === 1 ? STATE : STATE.replace('.', `-${number}.`);
    if (!existsSync(file)) return file;
  }
}
