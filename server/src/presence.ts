/** Who looks on at matches, in this process and in the others. */
import type { News } from './store/link.ts';
import type { Store } from './store/store.ts';

interface Setting {
  readonly store: Store;
  /** Those who look on here. */
  viewersAt(match: string): readonly string[];
  /** Whether one of them has these eyes. */
  isHere(match: string, viewer: string): boolean;
  /** Who looks on elsewhere has changed. */
  onChange(match: string): void;
}

type Here = Extract<News, { kind: 'here' }>;

export class Presence {
  readonly #setting: Setting;
  /** By match and process. */
  readonly #elsewhere = new Map<string, Map<number, readonly string[]>>();

  constructor(setting: Setting) {
    this.#setting = setting;
  }

  at(match: string): ReadonlySet<string> {
    const elsewhere = [...(this.#elsewhere.get(match)?.values() ?? [])].flat();
    return new Set([...this.#setting.viewersAt(match), ...elsewhere]);
  }

  /** Whether one with these eyes looks on. It is asked after every deed. */
  isAt(match: string, viewer: string): boolean {
    if (this.#setting.isHere(match, viewer)) return true;
    const elsewhere = this.#elsewhere.get(match);
    return elsewhere !== undefined && [...elsewhere.values()].some((viewers) => viewers.includes(viewer));
  }

  /** Tells the others who looks on here. */
  async tell(match: string): Promise<void> {
    const { store, viewersAt } = this.#setting;
    await store.announce({ kind: 'here', match, viewers: [...new Set(viewersAt(match))] });
  }

  /** Another process has told. */
  hear({ match, viewers }: Here, from: number): void {
    const elsewhere = this.#elsewhere.get(match) ?? new Map<number, readonly string[]>();
    if (viewers.length > 0) elsewhere.set(from, viewers);
    else elsewhere.delete(from);
    if (elsewhere.size > 0) this.#elsewhere.set(match, elsewhere);
    else this.#elsewhere.delete(match);
    this.#setting.onChange(match);
  }

  /** Those in a process that is no more have left. */
  async prune(): Promise<void> {
    const processes = new Set([...this.#elsewhere.values()].flatMap((one) => [...one.keys()]));
    if (processes.size === 0) return;
    for (const process of await this.#setting.store.link.gone([...processes]))
      for (const [match, elsewhere] of [...this.#elsewhere])
        if (elsewhere.has(process)) this.hear({ kind: 'here', match, viewers: [] }, process);
  }
}
