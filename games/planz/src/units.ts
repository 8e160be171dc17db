/** WPZ-M.5, WPZ-2.5a  Questions about units: whose they are, what they are, where they are. */

import type { Factor } from './data/contexts.ts';
import type { Side } from './data/powers.ts';
import { US, type UsStatus } from './data/tracks.ts';
import { LOSS_ORDER, type UnitType } from './data/types.ts';
import { counterOf, type UnitId } from './data/units.ts';
import { lookAt, standing, standingOf, traitsAt, whereIs } from './places.ts';
import type { Box, Place, State, Where } from './state.ts';
import { ANY, NAVAL } from './traits.ts';

export { isFaceUp, isNative, isThird, NATIVES, nativesThat, sideOf } from './owners.ts';

export const otherSide = (side: Side): Side => (side === 'german' ? 'allied' : 'german');

export const isNaval = (unit: UnitId): boolean => counterOf(unit).category === 'naval';
export const isAir = (unit: UnitId): boolean => counterOf(unit).category === 'air';
export const isGround = (unit: UnitId): boolean => counterOf(unit).category === 'ground';
export const isSurface = (unit: UnitId): boolean => counterOf(unit).class === 'surface';
export const isSubmarine = (unit: UnitId): boolean => counterOf(unit).class === 'submarine';
export const isCarrier = (unit: UnitId): boolean => counterOf(unit).isCarrier;
export const isTransport = (unit: UnitId): boolean => counterOf(unit).cargo > 0;
export const isConvoy = (unit: UnitId): boolean => counterOf(unit).type === 'CONV';
export const isOre = (unit: UnitId): boolean => counterOf(unit).type === 'ORE';
export const isCoastal = (unit: UnitId): boolean => counterOf(unit).type === 'CD';
export const isMarine = (unit: UnitId): boolean => counterOf(unit).type === 'MAR';
export const isAirTransport = (unit: UnitId): boolean =>
  counterOf(unit).type === 'AT' || counterOf(unit).type === 'SPT';
export const isType = (unit: UnitId, types: readonly UnitType[]): boolean => types.includes(counterOf(unit).type);
/** Every unit of a side that is in this place. */
export const unitsAt = (state: Readonly<State>, side: Side, place: Where): readonly UnitId[] =>
  standingOf(state, side, place);

export const navalAt = (state: Readonly<State>, side: Side, place: Where): UnitId[] =>
  unitsAt(state, side, place).filter(isNaval);

/** Whether a side has any unit in this place, or any of this sort (traits.ts). */
export const hasAt = (state: Readonly<State>, side: Side, place: Where, sort: number = ANY): boolean =>
  (traitsAt(state, side, place) & sort) !== 0;

/** WPZ-20.3d  Ships of powers that are still neutral. */
export const neutralShipsAt = (state: Readonly<State>, area: Where): UnitId[] =>
  standingOf(state, 'nobody', area).filter(isNaval);

export const hasNeutralShips = (state: Readonly<State>, area: Where): boolean =>
  (traitsAt(state, 'nobody', area) & NAVAL) !== 0;

const OFF_MAP: ReadonlySet<Where> = new Set<Box>([
  'pool',
  'special',
  'refit',
  'destroyed',
  'convoys',
  'waiting',
  'removed',
]);
/** Whether a unit is on the map or aboard something that is. */
export const isOnMap = (state: Readonly<State>, unit: UnitId): boolean => !OFF_MAP.has(whereIs(state, unit));

/** WPZ-12.3a  What a ship carries. */
export const cargoOf = (state: Readonly<State>, ship: UnitId): readonly UnitId[] => standing(state, ship);

export const isReduced = (state: { readonly reduced: readonly UnitId[] }, unit: UnitId): boolean =>
  state.reduced.includes(unit);

/** WPZ-12.1, WPZ-2.5c  How many units a transport holds now. */
export const capacityOf = (state: Readonly<State>, ship: UnitId): number =>
  counterOf(ship).cargo - (counterOf(ship).cargo > 0 && isReduced(state, ship) ? 1 : 0);

const FACTOR_INDEX = { aa: 0, as: 1, ab: 2, ag: 3 } as const satisfies Record<Factor, number>;

/** WPZ-11.4a, WPZ-11.8b  The factor a unit fires with, of its reduced side once it is reduced. */
export function factorOf(state: { readonly reduced: readonly UnitId[] }, unit: UnitId, factor: Factor): number {
  const { full, reduced } = counterOf(unit);
  return (reduced && isReduced(state, unit) ? reduced : full)[FACTOR_INDEX[factor]];
}

/** Places in the loss order: cheaper first, then by ID. */
const RANKS = Object.fromEntries(LOSS_ORDER.map((type, index) => [type, index])) as Record<UnitType, number>;
export const lossRank = (unit: UnitId): number => RANKS[counterOf(unit).type];
export const byLossOrder = (one: UnitId, other: UnitId): number =>
  lossRank(one) - lossRank(other) || (one < other ? -1 : 1);

/** WPZ-21.0  The status of the United States by its level. */
export function usStatus(state: Readonly<Pick<State, 'us'>>): UsStatus {
  lookAt('us-status');
  if (state.us.level >= US.full) return 'full';
  return state.us.level >= US.limited ? 'limited' : 'neutral';
}

/** WPZ-7.6  Whether these may act together: one nationality, convoys with any, or a plan that lifts the limit. */
export function areOneForce(state: Readonly<State>, side: Side, units: readonly UnitId[]): boolean {
  if (units.length < 2) return true;
  lookAt(side === 'german' ? 'mixed-german' : 'mixed-allied');
  if (state.plans[side].mixed) return true;
  let nation: string | undefined;
  for (const unit of units) {
    const { nat } = counterOf(unit);
    if (nat === 'ANY') continue;
    if (nation !== undefined && nat !== nation) return false;
    nation = nat;
  }
  return true;
}

/** Whether a unit may act with those already named. */
export const mayJoin = (state: Readonly<State>, side: Side, unit: UnitId, others: readonly UnitId[]): boolean =>
  areOneForce(state, side, [unit, ...others]);

export const without = <T>(list: readonly T[], gone: readonly T[]): T[] => list.filter((one) => !gone.includes(one));

export const placeOf = (state: Readonly<State>, unit: UnitId): Place => whereIs(state, unit) as Place;

/** What both sides have, with this for one of them: frozen, so that copies of the state and views share it. */
export const withOf = <T extends object>(
  both: Readonly<Record<Side, T>>,
  side: Side,
  now: T,
): Readonly<Record<Side, T>> => Object.freeze({ ...both, [side]: Object.freeze(now) });
