/** Phase 4 for the bots: boats home or to their hunting grounds, armies to their posts, fleets to their stations. */
import { isAircraft, isBoat, isHarbour, isLand, isReady, isSubmarine, seatOf, sideOf, theUnit } from '../src/basics.ts';
import type { Choice } from '../src/choices.ts';
import { type PlaceId, SEA_ZONES, type TerritoryId, type ZoneId } from '../src/data/map.ts';
import { convoyValue, isTerritory, landBeside, ZONE_IDS } from '../src/geography.ts';
import { boatsIn, roomOf } from '../src/pens.ts';
import type { State, Unit, UnitId } from '../src/state.ts';
import { berlinIsWeak, invasions, type Relief, reliefOf } from './danger.ts';
import type { Doctrine } from './doctrine.ts';
import { best, destroyersNear, landUnitsAt, seaSteps, stepsBetween, warshipsAt } from './judgement.ts';

const WORTH_MOVING = 0.05;

/** A position together with what is looked up in it again and again while moves are compared. */
export interface Surroundings extends Readonly<State> {
  readonly harbour: (zone: ZoneId) => boolean;
  readonly nearestHarbour: (zone: ZoneId) => number;
  readonly destroyers: (zone: ZoneId) => number;
  readonly alliedWarships: (zone: ZoneId) => number;
  /** How many units could come for a territory, by land, by sea and from the air. */
  readonly threat: (territory: TerritoryId) => number;
  readonly troops: (territory: TerritoryId) => number;
  /** What one more defender there, or the last one fewer, would save. */
  readonly relief: (territory: TerritoryId) => Relief;
  readonly isBerlinWeak: () => boolean;
  readonly doctrine: Doctrine;
}

export function surroundings(state: Readonly<State>, doctrine: Doctrine): Surroundings {
  const side = seatOf(state.turn);
  const harbour = remembered((zone: ZoneId) => isHarbour(state, zone));
  const invading = once(() => invasions(state, side));
  const coming = remembered((territory: TerritoryId) => invading()(territory));
  return {
    ...state,
    harbour,
    nearestHarbour: remembered((zone: ZoneId) =>
      Math.min(9, ...ZONE_IDS.filter(harbour).map((other) => seaSteps(zone, other))),
    ),
    destroyers: remembered((zone: ZoneId) => destroyersNear(state, zone)),
    alliedWarships: remembered((zone: ZoneId) => warshipsAt(state, 'allies', zone)),
    threat: remembered((territory: TerritoryId) => coming(territory).reduce((sum, { count }) => sum + count, 0)),
    troops: remembered((territory: TerritoryId) => landUnitsAt(state, side, territory).length),
    relief: remembered((territory: TerritoryId) => reliefOf(state, side, territory, coming(territory))),
    isBerlinWeak: once(() => berlinIsWeak(state, doctrine.berlin.margin)),
    doctrine,
  };
}

/** Works each answer out once. */
function remembered<K, V>(work: (key: K) => V): (key: K) => V {
  const known = new Map<K, V>();
  return (key) => {
    const before = known.get(key);
    if (before !== undefined) return before;
    const value = work(key);
    known.set(key, value);
    return value;
  };
}

function once<V>(work: () => V): () => V {
  let known: { readonly value: V } | undefined;
  return () => {
    known ??= { value: work() };
    return known.value;
  };
}

/** The move that improves most; `done` when nothing improves. */
export const chooseMove = (known: Readonly<State>, open: readonly Choice[], doctrine: Doctrine): Choice | undefined =>
  improvingMove(known, open, doctrine) ?? open.find((choice) => choice[0] === 'done') ?? open[0];

export function improvingMove(known: Readonly<State>, open: readonly Choice[], doctrine: Doctrine): Choice | undefined {
  const state = surroundings(known, doctrine);
  const memo = new Map<UnitId, number>();
  const stay = (unit: Readonly<Unit>): number => {
    const known = memo.get(unit.id);
    if (known !== undefined) return known;
    const value = stationOf(state, unit, unit.at, unit.inside !== null);
    memo.set(unit.id, value);
    return value;
  };
  return best(open, (choice) => gain(state, choice, stay), WORTH_MOVING);
}

function gain(state: Surroundings, choice: Choice, stay: (unit: Readonly<Unit>) => number): number {
  switch (choice[0]) {
    case 'move':
    case 'fly': {
      const unit = theUnit(state, choice[1]);
      return stationOf(state, unit, choice[2], false) - stay(unit);
    }
    case 'enter': {
      const unit = theUnit(state, choice[1]);
      return unit.inside === null ? stationOf(state, unit, unit.at, true) - stay(unit) : 0;
    }
    case 'ship':
      return state.round >= 2 && choice[3] !== 'GIB' ? 5 : 0;
    case 'ferry':
      return ferryWorth(state, choice[3], theUnit(state, choice[1]));
    default:
      return 0;
  }
}

/** How well a unit is placed somewhere, inside a pen or not. */
function stationOf(state: Surroundings, unit: Readonly<Unit>, at: PlaceId, inPen: boolean): number {
  if (isSubmarine(unit))
    return isReady(unit) ? huntingGround(state, unit, at as ZoneId, inPen) : haven(state, unit, at as ZoneId, inPen);
  if (isAircraft(unit)) return airBase(state, unit, at);
  if (isLand(unit)) return post(state, unit, at as TerritoryId);
  return anchorage(state, unit, at as ZoneId);
}

/** Expected sum of so many dice, capped: what a zone's convoys lose to so many raiders. */
const LOSSES = Array.from({ length: 9 }, (_, limit) =>
  Array.from({ length: 7 }, (_, raiders) => expectedLoss(limit, raiders)),
);

function expectedLoss(limit: number, raiders: number): number {
  let sums = new Map<number, number>([[0, 1]]);
  for (let i = 0; i < raiders; i++) {
    const next = new Map<number, number>();
    for (const [sum, chance] of sums) {
      for (let die = 1; die <= 6; die++) next.set(sum + die, (next.get(sum + die) ?? 0) + chance / 6);
    }
    sums = next;
  }
  let expected = 0;
  for (const [sum, chance] of sums) expected += Math.min(limit, sum) * chance;
  return expected;
}

const lossTo = (limit: number, raiders: number): number => LOSSES[limit]?.[Math.min(6, raiders)] ?? 0;

/** Ready submarines at sea in a zone, besides this one. */
export const othersIn = (state: Surroundings, unit: Readonly<Unit>, zone: ZoneId): number =>
  state.units.filter((one) => one.at === zone && one.id !== unit.id && one.inside === null && isReady(one)).length;

/** What the convoys of a zone should lose to one more boat, besides so many others. */
export function expectedFrom(state: Surroundings, zone: ZoneId, others: number): number {
  const { UK, USA } = SEA_ZONES[zone].convoy;
  const american = state.usaAtWar || state.round >= 4 ? USA : 0;
  return lossTo(UK, others + 1) - lossTo(UK, others) + lossTo(american, others + 1) - lossTo(american, others);
}

/** What a Ready boat may expect to sink there, less the risk of being hunted. */
function huntingGround(state: Surroundings, unit: Readonly<Unit>, zone: ZoneId, inPen: boolean): number {
  if (inPen) return 0.6;
  const others = othersIn(state, unit, zone);
  const marginal = expectedFrom(state, zone, others);
  const bonus = state.round >= 7 ? 1 : 0;
  const hunters = state.destroyers(zone);
  const risk =
    hunters === 0 && bonus === 0
      ? 0
      : (Math.min(4, Math.min(hunters, 3) + 1 + bonus) / 6) * Math.min(1, 0.35 * (hunters + bonus));
  const homeward = Math.max(0, state.nearestHarbour(zone) - 2);
  const bound = state.harbour(zone) ? 0.1 : 0;
  return 1.2 * marginal - (6 * risk) / (others + 1) - 0.5 * homeward + bound;
}

/** Where a Spent submarine can refit in peace: a pen, a harbour with a free pen, a quiet harbour, or the way there. */
function haven(state: Surroundings, unit: Readonly<Unit>, zone: ZoneId, inPen: boolean): number {
  if (inPen) return 20;
  const pens = isBoat(unit) ? freePens(state, zone) : 0;
  if (state.harbour(zone)) {
    const risk = 0.3 * state.destroyers(zone) + 0.25 * bombersNear(state, zone) + 3 * state.alliedWarships(zone);
    return 10 + (pens > 0 ? 8 : 0) - Math.min(6, risk);
  }
  return 5 - state.nearestHarbour(zone) - 0.1 * state.destroyers(zone);
}

export const freePens = (state: Surroundings, zone: ZoneId): number =>
  state.pens.filter(
    (pen) => pen.state === 'usable' && landBeside(zone).includes(pen.at) && boatsIn(state, pen.id).length < roomOf(pen),
  ).length;

export const bombersNear = (state: Surroundings, zone: ZoneId): number =>
  state.units.filter(
    (unit) => unit.type === 'bomber' && sideOf(unit.power) === 'allies' && stepsBetween(unit.at, zone) <= 3,
  ).length;

/** Safe behind troops, and near the fighting. */
function airBase(state: Surroundings, unit: Readonly<Unit>, at: PlaceId): number {
  if (!isTerritory(at)) return -10;
  const side = sideOf(unit.power);
  if (side === 'neutral') return 0;
  const guards = Math.min(6, state.troops(at));
  const front = stepsBetween(at, airFront(unit));
  return guards > 0 ? 0.3 * guards - 0.8 * front : -3 - front;
}

/** Where aircraft want to be near. */
export const airFront = (unit: Readonly<Unit>): TerritoryId => {
  if (sideOf(unit.power) === 'axis') return 'NFR';
  return unit.type === 'fighter' ? 'SEN' : 'NEN';
};

/** Weights of the places where each side wants its armies. */
const GARRISONS: Readonly<Record<'GER' | 'ITA' | 'UK' | 'USA', Readonly<Partial<Record<TerritoryId, number>>>>> = {
  GER: {
    NFR: 24,
    LOW: 15,
    NWG: 14,
    BRI: 12,
    BLN: 8,
    AQU: 7,
    SNO: 7,
    DEN: 4,
    RUH: 4,
    SGE: 2,
    POL: 1,
    NNO: 1,
    SFR: 2,
    NIT: 3,
    SIT: 2,
  },
  ITA: { SIT: 14, NIT: 5, SFR: 2, TUN: 1 },
  UK: { SEN: 20, NEN: 8, GIB: 3, SCO: 1 },
  USA: { NEU: 6, SEN: 20, NEN: 10, SEU: 1 },
};

const CALL_TO_BERLIN = 400;

/** How far a garrison falls short of its weight, measured in strength for each point of weight. */
export function post(state: Surroundings, unit: Readonly<Unit>, at: TerritoryId): number {
  const side = sideOf(unit.power);
  if (side === 'neutral' || unit.power === 'FRA' || unit.power === 'VIC') return 0;
  const others = state.troops(at) - (unit.at === at ? 1 : 0);
  const danger = state.threat(at);
  const weight =
    (GARRISONS[unit.power][at] ?? 1) +
    (side === 'axis' ? 3 * danger : frontier(state, at)) +
    (at === 'BLN' && side === 'axis' && state.isBerlinWeak() ? CALL_TO_BERLIN : 0);
  const byWeight = weight / (others + 1);
  if (state.doctrine.garrisons[side] === 'weights') return byWeight;
  const relief = state.relief(at);
  return (unit.at === at ? relief.leaving : relief.joining) + 0.1 * byWeight;
}

/** Allied armies on the continent gather where the next attack can start. */
export const frontier = (state: Surroundings, at: TerritoryId): number =>
  landBeside(at).some((next) => state.control[next] === 'GER' || state.control[next] === 'ITA') ? 25 : 0;

export const STAGING_AREA: ZoneId = 'S16';

/** Warships and transports: the staging area, the convoy routes, and out of harm's way. */
function anchorage(state: Surroundings, unit: Readonly<Unit>, zone: ZoneId): number {
  if (sideOf(unit.power) === 'axis')
    return state.harbour(zone) ? 1 - 0.3 * state.alliedWarships(zone) - 0.1 * state.destroyers(zone) : -2;
  const staging = seaSteps(zone, STAGING_AREA);
  if (unit.type !== 'destroyer') return unit.power === 'USA' && !state.usaAtWar ? 0 : -staging;
  const company = state.alliedWarships(zone) - (unit.at === zone ? 1 : 0);
  const convoy = convoyValue(zone);
  return 0.25 * convoy - 0.6 * company - 0.4 * Math.max(0, staging - 1);
}

/** Troops across the water, to where the next attack can start. */
function ferryWorth(state: Surroundings, to: TerritoryId, transport: Readonly<Unit>): number {
  if (sideOf(transport.power) !== 'allies' || frontier(state, to) === 0) return 0;
  return 14 - 0.1 * state.troops(to);
}
