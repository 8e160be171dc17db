/** UL-3, UL-4.4 … UL-4.8  The decks: laid out, drawn from, discarded to, shuffled anew. */
import { CAMPAIGNS } from './data/campaigns.ts';
import { CONVOY_DECK } from './data/convoys.ts';
import { ESCORT_DECK, ESCORTS, type EscortCard, FLEET_ESCORT_DECK } from './data/escorts.ts';
import { EVENT_DECK } from './data/events.ts';
import { TACTICS_COUNTERS } from './data/hits.ts';
import { MERCHANT_DECK, MERCHANTS } from './data/merchants.ts';
import { NAVAL, NAVAL_DECK, type NavalCard } from './data/naval.ts';
import type { ShipCard } from './data/ships.ts';
import type { Deck, Pile, Ship, Table } from './state.ts';
import type { Known } from './view.ts';

const pileOf = (cards: readonly number[]): Pile => ({ draw: [...cards], discard: [], out: [] });

export const emptyDecks = (): Record<Deck, Pile> => ({
  event: pileOf([]),
  convoy: pileOf([]),
  merchant: pileOf([]),
  escort: pileOf([]),
  naval: pileOf([]),
  fleet: pileOf([]),
  boats: pileOf([]),
});

/** UL-4.4, UL-4.5, UL-4.6  Fresh decks for a campaign. The Hit cup needs none: every counter goes back at once. */
export function layOutDecks(t: Table): void {
  const { removed } = CAMPAIGNS[t.state.campaign];
  t.state.decks = {
    event: pileOf(EVENT_DECK),
    convoy: pileOf(CONVOY_DECK.filter((number) => !removed.includes(number))),
    merchant: pileOf(MERCHANT_DECK),
    escort: pileOf(ESCORT_DECK),
    naval: pileOf(NAVAL_DECK),
    fleet: pileOf(FLEET_ESCORT_DECK),
    boats: pileOf([]),
  };
  for (const pile of Object.values(t.state.decks)) t.shuffle(pile.draw);
  layOutTactics(t);
}

/** UL-4.7  Tactics counters are for campaigns from June 1942 on. */
function layOutTactics(t: Table): void {
  t.state.tactics = CAMPAIGNS[t.state.campaign].tactics ? TACTICS_COUNTERS.map((_, number) => number) : [];
}

export function drawCard(t: Table, deck: Deck): number {
  const pile = t.state.decks[deck];
  if (pile.draw.length === 0) reshuffle(t, deck, pile.discard.length > 0 ? 'discard' : 'out');
  const number = t.draw(pile.draw);
  if (number === undefined) throw new Error(`The ${deck} deck has no card left anywhere.`);
  if (pile.draw.length === 0) reshuffle(t, deck, 'discard');
  return number;
}

/** UL-4.8  The discards make a new deck at once; cards that were to stay out only when nothing else is left to draw. */
function reshuffle(t: Table, deck: Deck, source: 'discard' | 'out'): void {
  const pile = t.state.decks[deck];
  if (pile[source].length === 0) return;
  pile.draw = pile[source];
  pile[source] = [];
  t.shuffle(pile.draw);
  t.log('UL-4.8', { what: 'deck-reshuffled', deck, cards: pile.draw.length });
}

export function discard(t: Table, deck: Deck, number: number): void {
  t.state.decks[deck].discard.push(number);
}

/** UL-3.6  The three Fleet Escorts are shuffled for each Naval battle. */
export function shuffleFleet(t: Table): void {
  const { fleet } = t.state.decks;
  fleet.draw = [...FLEET_ESCORT_DECK];
  fleet.discard = [];
  t.shuffle(fleet.draw);
}

/** The deck a ship card belongs to, by its number. */
function deckOf(number: number): Deck {
  if (number in MERCHANTS) return 'merchant';
  if (number in NAVAL) return 'naval';
  return FLEET_ESCORT_DECK.includes(number) ? 'fleet' : 'escort';
}

/** A ship's card leaves the table. Fleet Escorts are gathered again before the next Naval battle. */
export function discardShip(t: Table, ship: Readonly<Ship>): void {
  if (ship.card === null) return;
  const deck = deckOf(ship.card);
  if (deck === 'fleet') return;
  const staysOut = ship.sunk && t.state.settings.sunkShipsStayOut;
  t.state.decks[deck][staysOut ? 'out' : 'discard'].push(ship.card);
}

/** UL-3.3, UL-3.5, UL-3.7  What a revealed ship's card says. */
export function shipCard(number: number): ShipCard {
  const found = MERCHANTS[number] ?? ESCORTS[number] ?? NAVAL[number];
  if (!found) throw new Error(`No ship has card ${number}.`);
  return found;
}

export const escortCard = (number: number): EscortCard | undefined => ESCORTS[number];
export const navalCard = (number: number): NavalCard | undefined => NAVAL[number];

/** UL-3.5  Escorts are worth nothing, unless the option says so. */
export function vpOf(known: Readonly<Known>, number: number): number {
  const escort = escortCard(number);
  if (!escort) return shipCard(number).vp;
  const counts = known.settings.escortVp && (escort.type === 'destroyer' || escort.type === 'fleet-destroyer');
  return counts ? 1 : escort.vp;
}
