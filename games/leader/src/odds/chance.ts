/** UL-1.12, UL-3  What the die may show, and what an unknown ship may be. */
import { ESCORT_DECK, FLEET_ESCORT_DECK } from '../data/escorts.ts';
import { MERCHANTS } from '../data/merchants.ts';
import { NAVAL_DECK } from '../data/naval.ts';
import type { MarkerKind } from '../data/ships.ts';
import type { Ship } from '../state.ts';

export const SIDES = 10;
const DICE: readonly number[] = Array.from({ length: SIDES }, (_, i) => i + 1);

/** The share of all dice of which this holds. */
export const shareOfDice = (holds: (die: number) => boolean): number => DICE.filter(holds).length / SIDES;

const CARDS_OF: Readonly<Record<MarkerKind, readonly number[]>> = {
  lone: Object.keys(MERCHANTS).map(Number),
  merchant: Object.keys(MERCHANTS).map(Number),
  naval: NAVAL_DECK,
  escort: ESCORT_DECK,
  fleetEscort: FLEET_ESCORT_DECK,
};

/** The cards that a ship may turn out to have; one alone once it is revealed. */
export const mayBe = ({ card, kind }: Readonly<Ship>): readonly number[] => (card === null ? CARDS_OF[kind] : [card]);
