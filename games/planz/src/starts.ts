/**
 * WPZ-7.4, WPZ-M.11  Where orders of a kind could start. That is asked in every segment of every kind of action, and most of the answers are those of
 * the segment before: each is kept until somebody comes or goes where it was looked while it was found.
 */

import { isSameStand } from './control.ts';
import type { PlanId } from './data/plans.ts';
import type { Power, Side, Stand } from './data/powers.ts';
import type { UnitId } from './data/units.ts';
import { changesOf, FLEETING, keeper, noteChange, observed, whereIs } from './places.ts';
import type { Place, State } from './state.ts';
import { without } from './units.ts';

/** The places from which something could be done. */
export interface Starts<P extends Place> {
  /** Whether there is any. */
  isAny(state: Readonly<State>): boolean;
  /** Every one, in the order of the map. */
  all(state: Readonly<State>): P[];
}

/** What has been found out for one side. */
class Found {
  version = 0;
  /** How much of what has changed since has been looked at. */
  seen = 0;
  /** By the number of the place; nothing where it has to be found out. */
  readonly isStart: (boolean | undefined)[];
  /** By the spot that was looked at: for which places. */
  readonly lookers: (number[] | undefined)[] = [];
  /** The place that is being looked into, and whether the answer may be kept. */
  number = 0;
  isKept = true;

  constructor(count: number) {
    this.isStart = Array.from({ length: count }, () => undefined);
  }

  readonly tell = (spot: number): void => {
    if (spot === FLEETING) {
      this.isKept = false;
      return;
    }
    const numbers = this.lookers[spot];
    if (!numbers) this.lookers[spot] = [this.number];
    else if (!numbers.includes(this.number)) numbers.push(this.number);
  };
}

export function startsAmong<P extends Place>(
  places: readonly P[],
  isStart: (state: Readonly<State>, place: P) => boolean,
): Starts<P> {
  const kept = keeper<Record<Side, Map<PlanId | undefined, Found>>>(() => ({ german: new Map(), allied: new Map() }));

  function foundIn(state: Readonly<State>): Found {
    const { free, mover } = state;
    const found = kept(state)[mover];
    const plan = free && free.by !== 'incident' ? free.by : undefined; // it sets bounds of its own (WPZ-7.7.2c)
    let now = found.get(plan);
    if (!now) {
      now = new Found(places.length);
      found.set(plan, now);
    }
    catchUp(now, state);
    return now;
  }

  function isOne(state: Readonly<State>, found: Found, number: number): boolean {
    const known = found.isStart[number];
    if (known !== undefined) return known;
    found.number = number;
    found.isKept = true;
    const isSo = observed(found.tell, isStart, state, places[number] as P);
    if (found.isKept) found.isStart[number] = isSo;
    return isSo;
  }

  return {
    isAny(state) {
      const found = foundIn(state);
      if (found.isStart.includes(true)) return true;
      for (let number = 0; number < places.length; number++) if (isOne(state, found, number)) return true;
      return false;
    },
    all(state) {
      const found = foundIn(state);
      return places.filter((_, number) => isOne(state, found, number));
    },
  };
}

/** Forgets what was found by looking where something has changed since. */
function catchUp(found: Found, state: Readonly<State>): void {
  const { isStart, lookers } = found;
  const version = versionOf(state);
  const changes = changesOf(state);
  if (found.version !== version) {
    found.version = version;
    isStart.fill(undefined);
  } else
    for (let at = found.seen; at < changes.length; at++) {
      const spot = changes[at] as number;
      const numbers = lookers[spot];
      if (!numbers) continue;
      for (const number of numbers) isStart[number] = undefined;
      lookers[spot] = undefined;
    }
  found.seen = changes.length;
}

/** All else on which it depends where orders could start, as it was when it was last looked at, and how often it has changed. */
interface Rest {
  readonly version: number;
  readonly powers: Readonly<Record<Power, Stand>>;
  readonly level: number;
  readonly isMajor: boolean;
  readonly isMixed: boolean;
  /** How strong a unit is belongs to the spot where it is. */
  reduced: readonly UnitId[];
}
const restsIn = keeper<Partial<Record<Side, Rest>>>(() => ({}));

function versionOf(state: Readonly<State>): number {
  const { powers, us, trondheimIsMajor, plans, mover, reduced } = state;
  const rests = restsIn(state);
  const before = rests[mover];
  if (before && isSame(before, state)) {
    if (!isSameList(before.reduced, reduced)) {
      for (const unit of [...without(before.reduced, reduced), ...without(reduced, before.reduced)])
        noteChange(state, whereIs(state, unit));
      before.reduced = reduced.slice();
    }
    return before.version;
  }
  const version = (before?.version ?? 0) + 1;
  const isMixed = plans[mover].mixed;
  rests[mover] = {
    version,
    powers: { ...powers },
    level: us.level,
    isMajor: trondheimIsMajor,
    isMixed,
    reduced: reduced.slice(),
  };
  return version;
}

const isSame = (rest: Rest, { powers, us, trondheimIsMajor, plans, mover }: Readonly<State>): boolean =>
  rest.level === us.level &&
  rest.isMixed === plans[mover].mixed &&
  rest.isMajor === trondheimIsMajor &&
  isSameStand(rest.powers, powers);

const isSameList = (one: readonly UnitId[], other: readonly UnitId[]): boolean =>
  one.length === other.length && one.every((unit, index) => unit === other[index]);
