/** Every command with its arguments and options: help, completion and the reference are made from this one table. */

export interface OptionShape {
  /** What stands for the value in the help; a flag has none. */
  readonly value?: string;
  /** The value when the option stands alone. */
  readonly alone?: string;
  /** May be given several times. */
  readonly many?: true;
}

export interface CommandShape {
  /** The arguments, as the usage line shows them; one that ends in `…` may be repeated. */
  readonly takes: readonly string[];
  readonly options: Readonly<Record<string, OptionShape>>;
}

const MATCH = { options: { value: 'LIST', many: true }, seed: { value: 'TEXT' } } as const;
/** A file to write; without its name, the standard output. */
const OUTPUT = { value: 'FILE', alone: '-' } as const;
const RUN = {
  games: { value: 'N' },
  ...MATCH,
  workers: { value: 'N' },
  json: OUTPUT,
  csv: OUTPUT,
  svg: OUTPUT,
  html: { value: 'FILE' },
  save: { value: 'FILE' },
  resume: { value: 'FILE' },
  database: { value: 'URL' },
} as const;
const STUDY = { bot: { value: '[SEAT=]BOT', many: true }, ...RUN } as const;

export const COMMANDS = {
  play: {
    takes: ['GAME|FILE'],
    options: { ...MATCH, bot: { value: 'SEAT=BOT', many: true }, hints: { value: 'BOT' }, resume: {} },
  },
  demo: {
    takes: ['GAME'],
    options: {
      ...MATCH,
      bot: { value: '[SEAT=]BOT', many: true },
      seat: { value: 'SEAT' },
      pace: { value: 'MS' },
      record: { value: 'FILE' },
    },
  },
  sim: {
    takes: ['GAME'],
    options: {
      ...STUDY,
      metric: { value: 'NAME' },
      details: {},
      map: { value: 'FILE' },
      curves: { value: 'FILE' },
    },
  },
  'sim compare': { takes: ['GAME', 'A', 'B'], options: { ...STUDY, seat: { value: 'SEAT' } } },
  'sim sweep': {
    takes: ['GAME'],
    options: { ...STUDY, vary: { value: 'LIST', many: true }, width: { value: 'WIDTH' }, seat: { value: 'SEAT' } },
  },
  tournament: { takes: ['GAME'], options: { players: { value: 'BOT,BOT,…' }, ...RUN } },
  review: {
    takes: ['FILE…'],
    options: {
      budget: { value: 'quick|standard|thorough' },
      seat: { value: 'SEAT' },
      seed: { value: 'TEXT' },
      all: {},
      json: OUTPUT,
    },
  },
  replay: { takes: ['FILE'], options: { at: { value: 'N' }, seat: { value: 'SEAT' }, board: {} } },
  journal: { takes: ['FILE'], options: { text: { value: 'FILE' } } },
  verify: { takes: ['FILE…'], options: { quiet: {} } },
  rule: { takes: ['ID'], options: { json: OUTPUT } },
  games: { takes: [], options: { json: OUTPUT } },
  saved: { takes: ['[GAME]'], options: { delete: { value: 'FILE' } } },
  serve: {
    takes: [],
    options: {
      port: { value: 'N' },
      host: { value: 'ADDRESS' },
      'allow-host': { value: 'NAME', many: true },
      data: { value: 'FOLDER' },
      database: { value: 'URL' },
      'behind-proxy': {},
      threads: { value: 'N' },
      log: { value: 'error|warn|info' },
    },
  },
  work: {
    takes: [],
    options: { database: { value: 'URL' }, threads: { value: 'N' }, data: { value: 'FOLDER' } },
  },
  backup: { takes: ['FOLDER'], options: { data: { value: 'FOLDER' }, database: { value: 'URL' } } },
  restore: { takes: ['FOLDER'], options: { data: { value: 'FOLDER' }, database: { value: 'URL' } } },
  bot: {
    takes: ['MATCH'],
    options: {
      engine: { value: 'COMMAND' },
      house: { value: 'ADDRESS' },
      token: { value: 'TOKEN' },
      seat: { value: 'SEAT' },
      key: { value: 'KEY' },
      think: { value: 'MS' },
    },
  },
  completion: { takes: ['bash|zsh'], options: {} },
} as const satisfies Record<string, CommandShape>;

export type CommandName = keyof typeof COMMANDS;
export type OptionName<C extends CommandName> = keyof (typeof COMMANDS)[C]['options'] & string;
export const COMMAND_NAMES = Object.keys(COMMANDS) as CommandName[];

/** Options that every command has. */
export const COMMON = { lang: { value: 'en|fr' }, help: {} } as const satisfies Record<string, OptionShape>;
export type CommonOption = keyof typeof COMMON;
