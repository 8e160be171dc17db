/** XXI-3  What changes during play, and the words the game uses. */
import type { Table as KernelTable, Lexicon } from '@derby/kernel';
import type { Asks, Choice } from './choices.ts';
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
import { faceOf, isResource, RESOURCES, rankOf } from './data/counters.ts';
import { type Hub, type Space, YARDS, type Yard } from './data/map.ts';
import type { Area, Model } from './data/tracks.ts';
import type { Log } from './log.ts';
import type { OptionId } from './options.ts';
import type { XxiReason } from './reasons.ts';
import type { Rule } from './rules.ts';
import type { Known, View } from './view.ts';

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
  /** The box has been tested already: it lies behind, and the player decides whether to go on. */
  tested: boolean;
}

/** XXI-14  How a game can end. */
export type Grade = 'decisive' | 'operational' | 'marginal' | 'defeat';
export type Ending = 'overlord' | 'stranglehold' | 'final' | 'conceded';

/** XXI-2.4.0  Everything on the table; most places hold any number of counters. */
export interface State {
  turn: number;
  phase: Phase;
  options: Readonly<Record<OptionId, boolean>>;
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
  tally: Tally;
  /** The draw pile; its last counter is the top. The order is hidden from everyone. */
  drawPile: CounterId[];
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

export interface Xxi extends Lexicon {
  state: State;
  seat: 'player';
  rule: Rule;
  asks: Asks;
  choice: Choice;
  log: Log;
  view: View;
  grade: Grade;
  option: OptionId;
  reason: XxiReason;
}

export type Table = KernelTable<Xxi>;

/** The space a resource stands on; null where it is not on the map. Lists are looked up far more often than they are read. */
/** Whether it has moved this turn. */
export const hasMoved = (state: Readonly<Known>, id: ResourceId): boolean => state.moved[rankOf(id)] !== null;

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

/** What a repair, the retreat or the turn's mark may take: resources on the map and, where the option opens them, in squares. */
export const resourcesInReach = (state: Readonly<Known>): ResourceId[] =>
  state.options.openSquares ? [...resourcesOnMap(state), ...resourcesInSquares(state)] : resourcesOnMap(state);

export const resourcesInSquares = (state: Readonly<Known>): ResourceId[] =>
  YARDS.flatMap((yard) => inOrder(state.squares[yard]));

/** The yard in whose squares a resource lies. */
export const yardOf = (state: Readonly<Known>, id: ResourceId): Yard | undefined =>
  YARDS.find((yard) => state.squares[yard].includes(id));

/** Takes a resource off its space or out of its square. */
export function takeAway(state: State, id: ResourceId): void {
  put(state, id, null);
  const yard = yardOf(state, id);
  if (yard) state.squares[yard] = state.squares[yard].filter((other) => other !== id);
}

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
    if (liesWith(state, other, id)) return true;
  }
  return false;
}

function liesWith(state: Readonly<Known>, one: CounterId, other: CounterId): boolean {
  const space = state.spaces[rankOf(one)];
  if (space !== state.spaces[rankOf(other)]) return false;
  return (
    !state.options.openSquares ||
    space !== null ||
    !isResource(one) ||
    yardOf(state, one) === yardOf(state, other as ResourceId)
  );
}

/** Counters in the order of the countersheet; most often there are none, or one. */
export const inOrder = <C extends CounterId>(counters: readonly C[]): C[] =>
  counters.length < 2 ? counters.slice() : counters.slice().sort(byRank);

export const byRank = (a: CounterId, b: CounterId): number => rankOf(a) - rankOf(b);

/** XXI-14.1  Convoys sunk in the whole game less those in the Western Approaches. */
export const balanceOf = (state: Readonly<Known>): number => state.sunk - state.convoys.WA.length;
