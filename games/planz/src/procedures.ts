/** WPZ-23  Every kind of action: whether it can be carried out, and its steps from the first question to the last. */
import type { Play } from '@derby/kernel';
import {
  aimStrike,
  chartStrike,
  declareStrike,
  flyStrike,
  isStrikeOrigin,
  joinStrike,
  STRIKE_NAMING,
  strikeCarrier,
  strikeNeutrals,
  takeForFlight,
} from './air-orders.ts';
import { aimLift, chartLift, declareDrop, flyLift, isLiftOrigin, joinDrop, load } from './airlift.ts';
import { AMPHIBIOUS_NAMING, board, isAmphibiousOrigin } from './amphibious-orders.ts';
import { aimGuns, BOMBARD_NAMING, chartForGuns, flightForGuns, isBombardOrigin, openFire } from './bombardment.ts';
import { endOrder } from './cleanup.ts';
import { assemble, canAssemble } from './convoys.ts';
import { AREA_IDS } from './data/areas.ts';
import type { Kind } from './data/kinds.ts';
import { BASE_IDS, ZONE_IDS } from './data/zones.ts';
import {
  attackOnLand,
  chartForTroops,
  flightForTroops,
  GROUND_NAMING,
  isGroundOrigin,
  joinTroops,
  marchOn,
} from './ground-orders.ts';
import { scout, signals } from './intelligence.ts';
import { type Kept, keptAmong } from './kept.ts';
import { chartForLanding, flightForLanding, joinAssault, land } from './landing.ts';
import { attack, attackedNeutrals, attackingSubmarines } from './naval-attack.ts';
import { isNavalOrigin, meet, NAVAL_NAMING, sail, submarines } from './naval-orders.ts';
import { blankOrder, chooseOrigin, compose, forcesBy, type Naming, nameForce, orderOf, originsAmong } from './order.ts';
import { canMobilisePlan, mobilisePlan } from './plans.ts';
import {
  CONTESTED_NAMING,
  isContestedOrigin,
  isRebaseOrigin,
  isShiftOrigin,
  rebase,
  rebaseContested,
  rebaseGround,
} from './rebasing.ts';
import { ralliable, rally, refit, refittable } from './refit.ts';
import { canEmplace, canRaise, emplace, hasPool, mobilise, raise } from './reinforcements.ts';
import type { List, Order, OrderStep, Place, State, Table } from './state.ts';

type Step = (t: Table) => Play<void> | void;
/** Whether an order of this kind could start in a place. */
type IsOrigin<P extends Place> = (state: Readonly<State>, order: Readonly<Order>, place: P) => boolean;

interface Procedure {
  /** Whether the side to move could carry it out to its end (WPZ-M.11). */
  isPossible(state: Readonly<State>): boolean;
  readonly steps: Partial<Readonly<Record<OrderStep, Step>>>;
}

/** Names the force, then goes on to a step. */
function naming(how: Naming, next: OrderStep, then: (state: State) => void = () => {}): Step {
  const offers = forcesBy(how);
  return function* (t) {
    if (!(yield* nameForce(t, how, offers))) return;
    then(t.state);
    orderOf(t.state).step = next;
  };
}

/** Whether an order of this kind could start anywhere. */
function canStart<P extends Place>(places: readonly P[], isOrigin: IsOrigin<P>, kind: Kind): Procedure['isPossible'] {
  const starts = startsOf(places, isOrigin, kind);
  return (state) => starts.isAny(state, state.mover);
}

/** The places in which it could. */
function startsOf<P extends Place>(places: readonly P[], isOrigin: IsOrigin<P>, kind: Kind): Kept<P> {
  const blank: Readonly<Order> = blankOrder(kind);
  return keptAmong(places, (state, _side, place) => isOrigin(state, blank, place));
}

/** An order that begins with a place. */
function from<P extends Place>(
  places: readonly P[],
  isOrigin: IsOrigin<P>,
  kind: Kind,
  steps: Procedure['steps'],
): Procedure {
  const starts = startsOf(places, isOrigin, kind);
  const offers = originsAmong((state) => starts.all(state, state.mover));
  return {
    isPossible: (state) => starts.isAny(state, state.mover),
    steps: { origin: (t) => chooseOrigin(t, offers), end: endOrder, ...steps },
  };
}

/** WPZ-7.4  An order without anything to compose is given with a second word, so that the first can be taken back. */
const once = (isPossible: (state: Readonly<State>) => boolean, step: Step): Procedure => ({
  isPossible,
  steps: {
    *origin(t) {
      yield* compose(t, 'WPZ-7.4', listReady);
      if (t.state.order) t.state.order.step = 'units';
    },
    units: step,
    end: endOrder,
  },
});

const listReady = (list: List<'ready'>): void => list.open(['ready']);

/** An order of one step. */
const single = (isPossible: (state: Readonly<State>) => boolean, step: Step): Procedure => ({
  isPossible,
  steps: { origin: step, units: step, end: endOrder },
});

const sea = { path: sail, meet, submarines } as const;

const navalMove = (kind: 'naval-move' | 'convoy-move'): Procedure =>
  from(AREA_IDS, isNavalOrigin, kind, {
    ...sea,
    force: naming(NAVAL_NAMING, 'path'),
    attack,
    'attack-submarines': attackingSubmarines,
    'attack-neutrals': attackedNeutrals,
  });

const landing = (kind: Kind): Procedure =>
  from(AREA_IDS, isAmphibiousOrigin, kind, {
    ...sea,
    force: naming(AMPHIBIOUS_NAMING, 'board'),
    board,
    land,
    flight: flightForLanding,
    flying: chartForLanding,
    join: joinAssault,
  });

const strike = (kind: 'airstrike-land' | 'airstrike-sea'): Procedure =>
  from(BASE_IDS, isStrikeOrigin, kind, {
    force: naming(STRIKE_NAMING, 'target', takeForFlight),
    target: aimStrike,
    path: chartStrike,
    attack: declareStrike,
    'attack-neutrals': strikeNeutrals,
    join: joinStrike,
    flying: flyStrike,
    carrier: strikeCarrier,
  });

const guns = (kind: 'bombardment' | 'carrier-bombardment' | 'air-naval'): Procedure =>
  from(AREA_IDS, isBombardOrigin, kind, {
    force: naming(BOMBARD_NAMING, 'target'),
    target: aimGuns,
    flight: flightForGuns,
    path: chartForGuns,
    attack: openFire,
  });

const troops = (kind: 'ground-move' | 'air-ground'): Procedure =>
  from(ZONE_IDS, isGroundOrigin, kind, {
    force: naming(GROUND_NAMING, 'path'),
    path: marchOn,
    flight: flightForTroops,
    flying: chartForTroops,
    attack: attackOnLand,
    join: joinTroops,
  });

const lift = (kind: 'airlift' | 'seaplane-lift' | 'airborne'): Procedure =>
  from(BASE_IDS, isLiftOrigin, kind, {
    force: load,
    target: aimLift,
    path: chartLift,
    attack: declareDrop,
    join: joinDrop,
    flying: flyLift,
  });

const always = (): boolean => true;

export const PROCEDURES: Readonly<Record<Kind, Procedure>> = {
  plan: once(canMobilisePlan, mobilisePlan),
  reinforcements: once(hasPool, mobilise),
  convoys: single(canAssemble, assemble),
  shipping: single(canRaise, raise),
  'coastal-defense': single(canEmplace, emplace),
  'aerial-scouting': once(always, scout),
  'naval-scouting': once(always, scout),
  'ground-scouting': once(always, scout),
  signals: once(always, signals),
  'naval-move': navalMove('naval-move'),
  redeploy: from(AREA_IDS, isNavalOrigin, 'redeploy', {
    ...sea,
    force: naming(NAVAL_NAMING, 'board'),
    board,
    land,
    join: joinAssault,
  }),
  bombardment: guns('bombardment'),
  'carrier-bombardment': guns('carrier-bombardment'),
  'convoy-move': navalMove('convoy-move'),
  'airstrike-land': strike('airstrike-land'),
  'airstrike-sea': strike('airstrike-sea'),
  rebase: single(canStart(BASE_IDS, isRebaseOrigin, 'rebase'), rebase),
  'rebase-contested': from(BASE_IDS, isContestedOrigin, 'rebase-contested', {
    force: naming(CONTESTED_NAMING, 'units'),
    units: rebaseContested,
  }),
  'ground-move': troops('ground-move'),
  'rebase-ground': single(canStart(ZONE_IDS, isShiftOrigin, 'rebase-ground'), rebaseGround),
  amphibious: landing('amphibious'),
  'emergency-transport': landing('emergency-transport'),
  evacuation: landing('evacuation'),
  'sealift-air': landing('sealift-air'),
  'air-ground': troops('air-ground'),
  'combined-assault': landing('combined-assault'),
  'air-naval': guns('air-naval'),
  airlift: lift('airlift'),
  'seaplane-lift': lift('seaplane-lift'),
  airborne: lift('airborne'),
  'rally-naval': single((state) => ralliable(state, blankOrder('rally-naval')).length > 0, rally),
  'rally-ground': single((state) => ralliable(state, blankOrder('rally-ground')).length > 0, rally),
  refit: single((state) => refittable(state, blankOrder('refit'), 1).length > 0, refit),
};

/** One step of the order under way. */
export function* orderOn(t: Table): Play<void> {
  const { kind, step } = orderOf(t.state);
  const take = PROCEDURES[kind].steps[step];
  if (!take) throw new Error(`An order of kind ${kind} has no step ${step}.`);
  const asking = take(t);
  if (asking) yield* asking;
}
