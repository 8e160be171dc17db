/** Runs the real program as a child process: as it stands, or as `npm test` has bundled it. */
import { spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const LAUNCHER = process.env.DERBY_PROGRAM ?? fileURLToPath(new URL('../bin/derby.mjs', import.meta.url));
export const RECORDS = fileURLToPath(new URL('../../games/xxi/test/records', import.meta.url));

export interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** A folder that only this test uses: games in progress and outputs go there. */
export const scratch = (): string => mkdtempSync(join(tmpdir(), 'derby-cli-'));

interface Circumstances {
  readonly input?: string;
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** No file may become longer than so many blocks of 512 bytes: a disk without room. */
  readonly blocks?: number;
}

export function derby(
  words: readonly string[],
  { input = '', cwd = scratch(), env = {}, blocks }: Circumstances = {},
): Promise<Ended> {
  const { PATH = '' } = process.env;
  const command = [process.execPath, LAUNCHER, ...words];
  const limited = ['sh', '-c', `ulimit -f ${blocks}; exec "$@"`, 'sh', ...command];
  const [program = '', ...args] = blocks === undefined ? command : limited;
  const child = spawn(program, args, {
    cwd,
    env: { PATH, HOME: cwd, XDG_STATE_HOME: cwd, LANG: 'C', ...env },
  });
  let out = '';
  let err = '';
  child.stdout.setEncoding('utf8').on('data', (words) => {
    out += words;
  });
  child.stderr.setEncoding('utf8').on('data', (words) => {
    err += words;
  });
  child.stdin.on('error', () => {});
  child.stdin.end(input);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, out, err }));
  });
}
