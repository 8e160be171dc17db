/** UL-9.3, UL-10.2, UL-12.2  The chances of finding a convoy, of company, and of being found. */
import { escortCard } from '../cards.ts';
import { contactModifier, contactsFor } from '../contact.ts';
import type { BoatId } from '../data/boats.ts';
import { ATTACKED_PENALTY } from '../data/constants.ts';
import { range } from '../data/display.ts';
import { TACTICS_COUNTERS } from '../data/hits.ts';
import { detectionModifier, detectionRange } from '../escorts.ts';
import { sheetOf } from '../map.ts';
import type { Afloat } from '../ships.ts';
import { type Boat, battleOf, boatOf, type Fighter, type Side } from '../state.ts';
import type { Known } from '../view.ts';
import { mayBe, shareOfDice } from './chance.ts';

/** UL-9.3  The chances of no, one, two and three contacts, where the boat is. */
export function contactOdds(known: Readonly<Known>, boat: Readonly<Boat>): readonly number[] {
  const modifier = contactModifier(known, boat);
  return [0, 1, 2, 3].map((contacts) => shareOfDice((die) => contactsFor(known, boat, die + modifier) === contacts));
}

/** UL-10.2, UL-10.4  The chance that a boat comes when it is called. */
export function joinOdds(known: Readonly<Known>, id: BoatId): number {
  if (battleOf(known).radio) return 1;
  const { join } = sheetOf(known).wolfpack;
  const penalty = boatOf(known, id).attacked ? ATTACKED_PENALTY : 0;
  return shareOfDice((die) => die - penalty >= join);
}

/**
 * UL-12.2, UL-12.3  The chance that an escort detects a boat when it acts; the mean over what an unknown one may be, and
 * over the Tactics counters it may take (UL-15.3).
 */
export function detectionOdds(known: Readonly<Known>, ship: Readonly<Afloat>, fighter: Readonly<Fighter>): number {
  const { side } = fighter;
  if (fighter.detected || range(ship.zone, fighter.zone) > detectionRange(known, side)) return 0;
  const modifier = detectionModifier(known, ship, side);
  const bonuses = ship.tactics === null && known.tactics.length > 0 ? known.tactics.map(bonusOf) : [0];
  const detects = (card: number): number =>
    bonuses.reduce((sum, bonus) => sum + shareOfDice((die) => die + modifier + bonus >= needOf(card, side)), 0);
  return mayBe(ship).reduce((sum, { card, chance }) => sum + (chance * detects(card)) / bonuses.length, 0);
}

const bonusOf = (counter: number): number => TACTICS_COUNTERS[counter]?.detect ?? 0;
const needOf = (card: number, side: Side): number => escortCard(card)?.detect[side] ?? Number.POSITIVE_INFINITY;
