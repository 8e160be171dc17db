/** Why the planner's choice may be sensible: odds, ways and worths, worked out again by the functions that decided. */
import { openOf, type Question } from '@derby/kernel';
import type { Asks, Choice } from '../src/choices.ts';
import { nextModel } from '../src/construction.ts';
import {
  type CounterId,
  DEVASTATION_ICON,
  isCommand,
  isResource,
  KINDS,
  kindOf,
  type ResourceId,
} from '../src/data/counters.ts';
import { BOMBING_WAYS, type Hub, isHub, type Space, type Yard } from '../src/data/map.ts';
import type { XxiReason } from '../src/reasons.ts';
import { spaceOf, type Xxi } from '../src/state.ts';
import type { Known } from '../src/view.ts';
import { ALL_FIRES, LASTING_FIRES, movementBy, plan, targetYard } from './movement.ts';
import { inSquares, looksLike } from './parts.ts';
import { missionReasons, orderReasons } from './reasons-mission.ts';
import { bestRepair, linesSaved, ofKind } from './repair.ts';
import { distancesTo } from './routes.ts';

type Open = readonly Choice[];
export type Explainer = (known: Readonly<Known>, choice: Choice, open: Open) => readonly XxiReason[];

export function explain(known: Readonly<Known>, { rule, offers }: Question<Xxi>, choice: Choice): readonly XxiReason[] {
  return EXPLAINERS[rule](
    known,
    choice,
    openOf(offers).map((one) => one.choice),
  );
}

const flakReasons: Explainer = (_known, choice) => (choice[0] === 'place' ? raids(choice[2]) : []);

const raids = (space: Space): XxiReason[] =>
  isHub(space) ? [{ what: 'raids', hub: space, ways: BOMBING_WAYS[space] }] : [];

/** XXI-7  Every move is one step of a plan: a set for the next model, brought together at one yard. */
const transportReasons: Explainer = (known, choice, open) => {
  if (known.pen.length === 0) return [{ what: 'programme-over' }];
  switch (choice[0]) {
    case 'move':
      return [set(known), way(known, choice[1], choice[2]), ...raids(choice[2])];
    case 'rush':
      return [set(known), way(known, choice[1])];
    case 'to':
      return known.rushing ? [way(known, known.rushing, choice[1]), ...raids(choice[1])] : [];
    case 'stop':
      return known.rushing ? [way(known, known.rushing)] : [];
    case 'transfer':
      return transfer(known, choice[1]);
    default:
      return [set(known), { what: 'movement-over', points: known.points, isIdle: isIdle(known, open) }];
  }
};

/** Whether the planner itself would do no more. */
const isIdle = (known: Readonly<Known>, open: Open): boolean =>
  movementBy(LASTING_FIRES)(known, open)?.[0] === 'end-movement';

function set(known: Readonly<Known>): XxiReason {
  const { yard, chosen, lacking, distances } = plan(known, LASTING_FIRES);
  const onTheWay = chosen.filter((id) => distances[spaceOf(known, id) ?? 'A'] > 0).length;
  return { what: 'set', model: nextModel(known).model, yard, onTheWay, lacking };
}

/** Lines from a place to the yard of the plan, and from where the step leads. */
function way(known: Readonly<Known>, resource: ResourceId, to?: Space): XxiReason {
  const { yard, chosen, distances } = plan(known, LASTING_FIRES);
  const at = spaceOf(known, resource);
  const lines = (space: Space | null): number | null =>
    space === null || distances[space] === Number.POSITIVE_INFINITY ? null : distances[space];
  const isWanted = chosen.some((id) => looksLike(known, id, resource));
  return { what: 'way', resource, yard, before: lines(at), after: lines(to ?? at), isWanted };
}

function transfer(known: Readonly<Known>, id: ResourceId): XxiReason[] {
  const yard = spaceOf(known, id) as Yard;
  const { model, cost } = nextModel(known);
  const lacking = KINDS.reduce((sum, kind) => sum + Math.max(0, cost[kind] - inSquares(known, yard, kind)), 0);
  return [{ what: 'transfer', model, yard, lacking }];
}

const buildReasons: Explainer = (known, choice) =>
  choice[0] === 'build'
    ? [{ what: 'model', model: nextModel(known).model, flotillas: flotillas(known) }]
    : [{ what: 'parts-kept' }];

/** XXI-2.1.2a  All Type XXIs afloat gain by a new model, the one that is built among them. */
const flotillas = ({ valentin }: Readonly<Known>): number =>
  valentin.filter((id) => kindOf(id) === 'twenty-one').length + 1;

/** XXI-11.2  What a cleared hub saves, and what it costs. */
const repairReasons: Explainer = (known, choice, open) => {
  if (known.pen.length === 0) return [{ what: 'programme-over' }];
  if (choice[0] !== 'clear') {
    const best = bestRepair(known, open);
    return best ? [{ what: 'best-repair', hub: best.choice[1], lines: best.lines, price: best.price }] : [];
  }
  const [, hub, paid] = choice;
  const isTarget = targetYard(known, LASTING_FIRES) === hub;
  return [{ what: 'repair', hub, lines: linesSaved(known, hub), isTarget }, payment(known, hub, paid)];
};

function payment(known: Readonly<Known>, hub: Hub, paid: CounterId): XxiReason {
  const marker = known.devastation[hub];
  if (isCommand(paid) || !marker) return { what: 'paid-by-command', held: known.allocation.filter(isCommand).length };
  const kind = DEVASTATION_ICON[marker] ?? 'hull';
  return { what: 'paid-by-resource', kind, have: ofKind(known, kind).length, need: nextModel(known).cost[kind] };
}

/** XXI-10.3  What the retreat takes: a crew that is far from where it is wanted, anything rather than a command. */
const retreatReasons: Explainer = (known, choice) => {
  if (choice[0] !== 'lose') return [];
  const yard = known.pen.length === 0 ? '12' : targetYard(known, ALL_FIRES);
  const far = standsOff(known, choice[1], yard);
  if (far.length > 0) return far;
  return [{ what: isCommand(choice[1]) ? 'command-lost' : 'command-kept' }];
};

function standsOff(known: Readonly<Known>, id: CounterId, yard: Yard): XxiReason[] {
  const at = isResource(id) ? spaceOf(known, id) : null;
  return at ? [{ what: 'stands-off', at, yard, lines: distancesTo(yard, {})[at] }] : [];
}

/** Counters that do harm whenever they are drawn again. */
const HARMFUL: readonly string[] = ['devastation', 'convoy', 'army'];

/** XXI-12.2  What marks the month is drawn no more. */
const markReasons: Explainer = (known, choice) => {
  if (choice[0] !== 'mark') return [];
  const [, counter] = choice;
  const welcome = HARMFUL.includes(kindOf(counter));
  return [{ what: 'off-the-table', counter, welcome }, ...standsOff(known, counter, '12')];
};

const EXPLAINERS: Readonly<Record<Asks, Explainer>> = {
  'XXI-16.1.6': flakReasons,
  'XXI-7.0': transportReasons,
  'XXI-16.1.8': transportReasons,
  'XXI-8.1a': buildReasons,
  'XXI-8.4a': () => [{ what: 'parts-alike' }],
  'XXI-9.0': missionReasons,
  'XXI-9.2b': orderReasons,
  'XXI-9.3': orderReasons,
  'XXI-9.5': orderReasons,
  'XXI-9.7a': orderReasons,
  'XXI-9.9a': orderReasons,
  'XXI-10.3b': retreatReasons,
  'XXI-10.3c': retreatReasons,
  'XXI-11.2': repairReasons,
  'XXI-12.2a': markReasons,
  'XXI-12.2b': markReasons,
};
