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
  /** What was handed out last, as long as it is all. */
  #list: readonly T[] | undefined;
  /** Stands for one stretch without a step back. */
  #line = {};

  /** What is made of nothing is left out. */
  constructor(made: (from: S) => T | undefined) {
    this.#made = made;
  }

  /** All items by now, as a list of its own: the same one until there are others. */
  of(source: readonly S[]): readonly T[] {
    this.#follow(source);
    this.#list ??= this.#items.slice();
    return this.#list;
  }

  /** The same as a list that is known again, by `isSameTrail`. */
  marked(source: readonly S[]): readonly T[] {
    const items = this.of(source);
    TRAILS.set(items, this.#line);
    return items;
  }

  #follow(source: readonly S[]): void {
    this.#goBack(source);
    for (let at = this.#followed.length; at < source.length; at++) {
      const from = source[at] as S;
      this.#before.push(this.#items.length);
      this.#followed.push(from);
      const item = this.#made(from);
      if (item === undefined) continue;
      this.#items.push(item);
      this.#list = undefined;
    }
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
    this.#list = undefined;
  }
}

/** Whether both lists are cut from the same stretch of a trail: then the shorter is the beginning of the longer. */
export function isSameTrail(one: readonly unknown[], other: readonly unknown[]): boolean {
  const line = TRAILS.get(one);
  return line !== undefined && line === TRAILS.get(other);
}
