/** What can happen, told apart by `what`. Hidden facts are told only to those who may know them. */
import type { AreaId } from './data/areas.ts';
import type { Context } from './data/contexts.ts';
import type { IncidentId } from './data/incidents.ts';
import type { Kind } from './data/kinds.ts';
import type { PlanId } from './data/plans.ts';
import type { Power, Side, Stand } from './data/powers.ts';
import type { RefitResult } from './data/refit.ts';
import type { UsStatus } from './data/tracks.ts';
import type { TargetClass } from './data/types.ts';
import type { UnitId } from './data/units.ts';
import type { BaseId, ZoneId } from './data/zones.ts';
import type { Box, Place, Seen, StandingKind, StandingValue, TaskForce } from './state.ts';

export type Log =
  // Set-up
  | { readonly what: 'power-rolled'; readonly power: Power; readonly die: number; readonly stand: Stand }
  | { readonly what: 'arms-race'; readonly side: Side; readonly die: number }
  /** Told to the owner alone. */
  | { readonly what: 'units-picked'; readonly side: Side; readonly units: readonly UnitId[] }
  | { readonly what: 'plans-picked'; readonly side: Side; readonly count: number }
  | { readonly what: 'plan-seen'; readonly side: Side; readonly plan: PlanId }
  | { readonly what: 'deployed'; readonly side: Side }
  // Turn
  | { readonly what: 'turn-begins'; readonly turn: number }
  | { readonly what: 'income'; readonly side: Side; readonly income: number; readonly ap: number }
  | { readonly what: 'ore-returns'; readonly unit: UnitId; readonly area: AreaId }
  | {
      readonly what: 'initiative';
      readonly dice: { readonly german: number; readonly allied: number };
      readonly totals: { readonly german: number; readonly allied: number };
      /** Nobody: equal totals, both roll again. */
      readonly side: Side | null;
    }
  | { readonly what: 'incident'; readonly side: Side; readonly die: number; readonly incident: IncidentId }
  | { readonly what: 'ap-changed'; readonly side: Side; readonly by: number; readonly ap: number }
  | { readonly what: 'segment-begins'; readonly side: Side }
  | { readonly what: 'passed'; readonly side: Side }
  | { readonly what: 'us-changed'; readonly die: number | null; readonly level: number; readonly status: UsStatus }
  /** The die of the first German invasion (odd: the level rises), and of the American phase (units for the pool). */
  | { readonly what: 'us-invasion-roll'; readonly die: number }
  | { readonly what: 'us-units-roll'; readonly die: number }
  /** Told to the Allies alone. */
  | { readonly what: 'us-units-sent'; readonly units: readonly UnitId[] }
  | { readonly what: 'us-units-all-sent' }
  // Plans and standing orders
  | { readonly what: 'plan-mobilised'; readonly side: Side }
  | { readonly what: 'plan-played'; readonly side: Side; readonly plan: PlanId }
  | { readonly what: 'action-declined'; readonly side: Side }
  | { readonly what: 'standing-order'; readonly side: Side; readonly kind: StandingKind; readonly value: StandingValue }
  // Orders. `units`: how many from open stacks; `top`: what the moving stack shows.
  | {
      readonly what: 'action-begins';
      readonly side: Side;
      readonly kind: Kind;
      readonly ap: number;
      readonly origin: Place | null;
      readonly units: number;
      readonly top: UnitId | null;
      readonly taskForces: readonly TaskForce[];
    }
  | { readonly what: 'force-moves'; readonly side: Side; readonly path: readonly Place[] }
  | { readonly what: 'force-ends'; readonly side: Side; readonly place: Place }
  | { readonly what: 'units-left'; readonly side: Side; readonly place: Place; readonly units: number }
  | { readonly what: 'top-shown'; readonly side: Side; readonly place: Place; readonly unit: UnitId }
  | { readonly what: 'task-force'; readonly side: Side; readonly marker: TaskForce; readonly area: AreaId | null }
  | { readonly what: 'mountain'; readonly unit: UnitId | null; readonly die: number; readonly passes: boolean }
  | {
      readonly what: 'evacuated';
      readonly unit: UnitId;
      readonly die: number;
      readonly result: 'safe' | 'reduced' | 'lost';
    }
  | { readonly what: 'interception'; readonly side: Side; readonly area: AreaId; readonly made: boolean }
  | { readonly what: 'carrier-met'; readonly side: Side; readonly area: AreaId }
  | { readonly what: 'flight-returns'; readonly side: Side; readonly base: BaseId }
  | { readonly what: 'landed'; readonly side: Side; readonly zone: ZoneId; readonly units: readonly UnitId[] }
  | { readonly what: 'rebased'; readonly side: Side; readonly from: Place; readonly to: Place; readonly units: number }
  | { readonly what: 'invaded'; readonly power: Power; readonly by: Side; readonly stand: Stand }
  /** What was examined, told to whoever looked. */
  | { readonly what: 'examined'; readonly side: Side; readonly seen: readonly Seen[] }
  | { readonly what: 'plans-examined'; readonly side: Side; readonly plans: readonly PlanId[] }
  | { readonly what: 'scouted'; readonly side: Side; readonly die: number | null; readonly success: boolean }
  // Convoys
  | { readonly what: 'convoy-mobilised'; readonly unit: UnitId; readonly place: Place }
  | {
      readonly what: 'convoy-arrived';
      readonly unit: UnitId;
      readonly area: AreaId;
      readonly points: number;
      readonly arrived: number;
    }
  | { readonly what: 'convoy-step-sunk'; readonly unit: UnitId; readonly sunk: number }
  // Reinforcements, refit, rally
  | { readonly what: 'reinforcements'; readonly side: Side; readonly dice: readonly number[]; readonly picked: number }
  /** The place is told to all, the unit to its owner. */
  | { readonly what: 'unit-deployed'; readonly side: Side; readonly place: Place; readonly unit: UnitId | null }
  | { readonly what: 'unit-to-pool'; readonly side: Side; readonly unit: UnitId }
  | { readonly what: 'refit'; readonly side: Side; readonly units: number }
  | { readonly what: 'refit-rolled'; readonly unit: UnitId; readonly die: number; readonly result: RefitResult }
  /** How many for all, and which of them everybody sees; all of them for their owner. */
  | { readonly what: 'rallied'; readonly side: Side; readonly count: number; readonly units: readonly UnitId[] }
  | { readonly what: 'guns-placed'; readonly side: Side; readonly unit: UnitId; readonly base: BaseId }
  // Battle
  | {
      readonly what: 'battle-begins';
      readonly context: Context;
      readonly attacker: Side;
      readonly area: AreaId;
      readonly zone: ZoneId | null;
      readonly attackers: readonly UnitId[];
      readonly defenders: readonly UnitId[];
    }
  | { readonly what: 'joined'; readonly side: Side; readonly units: readonly UnitId[] }
  | {
      readonly what: 'superiority';
      readonly dice: { readonly attacker: number; readonly defender: number };
      readonly bonus: { readonly attacker: number; readonly defender: number };
      readonly first: Side;
    }
  | { readonly what: 'step-begins'; readonly step: number }
  | { readonly what: 'went-ashore'; readonly units: readonly UnitId[] }
  | {
      readonly what: 'shot';
      readonly unit: UnitId;
      readonly target: UnitId | TargetClass;
      readonly factor: number;
      readonly die: number;
      readonly hit: boolean;
    }
  | { readonly what: 'held-fire'; readonly unit: UnitId }
  | { readonly what: 'waits'; readonly unit: UnitId }
  | { readonly what: 'reduced'; readonly unit: UnitId }
  | { readonly what: 'eliminated'; readonly unit: UnitId; readonly to: Box }
  | { readonly what: 'battle-ends'; readonly area: AreaId }
  // The end
  | {
      readonly what: 'final-count';
      readonly vp: { readonly german: number; readonly allied: number };
    }
  | { readonly what: 'game-over'; readonly winner: Side | 'draw'; readonly test: string };
