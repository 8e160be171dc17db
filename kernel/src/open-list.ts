/** What a question leaves open: written down when somebody reads it, counted or looked through when nobody does. */
import type { Choice, Listing, Offer, Offers } from './choice.ts';

type Filler<S> = Offers<Choice, string, S>;
/** A single choice, or several that the rules handed over whole. */
type Part = Choice | readonly Choice[];

const isOne = (part: Part): part is Choice => typeof part[0] === 'string';

/** What was listed, part by part, and what bars each. */
export interface Noted {
  readonly parts: readonly Part[];
  readonly bars: readonly (string | undefined)[];
}

/** What was offered, of which parts it was made, and how many offers there were up to the end of each. */
export interface Written extends Made {
  readonly offers: readonly Offer[];
}

interface Made extends Noted {
  readonly ends: readonly number[];
}

const endOf = (ends: readonly number[], at: number): number => (at < 0 ? 0 : (ends[at] as number));

/** How many parts at the beginning and at the end of both are the same, and as long: a list that was handed over whole should not grow, but could. */
function sameEnds(one: Made, other: Made): readonly [from: number, tail: number] {
  const [here, there] = [one.parts.length, other.parts.length];
  const most = Math.min(here, there);
  let from = 0;
  while (from < most && isSamePart(one, from, other, from)) from += 1;
  let tail = 0;
  while (tail < most - from && isSamePart(one, here - 1 - tail, other, there - 1 - tail)) tail += 1;
  return [from, tail];
}

const isSamePart = (one: Made, here: number, other: Made, there: number): boolean =>
  one.parts[here] === other.parts[there] &&
  one.bars[here] === other.bars[there] &&
  endOf(one.ends, here) - endOf(one.ends, here - 1) === endOf(other.ends, there) - endOf(other.ends, there - 1);

/**
 * One for all questions of an engine. A list that the rules hand over whole is kept as it is, and taken apart only for
 * whoever reads it all: a playout counts what is open and takes one.
 */
export class OpenList implements Listing {
  readonly #keepsBarred: boolean;
  /** What is listed, how many are open up to the end of each part, and what bars it. No list is made anew for a question. */
  readonly #parts: Part[] = [];
  readonly #ends: number[] = [];
  readonly #bars: (string | undefined)[] = [];
  #used = 0;
  #count = 0;
  #sought: Sought | undefined;
  #found: Choice | undefined;

  constructor(keeps: 'open' | 'all') {
    this.#keepsBarred = keeps === 'all';
  }

  /** How many are open. */
  get count(): number {
    return this.#count;
  }

  /** Lists a question anew. */
  fill<S>(offers: Filler<S>, state: S): void {
    this.#used = 0;
    this.#count = 0;
    if (this.#bars.length > 0) this.#bars.length = 0; // to set it takes longer than to look
    offers(this, state);
  }

  /** The open choice at this place, counted from 0. */
  at(place: number): Choice | undefined {
    if (!(place >= 0 && place < this.#count)) return undefined;
    let part = Math.floor((place * this.#used) / this.#count);
    while (part > 0 && (this.#ends[part - 1] as number) > place) part -= 1;
    while ((this.#ends[part] as number) <= place) part += 1;
    const item = this.#parts[part] as Part;
    const before = part === 0 ? 0 : (this.#ends[part - 1] as number);
    return isOne(item) ? item : (item[place - before] as Choice);
  }

  /** Whether this very choice, not one that reads like it, is open. */
  has(choice: Choice): boolean {
    for (let at = 0; at < this.#used; at++) {
      const part = this.#parts[at] as Part;
      if (part === choice || (!isOne(part) && part.includes(choice))) return this.#bars[at] === undefined;
    }
    return false;
  }

  /** Every open choice, in the order of the rules. */
  all(): readonly Choice[] {
    const choices: Choice[] = [];
    for (let at = 0; at < this.#used; at++) {
      const part = this.#parts[at] as Part;
      if (this.#bars[at] !== undefined) continue;
      if (isOne(part)) choices.push(part);
      else for (const choice of part) choices.push(choice);
    }
    return choices;
  }

  /** Whether these very choices are open, in this order and no others. */
  isOf(choices: readonly Choice[]): boolean {
    if (choices.length !== this.#count) return false;
    let place = 0;
    for (let at = 0; at < this.#used; at++) {
      const part = this.#parts[at] as Part;
      if (this.#bars[at] !== undefined) continue;
      if (isOne(part)) {
        if (choices[place++] !== part) return false;
      } else for (let i = 0; i < part.length; i++) if (choices[place++] !== part[i]) return false;
    }
    return true;
  }

  /** What is listed now: it stays as it is when another question is listed. */
  noted(): Noted {
    return { parts: this.#parts.slice(0, this.#used), bars: this.#bars.slice(0, this.#used) };
  }

  /** Everything offered, in the order of the rules. What has stayed since `last` is taken from there: a seat is asked much the same again and again. */
  written(last?: Written): Written {
    const { parts, bars } = this.noted();
    const ends = this.#offersTo(bars);
    const [from, tail] = last ? sameEnds({ parts, bars, ends }, last) : [0, 0];
    const to = parts.length - tail;
    const between: Offer[] = [];
    for (let at = from; at < to; at++) {
      const part = parts[at] as Part;
      if (isOne(part)) between.push({ choice: part, barredBy: bars[at] });
      else for (const offer of offersOf(part)) between.push(offer);
    }
    if (!last || from + tail === 0) return { parts, bars, ends, offers: between };
    const offers = last.offers.slice();
    const before = endOf(ends, from - 1);
    const after = endOf(ends, parts.length - 1) - endOf(ends, to - 1);
    offers.splice(before, offers.length - before - after, ...between);
    return { parts, bars, ends, offers };
  }

  /** How many offers there are up to the end of each part, the barred included. */
  #offersTo(bars: readonly (string | undefined)[]): readonly number[] {
    const ends = this.#ends.slice(0, this.#used);
    let barred = 0;
    if (bars.length > 0)
      for (let at = 0; at < ends.length; at++) {
        if (bars[at] !== undefined) barred += 1;
        ends[at] = (ends[at] as number) + barred;
      }
    return ends;
  }

  /** The open choice with these words; nothing is written down for it. */
  find<S>(offers: Filler<S>, state: S, words: readonly string[]): Choice | undefined {
    this.#sought = new Sought(words);
    this.#found = undefined;
    try {
      offers(this, state);
    } finally {
      this.#sought = undefined;
    }
    return this.#found;
  }

  open(choice: Choice): void {
    if (this.#sought === undefined) this.#add(choice, 1);
    else if (this.#sought.is(choice)) this.#found ??= choice;
  }

  openAll(choices: readonly Choice[]): void {
    const { length } = choices;
    if (this.#sought !== undefined) for (let i = 0; i < length; i++) this.open(choices[i] as Choice);
    else if (length > 0) this.#add(choices, length);
  }

  barred(choice: Choice, by: string): void {
    if (!this.#keepsBarred || this.#sought !== undefined) return;
    this.#bars[this.#used] = by;
    this.#add(choice, 0);
  }

  offer(choice: Choice, barredBy?: string | false): void {
    if (barredBy) this.barred(choice, barredBy);
    else this.open(choice);
  }

  wants(piece: string | number): boolean {
    return this.#sought === undefined || this.#sought.isOf(piece);
  }

  among<P extends string | number>(pieces: readonly P[]): readonly P[] {
    return this.#sought === undefined ? pieces : this.#sought.among(pieces);
  }

  hasChoice(): boolean {
    return this.#sought !== undefined || this.#count > 1; // a question that waits for its answer has more than one
  }

  #add(part: Part, open: number): void {
    const used = this.#used;
    const end = this.#count + open;
    this.#count = end;
    this.#parts[used] = part;
    this.#ends[used] = end;
    this.#used = used + 1;
  }
}

/**
 * The offers of lists that were handed over whole. Such a list stands in a table of the rules, never changes, and comes again with every question; to look at
 * every choice in it would cost as much as to make its offers anew.
 */
const OFFERS = new WeakMap<readonly Choice[], readonly Offer[]>();

function offersOf(choices: readonly Choice[]): readonly Offer[] {
  let offers = OFFERS.get(choices);
  if (offers?.length !== choices.length) {
    offers = choices.map((choice) => ({ choice, barredBy: undefined }));
    OFFERS.set(choices, offers);
  }
  return offers;
}

/** The words of a choice, as a record or a player writes them; also as numbers where they are some: `07` and `7.0` are none. */
class Sought {
  readonly #words: readonly string[];
  readonly #numbers: readonly (number | undefined)[];

  constructor(words: readonly string[]) {
    this.#words = words;
    this.#numbers = words.map(numberOf);
  }

  isOf(piece: string | number): boolean {
    return this.#isAt(1, piece);
  }

  among<P extends string | number>(pieces: readonly P[]): readonly P[] {
    const piece = typeof pieces[0] === 'number' ? this.#numbers[1] : this.#words[1];
    const place = pieces.indexOf(piece as P);
    return place < 0 ? [] : [pieces[place] as P];
  }

  is(choice: Choice): boolean {
    if (choice.length !== this.#words.length) return false;
    for (let at = choice.length - 1; at >= 0; at--) if (!this.#isAt(at, choice[at] as string | number)) return false;
    return true;
  }

  #isAt(place: number, word: string | number): boolean {
    return word === (typeof word === 'number' ? this.#numbers[place] : this.#words[place]);
  }
}

function numberOf(word: string): number | undefined {
  if (word > ':') return undefined; // letters come after the digits: most words are spared the rest
  const number = Number(word);
  return String(number) === word ? number : undefined;
}
