/** What can be chosen, and the rules under which it is asked. */
import type { AreaId } from './data/areas.ts';
import type { Kind } from './data/kinds.ts';
import type { PlanId } from './data/plans.ts';
import type { StartPlace } from './data/scenarios.ts';
import type { TargetClass } from './data/types.ts';
import type { Nationality, UnitId } from './data/units.ts';
import type { BaseId, ZoneId } from './data/zones.ts';
import type { Place, StandingKind, StandingValue, TaskForce } from './state.ts';

export type Choice =
  // Set-up (WPZ-22.0e): re-place a unit, or put it aboard a ship; `done` ends a list of choices everywhere.
  | readonly ['place', UnitId, StartPlace | UnitId]
  | readonly ['done']
  // A segment (WPZ-6.3a): an action, a plan, arranging stacks first (WPZ-16.6), or nothing. `decline` gives up a free action.
  | readonly ['action', Kind]
  | readonly ['play', PlanId]
  | readonly ['pass']
  | readonly ['decline']
  | readonly ['arrange']
  | readonly ['top', UnitId]
  | readonly ['form', TaskForce, AreaId]
  | readonly ['dissolve', TaskForce]
  | readonly ['assign', UnitId]
  // Standing orders (WPZ-M.10).
  | readonly ['standing', StandingKind, StandingValue]
  // A force (WPZ-7.5): where it starts and what is in it; short ways for many at once. `ready` ends the list.
  | readonly ['from', Place]
  | readonly ['name', UnitId]
  | readonly ['all', Nationality]
  | readonly ['all-surface', Nationality]
  | readonly ['all-submarines', Nationality]
  | readonly ['task-force', TaskForce]
  | readonly ['ready']
  // Cargo: the unit, then its ship or aircraft.
  | readonly ['board', UnitId, UnitId]
  // The way (WPZ-10.2c, WPZ-10.3b): the next zone, units left behind, the end; past enemy ships, who stays with them.
  | readonly ['to', Place]
  | readonly ['drop', UnitId]
  | readonly ['stop']
  | readonly ['leave', UnitId]
  | readonly ['leave-surface']
  | readonly ['go-on']
  // Where two parts of a task force are equal, the zone in which its marker stays (WPZ-16.5).
  | readonly ['marker', TaskForce, AreaId]
  // The enemy's submarines (WPZ-10.3.2).
  | readonly ['intercept']
  | readonly ['let-pass']
  // Attack (WPZ-11.1c, WPZ-16.7): with the plan, it is played; submarines and neutral ships in or out.
  | readonly ['attack']
  | readonly ['attack-with-plan']
  | readonly ['no-attack']
  | readonly ['with-submarines']
  | readonly ['without-submarines']
  | readonly ['include-neutrals']
  | readonly ['spare-neutrals']
  // Targets: a sea zone or a land zone; flights that take part; units already there that join; ships that support.
  | readonly ['target', AreaId | ZoneId]
  | readonly ['flight', BaseId]
  | readonly ['no-flight']
  | readonly ['join', UnitId]
  | readonly ['support', UnitId]
  // Landing (WPZ-12.4): where, who, and whether it fights.
  | readonly ['land-at', ZoneId]
  | readonly ['stay-aboard']
  | readonly ['land', UnitId, ZoneId | BaseId]
  | readonly ['go-ashore']
  // Rebasing: one unit, where to. Airlift: a transport and its passenger.
  | readonly ['rebase', UnitId, BaseId]
  | readonly ['shift', UnitId, ZoneId]
  | readonly ['lift', UnitId, UnitId]
  // A carrier nobody saw (WPZ-10.4c).
  | readonly ['strike']
  | readonly ['fly-home']
  // The defender: interceptors (WPZ-11.3b), ships that join against a bombardment.
  | readonly ['commit', UnitId]
  | readonly ['join-defence']
  | readonly ['stay-out']
  // Reinforcements (WPZ-13.2): a place or a ship; back to the pool (WPZ-13.5).
  | readonly ['deploy', UnitId, Place | UnitId]
  | readonly ['return', UnitId]
  | readonly ['raise', UnitId]
  | readonly ['emplace', UnitId, BaseId]
  | readonly ['convoy', UnitId, BaseId | AreaId]
  | readonly ['examine', 'forces' | 'plans']
  | readonly ['refit', UnitId]
  | readonly ['rally', UnitId]
  | readonly ['send', UnitId]
  // Battle: the tactical plan, who fires, at whom; a coastal gun waits for step 5; who suffers a hit.
  | readonly ['use-plan']
  | readonly ['keep-plan']
  | readonly ['shoot', UnitId]
  | readonly ['hold', UnitId]
  | readonly ['wait', UnitId]
  | readonly ['at', UnitId | TargetClass]
  | readonly ['lose', UnitId];

export type Verb = Choice[0];

/** The rules under which questions are asked; each has a prompt in every language. */
export type Asks =
  /** Re-place units in the set-up. */
  | 'WPZ-22.0e'
  /** What to do in a segment. */
  | 'WPZ-6.3a'
  /** A free action of a plan. */
  | 'WPZ-7.7.2c'
  /** The action that AP of a plan may pay for at once. */
  | 'WPZ-7.7.2b'
  /** Arrange stacks; form task forces. */
  | 'WPZ-16.6'
  | 'WPZ-16.5'
  /** Where the force starts; which units it has. */
  | 'WPZ-7.4'
  | 'WPZ-7.5'
  /** What boards, and on which ship. */
  | 'WPZ-12.2a'
  /** The next sea zone; enemy ships met; interception. */
  | 'WPZ-10.3a'
  | 'WPZ-10.3b'
  | 'WPZ-10.3.2'
  /** The next land zone. */
  | 'WPZ-10.5a'
  /** The way of a flight, and a carrier met on it. */
  | 'WPZ-10.4a'
  | 'WPZ-10.4c'
  /** Whether to attack; submarines in or out; neutral ships in or out; who joins. */
  | 'WPZ-11.1c'
  | 'WPZ-11.1d'
  | 'WPZ-20.3d'
  | 'WPZ-11.2a'
  /** Interceptors; ships against a bombardment. */
  | 'WPZ-11.3b'
  | 'WPZ-23.3.1-NB'
  /** The tactical plan, in the defence or when intercepted. */
  | 'WPZ-11.6a'
  /** Who fires; at whom (steps 2 and 3) or at which class (4 and 5); who suffers the hit; which cargo. */
  | 'WPZ-11.7a'
  | 'WPZ-11.9a'
  | 'WPZ-11.9b'
  | 'WPZ-11.8b'
  | 'WPZ-12.3b'
  /** Where to land, who lands, and whether to fight. */
  | 'WPZ-12.4a'
  /** Which flight takes part. */
  | 'WPZ-9.2.1'
  /** Rebasing and lifting. */
  | 'WPZ-23.3.2-RB'
  | 'WPZ-23.3.2-RC'
  | 'WPZ-23.3.3-RG'
  | 'WPZ-23.3.4-AI'
  | 'WPZ-23.3.4-AB'
  /** Reinforcements, transports, coastal guns, convoys. */
  | 'WPZ-13.2a'
  | 'WPZ-23.1-ET'
  | 'WPZ-23.1-CD'
  | 'WPZ-23.1-MC'
  | 'WPZ-23.2-SI'
  | 'WPZ-15.1'
  | 'WPZ-15.3'
  /** Units above the limit of an island, or of a base. */
  | 'WPZ-9.1c'
  | 'WPZ-9.2c'
  /** Incidents: scouting, a U-boat. */
  | 'WPZ-8.0'
  /** American units for the pool. */
  | 'WPZ-21.1-2';
