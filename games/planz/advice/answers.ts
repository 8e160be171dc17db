/** Answers to every question: the plan of the segment, then its steps, then whatever the dice leave to choose. */
import { openOf, type Question } from '@derby/kernel';
import type { Choice, Verb } from '../src/choices.ts';
import { type AreaId, BRITAIN, CANADA } from '../src/data/areas.ts';
import { UNITS, type UnitId } from '../src/data/units.ts';
import type { ZoneId } from '../src/data/zones.ts';
import { areaOf, areaOfZone, isArea, isBase, isZone } from '../src/geography.ts';
import type { Order, PlanZ } from '../src/state.ts';
import { isConvoy, isSubmarine } from '../src/units.ts';
import type { Known } from '../src/view.ts';
import { defendersAt, isOurs } from './ashore.ts';
import { convoyWay } from './convoys.ts';
import type { Doctrine } from './doctrine.ts';
import { estimate } from './estimate.ts';
import { arranging, taskForce } from './fleets.ts';
import { lossIn, shotAt, shotBy } from './gunnery.ts';
import { best, having, type Open, ofVerb } from './open.ts';
import { foesAt, ownAt, type Picture, pictureOf } from './picture.ts';
import { type Operation, shouldIntercept, speedOf, wayTo } from './sea.ts';
import { bestOf, ideas, leastFor, operations, planWorth, refitForce } from './staff.ts';
import { PRIZES, worthOf, worthOfAll } from './worth.ts';

/** Verbs that end a list or go on without more, in the order in which they are taken where nothing better is known. */
const ENDINGS: readonly Verb[] = [
  'ready',
  'done',
  'stop',
  'go-ashore',
  'attack',
  'no-attack',
  'with-submarines',
  'spare-neutrals',
  'no-flight',
  'stay-aboard',
  'keep-plan',
  'decline',
  'pass',
];

export const STAKES_FOR_PLAN = 6;

export function answer(known: Known, question: Question<PlanZ>, doctrine: Doctrine): Choice {
  const picture = pictureOf(known, question.seat, doctrine);
  const open = openOf(question.offers).map((one) => one.choice);
  const [only] = open;
  if (!only) throw new Error('Nothing is open, and yet a question was asked.');
  if (open.length === 1) return only;
  return advised(picture, question.rule, open) ?? fallback(open);
}

const fallback = (open: Open): Choice =>
  ENDINGS.map((verb) => ofVerb(open, verb)[0]).find((choice) => choice !== undefined) ?? (open[0] as Choice);

function advised(picture: Picture, rule: Question<PlanZ>['rule'], open: Open): Choice | undefined {
  switch (rule) {
    case 'WPZ-22.0e':
      return having(open, 'done');
    case 'WPZ-6.3a':
      return segment(picture, open);
    case 'WPZ-7.7.2b':
    case 'WPZ-7.7.2c':
    case 'WPZ-8.0':
      return freeAction(picture, open);
    case 'WPZ-7.4':
      return origin(picture, open);
    case 'WPZ-7.5':
      return force(picture, open);
    case 'WPZ-12.2a':
      return boarding(picture, open);
    case 'WPZ-10.3a':
    case 'WPZ-10.5a':
      return way(picture, open);
    case 'WPZ-10.4a':
      return target(picture, open);
    case 'WPZ-9.2.1':
      return flight(picture, open);
    case 'WPZ-16.6':
      return arranging(picture, open);
    case 'WPZ-11.1c':
      return attack(picture, open);
    case 'WPZ-12.4a':
      return landing(picture, open);
    case 'WPZ-10.3.2':
      return interception(picture, open);
    case 'WPZ-11.6a':
      return plan(picture, open);
    case 'WPZ-11.3b':
      return best(ofVerb(open, 'commit'), (choice) => UNITS[choice[1] as UnitId].full[0]) ?? having(open, 'done');
    case 'WPZ-23.3.1-NB':
      return having(open, 'stay-out');
    case 'WPZ-11.2a':
      return ofVerb(open, 'join')[0] ?? ofVerb(open, 'support')[0];
    case 'WPZ-11.7a':
      return shotBy(picture, open);
    case 'WPZ-11.9a':
    case 'WPZ-11.9b':
      return shotAt(picture, open);
    case 'WPZ-11.8b':
    case 'WPZ-12.3b':
    case 'WPZ-9.1c':
    case 'WPZ-9.2c':
      return lossIn(picture, open);
    case 'WPZ-13.2a':
      return deployment(picture, open);
    case 'WPZ-23.1-MC':
      return convoys(picture, open);
    case 'WPZ-15.1':
    case 'WPZ-15.3':
      return recovery(picture, open);
    case 'WPZ-21.1-2':
      return best(ofVerb(open, 'send'), (choice) => sending(choice[1] as UnitId));
    case 'WPZ-10.4c':
      return having(open, 'strike');
    default:
      return undefined;
  }
}

/** The plan of the segment: an action, a plan marker, or nothing. */
function segment(picture: Picture, open: Open): Choice | undefined {
  const { doctrine } = picture;
  const arranges = having(open, 'arrange');
  if (arranges && taskForce(picture)) return arranges;
  const action = bestAction(picture, open);
  const marker = best(ofVerb(open, 'play'), (choice) => planWorth(picture, choice[1] as never));
  const worth = marker ? planWorth(picture, marker[1] as never) : 0;
  if (marker && worth > doctrine.least && worth >= (action?.worth ?? 0)) return marker;
  return action && action.worth > leastFor(picture) ? action.choice : having(open, 'pass');
}

/** The best action among those that are open. */
function bestAction(picture: Picture, open: Open): { choice: Choice; worth: number } | undefined {
  const idea = ideas(picture).find(({ kind }) => having(open, 'action', kind));
  const choice = idea && having(open, 'action', idea.kind);
  return choice && { choice, worth: idea.worth };
}

function freeAction(picture: Picture, open: Open): Choice | undefined {
  const raised = ofVerb(open, 'raise')[0];
  if (raised) return raised;
  const action = bestAction(picture, open);
  if (action && action.worth > picture.doctrine.least / 2) return action.choice;
  // A look costs nothing where it is free.
  return having(open, 'action', 'signals') ?? having(open, 'decline');
}

/** Who is refitted or rallied: the force that is worth most together, then whoever is worth most. */
function recovery(picture: Picture, open: Open): Choice | undefined {
  const planned = refitForce(picture).find((unit) => having(open, 'refit', unit));
  if (planned) return having(open, 'refit', planned);
  return best(
    open.filter(([verb]) => verb === 'refit' || verb === 'rally'),
    (choice) => worthOf(picture, choice[1] as UnitId),
  );
}

const orderIn = ({ known }: Picture): Readonly<Order> | undefined => known.order?.own ?? undefined;

function origin(picture: Picture, open: Open): Choice | undefined {
  const order = orderIn(picture);
  if (!order) return undefined;
  const operation = operations(picture, order.kind).find(({ origin: from }) => having(open, 'from', from));
  return operation && having(open, 'from', operation.origin);
}

/** The force of the operation, one unit after the other. */
function force(picture: Picture, open: Open): Choice | undefined {
  const order = orderIn(picture);
  const operation = order && bestOf(picture, order.kind, order.origin ?? '');
  if (!order || !operation) return having(open, 'ready') ?? ofVerb(open, 'all-submarines')[0] ?? open[0];
  const missing = operation.force.find((unit) => !order.force.includes(unit) && having(open, 'name', unit));
  return (missing && having(open, 'name', missing)) ?? having(open, 'ready') ?? open[0];
}

/** Everybody who has room comes aboard, the strongest first. */
function boarding(picture: Picture, open: Open): Choice | undefined {
  const order = orderIn(picture);
  if (order?.kind === 'redeploy') return having(open, 'ready');
  // Whoever holds a place that counts stays there, as long as the order can do without.
  const holds = ([, unit]: Choice): boolean =>
    PRIZES[picture.side][picture.known.at[unit as UnitId] as ZoneId] !== undefined;
  const ready = having(open, 'ready');
  const choices = ofVerb(open, 'board').filter((choice) => !ready || !holds(choice));
  return best(choices, ([, unit]) => UNITS[unit as UnitId].full[3]) ?? ready;
}

/** Towards the goal, and no further. */
function way(picture: Picture, open: Open): Choice | undefined {
  const order = orderIn(picture);
  if (!order) return undefined;
  const here = (order.path.at(-1) ?? order.origin) as string;
  const goal = goalOf(picture, order);
  if (goal === undefined || goal === here) return having(open, 'stop') ?? ofVerb(open, 'to')[0];
  if (isZone(here)) return having(open, 'to', goal) ?? having(open, 'stop') ?? ofVerb(open, 'to')[0];
  const next = steps(picture, order, here as AreaId, goal as AreaId)[0];
  return (next && having(open, 'to', next)) ?? having(open, 'stop') ?? ofVerb(open, 'to')[0];
}

const steps = (picture: Picture, order: Readonly<Order>, here: AreaId, goal: AreaId): readonly AreaId[] =>
  order.kind === 'convoy-move' && BRITAIN.includes(goal)
    ? convoyWay(picture, here)
    : (wayTo(picture, here, goal, order.force.every(isSubmarine)) ?? []);

/** Where the order under way is bound for: the operation it was given for, or what is best from where it is now. */
function goalOf(picture: Picture, order: Readonly<Order>): string | undefined {
  const operation = operations(picture, order.kind).find(
    (one) => one.origin === order.origin && isSameForce(one, order),
  );
  if (operation) return isZone(operation.goal) && isLanding(order) ? areaOfZone(operation.goal) : operation.goal;
  const here = (order.path.at(-1) ?? order.origin) as string;
  const left = speedOf(order.force) * (order.kind === 'redeploy' ? 2 : 1) - order.path.length;
  if (order.kind === 'convoy-move' && isArea(here)) return convoyWay(picture, here).slice(0, left).at(-1) ?? here;
  if (isLanding(order) && isArea(here)) return coast(picture, here, left) ?? here;
  return here;
}

const isLanding = ({ kind }: Readonly<Order>): boolean => kind === 'amphibious' || kind === 'combined-assault';

const isSameForce = ({ force: units }: Operation, order: Readonly<Order>): boolean =>
  units.length >= order.force.length && order.force.every((unit) => units.includes(unit));

/** A coast worth landing on that is still in reach. */
function coast(picture: Picture, here: AreaId, left: number): AreaId | undefined {
  const zones = (Object.keys(PRIZES[picture.side]) as ZoneId[]).filter((zone) => {
    const path = wayTo(picture, here, areaOfZone(zone), false);
    return path !== undefined && path.length <= left && !isOurs(picture, zone);
  });
  const zone = best(zones, (one) => PRIZES[picture.side][one] ?? 0);
  return zone && areaOfZone(zone);
}

/** What aircraft are sent against, and how they get there. */
function target(picture: Picture, open: Open): Choice | undefined {
  const order = orderIn(picture);
  if (!order) return undefined;
  const aims = ofVerb(open, 'target');
  if (aims.length > 0)
    return best(aims, (choice) => {
      const at = String(choice[1]);
      const { gain, loss } = estimate(
        picture,
        isArea(at) ? 'airstrike-sea' : 'airstrike-land',
        order.flight,
        isZone(at) ? defendersAt(picture, at) : foesAt(picture, at as AreaId),
      );
      return gain - loss;
    });
  return ofVerb(open, 'to')[0];
}

/** Aircraft for a combined action: the base with the most to throw at troops, then all that can fly. */
function flight(picture: Picture, open: Open): Choice | undefined {
  const fire = (unit: UnitId): number => UNITS[unit].full[3];
  const base = best(ofVerb(open, 'flight'), ([, at]) =>
    ownAt(picture, at as AreaId).reduce((sum, unit) => sum + fire(unit), 0),
  );
  return base ?? best(ofVerb(open, 'name'), ([, unit]) => fire(unit as UnitId));
}

/** Whether it comes to a fight, now that the enemy has been seen. */
function attack(picture: Picture, open: Open): Choice | undefined {
  const order = orderIn(picture);
  const targets = ofVerb(open, 'target')[0];
  const goal = order && bestOf(picture, order.kind, order.origin ?? '')?.goal;
  if (targets) return having(open, 'target', goal ?? '') ?? targets;
  if (!order) return having(open, 'attack');
  const here = String(order.target ?? order.path.at(-1) ?? order.origin);
  const isAtSea = isArea(here);
  const foes = foesAt(picture, here as AreaId);
  const ours = order.flight.length > 0 ? order.flight : order.force;
  const context =
    order.flight.length > 0 ? (isAtSea ? 'airstrike-sea' : 'airstrike-land') : isAtSea ? 'naval' : 'ground';
  const { gain, loss } = estimate(picture, context, ours, foes);
  const stakes = worthOfAll(picture, ours) + worthOfAll(picture, foes);
  const planned = having(open, 'attack-with-plan');
  if (planned && stakes >= 2 * STAKES_FOR_PLAN && gain > 0.7 * loss) return planned;
  const refusal = having(open, 'no-attack');
  return refusal && gain < 0.75 * loss ? refusal : having(open, 'attack');
}

/** Everybody ashore, where it is worth most. */
function landing(picture: Picture, open: Open): Choice | undefined {
  const coasts = ofVerb(open, 'land-at');
  if (coasts.length > 0) {
    const worth = ([, zone]: Choice): number =>
      isOurs(picture, zone as ZoneId) ? 0 : (PRIZES[picture.side][zone as ZoneId] ?? 0);
    const choice = best(coasts, worth);
    return choice && worth(choice) > 0 ? choice : having(open, 'stay-aboard');
  }
  return ofVerb(open, 'land')[0] ?? having(open, 'attack') ?? having(open, 'go-ashore');
}

function interception(picture: Picture, open: Open): Choice | undefined {
  const area = picture.known.order?.path.at(-1);
  if (!area || !isArea(area)) return undefined;
  const verdict = judgeInterception(picture, area);
  return having(open, verdict.strikes ? 'intercept' : 'let-pass');
}

/** The moving stack as far as it is seen, against the submarines that wait there. */
export function judgeInterception(picture: Picture, area: AreaId): ReturnType<typeof shouldIntercept> {
  const { known, side } = picture;
  const { order } = known;
  const seen = (Object.entries(known.at) as [UnitId, string][])
    .filter(([, at]) => at === 'force')
    .map(([unit]) => unit);
  const top = order?.top;
  const unknown = Math.max(0, (order?.units ?? 0) - seen.filter((unit) => !isConvoy(unit)).length);
  const force = [
    ...seen,
    ...Array.from({ length: unknown }, () => top ?? seen[0]).filter((unit) => unit !== undefined),
  ];
  const boats = (Object.entries(known.at) as [UnitId, string][])
    .filter(
      ([unit, at]) => at === area && isSubmarine(unit) && (side === 'german') === 'GI'.includes(unit[0] as string),
    )
    .map(([unit]) => unit);
  return shouldIntercept(picture, force, boats);
}

function plan(picture: Picture, open: Open): Choice | undefined {
  const { battle } = picture.known;
  if (!battle) return undefined;
  const stakes = worthOfAll(picture, [...battle.attackers, ...battle.defenders]);
  return having(open, stakes >= 2 * STAKES_FOR_PLAN ? 'use-plan' : 'keep-plan') ?? having(open, 'keep-plan');
}

/** Escorts to Canada, hunters to the western approaches, aircraft forward, the German fleet to its ports. */
function deployment(picture: Picture, open: Open): Choice | undefined {
  return best(ofVerb(open, 'deploy'), ([, unit, place]) => {
    const id = unit as UnitId;
    const at = String(place);
    const area = isArea(at) || isZone(at) || isBase(at) ? areaOf(at) : null;
    if (!area) return 0.2;
    const isEscort = ['DD', 'DDE', 'CSG', 'CVE', 'CL'].includes(UNITS[id].type);
    if (picture.side === 'allied' && UNITS[id].category === 'naval')
      return isEscort === CANADA.includes(area) ? 1 + (area === 'BA' || area === 'AM' ? 0.1 : 0) : 0.5;
    return BRITAIN.includes(area) || area === 'AO' ? 0.9 : 0.8;
  });
}

/** Convoys where the way home is short and quiet; the staff counts moves, and leaves the longer ways to the faster. */
function convoys(picture: Picture, open: Open): Choice | undefined {
  const choice = best(ofVerb(open, 'convoy'), ([, unit, place]) => {
    const area = areaOf(place as AreaId);
    const guards = foesAt(picture, area).length > 0 ? -5 : 0;
    const { mf } = UNITS[unit as UnitId];
    if (picture.doctrine.scope === 'staff') return guards - Math.ceil(convoyWay(picture, area).length / mf) - mf * 0.1;
    return guards - convoyWay(picture, area).length + UNITS[unit as UnitId].mf * 0.1;
  });
  return choice ?? having(open, 'done');
}

const SENT_FIRST: readonly string[] = ['CVE', 'CSG', 'DDE', 'DD', 'CV', 'BB', 'LR'];
const sending = (unit: UnitId): number => {
  const place = SENT_FIRST.indexOf(UNITS[unit].type);
  return place < 0 ? 0 : SENT_FIRST.length - place;
};
