/**
 * What is offered, packed, and where that differs from what was offered before. A seat is asked much the same again and again: parts that the rules list
 * again are passed over, and what is told of hundreds of offers is what has changed.
 */
import type { Choice, Noted, Stretch } from '@derby/kernel';
import { type PackedOffer, packedOffer } from './packing.ts';

type Part = Noted['parts'][number];

const isOne = (part: Part): part is Choice => typeof part[0] === 'string';
const lengthOf = (part: Part): number => (isOne(part) ? 1 : part.length);

/** All that is offered. */
export const packedOffers = (listed: Noted): PackedOffer[] => packedParts(listed, 0, listed.parts.length);

/** Each stretch in which what is offered differs from before, as it lies once those before it are changed. */
export function changedOffers(before: Noted, after: Noted): Stretch<PackedOffer>[] {
  const [old, now] = [before.parts.length, after.parts.length];
  const most = Math.min(old, now);
  let from = 0;
  let at = 0;
  while (from < most && isAlike(before, from, after, from)) {
    at += lengthOf(after.parts[from] as Part);
    from += 1;
  }
  let tail = 0;
  while (tail < most - from && isAlike(before, old - 1 - tail, after, now - 1 - tail)) tail += 1;
  return stretchesBetween(packedParts(before, from, old - tail), packedParts(after, from, now - tail), at);
}

function isAlike(one: Noted, here: number, other: Noted, there: number): boolean {
  const [part, likewise] = [one.parts[here] as Part, other.parts[there] as Part];
  if (one.bars[here] !== other.bars[there]) return false;
  return part === likewise || (isOne(part) && isOne(likewise) && isSameChoice(part, likewise));
}

function isSameChoice(one: Choice, other: Choice): boolean {
  if (one.length !== other.length) return false;
  for (let i = 0; i < one.length; i++) if (one[i] !== other[i]) return false;
  return true;
}

function packedParts({ parts, bars }: Noted, from: number, to: number): PackedOffer[] {
  const offers: PackedOffer[] = [];
  for (let at = from; at < to; at++) {
    const part = parts[at] as Part;
    if (isOne(part)) offers.push(packedOffer({ choice: part, barredBy: bars[at] }));
    else for (const offer of packedWhole(part)) offers.push(offer);
  }
  return offers;
}

/** The offers of lists that the rules hand over whole: such a list never changes, and comes again with every question. */
const PACKED = new WeakMap<readonly Choice[], readonly PackedOffer[]>();

function packedWhole(choices: readonly Choice[]): readonly PackedOffer[] {
  let offers = PACKED.get(choices);
  if (offers?.length !== choices.length) {
    offers = choices.map((choice) => packedOffer({ choice, barredBy: undefined }));
    PACKED.set(choices, offers);
  }
  return offers;
}

/** So many offers on either side are looked through for where both lists go on alike. */
const FAR = 64;

/** The same for two lists that both begin at this place. */
function stretchesBetween(
  before: readonly PackedOffer[],
  after: readonly PackedOffer[],
  at: number,
): Stretch<PackedOffer>[] {
  const found: Stretch<PackedOffer>[] = [];
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
  readonly before: readonly PackedOffer[];
  readonly after: readonly PackedOffer[];
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

/** Nearly every offer is one short text. */
function isSame(one: PackedOffer | undefined, other: PackedOffer | undefined): boolean {
  if (one === other || typeof one !== 'object' || typeof other !== 'object') return one === other;
  return one.barredBy === other.barredBy && isSameChoice(one.choice, other.choice);
}
