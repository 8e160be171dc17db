/** UL-1.12, UL-3  What the die may show, and what an unknown ship may be. */
import { ESCORT_DECK, FLEET_ESCORT_DECK } from '../data/escorts.ts';
import { MERCHANT_DECK, MERCHANTS, MISIDENTIFIED } from '../data/merchants.ts';
import { NAVAL_DECK } from '../data/naval.ts';
import type { MarkerKind } from '../data/ships.ts';
import type { Ship } from '../state.ts';

export const SIDES = 10;
const DICE: readonly number[] = Array.from({ length: SIDES }, (_, i) => i + 1);

/** The share of all dice of which this holds. */
export const shareOfDice = (holds: (die: number) => boolean): number => DICE.filter(holds).length / SIDES;

/** A card that a ship may turn out to have, and how likely. */
export interface Guess {
  readonly card: number;
  readonly chance: number;
}

/** Cards that share a chance evenly. */
const evenly = (cards: readonly number[], share = 1): Guess[] =>
  cards.map((card) => ({ card, chance: share / cards.length }));

/** UL-3.4  The share of the Merchant deck that hides an escort. */
const DISGUISED = MISIDENTIFIED.length / MERCHANT_DECK.length;
const FROM_MERCHANTS = [
  ...evenly(Object.keys(MERCHANTS).map(Number), 1 - DISGUISED),
  ...evenly(ESCORT_DECK, DISGUISED),
];

const GUESSES: Readonly<Record<MarkerKind, readonly Guess[]>> = {
  lone: FROM_MERCHANTS,
  merchant: FROM_MERCHANTS,
  naval: evenly(NAVAL_DECK),
  escort: evenly(ESCORT_DECK),
  fleetEscort: evenly(FLEET_ESCORT_DECK),
};

/** What a ship may turn out to be, by whole decks; one card alone once it is revealed. */
export const mayBe = ({ card, kind }: Readonly<Ship>): readonly Guess[] =>
  card === null ? GUESSES[kind] : [{ card, chance: 1 }];
