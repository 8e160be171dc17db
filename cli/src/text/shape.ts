/** What every language must be able to say. */
import type { COMMANDS, CommandName, CommonOption, OptionName } from '../spec.ts';
import type { PlayText } from './play-shape.ts';
import type { ReviewText } from './review-shape.ts';
import type { SimText } from './sim-shape.ts';

export type Row = readonly [name: string, meaning: string];

export interface CommandText<O extends string = string> {
  /** One line for the list of commands. */
  readonly summary: string;
  readonly about: string;
  readonly options: Readonly<Record<O, string>>;
  readonly examples: readonly Row[];
}

export type CommandTexts = { readonly [C in keyof typeof COMMANDS]: CommandText<OptionName<C>> };

export interface CliText {
  readonly tagline: string;
  readonly commandWord: string;
  readonly optionsWord: string;
  readonly moreHelp: string;
  readonly headings: Readonly<
    Record<'usage' | 'commands' | 'options' | 'common' | 'examples' | 'exits' | 'environment', string>
  >;
  readonly common: Readonly<Record<CommonOption, string>>;
  readonly examples: readonly Row[];
  readonly exits: readonly (readonly [code: number, meaning: string])[];
  readonly environment: readonly Row[];
  readonly commands: CommandTexts;

  readonly seeHelp: (command: CommandName | undefined) => string;
  readonly missing: (argument: string) => string;
  readonly surplus: (word: string) => string;
  readonly unknownCommand: (word: string) => string;
  readonly unknownOption: (word: string, known: readonly string[]) => string;
  readonly needsValue: (option: string) => string;
  readonly needsNoValue: (option: string) => string;
  readonly badNumber: (option: string, word: string, least: number, most: number) => string;
  readonly badFraction: (option: string, word: string) => string;
  readonly unknownLanguage: (word: string) => string;
  readonly unknownSeat: (word: string, known: readonly string[]) => string;
  readonly cannotRead: (file: string, why: string) => string;
  readonly cannotWrite: (file: string, why: string) => string;
  readonly tooLarge: (file: string, megabytes: string) => string;
  readonly diskFull: (file: string, why: string) => string;
  readonly badSeed: string;
  readonly passedOver: (file: string, why: string) => string;
  readonly badRecord: (message: string) => string;
  readonly unknownShell: (word: string) => string;
  readonly progress: (done: number, all: number, rate: number, seconds: number) => string;
  readonly bug: string;

  readonly games: {
    readonly players: (from: number, to: number) => string;
    readonly minutes: (from: number, to: number) => string;
    readonly options: string;
  };
  readonly saved: {
    readonly none: string;
    readonly about: (title: string, choices: number, when: string, grade: string | undefined) => string;
    readonly unreadable: (why: string) => string;
    readonly notHere: (file: string) => string;
    readonly removed: (file: string) => string;
  };
  readonly serve: {
    readonly open: (address: string, folder: string) => string;
    readonly closing: string;
    readonly folderTaken: (folder: string) => string;
    readonly badFolder: (folder: string, why: string) => string;
    readonly badDatabase: (why: string) => string;
    badSetting(variable: string): string;
    readonly noDriver: string;
    readonly notBuilt: string;
    readonly taken: (port: number) => string;
    readonly forbidden: (port: number) => string;
    readonly notOurs: (host: string) => string;
    readonly badLog: (word: string) => string;
  };
  readonly work: {
    readonly open: (database: string, threads: number) => string;
    readonly closing: string;
    readonly noDatabase: string;
    readonly otherRules: (own: string, wanted: string) => string;
  };
  readonly backup: {
    /** What does it instead. */
    readonly database: (program: string) => string;
    readonly made: (data: string, to: string) => string;
    readonly restored: (from: string, data: string) => string;
    readonly failed: (why: string) => string;
    /** Each with the file or folder it is about. */
    readonly faults: Readonly<Record<'no-data' | 'exists' | 'not-empty' | 'broken', (what: string) => string>>;
  };
  readonly bot: {
    readonly noEngine: string;
    readonly badHouse: (house: string) => string;
    readonly token: (token: string) => string;
    readonly over: (grade: string, winner: string) => string;
    readonly away: (house: string) => string;
    readonly refused: (reason: string) => string;
    /** How an engine has failed, with its own words. */
    readonly engine: Readonly<Record<'ended' | 'late' | 'nonsense' | 'refused', (said: string) => string>>;
  };
  readonly rule: {
    readonly unknown: (word: string, near: readonly string[]) => string;
    readonly code: string;
    readonly tests: string;
    readonly none: string;
  };
  readonly verify: {
    readonly holds: string;
    readonly broken: string;
    readonly unfinished: string;
    readonly about: (title: string, choices: number, grade: string) => string;
  };
  readonly journal: { readonly none: (title: string) => string };
  readonly replay: { readonly at: (choices: number, all: number) => string; readonly keys: string };
  readonly play: PlayText;
  readonly sim: SimText;
  readonly review: ReviewText;
}
