/** Files: read and written with faults that say what to do. */
import {
  closeSync,
  copyFileSync,
  fsyncSync,
  lstatSync,
  openSync,
  readSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { type GameRecord, MOST_LETTERS, readRecord, writeRecord } from '@derby/kernel';
import { EXIT, Fault } from './faults.ts';
import type { Shell } from './shell.ts';

/** A letter takes up to four bytes. */
const MOST_BYTES = 4 * MOST_LETTERS;
const CHUNK = 1 << 16;

/** The whole of a file, if it is not larger than anything we write. Its size is not asked for: a device has none. */
export function readText(file: string, { text, language }: Shell, most = MOST_BYTES): string {
  const bytes = attempt(
    () => bytesOf(file, most),
    (why) => text.cannotRead(file, why),
  );
  if (bytes === undefined) throw new Fault(EXIT.file, text.tooLarge(file, (most / 1e6).toLocaleString(language)));
  return bytes.toString('utf8');
}

/** Nothing where there are more bytes than that. */
function bytesOf(file: string, most: number): Buffer | undefined {
  const handle = openSync(file, 'r');
  try {
    const chunks: Buffer[] = [];
    for (let all = 0; all <= most; ) {
      const chunk = Buffer.allocUnsafe(CHUNK);
      const read = readSync(handle, chunk);
      if (read === 0) return Buffer.concat(chunks);
      chunks.push(chunk.subarray(0, read));
      all += read;
    }
    return undefined;
  } finally {
    closeSync(handle);
  }
}

/** The last line of a file, without its end; nothing where there is none, or it is not whole. */
export function lastLine(file: string, longest = CHUNK): string | undefined {
  const size = lstatSync(file, { throwIfNoEntry: false })?.size ?? 0;
  const handle = size > 0 ? openSync(file, 'r') : undefined;
  if (handle === undefined) return undefined;
  try {
    const tail = Buffer.alloc(Math.min(size, longest));
    readSync(handle, tail, 0, tail.length, size - tail.length);
    return /([^\r\n]*)\r?\n$/.exec(tail.toString('utf8'))?.[1];
  } finally {
    closeSync(handle);
  }
}

/** Written beside its place, brought to the disk and then moved there: a file is never half written. */
export function writeText(file: string, words: string, shell: Shell): void {
  const long = new LongFile(file, shell);
  long.write(words);
  long.close();
}

/** A file that is written piece by piece, and stands in its place when it is closed. */
export class LongFile {
  readonly #file: string;
  readonly #draft: string;
  readonly #shell: Shell;
  #handle: number | undefined;

  /** `onward` begins with what the file holds already. */
  constructor(file: string, shell: Shell, { onward = false } = {}) {
    this.#file = file;
    this.#draft = draftOf(file);
    this.#shell = shell;
    this.#attempt(() => {
      if (onward) copyFileSync(file, this.#draft);
      this.#handle = openSync(this.#draft, onward ? 'a' : 'w');
    });
  }

  write(words: string): void {
    this.#attempt((handle) => writeFileSync(handle, words));
  }

  /** Nothing is put in its place where something could not be written. */
  close(): void {
    if (this.#handle === undefined) return;
    this.#attempt((handle) => {
      fsyncSync(handle);
      this.#release();
      renameSync(this.#draft, this.#file);
      syncFolder(dirname(this.#file));
    });
  }

  #attempt(act: (handle: number) => void): void {
    const { text } = this.#shell;
    attempt(
      () => {
        try {
          act(this.#handle ?? -1);
        } catch (fault) {
          this.#release();
          rmSync(this.#draft, { force: true });
          throw fault;
        }
      },
      (why) => (FULL.includes(why) ? text.diskFull(this.#file, why) : text.cannotWrite(this.#file, why)),
    );
  }

  #release(): void {
    if (this.#handle !== undefined) closeSync(this.#handle);
    this.#handle = undefined;
  }
}

const draftOf = (file: string): string => `${file}.${process.pid}.part`;

/** Whether a file can be written, found out before the work is done whose fruit it is to hold. */
export function tryOut(file: string, { text }: Shell): void {
  const draft = draftOf(file);
  attempt(
    () => {
      writeFileSync(draft, '');
      rmSync(draft);
      if (lstatSync(file, { throwIfNoEntry: false })?.isDirectory())
        throw Object.assign(new Error('a folder'), { code: 'EISDIR' });
    },
    (why) => text.cannotWrite(file, why),
  );
}

const FULL = ['ENOSPC', 'EDQUOT', 'EFBIG'];

/** The new name is on the disk as well, where the system can promise that. */
function syncFolder(folder: string): void {
  if (process.platform === 'win32') return;
  const handle = openSync(folder, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

/** Does something with a file; what the system says against it becomes a fault in words. */
export function attempt<T>(act: () => T, words: (why: string) => string): T {
  try {
    return act();
  } catch (fault) {
    throw new Fault(EXIT.file, words(reason(fault)));
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

const reason = (fault: unknown): string => (fault as { code?: string }).code ?? String(fault);
