/** WPZ-2.5a, WPZ-2.6, WPZ-2.7  What a counter is, as bits: one look at a stack then tells whether anything of a sort is in it. */
import { counterOf, UNIT_IDS, type UnitId } from './data/units.ts';

export const NAVAL = 1 << 0;
export const SURFACE = 1 << 1;
export const SUBMARINE = 1 << 2;
export const CARRIER = 1 << 3;
export const TRANSPORT = 1 << 4;
export const CONVOY = 1 << 5;
/** WPZ-18.0, WPZ-19.1  Neither a convoy nor ore. */
export const WARSHIP = 1 << 6;
/** WPZ-17.1  A warship that can bring marines. */
export const MARINE_SHIP = 1 << 7;
export const AIR = 1 << 8;
/** Aircraft with something to fight with. */
export const STRIKER = 1 << 9;
export const AIR_TRANSPORT = 1 << 10;
export const SEAPLANE_TRANSPORT = 1 << 11;
export const GROUND = 1 << 12;
export const MOBILE = 1 << 13;
export const COASTAL = 1 << 14;
export const ANY = ~0;

function traitsOf(unit: UnitId): number {
  const { category, class: target, type, isCarrier, cargo, carriesMarines, mf } = counterOf(unit);
  if (category === 'air') {
    const transport = type === 'AT' ? AIR_TRANSPORT : type === 'SPT' ? SEAPLANE_TRANSPORT : 0;
    return AIR | (transport || STRIKER);
  }
  if (category === 'ground') return GROUND | (mf > 0 ? MOBILE : 0) | (type === 'CD' ? COASTAL : 0);
  const kind = type === 'CONV' ? CONVOY : type === 'ORE' ? 0 : WARSHIP;
  return (
    NAVAL |
    kind |
    (target === 'surface' ? SURFACE : SUBMARINE) |
    (isCarrier ? CARRIER : 0) |
    (cargo > 0 ? TRANSPORT : 0) |
    (carriesMarines ? MARINE_SHIP : 0)
  );
}

/** By the number of the counter. */
export const TRAITS: Readonly<Int32Array> = Int32Array.from(UNIT_IDS, traitsOf);
