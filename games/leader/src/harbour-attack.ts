/** UL-7.4, UL-7.5, UL-7.6  An Attack mission: Naval cards are drawn and torpedoed, salvo after salvo. */
import type { Play } from '@derby/kernel';
import { discardShip, drawCard } from './cards.ts';
import type { List } from './choices.ts';
import type { BoatId } from './data/boats.ts';
import { pick } from './dice.ts';
import { areaOf } from './map.ts';
import type { Rule } from './rules.ts';
import { boatOf, errandOf, type HarbourShot, PLAYER, type Ship, type Table } from './state.ts';
import { readyCapacity } from './torpedo-room.ts';
import { launchFat, launchTorpedoes, rollForDuds } from './torpedoes.ts';
import type { Known } from './view.ts';

/** UL-7.5, UL-7.6  Fire until the player has had enough; what stays afloat scores nothing. */
export function* attackHarbour(t: Table): Play<void> {
  if (errandOf(t.state).ships.length === 0) findShips(t);
  do {
    yield* t.checkpoint();
    yield* declareSalvo(t);
  } while (resolveSalvo(t));
  for (const ship of errandOf(t.state).ships) if (!ship.sunk) discardShip(t, ship);
}

/** UL-7.4  As many Naval cards as the box says. */
function findShips(t: Table): void {
  const errand = errandOf(t.state);
  const count = areaOf(t.state, boatOf(t.state, errand.boat).area).attack?.naval ?? 0;
  for (let n = 1; n <= count; n++) errand.ships.push(shipAtAnchor(`N${n}`, drawCard(t, 'naval')));
  t.reveal('UL-7.4', { what: 'harbour-found', boat: errand.boat, cards: errand.ships.map((ship) => ship.card ?? 0) });
}

const shipAtAnchor = (id: string, card: number): Ship => ({
  id,
  kind: 'naval',
  card,
  zone: null,
  light: 0,
  heavy: 0,
  sunk: false,
  tactics: null,
});

/** UL-7.5  Groups, one for each card, up to the boat's tubes in all. Torpedoes leave the boat as they are declared. */
function* declareSalvo(t: Table): Play<void> {
  const { boat: id } = errandOf(t.state);
  for (;;) {
    const [verb, ship] = yield* t.choose(PLAYER, 'UL-7.5', targets);
    if (verb === 'fire' || verb === 'stop') return;
    if (verb === 'aim') yield* declareGroup(t, id, ship);
    else yield* declareFat(t, id);
  }
}

/** Torpedoes of a type that could still be added to the salvo; T5 is for escorts only (UL-13.10). */
function torpedoesFree(known: Readonly<Known>, type: 'normal' | 'fat'): number {
  const { boat: id, salvo } = errandOf(known);
  const boat = boatOf(known, id);
  const declared = salvo.reduce((sum, shot) => sum + (shot.weapon === 'fat' ? 1 : shot.normal), 0);
  return Math.min(readyCapacity(boat) - declared, boat.ready[type] + boat.stored[type]);
}

function targets(list: List<'aim' | 'fat' | 'fire' | 'stop'>, known: Readonly<Known>): void {
  const { boat: id, salvo } = errandOf(known);
  const nothing = torpedoesFree(known, 'normal') <= 0;
  for (const ship of shipsLeft(known)) {
    const again = salvo.some((shot) => shot.weapon === 'torpedoes' && shot.ship === ship.id);
    list.offer(['aim', ship.id], (again && 'UL-13.3') || (nothing && 'UL-7.5'));
  }
  if (boatOf(known, id).ready.fat + boatOf(known, id).stored.fat > 0) list.offer(['fat'], barToFat(known));
  list.open(salvo.length > 0 ? ['fire'] : ['stop']);
}

/** The warships that were found and are still afloat: a FAT may run into any of them. */
export const shipsLeft = (known: Readonly<Known>): Ship[] => errandOf(known).ships.filter((ship) => !ship.sunk);

/** UL-13.9  Against groups only, in harbour as at sea. */
function barToFat(known: Readonly<Known>): Rule | false {
  if (torpedoesFree(known, 'fat') <= 0) return 'UL-7.5';
  return shipsLeft(known).length < 2 && 'UL-13.9';
}

function* declareGroup(t: Table, id: BoatId, ship: string): Play<void> {
  const [, normal] = yield* t.choose(PLAYER, 'UL-13.4', (list: List<'torpedoes'>) => {
    for (const count of counts(1, torpedoesFree(t.state, 'normal'))) list.open(['torpedoes', count]);
  });
  yield* takeTorpedoes(t, id, 'normal', normal);
  errandOf(t.state).salvo.push({ weapon: 'torpedoes', ship, normal, t5: 0 });
}

function* declareFat(t: Table, id: BoatId): Play<void> {
  yield* takeTorpedoes(t, id, 'fat', 1);
  errandOf(t.state).salvo.push({ weapon: 'fat' });
}

/** How many of them from the tubes. */
function* takeTorpedoes(t: Table, id: BoatId, type: 'normal' | 'fat', torpedoes: number): Play<void> {
  const [, fromReady] = yield* t.choose(PLAYER, 'UL-2.15', (list: List<'from-ready'>) => {
    const { ready, stored } = boatOf(t.state, id);
    for (const count of counts(Math.max(0, torpedoes - stored[type]), Math.min(torpedoes, ready[type])))
      list.open(['from-ready', count]);
  });
  const boat = boatOf(t.state, id);
  boat.ready[type] -= fromReady;
  boat.stored[type] -= torpedoes - fromReady;
}

const counts = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, i) => from + i);

/** UL-7.5  The shots in declared order, at range 0; nobody fires back. False when nothing was declared. */
function resolveSalvo(t: Table): boolean {
  const { boat: id, salvo } = errandOf(t.state);
  errandOf(t.state).salvo = [];
  const checked = salvo.map((shot) => ({ shot, working: workingOf(t, id, shot) })); // UL-19.3
  for (const { shot, working } of checked) {
    if (shot.weapon === 'fat') resolveFat(t, id);
    else resolveGroup(t, id, shot.ship, shot.normal, working);
  }
  return salvo.length > 0;
}

/** UL-19.3  A FAT always works. */
const workingOf = (t: Table, id: BoatId, shot: Readonly<HarbourShot>): number =>
  shot.weapon === 'fat' ? 1 : rollForDuds(t, id, shot.ship, shot.normal).working;

function resolveGroup(t: Table, id: BoatId, name: string, torpedoes: number, working: number): void {
  const ship = shipsLeft(t.state).find((one) => one.id === name);
  if (!ship) t.log('UL-13.7', { what: 'torpedoes-wasted', boat: id, torpedoes });
  else if (working > 0) launchTorpedoes(t, id, ship, { normal: working, t5: 0 }, 0);
}

/** UL-13.9  Any of the warships found, picked at random. */
function resolveFat(t: Table, id: BoatId): void {
  const left = shipsLeft(t.state);
  if (left.length === 0) t.log('UL-13.7', { what: 'torpedoes-wasted', boat: id, torpedoes: 1 });
  else launchFat(t, id, pick(t, left));
}
