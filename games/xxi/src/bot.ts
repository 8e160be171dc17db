/** What a sensible player prefers: the baseline planner, from open knowledge alone. */
import { type Advice, openOf, type Question } from '@derby/kernel';
import { chooseMission, chooseOnMission } from './bot-missions.ts';
import { chooseConstruction, chooseMovement, chooseRushLeg, targetYard } from './bot-movement.ts';
import { chooseRepair } from './bot-repair.ts';
import { type CounterId, type CounterKind, kindOf, type ResourceId } from './data/counters.ts';
import { BOMBING_WAYS, type Hub, type Yard } from './data/map.ts';
import { TURNS } from './data/tracks.ts';
import { distancesTo } from './routes.ts';
import { type Asks, balanceOf, type Choice, type Known, type Xxi } from './state.ts';

type Open = readonly Choice[];
type Planner = (known: Readonly<Known>, open: Open) => Choice | undefined;

function policy(known: Readonly<Known>, question: Question<Xxi>): Choice {
  const open = openOf(question.offers).map((one) => one.choice);
  const choice = PLANNERS[question.rule](known, open) ?? open[0];
  if (!choice) throw new Error('Advice was asked where nothing is open.');
  return choice;
}

/** Heavy AA goes to Hamburg, else Magdeburg, else where most raids fall. */
function placeFlak(_known: Readonly<Known>, open: Open): Choice | undefined {
  const appeal = (hub: Hub): number => (hub === '12' ? 100 : hub === '7' ? 99 : BOMBING_WAYS[hub]);
  return best(open, (choice) => appeal(choice[2] as Hub));
}

/** The crew farthest from where it is wanted, as if nothing were devastated. */
function loseCrew(known: Readonly<Known>, open: Open): Choice | undefined {
  const yard: Yard = known.pen.length === 0 ? '12' : targetYard(known);
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
    return known.spaces[id] ? (order[kindOf(id)] ?? 0) + farFrom(known, '12', id) : 0;
  });
}

const farFrom = (known: Readonly<Known>, yard: Yard, id: ResourceId): number => {
  const space = known.spaces[id];
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

/** Convoys a flotilla may be hoped to sink in a month, and how far the balance must stretch. */
const HOPE = { perMonth: 0.16, perFlotilla: 0.05, spread: 3 };

/** The balance that may be hoped for at the end, against the six that a victory needs. */
function evaluate(known: Readonly<Known>): number {
  const months = TURNS - known.turn;
  const afloat = known.valentin.length + (known.mission ? 1 : 0);
  const hoped = balanceOf(known) + months * (HOPE.perMonth + HOPE.perFlotilla * afloat);
  const overlord = known.convoys.WA.length >= 6 && known.turn >= 9 ? 0.2 : 1;
  return overlord / (1 + Math.exp((6 - hoped) / HOPE.spread));
}

const PLANNERS: Readonly<Record<Asks, Planner>> = {
  'XXI-16.1.6': placeFlak,
  'XXI-7.0': chooseMovement,
  'XXI-16.1.8': chooseRushLeg,
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

export const advice: Advice<Xxi> = { policy, evaluate };
