/** What a question leaves open: written down when somebody reads it, counted or looked through when nobody does. */
import type { Choice, Listing, Offer, Offers } from './choice.ts';

type Filler<S> = Offers<Choice, string, S>;

/**
 * One for all questions of an engine. A list that the rules hand over whole is kept as it is, and taken apart only for
 * whoever reads it all: a playout counts what is open and takes one.
 */
export class OpenList implements Listing {
  /** What is barred, kept only where somebody will read it, and how many are open before each. As with the parts, no list is made anew. */
  readonly #bars: Offer[] | undefined;
  readonly #openBefore: number[] = [];
  #barred = 0;
  /** A single choice or a list of several, and how many there are up to its end. */
  readonly #parts: (Choice | readonly Choice[])[] = [];
  readonly #ends: number[] = [];
  #used = 0;
  #count = 0;
  #sought: Sought | undefined;
  #found: Choice | undefined;

  constructor(keeps: 'open' | 'all') {
    this.#bars = keeps === 'all' ? [] : undefined;
  }

  /** How many are open. */
  get count(): number {
    return this.#count;
  }

  /** Lists a question anew. */
  fill<S>(offers: Filler<S>, state: S): void {
    this.#used = 0;
    this.#count = 0;
    this.#barred = 0;
    offers(this, state);
  }

  /** The one at this place, counted from 0. */
  at(place: number): Choice | undefined {
    let part = 0;
    for (let last = this.#used; part < last; ) {
      const middle = (part + last) >> 1;
      if ((this.#ends[middle] as number) <= place) part = middle + 1;
      else last = middle;
    }
    const before = part === 0 ? 0 : (this.#ends[part - 1] as number);
    return part === this.#used ? undefined : this.#inside(part, before, place);
  }

  /** Every open choice, in the order of the rules. */
  all(): readonly Choice[] {
    const choices: Choice[] = [];
    let listed = 0;
    for (let part = 0; part < this.#used; part++) {
      const end = this.#ends[part] as number;
      for (let place = listed; place < end; place++) choices.push(this.#inside(part, listed, place));
      listed = end;
    }
    return choices;
  }

  /** Everything offered, in the order of the rules. */
  offers(open: readonly Choice[]): readonly Offer[] {
    const offers: Offer[] = [];
    let listed = 0;
    const bars = this.#bars ?? [];
    for (let bar = 0; bar < this.#barred; bar++) {
      const before = this.#openBefore[bar] as number;
      while (listed < before) offers.push({ choice: open[listed++] as Choice, barredBy: undefined });
      offers.push(bars[bar] as Offer);
    }
    while (listed < open.length) offers.push({ choice: open[listed++] as Choice, barredBy: undefined });
    return offers;
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
    if (length === 0) return;
    if (this.#sought === undefined) this.#add(length === 1 ? (choices[0] as Choice) : choices, length);
    else for (let i = 0; i < length; i++) this.open(choices[i] as Choice);
  }

  barred(choice: Choice, by: string): void {
    if (this.#bars === undefined || this.#sought !== undefined) return;
    const bar = this.#barred;
    this.#bars[bar] = { choice, barredBy: by };
    this.#openBefore[bar] = this.#count;
    this.#barred = bar + 1;
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

  #add(part: Choice | readonly Choice[], count: number): void {
    const used = this.#used;
    const end = this.#count + count;
    this.#count = end;
    this.#parts[used] = part;
    this.#ends[used] = end;
    this.#used = used + 1;
  }

  /** The choice at a place of this part, before which so many are open. */
  #inside(part: number, before: number, place: number): Choice {
    const item = this.#parts[part] as Choice | readonly Choice[];
    return (this.#ends[part] === before + 1 ? item : item[place - before]) as Choice;
  }
}

/** The words of a choice, as a record or a player writes them. */
class Sought {
  readonly #words: readonly string[];
  /** The word after the verb, also as a number where it is one: `07` and `7.0` are none. */
  readonly #piece: string | undefined;
  readonly #number: number | undefined;

  constructor(words: readonly string[]) {
    this.#words = words;
    this.#piece = words[1];
    const number = Number(this.#piece);
    this.#number = String(number) === this.#piece ? number : undefined;
  }

  isOf(piece: string | number): boolean {
    return piece === this.#number || piece === this.#piece;
  }

  among<P extends string | number>(pieces: readonly P[]): readonly P[] {
    const piece = typeof pieces[0] === 'number' ? this.#number : this.#piece;
    const place = pieces.indexOf(piece as P);
    return place < 0 ? [] : [pieces[place] as P];
  }

  is(choice: Choice): boolean {
    if (choice.length !== this.#words.length) return false;
    for (let at = 0; at < choice.length; at++) if (String(choice[at]) !== this.#words[at]) return false;
    return true;
  }
}
