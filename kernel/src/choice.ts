/** Choices and offers: what a seat may answer, and what it may not and why. */

/** A choice: a small tuple, verb first. Joined by spaces it is the notation of records. */
export type Choice = readonly [verb: string, ...rest: (string | number)[]];

/** `concede SEAT` is never offered: a seat may say it at any question. */
export const CONCEDE = 'concede';

/** Something a seat could think of doing here: open to it, or barred by a rule. */
export interface Offer<C extends Choice = Choice, R extends string = string> {
  readonly choice: C;
  readonly barredBy: R | undefined;
}

/**
 * The offers of a question whose list is long, as one constant for all times it is asked. What is open and what is barred
 * are told apart, so that playouts build nothing else and look through nothing; and one offer may be found by its words, so
 * that a choice is checked without the list.
 */
export interface LongList<O extends Offer = Offer, S = never> {
  open(state: Readonly<S>): readonly O[];
  barred?(state: Readonly<S>): readonly O[];
  /** The offer with these words, open or barred. */
  find?(state: Readonly<S>, words: readonly string[]): O | undefined;
}

/**
 * The offers of a question. A function is asked again whenever the offers are needed, so it must read the state
 * afresh and change nothing; a constant list may be handed over as it is.
 */
export type Offers<O extends Offer = Offer, S = never> = readonly O[] | (() => readonly O[]) | LongList<O, S>;

/** `offer(['go-deep'], boat.shallows && 'ATL-9.5')`: open, unless the second argument names a rule. */
export function offer<const C extends Choice, const R extends string = never>(
  choice: C,
  barredBy?: R | false | undefined,
): Offer<C, R> {
  return { choice, barredBy: barredBy || undefined };
}

/** The notation of a choice: its words, joined by spaces. */
export const notation = (choice: Choice): string => choice.join(' ');

/** Whether these words are this choice: cheaper than to write the choice out and compare. */
export function isSaid(choice: Choice, words: readonly string[]): boolean {
  if (choice.length !== words.length) return false;
  for (let i = 0; i < words.length; i++) if (String(choice[i]) !== words[i]) return false;
  return true;
}

/** The offers nothing bars. Often that is all of them, and then the list itself. */
export function openOf<O extends Offer>(offers: readonly O[]): readonly O[] {
  for (const { barredBy } of offers)
    if (barredBy !== undefined) return offers.filter((one) => one.barredBy === undefined);
  return offers;
}
