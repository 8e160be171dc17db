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
 * Where the rules write down what they offer: `list.offer(['go-deep'], boat.shallows && 'ATL-9.5')`. Imagined worlds
 * pass over what is barred.
 */
export interface Listing<C extends Choice = Choice, R extends string = string> {
  open(choice: C): void;
  /** Many at once, from a table that never changes. */
  openAll(choices: readonly C[]): void;
  barred(choice: C, by: R): void;
  /** Open, unless a rule is named. */
  offer(choice: C, barredBy?: R | false | undefined): void;
  /** Whether choices with this piece after their verb matter: always, unless one choice is looked for. A long list may skip others. */
  wants(piece: string | number): boolean;
  /** Those of the pieces that matter: `for (const unit of list.among(units)) …`. */
  among<P extends string | number>(pieces: readonly P[]): readonly P[];
  /** Whether there is anything to choose so far: for what is offered beside another choice, but asks nothing by itself. */
  hasChoice(): boolean;
}

/**
 * Lists the offers of a question. It is asked again whenever they are needed, so it reads the state afresh, lists the same
 * in the same order, and changes nothing.
 */
export type Offers<C extends Choice = Choice, R extends string = string, S = never> = (
  list: Listing<C, R>,
  state: S,
) => void;

/** The notation of a choice: its words, joined by spaces. */
export const notation = (choice: Choice): string => choice.join(' ');

/** The offers nothing bars. Often that is all of them, and then the list itself. */
export function openOf<O extends Offer>(offers: readonly O[]): readonly O[] {
  for (const { barredBy } of offers)
    if (barredBy !== undefined) return offers.filter((one) => one.barredBy === undefined);
  return offers;
}

/** All that is offered, the barred in their places. */
export function offersIn<C extends Choice, R extends string, S>(offers: Offers<C, R, S>, state: S): Offer<C, R>[] {
  const found: Offer<C, R>[] = [];
  const offer = (choice: C, by?: R | false): void => void found.push({ choice, barredBy: by || undefined });
  const openAll = (choices: readonly C[]): void => {
    for (const choice of choices) offer(choice);
  };
  const hasChoice = (): boolean => openOf(found).length > 1;
  offers(
    { open: offer, openAll, barred: offer, offer, wants: () => true, among: (pieces) => pieces, hasChoice },
    state,
  );
  return found;
}
