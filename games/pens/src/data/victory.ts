/** The figures of victory (HOST-14.1) and of the tonnage track (HOST-12.4). */
import type { TerritoryId } from './map.ts';

export const VICTORY = {
  tonnage: 170,
  axisIncome: 60,
  alliedIncome: 24,
  objectives: ['NFR', 'LOW', 'RUH', 'NWG', 'SIT', 'SNO'],
  objectivesNeeded: 4,
  lastRound: 12,
} as const satisfies {
  tonnage: number;
  axisIncome: number;
  alliedIncome: number;
  objectives: readonly TerritoryId[];
  objectivesNeeded: number;
  lastRound: number;
};

export const TONNAGE = { transport: 4, troopUnit: 3 } as const satisfies Record<string, number>;
