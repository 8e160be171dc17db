/** What a sensible player prefers: the baseline planner, from open knowledge alone. */
import { type Advice, openOf, type Question } from '@derby/kernel';
import type { Asks, Choice } from '../src/choices.ts';
import { type CounterId, type CounterKind, kindOf, type ResourceId } from '../src/data/counters.ts';
import { BOMBING_WAYS, type Hub, type Yard } from '../src/data/map.ts';
import { spaceOf, type Xxi } from '../src/state.ts';
import type { Known } from '../src/view.ts';
import { counselMission, counselOnMission } from './counsel.ts';
import { chooseMission, chooseOnMission, differentMissions } from './missions.ts';
import { ALL_FIRES, chooseConstruction, LASTING_FIRES, movementBy, rushLegBy, targetYard } from './movement.ts';
import { explain } from './reasons.ts';
import { chooseRepair, counselRepair, repairsWorthAThought } from './repair.ts';
import { distancesTo } from './routes.ts';
import { evaluate, isQuiet, study } from './value.ts';

type Open = readonly Choice[];
type Planner = (known: Readonly<Known>, open: Open) => Choice | undefined;

function policy(known: Readonly<Known>, question: Question<Xxi>): Choice {
  const open = openOf(question.offers).map((one) => one.choice);
  const choice = PLANNERS[question.rule](known, open) ?? open[0];
  if (!choice) throw new Error('Advice was asked where nothing is open.');
  return choice;
}

/**
 * The policy, but for missions, which a stronger player reckons out, repairs, on which he spends more, and transport, which waits for
 * them.
 */
function counsel(known: Readonly<Known>, question: Question<Xxi>): Choice {
  const open = openOf(question.offers).map((one) => one.choice);
  return COUNSEL[question.rule]?.(known, open) ?? policy(known, question);
}

/** Missions are reckoned out; on repairs he saves, and a burning gate turns him back even where it could be cleared in time. */
function commander(known: Readonly<Known>, question: Question<Xxi>): Choice {
  return (MISSIONS.includes(question.rule) ? counsel : policy)(known, question);
}

/**
 * What a longer thought may weigh: who sails, what is repaired and whether to build. A mission under way is reckoned out to the
 * last die already, and the plan behind a move cannot be bettered one move at a time.
 */
function candidates(known: Readonly<Known>, question: Question<Xxi>): readonly Choice[] {
  const open = openOf(question.offers).map((one) => one.choice);
  return WEIGHED[question.rule]?.(known, open) ?? [counsel(known, question)];
}

/** Heavy AA goes to Hamburg, else Magdeburg, else where most raids fall. */
function placeFlak(_known: Readonly<Known>, open: Open): Choice | undefined {
  const appeal = (hub: Hub): number => (hub === '12' ? 100 : hub === '7' ? 99 : BOMBING_WAYS[hub]);
  return best(open, (choice) => appeal(choice[2] as Hub));
}

/** The crew farthest from where it is wanted, as if nothing were devastated. */
function loseCrew(known: Readonly<Known>, open: Open): Choice | undefined {
  const yard: Yard = known.pen.length === 0 ? '12' : targetYard(known, ALL_FIRES);
  return best(open, (choice) => farFrom(known, yard, choice[1] as ResourceId));
}

/** Anything rather than a command. */
const loseCounter = (_known: Readonly<Known>, open: Open): Choice | undefined =>
  best(open, (choice) => (kindOf(choice[1] as CounterId) === 'command' ? 0 : 1));

const MARKER_APPEAL: Readonly<Record<CounterKind, number>> = {
  devastation: 9,
  seven: 8,
  'twenty-one': 8,
  convoy: 7,
  army: 6,
  hull: 5,
  system: 4,
  crew: 4,
  flak: 3,
  priority: 2,
  command: 1,
};

const markFromScrap = (_known: Readonly<Known>, open: Open): Choice | undefined =>
  best(open, (choice) => MARKER_APPEAL[kindOf(choice[1] as CounterId)]);

/** Hulls first, then systems, then crews, those far from Hamburg before others; the allocation box last. */
function markFromMap(known: Readonly<Known>, open: Open): Choice | undefined {
  const order: Partial<Record<CounterKind, number>> = { hull: 300, system: 200, crew: 100 };
  return best(open, (choice) => {
    const id = choice[1] as ResourceId;
    return spaceOf(known, id) ? (order[kindOf(id)] ?? 0) + farFrom(known, '12', id) : 0;
  });
}

const farFrom = (known: Readonly<Known>, yard: Yard, id: ResourceId): number => {
  const space = spaceOf(known, id);
  return space ? distancesTo(yard, {})[space] : 0;
};

/** The first choice with the highest score. */
function best(open: Open, score: (choice: Choice) => number): Choice | undefined {
  let found: Choice | undefined;
  let highest = Number.NEGATIVE_INFINITY;
  for (const choice of open) {
    const here = score(choice);
    if (here > highest) [found, highest] = [choice, here];
  }
  return found;
}

const PLANNERS: Readonly<Record<Asks, Planner>> = {
  'XXI-16.1.6': placeFlak,
  'XXI-7.0': movementBy(ALL_FIRES),
  'XXI-16.1.8': rushLegBy(ALL_FIRES),
  'XXI-8.1a': chooseConstruction,
  'XXI-8.4a': (_known, open) => open[0],
  'XXI-9.0': chooseMission,
  'XXI-9.2b': chooseOnMission,
  'XXI-9.3': chooseOnMission,
  'XXI-9.5': chooseOnMission,
  'XXI-9.7a': chooseOnMission,
  'XXI-9.9a': chooseOnMission,
  'XXI-10.3b': loseCrew,
  'XXI-10.3c': loseCounter,
  'XXI-11.2': chooseRepair,
  'XXI-12.2a': markFromScrap,
  'XXI-12.2b': markFromMap,
};

const COUNSEL: Partial<Readonly<Record<Asks, Planner>>> = {
  'XXI-7.0': movementBy(LASTING_FIRES),
  'XXI-16.1.8': rushLegBy(LASTING_FIRES),
  'XXI-9.0': counselMission,
  'XXI-9.2b': counselOnMission,
  'XXI-9.3': counselOnMission,
  'XXI-9.5': counselOnMission,
  'XXI-9.9a': counselOnMission,
  'XXI-11.2': counselRepair,
};

const MISSIONS: readonly Asks[] = ['XXI-9.0', 'XXI-9.2b', 'XXI-9.3', 'XXI-9.5', 'XXI-9.9a'];

const WEIGHED: Partial<Readonly<Record<Asks, (known: Readonly<Known>, open: Open) => Open>>> = {
  'XXI-8.1a': (_known, open) => open,
  'XXI-9.0': differentMissions,
  'XXI-11.2': repairsWorthAThought,
};

export const advice: Advice<Xxi> = {
  policy,
  counsel,
  evaluate,
  isQuiet,
  candidates,
  study,
  officers: { commander },
  explain,
};
