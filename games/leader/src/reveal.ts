/** UL-11.6, UL-15.3  Unknown ships show what they are. */
import { discard, drawCard } from './cards.ts';
import { REVEAL_RANGE } from './data/constants.ts';
import { range } from './data/display.ts';
import { TACTICS_COUNTERS } from './data/hits.ts';
import { MISIDENTIFIED } from './data/merchants.ts';
import { type Afloat, shipsAfloat } from './ships.ts';
import { battleOf, present, type Ship, type Table } from './state.ts';
import { conditionNow } from './torpedoes.ts';
import type { Known } from './view.ts';

/** UL-11.6  Every unknown ship close to a boat, in marker order. */
export function revealNearby(t: Table): void {
  for (const ship of shipsAfloat(t.state)) if (ship.card === null && isSeen(t.state, ship)) revealShip(t, ship);
}

/** Fog shortens the view (UL-10.5). */
function isSeen(known: Readonly<Known>, ship: Readonly<Afloat>): boolean {
  const reach = REVEAL_RANGE - (conditionNow(known).shortSight ?? 0);
  return battleOf(known).fighters.some((fighter) => range(fighter.zone, ship.zone) <= reach);
}

/** UL-11.6  A card from the deck of its kind. A known ship stays what it is. */
export function revealShip(t: Table, ship: Ship): void {
  if (ship.card !== null) return;
  const number = drawCard(t, DECK_OF[ship.kind]);
  if (MISIDENTIFIED.includes(number)) unmask(t, ship, number);
  else identify(t, ship, number);
}

function identify(t: Table, ship: Ship, number: number): void {
  ship.card = number;
  t.reveal('UL-11.6', { what: 'ship-revealed', ship: ship.id, card: number, kind: ship.kind });
}

const DECK_OF = {
  lone: 'merchant',
  merchant: 'merchant',
  naval: 'naval',
  escort: 'escort',
  fleetEscort: 'fleet',
} as const;

/** UL-3.4  The merchant is an escort, and was one all along. */
function unmask(t: Table, ship: Ship, number: number): void {
  discard(t, 'merchant', number);
  ship.kind = 'escort';
  ship.card = drawCard(t, 'escort');
  t.reveal('UL-3.4', { what: 'escort-in-disguise', ship: ship.id, card: ship.card });
}

/** UL-15.3  An escort's first detection die or attack of a battle: a Tactics counter from the cup, if there is one. */
export function takeTactics(t: Table, ship: Ship): void {
  const cup = t.state.tactics;
  if (ship.tactics !== null || cup.length === 0) return;
  const at = t.die(cup.length) - 1;
  const number = present(cup[at], 'Tactics counter');
  cup.splice(at, 1);
  ship.tactics = number;
  const { detect, light } = tacticsOf(ship);
  t.log('UL-15.3', { what: 'tactics-drawn', ship: ship.id, detect, light });
}

const NO_TACTICS = { detect: 0, light: 0 };

export const tacticsOf = (ship: Readonly<Ship>): { readonly detect: number; readonly light: number } =>
  (ship.tactics === null ? undefined : TACTICS_COUNTERS[ship.tactics]) ?? NO_TACTICS;

/** UL-15.3  When the battle is over every counter goes back. */
export function returnTactics(t: Table, ships: readonly Ship[]): void {
  for (const ship of ships) {
    if (ship.tactics === null) continue;
    t.state.tactics.push(ship.tactics);
    ship.tactics = null;
  }
  t.state.tactics.sort((a, b) => a - b);
}
