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
  all(state: Readonly<State>, side: Side): P[];
}

/** What has been found out for one side. */
class Found {
  /** How much of what has changed since has been looked at. */
  seen = 0;
  /** By the number of the place; nothing where it has to be found out. */
  readonly isSo: (boolean | undefined)[];
  /** How many of them are so. */
  count = 0;
  /** By what was looked at: for which places. */
  readonly lookers: (number[] | undefined)[] = [];
  /** The place that is being looked into, and whether the answer may be kept. */
  number = 0;
  isKept = true;

  constructor(count: number) {
    this.isSo = Array.from({ length: count }, () => undefined);
  }

  readonly tell = (look: number): void => {
    if (look === FLEETING) {
      this.isKept = false;
      return;
    }
    const numbers = this.lookers[look];
    if (!numbers) this.lookers[look] = [this.number];
    else if (!numbers.includes(this.number)) numbers.push(this.number);
  };

  keep(number: number, isSo: boolean): void {
    this.isSo[number] = isSo;
    if (isSo) this.count += 1;
  }

  forget(number: number): void {
    if (this.isSo[number]) this.count -= 1;
    this.isSo[number] = undefined;
  }
}

export function keptAmong<P extends Place>(
  places: readonly P[],
  find: (state: Readonly<State>, side: Side, place: P) => boolean,
): Kept<P> {
  const kept = keeper<Record<Side, Map<PlanId | undefined, Found>>>(() => ({ german: new Map(), allied: new Map() }));

  function foundIn(state: Readonly<State>, side: Side): Found {
    const { free } = state;
    const found = kept(state)[side];
    const plan = free && free.by !== 'incident' ? free.by : undefined; // it sets bounds of its own (WPZ-7.7.2c)
    let now = found.get(plan);
    if (!now) {
      now = new Found(places.length);
      found.set(plan, now);
    }
    catchUp(now, state);
    return now;
  }

  function isSo(state: Readonly<State>, side: Side, found: Found, number: number): boolean {
    const known = found.isSo[number];
    if (known !== undefined) return known;
    found.number = number;
    found.isKept = true;
    const now = observed(found.tell, find, state, side, places[number] as P);
    if (found.isKept) found.keep(number, now);
    return now;
  }

  return {
    isAny(state, side) {
      const found = foundIn(state, side);
      if (found.count > 0) return true;
      for (let number = 0; number < places.length; number++) if (isSo(state, side, found, number)) return true;
      return false;
    },
    all(state, side) {
      const found = foundIn(state, side);
      return places.filter((_, number) => isSo(state, side, found, number));
    },
  };
}

/** Forgets what was found by looking where something has changed since. */
function catchUp(found: Found, state: Readonly<State>): void {
  const { lookers } = found;
  const changes = changesNow(state);
  for (let at = found.seen; at < changes.length; at++) {
    const look = changes[at] as number;
    const numbers = lookers[look];
    if (!numbers) continue;
    for (const number of numbers) found.forget(number);
    lookers[look] = undefined;
  }
  found.seen = changes.length;
}
