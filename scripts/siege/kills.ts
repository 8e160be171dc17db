/** A game at the terminal, killed at any moment: what was kept is whole, and it can be taken up again. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { readRecord, replay } from '@derby/kernel';
import { entryOf } from '@derby/registry';
import { HOUSE } from '../house.ts';
import { type Assault, demand } from './assault.ts';

const LAUNCHER = join(HOUSE, 'cli', 'bin', 'derby.mjs');
const MOVES = '1\n'.repeat(100);

export const kills: Assault = {
  name: 'kills',
  few: 2,
  strike: async (dice) => {
    const folder = mkdtempSync(join(tmpdir(), 'derby-siege-'));
    try {
      const shown = await playUntilKilled(folder, dice.below(1500));
      const kept = await keptIn(join(folder, 'derby-house'));
      // A choice is kept before it is shown.
      demand(kept >= shown, `${shown} choices were shown, but ${kept} were kept`);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

/** Plays until so many lines have been shown, then kills the program; returns how many choices had been answered by then. */
async function playUntilKilled(folder: string, lines: number): Promise<number> {
  const child = spawn(process.execPath, [LAUNCHER, 'play', 'xxi', '--seed', 'siege'], {
    cwd: folder,
    env: { PATH: process.env.PATH ?? '', HOME: folder, XDG_STATE_HOME: folder, LANG: 'C' },
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  const ended = once(child, 'exit');
  child.stdin.on('error', () => undefined);
  child.stdin.end(MOVES);
  let seen = 0;
  let asked = 0;
  for await (const line of createInterface(child.stdout)) {
    if (line.startsWith('> ')) asked += 1;
    seen += 1;
    if (seen >= lines) break;
  }
  child.kill('SIGKILL');
  await ended;
  // The last that was asked may not have been answered yet.
  return Math.max(0, asked - 1);
}

/** How many choices of the one game were kept. */
async function keptIn(folder: string): Promise<number> {
  if (!existsSync(folder)) return 0;
  const names = readdirSync(folder).filter((name) => name.endsWith('.derby'));
  demand(names.length <= 1, `there are ${names.length} games where one was played`);
  const [name] = names;
  if (name === undefined) return 0;
  const record = readRecord(readFileSync(join(folder, name), 'utf8'));
  return replay(await entryOf(record.game).load(), record).steps.length;
}
