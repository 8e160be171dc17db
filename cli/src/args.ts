/** The arguments of a command, read and checked against its shape. */
import { parseArgs } from 'node:util';
import { isSeed } from '@derby/kernel';
import { EXIT, Fault } from './faults.ts';
import {
  COMMANDS,
  COMMON,
  type CommandName,
  type CommandShape,
  type CommonOption,
  type OptionName,
  type OptionShape,
} from './spec.ts';
import type { CliText } from './text/index.ts';

/** What a simulation may add to a seed takes no more. */
const ROOM = ' '.repeat(15);

type Value = string | boolean | (string | boolean)[] | undefined;

export class Args<C extends CommandName> {
  readonly command: C;
  readonly positionals: readonly string[];
  readonly #values: Readonly<Record<string, Value>>;
  readonly #text: CliText;

  constructor(command: C, words: readonly string[], text: CliText) {
    this.command = command;
    this.#text = text;
    const { values, positionals } = read(command, words, text);
    this.#values = values;
    this.positionals = positionals;
  }

  /** The argument at a place; a usage fault where it is missing. */
  argument(place: number): string {
    const word = this.positionals[place];
    if (word === undefined)
      throw usage(this.command, this.#text.missing(shapeOf(this.command).takes[place] ?? ''), this.#text);
    return word;
  }

  /** Whether an option of any command was given. */
  has(name: string): boolean {
    return this.#values[name] !== undefined;
  }

  /** The value of an option of any command. */
  said(name: string): string | undefined {
    const value = this.#values[name];
    return typeof value === 'string' ? value : undefined;
  }

  flag(name: OptionName<C> | CommonOption): boolean {
    return this.#values[name] === true;
  }

  word(name: OptionName<C> | CommonOption): string | undefined {
    return this.said(name);
  }

  /** All values of an option that may stand several times. */
  words(name: OptionName<C>): string[] {
    const value = this.#values[name];
    return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
  }

  /** The seed asked for: one that a record can hold, and a simulation can add its numbers to. */
  seed(): string | undefined {
    const { seed } = this.#values;
    if (typeof seed !== 'string') return undefined;
    if (seed !== '' && isSeed(seed + ROOM)) return seed;
    throw usage(this.command, this.#text.badSeed, this.#text);
  }

  /** A whole number within bounds. */
  number(name: OptionName<C>, standard: number, least = 1, most = 1e9): number {
    const word = this.word(name);
    if (word === undefined) return standard;
    const number = /^\d{1,10}$/.test(word) ? Number(word) : Number.NaN;
    if (number >= least && number <= most) return number;
    throw usage(this.command, this.#text.badNumber(name, word, least, most), this.#text);
  }

  /** A number above 0 and up to 1. */
  fraction(name: OptionName<C>, standard: number): number {
    const word = this.word(name);
    if (word === undefined) return standard;
    const number = /^\d?\.?\d{1,9}$/.test(word) ? Number(word) : Number.NaN;
    if (number > 0 && number <= 1) return number;
    throw usage(this.command, this.#text.badFraction(name, word), this.#text);
  }
}

export const shapeOf = (command: CommandName): CommandShape => COMMANDS[command];

/** A fault in the command line: what is wrong, and where the help is. */
export const usage = (command: CommandName | undefined, message: string, text: CliText): Fault =>
  new Fault(EXIT.usage, `${message}\n${text.seeHelp(command)}`);

function read(command: CommandName, words: readonly string[], text: CliText) {
  const shape = shapeOf(command);
  const shapes: Readonly<Record<string, OptionShape>> = { ...shape.options, ...COMMON };
  const options = Object.fromEntries(
    Object.entries(shapes).map(([name, { value, many }]) => [
      name,
      {
        type: value ? ('string' as const) : ('boolean' as const),
        multiple: many === true,
        ...(name === 'help' && { short: 'h' }),
      },
    ]),
  );
  let parsed: ReturnType<typeof parseArgs>;
  try {
    parsed = parseArgs({ args: completed(words, shapes), options, allowPositionals: true });
  } catch (fault) {
    throw usage(command, complaint(fault, words, Object.keys(shapes), text), text);
  }
  const surplus = parsed.positionals[shape.takes.length];
  if (surplus !== undefined && !shape.takes.at(-1)?.endsWith('…')) throw usage(command, text.surplus(surplus), text);
  return parsed;
}

/**
 * `--json` before another option, or at the end, gets the value it has when it stands alone. A value may begin with a dash,
 * as keys that a house gave out long ago may: only two dashes make it another option.
 */
function completed(words: readonly string[], shapes: Readonly<Record<string, OptionShape>>): string[] {
  return words.reduce<string[]>((read, word, i) => {
    const before = shapeOfOption(words[i - 1], shapes);
    const alone = shapeOfOption(word, shapes)?.alone;
    const next = words[i + 1];
    if (before?.value && /^-[^-]/.test(word)) read.push(`${read.pop()}=${word}`);
    else if (alone !== undefined && (next === undefined || next.startsWith('--'))) read.push(word, alone);
    else read.push(word);
    return read;
  }, []);
}

const shapeOfOption = (word: string | undefined, shapes: Readonly<Record<string, OptionShape>>) =>
  word?.startsWith('--') ? shapes[word.slice(2)] : undefined;

/** What parseArgs found wrong, in our words. */
function complaint(fault: unknown, words: readonly string[], names: readonly string[], text: CliText): string {
  const code = (fault as { code?: string }).code;
  const message = fault instanceof Error ? fault.message : String(fault);
  const [, option = ''] = /'(--?[^'\s=]+)/.exec(message) ?? [];
  if (code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION') {
    const asked = words.find((word) => word.startsWith(option)) ?? option;
    return text.unknownOption(
      asked.split('=')[0] ?? asked,
      names.map((name) => `--${name}`),
    );
  }
  return message.includes('does not take an argument') ? text.needsNoValue(option) : text.needsValue(option);
}
