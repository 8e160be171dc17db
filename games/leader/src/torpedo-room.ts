/** UL-2.15, UL-14.18, UL-16.3, UL-17.8  The torpedo room: tubes, racks, loading and what no longer fits. */
import type { Play } from '@derby/kernel';
import type { List } from './choices.ts';
import { damageOf } from './crew.ts';
import { type BoatId, classOf } from './data/boats.ts';
import { type Boat, boatOf, type Load, PLAYER, type Section, type Stowed, type Table, TORPEDOES } from './state.ts';
import type { Known } from './view.ts';

const STOWED: readonly Stowed[] = [...TORPEDOES, 'mines'];

export const emptyLoad = (): Load => ({ normal: 0, fat: 0, t5: 0, mines: 0 });

/** Everything in a section, mines included: they take up room. */
export const stowedIn = (load: Readonly<Load>): number => load.normal + load.fat + load.t5 + load.mines;

export const torpedoesIn = (load: Readonly<Load>): number => load.normal + load.fat + load.t5;

export const torpedoesOf = (boat: Readonly<Boat>): number => torpedoesIn(boat.ready) + torpedoesIn(boat.stored);

/** UL-14.18  Tubes that still work. */
export const readyCapacity = (boat: Readonly<Boat>): number =>
  Math.max(0, classOf(boat.id).ready - damageOf(boat, 'tubes'));

/** UL-4.12, UL-17.8  Every free place is filled with a normal torpedo. */
export function fillUp(boat: Boat): void {
  const { ready, stored } = classOf(boat.id);
  boat.ready.normal += ready - stowedIn(boat.ready);
  boat.stored.normal += stored - stowedIn(boat.stored);
}

export function spendTorpedo(boat: Boat, section: Section, torpedo: keyof Load): void {
  boat[section][torpedo] -= 1;
}

/** UL-16.3, UL-17.9  Ready is filled from Stored; the player chooses where there are several types. */
export function* reload(t: Table, rule: 'UL-16.3' | 'UL-17.9' | 'UL-19.1', id: BoatId): Play<void> {
  const before = stowedIn(boatOf(t.state, id).ready);
  t.state.acting = id;
  while (canLoad(boatOf(t.state, id))) {
    const [, type] = yield* t.choose(PLAYER, 'UL-16.3', loads(id));
    const boat = boatOf(t.state, id);
    boat.stored[type] -= 1;
    boat.ready[type] += 1;
  }
  const { ready, stored } = boatOf(t.state, id);
  if (stowedIn(ready) > before)
    t.log(rule, { what: 'boat-reloads', boat: id, ready: torpedoesIn(ready), stored: torpedoesIn(stored) });
}

export const canLoad = (boat: Readonly<Boat>): boolean =>
  stowedIn(boat.ready) < readyCapacity(boat) && torpedoesIn(boat.stored) > 0;

/** Mines stay in their racks: they are not for firing. */
const loads =
  (id: BoatId) =>
  (list: List<'load'>, known: Readonly<Known>): void => {
    const { stored } = boatOf(known, id);
    for (const type of TORPEDOES) if (stored[type] > 0) list.open(['load', type]);
  };

/** UL-14.18  What lies in a broken tube is lost; the player chooses among unlike torpedoes. */
export function* loseOverflow(t: Table, id: BoatId): Play<void> {
  while (stowedIn(boatOf(t.state, id).ready) > readyCapacity(boatOf(t.state, id))) {
    t.state.acting = id;
    const [, stowed] = yield* t.choose(PLAYER, 'UL-14.18', losses(id));
    boatOf(t.state, id).ready[stowed] -= 1;
    t.log('UL-14.18', { what: 'torpedo-lost', boat: id, stowed });
  }
}

const losses =
  (id: BoatId) =>
  (list: List<'lose'>, known: Readonly<Known>): void => {
    const { ready } = boatOf(known, id);
    for (const stowed of STOWED) if (ready[stowed] > 0) list.open(['lose', stowed]);
  };
