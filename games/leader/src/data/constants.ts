/** Fixed numbers that belong to no card and no sheet. */
import type { Era } from './events.ts';

/** UL-13.3, UL-13.11, UL-11.6  How far weapons and eyes reach, in zones. */
export const TORPEDO_RANGE = 3;
export const GUN_RANGE = 2;
export const REVEAL_RANGE = 2;
export const DETECTION_RANGE = { surfaced: 2, submerged: 1 } as const;
export const ESCORT_ATTACK_RANGE = { surfaced: 2, submerged: 0 } as const;
export const SHIP_ATTACK_RANGE = 1;

/** UL-13.5, UL-13.11  Die modifiers of a boat's attack. */
export const TORPEDO_PER_ZONE = -1;
export const GUN_PER_ZONE = -3;
export const HEAVY_TARGET = 1;
export const FAT_BONUS = 1;
export const T5_BONUS = 2;

/** UL-13.15  What damage takes from a ship. */
export const SHIP_DAMAGE = { light: { speed: 1, detection: 1 }, heavy: { speed: 2, detection: 2 } } as const;

/** UL-12.7  A searching escort in the short ring: up to this die it turns back, up to that it stays. */
export const SEARCH_BACK = 3;
export const SEARCH_STAY = 7;

/** UL-9.2, UL-10.2  Contact and join dice. */
export const INTEL_BONUS = 2;
export const SEARCH_BONUS = 1;
export const WARNING_PENALTY = 2;
export const ATTACKED_PENALTY = 2;

/** Stress given and taken. */
export const CRASH_DIVE_STRESS = 1;
export const DEEP_DIVE_STRESS = 2;
export const SILENT_RUNNING_STRESS = 2;
export const BATTLE_STRESS = 1;
export const SUPPLY_RELIEF = 2;
export const REST_RELIEF = 4;
export const COOL_RELIEF = 1;

/** UL-14.6  A Deep Dive on this natural die harms the hull, whatever the Evasion. */
export const CRUSH_DEPTH = 10;

/** UL-14.14  Lasting Engines damages that sink a boat. */
export const ENGINES_LOST = 2;

/** UL-17.7, UL-18.2 */
export const EMPTY_SEA_VP = 2;
export const LOST_BOAT_VP = 3;

/** UL-7.8  The modified die that scores in a raid. */
export const RAID_HIT = 8;

/** UL-16.1  No battle goes on longer than this. */
export const LAST_ROUND = 30;

/** UL-19.2 */
export const SNORKEL_SO = 1;
export const SNORKEL_EVASION = 2;

/** UL-19.4  SO gained after the deal. */
export const RANDOM_BOATS_SO = { short: 2, medium: 4, long: 8 } as const;

/** UL-19.3  Dud torpedoes: the highest die of each result, by era; 0 where it cannot happen. */
export const DUDS = [
  { result: 'premature', early: 1, late: 0 },
  { result: 'silent', early: 2, late: 1 },
  { result: 'one', early: 4, late: 2 },
  { result: 'half', early: 7, late: 3 },
  { result: 'all', early: 10, late: 10 },
] as const satisfies readonly ({ result: string } & Record<Era, number>)[];

export type Dud = (typeof DUDS)[number]['result'];
