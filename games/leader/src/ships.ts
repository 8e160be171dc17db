/** UL-11.8, UL-13.15  Ships on the display: what they are, how fast, how badly hurt. */
import { navalCard, shipCard } from './cards.ts';
import { SHIP_DAMAGE } from './data/constants.ts';
import { CONVOYS, type ConvoyCard } from './data/convoys.ts';
import type { ZoneId } from './data/display.ts';
import { MARKER_SPEED } from './data/ships.ts';
import type { Result } from './log.ts';
import { contactOf, present, type Ship, type Table } from './state.ts';
import type { Known } from './view.ts';

/** A ship that is still on the display. */
export type Afloat = Ship & { zone: ZoneId };

export const isAfloat = (ship: Readonly<Ship>): ship is Afloat => ship.zone !== null;

export const shipsAfloat = (known: Readonly<Known>): Afloat[] => contactOf(known).ships.filter(isAfloat);

export const isEscort = (ship: Readonly<Ship>): boolean => ship.kind === 'escort' || ship.kind === 'fleetEscort';

export const isCarrier = (ship: Readonly<Ship>): boolean =>
  ship.card !== null && (navalCard(ship.card)?.carrier ?? false);

/** The Convoy card being played. */
export const convoyOf = (known: Readonly<Known>): ConvoyCard =>
  present(CONVOYS[contactOf(known).card ?? 0], 'Convoy card');

/** UL-11.8  Card or marker speed, less the damage. */
export function shipSpeed(ship: Readonly<Ship>): number {
  const full = ship.card === null ? MARKER_SPEED[ship.kind] : shipCard(ship.card).speed;
  return Math.max(0, full - ship.light * SHIP_DAMAGE.light.speed - ship.heavy * SHIP_DAMAGE.heavy.speed);
}

/** UL-13.15  What a ship looks like after one more hit; damage to one ship is nothing to another (UL-13.16). */
export function afterHit(
  ship: Readonly<Pick<Ship, 'light' | 'heavy'>>,
  result: Result,
): { light: number; heavy: number; sunk: boolean } {
  let { light, heavy } = ship;
  if (result === 'light') light += 1;
  if (result === 'heavy') heavy += 1;
  if (light === 2) {
    light = 0;
    heavy += 1;
  }
  return { light, heavy, sunk: result === 'sunk' || heavy >= 2 };
}

/** UL-13.6, UL-13.15  Hits of one result, one after another until the ship sinks. True when it does. */
export function damageShip(t: Table, ship: Ship, result: Result, hits: number): boolean {
  if (result === 'miss') return false;
  for (let i = 0; i < hits; i++) {
    const { light, heavy, sunk } = afterHit(ship, result);
    if (sunk) return true;
    ship.light = light;
    ship.heavy = heavy;
  }
  t.log('UL-13.15', { what: 'ship-damaged', ship: ship.id, light: ship.light, heavy: ship.heavy });
  return false;
}
