/** WPZ-M.5, WPZ-2.8  Whose a unit is, and whether everybody can see which it is. */
import type { Side } from './data/powers.ts';
import { counterOf, UNIT_IDS, type UnitId } from './data/units.ts';
import type { State } from './state.ts';

/** A side, or nobody while the unit's power is neutral. */
export type Owner = Side | 'nobody';

/** WPZ-2.8  Sides by the letter with which an ID begins. */
const LETTER_SIDE: Readonly<Record<string, Side | undefined>> = {
  G: 'german',
  I: 'german',
  A: 'allied',
  B: 'allied',
  F: 'allied',
  U: 'allied',
};
/** It is looked up far more often than anything else. Third powers have none. */
const NATIVE_SIDE: ReadonlyMap<UnitId, Side | undefined> = new Map(
  UNIT_IDS.map((unit) => [unit, LETTER_SIDE[unit[0] as string]]),
);

export const isThird = (unit: UnitId): boolean => NATIVE_SIDE.get(unit) === undefined;
/** Whether the unit was on this side from the beginning. */
export const isNative = (unit: UnitId, side: Side): boolean => NATIVE_SIDE.get(unit) === side;

export function ownerOf(powers: Readonly<State['powers']>, unit: UnitId): Owner {
  const side = NATIVE_SIDE.get(unit);
  if (side) return side;
  const stand = unit[0] === 'N' ? powers.norway : powers.denmark;
  return stand === 'german' || stand === 'allied' ? stand : 'nobody';
}

export function sideOf({ powers }: Readonly<Pick<State, 'powers'>>, unit: UnitId): Side | null {
  const owner = ownerOf(powers, unit);
  return owner === 'nobody' ? null : owner;
}

export const nativesThat = (isSo: (unit: UnitId) => boolean): Readonly<Record<Side, readonly UnitId[]>> => ({
  german: UNIT_IDS.filter((unit) => isNative(unit, 'german') && isSo(unit)),
  allied: UNIT_IDS.filter((unit) => isNative(unit, 'allied') && isSo(unit)),
});
export const NATIVES = nativesThat(() => true);

/** WPZ-16.4  Public wherever it is: convoys, ore, coastal guns, third powers. */
const FACE_UP: ReadonlySet<UnitId> = new Set(UNIT_IDS.filter((unit) => counterOf(unit).isFaceUp || isThird(unit)));
export const isFaceUp = (unit: UnitId): boolean => FACE_UP.has(unit);
