/** What speaks for a choice, as data: odds, distances, the state of boat and crew. The sentences are in text/. */
import type { Condition } from './crew.ts';
import type { BoatId, Level } from './data/boats.ts';
import type { AreaId } from './data/campaigns.ts';
import type { ZoneId } from './data/display.ts';
import type { Damage } from './data/hits.ts';
import type { AttackSize, MarkerKind } from './data/ships.ts';
import type { AttackOdds } from './odds/attack.ts';
import type { Side } from './state.ts';

/** A ship as the player knows it. */
export interface Target {
  readonly id: string;
  readonly kind: MarkerKind;
  readonly card: number | null;
}

export type LeaderReason =
  // Flotilla and options
  | { what: 'boat-card'; boat: BoatId; level: Level; cost: number; torpedoes: number; ts: number; ev: number }
  | { what: 'so-left'; so: number }
  | { what: 'rest-for'; boats: number; stress: number }
  // Ports and order
  | { what: 'ground-from-port'; port: AreaId; area: AreaId; events: number; expected: number }
  | { what: 'order-is-free' }
  // At sea
  | { what: 'events-ahead'; area: AreaId; events: number }
  | { what: 'contact-odds'; area: AreaId; some: number; expected: number; warnings: number }
  | { what: 'company'; area: AreaId; boats: number }
  | {
      what: 'boat-state';
      torpedoes: number;
      stress: number;
      unfitAt: number;
      crew: Condition;
      damages: readonly Damage[];
      hull: readonly [results: number, of: number];
    }
  | { what: 'refit-in-port'; area: AreaId; relief: number }
  | { what: 'torpedo-for-vp'; torpedoes: number }
  | { what: 'raid-odds'; hit: number }
  // Contact and wolfpack
  | { what: 'quarry'; ships: number; escorts: number; ready: number; nerve: number }
  | { what: 'join-odds'; boat: BoatId; joins: number; overheard: number; ready: number }
  | { what: 'contacts-left'; left: number; ready: number; nerve: number }
  | { what: 'sure-kill'; ship: Target; vp: number }
  // Battle
  | {
      what: 'position';
      side: Side;
      targets: number;
      nearest: number | null;
      escorts: number;
      detected: number;
      already: boolean;
    }
  | { what: 'under-the-guns'; ships: number }
  | { what: 'may-still-dive' }
  | { what: 'nothing-to-gain'; ready: number; targets: number }
  /** How far the convoy and the boat get, and how far back the boat goes. */
  | { what: 'pace'; convoy: number; boat: number; back: number }
  | { what: 'falls-out-of-battle' }
  | { what: 'drift-distance'; piece: string; zone: ZoneId; range: number }
  | { what: 'silence-odds'; freed: number; stress: number }
  | { what: 'escort-distance'; ship: Target; range: number }
  | { what: 'shot-odds'; ship: Target; range: number; torpedoes: number; odds: AttackOdds }
  /** The chance that one, two, three … torpedoes sink it. */
  | { what: 'spread-odds'; ship: Target; range: number; sunk: readonly number[] }
  | { what: 'gun-odds'; ship: Target; range: number; odds: AttackOdds }
  | { what: 'fat-odds'; ships: number; odds: AttackOdds }
  | { what: 'best-shot'; ship: Target; torpedoes: number; sunk: number }
  | { what: 'attack-coming'; ships: number; size: AttackSize; sunk: number }
  | { what: 'crash-dive-odds'; evaded: number; sunk: number; stress: number }
  | { what: 'deep-dive-odds'; unharmed: number; flooding: number; hull: number; sunk: number; stress: number };
