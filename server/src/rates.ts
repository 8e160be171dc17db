/** How often somebody may ask: so many at once, and then so many a second. */
export interface Rate {
  readonly burst: number;
  readonly perSecond: number;
}

/** How often one may ask. */
export class Bucket {
  readonly #rate: Rate;
  #left: number;
  #at: number;

  constructor(rate: Rate, now: number) {
    this.#rate = rate;
    this.#left = rate.burst;
    this.#at = now;
  }

  /** Whether he may ask now; then he has. */
  take(now: number): boolean {
    const { burst, perSecond } = this.#rate;
    this.#left = Math.min(burst, this.#left + ((now - this.#at) / 1000) * perSecond);
    this.#at = now;
    if (this.#left < 1) return false;
    this.#left -= 1;
    return true;
  }
}

/** More than ever ask at the same time; then the fullest are forgotten. */
const MOST_BUCKETS = 20_000;

export class Rates {
  readonly #rate: Rate;
  readonly #buckets = new Map<string, Bucket>();
  readonly #now: () => number;

  constructor(rate: Rate, now: () => number = () => performance.now()) {
    this.#rate = rate;
    this.#now = now;
  }

  /** Whether this one may ask now; then it has. */
  take(who: string): boolean {
    const now = this.#now();
    const bucket = this.#buckets.get(who) ?? new Bucket(this.#rate, now);
    // The last to ask lies last: the first has waited longest.
    this.#buckets.delete(who);
    this.#buckets.set(who, bucket);
    if (this.#buckets.size > MOST_BUCKETS) this.#buckets.delete(this.#buckets.keys().next().value as string);
    return bucket.take(now);
  }
}
