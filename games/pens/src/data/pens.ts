/** The figures of a pen (PEN-1). */
import type { UnitType } from './units.ts';

export const PEN = {
  cost: 3,
  repair: 1,
  maxDamage: 10,
  maxBoats: 3,
  /** A raided pen destroys a bomber on this roll or less. */
  flak: 1,
  users: ['uboat', 'typeXXI'],
} as const satisfies {
  cost: number;
  repair: number;
  maxDamage: number;
  maxBoats: number;
  flak: number;
  users: readonly UnitType[];
};

/** Boats a pen shelters at 0, 1, … 10 points of damage (PEN-1.26). */
export const ROOM_BY_DAMAGE = [3, 3, 3, 3, 3, 3, 3, 3, 2, 1, 0] as const satisfies readonly number[];
