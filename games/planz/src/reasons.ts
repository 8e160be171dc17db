/** What the adviser can say for a choice: worths in victory points, chances, and how old what it knows is. */
import type { AreaId } from './data/areas.ts';
import type { Kind } from './data/kinds.ts';
import type { PlanId } from './data/plans.ts';
import type { UnitId } from './data/units.ts';
import type { ZoneId } from './data/zones.ts';
import type { Place } from './state.ts';

/** What a segment may be spent on. */
export type Intention =
  // At sea
  | 'wolfpack'
  | 'sortie'
  | 'station'
  | 'convoy-muster'
  | 'convoy-run'
  | 'escorts-back'
  | 'air-strike'
  // Ashore
  | 'landing'
  | 'march'
  | 'softening-up'
  // The staff itself
  | 'preparation'
  | 'reinforcement'
  | 'reconnaissance'
  | 'recovery'
  | 'saving'
  | 'defence';

export type PlanZReason =
  /** The action of the segment, and the best that was left aside. */
  | {
      readonly what: 'action';
      readonly kind: Kind;
      readonly worth: number;
      readonly next: Kind | null;
      readonly nextWorth: number;
    }
  | { readonly what: 'pass'; readonly best: Kind | null; readonly worth: number }
  | { readonly what: 'marker'; readonly plan: PlanId; readonly worth: number }
  /** A battle by expected hits: worth of what is destroyed and of what is lost. */
  | { readonly what: 'battle'; readonly place: Place; readonly gain: number; readonly loss: number }
  | { readonly what: 'last-seen'; readonly place: Place; readonly turns: number; readonly units: number }
  | { readonly what: 'never-seen'; readonly place: Place; readonly units: number }
  | { readonly what: 'prize'; readonly zone: ZoneId; readonly chance: number }
  | { readonly what: 'convoy-way'; readonly goal: AreaId; readonly zones: number; readonly submarines: number }
  | { readonly what: 'bound-for'; readonly goal: Place }
  | { readonly what: 'shot'; readonly chance: number; readonly worth: number }
  | { readonly what: 'loss'; readonly unit: UnitId; readonly worth: number; readonly hasFired: boolean }
  | { readonly what: 'interception'; readonly gain: number; readonly loss: number }
  | { readonly what: 'stakes'; readonly worth: number; readonly needed: number }
  /** A small step of the order under way. */
  | { readonly what: 'part-of-order'; readonly kind: Kind }
  | { readonly what: 'habit' }
  | { readonly what: 'not-advised' };
