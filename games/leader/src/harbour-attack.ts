/** UL-7.4, UL-7.5, UL-7.6  An Attack mission: Naval cards are drawn and torpedoed, salvo after salvo. */
import type { Play } from '@derby/kernel';
import { discardShip, drawCard } from './cards.ts';
import type { List } from './choices.ts';
import type { BoatId } from './data/boats.ts';
import { areaOf } from './map.ts';
import { boatOf, errandOf, PLAYER, present, type Ship, type Table } from './state.ts';
import { readyCapacity } from './torpedo-room.ts';
import { launchTorpedoes, rollForDuds } from './torpedoes.ts';
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
    if (verb !== 'aim') return;
    const torpedoes = yield* takeTorpedoes(t, id);
    errandOf(t.state).salvo.push({ ship, torpedoes });
  }
}

/** Torpedoes that could still be added to the salvo; FAT and T5 are not for harbours (UL-13.9, UL-13.10). */
function torpedoesFree(known: Readonly<Known>): number {
  const { boat: id, salvo } = errandOf(known);
  const boat = boatOf(known, id);
  const declared = salvo.reduce((sum, group) => sum + group.torpedoes, 0);
  return Math.min(readyCapacity(boat) - declared, boat.ready.normal + boat.stored.normal);
}

function targets(list: List<'aim' | 'fire' | 'stop'>, known: Readonly<Known>): void {
  const { ships, salvo } = errandOf(known);
  const nothing = torpedoesFree(known) <= 0;
  for (const ship of ships) {
    if (ship.sunk) continue;
    const again = salvo.some((group) => group.ship === ship.id);
    list.offer(['aim', ship.id], (again && 'UL-13.3') || (nothing && 'UL-7.5'));
  }
  list.open(salvo.length > 0 ? ['fire'] : ['stop']);
}

/** How many, and how many of them from the tubes. */
function* takeTorpedoes(t: Table, id: BoatId): Play<number> {
  const [, torpedoes] = yield* t.choose(PLAYER, 'UL-13.4', (list: List<'torpedoes'>) => {
    for (const count of counts(1, torpedoesFree(t.state))) list.open(['torpedoes', count]);
  });
  const [, fromReady] = yield* t.choose(PLAYER, 'UL-2.15', (list: List<'from-ready'>) => {
    const { ready, stored } = boatOf(t.state, id);
    for (const count of counts(Math.max(0, torpedoes - stored.normal), Math.min(torpedoes, ready.normal)))
      list.open(['from-ready', count]);
  });
  const boat = boatOf(t.state, id);
  boat.ready.normal -= fromReady;
  boat.stored.normal -= torpedoes - fromReady;
  return torpedoes;
}

const counts = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, i) => from + i);

/** UL-7.5  The groups in declared order, at range 0; nobody fires back. False when nothing was declared. */
function resolveSalvo(t: Table): boolean {
  const { boat: id, salvo } = errandOf(t.state);
  errandOf(t.state).salvo = [];
  const groups = salvo.map((group) => ({ ...group, working: rollForDuds(t, id, group.ship, group.torpedoes).working }));
  for (const { ship: name, torpedoes, working } of groups) {
    const ship = present(
      errandOf(t.state).ships.find((one) => one.id === name),
      name,
    );
    if (ship.sunk) t.log('UL-13.7', { what: 'torpedoes-wasted', boat: id, torpedoes });
    else if (working > 0) launchTorpedoes(t, id, ship, { normal: working, t5: 0 }, 0);
  }
  return salvo.length > 0;
}
