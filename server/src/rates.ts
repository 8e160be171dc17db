/** How often somebody may ask: so many at once, and then so many a second. */
export interface Rate {
  readonly burst: number;
  readonly perSecond: number;
}

interface Bucket {
  left: number;
  at: number;
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
    const bucket = this.#buckets.get(who) ?? { left: this.#rate.burst, at: now };
    const left = Math.min(this.#rate.burst, bucket.left + ((now - bucket.at) / 1000) * this.#rate.perSecond);
    // The last to ask lies last: the first has waited longest.
    this.#buckets.delete(who);
    this.#buckets.set(who, { left: left < 1 ? left : left - 1, at: now });
    if (this.#buckets.size > MOST_BUCKETS) this.#buckets.delete(this.#buckets.keys().next().value as string);
    return left >= 1;
  }
}
