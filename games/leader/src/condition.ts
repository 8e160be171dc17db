/** UL-10.5  The condition card: drawn when the pack has gathered, in force until the battle ends. */
import type { Play } from '@derby/kernel';
import { discard, drawCard } from './cards.ts';
import type { List } from './choices.ts';
import { marker } from './contact.ts';
import { addStress } from './crew.ts';
import type { BoatId } from './data/boats.ts';
import type { Condition } from './data/conditions.ts';
import { CONVOYS } from './data/convoys.ts';
import { type ZoneId, zonesOf } from './data/display.ts';
import { convoyOf, isEscort, shipsAfloat } from './ships.ts';
import { battleOf, contactOf, fighterOf, type Phase, PLAYER, present, type Ship, type Table } from './state.ts';
import { conditionNow } from './torpedoes.ts';
import { addAlert } from './wolfpack.ts';

export function* condition(t: Table): Play<Phase> {
  drawCondition(t);
  const { alerts = 0, once } = conditionNow(t.state);
  for (let i = 0; i < alerts; i++) addAlert(t, 'UL-10.5');
  if (once) yield* ONCE[once](t);
  beginRound(t);
  return 'movement';
}

/** Only the condition of the card counts; it is discarded at once. */
function drawCondition(t: Table): void {
  const number = drawCard(t, 'convoy');
  const { condition: drawn } = present(CONVOYS[number], 'Convoy card');
  battleOf(t.state).condition = drawn;
  discard(t, 'convoy', number);
  t.reveal('UL-10.5', { what: 'condition-drawn', card: number, condition: drawn });
}

export function beginRound(t: Table): void {
  const battle = battleOf(t.state);
  battle.round += 1;
  battle.acted = [];
  t.log('UL-5.3', { what: 'round-begins', round: battle.round });
}

const ONCE: Record<NonNullable<Condition['once']>, (t: Table) => Play<void>> = {
  straggler,
  thin,
  reinforced,
  ideal: (t) => replace(t, LONG_OR_MEDIUM, 'or-keep'),
  astern: (t) => replace(t, ASTERN, 'all'),
  air,
};

const STRAGGLER_ZONE: ZoneId = 'M-SSE';
const REINFORCED_ZONE: ZoneId = 'S-S';
const MOST_FLEET_ESCORTS = 3;
const LONG_OR_MEDIUM = zonesOf('long', 'medium');
const ASTERN: readonly ZoneId[] = ['L-S', 'L-SE', 'L-SW'];

const numberOf = (ship: Readonly<Ship>): number => Number(ship.id.slice(1));
const last = (ships: readonly Ship[]): Ship | undefined => [...ships].sort((a, b) => numberOf(a) - numberOf(b)).at(-1);

function* straggler(t: Table): Play<void> {
  const ships = shipsAfloat(t.state).filter((ship) => !isEscort(ship));
  const behind = last(ships);
  if (!behind || ships.length < 2) return;
  behind.zone = STRAGGLER_ZONE;
  t.log('UL-10.5', { what: 'ship-shifted', ship: behind.id, zone: STRAGGLER_ZONE });
}

function* thin(t: Table): Play<void> {
  const gone = last(shipsAfloat(t.state).filter(isEscort));
  if (!gone) return;
  const current = contactOf(t.state);
  current.ships = current.ships.filter((ship) => ship.id !== gone.id);
  t.log('UL-10.5', { what: 'ship-withdrawn', ship: gone.id });
}

function* reinforced(t: Table): Play<void> {
  const { type } = convoyOf(t.state);
  const escorts = shipsAfloat(t.state).filter(isEscort);
  if (type === 'lone' || (type === 'naval' && escorts.length >= MOST_FLEET_ESCORTS)) return;
  const highest = last(escorts);
  const id = `E${(highest ? numberOf(highest) : 0) + 1}`;
  contactOf(t.state).ships.push(marker(id, type === 'naval' ? 'fleetEscort' : 'escort', REINFORCED_ZONE));
  t.log('UL-10.5', { what: 'ship-added', ship: id, zone: REINFORCED_ZONE });
}

/** Every boat is put in one of these zones, or kept where it is if the card allows it. */
function* replace(t: Table, zones: readonly ZoneId[], who: 'all' | 'or-keep'): Play<void> {
  for (const { id } of [...battleOf(t.state).fighters]) {
    t.state.acting = id;
    const [verb, zone] = yield* t.choose(PLAYER, 'UL-10.5', (list: List<'zone' | 'keep'>) => {
      for (const one of zones) list.open(['zone', one]);
      if (who === 'or-keep') list.open(['keep']);
    });
    if (verb === 'zone') move(t, id, zone);
  }
}

function move(t: Table, id: BoatId, zone: ZoneId): void {
  const fighter = fighterOf(t.state, id);
  fighter.zone = zone;
  t.log('UL-10.5', { what: 'boat-placed', boat: id, zone, side: fighter.side });
}

function* air(t: Table): Play<void> {
  for (const fighter of battleOf(t.state).fighters) {
    if (fighter.side !== 'surfaced') continue;
    fighter.side = 'submerged';
    t.log('UL-10.5', { what: 'boat-changes-depth', boat: fighter.id, side: 'submerged' });
    addStress(t, 'UL-10.5', fighter.id, 1);
  }
}
