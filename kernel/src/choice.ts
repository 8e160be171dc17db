/** Choices and offers: what a seat may answer, and what it may not and why. */

/** A choice: a small tuple, verb first. Joined by spaces it is the notation of records. */
export type Choice = readonly [verb: string, ...rest: (string | number)[]];

/** Something a seat could think of doing here: open to it, or barred by a rule. */
export interface Offer<C extends Choice = Choice, R extends string = string> {
  readonly choice: C;
  readonly barredBy: R | undefined;
}

/**
 * The offers of a question. A function is asked again whenever the offers are needed, so it must read the state
 * afresh and change nothing; a constant list may be handed over as it is.
 */
export type Offers<O extends Offer = Offer> = readonly O[] | (() => readonly O[]);

/** `offer(['go-deep'], boat.shallows && 'ATL-9.5')`: open, unless the second argument names a rule. */
export function offer<const C extends Choice, const R extends string = never>(
  choice: C,
  barredBy?: R | false | undefined,
): Offer<C, R> {
  return { choice, barredBy: barredBy || undefined };
}

/** The notation of a choice: its words, joined by spaces. */
export const notation = (choice: Choice): string => choice.join(' ');

/** The offers nothing bars. Often that is all of them, and then the list itself. */
export function openOf<O extends Offer>(offers: readonly O[]): readonly O[] {
  for (const { barredBy } of offers)
    if (barredBy !== undefined) return offers.filter((one) => one.barredBy === undefined);
  return offers;
}
