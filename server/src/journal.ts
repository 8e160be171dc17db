/**
 * Events on their way to the disk. All that arrive in one turn of the event loop are written in one transaction; whoever added one is
 * answered after it. Where it cannot be written, nothing of its match that came after is written either.
 */
import type { Entry } from './store/events.ts';

interface Waiting {
  readonly entry: Entry;
  readonly resolve: () => void;
  readonly reject: (fault: unknown) => void;
}

interface Writer {
  append(entries: readonly Entry[]): Promise<void>;
}

export class Journal {
  readonly #store: Writer;
  #waiting: Waiting[] = [];
  #writing: Promise<void> | undefined;

  constructor(store: Writer) {
    this.#store = store;
  }

  /** Until it is on the disk. */
  add(entry: Entry): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ entry, resolve, reject });
      this.#writing ??= new Promise<void>((turn) => setImmediate(turn)).then(() => this.#write());
    });
  }

  /** Until all that was added is written or refused. */
  async settle(): Promise<void> {
    while (this.#writing) await this.#writing;
  }

  async #write(): Promise<void> {
    while (this.#waiting.length > 0) {
      const batch = this.#waiting;
      this.#waiting = [];
      if (await this.#tried(batch)) continue;
      // One that is refused must not take the others with it.
      const matches = new Set(batch.map(({ entry }) => entry.match));
      if (matches.size > 1)
        for (const match of matches) await this.#alone(batch.filter((one) => one.entry.match === match));
      else this.#refuse(batch, this.#fault);
    }
    this.#writing = undefined;
  }

  #fault: unknown;

  async #tried(batch: readonly Waiting[]): Promise<boolean> {
    try {
      await this.#store.append(batch.map(({ entry }) => entry));
    } catch (fault) {
      this.#fault = fault;
      return false;
    }
    for (const { resolve } of batch) resolve();
    return true;
  }

  async #alone(batch: readonly Waiting[]): Promise<void> {
    if (!(await this.#tried(batch))) this.#refuse(batch, this.#fault);
  }

  /** And with it whatever builds on it. */
  #refuse(batch: readonly Waiting[], fault: unknown): void {
    const lost = new Set(batch.map(({ entry }) => entry.match));
    const later = this.#waiting.filter(({ entry }) => lost.has(entry.match));
    this.#waiting = this.#waiting.filter(({ entry }) => !lost.has(entry.match));
    for (const { reject } of [...batch, ...later]) reject(fault);
  }
}
