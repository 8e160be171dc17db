/** What a position is judged by: a few numbers, each of the size of one, from open knowledge alone. */

import { nextModel } from '../src/construction.ts';
import {
  CONVOYS,
  type CounterId,
  isCommand,
  KINDS,
  type Kind,
  kindOf,
  RESOURCES,
  type ResourceId,
  resourceKind,
} from '../src/data/counters.ts';
import type { Yard } from '../src/data/map.ts';
import { OVERLORD_DELAYED, OVERLORD_TURN, TURNS } from '../src/data/tracks.ts';
import { isTwentyOne } from '../src/flotillas.ts';
import { balanceOf, spaceOf } from '../src/state.ts';
import type { Known } from '../src/view.ts';
import { ableYards, inSquares } from './parts.ts';
import { burning, type Distances, FAR, waysTo } from './routes.ts';

/** In the order of `featuresOf`. */
export const FEATURE_NAMES = [
  ...['months left', 'balance', 'convoys in the west', 'convoys at sea', 'convoys in the pile', 'convoys to come back'],
  ...['to Overlord', 'convoys for Overlord', 'type VII', 'type XXI', 'depleted'],
  ...['one built', 'two built', 'three built', 'four built', 'in the pen', 'commands'],
  ...[
    'ways of the set',
    'longest way',
    'lacking',
    'transport points',
    'burning',
    'front',
    'armies',
    'hulls',
    'systems and crews',
  ],
] as const;

/** Transport is the dear part of a judgement, and missions do not change it: it can be handed over. */
export function featuresOf(known: Readonly<Known>, transport: Transport = transportOf(known)): number[] {
  const { convoys, turn } = known;
  const months = TURNS - turn;
  const toOverlord = Math.max(0, (known.options.delayedOverlord ? OVERLORD_DELAYED : OVERLORD_TURN) - turn);
  const afloat = known.mission ? [...known.valentin, known.mission.flotilla] : known.valentin;
  const twentyOnes = afloat.filter(isTwentyOne).length;
  const built = known.commands.length;
  const back = convoysOf(known.scrap) + convoysOf(known.turnTrack);
  const inPile = CONVOYS.length - (known.options.convoySix ? 0 : 1) - convoys.AO.length - convoys.WA.length - back;
  const { set, onMap } = transport;
  return [
    months / 20,
    balanceOf(known) / 10,
    convoys.WA.length / 5,
    convoys.AO.length / 3,
    inPile / 5,
    back / 5,
    toOverlord / 9,
    toOverlord === 0 ? convoys.WA.length / 5 : 0,
    (afloat.length - twentyOnes) / 2,
    twentyOnes / 3,
    known.depleted.length / 2,
    built >= 1 ? 1 : 0,
    built >= 2 ? 1 : 0,
    built >= 3 ? 1 : 0,
    built >= 4 ? 1 : 0,
    known.pen.length / 5,
    known.allocation.filter(isCommand).length / 3,
    set.ways / 10,
    set.longest / 5,
    set.lacking / 3,
    known.points / 12,
    Object.keys(known.devastation).length / 4,
    known.front / 8,
    known.armies.length / 8,
    onMap.hull / 6,
    (onMap.system + onMap.crew) / 6,
  ];
}

/** How the resources stand. */
export interface Transport {
  readonly set: NextSet;
  readonly onMap: Readonly<Record<Kind, number>>;
}

export const transportOf = (known: Readonly<Known>): Transport => ({ set: nextSet(known), onMap: countByKind(known) });

const convoysOf = (counters: readonly (CounterId | null)[]): number =>
  counters.reduce((sum, id) => sum + (id && kindOf(id) === 'convoy' ? 1 : 0), 0);

function countByKind(known: Readonly<Known>): Record<Kind, number> {
  const count = { hull: 0, system: 0, crew: 0 };
  for (const id of RESOURCES) if (spaceOf(known, id)) count[resourceKind(id)] += 1;
  return count;
}

interface NextSet {
  /** The ways of all its parts, the longest of them, and the parts that are nowhere. */
  readonly ways: number;
  readonly longest: number;
  readonly lacking: number;
}

/** How far the next model is from being complete, at the yard where it is nearest. */
function nextSet(known: Readonly<Known>): NextSet {
  if (known.pen.length === 0) return { ways: 0, longest: 0, lacking: 0 };
  const ways = waysTo(burning(known.devastation));
  let best: NextSet | undefined;
  for (const yard of ableYards(known)) {
    const found = setAt(known, yard, ways[yard].distances);
    if (!best || trouble(found) < trouble(best)) best = found;
  }
  return best ?? { ways: 0, longest: 0, lacking: 0 };
}

const trouble = ({ ways, longest, lacking }: NextSet): number => ways + 2 * longest + 4 * lacking;

function setAt(known: Readonly<Known>, yard: Yard, distances: Distances): NextSet {
  const { cost } = nextModel(known);
  let [ways, longest, lacking] = [0, 0, 0];
  for (const kind of KINDS) {
    const wanted = cost[kind] - inSquares(known, yard, kind);
    const [first, second] = twoNearest(known, kind, distances);
    for (const way of wanted >= 2 ? [first, second] : wanted === 1 ? [first] : []) {
      if (way > FAR) lacking += 1;
      else ways += way;
      if (way <= FAR) longest = Math.max(longest, way);
    }
  }
  return { ways, longest, lacking };
}

/** No model wants more than two of a kind. */
function twoNearest(known: Readonly<Known>, kind: Kind, distances: Distances): [number, number] {
  let [first, second] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (const id of RESOURCES) {
    const space = spaceOf(known, id as ResourceId);
    if (space === null || resourceKind(id) !== kind) continue;
    const way = distances[space];
    if (way < first) [first, second] = [way, first];
    else if (way < second) second = way;
  }
  return [first, second];
}
