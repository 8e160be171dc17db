/** Every command with its arguments and options: help, completion and the reference are made from this one table. */

export interface OptionShape {
  /** What stands for the value in the help; a flag has none. */
  readonly value?: string;
  /** May be given several times. */
  readonly many?: true;
}

export interface CommandShape {
  /** The arguments, as the usage line shows them. */
  readonly takes: readonly string[];
  readonly options: Readonly<Record<string, OptionShape>>;
}

const RULES = { options: { value: 'LIST', many: true }, seed: { value: 'TEXT' } } as const;

export const COMMANDS = {
  play: {
    takes: ['GAME|FILE'],
    options: { ...RULES, bot: { value: 'SEAT=BOT', many: true }, hints: { value: 'BOT' }, resume: {} },
  },
  demo: {
    takes: ['GAME'],
    options: { ...RULES, bot: { value: 'BOT', many: true }, pace: { value: 'MS' }, record: { value: 'FILE' } },
  },
  games: { takes: [], options: { json: {} } },
} as const satisfies Record<string, CommandShape>;

export type CommandName = keyof typeof COMMANDS;
export type OptionName<C extends CommandName> = keyof (typeof COMMANDS)[C]['options'] & string;
export const COMMAND_NAMES = Object.keys(COMMANDS) as CommandName[];

/** Options that every command has. */
export const COMMON = { lang: { value: 'en|fr' }, help: {} } as const satisfies Record<string, OptionShape>;
export type CommonOption = keyof typeof COMMON;
