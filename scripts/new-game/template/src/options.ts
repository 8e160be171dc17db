/** What is chosen before the game. */
import type { OptionSpec, Presets } from '@derby/kernel';
import type { NewGame } from './state.ts';

export type OptionId = 'longGame';

export const OPTIONS: readonly OptionSpec<NewGame>[] = [
  { id: 'longGame', rule: 'NEW-1.2', values: [false, true], standard: false },
];

/** Named sets for the start screen. */
export const PRESETS = { standard: {}, long: { longGame: true } } as const satisfies Presets<NewGame>;
