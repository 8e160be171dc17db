/**
 * WPZ-M.11, WPZ-9.2  What is asked of many places again and again: where orders of a kind could start, where aircraft are stranded. Most of the
 * answers are those of the time before: each is kept until something changes at which was looked while it was found.
 */

import type { PlanId } from './data/plans.ts';
import type { Side } from './data/powers.ts';
import { changesNow } from './facts.ts';
import { FLEETING, keeper, observed } from './places.ts';
import type { Place, State } from './state.ts';

/** The places of which something is so for a side. */
export interface Kept<P extends Place> {
  isAny(state: Readonly<State>, side: Side): boolean;
  /** Every one, in the order of the map. */
  all(state: Readonly<State>, side: Side): readonly P[];
}

/** By what was looked at in a game: who keeps answers that depend on it, and how much of what has changed they have been told. */
interface Watch {
  readonly lookers: (Found[] | undefined)[];
  seen: number;
}
const watchIn = keeper<Watch>(() => ({ lookers: [], seen: 0 }));

const NOWHERE: readonly never[] = [];

/** What has been found out for one side. */
class Found {
  /** By the number of the place; nothing where it has to be found out. */
  readonly isSo: (boolean | undefined)[] = [];
  /** The places, by number, where it has to be found out. */
  readonly open: number[] = [];
  /** How many of them are so. */
  count = 0;
  /** By what was looked at: for which places. */
  readonly lookers: (number[] | undefined)[] = [];
  /** The place that is being looked into, and whether the answer may be kept. */
  number = 0;
  isKept = true;
  readonly #watch: Watch;

  constructor(count: number, watch: Watch) {
    this.#watch = watch;
    for (let number = count - 1; number >= 0; number--) {
      this.isSo[number] = undefined;
      this.open.push(number);
    }
  }

  readonly tell = (look: number): void => {
    if (look === FLEETING) {
      this.isKept = false;
      return;
    }
    const numbers = this.lookers[look];
    if (!numbers) {
      this.lookers[look] = [this.number];
      this.#watch.lookers[look] ??= [];
      this.#watch.lookers[look]?.push(this);
    }
    // Mostly it is looked at again for the place that looked there just before.
    else if (numbers[numbers.length - 1] !== this.number && !numbers.includes(this.number)) numbers.push(this.number);
  };

  /** Keeps what was found out about the place that stands here among the open ones. */
  keep(at: number, isSo: boolean): void {
    this.open.splice(at, 1);
    this.isSo[this.number] = isSo;
    if (isSo) this.count += 1;
  }

  /** Something has changed there. */
  forget(look: number): void {
    for (const number of this.lookers[look] ?? []) {
      const isSo = this.isSo[number];
      if (isSo === undefined) continue;
      this.isSo[number] = undefined;
      this.open.push(number);
      if (isSo) this.count -= 1;
    }
    this.lookers[look] = undefined;
  }
}

export function keptAmong<P extends Place>(
  places: readonly P[],
  find: (state: Readonly<State>, side: Side, place: P) => boolean,
): Kept<P> {
  const kept = keeper<Record<Side, Map<PlanId | undefined, Found>>>(() => ({ german: new Map(), allied: new Map() }));

  function foundIn(state: Readonly<State>, side: Side): Found {
    const { free } = state;
    const watch = upToDate(state);
    const found = kept(state)[side];
    const plan = free && free.by !== 'incident' ? free.by : undefined; // it sets bounds of its own (WPZ-7.7.2c)
    let now = found.get(plan);
    if (!now) {
      now = new Found(places.length, watch);
      found.set(plan, now);
    }
    return now;
  }

  /** Finds out about one of the open places. */
  function isSo(state: Readonly<State>, side: Side, found: Found, at: number): boolean {
    const number = found.open[at] as number;
    found.number = number;
    found.isKept = true;
    const now = observed(found.tell, find, state, side, places[number] as P);
    if (found.isKept) found.keep(at, now);
    return now;
  }

  return {
    isAny(state, side) {
      const found = foundIn(state, side);
      if (found.count > 0) return true;
      for (let at = found.open.length - 1; at >= 0; at--) if (isSo(state, side, found, at)) return true;
      return false;
    },
    all(state, side) {
      const found = foundIn(state, side);
      const now: number[] = []; // so at this moment, which is not kept
      for (let at = found.open.length - 1; at >= 0; at--) {
        const number = found.open[at] as number;
        if (isSo(state, side, found, at) && !found.isKept) now.push(number);
      }
      if (found.count === 0 && now.length === 0) return NOWHERE;
      return places.filter((_, number) => found.isSo[number] || now.includes(number));
    },
  };
}

/** Forgets what was found by looking where something has changed since. */
function upToDate(state: Readonly<State>): Watch {
  const watch = watchIn(state);
  const { lookers } = watch;
  const changes = changesNow(state);
  for (; watch.seen < changes.length; watch.seen++) {
    const look = changes[watch.seen] as number;
    const all = lookers[look];
    if (!all) continue;
    for (const found of all) found.forget(look);
    lookers[look] = undefined;
  }
  return watch;
}
