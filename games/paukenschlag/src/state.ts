/** PK-2  What changes during play, and the words of the game. */
import type { Table as KernelTable, Lexicon } from '@derby/kernel';
import type { Asks, Choice } from './choices.ts';
import type { PlaneId } from './data/aircraft.ts';
import type { ConvoyType } from './data/convoys.ts';
import type { EventId } from './data/events.ts';
import type { MarkerId } from './data/frogmen.ts';
import type { AreaId, BaseId, Destination, PortId, ShoreId } from './data/map.ts';
import type { Side } from './data/sides.ts';
import type { SubId } from './data/submarines.ts';
import type { ShipId } from './data/warships.ts';
import type { Log } from './log.ts';
import type { OptionId, Settings } from './options.ts';
import type { DrumbeatReason, OperationName } from './reasons.ts';
import type { Rule } from './rules.ts';
import type { View } from './view.ts';

export type Status = 'surfaced' | 'submerged';
/** PK-10  Convoys are named in order of their creation. */
export type ConvoyId = `C-${number}`;
/** A warship, or a convoy with everything stacked with it. */
export type AlliedUnit = ShipId | ConvoyId;
export type NavalUnit = SubId | AlliedUnit;
/** PK-7.3  A square of a grid, as `column-row`, each from 1 to 10. */
export type Square = `${number}-${number}`;
export type Course = 'N' | 'E' | 'S' | 'W';
/** PK-21.2  What Barbarigo came for. */
export type Mode = 'torpedo' | 'frogman';

/** PK-2.1  One submarine in play, or one that was. Those that have not come yet are in no list. */
export interface Submarine {
  readonly id: SubId;
  /** PK-2.4  Its area; or at home, out of the game, sunk. `unseen` stands only in the view of somebody who may not know. */
  place: AreaId | 'home' | 'out' | 'sunk' | 'unseen';
  status: Status;
  detected: boolean;
  /** Boxes left. */
  torpedoes: number;
  fuel: number;
  /** PK-21.5  Damage points. */
  damage: number;
  /** PK-11.2  Fuel for others; the Milch Cow alone has any. */
  supply: number;
  activated: boolean;
  /** Has made its second move of the turn (PK-5.6.1). */
  movedAgain: boolean;
  /** Has been on an OSL grid this turn (PK-6.8). */
  met: boolean;
  /** PK-9.2.2  May not submerge at its next activation. */
  keptUp: boolean;
  /** Has made a torpedo attack in this game (event 2, PK-14.1). */
  hasFired: boolean;
  /** PK-6.10  The turn on which it comes back from home; 0 for none. */
  back: number;
  /** PK-18.3  Where and on which turn the Allies last saw it; no area for one that has only just come. */
  seenAt: AreaId | null;
  seenOn: number;
  /** PK-18.3  What they saw of it then. */
  seenAs: Appearance | null;
}

/** PK-18.3  All that can be seen of a submarine. */
export type Appearance = Readonly<Pick<Submarine, 'status' | 'torpedoes' | 'fuel' | 'supply' | 'damage' | 'keptUp'>>;

/** PK-2.2 */
export interface Warship {
  readonly id: ShipId;
  area: AreaId;
  detected: boolean;
  activated: boolean;
  met: boolean;
  /** The convoy it is stacked with. */
  convoy: ConvoyId | null;
}

/** PK-2.2 */
export interface Convoy {
  readonly id: ConvoyId;
  readonly type: ConvoyType;
  readonly to: Destination;
  area: AreaId;
  steps: number;
  detected: boolean;
  activated: boolean;
  met: boolean;
  /** PK-6.6  Did not gain ground last turn. */
  lagged: boolean;
  /** Has gained ground this turn. */
  gained: boolean;
}

/** PK-2.3  An air unit. One that is Lost is in no list. */
export interface Plane {
  readonly id: PlaneId;
  state: 'ready' | 'patrol' | 'cap' | 'flown' | 'track';
  /** `home` for floatplanes (PK-2.4). */
  base: BaseId | 'home';
  /** Where it is in flight (PK-12.8); nowhere when it stands at a base or waits on the track. */
  at: AreaId | null;
  /** The turn on which it comes off the track; 0 when it is not on it. */
  slot: number;
  /** PK-16.4  Where it was on Patrol at the end of last turn's 5.3. */
  patrolled: AreaId | null;
  /** PK-21.3  The boat that refuels a floatplane in flight. */
  support: SubId | null;
  /** PK-21.3.1  It has bombed with twice its factor on this flight, which everybody saw. */
  doubled: boolean;
}

/** PK-15.1  The parts of the balance, each above or equal to 0: the first four count for the Axis, the others against it. */
export interface Score {
  merchants: number;
  warships: number;
  alliedShore: number;
  alliedAircraft: number;
  submarines: number;
  outOfGame: number;
  arrived: number;
  axisShore: number;
  axisAircraft: number;
}

/** PK-16.4 */
export interface StandingOrders {
  grids: 'ask' | 'each' | 'auto';
  detect: 'ask' | 'nearest';
  commit: 'ask' | 'none' | 'all';
  intercept: 'ask' | 'all' | 'none';
  cap: 'ask' | 'all';
  bases: 'ask' | 'same';
  huffDuff: 'ask' | 'always' | 'never';
  patrols: 'ask' | 'renew';
  refuel: 'ask' | 'full';
}
export type OrderKind = keyof StandingOrders;
export type OrderValue = StandingOrders[OrderKind];

/** What an air unit does with its action (PK-5.3.2 to PK-5.3.8, PK-21.3.2). */
export type AirAction = 'patrol' | 'attack' | 'fight' | 'bomb' | 'frogmen';
export type AirTarget = SubId | ShoreId | AlliedUnit | PlaneId;

/** An air action that is under way. */
export interface Sortie {
  readonly plane: PlaneId;
  readonly action: AirAction;
  readonly area: AreaId;
  step: 'target' | 'escorts' | 'intercept' | 'act';
  /** No target: a patrol, or whoever is found (PK-18.5). */
  target: AirTarget | null;
  escorts: PlaneId[];
  /** Driven off before it could act. */
  aborted: boolean;
  /** PK-9.4.2  Interceptors and the units they go for, in the order in which they fight. */
  pairs: { readonly fighter: PlaneId; readonly against: PlaneId }[];
}

/** An activation of 5.4 that is under way; while a contact interrupts it, `contact` is set too. */
export interface Activation {
  readonly unit: NavalUnit;
  /** `form`: a convoy takes in and lets go warships (PK-6.7). */
  step: 'form' | 'refuel' | 'declare' | 'fill' | 'contact';
  /** Boats that may still take fuel from the Milch Cow being activated. */
  waiting: SubId[];
  /** Whether its move or its search leads to a contact where enemies are. */
  meets: boolean;
}

/** PK-21.2.1  A frogman attack to come: four of the five markers are in its container. */
export interface Container {
  readonly port: PortId;
  readonly filledBy: Side;
  /** The marker that is not in it; none until it is filled, or for whoever may not know. */
  leftOut: MarkerId | null;
  filled: boolean;
  drawn: boolean;
}

/** A unit or stack on a grid. */
export interface Piece {
  readonly unit: NavalUnit;
  column: number;
  row: number;
  /** PK-7.7  Convoys only; none while it is still to be chosen. */
  course: Course | null;
  activated: boolean;
  /** The round of its last torpedo attack on this TSL grid; 0 for none. */
  fired: number;
  /** PK-9.3.2  Has used its gun on merchants here. */
  gunned: boolean;
}

/** Who looks out: a unit for itself, a warship of a stack, or the inherent escort (or the crews) of a convoy. */
export type Lookout = NavalUnit;

/** An activation on a grid that is under way. */
export interface Acting {
  readonly unit: NavalUnit;
  step: 'move' | 'detect' | 'attack' | 'return-fire';
  /** Who has not yet made an attempt. */
  lookouts: Lookout[];
  /** PK-16.5, PK-16.6  Whom a unit under standing orders went for; for the attack under way, its target. */
  quarry: NavalUnit | null;
  /** PK-16.5  Whether a warship was within one square of this submarine when its activation began. */
  readonly hemmedIn: boolean;
}

/** How a side plays this grid: questions are put, or PK-16.5 and PK-16.6 answer; not decided yet. */
export type Manner = 'hand' | 'order' | null;

/** PK-5.5  A contact under way: all there is to know of it. */
export interface Contact {
  readonly area: AreaId;
  /** The unit whose activation it interrupts, and its side. */
  readonly unit: NavalUnit;
  readonly side: Side;
  step: 'commit' | 'manner' | 'deploy' | 'listen' | 'round' | 'play';
  level: 'osl' | 'tsl';
  /** Those that take part and are not on the grid yet. */
  toPlace: NavalUnit[];
  /** PK-7.9  What is in box A, B …; on the TSL grid `box` is the one being played. */
  boxes: NavalUnit[][];
  box: number;
  manner: Record<Side, Manner>;
  /** PK-8.3  Aircraft that have made their attempt on this grid. */
  listened: PlaneId[];
  round: number;
  /** Who is to act, and who has finished for the round. */
  turn: Side;
  finished: Record<Side, boolean>;
  /** PK-7.12  Something has happened in this round. */
  stirred: boolean;
  pieces: Piece[];
  acting: Acting | null;
}

/** Where the turn stands: the steps of 5.1 to 5.7 in order, after the set-up. */
export type Phase =
  | 'set-up'
  | 'event'
  | 'due'
  | 'arrivals'
  | 'north-atlantic'
  | 'north-atlantic-arrivals'
  | 'barbarigo'
  | 'allied-arrivals'
  | 'canadians'
  | 'bombers'
  | 'convoys'
  | 'repair'
  | 'allied-cap'
  | 'axis-cap'
  | 'air'
  | 'naval'
  | 'frogmen'
  | 'bombardment'
  | 'second-move'
  | 'overhead'
  | 'return'
  | 'turn-end';

export type Grade = 'decisive' | 'marginal' | 'resigned';

export interface State {
  readonly options: Settings;
  turn: number;
  phase: Phase;
  event: EventId | null;
  /** All lists in order of ids (PK-16.2). */
  subs: Submarine[];
  ships: Warship[];
  convoys: Convoy[];
  planes: Plane[];
  /** Damage levels of ports and airbases. */
  damage: Record<ShoreId, number>;
  score: Score;
  /** Warships, convoys and air units lost, in the order of their end; submarines say it by their place. */
  lost: (AlliedUnit | PlaneId)[];
  orders: Record<Side, StandingOrders>;
  /** PK-5.3.1, PK-5.4.1  Who acts next, and who has finished, in 5.3 and 5.4. */
  toAct: Side;
  finished: Record<Side, boolean>;
  /** Submarines that are still to be placed in 5.1. */
  due: SubId[];
  /** PK-21.1  Boats struck off, and the turn on which the first one came; 0 for none. */
  struckOff: SubId[];
  firstBoat: number;
  /** PK-21.2  Its turn of entry, 0 before the roll; its mode; whether the Allies know it; attacks made, by itself and by the Z.511. */
  barbarigo: { entry: number; mode: Mode | null; known: boolean; attacks: number; flown: boolean };
  nextConvoy: number;
  /** PK-11.4  Submarines that have refitted at the Azores this turn. */
  refits: number;
  sortie: Sortie | null;
  activation: Activation | null;
  contact: Contact | null;
  /** What was last said for a unit on a grid, in its notation. Everybody saw it, also where nothing else is left of it. */
  lastDeed: string;
  /** PK-21.2.1  This turn's frogman attacks, until 5.7. */
  containers: Container[];
  /** PK-5.6.2  Aircraft that have searched in this 5.6. */
  searched: PlaneId[];
  /** PK-12.7  Shore batteries have hit: the Axis is to say which ship. */
  batteriesHit: boolean;
  ended: { readonly winner: Side; readonly grade: Grade } | null;
}

export interface Drumbeat extends Lexicon {
  state: State;
  seat: Side;
  rule: Rule;
  asks: Asks;
  choice: Choice;
  log: Log;
  view: View;
  grade: Grade;
  option: OptionId;
  reason: DrumbeatReason;
  plan: OperationName;
}

export type Table = KernelTable<Drumbeat>;
