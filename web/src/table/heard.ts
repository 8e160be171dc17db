/** How many lines of the log have been told aloud, and to whom. */
export class Heard {
  readonly #lines = new Map<string, number>();

  /** What these ears have not heard yet. From now on they have; whoever listens for the first time has missed nothing. */
  tell<T>(ears: string, entries: readonly T[]): readonly T[] {
    const from = Math.min(entries.length, this.#lines.get(ears) ?? entries.length);
    this.#lines.set(ears, entries.length);
    return entries.slice(from);
  }

  /** These ears know so many lines. */
  knows(ears: string, lines: number): void {
    this.#lines.set(ears, lines);
  }
}
