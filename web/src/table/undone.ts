/** What was taken back, so that it can be done again: the next one first. */
import { signal } from '@preact/signals';

export class Undone {
  readonly #words = signal<readonly string[]>([]);

  get next(): string | undefined {
    return this.#words.value[0];
  }

  /** A choice was taken back. */
  add(words: string): void {
    this.#words.value = [words, ...this.#words.peek()];
  }

  /** A choice was made: if it is the one taken back, the others can follow. */
  made(words: string): void {
    const [next, ...rest] = this.#words.peek();
    this.#words.value = next === words ? rest : [];
  }

  forget(): void {
    this.#words.value = [];
  }
}
