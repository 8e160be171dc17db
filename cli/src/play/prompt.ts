/** Asks for lines, one at a time, from a terminal or a pipe. */
import { createInterface, type Interface } from 'node:readline';
import type { Shell } from '../shell.ts';

export class Prompt {
  readonly #lines: Interface;
  readonly #shell: Shell;
  readonly #waiting: string[] = [];
  #closed = false;
  #deliver: ((line: string | undefined) => void) | undefined;
  /** Set when the player pressed Ctrl-C. */
  interrupted = false;

  constructor(shell: Shell, words: readonly string[] = []) {
    this.#shell = shell;
    const completer = (line: string): [string[], string] => [words.filter((word) => word.startsWith(line)), line];
    this.#lines = createInterface({
      input: process.stdin,
      ...(shell.interactive && { output: process.stdout, completer }),
    });
    this.#lines.on('line', (line) => this.#receive(line));
    this.#lines.on('close', () => this.#end());
    this.#lines.on('SIGINT', () => {
      this.interrupted = true;
      this.#lines.close();
    });
  }

  /** The next line, without blanks around it; nothing when there are no more. */
  async next(prompt: string): Promise<string | undefined> {
    if (this.#shell.interactive) {
      this.#lines.setPrompt(prompt);
      this.#lines.prompt();
    }
    const line = await this.#take();
    // A pipe does not show what was typed, so the transcript does.
    if (!this.#shell.interactive) this.#shell.say(line === undefined ? '' : `${prompt}${line}`);
    return line?.trim();
  }

  close(): void {
    this.#lines.close();
  }

  #take(): Promise<string | undefined> {
    const line = this.#waiting.shift();
    if (line !== undefined || this.#closed) return Promise.resolve(line);
    return new Promise((resolve) => {
      this.#deliver = resolve;
    });
  }

  #receive(line: string): void {
    if (!this.#deliver) {
      this.#waiting.push(line);
      return;
    }
    const deliver = this.#deliver;
    this.#deliver = undefined;
    deliver(line);
  }

  #end(): void {
    this.#closed = true;
    this.#deliver?.(undefined);
    this.#deliver = undefined;
  }
}
