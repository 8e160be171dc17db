/** UL-3.2  The Convoy deck: fifty cards; a contact's ships, and a condition for another battle. */
import type { ConditionId } from './conditions.ts';
import type { ZoneId } from './display.ts';

/** A contact's type is also the kind of its non-escort markers. */
export type ContactType = 'lone' | 'merchant' | 'naval';

export interface ConvoyCard {
  readonly type: ContactType;
  /** Zones of the non-escort markers 1, 2, 3 … and of the escorts E1, E2, E3 … */
  readonly ships: readonly ZoneId[];
  readonly escorts: readonly ZoneId[];
  readonly condition: ConditionId;
}

// biome-ignore format: one row for each card
export const CONVOYS: Readonly<Record<number, ConvoyCard>> = {
  1: { type: 'lone', ships: ['C-NW'], escorts: [], condition: 'none' },
  2: { type: 'lone', ships: ['C-NE'], escorts: [], condition: 'firing-solution' },
  3: { type: 'lone', ships: ['C-SW'], escorts: [], condition: 'night' },
  4: { type: 'lone', ships: ['C-SE'], escorts: [], condition: 'none' },
  5: { type: 'lone', ships: ['C-NW'], escorts: [], condition: 'moon' },
  6: { type: 'lone', ships: ['C-NE'], escorts: [], condition: 'rough' },
  7: { type: 'lone', ships: ['C-SW'], escorts: [], condition: 'none' },
  8: { type: 'lone', ships: ['C-SE'], escorts: [], condition: 'alerted' },
  9: { type: 'lone', ships: ['C-NW'], escorts: [], condition: 'fog' },
  10: { type: 'lone', ships: ['C-NE'], escorts: [], condition: 'none' },
  11: { type: 'lone', ships: ['C-SW'], escorts: [], condition: 'air' },
  12: { type: 'lone', ships: ['C-SE'], escorts: [], condition: 'night' },
  13: { type: 'lone', ships: ['C-NW'], escorts: [], condition: 'firing-solution' },
  14: { type: 'lone', ships: ['C-NE'], escorts: ['S-N'], condition: 'calm' },
  15: { type: 'lone', ships: ['C-SW'], escorts: ['S-N'], condition: 'none' },
  16: { type: 'naval', ships: ['C-NE'], escorts: [], condition: 'thin' },
  17: { type: 'naval', ships: ['C-NW'], escorts: ['S-N'], condition: 'none' },
  18: { type: 'naval', ships: ['C-NE'], escorts: ['S-NE'], condition: 'astern' },
  19: { type: 'naval', ships: ['C-NW'], escorts: ['S-NW', 'S-NE'], condition: 'moon' },
  20: { type: 'naval', ships: ['C-NW', 'C-NE'], escorts: ['S-N', 'S-S'], condition: 'firing-solution' },
  21: { type: 'naval', ships: ['C-NW', 'C-SE'], escorts: ['S-NW', 'S-E'], condition: 'none' },
  22: { type: 'naval', ships: ['C-NW', 'C-NE'], escorts: ['S-NW', 'S-NE', 'S-S'], condition: 'rough' },
  23: { type: 'naval', ships: ['C-NW', 'C-NE', 'C-SW'], escorts: ['S-N', 'S-SE', 'S-SW'], condition: 'reinforced' },
  24: { type: 'naval', ships: ['C-NW', 'C-NE', 'C-SW', 'C-SE'], escorts: ['S-NW', 'S-NE', 'S-S'], condition: 'none' },
  25: { type: 'merchant', ships: ['C-NW', 'C-NE'], escorts: [], condition: 'ideal' },
  26: { type: 'merchant', ships: ['C-NE', 'C-SE'], escorts: [], condition: 'straggler' },
  27: { type: 'merchant', ships: ['C-NW', 'C-SW'], escorts: [], condition: 'none' },
  28: { type: 'merchant', ships: ['C-NW', 'C-SE'], escorts: ['S-S'], condition: 'fog' },
  29: { type: 'merchant', ships: ['C-NW', 'C-NE'], escorts: ['S-N'], condition: 'alerted' },
  30: { type: 'merchant', ships: ['C-NW', 'C-NE', 'C-SE'], escorts: ['S-SE'], condition: 'none' },
  31: { type: 'merchant', ships: ['C-NW', 'C-NE', 'C-SW'], escorts: ['S-NW'], condition: 'firing-solution' },
  32: { type: 'merchant', ships: ['C-NW', 'C-NE', 'C-SW'], escorts: [], condition: 'night' },
  33: { type: 'merchant', ships: ['C-NW', 'C-NE', 'C-SW', 'C-SE'], escorts: [], condition: 'prize' },
  34: { type: 'merchant', ships: ['C-NE', 'C-SW', 'C-SE'], escorts: [], condition: 'none' },
  35: { type: 'merchant', ships: ['C-NW', 'C-NE', 'C-SW', 'C-SE'], escorts: ['S-N', 'S-S'], condition: 'astern' },
  36: { type: 'merchant', ships: ['C-NW', 'C-NE', 'C-SW', 'C-SE'], escorts: ['S-W', 'S-E'], condition: 'calm' },
  37: { type: 'merchant', ships: ['C-NW', 'C-NE', 'C-SW', 'C-SE'], escorts: ['S-NW', 'S-NE'], condition: 'none' },
  38: { type: 'merchant', ships: ['C-NW', 'C-NE', 'C-SW', 'C-SE', 'C-NW'], escorts: ['S-N', 'S-SE', 'S-SW'], condition: 'alerted' },
  39: { type: 'merchant', ships: ['C-NW', 'C-NE', 'C-SW', 'C-SE', 'C-NE'], escorts: ['S-NW', 'S-NE', 'S-S'], condition: 'straggler' },
  40: { type: 'merchant', ships: ['C-NW', 'C-NE', 'C-SW', 'C-SE', 'C-SW'], escorts: ['S-N', 'S-E', 'S-SW'], condition: 'none' },
  41: { type: 'merchant', ships: ['C-NW', 'C-NE', 'C-SW', 'C-SE', 'C-NW', 'C-NE'], escorts: ['S-NW', 'S-NE', 'S-SE', 'S-SW'], condition: 'firing-solution' },
  42: { type: 'merchant', ships: ['C-NW', 'C-NE', 'C-SW', 'C-SE', 'C-SW', 'C-SE'], escorts: ['S-N', 'S-E', 'S-S', 'S-W'], condition: 'fog' },
  43: { type: 'merchant', ships: ['C-NW', 'C-NE', 'C-SW', 'C-SE', 'C-NW', 'C-SE'], escorts: ['S-NW', 'S-NE', 'S-SE', 'S-SW'], condition: 'rough' },
  44: { type: 'merchant', ships: ['C-NW', 'C-NE', 'C-SW', 'C-SE', 'C-NW', 'C-NE', 'C-SW'], escorts: ['M-NNE', 'S-NW', 'S-E', 'S-SE', 'S-SW'], condition: 'none' },
  45: { type: 'merchant', ships: ['C-NW', 'C-NE', 'C-SW', 'C-SE', 'C-NE', 'C-SW', 'C-SE'], escorts: ['M-NNW', 'S-NE', 'S-W', 'S-SE', 'S-SW'], condition: 'ideal' },
  46: { type: 'merchant', ships: ['C-NW', 'C-NE', 'C-SW', 'C-SE', 'C-NW', 'C-NE', 'C-SW', 'C-SE'], escorts: ['S-N', 'S-NE', 'S-SE', 'S-SW', 'S-NW'], condition: 'moon' },
  47: { type: 'merchant', ships: ['C-NW', 'C-NE', 'C-SW', 'C-SE', 'C-NW', 'C-NE', 'C-SW', 'C-SE'], escorts: ['M-NNE', 'M-NNW', 'S-E', 'S-W', 'S-S'], condition: 'air' },
  48: { type: 'merchant', ships: ['C-NW', 'C-NE', 'C-SW', 'C-SE', 'C-NW', 'C-NE', 'C-SW', 'C-SE'], escorts: ['M-NNE', 'S-NW', 'S-NE', 'S-SE', 'S-SW', 'M-SSW'], condition: 'night' },
  49: { type: 'merchant', ships: ['C-NW', 'C-NE', 'C-SW', 'C-SE', 'C-NW', 'C-NE', 'C-SW', 'C-SE'], escorts: ['M-NNW', 'S-N', 'S-E', 'S-W', 'S-S', 'M-SSE'], condition: 'thin' },
  50: { type: 'merchant', ships: ['C-NW', 'C-NE', 'C-SW', 'C-SE', 'C-NW', 'C-NE', 'C-SW', 'C-SE'], escorts: ['M-NNE', 'M-NNW', 'S-E', 'S-W', 'S-SE', 'S-SW', 'S-S'], condition: 'reinforced' },
};

export const CONVOY_DECK: readonly number[] = Object.keys(CONVOYS).map(Number);
