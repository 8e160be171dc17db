/** WPZ-2.2  Tracks, and the few numbers of the tables. */
import type { UnitType } from './types.ts';

/** WPZ-7.1  Action points above this are lost. */
export const AP_MAX = 10;
/** WPZ-7.2  What each side gains every turn before anything is added. */
export const BASE_INCOME = { german: 3, allied: 2 } as const;
/** WPZ-4.1  A convoy track above this ends the game. */
export const CONVOY_LIMIT = 18;
/** WPZ-2.5d, WPZ-18.2  What a convoy counts on arrival. */
export const ARRIVAL = { full: 2, reduced: 1 } as const;

/** WPZ-21.0  Levels of the United States and where each status begins. */
export const US = { min: 1, max: 10, limited: 5, full: 8, maxRise: 3 } as const;
export type UsStatus = 'neutral' | 'limited' | 'full';

/** WPZ-4.2.1  What an enemy unit in refit or destroyed is worth to each side. */
export const UNIT_VP: Readonly<Record<'german' | 'allied', Readonly<Partial<Record<UnitType, number>>>>> = {
  german: { CV: 2, BB: 2, BC: 2, CVL: 1, CA: 1 },
  allied: { CV: 3, BB: 3, BC: 3, BP: 1, CA: 1, CVF: 1 },
};
/** WPZ-4.2.2  From which difference a win is marginal and decisive. */
export const LEVELS = { decisive: 20, marginal: 11 } as const;
/** WPZ-4.1  The ships whose loss to the last one loses the game. */
export const CAPITAL_SHIPS: readonly UnitType[] = ['BB', 'BC', 'CV'];

/** WPZ-10.5.1b, WPZ-17.3  A unit crosses mountains when its die is no higher. */
export const MOUNTAIN_PASS: Readonly<Partial<Record<UnitType, number>>> = { MEC: 2, MTN: 5 };
export const MOUNTAIN_PASS_OTHERS = 3;
/** WPZ-23.3.4-EV  Up to this a unit boards unharmed. */
export const EVACUATION_SAFE = 3;
/** WPZ-23.2-SI  From this die signals intelligence succeeds. */
export const SIGNALS_SUCCESS = { german: 4, allied: 3 } as const;
/** WPZ-11.6a  Bonuses of tactical superiority. */
export const PLAN_BONUS = 2;
export const WATERS_BONUS = 1;

/** WPZ-10.3.1  Units of an unsupported move. */
export const UNSUPPORTED_LIMIT = 6;
/** WPZ-9.2.1, WPZ-11.3b  Air units over one area in one action. */
export const FLIGHT_LIMIT = 4;
/** WPZ-15.1, WPZ-23.4-RN, WPZ-23.4-RG  Units of one refit and of one rally. */
export const REFIT_LIMIT = 6;
export const RALLY_LIMIT = { naval: 2, ground: 6 } as const;
