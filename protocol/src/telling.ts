/**
 * What one viewer was last told, and what is to be said so that he knows what is. It is done after every choice: only what differs is packed, and
 * lists that grow are looked at where they have grown.
 */
import type { Offer } from '@derby/kernel';
import { type Change, changesBetween, type Path } from './changes.ts';
import type { WireNow } from './messages.ts';
import { type PackedNow, packedOffer } from './packing.ts';

export class Telling {
  #told: WireNow;
  /** Those of the last question, which stay when nothing is asked. */
  #offers: readonly Offer[];

  constructor(now: WireNow) {
    this.#told = now;
    this.#offers = now.question?.offers ?? [];
  }

  /** All that he was last told. */
  get all(): PackedNow {
    const { question, ...rest } = this.#told;
    const offers = this.#offers.map(packedOffer);
    return question ? { ...rest, question: withoutOffers(question), offers } : { ...rest, offers };
  }

  /** From now on he knows this; here is what has changed. */
  tell(now: WireNow): Change[] {
    const { view, question, log, steps, ...rest } = this.#told;
    const { view: newView, question: newQuestion, log: newLog, steps: newSteps, ...newRest } = now;
    this.#told = now;
    const changes = changesBetween(rest, newRest);
    changes.push(...changesBetween(view, newView, ['view']));
    addGrown(changes, ['log'], log, newLog);
    addGrown(changes, ['steps'], steps, newSteps);
    if (question || newQuestion)
      changes.push(
        ...changesBetween(question && withoutOffers(question), newQuestion && withoutOffers(newQuestion), ['question']),
      );
    if (newQuestion) {
      addStretches(changes, this.#offers, newQuestion.offers);
      this.#offers = newQuestion.offers;
    }
    return changes;
  }
}

function withoutOffers({ offers: _, ...asked }: NonNullable<WireNow['question']>) {
  return asked;
}

/** A list that grows at its end, or is cut there: where the last item is the one that lay there before, so are all before it. */
function addGrown(changes: Change[], path: Path, before: readonly object[], after: readonly object[]): void {
  const { length } = before;
  if (length > after.length || (length > 0 && after[length - 1] !== before[length - 1]))
    changes.push(...changesBetween(before, after, path));
  else if (after.length > length) changes.push([path, length, 0, after.slice(length)]);
}

/** So many offers on either side are looked through for where both lists go on alike. */
const FAR = 64;

/** Each stretch in which two lists of offers differ, as it lies once those before it are changed. */
function addStretches(changes: Change[], before: readonly Offer[], after: readonly Offer[]): void {
  let [lastOld, lastNew] = [before.length, after.length];
  let at = 0;
  while (at < lastOld && at < lastNew && isSame(before[at], after[at])) at += 1;
  while (lastOld > at && lastNew > at && isSame(before[lastOld - 1], after[lastNew - 1])) {
    lastOld -= 1;
    lastNew -= 1;
  }
  let [old, now] = [at, at];
  while (old < lastOld || now < lastNew) {
    const [oldFrom, nowFrom] = [old, now];
    [old, now] = meeting(before.slice(old, lastOld), after.slice(now, lastNew));
    [old, now] = [old + oldFrom, now + nowFrom];
    changes.push([['offers'], nowFrom, old - oldFrom, after.slice(nowFrom, now).map(packedOffer)]);
    while (old < lastOld && now < lastNew && isSame(before[old], after[now])) {
      old += 1;
      now += 1;
    }
  }
}

/** How many lie in either list before both go on alike; all of them where that is too far away. */
function meeting(before: readonly Offer[], after: readonly Offer[]): [old: number, now: number] {
  const most = Math.min(FAR, before.length + after.length - 2);
  for (let both = 1; both <= most; both++)
    for (let old = Math.max(0, both - after.length + 1); old <= both && old < before.length; old++)
      if (isSame(before[old], after[both - old])) return [old, both - old];
  return [before.length, after.length];
}

function isSame(one: Offer | undefined, other: Offer | undefined): boolean {
  if (one === other) return true;
  if (!one || !other || one.barredBy !== other.barredBy) return false;
  const [had, has] = [one.choice, other.choice];
  if (had === has) return true;
  if (had.length !== has.length) return false;
  for (let i = 0; i < had.length; i++) if (had[i] !== has[i]) return false;
  return true;
}
