/**
 * What has changed between two pieces of plain data, as a short list: all that is sent after a choice. What is given back by `applied` shares
 * everything that did not change with what was there before, and that stays as it is.
 */

export type Path = readonly (string | number)[];

/** Something was set; it is gone; or a stretch of a list was replaced: from where, how many, by what. */
export type Change =
  | readonly [path: Path, value: unknown]
  | readonly [path: Path]
  | readonly [path: Path, from: number, removed: number, items: readonly unknown[]];

type Branch = Record<string | number, unknown>;

/** `at` is where both lie in something larger. */
export function changesBetween(before: unknown, after: unknown, at: Path = []): Change[] {
  const comparison = new Comparison(at);
  comparison.compare(before, after);
  return comparison.found;
}

/** Shorter stretches are told whole. */
const FEW = 4;

/** Goes through both at once. It is done for every viewer after every choice: the path is one list, copied where something differs. */
export class Comparison {
  readonly found: Change[] = [];
  readonly #path: (string | number)[];

  constructor(at: Path = []) {
    this.#path = [...at];
  }

  compare(before: unknown, after: unknown): void {
    if (Object.is(before, after)) return;
    if (Array.isArray(before) && Array.isArray(after)) this.#lists(before, after);
    else if (isBranch(before) && isBranch(after)) this.#branches(before, after);
    else this.found.push(after === undefined ? [[...this.#path]] : [[...this.#path], after]);
  }

  #branches(before: Branch, after: Branch): void {
    for (const key of Object.keys(after)) this.below(key, ownOf(before, key), after[key]);
    for (const key of Object.keys(before))
      if (before[key] !== undefined && !Object.hasOwn(after, key)) this.found.push([[...this.#path, key]]);
  }

  /** What lies under this key. */
  below(key: string | number, before: unknown, after: unknown): void {
    if (before === after) return;
    this.#path.push(key);
    this.compare(before, after);
    this.#path.pop();
  }

  /** What both lists begin and end with has stayed. Of what lies between, as many on either side have changed in their places. */
  #lists(before: readonly unknown[], after: readonly unknown[]): void {
    let [lastOld, lastNew] = [before.length, after.length];
    let first = 0;
    const shorter = Math.min(lastOld, lastNew);
    while (first < shorter && isSame(before[first], after[first])) first += 1;
    while (lastOld > first && lastNew > first && isSame(before[lastOld - 1], after[lastNew - 1])) {
      lastOld -= 1;
      lastNew -= 1;
    }
    const removed = lastOld - first;
    const added = lastNew - first;
    if (removed === 0 && added === 0) return;
    if (removed === added && isInPlace(before, after, first, lastOld))
      for (let i = first; i < lastOld; i++) this.below(i, before[i], after[i]);
    else if (Math.min(removed, added) >= FEW)
      this.#stretches(before.slice(first, lastOld), after.slice(first, lastNew), first);
    else this.found.push([[...this.#path], first, removed, after.slice(first, lastNew)]);
  }

  /** Between two long lists of different words, each stretch that differs; where words have changed places, all of it. */
  #stretches(before: readonly unknown[], after: readonly unknown[], at: number): void {
    const [had, has] = [new Set(before), new Set(after)];
    const found: Change[] = [];
    let [old, now] = [0, 0];
    while (old < before.length || now < after.length) {
      if (old < before.length && now < after.length && Object.is(before[old], after[now])) {
        [old, now] = [old + 1, now + 1];
        continue;
      }
      const [oldFrom, nowFrom] = [old, now];
      while (old < before.length && !has.has(before[old])) old += 1;
      while (now < after.length && !had.has(after[now])) now += 1;
      if (old === oldFrom && now === nowFrom) {
        this.found.push([[...this.#path], at, before.length, after]);
        return;
      }
      found.push([[...this.#path], at + nowFrom, old - oldFrom, after.slice(nowFrom, now)]);
    }
    this.found.push(...found);
  }
}

/** Whether of a stretch of two lists so little differs, or such things, that each is told by itself. */
function isInPlace(before: readonly unknown[], after: readonly unknown[], first: number, last: number): boolean {
  let others = 0;
  let areAlike = true;
  for (let i = first; i < last; i++) {
    if (!Object.is(before[i], after[i])) others += 1;
    areAlike &&= isAlike(after[i], before[i]);
  }
  return areAlike || others * FEW <= last - first;
}

/** What every object has is nobody's data. */
const ownOf = (place: Branch, key: string | number): unknown => (Object.hasOwn(place, key) ? place[key] : undefined);

function isSame(one: unknown, other: unknown): boolean {
  if (one === other || Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (!Array.isArray(one)) return !Array.isArray(other) && isSameBranch(one as Branch, other as Branch);
  if (!Array.isArray(other) || one.length !== other.length) return false;
  for (let i = 0; i < one.length; i++) if (!isSame(one[i], other[i])) return false;
  return true;
}

function isSameBranch(one: Branch, other: Branch): boolean {
  let more = 0;
  for (const key of Object.keys(one)) {
    if (one[key] === undefined) continue;
    more += 1;
    if (!isSame(one[key], ownOf(other, key))) return false;
  }
  for (const key of Object.keys(other)) if (other[key] !== undefined) more -= 1;
  return more === 0;
}

/** Whether one can have become the other by what changed within: both branches, or both lists. */
const isAlike = (one: unknown, other: unknown): boolean =>
  Array.isArray(one) ? Array.isArray(other) : isBranch(one) && isBranch(other);

const isBranch = (value: unknown): value is Branch =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The data after these changes. A change that does not fit is an `Error`: whoever gets one asks for all of it again. */
export function applied(before: unknown, changes: readonly Change[]): unknown {
  const root = { all: before } as Branch;
  const own = new Set<unknown>([root]);
  for (const change of changes) apply(root, change, own);
  return root.all;
}

function apply(root: Branch, change: Change, own: Set<unknown>): void {
  const path = change[0];
  let place: Branch = root;
  let key: string | number = 'all';
  for (const step of path) {
    place = ownChild(place, key, own);
    key = step;
  }
  demandKey(place, key);
  if (change.length === 4) {
    const [, from, removed, items] = change;
    const list = ownChild(place, key, own);
    if (!Array.isArray(list) || from < 0 || removed < 0 || from + removed > list.length) throw misfit(path);
    list.splice(from, removed, ...items);
  } else if (change.length === 2) place[key] = change[1];
  else delete place[key];
}

/** What lies below, as a copy that is ours to change. */
function ownChild(place: Branch, key: string | number, own: Set<unknown>): Branch {
  demandKey(place, key);
  const child = ownOf(place, key);
  if (typeof child !== 'object' || child === null) throw misfit([key]);
  if (own.has(child)) return child as Branch;
  const copy = (Array.isArray(child) ? [...child] : { ...child }) as Branch;
  own.add(copy);
  place[key] = copy;
  return copy;
}

function demandKey(place: Branch, key: string | number): void {
  const isPlace = Array.isArray(place)
    ? typeof key === 'number' && key >= 0 && key < place.length
    : key !== '__proto__';
  if (!isPlace) throw misfit([key]);
}

const misfit = (path: Path): Error => new Error(`A change does not fit at "${path.join('/')}".`);
