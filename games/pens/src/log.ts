/** What can happen: one entry for each kind of event, told apart by `what`. */
import type { PlaceId, RouteId, TerritoryId, ZoneId } from './data/map.ts';
import type { Major, Power, Side } from './data/powers.ts';
import type { UnitType } from './data/units.ts';
import type { Buyable, Controller, Pen, PenId, StandingOrders, Target, UnitId, VictoryTest } from './state.ts';

type Dice = readonly number[];

export type Log =
  | { readonly what: 'round-begins'; readonly round: number }
  | { readonly what: 'turn-begins'; readonly power: Major; readonly round: number }
  | { readonly what: 'order-given'; readonly side: Side; readonly kind: keyof StandingOrders; readonly value: string }
  | { readonly what: 'control-changes'; readonly territory: TerritoryId; readonly to: Controller }
  | { readonly what: 'usa-enters' }
  | { readonly what: 'armistice' }
  | { readonly what: 'vichy-joins-allies' }
  | { readonly what: 'case-anton' }
  | { readonly what: 'italy-surrenders' }
  | { readonly what: 'london-looted'; readonly by: Power; readonly ipc: number }
  | { readonly what: 'sent-east'; readonly unit: UnitId; readonly total: number }
  | { readonly what: 'east-shortfall'; readonly paid: number; readonly levied: number }
  | { readonly what: 'battleship-repaired'; readonly unit: UnitId }
  | { readonly what: 'pen-opens'; readonly pen: PenId }
  | { readonly what: 'repaired'; readonly power: Major; readonly target: TerritoryId | PenId; readonly points: number }
  | { readonly what: 'bought'; readonly power: Major; readonly type: Buyable; readonly cost: number }
  | { readonly what: 'refunded'; readonly power: Major; readonly type: Buyable; readonly ipc: number }
  | { readonly what: 'moved'; readonly unit: UnitId; readonly from: PlaceId; readonly to: PlaceId }
  | {
      readonly what: 'flown';
      readonly unit: UnitId;
      readonly from: PlaceId;
      readonly to: PlaceId;
      readonly mission: 'attack' | 'raid' | 'escort' | 'land';
    }
  | { readonly what: 'loaded'; readonly unit: UnitId; readonly transport: UnitId; readonly bound: TerritoryId }
  | {
      readonly what: 'landed';
      readonly units: readonly UnitId[];
      readonly zone: ZoneId;
      readonly territory: TerritoryId;
    }
  | { readonly what: 'landing-cancelled'; readonly transport: UnitId; readonly territory: TerritoryId }
  | {
      readonly what: 'raid-begins';
      readonly power: Major;
      readonly territory: TerritoryId;
      readonly bombers: number;
      readonly escorts: number;
    }
  | { readonly what: 'intercepted'; readonly territory: TerritoryId; readonly fighters: number }
  | { readonly what: 'air-battle'; readonly territory: TerritoryId; readonly attack: Dice; readonly defence: Dice }
  | { readonly what: 'targeted'; readonly unit: UnitId; readonly target: Target; readonly special: boolean }
  | { readonly what: 'flak'; readonly target: Target; readonly dice: Dice; readonly lost: number }
  | {
      readonly what: 'factory-bombed';
      readonly territory: TerritoryId;
      readonly dice: Dice;
      readonly bonus: number;
      readonly damage: number;
    }
  | {
      readonly what: 'pen-bombed';
      readonly pen: PenId;
      readonly dice: Dice;
      readonly bonus: number;
      readonly damage: number;
    }
  | { readonly what: 'boat-pierced'; readonly unit: UnitId; readonly die: number; readonly lost: boolean }
  | { readonly what: 'boat-ejected'; readonly unit: UnitId; readonly pen: PenId; readonly zone: ZoneId }
  | { readonly what: 'harbour-bombed'; readonly zone: ZoneId; readonly dice: Dice; readonly hits: number }
  | { readonly what: 'battle-begins'; readonly kind: 'fleet' | 'land'; readonly at: PlaceId; readonly attacker: Major }
  | { readonly what: 'bombardment'; readonly unit: UnitId; readonly die: number; readonly hit: boolean }
  | {
      readonly what: 'volley';
      readonly at: PlaceId;
      readonly by: 'attacker' | 'defender';
      readonly step: 'surprise' | 'main';
      readonly dice: Dice;
      readonly needs: Dice;
      readonly hits: number;
    }
  | { readonly what: 'damaged'; readonly unit: UnitId }
  | {
      readonly what: 'lost';
      readonly unit: UnitId;
      readonly power: Power;
      readonly type: UnitType;
      readonly at: PlaceId;
    }
  | { readonly what: 'submerged'; readonly unit: UnitId }
  | { readonly what: 'withdrew'; readonly at: PlaceId; readonly to: PlaceId | null }
  | { readonly what: 'battle-ends'; readonly at: PlaceId }
  | { readonly what: 'captured'; readonly territory: TerritoryId; readonly by: Power; readonly to: Power }
  | { readonly what: 'pen-changes'; readonly pen: PenId; readonly state: Pen['state'] }
  | {
      readonly what: 'hunted';
      readonly power: Major;
      readonly zone: ZoneId;
      readonly destroyers: number;
      readonly aircraft: number;
      readonly bonus: number;
      readonly moored: number;
      readonly number: number;
      readonly die: number;
      readonly hit: boolean;
    }
  | {
      readonly what: 'counter-shot';
      readonly zone: ZoneId;
      readonly die: number;
      readonly need: number;
      readonly hit: boolean;
    }
  | { readonly what: 'escape'; readonly unit: UnitId; readonly die: number; readonly escaped: boolean }
  | { readonly what: 'entered-pen'; readonly unit: UnitId; readonly pen: PenId }
  | { readonly what: 'left-pen'; readonly unit: UnitId; readonly zone: ZoneId }
  | { readonly what: 'shipped'; readonly unit: UnitId; readonly route: RouteId; readonly to: TerritoryId }
  | {
      readonly what: 'convoy-attacked';
      readonly route: RouteId;
      readonly zone: ZoneId;
      readonly dice: Dice;
      readonly hits: number;
    }
  | { readonly what: 'placed'; readonly unit: UnitId; readonly at: PlaceId }
  | { readonly what: 'pen-placed'; readonly pen: PenId; readonly at: TerritoryId; readonly free: boolean }
  | { readonly what: 'free-pen-forfeited' }
  | {
      readonly what: 'zone-disrupted';
      readonly power: Major;
      readonly zone: ZoneId;
      readonly dice: Dice;
      readonly loss: number;
    }
  | {
      readonly what: 'income';
      readonly power: Major;
      readonly printed: number;
      readonly modifier: number;
      readonly lost: number;
      readonly collected: number;
    }
  | { readonly what: 'refitted'; readonly unit: UnitId }
  | { readonly what: 'spent'; readonly unit: UnitId }
  | { readonly what: 'game-over'; readonly winner: Side; readonly test: VictoryTest };
