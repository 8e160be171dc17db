/** What changes during play, and the words of the game. What of it a viewer may know is in view.ts. */
import type { Table as KernelTable, Lexicon, Listing } from '@derby/kernel';
import type { Asks, Choice, Verb } from './choices.ts';
import type { AreaId } from './data/areas.ts';
import type { Context } from './data/contexts.ts';
import type { Kind } from './data/kinds.ts';
import type { PlanId } from './data/plans.ts';
import type { Power, Side, Stand } from './data/powers.ts';
import type { FireStep, TargetClass } from './data/types.ts';
import type { UnitId } from './data/units.ts';
import type { BaseId, ZoneId } from './data/zones.ts';
import type { Log } from './log.ts';
import type { OptionId, Settings } from './options.ts';
import type { Intention, PlanZReason } from './reasons.ts';
import type { Rule } from './rules.ts';
import type { View } from './view.ts';

/** Where a stack can be: a sea zone, a land zone, a base (WPZ-16.3). */
export type Place = AreaId | ZoneId | BaseId;
/**
 * WPZ-M.4  Off the map: pools and displays of the unit's own side. `waiting` is sunken ore (WPZ-19.1); `removed` is out of the game.
 * `force` and `flight` are the units of the order under way, until it has led them somewhere.
 */
export type Box = 'pool' | 'special' | 'refit' | 'destroyed' | 'convoys' | 'waiting' | 'removed' | 'force' | 'flight';
/** A place, a box, or the ship that carries the unit. A convoy on a base is in port. */
export type Where = Place | Box | UnitId;

/** WPZ-16.2  Two markers a side: A and B Allied, 1 and 2 German. */
export type TaskForce = 'TF-A' | 'TF-B' | 'TF-1' | 'TF-2';

/** WPZ-M.10  `ask` until told otherwise. */
export interface Standing {
  losses: 'ask' | 'cheapest';
  shots: 'ask' | 'book';
}
export type StandingKind = keyof Standing;
export type StandingValue = Standing[StandingKind];

/** What was seen in one place, and when: it never brings itself up to date. */
export interface Seen {
  readonly place: Place;
  readonly turn: number;
  readonly segment: number;
  readonly units: readonly UnitId[];
  readonly reduced: readonly UnitId[];
}

export type Tops = Readonly<Partial<Record<Place, UnitId>>>;

export interface Plans {
  /** WPZ-7.7  Still to be picked. */
  pool: PlanId[];
  /** WPZ-7.7.1  Face down, ready to be played. */
  display: PlanId[];
  /** WPZ-7.7.2d  Played this turn; back in the pool at its end. */
  out: PlanId[];
  removed: PlanId[];
  /** WPZ-7.7.2a  Whether one was played this turn. */
  played: boolean;
  /** WPZ-7.6  Whether nationalities act as one for the rest of the turn. */
  mixed: boolean;
}

/** Free actions (a plan's, or an incident's) that may still be taken or declined. */
export interface Free {
  readonly by: PlanId | 'incident';
  left: number;
  /** Kinds already taken that are allowed once. */
  taken: Kind[];
}

export type OrderStep =
  | 'origin'
  | 'force'
  | 'board'
  | 'target'
  | 'flight'
  | 'path'
  | 'meet'
  | 'submarines'
  | 'flying'
  | 'carrier'
  | 'attack'
  | 'attack-submarines'
  | 'attack-neutrals'
  | 'land'
  | 'join'
  | 'units'
  | 'end';

/** An order: composed in private until it is announced (WPZ-7.4, WPZ-16.7). */
export interface Order {
  readonly kind: Kind;
  step: OrderStep;
  /** Whether its AP are paid and the enemy has been told kind, origin and number. */
  announced: boolean;
  origin: Place | null;
  /** The units named: ships, aircraft, troops, or whatever is refitted, rallied or rebased. */
  force: UnitId[];
  /** What the moving stack shows, once announced (WPZ-16.6). */
  top: UnitId | null;
  /** Zones entered so far; the last is where the force is. */
  path: Place[];
  /** How far the force had come when it last went past enemy ships. */
  passed: number;
  /** Units left on the way that are still to be put down, each with its zone. */
  dropped: [UnitId, Place][];
  /** WPZ-10.3b  Units that will stay where enemy ships were met. */
  leaving: UnitId[];
  /** Passengers of this order, each with the ship or aircraft that takes it. */
  boarding: [UnitId, UnitId][];
  /** Single errands: a unit and where it goes. */
  errands: [UnitId, Place][];
  /** Aircraft that fly with it: from which base, and by which areas. */
  base: BaseId | null;
  flight: UnitId[];
  flown: AreaId[];
  /** The land or sea zone at which it is aimed. */
  target: AreaId | ZoneId | null;
  /** Who lands there. */
  landing: UnitId[];
  /** Units already there that join, and ships that support. */
  joining: UnitId[];
  attack: 'none' | 'plain' | 'plan';
  withSubmarines: boolean;
  withNeutrals: boolean;
  /** WPZ-12.2d  The force was intercepted: the action is over. */
  intercepted: boolean;
}

/** WPZ-11.5  Where a battle stands: its announcement, superiority, and the four steps of fire. */
export type BattleStep = 'commit' | 'join' | 'attacker-plan' | 'defender-plan' | 'roll' | FireStep | 'over';

/** Everything here is open to all but `landing`, until it is ashore. */
export interface Battle {
  readonly context: Context;
  readonly attacker: Side;
  readonly area: AreaId;
  readonly zone: ZoneId | null;
  step: BattleStep;
  attackers: UnitId[];
  defenders: UnitId[];
  /** WPZ-12.4d  Troops that go ashore, or jump, at the start of step 5. */
  landing: UnitId[];
  /** R-26  Whether any surviving enemy ground unit is the end of the landing. */
  isDesperate: boolean;
  plan: { attacker: boolean; defender: boolean };
  /** WPZ-11.6b  Who fires first in every step, and whose shot it is. */
  first: Side;
  turn: Side;
  /** WPZ-11.4b  Has fired, or has held its fire. */
  fired: UnitId[];
  /** WPZ-11.9c  Coastal guns that wait for step 5. */
  waiting: UnitId[];
  /** The unit that fires now, until its target is named. */
  shooter: UnitId | null;
  /** WPZ-11.9b  A hit whose owner still has to say who suffers it. */
  hit: { readonly side: Side; readonly class: TargetClass } | null;
  /** WPZ-12.3b  A ship that was reduced with two units aboard: one of them is lost. */
  cargo: UnitId | null;
}

/** Units that wait for a place on the map (WPZ-13.2). */
export interface Deploy {
  readonly side: Side;
  units: UnitId[];
  /** Ships that came with them, aboard which troops may start (WPZ-13.2b). */
  ships: UnitId[];
  /** WPZ-13.5  Whether the owner may send a unit back though there is room. */
  readonly mayReturn: boolean;
}

export type Phase =
  | 'powers'
  | 'allied-setup'
  | 'german-setup'
  | 'determination'
  | 'initiative'
  | 'incidents'
  | 'actions'
  | 'intervention'
  | 'turn-record';

/** WPZ-4.1, WPZ-4.2  How the game ended. */
export type Ending = 'sunk' | 'arrived' | 'fleet' | 'decisive' | 'marginal' | 'draw' | 'resigned';

export interface State {
  readonly options: Settings;
  phase: Phase;
  /** WPZ-22.1  1 to 12. */
  turn: number;
  initiative: Side;
  /** Whose segment it is, or who sets up, or whose incident is resolved. */
  mover: Side;
  /** How many segments this turn has had. */
  segment: number;
  /** What the mover is about: choosing, an action that a plan's AP may pay, or nothing more. */
  stage: 'begin' | 'choose' | 'follow-up' | 'free' | 'end';
  /** WPZ-6.3c  Passes in direct succession. */
  passes: number;
  /** Incidents that have been resolved this turn. */
  incidents: number;
  ap: Record<Side, number>;
  /** WPZ-6.2  Gained in this turn's Action Determination, before the cap. */
  income: Record<Side, number>;
  arrived: number;
  sunk: number;
  /** WPZ-7.2  Convoys that arrived at full strength, this turn and in the last. */
  fullArrivals: { now: number; before: number };
  us: {
    level: number;
    /** WPZ-21.2b  How much it has risen this turn. */
    risen: number;
    /** WPZ-21.2a  Whether a German attack was counted this turn, and whether the first invasion has been rolled for. */
    attacked: boolean;
    invaded: boolean;
    /** WPZ-21.2b  The lowest level that is left. */
    floor: number;
    /** WPZ-21.1-2  Units still to be selected for the pool in this phase. */
    toSend: number;
  };
  powers: Record<Power, Stand>;
  /** WPZ-14.2a */
  trondheimIsMajor: boolean;
  /** Where each counter is, in the order of the countersheet; read by `whereIs`, written by `put` alone. */
  readonly at: readonly Where[];
  reduced: UnitId[];
  /** Units that everybody last saw reduced; whether they have been rallied since, only their owner knows. */
  damaged: UnitId[];
  /** WPZ-18.0  Convoys that arrived or were sunk this turn. */
  spentConvoys: UnitId[];
  taskForces: Record<TaskForce, UnitId[]>;
  /** WPZ-16.3  The unit on top of each stack. Never changed in place, so that copies of the state share it. */
  tops: Record<Side, Tops>;
  plans: Record<Side, Plans>;
  /** Limited actions taken this turn. Never changed in place either, nor are standing orders. */
  taken: Readonly<Record<Side, Readonly<Partial<Record<Kind, number>>>>>;
  /** The last action that was announced. */
  last: { readonly side: Side; readonly kind: Kind } | null;
  standing: Readonly<Record<Side, Readonly<Standing>>>;
  /** WPZ-M.10  Standing orders changed at this prompt. */
  changed: StandingKind[];
  /** WPZ-16.6  Stacks and markers that were arranged in this segment; the marker being formed. */
  arranged: (Place | TaskForce)[];
  arranging: 'open' | 'now' | 'over';
  forming: { readonly marker: TaskForce; readonly area: AreaId; units: UnitId[] } | null;
  order: Order | null;
  battle: Battle | null;
  deploy: Deploy | null;
  free: Free | null;
  /** Units that were re-placed in the set-up (WPZ-22.0e). */
  replaced: UnitId[];
  /** The unit that is being re-placed. */
  placing: UnitId | null;
  /** Number of units of the arms race. */
  armsRace: Record<Side, number>;
  /** Never changed in place either. */
  seen: Record<Side, readonly Seen[]>;
  /** Units whose loss everybody saw, and which nobody has seen since. */
  lost: UnitId[];
  ended: { readonly winner: Side | 'draw'; readonly test: Ending } | null;
}

export interface PlanZ extends Lexicon {
  state: State;
  seat: Side;
  rule: Rule;
  asks: Asks;
  choice: Choice;
  log: Log;
  view: View;
  grade: Ending;
  option: OptionId;
  reason: PlanZReason;
  plan: Intention;
}

export type Table = KernelTable<PlanZ>;
/** A list for offers of these verbs. */
export type List<V extends Verb = Verb> = Listing<Extract<Choice, readonly [V, ...unknown[]]>, Rule>;
