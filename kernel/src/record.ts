/** Records: a whole game in one small text file, `.derby`. The format is described in docs/records.md. */
import { notation } from './choice.ts';
import type { GameModule, Lexicon, OptionValue } from './game.ts';
import { sha256Of } from './hash.ts';
import { Match, Refused } from './match.ts';
import { readOption, unusualOptions, writeOption } from './options.ts';

export const RECORD_VERSION = 1;

export interface GameRecord {
  readonly game: string;
  readonly edition: number;
  readonly options: Readonly<Record<string, OptionValue>>;
  /** Who sat where: a name for each seat that has one. */
  readonly players: Readonly<Record<string, string>>;
  /** The secret of the dice; a record of a running match holds only its SHA-256. */
  readonly seed?: string;
  readonly seedHash?: string;
  readonly takeBacks: number;
  readonly choices: readonly string[];
  /** How it ended, and the fingerprint of the last position. Missing where the game goes on. */
  readonly result?: { readonly grade: string; readonly rule: string };
  readonly hash?: string;
}

/** A record that cannot be read or does not hold: says which line, and what to do. */
export class BadRecord extends Error {
  override readonly name = 'BadRecord';
  readonly line: number | undefined;

  constructor(message: string, line?: number) {
    super(line === undefined ? message : `Line ${line}: ${message}`);
    this.line = line;
  }
}

/** The record of a match that was played from its beginning. */
export function recordOf<G extends Lexicon>(
  match: Match<G>,
  about: { readonly seed: string; readonly players?: Readonly<Record<string, string>> },
): GameRecord {
  const { game, outcome } = match;
  return {
    game: game.id,
    edition: game.edition,
    options: Object.fromEntries(unusualOptions(game, match.options)),
    players: about.players ?? {},
    seed: about.seed,
    takeBacks: match.takeBacks,
    choices: match.steps.map(({ choice }) => notation(choice)),
    ...(outcome && { result: { grade: outcome.grade, rule: outcome.rule } }),
    hash: match.hash(),
  };
}

/** What others may see while the match goes on: the seed gives way to its SHA-256. */
export function sealed(record: GameRecord): GameRecord {
  const { seed, ...open } = record;
  return seed === undefined ? record : { ...open, seedHash: sha256Of(seed) };
}

export function writeRecord(record: GameRecord): string {
  const lines = [`derby ${RECORD_VERSION}`, `game ${record.game}`, `edition ${record.edition}`];
  for (const option of Object.entries(record.options)) lines.push(`option ${writeOption(option)}`);
  for (const [seat, name] of Object.entries(record.players)) lines.push(`player ${seat} ${name}`);
  if (record.seed !== undefined) lines.push(`seed ${record.seed}`);
  if (record.seedHash !== undefined) lines.push(`seed-hash ${record.seedHash}`);
  if (record.takeBacks > 0) lines.push(`take-backs ${record.takeBacks}`);
  lines.push('', ...record.choices, '');
  if (record.result) lines.push(`result ${record.result.grade} ${record.result.rule}`);
  if (record.hash !== undefined) lines.push(`hash ${record.hash}`);
  return `${lines.join('\n')}\n`;
}

/** Reads a record. Every fault is a `BadRecord` that names the line. */
export function readRecord(text: string): GameRecord {
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  checkVersion(lines[0] ?? '');
  const [headEnd, choicesEnd] = blankLines(lines);
  const head = new Fields(lines, 1, headEnd);
  const tail = new Fields(lines, choicesEnd + 1, lines.length);
  const seed = head.optional('seed');
  const seedHash = head.optional('seed-hash');
  const result = tail.optional('result')?.split(' ');
  const hash = tail.optional('hash');
  if (result && result.length !== 2)
    throw new BadRecord('a result is a grade and a rule, as in "result decisive XXI-14.3".', tail.lineOf('result'));
  const record: GameRecord = {
    game: head.one('game'),
    edition: head.number('edition', undefined),
    options: Object.fromEntries(head.many('option').map(readOption)),
    players: Object.fromEntries(head.many('player').map(splitOnce)),
    takeBacks: head.number('take-backs', 0),
    choices: lines.slice(headEnd + 1, choicesEnd),
    ...(seed !== undefined && { seed }),
    ...(seedHash !== undefined && { seedHash }),
    ...(result && { result: { grade: result[0] ?? '', rule: result[1] ?? '' } }),
    ...(hash !== undefined && { hash }),
  };
  head.allRead();
  tail.allRead();
  return record;
}

/** Plays a record again. `upTo` stops after that many choices. */
export function replay<G extends Lexicon>(
  game: GameModule<G>,
  record: GameRecord,
  upTo = record.choices.length,
): Match<G> {
  if (record.game !== game.id) throw new BadRecord(`this is a record of ${record.game}, not of ${game.id}.`);
  if (record.edition !== game.edition) {
    throw new BadRecord(
      `it was played under edition ${record.edition} of ${game.id}; these are the rules of edition ${game.edition}.`,
    );
  }
  if (record.seed === undefined)
    throw new BadRecord('its seed is sealed, so its dice cannot be rolled again; wait for the match to end.');
  const match = Match.start(game, { seed: record.seed, options: record.options });
  try {
    match.takeAll(record.choices.slice(0, upTo));
  } catch (fault) {
    if (!(fault instanceof Refused)) throw fault;
    const made = match.steps.length;
    throw new BadRecord(`choice ${made + 1}, "${record.choices[made]}", cannot be made there: ${fault.message}`);
  }
  return match;
}

/** Plays a record again and demands the result and the fingerprint it claims. */
export function verify<G extends Lexicon>(game: GameModule<G>, record: GameRecord): Match<G> {
  if (record.hash === undefined) throw new BadRecord('it carries no hash, so there is nothing to verify it against.');
  const match = replay(game, record);
  if (match.hash() !== record.hash) throw new BadRecord(`it ends at ${match.hash()}, but claims ${record.hash}.`);
  const { outcome } = match;
  if (record.result && (outcome?.grade !== record.result.grade || outcome.rule !== record.result.rule)) {
    throw new BadRecord(`it ends as ${outcome?.grade ?? 'not finished'}, but claims ${record.result.grade}.`);
  }
  return match;
}

function checkVersion(line: string): void {
  const [word, version] = line.split(' ');
  if (word !== 'derby') throw new BadRecord('this is not a Derby House record: it must begin with "derby 1".', 1);
  if (Number(version) !== RECORD_VERSION) {
    throw new BadRecord(
      `records of version ${version} cannot be read here, only version ${RECORD_VERSION}; update Derby House.`,
      1,
    );
  }
}

/** Two blank lines part the head, the choices and the tail. */
function blankLines(lines: readonly string[]): [number, number] {
  const head = lines.indexOf('');
  const tail = head < 0 ? -1 : lines.indexOf('', head + 1);
  if (tail < 0)
    throw new BadRecord('the file ends too soon: a blank line before and after the choices is missing.', lines.length);
  return [head, tail];
}

/** The `name value` lines of one part of a record. */
class Fields {
  readonly #fields: { name: string; value: string; line: number; read: boolean }[] = [];

  constructor(lines: readonly string[], from: number, to: number) {
    for (let i = from; i < to; i++) {
      const [name, value] = splitOnce(lines[i] ?? '');
      if (name !== '') this.#fields.push({ name, value, line: i + 1, read: false });
    }
  }

  many(name: string): string[] {
    const found = this.#fields.filter((field) => field.name === name);
    for (const field of found) field.read = true;
    return found.map((field) => field.value);
  }

  optional(name: string): string | undefined {
    const values = this.many(name);
    if (values.length > 1) throw new BadRecord(`"${name}" stands twice.`, this.lineOf(name));
    if (values[0] === '') throw new BadRecord(`"${name}" has no value.`, this.lineOf(name));
    return values[0];
  }

  one(name: string): string {
    const value = this.optional(name);
    if (value === undefined) throw new BadRecord(`the line "${name} …" is missing from its head.`);
    return value;
  }

  number(name: string, standard: number | undefined): number {
    const value = standard === undefined ? this.one(name) : this.optional(name);
    if (value === undefined) return standard ?? 0;
    if (!/^\d{1,9}$/.test(value))
      throw new BadRecord(`"${name}" must be a whole number, not "${value}".`, this.lineOf(name));
    return Number(value);
  }

  lineOf(name: string): number | undefined {
    return this.#fields.find((field) => field.name === name)?.line;
  }

  allRead(): void {
    const stray = this.#fields.find((field) => !field.read);
    if (stray) throw new BadRecord(`"${stray.name}" is not a word of this format here.`, stray.line);
  }
}

function splitOnce(text: string): [string, string] {
  const space = text.indexOf(' ');
  return space < 0 ? [text, ''] : [text.slice(0, space), text.slice(space + 1)];
}
