/** The options of section 10 of the rulebook: what is chosen before the game. */
import type { OptionSpec, OptionValue, Presets } from '@derby/kernel';
import type { Rule } from './rules.ts';
import type { PlanZ } from './state.ts';

interface Toggle {
  readonly rule: Rule;
  readonly values: readonly OptionValue[];
  readonly standard: OptionValue;
}

const ON_OR_OFF = [true, false] as const;

const TOGGLES = {
  /** 1 The Great Atlantic War, 2 Unrestricted Naval Warfare. */
  scenario: { rule: 'WPZ-22.1', values: [1, 2], standard: 1 },
  /** Off: every unit is open to all; plans and picks stay hidden. */
  fogOfWar: { rule: 'WPZ-16.0', values: ON_OR_OFF, standard: true },
  /** On: B-CV-O joins the British pool, U-BB-O the American display. */
  optUnits: { rule: 'WPZ-2.4', values: ON_OR_OFF, standard: false },
  /** On: each Opt plan is played in a segment for one AP. */
  optPlans: { rule: 'WPZ-22.0d', values: ON_OR_OFF, standard: false },
  /** On: an enemy ship in the sea zone also breaks control of the land beside it. */
  literalAreaControl: { rule: 'WPZ-5.1a', values: ON_OR_OFF, standard: false },
  taskForces: { rule: 'WPZ-16.2', values: ON_OR_OFF, standard: true },
  /** On: both sides begin with the default deployments. */
  defaultSetup: { rule: 'WPZ-22.0e', values: ON_OR_OFF, standard: false },
  /** Off: mobilised convoys stand in the sea zone of their port and can be attacked there. */
  convoyInPort: { rule: 'WPZ-18.1', values: ON_OR_OFF, standard: true },
  /** Added to the German starting AP. */
  apHandicap: { rule: 'WPZ-22.1.2c', values: [-4, -3, -2, -1, 0, 1, 2, 3, 4], standard: 0 },
  usStartLevel: { rule: 'WPZ-21.0', values: [1, 2, 3, 4], standard: 1 },
} as const satisfies Record<string, Toggle>;

export type OptionId = keyof typeof TOGGLES;

/** The options of one game, by name. */
export interface Settings {
  readonly scenario: 1 | 2;
  readonly fogOfWar: boolean;
  readonly optUnits: boolean;
  readonly optPlans: boolean;
  readonly literalAreaControl: boolean;
  readonly taskForces: boolean;
  readonly defaultSetup: boolean;
  readonly convoyInPort: boolean;
  readonly apHandicap: number;
  readonly usStartLevel: number;
}

export const OPTIONS: OptionSpec<PlanZ>[] = (Object.keys(TOGGLES) as OptionId[]).map((id) => ({ id, ...TOGGLES[id] }));

/** Sets of options under a name: only what differs from the standard. */
export const PRESETS = {
  standard: {},
  'second-scenario': { scenario: 2 },
  quick: { defaultSetup: true, taskForces: false },
  open: { fogOfWar: false },
} as const satisfies Presets<PlanZ>;

export const settingsOf = (options: Readonly<Record<OptionId, OptionValue>>): Settings => ({
  scenario: options.scenario === 2 ? 2 : 1,
  fogOfWar: options.fogOfWar === true,
  optUnits: options.optUnits === true,
  optPlans: options.optPlans === true,
  literalAreaControl: options.literalAreaControl === true,
  taskForces: options.taskForces === true,
  defaultSetup: options.defaultSetup === true,
  convoyInPort: options.convoyInPort === true,
  apHandicap: Number(options.apHandicap),
  usStartLevel: Number(options.usStartLevel),
});
