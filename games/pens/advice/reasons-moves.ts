/** Reasons in phase 4: what a unit finds where it goes, beside what it has where it is. */
import { isBoat, isLand, isReady, isSubmarine, seatOf, sideOf, thePen, theUnit } from '../src/basics.ts';
import type { PlaceId, TerritoryId, ZoneId } from '../src/data/map.ts';
import { convoyValue, isZone } from '../src/geography.ts';
import { mayLandIn } from '../src/paths.ts';
import { boatsIn, roomOf } from '../src/pens.ts';
import type { Ground, PlainReason } from '../src/reasons.ts';
import type { PenId, State, Unit } from '../src/state.ts';
import type { Doctrine } from './doctrine.ts';
import { seaSteps, stepsBetween } from './judgement.ts';
import {
  airFront,
  bombersNear,
  expectedFrom,
  freePens,
  frontier,
  improvingMove,
  othersIn,
  post,
  STAGING_AREA,
  type Surroundings,
  surroundings,
} from './moves.ts';
import type { Explainer } from './reasons.ts';
import { berlinWeak, leavingOf, reliefAt } from './reasons-purchase.ts';

export const moveReasons: Explainer = (known, choice, open, doctrine) => {
  if (!improvingMove(known, open, doctrine))
    return [{ what: choice[0] === 'done' ? 'nothing-improves' : 'cannot-end' }];
  const state = surroundings(known, doctrine);
  switch (choice[0]) {
    case 'move':
      return station(state, theUnit(state, choice[1]), choice[2], doctrine);
    case 'fly':
      return airReasons(state, theUnit(state, choice[1]), choice[2]);
    case 'enter':
      return penReasons(state, theUnit(state, choice[1]), choice[2]);
    case 'ship':
      return [{ what: 'troop-convoy', to: choice[3] }];
    case 'ferry':
      return [{ what: 'ferry', to: choice[3], troops: state.troops(choice[3]) }];
    default:
      return [{ what: 'only-choice' }];
  }
};

function station(state: Surroundings, unit: Readonly<Unit>, to: PlaceId, doctrine: Doctrine): PlainReason[] {
  if (isSubmarine(unit))
    return isReady(unit) ? groundReasons(state, unit, to as ZoneId) : havenReasons(state, unit, to as ZoneId);
  if (isLand(unit)) return postReasons(state, unit, to as TerritoryId, doctrine);
  return shipReasons(state, unit, to as ZoneId);
}

const groundOf = (state: Surroundings, unit: Readonly<Unit>, zone: ZoneId): Ground => {
  const others = othersIn(state, unit, zone);
  return {
    expected: expectedFrom(state, zone, others),
    others,
    hunters: state.destroyers(zone),
    toHarbour: state.nearestHarbour(zone),
  };
};

const groundNow = (state: Surroundings, unit: Readonly<Unit>): PlainReason =>
  unit.inside === null
    ? { what: 'ground-now', at: unit.at as ZoneId, ground: groundOf(state, unit, unit.at as ZoneId) }
    : { what: 'now-in-pen' };

/** A Ready submarine goes where the convoys are. */
const groundReasons = (state: Surroundings, unit: Readonly<Unit>, at: ZoneId): PlainReason[] => [
  { what: 'hunting-ground', at, ground: groundOf(state, unit, at) },
  groundNow(state, unit),
];

/** A Spent one goes where it can refit. */
function havenReasons(state: Surroundings, unit: Readonly<Unit>, at: ZoneId): PlainReason[] {
  if (!state.harbour(at)) return [{ what: 'way-home', at, steps: state.nearestHarbour(at) }];
  const pens = isBoat(unit) ? freePens(state, at) : 0;
  const harbour: PlainReason = {
    what: 'harbour',
    at,
    destroyers: state.destroyers(at),
    bombers: bombersNear(state, at),
    warships: state.alliedWarships(at),
  };
  return pens > 0 ? [{ what: 'pen-in-reach', at, pens }, harbour] : [harbour];
}

function penReasons(state: Surroundings, unit: Readonly<Unit>, id: PenId): PlainReason[] {
  const pen = thePen(state, id);
  const shelter = { pen: id, inside: boatsIn(state, id).length, room: roomOf(pen) };
  if (!isReady(unit)) return [{ what: 'into-pen', ...shelter, damage: pen.damage }];
  return [{ what: 'pen-safer', ...shelter }, groundNow(state, unit)];
}

const isAloft = (state: Readonly<State>, { at }: Readonly<Unit>): boolean =>
  isZone(at) || !mayLandIn(state, state.turn, at);

function airReasons(state: Surroundings, unit: Readonly<Unit>, at: PlaceId): PlainReason[] {
  const front = airFront(unit);
  const base = (place: PlaceId) => ({ guards: troopsAt(state, place), steps: stepsBetween(place, front) });
  return [
    { what: 'air-base', at, ...base(at), front },
    isAloft(state, unit) ? { what: 'must-land' } : { what: 'air-base-now', ...base(unit.at) },
  ];
}

const troopsAt = (state: Surroundings, at: PlaceId): number => (isZone(at) ? 0 : state.troops(at));

/** Berlin before all; then danger where it is weighed; then the weights of the map. */
function postReasons(state: Surroundings, unit: Readonly<Unit>, at: TerritoryId, doctrine: Doctrine): PlainReason[] {
  const side = seatOf(state.turn);
  const from = unit.at as TerritoryId;
  if (at === 'BLN' && side === 'axis' && state.isBerlinWeak()) return [berlinWeak(state)];
  if (doctrine.garrisons[side] === 'danger' && isForRelief(state, unit, at))
    return [reliefAt(state, at), leavingOf(state, from)];
  if (side === 'axis')
    return [
      { what: 'garrison', at, troops: state.troops(at), invaders: state.threat(at) },
      { what: 'garrison-now', at: from, troops: state.troops(from), invaders: state.threat(from) },
    ];
  const troops = state.troops(at);
  const isFront = frontier(state, at) > frontier(state, from);
  return [
    isFront ? { what: 'frontier', at, troops } : { what: 'post', at, troops },
    { what: 'post-now', at: from, troops: state.troops(from) },
  ];
}

/** Whether the greater part of what the move gains is danger averted. */
function isForRelief(state: Surroundings, unit: Readonly<Unit>, at: TerritoryId): boolean {
  const from = unit.at as TerritoryId;
  const averted = state.relief(at).joining - state.relief(from).leaving;
  return 2 * averted > post(state, unit, at) - post(state, unit, from);
}

function shipReasons(state: Surroundings, unit: Readonly<Unit>, at: ZoneId): PlainReason[] {
  const from = unit.at as ZoneId;
  if (sideOf(unit.power) === 'axis') return [axisShips(state, unit, at), axisShips(state, unit, from)];
  const steps = seaSteps(at, STAGING_AREA);
  if (unit.type !== 'destroyer') return [{ what: 'staging', at, steps, from: seaSteps(from, STAGING_AREA) }];
  return [convoyGuard(state, unit, at), convoyGuard(state, unit, from)];
}

const axisShips = (state: Surroundings, unit: Readonly<Unit>, at: ZoneId): PlainReason => ({
  what: 'axis-ships',
  at,
  isNow: unit.at === at,
  harbour: state.harbour(at),
  warships: state.alliedWarships(at),
  destroyers: state.destroyers(at),
});

const convoyGuard = (state: Surroundings, unit: Readonly<Unit>, at: ZoneId): PlainReason => ({
  what: 'convoy-guard',
  at,
  isNow: unit.at === at,
  convoys: convoyValue(at),
  company: state.alliedWarships(at) - (unit.at === at ? 1 : 0),
  steps: seaSteps(at, STAGING_AREA),
});
