/** UL-10.5  The special conditions of a battle, as changes to its figures. */

export interface Condition {
  /** Added to every torpedo die, every gun die. */
  readonly torpedo?: number;
  readonly gun?: number;
  readonly noGun?: true;
  /** Added to every escort detection die against a surfaced, a submerged boat. */
  readonly detectSurfaced?: number;
  readonly detectSubmerged?: number;
  /** Taken from the distance at which ships are revealed, escorts detect, others attack. */
  readonly shortSight?: number;
  readonly alerts?: number;
  /** VP more for the first lone or merchant ship sunk. */
  readonly prize?: number;
  /** What happens once, when the card is drawn. */
  readonly once?: 'straggler' | 'thin' | 'reinforced' | 'ideal' | 'astern' | 'air';
}

export const CONDITIONS = {
  none: {},
  'firing-solution': { torpedo: 1 },
  night: { detectSurfaced: -2, gun: -1 },
  moon: { detectSurfaced: 1 },
  rough: { noGun: true, torpedo: -1, detectSurfaced: -1, detectSubmerged: -1 },
  fog: { shortSight: 1 },
  calm: { detectSubmerged: 1 },
  alerted: { alerts: 1 },
  straggler: { once: 'straggler' },
  thin: { once: 'thin' },
  reinforced: { once: 'reinforced' },
  ideal: { once: 'ideal' },
  astern: { once: 'astern' },
  air: { once: 'air' },
  prize: { prize: 1 },
} as const satisfies Record<string, Condition>;

export type ConditionId = keyof typeof CONDITIONS;
