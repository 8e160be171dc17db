/** What is chosen before the game: scenario, variants and extras. */
import type { OptionSpec, Presets } from '@derby/kernel';
import type { ScenarioId } from './data/scenarios.ts';
import type { Drumbeat } from './state.ts';

export interface Settings {
  readonly scenario: ScenarioId;
  readonly v21_1_northAtlantic: boolean;
  readonly v21_2_barbarigo: boolean;
  readonly v21_3_floatplanes: boolean;
  readonly v21_4_canadians: boolean;
  readonly v21_5_damage: boolean;
  readonly amerikaBombers: boolean;
  readonly hiddenSubmarines: boolean;
  readonly handicap: number;
  readonly shortGame: boolean;
  readonly roundCap: number;
}
export type OptionId = keyof Settings;

const toggle = <I extends OptionId>(id: I, rule: OptionSpec<Drumbeat>['rule'], standard: boolean) => ({
  id,
  rule,
  values: [true, false],
  standard,
});

/** PK-18.2  From −60 to +60 in tens. */
const HANDICAPS = [-60, -50, -40, -30, -20, -10, 0, 10, 20, 30, 40, 50, 60] as const;

export const OPTIONS: readonly OptionSpec<Drumbeat>[] = [
  { id: 'scenario', rule: 'PK-17.1', values: ['17.1', '17.2'], standard: '17.1' },
  toggle('v21_1_northAtlantic', 'PK-21.1', false),
  toggle('v21_2_barbarigo', 'PK-21.2', false),
  toggle('v21_3_floatplanes', 'PK-21.3', false),
  toggle('v21_4_canadians', 'PK-21.4', false),
  toggle('v21_5_damage', 'PK-21.5', false),
  toggle('amerikaBombers', 'PK-12.6', true),
  toggle('hiddenSubmarines', 'PK-18.1', false),
  { id: 'handicap', rule: 'PK-18.2', values: HANDICAPS, standard: 0 },
  toggle('shortGame', 'PK-18.9', false),
  { id: 'roundCap', rule: 'PK-7.12', values: [10, 20, 40], standard: 20 },
];

/** Named sets for the start screen. */
export const PRESETS = {
  standard: {},
  'first-night': { shortGame: true },
  'second-happy-time': { scenario: '17.2' },
  'silent-hunters': { hiddenSubmarines: true },
  'full-variant': {
    v21_1_northAtlantic: true,
    v21_2_barbarigo: true,
    v21_3_floatplanes: true,
    v21_4_canadians: true,
    v21_5_damage: true,
  },
} as const satisfies Presets<Drumbeat>;
