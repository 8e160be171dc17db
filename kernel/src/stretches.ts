/** Where two lists of offers differ. A seat is asked much the same again and again: what is told of hundreds of offers is what has changed. */
import type { Offer } from './choice.ts';

/** A stretch of a list was replaced: from where, how many, by what. */
export interface Stretch<T> {
  readonly from: number;
  readonly removed: number;
  readonly items: readonly T[];
}

/** So many offers on either side are looked through for where both lists go on alike. */
const FAR = 64;

/** Each stretch in which two lists of offers differ, as it lies once those before it are changed. `at` is where both begin in longer ones. */
export function stretchesBetween<O extends Offer>(before: readonly O[], after: readonly O[], at = 0): Stretch<O>[] {
  const found: Stretch<O>[] = [];
  let [lastOld, lastNew] = [before.length, after.length];
  let first = 0;
  while (first < lastOld && first < lastNew && isSame(before[first], after[first])) first += 1;
  while (lastOld > first && lastNew > first && isSame(before[lastOld - 1], after[lastNew - 1])) {
    lastOld -= 1;
    lastNew -= 1;
  }
  let [old, now] = [first, first];
  while (old < lastOld || now < lastNew) {
    const both = meeting({ before, after, old, now, lastOld, lastNew });
    found.push({ from: at + now, removed: both.old - old, items: after.slice(now, both.now) });
    ({ old, now } = both);
    while (old < lastOld && now < lastNew && isSame(before[old], after[now])) {
      old += 1;
      now += 1;
    }
  }
  return found;
}

/** Two lists of offers, from where they are looked at to where. */
interface Both {
  readonly before: readonly Offer[];
  readonly after: readonly Offer[];
  readonly old: number;
  readonly now: number;
  readonly lastOld: number;
  readonly lastNew: number;
}

/** Where both lists go on alike; at the end of both where that is too far away. */
function meeting({ before, after, old, now, lastOld, lastNew }: Both): { old: number; now: number } {
  const most = Math.min(FAR, lastOld - old + (lastNew - now) - 2);
  for (let both = 1; both <= most; both++)
    for (let i = Math.max(0, both - (lastNew - now) + 1); i <= both && old + i < lastOld; i++)
      if (isSame(before[old + i], after[now + both - i])) return { old: old + i, now: now + both - i };
  return { old: lastOld, now: lastNew };
}

function isSame(one: Offer | undefined, other: Offer | undefined): boolean {
  if (one === other) return true;
  if (!one || !other || one.barredBy !== other.barredBy) return false;
  return isSameChoice(one.choice, other.choice);
}

/** Whether both read alike. */
export function isSameChoice(one: Offer['choice'], other: Offer['choice']): boolean {
  if (one === other) return true;
  if (one.length !== other.length) return false;
  for (let i = 0; i < one.length; i++) if (one[i] !== other[i]) return false;
  return true;
}
