/** The planner's eye for transport: which yard, which resources, which way. */
import { buildBar, nextModel } from './construction.ts';
import { isCommand, KINDS, type Kind, type ResourceId, resourceKind } from './data/counters.ts';
import { BOMBING_WAYS, isHub, NEIGHBOURS, type Space, SQUARES, YARDS, type Yard } from './data/map.ts';
import { type Distances, distancesTo } from './routes.ts';
import { byRank, type Choice, type Known, resourcesAt, resourcesOnMap } from './state.ts';

type Open = readonly Choice[];

interface Plan {
  readonly yard: Yard;
  readonly distances: Distances;
  /** The resources that the next model wants from the map. */
  readonly chosen: readonly ResourceId[];
  readonly score: number;
}

/** The yards that have room for the next model. */
export const ableYards = (known: Readonly<Known>): Yard[] => {
  const { hull, system, crew } = nextModel(known).cost;
  return YARDS.filter((yard) => SQUARES[yard] >= hull + system + crew);
};

export const targetYard = (known: Readonly<Known>): Yard => plan(known).yard;

/** The yard to which a complete set has the shortest way. */
function plan(known: Readonly<Known>): Plan {
  const plans = ableYards(known).map((yard) => planFor(known, yard));
  return plans.reduce((a, b) => (b.score < a.score ? b : a));
}

function planFor(known: Readonly<Known>, yard: Yard): Plan {
  const distances = distancesTo(yard, known.devastation);
  const { cost } = nextModel(known);
  const chosen: ResourceId[] = [];
  let [largest, sum, lacking] = [0, 0, 0];
  for (const kind of KINDS) {
    const wanted = Math.max(0, cost[kind] - known.squares[yard].filter((id) => resourceKind(id) === kind).length);
    const nearest = reachable(known, distances, kind).slice(0, wanted);
    lacking += wanted - nearest.length;
    for (const id of nearest) {
      const distance = distances[startOf(known, id)];
      largest = Math.max(largest, distance);
      sum += distance;
      chosen.push(id);
    }
  }
  const score = 2 * largest + 0.4 * sum + 4 * lacking + (known.devastation[yard] ? 4 : 0) + (yard === '8' ? 0.3 : 0);
  return { yard, distances, chosen, score };
}

/** The resources of a kind that can reach the yard, nearest first. */
const reachable = (known: Readonly<Known>, distances: Distances, kind: Kind): ResourceId[] =>
  resourcesOnMap(known)
    .filter((id) => resourceKind(id) === kind && distances[startOf(known, id)] !== Number.POSITIVE_INFINITY)
    .sort((a, b) => distances[startOf(known, a)] - distances[startOf(known, b)] || byRank(a, b));

/** Plans are made on the positions at the start of the phase, so that a move does not upset the plan it belongs to. */
const startOf = (known: Readonly<Known>, id: ResourceId): Space => known.moved[id] ?? known.spaces[id] ?? 'A';

/** Chosen resources first, farthest first; then the others that are two or more away; then rush, transfer, end. */
export function chooseMovement(known: Readonly<Known>, open: Open): Choice | undefined {
  const end = open.find((choice) => choice[0] === 'end-movement');
  if (known.pen.length === 0) return end;
  const current = plan(known);
  return nextMove(known, current, open) ?? nextRush(known, current, open) ?? nextTransfer(known, open) ?? end;
}

function nextMove(known: Readonly<Known>, { chosen, distances }: Plan, open: Open): Choice | undefined {
  if (known.points === 0) return undefined;
  const far = (id: ResourceId): number => distances[startOf(known, id)];
  const waiting = resourcesOnMap(known).filter((id) => !known.moved[id] && far(id) !== Number.POSITIVE_INFINITY);
  // Where the way is the same, crews and systems go before hulls: there are half as many of them.
  const farthestFirst = (a: ResourceId, b: ResourceId): number => far(b) - far(a) || byRank(b, a);
  const order = [
    ...waiting.filter((id) => chosen.includes(id) && far(id) > 0).sort(farthestFirst),
    ...waiting.filter((id) => !chosen.includes(id) && far(id) > 1).sort(farthestFirst),
  ];
  const [first] = order;
  if (!first) return undefined;
  const to = nextSpace(known, distances, startOf(known, first));
  return open.find((choice) => choice[0] === 'move' && choice[2] === to && looksLike(known, choice[1], first));
}

/** Equal counters on one space are offered once: any of them will do. */
const looksLike = (known: Readonly<Known>, offered: ResourceId, wanted: ResourceId): boolean =>
  known.spaces[offered] === known.spaces[wanted] && offered.slice(0, -1) === wanted.slice(0, -1);

/** One step nearer; among equal steps the one with the fewest bombs. */
function nextSpace(known: Readonly<Known>, distances: Distances, from: Space): Space | undefined {
  const danger = (space: Space): number => (isHub(space) ? BOMBING_WAYS[space] : 0);
  return NEIGHBOURS[from]
    .filter((to) => distances[to] === distances[from] - 1 && !(isHub(to) && known.devastation[to]))
    .sort((a, b) => danger(a) - danger(b))[0];
}

/** A priority transport is spent on the chosen resource that is still farthest away. */
function nextRush(known: Readonly<Known>, { chosen, distances }: Plan, open: Open): Choice | undefined {
  const far = (id: ResourceId): number => distances[known.spaces[id] ?? 'A'];
  const [farthest] = chosen
    .filter((id) => far(id) > 1 && far(id) !== Number.POSITIVE_INFINITY)
    .sort((a, b) => far(b) - far(a));
  return farthest && open.find((choice) => choice[0] === 'rush' && looksLike(known, choice[1], farthest));
}

/** Along the way to the target, as far as the transport goes. */
export function chooseRushLeg(known: Readonly<Known>, open: Open): Choice | undefined {
  const { distances } = plan(known);
  const at = known.rushing && known.spaces[known.rushing];
  if (at && distances[at] === 0) return open.find((choice) => choice[0] === 'stop');
  return open.filter((choice) => choice[0] === 'to').sort((a, b) => distances[a[1]] - distances[b[1]])[0];
}

/** Just a complete set, into the first yard that has one, and only with a command at hand. */
function nextTransfer(known: Readonly<Known>, open: Open): Choice | undefined {
  if (!known.allocation.some(isCommand)) return undefined;
  for (const yard of ableYards(known)) {
    const set = completeSet(known, yard);
    const part = set?.find((id) => known.spaces[id] === yard);
    if (part) return open.find((choice) => choice[0] === 'transfer' && looksLike(known, choice[1], part));
    if (set) return undefined;
  }
  return undefined;
}

/** The parts on a yard's space that, with its squares, make up the next model; a second command may stand in for one. */
function completeSet(known: Readonly<Known>, yard: Yard): ResourceId[] | undefined {
  const { cost } = nextModel(known);
  const substitutes = known.options.resourceSubstitution && known.allocation.filter(isCommand).length > 1 ? 1 : 0;
  const onSpace = resourcesAt(known, yard).sort(byRank);
  let lacking = 0;
  const parts = KINDS.flatMap((kind) => {
    const wanted = Math.max(0, cost[kind] - known.squares[yard].filter((id) => resourceKind(id) === kind).length);
    const found = onSpace.filter((id) => resourceKind(id) === kind).slice(0, wanted);
    lacking += wanted - found.length;
    return found;
  });
  const fits = known.squares[yard].length + parts.length <= SQUARES[yard];
  return lacking <= substitutes && fits ? parts : undefined;
}

/** Build wherever it can be done, in the order of the yards. */
export function chooseConstruction(known: Readonly<Known>, open: Open): Choice | undefined {
  const yard = YARDS.find((one) => buildBar(known, one) === undefined);
  return (
    open.find((choice) => choice[0] === 'build' && choice[1] === yard) ??
    open.find((choice) => choice[0] === 'no-build')
  );
}
