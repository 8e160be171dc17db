/** The planner's eye for repairs: what a cleared hub is worth, and what it may cost. */
import { targetYard } from './bot-movement.ts';
import { ableYards, looksLike } from './bot-parts.ts';
import { nextModel } from './construction.ts';
import {
  type CommandId,
  DEVASTATION_ICON,
  isCommand,
  KINDS,
  type Kind,
  RESOURCES,
  type ResourceId,
  resourceKind,
} from './data/counters.ts';
import { HUBS, type Hub, type Yard } from './data/map.ts';
import { burning, distancesTo, FAR, type Ways, waysTo } from './routes.ts';
import { type Choice, type Known, spaceOf } from './state.ts';

type Open = readonly Choice[];

const LACKING = 4;

/** The repair with the highest gain over its price, if there is a gain at all. */
export function chooseRepair(known: Readonly<Known>, open: Open): Choice | undefined {
  const pass = open.find((choice) => choice[0] === 'no-repair');
  if (known.pen.length === 0 || open.length === 1) return pass;
  const target = targetYard(known);
  const yards = ableYards(known);
  const hubs = burning(known.devastation);
  const now = effort(known, yards, hubs);
  let found: { net: number; choice: Choice } | undefined;
  for (const [place, hub] of HUBS.entries()) {
    const payment = known.devastation[hub] && cheapest(known, hub, target);
    if (!payment) continue;
    const net = now - effort(known, yards, hubs & ~(1 << place)) - payment.price + (hub === target ? 1 : 0);
    const choice = open.find((one) => one[0] === 'clear' && one[1] === hub && isPayment(known, one[2], payment.with));
    if (choice && net > (found?.net ?? 0)) found = { net, choice };
  }
  return found?.choice ?? pass;
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

const ofKind = (known: Readonly<Known>, kind: Kind): ResourceId[] =>
  RESOURCES.filter((id) => resourceKind(id) === kind && spaceOf(known, id) !== null);

interface Payment {
  readonly with: ResourceId | 'command';
  readonly price: number;
}

/** The cheaper of a matching resource and a command; the resource where they cost the same. */
function cheapest(known: Readonly<Known>, hub: Hub, target: Yard): Payment | undefined {
  const resource = resourcePayment(known, hub, target);
  const command = commandPayment(known);
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

/** Commands finish boats: one is never spent on repair, and the second only dearly. */
function commandPayment(known: Readonly<Known>): Payment | undefined {
  const held = known.allocation.filter(isCommand).length;
  if (held < 2) return undefined;
  return { with: 'command', price: held >= 3 ? 0.5 : 1.5 };
}

function isPayment(known: Readonly<Known>, offered: ResourceId | CommandId, wanted: Payment['with']): boolean {
  if (wanted === 'command' || isCommand(offered)) return wanted === 'command' && isCommand(offered);
  return looksLike(known, offered, wanted);
}

/** Every devastated hub with the payment that hurts least, a command where there is no other, and no repair at all. */
export function repairsWorthAThought(known: Readonly<Known>, open: Open): Open {
  const first = chooseRepair(known, open);
  if (known.pen.length === 0) return open.slice(-1);
  const target = targetYard(known);
  const found: Choice[] = first ? [first] : [];
  for (const hub of HUBS) {
    if (!known.devastation[hub] || first?.[1] === hub) continue;
    const payment = cheapest(known, hub, target)?.with ?? 'command';
    const repair = open.find((one) => one[0] === 'clear' && one[1] === hub && isPayment(known, one[2], payment));
    if (repair) found.push(repair);
  }
  if (first?.[0] !== 'no-repair') found.push(...open.filter((one) => one[0] === 'no-repair'));
  return found;
}
