/** UL-3.8, UL-3.9  What every ship card has in common, whatever its deck. */

/** The modified die from which a hit is light, heavy, sinking; null is never reached. */
export type HitNumbers = readonly [light: number | null, heavy: number | null, sunk: number | null];

/** Hit counters drawn by an attack, before modification. */
export interface AttackSize {
  readonly heavy: number;
  readonly light: number;
}

/** UL-1.3  Name, type and tonnage are for reading only; escorts carry none. */
export interface ShipCard {
  readonly name: string;
  readonly type: string;
  readonly tons?: number;
  readonly speed: number;
  readonly vp: number;
  readonly xp: number;
  readonly torpedo: HitNumbers;
  readonly gun: HitNumbers;
  readonly surface: AttackSize;
}

/** Kinds of marker, unknown until revealed, and the speed printed on their backs (UL-1.14). */
export const MARKER_SPEED = { lone: 2, merchant: 2, naval: 3, escort: 2, fleetEscort: 3 } as const;
export type MarkerKind = keyof typeof MARKER_SPEED;
