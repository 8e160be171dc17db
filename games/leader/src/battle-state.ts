/** UL-9 … UL-16  What lies on the Tactical Display: the contact, its ships, and the battle. */
import type { BoatId } from './data/boats.ts';
import type { ConditionId } from './data/conditions.ts';
import type { ZoneId } from './data/display.ts';
import type { MarkerKind } from './data/ships.ts';

export type Side = 'surfaced' | 'submerged';

/** UL-1.14  A ship marker; its card is null while it is unknown. */
export interface Ship {
  readonly id: string;
  kind: MarkerKind;
  card: number | null;
  /** Null once it is off the display. */
  zone: ZoneId | null;
  light: number;
  heavy: number;
  sunk: boolean;
  /** Its Tactics counter, by number (UL-15.3). */
  tactics: number | null;
}

/** UL-9.4  The contact of the active boat, through all its battles. */
export interface Contact {
  readonly boat: BoatId;
  /** Contacts left. */
  left: number;
  /** The Convoy card being played, and those to choose from under Air Search. */
  card: number | null;
  shown: number[];
  ships: Ship[];
  alerts: number;
  fought: boolean;
  /** A final shot ends the contact (UL-16.11). */
  closed: boolean;
}

/** UL-1.13, UL-1.16  A boat on the Tactical Display: only there has its side a meaning. */
export interface Fighter {
  readonly id: BoatId;
  zone: ZoneId;
  side: Side;
  detected: boolean;
  silent: boolean;
  deep: boolean;
  /** Rounds during which it may not attack, the present one included. */
  stunned: number;
  /** Initiative of this round, read at the start of step D (UL-13.1). */
  aggressive: boolean;
  reaction: Reaction | null;
  /** Movement left in its own move; depth changed; tubes refilled (UL-11, UL-19.1). */
  moves: number;
  turned: boolean;
  reloaded: boolean;
}

export type Reaction = 'hold' | 'crash-dive' | 'deep-dive';

/** UL-13.3  One declared attack. A FAT finds its own target. */
export type Shot =
  | { readonly weapon: 'torpedoes'; readonly ship: string; readonly normal: number; readonly t5: number }
  | { readonly weapon: 'fat' }
  | { readonly weapon: 'gun'; readonly ship: string };

/** UL-7.5  In a harbour the gun is silent. */
export type HarbourShot = Exclude<Shot, { readonly weapon: 'gun' }>;

/** UL-14.1  A ship and the boat it attacks in this step. */
export interface EnemyAttack {
  readonly ship: string;
  readonly boat: BoatId;
  /** Which side the boat showed when it was targeted. */
  readonly side: Side;
}

export interface Battle {
  round: number;
  condition: ConditionId | null;
  fighters: Fighter[];
  /** Every boat that was in the battle. */
  party: BoatId[];
  /** Boats already called, and whether a Radio Call was bought (UL-10). */
  called: BoatId[];
  radio: boolean;
  /** Boats and ships that have done their part of the present step. */
  acted: string[];
  salvo: Shot[];
  attacks: EnemyAttack[];
  prizeTaken: boolean;
}
