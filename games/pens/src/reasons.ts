/** What speaks for a choice, as data: the figures by which the planner chose it. The sentences are in text/. */
import type { PlaceId, TerritoryId, ZoneId } from './data/map.ts';
import type { UnitType } from './data/units.ts';
import type { PenId } from './state.ts';

/** How much of each side should be left after a battle, as shares. */
export interface Outlook {
  readonly attackers: number;
  readonly defenders: number;
}

/** A battle by expected hits: who would fight, and what should be left of either side. */
export interface Battle {
  readonly attackers: number;
  readonly defenders: number;
  readonly left: Outlook;
}

/** What a Ready submarine finds in a zone: IPC of convoys, company, destroyers within a turn, zones to a harbour. */
export interface Ground {
  readonly expected: number;
  readonly others: number;
  readonly hunters: number;
  readonly toHarbour: number;
}

/** The ways to play a whole turn that the staff weighs. */
export type PlanName =
  // Axis
  | 'tonnage'
  | 'boats-and-guards'
  | 'balance'
  | 'fortress'
  // Allies
  | 'hunt-and-land'
  | 'hunters'
  | 'dash'
  | 'build-up'
  | 'home-first';

export type DoctrineName = 'staff' | 'book' | 'routine';

/** A reason as it stands; or one that holds for players of one doctrine alone. */
export type PensReason = PlainReason | { what: 'by-doctrine'; doctrine: DoctrineName; reason: PlainReason };

export type PlainReason =
  /** The planner would not do this, or has nothing to say for it. */
  | { what: 'not-advised' }
  | { what: 'no-standing-orders' }
  | { what: 'only-choice' }
  // Purchase and repair
  | { what: 'factory-short'; room: number; treasury: number; price: number }
  | { what: 'factory-repaired'; at: TerritoryId; damage: number; before: number; after: number }
  | { what: 'pen-repaired'; pen: PenId; damage: number; before: number; after: number }
  | { what: 'berths'; berths: number; boats: number; share: number }
  | { what: 'pens-so-far'; pens: number; most: number }
  | { what: 'berlin-at-risk'; risk: number; tolerable: number }
  | { what: 'boat-money'; spent: number; budget: number; share: number }
  | { what: 'german-fighters'; have: number; want: number; treasury: number }
  | { what: 'guns-for-infantry'; infantry: number; artillery: number }
  | { what: 'rest-for-infantry'; treasury: number }
  | { what: 'home-guard'; have: number; want: number }
  | { what: 'dash'; army: number; below: number; have: number; want: number }
  | { what: 'hunters-wanted'; boats: number; have: number; want: number }
  | { what: 'plan'; type: 'transport' | 'fighter' | 'bomber'; have: number; want: number }
  | { what: 'army'; troops: number; treasury: number }
  | { what: 'no-room'; treasury: number }
  | { what: 'no-money'; treasury: number }
  // The Eastern Front
  | { what: 'far-from-the-coast'; at: PlaceId; company: number }
  | { what: 'sent-so-far'; sent: number; of: number }
  // Combat movement
  | { what: 'assault'; at: TerritoryId; battle: Battle }
  | { what: 'undefended'; at: TerritoryId }
  | {
      what: 'prize';
      at: TerritoryId;
      income: number;
      objective: boolean;
      brings: 'victory' | 'armistice' | 'surrender' | null;
    }
  | { what: 'landing-cover'; at: ZoneId; have: number; want: number }
  | { what: 'sea-attack'; at: ZoneId; battle: Battle; least: number }
  | { what: 'prey'; at: ZoneId; submarines: number; moored: number; ready: number; convoys: number; destroyers: number }
  | { what: 'raid-moored'; at: TerritoryId; boats: number; fighters: number }
  | { what: 'raid-pens'; at: TerritoryId; boats: number; fighters: number }
  | { what: 'raid-factory'; at: TerritoryId; damage: number; most: number; fighters: number }
  | { what: 'no-attack'; sent: number; ashore: number; atSea: number }
  | { what: 'strongest-cargo'; type: UnitType; attack: number }
  // Combat
  | { what: 'any-order'; combats: number }
  | { what: 'sea-battle'; at: ZoneId; battle: Battle; least: number }
  | { what: 'battle-so-far'; at: PlaceId; battle: Battle }
  | { what: 'press'; ahead: number; least: number }
  | { what: 'give-up'; ahead: number; least: number }
  | { what: 'no-way-back' }
  | { what: 'guns'; need: number }
  | { what: 'hull'; type: UnitType }
  | { what: 'cheapest'; type: UnitType; cost: number; open: number; dearest: number }
  | { what: 'spent-first' }
  | { what: 'aircraft-kept' }
  | { what: 'only-kind'; type: UnitType; cost: number }
  | { what: 'interception'; fighters: number; raiders: number; shotDown: number; lost: number; balance: number }
  | { what: 'no-interception'; raiders: number; balance: number }
  | { what: 'most-interceptors'; most: number }
  | { what: 'target-pen'; pen: PenId; boats: number; damage: number; most: number }
  | { what: 'target-factory'; at: TerritoryId; damage: number; most: number }
  | { what: 'target-moored'; at: ZoneId; boats: number }
  | { what: 'no-target'; at: TerritoryId }
  | { what: 'attackers-stay'; targets: number }
  | { what: 'defenders-dive'; attackers: number }
  | {
      what: 'hunt-odds';
      at: ZoneId;
      number: number;
      destroyers: number;
      aircraft: number;
      bonus: number;
      moored: number;
    }
  | { what: 'hunt-too-poor'; at: ZoneId; number: number }
  | { what: 'ejected'; ready: boolean; uboat: boolean }
  // Other moves
  | { what: 'hunting-ground'; at: ZoneId; ground: Ground }
  | { what: 'ground-now'; at: ZoneId; ground: Ground }
  | { what: 'now-in-pen' }
  | { what: 'pen-safer'; pen: PenId; inside: number; room: number }
  | { what: 'into-pen'; pen: PenId; inside: number; room: number; damage: number }
  | { what: 'pen-in-reach'; at: ZoneId; pens: number }
  | { what: 'harbour'; at: ZoneId; destroyers: number; bombers: number; warships: number }
  | { what: 'way-home'; at: ZoneId; steps: number }
  | { what: 'air-base'; at: PlaceId; guards: number; steps: number; front: TerritoryId }
  | { what: 'air-base-now'; guards: number; steps: number }
  | { what: 'must-land' }
  | { what: 'cannot-end' }
  | { what: 'berlin-weak'; defence: number; attack: number; margin: number }
  | { what: 'relief'; at: TerritoryId; now: number; joined: number }
  | { what: 'leaving'; at: TerritoryId; now: number; left: number }
  | { what: 'garrison'; at: TerritoryId; troops: number; invaders: number }
  | { what: 'garrison-now'; at: TerritoryId; troops: number; invaders: number }
  | { what: 'frontier'; at: TerritoryId; troops: number }
  | { what: 'post'; at: TerritoryId; troops: number }
  | { what: 'post-now'; at: TerritoryId; troops: number }
  | { what: 'axis-ships'; at: ZoneId; isNow: boolean; harbour: boolean; warships: number; destroyers: number }
  | { what: 'staging'; at: ZoneId; steps: number; from: number }
  | { what: 'convoy-guard'; at: ZoneId; isNow: boolean; convoys: number; company: number; steps: number }
  | { what: 'troop-convoy'; to: TerritoryId }
  | { what: 'ferry'; to: TerritoryId; troops: number }
  | { what: 'nothing-improves' }
  // Placement
  | { what: 'pen-site'; at: TerritoryId; rank: number | null; pens: number }
  | { what: 'slipway'; at: ZoneId; rank: number | null; factory: TerritoryId; left: number }
  | { what: 'factory-order'; at: TerritoryId; rank: number; left: number };
