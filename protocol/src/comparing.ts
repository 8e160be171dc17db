/** Follows a table whose rules are too old to say what has changed: what it shows is compared with what it showed before. */
import type { Follower, News, SeatNow, Stretch } from '@derby/kernel';

export class ComparingFollower implements Follower {
  readonly #table: { readonly now: SeatNow };
  #before: Pick<SeatNow, 'steps' | 'log'> = { steps: [], log: [] };

  constructor(table: { readonly now: SeatNow }) {
    this.#table = table;
  }

  news(): News {
    const { question, steps, log, ...known } = this.#table.now;
    const before = this.#before;
    this.#before = { steps, log };
    const news = { known, steps: grown(before.steps, steps), log: grown(before.log, log) };
    if (!question) return { ...news, question, noted: undefined };
    const { offers, ...asked } = question;
    const noted = { parts: offers.map(({ choice }) => choice), bars: offers.map(({ barredBy }) => barredBy) };
    return { ...news, question: asked, noted };
  }
}

/** A list that grows at its end, or is cut there. */
function grown<T>(before: readonly T[], after: readonly T[]): Stretch<T> {
  let from = Math.min(before.length, after.length);
  while (from > 0 && before[from - 1] !== after[from - 1]) from -= 1;
  return { from, removed: before.length - from, items: after.slice(from) };
}
