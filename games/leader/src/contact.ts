/** UL-9  The Tactical Segment: an active boat searches, draws a contact, takes it or lets it go. */

import type { Play } from '@derby/kernel';
import { discard, drawCard, shuffleFleet } from './cards.ts';
import type { List } from './choices.ts';
import { canSearchWell, isUnfit } from './crew.ts';
import type { BoatId } from './data/boats.ts';
import { ATTACKED_PENALTY, INTEL_BONUS, SEARCH_BONUS, WARNING_PENALTY } from './data/constants.ts';
import { CONVOYS, type ContactType } from './data/convoys.ts';
import type { ZoneId } from './data/display.ts';
import type { MarkerKind } from './data/ships.ts';
import { placeWarning } from './events.ts';
import { areaOf, isInPort, sheetOf, warningsIn } from './map.ts';
import { type Part, partsOf, sumOf } from './modifiers.ts';
import { convoyOf } from './ships.ts';
import {
  type Boat,
  boatOf,
  boatsInPlay,
  type Contact,
  contactOf,
  type Phase,
  PLAYER,
  present,
  type Ship,
  type Table,
} from './state.ts';
import type { Known } from './view.ts';

/** UL-9.1, UL-16.12  Boats act in turn until every boat at sea is in a Searched box. */
export function* tactical(t: Table): Play<Phase> {
  for (const boat of boatsAtSea(t.state)) if (isUnfit(boat)) goToSearched(t, boat.id, 'UL-9.1');
  if (boatsAtSea(t.state).length === 0) return 'refit';
  const [, id] = yield* t.choose(PLAYER, 'UL-9.1', (list: List<'boat'>) => {
    for (const boat of boatsAtSea(t.state)) list.open(['boat', boat.id]);
  });
  t.state.acting = id;
  const [verb] = yield* t.choose(PLAYER, 'UL-9.2', (list: List<'roll' | 'decline'>) => {
    list.offer(['roll'], !areaOf(t.state, boatOf(t.state, id).area).contacts && 'UL-1.7');
    list.open(['decline']);
  });
  if (verb === 'decline') {
    t.log('UL-9.2', { what: 'search-declined', boat: id });
    goToSearched(t, id, 'UL-9.2');
    return 'tactical';
  }
  return searchFor(t, id) > 0 ? 'contact' : noContact(t, id);
}

/** Boats at sea that have not acted yet. */
const boatsAtSea = (known: Readonly<Known>): Boat[] =>
  boatsInPlay(known).filter((boat) => !boat.searched && !isInPort(known, boat));

/** UL-1.8 */
export function goToSearched(t: Table, id: BoatId, rule: 'UL-9.1' | 'UL-9.2' | 'UL-9.3' | 'UL-16.8'): void {
  const boat = boatOf(t.state, id);
  boat.searched = true;
  t.log(rule, { what: 'boat-searched', boat: id, area: boat.area });
}

function noContact(t: Table, id: BoatId): Phase {
  goToSearched(t, id, 'UL-9.3');
  return 'tactical';
}

/** UL-9.2  Intel, Search, Warnings, an attack already made this turn, Events. */
const contactParts = (known: Readonly<Known>, boat: Readonly<Boat>): Part[] =>
  partsOf(
    ['intel', known.intel.includes(boat.area) ? INTEL_BONUS : 0],
    ['search', canSearchWell(boat) ? SEARCH_BONUS : 0],
    ['event', boat.contactBonus],
    ['attacked', boat.attacked ? -ATTACKED_PENALTY : 0],
    ['warnings', -warningsIn(known, boat.area) * WARNING_PENALTY],
  );

export const contactModifier = (known: Readonly<Known>, boat: Readonly<Boat>): number =>
  sumOf(contactParts(known, boat));

/** UL-9.3  How many of the area's three numbers the total reaches. */
export const contactsFor = (known: Readonly<Known>, boat: Readonly<Boat>, total: number): number =>
  (areaOf(known, boat.area).contacts ?? []).filter((least) => total >= least).length;

/** UL-9.4  What a boat has found, before a card is drawn. */
export const newContact = (boat: BoatId, left: number): Contact => ({
  boat,
  left,
  card: null,
  shown: [],
  ships: [],
  alerts: 0,
  fought: false,
  closed: false,
});

/** UL-9.2, UL-9.3, UL-9.4  The contact die; its bonus from Events is used up. */
function searchFor(t: Table, id: BoatId): number {
  const boat = boatOf(t.state, id);
  const parts = contactParts(t.state, boat);
  const modifier = sumOf(parts);
  const die = t.d10();
  const total = die + modifier;
  const contacts = contactsFor(t.state, boat, total);
  boat.contactBonus = 0;
  t.log('UL-9.3', { what: 'contact-die', boat: id, die, modifier, parts, total, contacts });
  if (contacts > 0) t.state.contact = newContact(id, contacts);
  return contacts;
}

/** UL-5.2, UL-9.6, UL-9.7  A Convoy card, and whether to fight for it; then the boats gather. */
export function* contact(t: Table): Play<Phase> {
  const { boat: id } = contactOf(t.state);
  t.state.acting = id;
  drawConvoys(t, id);
  const [, chosen] = yield* t.choose(PLAYER, 'UL-9.6', (list: List<'card'>) => {
    for (const number of contactOf(t.state).shown) list.open(['card', number]);
  });
  takeConvoy(t, chosen);
  const [verb] = yield* t.choose(PLAYER, 'UL-9.7', (list: List<'attack' | 'let-go'>) =>
    list.openAll([['attack'], ['let-go']]),
  );
  if (verb === 'let-go') {
    t.log('UL-9.7', { what: 'contact-let-go', boat: id });
    return 'decision';
  }
  layOutShips(t);
  beginBattle(t);
  return 'placement';
}

/** UL-9.4, UL-9.5, UL-9.6  One card, or two under Air Search (UL-6.2); the boat's first of the turn raises a Warning. */
function drawConvoys(t: Table, id: BoatId): void {
  const current = contactOf(t.state);
  const boat = boatOf(t.state, id);
  current.left -= 1;
  current.shown.push(drawCard(t, 'convoy'));
  if (t.state.airSearch.includes(boat.area)) current.shown.push(drawCard(t, 'convoy'));
  t.reveal('UL-9.6', { what: 'convoy-drawn', boat: id, cards: [...current.shown], left: current.left });
  if (!boat.warned) placeWarning(t, boat.area, 'UL-9.5');
  boat.warned = true;
}

function takeConvoy(t: Table, chosen: number): void {
  const current = contactOf(t.state);
  current.card = chosen;
  for (const number of current.shown) if (number !== chosen) discard(t, 'convoy', number);
  current.shown = [];
}

const LETTER: Record<ContactType, string> = { lone: 'L', merchant: 'M', naval: 'N' };

export const marker = (id: string, kind: MarkerKind, zone: ZoneId): Ship => ({
  id,
  kind,
  card: null,
  zone,
  light: 0,
  heavy: 0,
  sunk: false,
  tactics: null,
});

/** The position a marker has on the Convoy card. */
export function berthOf(known: Readonly<Known>, id: string): ZoneId | undefined {
  const { ships, escorts } = convoyOf(known);
  return (id.startsWith('E') ? escorts : ships)[Number(id.slice(1)) - 1];
}

/** UL-9.8  Unknown markers on the zones of the card. */
function layOutShips(t: Table): void {
  const current = contactOf(t.state);
  const number = present(current.card, 'Convoy card');
  const { type, ships } = present(CONVOYS[number], 'Convoy card');
  current.ships = [...ships.map((zone, i) => marker(`${LETTER[type]}${i + 1}`, type, zone)), ...freshEscorts(t.state)];
  current.alerts = type === 'lone' ? 0 : sheetOf(t.state).firstAlerts; // UL-10.7
  t.log('UL-9.8', { what: 'ships-laid-out', card: number, area: boatOf(t.state, current.boat).area });
}

/** UL-9.8  Naval contacts are escorted by the fleet. */
export function freshEscorts(known: Readonly<Known>): Ship[] {
  const { type, escorts } = convoyOf(known);
  return escorts.map((zone, i) => marker(`E${i + 1}`, type === 'naval' ? 'fleetEscort' : 'escort', zone));
}

/** An empty display; the boats come on next. */
export function beginBattle(t: Table): void {
  contactOf(t.state).fought = true;
  if (convoyOf(t.state).type === 'naval') shuffleFleet(t);
  t.state.battle = {
    round: 0,
    condition: null,
    fighters: [],
    party: [],
    called: [],
    radio: false,
    acted: [],
    salvo: [],
    attacks: [],
    prizeTaken: false,
  };
}
