/** The planner's eye for repairs: what a cleared hub is worth, and what it may cost. */

import type { Choice } from '../src/choices.ts';
import { nextModel } from '../src/construction.ts';
import {
  type CommandId,
  DEVASTATION_ICON,
  isCommand,
  KINDS,
  type Kind,
  RESOURCES,
  type ResourceId,
  resourceKind,
} from '../src/data/counters.ts';
import { HUBS, type Hub, type Yard } from '../src/data/map.ts';
import { spaceOf } from '../src/state.ts';
import type { Known } from '../src/view.ts';
import { ALL_FIRES, LASTING_FIRES, type Obstacles, targetYard } from './movement.ts';
import { ableYards, looksLike } from './parts.ts';
import { burning, distancesTo, FAR, type Ways, waysTo } from './routes.ts';

type Open = readonly Choice[];

const LACKING = 4;
const WORTH_A_THOUGHT = 4;

/** What a command is worth to whoever holds one, two, or more of them. */
type Prices = readonly [one: number, two: number, more: number];

/** Commands finish boats: the baseline never spends its last one on repair, and the second only dearly. */
const THRIFTY: Prices = [Number.POSITIVE_INFINITY, 1.5, 0.5];
/** But there are ten of them for five boats, and a stronger player does not take the rest home. */
const GENEROUS: Prices = [0.8, 0.3, 0.05];

/** The repair with the highest gain over its price, if there is a gain at all. */
export const chooseRepair = (known: Readonly<Known>, open: Open): Choice | undefined =>
  bestOf(rankedRepairs(known, open, THRIFTY, ALL_FIRES), open);

/** The same, by a stronger player's prices. */
export const counselRepair = (known: Readonly<Known>, open: Open): Choice | undefined =>
  bestOf(rankedRepairs(known, open, GENEROUS, LASTING_FIRES), open);

/** The repairs that gain most, and none at all. */
export const repairsWorthAThought = (known: Readonly<Known>, open: Open): Open => [
  ...rankedRepairs(known, open, GENEROUS, LASTING_FIRES)
    .slice(0, WORTH_A_THOUGHT)
    .map(({ choice }) => choice),
  ...open.filter((choice) => choice[0] === 'no-repair'),
];

/** By the prices of a stronger player: the repair that gains most. */
export const bestRepair = (known: Readonly<Known>, open: Open): Repair | undefined =>
  rankedRepairs(known, open, GENEROUS, LASTING_FIRES)[0];

/** What clearing a hub makes the ways shorter by, in lines. */
export function linesSaved(known: Readonly<Known>, hub: Hub): number {
  const yards = ableYards(known);
  const hubs = burning(known.devastation);
  return effort(known, yards, hubs) - effort(known, yards, hubs & ~(1 << HUBS.indexOf(hub)));
}

interface Repair {
  readonly choice: Extract<Choice, readonly ['clear', ...unknown[]]>;
  /** What the ways become shorter by, in lines, and what the payment is worth in the same coin. */
  readonly lines: number;
  readonly price: number;
  readonly net: number;
}

function bestOf([best]: readonly Repair[], open: Open): Choice | undefined {
  return best && best.net > 0 ? best.choice : open.find((choice) => choice[0] === 'no-repair');
}

/** Every repair that can be paid for, with what it gains, best first. */
function rankedRepairs(known: Readonly<Known>, open: Open, prices: Prices, obstacles: Obstacles): Repair[] {
  if (known.pen.length === 0 || open.length === 1) return [];
  const target = targetYard(known, obstacles);
  const yards = ableYards(known);
  const hubs = burning(known.devastation);
  const now = effort(known, yards, hubs);
  const found: Repair[] = [];
  for (const [place, hub] of HUBS.entries()) {
    const payment = known.devastation[hub] && cheapest(known, hub, target, prices);
    if (!payment) continue;
    const lines = now - effort(known, yards, hubs & ~(1 << place));
    const { price } = payment;
    const net = lines - price + (hub === target ? 1 : 0);
    for (const choice of open)
      if (choice[0] === 'clear' && choice[1] === hub && isPayment(known, choice[2], payment.with)) {
        found.push({ net, choice, lines, price });
        break;
      }
  }
  return found.sort((a, b) => b.net - a.net);
}

/** What it takes to bring the next set together at the best yard, and how well the cities are connected to it. */
function effort(known: Readonly<Known>, yards: readonly Yard[], hubs: number): number {
  const ways = waysTo(hubs);
  let least = Number.POSITIVE_INFINITY;
  for (const yard of yards) least = Math.min(least, effortAt(known, yard, ways[yard]));
  return least;
}

/** The shortest ways for what the next model costs, of what lies in the squares or on the map; and a quarter of the cities' ways. */
function effortAt(known: Readonly<Known>, yard: Yard, { distances, fromCities }: Ways): number {
  const { cost } = nextModel(known);
  const shortest: Record<Kind, number[]> = { hull: [], system: [], crew: [] };
  for (const id of RESOURCES) {
    const space = spaceOf(known, id);
    if (space !== null)
      keepShortest(shortest[resourceKind(id)], Math.min(distances[space], FAR), cost[resourceKind(id)]);
  }
  for (const id of known.squares[yard]) keepShortest(shortest[resourceKind(id)], 0, cost[resourceKind(id)]);
  let sets = 0;
  for (const kind of KINDS) {
    for (const way of shortest[kind]) sets += way;
    sets += LACKING * (cost[kind] - shortest[kind].length);
  }
  return sets + 0.25 * fromCities;
}

/** Keeps the `most` smallest of the ways seen so far; a model never wants more than two of a kind. */
function keepShortest(ways: number[], way: number, most: number): void {
  if (ways.length < most) ways.push(way);
  else {
    const longest = (ways[0] ?? 0) >= (ways[1] ?? 0) ? 0 : 1;
    if (way < (ways[longest] ?? 0)) ways[longest] = way;
  }
}

export const ofKind = (known: Readonly<Known>, kind: Kind): ResourceId[] =>
  RESOURCES.filter((id) => resourceKind(id) === kind && spaceOf(known, id) !== null);

interface Payment {
  readonly with: ResourceId | 'command';
  readonly price: number;
}

/** The cheaper of a matching resource and a command; the resource where they cost the same. */
function cheapest(known: Readonly<Known>, hub: Hub, target: Yard, prices: Prices): Payment | undefined {
  const resource = resourcePayment(known, hub, target);
  const command = commandPayment(known, prices);
  if (!resource || !command) return resource ?? command;
  return command.price < resource.price ? command : resource;
}

/** A resource is cheap when there are more of its kind than the next model needs; the farthest one goes. */
function resourcePayment(known: Readonly<Known>, hub: Hub, target: Yard): Payment | undefined {
  const marker = known.devastation[hub];
  if (!marker) return undefined;
  const kind = DEVASTATION_ICON[marker] ?? 'hull';
  const distances = distancesTo(target, known.devastation);
  const far = (id: ResourceId): number => Math.min(distances[spaceOf(known, id) ?? 'A'], 99);
  const [farthest] = ofKind(known, kind).sort((a, b) => far(b) - far(a));
  if (!farthest) return undefined;
  const spare = ofKind(known, kind).length - nextModel(known).cost[kind];
  return { with: farthest, price: spare >= 2 ? 0.3 : spare === 1 ? 0.8 : 3 };
}

function commandPayment(known: Readonly<Known>, [one, two, more]: Prices): Payment | undefined {
  const held = known.allocation.filter(isCommand).length;
  const price = held === 1 ? one : held === 2 ? two : more;
  return held === 0 || price === Number.POSITIVE_INFINITY ? undefined : { with: 'command', price };
}

function isPayment(known: Readonly<Known>, offered: ResourceId | CommandId, wanted: Payment['with']): boolean {
  if (wanted === 'command' || isCommand(offered)) return wanted === 'command' && isCommand(offered);
  return looksLike(known, offered, wanted);
}
