/**
 * What one viewer was last told, and what is to be said so that he knows what is. It is done after every choice: whoever follows the table says what
 * has changed of the long lists, the rest is compared.
 */
import type { Follower, News, Noted, Stretch } from '@derby/kernel';
import { type Change, Comparison, changesBetween, type Path } from './changes.ts';
import type { WireNow } from './messages.ts';
import { changedOffers, packedOffers } from './offered.ts';
import type { PackedNow } from './packing.ts';

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

/** What the house says beside the rules. */
export type Beside = Pick<WireNow, 'proposal' | 'takenBack'>;
const NOTHING: Beside = {};

export class Telling {
  #follower: Follower;
  #told: Pick<News, 'known' | 'question'>;
  #beside: Beside;
  /** What was listed when he was last asked: he keeps those offers. Nothing where somebody else may have told him of others. */
  #noted: Noted | undefined;
  /** Whether what is told next is of another match, in the place of all that he knows. */
  #isAnew = false;

  /** He knows already what there is. */
  constructor(follower: Follower, beside = NOTHING) {
    const news = follower.news();
    this.#follower = follower;
    this.#told = { known: news.known, question: news.question };
    this.#beside = beside;
    this.#noted = news.noted;
  }

  /** All that he was last told, by one who follows the same table and has told nothing yet. */
  all(follower: Follower): PackedNow {
    const { known, question, steps, log } = follower.news();
    // The moment travels beside it.
    const { at: _, ...rest } = known;
    return {
      ...rest,
      ...this.#beside,
      ...(question && { question }),
      steps: steps.items,
      log: log.items,
      offers: this.#noted ? packedOffers(this.#noted) : [],
    };
  }

  /** From now on he is told of another match. */
  turnTo(follower: Follower): void {
    this.#follower = follower;
    this.#noted = undefined;
    this.#isAnew = true;
  }

  /** From now on he knows what is; here is what has changed. */
  tell(sight = new Sight(), beside = NOTHING): Change[] {
    const [told, had] = [this.#told, this.#beside];
    const news = this.#follower.news();
    this.#told = { known: news.known, question: news.question };
    this.#beside = beside;
    const comparison = new Comparison();
    const { found } = comparison;
    for (const key of PLAIN) comparison.below(key, told.known[key], news.known[key]);
    comparison.below('proposal', had.proposal, beside.proposal);
    comparison.below('takenBack', had.takenBack, beside.takenBack);
    found.push(...sight.between(told.known.view, news.known.view));
    this.#addList(found, LOG, news.log);
    this.#addList(found, STEPS, news.steps);
    comparison.below('question', told.question, news.question);
    this.#isAnew = false;
    if (news.noted) this.#addOffers(found, news.noted);
    return found;
  }

  #addOffers(changes: Change[], noted: Noted): void {
    if (!this.#noted) changes.push([OFFERS, packedOffers(noted)]);
    else
      for (const { from, removed, items } of changedOffers(this.#noted, noted))
        changes.push([OFFERS, from, removed, items]);
    this.#noted = noted;
  }

  /** A list that grows at its end, or is cut there. */
  #addList(changes: Change[], path: Path, { from, removed, items }: Stretch<unknown>): void {
    if (this.#isAnew) changes.push([path, items]);
    else if (removed + items.length > 0) changes.push([path, from, removed, items]);
  }
}

const LOG: Path = ['log'];
const STEPS: Path = ['steps'];
const OFFERS: Path = ['offers'];

/** What is compared as it is; the rest each in its own way. */
const PLAIN = Object.keys({ asked: true, undoBar: true, canTakeBack: true, ending: true } satisfies Record<
  Plain,
  true
>) as readonly Plain[];
type Plain = Exclude<keyof News['known'], 'at' | 'view'>;
