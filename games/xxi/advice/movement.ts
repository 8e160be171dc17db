/** The planner's eye for transport: which yard, which resources, which way. */

import type { Choice } from '../src/choices.ts';
import { buildBar, nextModel } from '../src/construction.ts';
import { KINDS, type Kind, RESOURCES, type ResourceId, resourceKind } from '../src/data/counters.ts';
import { BOMBING_WAYS, isHub, NEIGHBOURS, type Space, YARDS, type Yard } from '../src/data/map.ts';
import { originOf, spaceOf } from '../src/state.ts';
import type { Known } from '../src/view.ts';
import { ableYards, canClear, inSquares, looksLike } from './parts.ts';
import { burning, type Distances, waysTo } from './routes.ts';
import { choosePart } from './transfer.ts';

type Open = readonly Choice[];

interface Plan {
  readonly yard: Yard;
  readonly distances: Distances;
  /** The resources that the next model wants from the map. */
  readonly chosen: readonly ResourceId[];
  /** Parts that the next model wants and that are nowhere within reach. */
  readonly lacking: number;
  readonly score: number;
}

/** What a planner takes to be in the way: a set of burning hubs. */
export type Obstacles = (known: Readonly<Known>) => number;

/** The baseline goes round whatever burns. */
export const ALL_FIRES: Obstacles = (known) => burning(known.devastation);

/** A stronger player waits at the gate of a yard that he can clear this month, instead of turning round. */
export const LASTING_FIRES: Obstacles = (known) => {
  const yards = YARDS.filter((yard) => canClear(known, yard));
  return (
    burning(known.devastation) & ~burning(Object.fromEntries(yards.map((yard) => [yard, known.devastation[yard]])))
  );
};

export const targetYard = (known: Readonly<Known>, obstacles: Obstacles): Yard => plan(known, obstacles).yard;

/** The yard to which a complete set has the shortest way; Hamburg, Bremen, Danzig where it is the same. */
export function plan(known: Readonly<Known>, obstacles: Obstacles): Plan {
  const ways = waysTo(obstacles(known));
  const onMap = startsByKind(known);
  let best: Plan | undefined;
  for (const yard of ableYards(known)) {
    const found = planFor(known, yard, ways[yard].distances, onMap);
    if (!best || found.score < best.score) best = found;
  }
  if (!best) throw new Error('No yard has room for the next model.');
  return best;
}

type Starts = Readonly<Record<Kind, readonly { readonly id: ResourceId; readonly from: Space }[]>>;

/** Plans are made on the positions at the start of the phase, so that a move does not upset the plan it belongs to. */
function startsByKind(known: Readonly<Known>): Starts {
  const found: Record<Kind, { id: ResourceId; from: Space }[]> = { hull: [], system: [], crew: [] };
  for (const id of RESOURCES) {
    const space = spaceOf(known, id);
    if (space !== null) found[resourceKind(id)].push({ id, from: originOf(known, id) ?? space });
  }
  return found;
}

const startOf = (known: Readonly<Known>, id: ResourceId): Space => originOf(known, id) ?? spaceOf(known, id) ?? 'A';

function planFor(known: Readonly<Known>, yard: Yard, distances: Distances, onMap: Starts): Plan {
  const { cost } = nextModel(known);
  const chosen: ResourceId[] = [];
  let [largest, sum, lacking] = [0, 0, 0];
  for (const kind of KINDS) {
    const wanted = Math.max(0, cost[kind] - inSquares(known, yard, kind));
    const before = chosen.length;
    for (let taken = 0; taken < wanted; taken++) {
      const next = nearest(onMap[kind], distances, chosen);
      if (!next) break;
      const distance = distances[next.from];
      largest = Math.max(largest, distance);
      sum += distance;
      chosen.push(next.id);
    }
    lacking += wanted - (chosen.length - before);
  }
  const score = 2 * largest + 0.4 * sum + 4 * lacking + (known.devastation[yard] ? 4 : 0) + (yard === '8' ? 0.3 : 0);
  return { yard, distances, chosen, lacking, score };
}

/** The nearest resource that can reach the yard and is not yet taken; the first on the countersheet of several. */
function nearest(resources: Starts[Kind], distances: Distances, taken: readonly ResourceId[]) {
  let best: Starts[Kind][number] | undefined;
  let shortest = Number.POSITIVE_INFINITY;
  for (const one of resources) {
    const distance = distances[one.from];
    if (distance < shortest && !taken.includes(one.id)) [best, shortest] = [one, distance];
  }
  return best;
}

/** Chosen resources first, farthest first; then the others that are two or more away; then rush, transfer, end. */
export const movementBy =
  (obstacles: Obstacles) =>
  (known: Readonly<Known>, open: Open): Choice | undefined => {
    if (known.pen.length === 0) return endOf(open);
    const current = plan(known, obstacles);
    return nextMove(known, current, open) ?? nextRush(known, current, open) ?? choosePart(known, open) ?? endOf(open);
  };

const endOf = (open: Open): Choice | undefined => open.find((choice) => choice[0] === 'end-movement');

function nextMove(known: Readonly<Known>, { chosen, distances }: Plan, open: Open): Choice | undefined {
  if (known.points === 0) return undefined;
  const first = farthest(known, distances, chosen);
  if (!first) return undefined;
  const to = nextSpace(known, distances, startOf(known, first));
  for (const choice of open)
    if (choice[0] === 'move' && choice[2] === to && looksLike(known, choice[1], first)) return choice;
  return undefined;
}

/**
 * The resource to move next. Where the way is the same, crews and systems go before hulls: there are half as many of
 * them, and they stand later on the countersheet.
 */
function farthest(known: Readonly<Known>, distances: Distances, chosen: readonly ResourceId[]): ResourceId | undefined {
  let best: ResourceId | undefined;
  let [isBestChosen, most] = [false, 0];
  for (const id of RESOURCES) {
    const space = spaceOf(known, id);
    if (space === null || originOf(known, id)) continue;
    const distance = distances[space];
    if (distance === Number.POSITIVE_INFINITY || (distance > 0 && !nextSpace(known, distances, space))) continue;
    const isChosen = chosen.includes(id);
    if (distance < (isChosen ? 1 : 2) || (isBestChosen && !isChosen)) continue;
    if (isChosen === isBestChosen && distance < most) continue;
    [best, isBestChosen, most] = [id, isChosen, distance];
  }
  return best;
}

/** One step nearer; among equal steps the one with the fewest bombs. */
function nextSpace(known: Readonly<Known>, distances: Distances, from: Space): Space | undefined {
  let best: Space | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const to of NEIGHBOURS[from]) {
    if (distances[to] !== distances[from] - 1 || (isHub(to) && known.devastation[to])) continue;
    const danger = isHub(to) ? BOMBING_WAYS[to] : 0;
    if (danger < least) [best, least] = [to, danger];
  }
  return best;
}

/** A priority transport is spent on the chosen resource that is still farthest away. */
function nextRush(known: Readonly<Known>, { chosen, distances }: Plan, open: Open): Choice | undefined {
  if (!known.options.priorityTransport) return undefined;
  const far = (id: ResourceId): number => distances[spaceOf(known, id) ?? 'A'];
  const [first] = chosen
    .filter((id) => far(id) > 1 && far(id) !== Number.POSITIVE_INFINITY)
    .sort((a, b) => far(b) - far(a));
  return first && open.find((choice) => choice[0] === 'rush' && looksLike(known, choice[1], first));
}

/** Along the way to the target, as far as the transport goes. */
export const rushLegBy =
  (obstacles: Obstacles) =>
  (known: Readonly<Known>, open: Open): Choice | undefined => {
    const { distances } = plan(known, obstacles);
    const at = known.rushing && spaceOf(known, known.rushing);
    const stop = open.find((choice) => choice[0] === 'stop');
    if (at && (distances[at] === 0 || !nextSpace(known, distances, at))) return stop;
    return open.filter((choice) => choice[0] === 'to').sort((a, b) => distances[a[1]] - distances[b[1]])[0];
  };

/** Build wherever it can be done, in the order of the yards. */
export function chooseConstruction(known: Readonly<Known>, open: Open): Choice | undefined {
  const yard = YARDS.find((one) => buildBar(known, one) === undefined);
  return (
    open.find((choice) => choice[0] === 'build' && choice[1] === yard) ??
    open.find((choice) => choice[0] === 'no-build')
  );
}
