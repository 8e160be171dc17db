/** What is chosen before the game: every option is a toggle. */
import type { OptionSpec, Presets } from '@derby/kernel';
import type { Pens } from './state.ts';

/** Each toggle with the rule it changes, and whether it is on unless a player says otherwise. */
const TOGGLES = {
  pens: ['PEN-1.1', true],
  freePens: ['PEN-1.31', true],
  typeXXI: ['HOST-4.8', true],
  heavyBombers: ['HOST-4.9', false],
  heavyBomberSpecialAttack: ['PEN-2.1', false],
  excessEjection: ['PEN-1.27', true],
  penAnyExit: ['PEN-1.9', false],
  wolfpack: ['HOST-4.7', false],
  harbourRaids: ['HOST-8.9', true],
  troopConvoys: ['HOST-10.3', true],
  raidBonus: ['HOST-8.11', false],
} as const;

export type OptionId = keyof typeof TOGGLES;

export const OPTIONS: readonly OptionSpec<Pens>[] = (Object.keys(TOGGLES) as OptionId[]).map((id) => ({
  id,
  rule: TOGGLES[id][0],
  values: [true, false],
  standard: TOGGLES[id][1],
}));

/** Named sets for the start screen. */
export const PRESETS = {
  standard: {},
  'bomber-offensive': { heavyBombers: true, heavyBomberSpecialAttack: true },
  'no-concrete': { pens: false, freePens: false },
} as const satisfies Presets<Pens>;
