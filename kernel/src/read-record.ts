/** Reads a record from its text. */
import { BadRecord } from './bad-record.ts';
import { isLine, LONGEST_LINE, MOST_CHOICES, MOST_LETTERS, MOST_OTHER_LINES } from './bounds.ts';
import { readOption } from './options.ts';
import { type GameRecord, RECORD_VERSION } from './record.ts';

const LINE_END = /\r?\n/;
const MOST_LINES = MOST_CHOICES + MOST_OTHER_LINES;

/** Reads a record. Every fault is a `BadRecord` that names the line. */
export function readRecord(text: string): GameRecord {
  const lines = linesOf(text);
  const [headEnd, choicesEnd] = blankLines(lines);
  if (choicesEnd - headEnd - 1 > MOST_CHOICES)
    throw new BadRecord({ why: 'too-many-choices', most: MOST_CHOICES }, headEnd + 2 + MOST_CHOICES);
  const head = new Fields(lines, 1, headEnd);
  const tail = new Fields(lines, choicesEnd + 1, lines.length);
  const bundle = head.optional('bundle');
  const seed = head.optional('seed');
  const seedHash = head.optional('seed-hash');
  const result = tail.optional('result')?.split(' ');
  const hash = tail.optional('hash');
  if (result && result.length !== 2) throw new BadRecord({ why: 'bad-result' }, tail.lineOf('result'));
  const record: GameRecord = {
    game: head.one('game'),
    edition: head.number('edition', undefined),
    ...(bundle !== undefined && { bundle }),
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

/** The lines of a text that calls itself a record, as far as they are within bounds. */
function linesOf(text: string): string[] {
  const from = text.startsWith('\uFEFF') ? 1 : 0;
  checkVersion(text.slice(from, from + LONGEST_LINE).split(LINE_END, 1)[0] ?? '');
  if (text.length > MOST_LETTERS) throw new BadRecord({ why: 'too-large', letters: text.length, most: MOST_LETTERS });
  const lines = text.slice(from).split(LINE_END, MOST_LINES + 1);
  if (lines.length > MOST_LINES) throw new BadRecord({ why: 'too-many-lines', most: MOST_LINES });
  for (const [i, line] of lines.entries()) {
    if (line.length > LONGEST_LINE) throw new BadRecord({ why: 'long-line', most: LONGEST_LINE }, i + 1);
    if (!isLine(line)) throw new BadRecord({ why: 'control' }, i + 1);
  }
  return lines;
}

function checkVersion(line: string): void {
  const [word, version = ''] = line.split(' ');
  if (word !== 'derby') throw new BadRecord({ why: 'no-record' }, 1);
  if (Number(version) !== RECORD_VERSION)
    throw new BadRecord({ why: 'other-version', version, here: RECORD_VERSION }, 1);
}

/** Two blank lines part the head, the choices and the tail. */
function blankLines(lines: readonly string[]): [number, number] {
  const head = lines.indexOf('');
  const tail = head < 0 ? -1 : lines.indexOf('', head + 1);
  if (tail < 0) throw new BadRecord({ why: 'cut-off' }, lines.length);
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
    if (values.length > 1) throw new BadRecord({ why: 'twice', name }, this.lineOf(name));
    if (values[0] === '') throw new BadRecord({ why: 'no-value', name }, this.lineOf(name));
    return values[0];
  }

  one(name: string): string {
    const value = this.optional(name);
    if (value === undefined) throw new BadRecord({ why: 'missing', name });
    return value;
  }

  number(name: string, standard: number | undefined): number {
    const value = standard === undefined ? this.one(name) : this.optional(name);
    if (value === undefined) return standard ?? 0;
    if (!/^\d{1,9}$/.test(value)) throw new BadRecord({ why: 'no-number', name, value }, this.lineOf(name));
    return Number(value);
  }

  lineOf(name: string): number | undefined {
    return this.#fields.find((field) => field.name === name)?.line;
  }

  allRead(): void {
    const stray = this.#fields.find((field) => !field.read);
    if (stray) throw new BadRecord({ why: 'stray', name: stray.name }, stray.line);
  }
}

function splitOnce(text: string): [string, string] {
  const space = text.indexOf(' ');
  return space < 0 ? [text, ''] : [text.slice(0, space), text.slice(space + 1)];
}
