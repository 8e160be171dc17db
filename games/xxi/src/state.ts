/** XXI-3  What changes during play, and the words the game uses. */
import type { Table as KernelTable, Lexicon, Listing } from '@derby/kernel';
import type {
  ArmyId,
  CommandId,
  ConvoyId,
  CounterId,
  DevastationId,
  FlakId,
  FlotillaId,
  ResourceId,
  TwentyOneId,
} from './data/counters.ts';
import { faceOf, RESOURCES, rankOf } from './data/counters.ts';
import type { Hub, Space, Yard } from './data/map.ts';
import type { Option } from './data/options.ts';
import type { Area, BoxName, Model } from './data/tracks.ts';
import type { Rule } from './rules.ts';

/** XXI-3.0  The phases of a turn; the shuffle of the setup comes before the first, the transport roll before movement. */
export const PHASE_ORDER = [
  'draw',
  'allocation',
  'bombing',
  'transport',
  'movement',
  'construction',
  'battle',
  'grinding-war',
  'repair',
  'end',
] as const;
export type Phase = 'setup' | (typeof PHASE_ORDER)[number];

/** Where a mission stands: before a box of its path, in its area, or on the trip home. */
export type Station = 1 | 2 | 3 | 4 | 'area' | 'home';

export interface Mission {
  readonly flotilla: FlotillaId;
  readonly path: Area;
  station: Station;
}

/** XXI-14  How a game can end. */
export type Grade = 'decisive' | 'operational' | 'marginal' | 'defeat';
export type Ending = 'overlord' | 'stranglehold' | 'final' | 'conceded';

/** XXI-2.4.0  Everything on the table but the order of the draw pile; most places hold any number of counters. */
export interface Known {
  turn: number;
  phase: Phase;
  options: Readonly<Record<Option, boolean>>;
  scrap: CounterId[];
  /** The counter in the box of each turn played; null where the box stayed empty. */
  turnTrack: (CounterId | null)[];
  /** The allocation box, in the order drawn. */
  allocation: CounterId[];
  /** The space of every resource in countersheet order, null where it is not on the map; see `spaceOf` and `put`. */
  spaces: (Space | null)[];
  squares: Record<Yard, ResourceId[]>;
  devastation: Partial<Record<Hub, DevastationId>>;
  flak: Partial<Record<Hub, FlakId>>;
  points: number;
  /** Where each resource that moved this turn came from, in countersheet order; see `originOf`. */
  moved: (Space | null)[];
  /** The resource that a priority transport carries at this moment. */
  rushing: ResourceId | null;
  convoys: Record<Area, ConvoyId[]>;
  sunk: number;
  pen: TwentyOneId[];
  valentin: FlotillaId[];
  depleted: FlotillaId[];
  sailed: FlotillaId[];
  mission: Mission | null;
  /** The armies on the Grinding War Track in the order they entered, and the box they stand in. */
  armies: ArmyId[];
  front: number;
  /** The commands on the Model Development Track: one for each Type XXI built. */
  commands: CommandId[];
  repairs: number;
  ending: Ending | null;
}

/** Numbers for the simulator that the position itself forgets. */
export interface Tally {
  /** The turn each Type XXI was built. */
  built: number[];
  sunkBy: Record<'VII' | Model, number>;
  sevensLost: number;
  twentyOnesLost: number;
  bombed: number;
  repairs: number;
  refills: number;
}

export interface State extends Known {
  tally: Tally;
  /** The draw pile; its last counter is the top. The order is hidden from everyone. */
  drawPile: CounterId[];
}

/** What everyone sees: all but the order of the draw pile, whose contents can be worked out anyway. */
export interface View extends Known {
  /** How many counters are left in the draw pile; see `remaining` for which. */
  left: number;
}

export type Choice =
  | readonly ['place', FlakId, Hub]
  | readonly ['move', ResourceId, Space]
  | readonly ['transfer', ResourceId]
  | readonly ['rush', ResourceId]
  | readonly ['to', Space]
  | readonly ['stop']
  | readonly ['end-movement']
  | readonly ['build', Yard]
  | readonly ['no-build']
  | readonly ['spend', ResourceId]
  | readonly ['send', FlotillaId, Area]
  | readonly ['end-missions']
  | readonly ['return']
  | readonly ['go-on']
  | readonly ['abort']
  | readonly ['attack', ConvoyId]
  | readonly ['attack-again']
  | readonly ['go-home']
  | readonly ['lose', CounterId]
  | readonly ['clear', Hub, ResourceId | CommandId]
  | readonly ['no-repair']
  | readonly ['mark', CounterId];

/** Where offers of these verbs are listed. */
export type List<V extends Choice[0]> = Listing<Extract<Choice, readonly [V, ...unknown[]]>, Rule>;

/** The rules under which the player is asked. */
export type Asks =
  | 'XXI-16.1.6'
  | 'XXI-7.0'
  | 'XXI-16.1.8'
  | 'XXI-8.1a'
  | 'XXI-8.4a'
  | 'XXI-9.0'
  | 'XXI-9.2b'
  | 'XXI-9.3'
  | 'XXI-9.5'
  | 'XXI-9.7a'
  | 'XXI-9.9a'
  | 'XXI-10.3b'
  | 'XXI-10.3c'
  | 'XXI-11.2'
  | 'XXI-12.2a'
  | 'XXI-12.2b';

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
    }
  | { readonly what: 'armies-advance'; readonly front: number }
  | { readonly what: 'retreat-costs'; readonly counter: CounterId }
  | { readonly what: 'retreat-costs-nothing' }
  | { readonly what: 'flotillas-refitted'; readonly flotillas: readonly FlotillaId[] }
  | { readonly what: 'hub-repaired'; readonly hub: Hub; readonly marker: DevastationId; readonly paid: CounterId }
  | { readonly what: 'convoys-arrive'; readonly convoys: readonly ConvoyId[] }
  | { readonly what: 'turn-marked'; readonly turn: number; readonly counter: CounterId | null }
  | { readonly what: 'game-ends'; readonly ending: Ending; readonly grade: Grade; readonly balance: number };

export interface Xxi extends Lexicon {
  state: State;
  seat: 'player';
  rule: Rule;
  asks: Asks;
  choice: Choice;
  log: Log;
  view: View;
  grade: Grade;
  option: Option;
}

export type Table = KernelTable<Xxi>;

/** The space a resource stands on; null where it is not on the map. Lists are looked up far more often than they are read. */
export const spaceOf = (state: Readonly<Known>, id: ResourceId): Space | null => state.spaces[rankOf(id)] ?? null;

/** Where a resource that moved this turn came from; null where it has not moved. */
export const originOf = (state: Readonly<Known>, id: ResourceId): Space | null => state.moved[rankOf(id)] ?? null;

/** Puts a resource on a space, or takes it off the map. */
export function put(state: State, id: ResourceId, space: Space | null): void {
  state.spaces[rankOf(id)] = space;
}

/** No resource on the map, or none moved. */
export const nowhere = (): (Space | null)[] => RESOURCES.map(() => null);

/** The resources on one space. */
export const resourcesAt = (state: Readonly<Known>, space: Space): ResourceId[] =>
  RESOURCES.filter((_, number) => state.spaces[number] === space);

/** The resources on any of the 23 spaces, in countersheet order; those in squares are locked away (XXI-8.1e). */
export const resourcesOnMap = (state: Readonly<Known>): ResourceId[] =>
  RESOURCES.filter((_, number) => state.spaces[number] !== null);

/**
 * Counters that look alike and lie together are one and the same to a player: the first of each. The counters come in
 * countersheet order, so that equal faces stand side by side; lists are long here, so nothing is built to compare them.
 */
export function oneOfEach<C extends CounterId>(state: Readonly<Known>, counters: readonly C[]): C[] {
  const found: C[] = [];
  for (const id of counters) if (!hasTwin(state, found, id)) found.push(id);
  return found;
}

function hasTwin(state: Readonly<Known>, found: readonly CounterId[], id: CounterId): boolean {
  const face = faceOf(id);
  for (let i = found.length - 1; i >= 0; i--) {
    const other = found[i];
    if (other === undefined || faceOf(other) !== face) return false;
    if (state.spaces[rankOf(other)] === state.spaces[rankOf(id)]) return true;
  }
  return false;
}

/** Counters in the order of the countersheet. */
export const inOrder = <C extends CounterId>(counters: readonly C[]): C[] => [...counters].sort(byRank);

export const byRank = (a: CounterId, b: CounterId): number => rankOf(a) - rankOf(b);

/** XXI-14.1  Convoys sunk in the whole game less those in the Western Approaches. */
export const balanceOf = (state: Readonly<Known>): number => state.sunk - state.convoys.WA.length;
