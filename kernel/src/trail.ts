/** Lists that follow another one as it grows: games are long, and after every choice somebody wants all that came before. */

/** Which trail a list was cut from. */
const TRAILS = new WeakMap<object, object>();

/** Makes a list from one that only grows at its end or is cut back there: each item is looked at once. */
export class Trail<S extends object, T> {
  readonly #made: (from: S) => T | undefined;
  #followed: S[] = [];
  #items: T[] = [];
  /** How many items had been made before each that was followed. */
  #before: number[] = [];
  /** Stands for one stretch without a step back. */
  #line = {};

  /** What is made of nothing is left out. */
  constructor(made: (from: S) => T | undefined) {
    this.#made = made;
  }

  /** All items by now, as a list of its own. */
  of(source: readonly S[]): readonly T[] {
    this.#goBack(source);
    for (let at = this.#followed.length; at < source.length; at++) {
      const from = source[at] as S;
      this.#before.push(this.#items.length);
      this.#followed.push(from);
      const item = this.#made(from);
      if (item !== undefined) this.#items.push(item);
    }
    const items = this.#items.slice();
    TRAILS.set(items, this.#line);
    return items;
  }

  /** To where the source was cut. */
  #goBack(source: readonly S[]): void {
    const { length } = this.#followed;
    let same = Math.min(length, source.length);
    while (same > 0 && this.#followed[same - 1] !== source[same - 1]) same -= 1;
    if (same === length) return;
    this.#items.length = this.#before[same] ?? 0;
    this.#followed.length = same;
    this.#before.length = same;
    this.#line = {};
  }
}

/** Whether both lists are cut from the same stretch of a trail: then the shorter is the beginning of the longer. */
export function isSameTrail(one: readonly unknown[], other: readonly unknown[]): boolean {
  const line = TRAILS.get(one);
  return line !== undefined && line === TRAILS.get(other);
}
