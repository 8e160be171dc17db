/** The planner: who answers which question, by a doctrine. */
import { openOf, type Question } from '@derby/kernel';
import type { Asks, Choice } from '../src/choices.ts';
import type { Side } from '../src/data/sides.ts';
import type { Drumbeat, State } from '../src/state.ts';
import {
  chooseAirAction,
  chooseAirTarget,
  chooseBase,
  chooseInterceptor,
  chooseSearch,
  chooseShelling,
} from './air.ts';
import type { Doctrine } from './doctrine.ts';
import {
  chooseActivation,
  chooseBearing,
  chooseCourse,
  chooseDetection,
  chooseGridAttack,
  chooseManner,
  chooseParting,
  chooseReturnFire,
} from './grids.ts';
import { best } from './judgement.ts';
import { chooseAllied, chooseStack } from './ships.ts';
import { openingOrder } from './standing-orders.ts';
import { chooseArrival, chooseSecondMove, chooseSubmarine } from './submarines.ts';

export type Planner = (
  known: Readonly<State>,
  open: readonly Choice[],
  doctrine: Doctrine,
  side: Side,
) => Choice | undefined;

/** The first choice with one of these verbs, in this order. */
const prefer =
  (...verbs: Choice[0][]): Planner =>
  (_known, open) => {
    for (const wanted of verbs) {
      const found = open.find(([verb]) => verb === wanted);
      if (found) return found;
    }
    return undefined;
  };

/** D5  All Canadians at once, in BB. */
const enterAll: Planner = (_known, open) => open.find(([verb, , area]) => verb === 'arrive' && area === 'BB');
/** D13  As many boxes as can be had. */
const drinkAll: Planner = (_known, open) => best(open, ([, , boxes]) => boxes as number);

/** D21  New York and Norfolk; the Axis leaves out the marker that betrays, the Allies the best of them. */
const frogmen: Planner = (known, open) => {
  const filling = known.containers.find((one) => !one.filled);
  if (filling && open.some(([verb]) => verb === 'leave-out')) {
    const marker = filling.filledBy === 'axis' ? 'F5' : 'F3';
    return open.find(([, id]) => id === marker);
  }
  const taken = known.containers.map((one) => one.port);
  const wanted = (['newyork', 'norfolk'] as const).find((port) => !taken.includes(port));
  return open.find(([, port]) => port === wanted) ?? open[0];
};

/** D14  By standing order otherwise: the Axis commits nobody, the Allies everybody. */
const commit: Planner = (known, open, doctrine, side) =>
  (side === 'allies' ? prefer('commit', 'done') : prefer('done'))(known, open, doctrine, side);

const activate: Planner = (known, open, doctrine, side) =>
  side === 'axis' ? chooseSubmarine(known, open, doctrine) : chooseAllied(known, open, doctrine);

const PLANNERS: Readonly<Record<Asks, Planner>> = {
  'PK-3.1': prefer('done'),
  'PK-5.1.2': chooseArrival,
  'PK-21.1': chooseArrival,
  'PK-21.2': chooseArrival,
  'PK-21.4': enterAll,
  'PK-5.1.3': chooseBase,
  'PK-5.2.2': prefer('cap', 'done'),
  'PK-5.3.1': chooseAirAction,
  'PK-5.3.3': chooseAirTarget,
  'PK-18.5': chooseAirTarget,
  'PK-12.8': chooseAirTarget,
  'PK-12.5': chooseAirTarget,
  'PK-21.3.2': chooseAirTarget,
  'PK-12.4': prefer('escort', 'done'),
  'PK-9.4.1': chooseInterceptor,
  'PK-5.4.1': activate,
  'PK-6.7': chooseStack,
  'PK-11.2': drinkAll,
  'PK-21.2.1': frogmen,
  'PK-7.1': commit,
  'PK-16.4': chooseManner,
  'PK-7.7': (known, open, _doctrine, side) => chooseCourse(known, open, side),
  'PK-8.3': chooseBearing,
  'PK-9.4.3': prefer('strike'),
  'PK-5.5.7': chooseActivation,
  'PK-7.13': chooseParting,
  'PK-8.1': chooseDetection,
  'PK-9.5': chooseGridAttack,
  'PK-9.3.1': chooseReturnFire,
  'PK-5.5.21': chooseShelling,
  'PK-12.7': (_known, open) => open[0],
  'PK-5.6.1': chooseSecondMove,
  'PK-5.6.2': chooseSearch,
  'PK-5.7.1': chooseBase,
};

export const advisedBy =
  (doctrine: Doctrine) =>
  (known: Readonly<State>, question: Question<Drumbeat>): Choice => {
    const open = openOf(question.offers).map((one) => one.choice);
    const order = openingOrder(known, question.seat, open, doctrine);
    const choice = order ?? PLANNERS[question.rule](known, open, doctrine, question.seat) ?? open[0];
    if (!choice) throw new Error('Advice was asked where nothing is open.');
    return choice;
  };
