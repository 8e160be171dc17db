/** What can happen at the table, as data. The sentences are in text/. */
import type {
  ConvoyId,
  CounterId,
  DevastationId,
  FlakId,
  FlotillaId,
  ResourceId,
  TwentyOneId,
} from './data/counters.ts';
import type { Hub, Space, Yard } from './data/map.ts';
import type { Area, BoxName, Model } from './data/tracks.ts';
import type { Ending, Grade } from './state.ts';

/** Dice are listed as they fell; `need` is the number to reach. */
export type Log =
  | { readonly what: 'turn-begins'; readonly turn: number }
  | { readonly what: 'counter-drawn'; readonly counter: CounterId }
  | { readonly what: 'draw-pile-refilled'; readonly counters: number }
  | { readonly what: 'draw-pile-empty' }
  | { readonly what: 'counter-placed'; readonly counter: CounterId; readonly at: Space | 'AO' | 'front' }
  | { readonly what: 'raid-called-off'; readonly marker: DevastationId }
  | {
      readonly what: 'raid';
      readonly marker: DevastationId;
      readonly dice: readonly number[];
      readonly hub: Hub;
      readonly hit: boolean;
    }
  | {
      readonly what: 'flak-fires';
      readonly hub: Hub;
      readonly dice: readonly number[];
      readonly need: number;
      readonly hit: boolean;
    }
  | { readonly what: 'flak-lost'; readonly hub: Hub; readonly flak: FlakId }
  | {
      readonly what: 'hub-devastated';
      readonly hub: Hub;
      readonly marker: DevastationId;
      readonly lost: readonly ResourceId[];
    }
  | {
      readonly what: 'transport-rolled';
      readonly dice: readonly number[];
      readonly fixed: number;
      readonly extra: number;
      readonly points: number;
    }
  | {
      readonly what: 'resource-moves';
      readonly resource: ResourceId;
      readonly from: Space;
      readonly to: Space;
      readonly left: number;
    }
  | { readonly what: 'resource-transferred'; readonly resource: ResourceId; readonly yard: Yard }
  | {
      readonly what: 'resource-rushed';
      readonly resource: ResourceId;
      readonly from: Space;
      readonly to: Space;
      readonly with: CounterId;
    }
  | { readonly what: 'points-lost'; readonly points: number }
  /** Everything for the model is in the city, but some of it not in its squares. */
  | { readonly what: 'parts-outside'; readonly yard: Yard; readonly model: Model }
  | {
      readonly what: 'flotilla-built';
      readonly flotilla: TwentyOneId;
      readonly model: Model;
      readonly yard: Yard;
      readonly spent: readonly CounterId[];
    }
  | { readonly what: 'flotilla-sails'; readonly flotilla: FlotillaId; readonly path: Area }
  | {
      readonly what: 'box-tested';
      readonly flotilla: FlotillaId;
      readonly box: BoxName;
      readonly test: 'engine' | 'silence';
      readonly dice: readonly number[];
      readonly need: number;
      readonly passed: boolean;
    }
  | {
      readonly what: 'depth-charges';
      readonly flotilla: FlotillaId;
      readonly by: BoxName | 'escorts';
      readonly dice: readonly number[];
      readonly need: number;
      readonly hit: boolean;
    }
  | { readonly what: 'flotilla-depleted'; readonly flotilla: FlotillaId }
  | { readonly what: 'flotilla-eliminated'; readonly flotilla: FlotillaId }
  | { readonly what: 'flotilla-turns-back'; readonly flotilla: FlotillaId }
  | { readonly what: 'flotilla-in-area'; readonly flotilla: FlotillaId; readonly path: Area }
  | {
      readonly what: 'convoy-attacked';
      readonly flotilla: FlotillaId;
      readonly convoy: ConvoyId;
      readonly dice: readonly number[];
      readonly need: number;
      readonly sunk: boolean;
    }
  | {
      readonly what: 'trip-home';
      readonly flotilla: FlotillaId;
      readonly path: Area;
      readonly dice: readonly number[];
      readonly need: number;
      readonly passed: boolean;
    }
  | { readonly what: 'flotilla-home'; readonly flotilla: FlotillaId }
  | {
      readonly what: 'armies-roll';
      readonly dice: readonly number[];
      readonly modifier: number;
      readonly need: number;
      readonly advance: boolean;
      /** In the last box they go no further: their success costs a counter instead. */
      readonly isLast: boolean;
    }
  | { readonly what: 'armies-advance'; readonly front: number }
  | { readonly what: 'retreat-costs'; readonly counter: CounterId }
  | { readonly what: 'retreat-costs-nothing' }
  | { readonly what: 'flotillas-refitted'; readonly flotillas: readonly FlotillaId[] }
  | { readonly what: 'hub-repaired'; readonly hub: Hub; readonly marker: DevastationId; readonly paid: CounterId }
  | { readonly what: 'convoys-arrive'; readonly convoys: readonly ConvoyId[] }
  | { readonly what: 'turn-marked'; readonly turn: number; readonly counter: CounterId | null }
  | { readonly what: 'game-ends'; readonly ending: Ending; readonly grade: Grade; readonly balance: number };
