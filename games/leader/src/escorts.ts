/** UL-12  Step C: each escort listens for boats, then closes in or searches. */

import type { Play } from '@derby/kernel';
import { escortCard } from './cards.ts';
import type { List } from './choices.ts';
import { DETECTION_RANGE, SEARCH_BACK, SEARCH_STAY, SHIP_DAMAGE } from './data/constants.ts';
import { neighbours, type Ring, range, SHORT_RING, ZONES } from './data/display.ts';
import { pick } from './dice.ts';
import { sheetOf } from './map.ts';
import { type Part, partsOf, sumOf } from './modifiers.ts';
import { revealNearby, revealShip, tacticsOf, takeTactics } from './reveal.ts';
import { hasActed, nextStep } from './round.ts';
import { type Afloat, isEscort, shipSpeed, shipsAfloat } from './ships.ts';
import {
  battleOf,
  contactOf,
  type Fighter,
  type Phase,
  PLAYER,
  present,
  type Ship,
  type Side,
  shipOf,
  type Table,
} from './state.ts';
import { conditionNow } from './torpedoes.ts';
import type { Known } from './view.ts';

/** UL-12.1  In an order the player chooses; each detects, then moves. */
export function* escorts(t: Table): Play<Phase> {
  while (escortsToAct(t.state).length > 0) {
    yield* t.checkpoint();
    const [, id] = yield* t.choose(PLAYER, 'UL-12.1', (list: List<'escort'>) => {
      for (const ship of escortsToAct(t.state)) list.open(['escort', ship.id]);
    });
    detect(t, id);
    moveEscort(t, id);
    battleOf(t.state).acted.push(id);
    revealNearby(t);
  }
  return nextStep(t, 'aggressive');
}

/** UL-12.5  Escorts only: nobody else detects. */
const escortsToAct = (known: Readonly<Known>): Afloat[] =>
  shipsAfloat(known).filter((ship) => isEscort(ship) && !hasActed(known, ship.id));

const afloat = (known: Readonly<Known>, id: string): Afloat => shipOf(known, id) as Afloat;

/** UL-12.2, UL-12.4  Every boat in reach that is not Detected yet. */
function detect(t: Table, id: string): void {
  for (const fighter of battleOf(t.state).fighters) {
    const ship = afloat(t.state, id);
    if (!fighter.detected && range(ship.zone, fighter.zone) <= detectionRange(t.state, fighter.side))
      rollToDetect(t, ship, fighter);
  }
}

/** UL-12.2  Fog shortens the range before Alerts lengthen it. */
export function detectionRange(known: Readonly<Known>, side: Side): number {
  const sight = Math.max(0, DETECTION_RANGE[side] - (conditionNow(known).shortSight ?? 0));
  return sight + contactOf(known).alerts;
}

/** UL-10.7, UL-12.3  Alerts, damage, tactics, condition and campaign. */
function detectionParts(known: Readonly<Known>, ship: Readonly<Ship>, side: Side): Part[] {
  const { detectSurfaced = 0, detectSubmerged = 0 } = conditionNow(known);
  return partsOf(
    ['alerts', contactOf(known).alerts],
    ['light', -ship.light * SHIP_DAMAGE.light.detection],
    ['heavy', -ship.heavy * SHIP_DAMAGE.heavy.detection],
    ['tactics', tacticsOf(ship).detect],
    ['condition', side === 'surfaced' ? detectSurfaced : detectSubmerged],
    ['campaign', sheetOf(known).detection],
  );
}

export const detectionModifier = (known: Readonly<Known>, ship: Readonly<Ship>, side: Side): number =>
  sumOf(detectionParts(known, ship, side));

/** UL-12.3  Who rolls shows himself (UL-11.6) and takes his Tactics counter (UL-15.3). */
function rollToDetect(t: Table, ship: Ship, fighter: Fighter): void {
  revealShip(t, ship);
  takeTactics(t, ship);
  const need = present(escortCard(ship.card ?? 0), `card of ${ship.id}`).detect[fighter.side];
  const parts = detectionParts(t.state, ship, fighter.side);
  const modifier = sumOf(parts);
  const die = t.d10();
  const total = die + modifier;
  const detected = total >= need;
  if (detected) fighter.detected = true;
  const { id: boat } = fighter;
  t.log('UL-12.3', { what: 'detection-die', ship: ship.id, boat, die, modifier, parts, total, need, detected });
}

function moveEscort(t: Table, id: string): void {
  const ship = afloat(t.state, id);
  const speed = shipSpeed(ship);
  if (speed === 0) return;
  const prey = battleOf(t.state).fighters.filter((fighter) => fighter.detected);
  if (prey.length > 0) closeIn(t, ship, pick(t, prey), speed);
  else search(t, ship);
}

/** UL-12.6  Along a shortest path; between equals the first zone of the list. */
function closeIn(t: Table, ship: Afloat, { id: after, zone: goal }: Readonly<Fighter>, speed: number): void {
  for (let left = speed; left > 0 && ship.zone !== goal; left--) {
    const near = range(ship.zone, goal) - 1;
    ship.zone = neighbours(ship.zone).find((zone) => range(zone, goal) === near) ?? goal;
    t.log('UL-12.6', { what: 'escort-moves', ship: ship.id, zone: ship.zone, after });
  }
}

/** UL-12.7  Round the short ring by the die; from elsewhere towards it. */
function search(t: Table, ship: Afloat): void {
  const { ring } = ZONES[ship.zone];
  if (ring === 'short') circle(t, ship);
  else headFor(t, ship, ring === 'long' ? 'medium' : 'short');
}

function headFor(t: Table, ship: Afloat, goal: Ring): void {
  const zones = neighbours(ship.zone).filter((zone) => ZONES[zone].ring === goal);
  ship.zone = pick(t, zones);
  t.log('UL-12.7', { what: 'escort-moves', ship: ship.id, zone: ship.zone });
}

function circle(t: Table, ship: Afloat): void {
  const die = t.d10();
  const turn = die <= SEARCH_BACK ? -1 : die <= SEARCH_STAY ? 0 : 1;
  const at = SHORT_RING.indexOf(ship.zone) + turn + SHORT_RING.length;
  ship.zone = present(SHORT_RING[at % SHORT_RING.length], 'zone');
  t.log('UL-12.7', { what: 'search-die', ship: ship.id, die, zone: ship.zone });
}
