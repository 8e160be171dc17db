/**
 * What one viewer was last told, and what is to be said so that he knows what is. It is done after every choice: only what differs is packed, and
 * lists that grow are looked at where they have grown.
 */
import type { Offer } from '@derby/kernel';
import { type Branch, type Change, Comparison, changesBetween, type Path } from './changes.ts';
import type { WireNow } from './messages.ts';
import { type PackedNow, packedOffer } from './packing.ts';

/** What has changed on the table: where nothing is hidden several see the very same, and it is looked for once. */
export class Sight {
  #before: object | undefined;
  #after: object | undefined;
  #found: readonly Change[] = [];

  between(before: object, after: object): readonly Change[] {
    if (before !== this.#before || after !== this.#after) {
      this.#found = changesBetween(before, after, VIEW);
      this.#before = before;
      this.#after = after;
    }
    return this.#found;
  }
}

const VIEW: Path = ['view'];

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
    // The moment travels beside it.
    const { question, at: _, ...rest } = this.#told as WireNow & { readonly at?: number };
    const offers = this.#offers.map(packedOffer);
    return question ? { ...rest, question: withoutOffers(question), offers } : { ...rest, offers };
  }

  /** From now on he knows this; here is what has changed. */
  tell(now: WireNow, sight = new Sight()): Change[] {
    const told = this.#told;
    this.#told = now;
    const comparison = new Comparison();
    const { found } = comparison;
    for (const key of PLAIN) comparison.below(key, told[key], now[key]);
    found.push(...sight.between(told.view, now.view));
    addGrown(found, ['log'], told.log, now.log);
    addGrown(found, ['steps'], told.steps, now.steps);
    const { question } = now;
    if (told.question && question) {
      const asked = new Comparison(['question']);
      asked.branches(told.question as unknown as Branch, question as unknown as Branch, OFFERS);
      found.push(...asked.found);
    } else if (question) found.push([['question'], withoutOffers(question)]);
    else if (told.question) found.push([['question']]);
    if (question) {
      addStretches(found, this.#offers, question.offers);
      this.#offers = question.offers;
    }
    return found;
  }
}

/** What is compared as it is; the rest each in its own way. */
const PLAIN = Object.keys({
  asked: true,
  undoBar: true,
  canTakeBack: true,
  ending: true,
  proposal: true,
  takenBack: true,
} satisfies Record<Plain, true>) as readonly Plain[];
type Plain = Exclude<keyof WireNow, 'view' | 'question' | 'log' | 'steps'>;
const OFFERS: ReadonlySet<string> = new Set(['offers']);

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
    const from = now;
    const both = meeting({ before, after, old, now, lastOld, lastNew });
    changes.push([['offers'], from, both.old - old, after.slice(from, both.now).map(packedOffer)]);
    ({ old, now } = both);
    while (old < lastOld && now < lastNew && isSame(before[old], after[now])) {
      old += 1;
      now += 1;
    }
  }
}

/** Two lists of offers, from where they are looked at to where. */
interface Stretch {
  readonly before: readonly Offer[];
  readonly after: readonly Offer[];
  readonly old: number;
  readonly now: number;
  readonly lastOld: number;
  readonly lastNew: number;
}

/** Where both lists go on alike; at the end of both where that is too far away. */
function meeting({ before, after, old, now, lastOld, lastNew }: Stretch): { old: number; now: number } {
  const most = Math.min(FAR, lastOld - old + (lastNew - now) - 2);
  for (let both = 1; both <= most; both++)
    for (let i = Math.max(0, both - (lastNew - now) + 1); i <= both && old + i < lastOld; i++)
      if (isSame(before[old + i], after[now + both - i])) return { old: old + i, now: now + both - i };
  return { old: lastOld, now: lastNew };
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
