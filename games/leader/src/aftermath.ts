/** UL-5.4, UL-16.2 … UL-16.12  After the battle: Stress, reloading, the way back, and what to do next. */
import type { Play } from '@derby/kernel';
import { discard, discardShip } from './cards.ts';
import type { List } from './choices.ts';
import { beginBattle, berthOf, freshEscorts, goToSearched } from './contact.ts';
import { addStress, hasWorkingGun, isUnfit } from './crew.ts';
import type { BoatId } from './data/boats.ts';
import { BATTLE_STRESS } from './data/constants.ts';
import { returnTactics } from './reveal.ts';
import { sinkShip } from './score.ts';
import { convoyOf, isEscort } from './ships.ts';
import {
  type Boat,
  battleOf,
  boatOf,
  contactOf,
  type Phase,
  PLAYER,
  type Section,
  type Ship,
  shipOf,
  type Table,
} from './state.ts';
import { reload } from './torpedo-room.ts';
import type { Known } from './view.ts';

/** UL-16.2, UL-16.3, UL-16.6  Every survivor of the battle, one after another; XP and VP were scored as ships sank. */
export function* aftermath(t: Table): Play<Phase> {
  while (survivorsToTend(t.state).length > 0) {
    yield* t.checkpoint();
    const [id] = survivorsToTend(t.state);
    if (id) yield* tend(t, id);
  }
  endBattle(t);
  return 'decision';
}

const survivorsToTend = (known: Readonly<Known>): BoatId[] =>
  battleOf(known).party.filter((id) => boatOf(known, id).fate === 'in-play' && !battleOf(known).acted.includes(id));

function* tend(t: Table, id: BoatId): Play<void> {
  battleOf(t.state).acted.push(id);
  addStress(t, 'UL-16.2', id, BATTLE_STRESS);
  yield* reload(t, 'UL-16.3', id);
  if (id === contactOf(t.state).boat) return;
  boatOf(t.state, id).attacked = true; // UL-16.6
  t.log('UL-16.6', { what: 'boat-returns', boat: id });
}

function endBattle(t: Table): void {
  t.log('UL-16.1', { what: 'battle-ends', round: battleOf(t.state).round });
  returnTactics(t, contactOf(t.state).ships);
  t.state.battle = null;
}

/** UL-16.7  Stop, a new contact, the same convoy again, or a final shot. */
export function* decision(t: Table): Play<Phase> {
  const { boat: id, left } = contactOf(t.state);
  const boat = boatOf(t.state, id);
  if (boat.fate === 'sunk' || isUnfit(boat) || left === 0) return finish(t);
  t.state.acting = id;
  const [verb] = yield* t.choose(PLAYER, 'UL-16.7', decisions);
  if (verb === 'final-shot') return yield* finalShot(t);
  return NEXT[verb](t);
}

type Decision = 'stop' | 'new-contact' | 're-attack' | 'final-shot';

const NEXT: Record<Exclude<Decision, 'final-shot'>, (t: Table) => Phase> = {
  stop: finish,
  'new-contact': newContact,
  're-attack': attackAgain,
};

function decisions(list: List<Decision>, known: Readonly<Known>): void {
  const { closed, fought } = contactOf(known);
  const again = fought && convoyOf(known).type === 'merchant' && returning(known).length > 0;
  list.open(['stop']);
  list.open(['new-contact']);
  list.offer(['re-attack'], (closed && 'UL-16.11') || (!again && 'UL-16.10'));
  list.offer(['final-shot'], (closed || finalShots(known).length === 0) && 'UL-16.11');
}

/** UL-16.10  The merchants that a re-attack would find: neither sunk nor crippled. */
const returning = (known: Readonly<Known>): Ship[] =>
  contactOf(known).ships.filter((ship) => !isEscort(ship) && !ship.sunk && ship.heavy === 0);

/** UL-16.8  The display is cleared and the boat has had its turn. */
function finish(t: Table): Phase {
  const { boat: id } = contactOf(t.state);
  clearDisplay(t);
  t.state.contact = null;
  if (boatOf(t.state, id).fate === 'in-play') goToSearched(t, id, 'UL-16.8');
  return 'tactical';
}

function clearDisplay(t: Table): void {
  const current = contactOf(t.state);
  for (const ship of current.ships) if (!ship.sunk) discardShip(t, ship);
  if (current.card !== null) discard(t, 'convoy', current.card);
  current.ships = [];
  current.card = null;
  current.alerts = 0;
  current.fought = false;
  current.closed = false;
}

/** UL-16.9  The next Convoy card lowers the counter (UL-9.4). */
function newContact(t: Table): Phase {
  clearDisplay(t);
  return 'contact';
}

/** UL-16.10  The same merchants behind fresh escorts; Alerts stay, cripples stay out. */
function attackAgain(t: Table): Phase {
  const current = contactOf(t.state);
  current.left -= 1;
  for (const ship of current.ships) if (isEscort(ship) && !ship.sunk) discardShip(t, ship);
  const merchants = current.ships.filter((ship) => !isEscort(ship) && !ship.sunk);
  for (const ship of merchants) ship.zone = ship.heavy > 0 ? null : (berthOf(t.state, ship.id) ?? null);
  current.ships = [...merchants, ...freshEscorts(t.state)];
  t.log('UL-16.10', { what: 'convoy-attacked-again', card: current.card ?? 0, left: current.left });
  beginBattle(t);
  return 'placement';
}

type FinalShot = readonly ['finish', string, Section | 'gun'];

/** UL-16.11  Cripples, and what there is to finish them with. */
function finalShots(known: Readonly<Known>): FinalShot[] {
  const boat = boatOf(known, contactOf(known).boat);
  return contactOf(known)
    .ships.filter((ship) => ship.heavy > 0 && !ship.sunk)
    .flatMap((ship) => weaponsFor(boat, ship).map((weapon) => ['finish', ship.id, weapon] as const));
}

/** A normal torpedo for any ship; a round of the gun for any but a warship. */
function weaponsFor(boat: Readonly<Boat>, ship: Readonly<Ship>): (Section | 'gun')[] {
  const weapons: (Section | 'gun')[] = [];
  if (boat.ready.normal > 0) weapons.push('ready');
  if (boat.stored.normal > 0) weapons.push('stored');
  if (hasWorkingGun(boat) && ship.kind !== 'naval') weapons.push('gun');
  return weapons;
}

/** UL-16.11  No dice and no Stress; the other cripples escape. */
function* finalShot(t: Table): Play<Phase> {
  const [, ship, weapon] = yield* t.choose(PLAYER, 'UL-16.11', (list: List<'finish'>) =>
    list.openAll(finalShots(t.state)),
  );
  const current = contactOf(t.state);
  const boat = boatOf(t.state, current.boat);
  current.left -= 1;
  current.closed = true;
  if (weapon === 'gun') boat.ammunition -= 1;
  else boat[weapon].normal -= 1;
  t.log('UL-16.11', { what: 'final-shot', boat: boat.id, ship, weapon, left: current.left });
  sinkShip(t, shipOf(t.state, ship), boat.id);
  return 'decision';
}
