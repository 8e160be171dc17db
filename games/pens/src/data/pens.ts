/** The figures of a pen (PEN-1). */
export const PEN = { cost: 3, maxDamage: 10 } as const;

/** Boats a pen shelters at 0, 1, … 10 points of damage (PEN-1.26). */
export const ROOM_BY_DAMAGE = [3, 3, 3, 3, 3, 3, 3, 3, 2, 1, 0] as const satisfies readonly number[];
