/** What speaks for a choice, as data: the figures by which the planner chose it. The sentences are in text/. */
import type { ConvoyId, CounterId, FlotillaId, Kind, ResourceId } from './data/counters.ts';
import type { Hub, Space, Yard } from './data/map.ts';
import type { Area, BoxName, Model } from './data/tracks.ts';
import type { BoxOdds, Condition } from './odds.ts';

export type XxiReason =
  /** How the flotilla arrives if it always goes on, and what waits for it there. */
  | {
      readonly what: 'voyage';
      readonly area: Area;
      readonly arrival: Condition;
      readonly sinks: number | null;
      readonly escortsHit: number;
    }
  /** The reckoning to the last die, in shares of the result: this choice over the other one. */
  | { readonly what: 'over-staying'; readonly gain: number }
  | { readonly what: 'over-turning-back'; readonly gain: number }
  | { readonly what: 'over-going-on'; readonly gain: number }
  | { readonly what: 'best-mission'; readonly flotilla: FlotillaId; readonly area: Area; readonly gain: number }
  | { readonly what: 'nobody-can-sail' }
  | { readonly what: 'next-box'; readonly box: BoxName; readonly odds: BoxOdds }
  | {
      readonly what: 'attack';
      readonly convoy: ConvoyId;
      readonly sinks: number;
      readonly escortsHit: number;
      readonly depleted: boolean;
    }
  | { readonly what: 'trip-home'; readonly home: Condition }
  | { readonly what: 'straight-home' }
  /** Transport: the plan that a move belongs to. */
  | {
      readonly what: 'set';
      readonly model: Model;
      readonly yard: Yard;
      readonly onTheWay: number;
      readonly lacking: number;
    }
  | {
      readonly what: 'way';
      readonly resource: ResourceId;
      readonly yard: Yard;
      readonly before: number | null;
      readonly after: number | null;
      readonly isWanted: boolean;
    }
  | { readonly what: 'raids'; readonly hub: Hub; readonly ways: number }
  | { readonly what: 'transfer'; readonly model: Model; readonly yard: Yard; readonly lacking: number }
  | { readonly what: 'movement-over'; readonly points: number; readonly isIdle: boolean }
  | { readonly what: 'programme-over' }
  /** Construction. */
  | { readonly what: 'model'; readonly model: Model; readonly flotillas: number }
  | { readonly what: 'parts-kept' }
  | { readonly what: 'parts-alike' }
  /** Repair: what a cleared hub saves, in lines of way, and what is paid. */
  | { readonly what: 'repair'; readonly hub: Hub; readonly lines: number; readonly isTarget: boolean }
  | { readonly what: 'paid-by-resource'; readonly kind: Kind; readonly have: number; readonly need: number }
  | { readonly what: 'paid-by-command'; readonly held: number }
  | { readonly what: 'best-repair'; readonly hub: Hub; readonly lines: number; readonly price: number }
  /** What is given up. */
  | { readonly what: 'stands-off'; readonly at: Space; readonly yard: Yard; readonly lines: number }
  | { readonly what: 'command-kept' }
  | { readonly what: 'command-lost' }
  | { readonly what: 'off-the-table'; readonly counter: CounterId; readonly welcome: boolean };
