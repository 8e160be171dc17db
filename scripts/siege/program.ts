/** `derby` with hostile files and hostile words: it says what is wrong, in a line, and ends as it should. */
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastDice } from '@derby/kernel';
import { type Assault, demand, isTame, noise, pick } from './assault.ts';
import { mutant } from './records.ts';

interface Ended {
  readonly code: number;
  readonly err: string;
}

/** Runs the program within this process, in a folder of its own. */
async function derby(words: readonly string[]): Promise<Ended> {
  const { program } = await import('../../cli/src/program.ts');
  const { stdout, stderr } = process;
  const write = { out: stdout.write, err: stderr.write };
  const here = process.cwd();
  let err = '';
  stdout.write = () => true;
  stderr.write = (said: string | Uint8Array) => {
    err += String(said);
    return true;
  };
  process.chdir(yard());
  try {
    return { code: await program(words), err };
  } finally {
    process.chdir(here);
    Object.assign(stdout, { write: write.out });
    Object.assign(stderr, { write: write.err });
  }
}

let folder: string | undefined;
function yard(): string {
  folder ??= mkdtempSync(join(tmpdir(), 'derby-siege-'));
  return folder;
}

function clear(): void {
  if (folder !== undefined) rmSync(folder, { recursive: true, force: true });
  folder = undefined;
}

const EXPECTED = [0, 1, 2, 3];

function holds({ code, err }: Ended, words: readonly string[]): void {
  const what = JSON.stringify(words).slice(0, 300);
  demand(EXPECTED.includes(code), `${what} ends with ${code}: ${err.slice(0, 500)}`);
  demand(isTame(err), `${what} says what must not be shown: ${JSON.stringify(err.slice(0, 500))}`);
  demand(code === 0 || err !== '', `${what} fails and says nothing.`);
}

type Making = (file: string, dice: FastDice) => void;

const FILES: readonly Making[] = [
  (file, dice) => writeFileSync(file, mutant(dice)),
  (file, dice) => writeFileSync(file, noise(dice, 5000)),
  (file, dice) =>
    writeFileSync(
      file,
      Uint8Array.from({ length: dice.below(5000) }, () => dice.below(256)),
    ),
  (file, dice) => writeFileSync(file, 'derby 1\n'.repeat(dice.below(200_000))),
  (file, dice) => writeFileSync(file, JSON.stringify({ derbySim: 2, studies: dice.below(2) ? [{}] : null, row: 1e99 })),
  (file) => writeFileSync(file, '\n'.repeat(5_000_000)),
  (file) => mkdirSync(file),
  (file) => symlinkSync('nowhere', file),
  (file) => symlinkSync('/dev/zero', file),
  () => {},
];

const READERS = [
  ['verify'],
  ['replay'],
  ['journal'],
  ['review'],
  ['play'],
  ['sim', '--resume'],
  ['sim', 'compare', '--resume'],
];

export const files: Assault = {
  name: 'files',
  few: 25,
  strike: async (dice) => {
    const file = join(yard(), `hostile-${dice.below(1e9)}.derby`);
    pick(dice, FILES)(file, dice);
    const words = [...pick(dice, READERS), file];
    // At the table nobody sits: the standard input has ended.
    if (words[0] !== 'play') holds(await derby(words), words);
    rmSync(file, { recursive: true, force: true });
  },
  close: clear,
};

const COMMANDS = [
  'play',
  'demo',
  'sim',
  'sim compare',
  'review',
  'replay',
  'journal',
  'verify',
  'rule',
  'games',
  'completion',
];
const OPTIONS = [
  '--options',
  '--seed',
  '--bot',
  '--games',
  '--workers',
  '--metric',
  '--lang',
  '--budget',
  '--pace',
  '--hints',
];
const VALUES = [
  'xxi',
  'pens',
  'leader',
  'greedy',
  '-1',
  '0',
  '1e99',
  'NaN',
  '',
  '--',
  '-',
  'XXI-9.4',
  'fr',
  'axis=',
  '=',
  'toString',
  '__proto__',
];

/** These ask for a game or a file, and get neither: nothing is played and nothing written. */
const ASKING = COMMANDS.filter((name) => !['rule', 'games', 'completion', 'verify'].includes(name));

export const words: Assault = {
  name: 'words',
  few: 80,
  strike: async (dice) => {
    const any = (): string =>
      dice.below(3) === 0 ? noise(dice, dice.below(4) === 0 ? 3000 : 20).replaceAll('/', '') : pick(dice, VALUES);
    const options = Array.from({ length: dice.below(4) }, () => [pick(dice, OPTIONS), any()]).flat();
    const command = pick(dice, COMMANDS);
    const first = ASKING.includes(command) ? [`x${noise(dice, 20).replaceAll('/', '')}`] : [];
    const said = [...command.split(' '), ...first, ...Array.from({ length: dice.below(3) }, any), ...options];
    holds(await derby(said), said);
  },
  close: clear,
};
