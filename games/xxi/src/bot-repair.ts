/** The planner's eye for repairs: what a cleared hub is worth, and what it may cost. */
import { ableYards, targetYard } from './bot-movement.ts';
import { nextModel } from './construction.ts';
import { DEVASTATION_ICON, isCommand, KINDS, type Kind, type ResourceId, resourceKind } from './data/counters.ts';
import { HUBS, type Hub, LETTERS, type Space, type Yard } from './data/map.ts';
import { distancesTo } from './routes.ts';
import { type Choice, type Known, resourcesOnMap } from './state.ts';

type Open = readonly Choice[];

const FAR = 8;
const LACKING = 4;

/** The repair with the highest gain over its price, if there is a gain at all. */
export function chooseRepair(known: Readonly<Known>, open: Open): Choice | undefined {
  const pass = open.find((choice) => choice[0] === 'no-repair');
  if (known.pen.length === 0 || open.length === 1) return pass;
  const target = targetYard(known);
  const now = effort(known, known.devastation);
  let found: { net: number; choice: Choice } | undefined;
  for (const hub of HUBS.filter((one) => known.devastation[one])) {
    const payment = cheapest(known, hub, target);
    if (!payment) continue;
    const net = now - effort(known, without(known.devastation, hub)) - payment.price + (hub === target ? 1 : 0);
    const choice = open.find((one) => one[0] === 'clear' && one[1] === hub && isPayment(known, one[2], payment.with));
    if (choice && net > (found?.net ?? 0)) found = { net, choice };
  }
  return found?.choice ?? pass;
}

/** What it takes to bring the next set together at the best yard, and how well the cities are connected to it. */
function effort(known: Readonly<Known>, devastation: Readonly<Known['devastation']>): number {
  return Math.min(...ableYards(known).map((yard) => effortAt(known, devastation, yard)));
}

function effortAt(known: Readonly<Known>, devastation: Readonly<Known['devastation']>, yard: Yard): number {
  const distances = distancesTo(yard, devastation);
  const near = (space: Space): number => Math.min(distances[space], FAR);
  const { cost } = nextModel(known);
  const sets = KINDS.reduce((sum, kind) => {
    const ways = [
      ...known.squares[yard].filter((id) => resourceKind(id) === kind).map(() => 0),
      ...ofKind(known, kind).map((id) => near(known.spaces[id] ?? 'A')),
    ].sort((a, b) => a - b);
    const wanted = ways.slice(0, cost[kind]);
    return sum + wanted.reduce((total, way) => total + way, 0) + LACKING * (cost[kind] - wanted.length);
  }, 0);
  return sets + 0.25 * LETTERS.reduce((sum, letter) => sum + near(letter), 0);
}

const ofKind = (known: Readonly<Known>, kind: Kind): ResourceId[] =>
  resourcesOnMap(known).filter((id) => resourceKind(id) === kind);

function without(devastation: Readonly<Known['devastation']>, hub: Hub): Known['devastation'] {
  const { [hub]: _cleared, ...rest } = devastation;
  return rest;
}

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
  const far = (id: ResourceId): number => Math.min(distances[known.spaces[id] ?? 'A'], 99);
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

/** Equal counters on one space are offered once: any of them will do. */
function isPayment(known: Readonly<Known>, offered: Choice[2] & string, wanted: Payment['with']): boolean {
  if (wanted === 'command') return offered.startsWith('ibg-');
  return known.spaces[offered as ResourceId] === known.spaces[wanted] && offered.slice(0, -1) === wanted.slice(0, -1);
}
