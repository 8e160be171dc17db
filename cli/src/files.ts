/** Files: read and written with faults that say what to do, and the place where games in progress are kept. */
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { type GameRecord, readRecord, writeRecord } from '@derby/kernel';
import { EXIT, Fault } from './faults.ts';
import type { Shell } from './shell.ts';

const ENDING = '.derby';

export function readText(file: string, { text }: Shell): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (fault) {
    throw new Fault(EXIT.file, text.cannotRead(file, reason(fault)));
  }
}

/** Written beside its place and then moved there, so that a file is never half written. */
export function writeText(file: string, words: string, { text }: Shell): void {
  const draft = `${file}.${process.pid}.part`;
  try {
    writeFileSync(draft, words);
    renameSync(draft, file);
  } catch (fault) {
    throw new Fault(EXIT.file, text.cannotWrite(file, reason(fault)));
  }
}

/** To a file, or to the standard output where the file is called `-`. */
export function putOut(file: string, words: string, shell: Shell): void {
  if (file === '-') process.stdout.write(words);
  else writeText(file, words, shell);
}

export const readRecordFile = (file: string, shell: Shell): GameRecord => readRecord(readText(file, shell));

export const writeRecordFile = (file: string, record: GameRecord, shell: Shell): void =>
  writeText(file, writeRecord(record), shell);

/** Where a game in progress is kept after every choice. */
export function keepsake(game: string, seed: string, shell: Shell): string {
  const file = join(keepsakes(shell), `${game}-${seed.replaceAll(/[^\w-]/g, '_').slice(0, 40)}${ENDING}`);
  try {
    mkdirSync(dirname(file), { recursive: true });
  } catch (fault) {
    throw new Fault(EXIT.file, shell.text.cannotWrite(file, reason(fault)));
  }
  return file;
}

/** The unfinished game that was left last. */
export function latestKeepsake(game: string, shell: Shell): string | undefined {
  const folder = keepsakes(shell);
  if (!existsSync(folder)) return undefined;
  const files = readdirSync(folder)
    .filter((name) => name.startsWith(`${game}-`) && name.endsWith(ENDING))
    .map((name) => join(folder, name))
    .sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
  return files.find((file) => readRecordFile(file, shell).result === undefined);
}

const keepsakes = ({ env }: Shell): string =>
  join(env.XDG_STATE_HOME || join(homedir(), '.local', 'state'), 'derby-house');

const reason = (fault: unknown): string => (fault as { code?: string }).code ?? String(fault);
