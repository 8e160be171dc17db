/** The place where games in progress are kept. */
import { existsSync, lstatSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { attempt } from './files.ts';
import type { Shell } from './shell.ts';

const ENDING = '.derby';

/** A name of its own for a game in progress, which is kept there after every choice. */
export function newKeepsake(game: string, seed: string, shell: Shell): string {
  const folder = keepsakes(shell);
  const stem = join(folder, `${game}-${seed.replaceAll(/[^\w-]/g, '_').slice(0, 40)}`);
  attempt(
    () => mkdirSync(folder, { recursive: true }),
    (why) => shell.text.cannotWrite(folder, why),
  );
  for (let copy = 1; ; copy++) {
    const file = `${stem}${copy > 1 ? `-${copy}` : ''}${ENDING}`;
    if (!existsSync(file)) return file;
  }
}

export const isKeepsake = (file: string, shell: Shell): boolean => dirname(resolve(file)) === resolve(keepsakes(shell));

/** The games that were kept, the latest first; only those of one kind where it is named. */
export function keepsakesOf(game: string | undefined, shell: Shell): string[] {
  const folder = keepsakes(shell);
  if (!existsSync(folder)) return [];
  clearDrafts(folder);
  return readdirSync(folder)
    .filter((name) => name.endsWith(ENDING) && (game === undefined || name.startsWith(`${game}-`)))
    .map((name) => join(folder, name))
    .sort((a, b) => changed(b) - changed(a));
}

/** Of a link, the link itself: it may point nowhere. */
export const changed = (file: string): number => lstatSync(file).mtimeMs;

/** What a program that was killed while it wrote has left half done. */
function clearDrafts(folder: string): void {
  for (const name of readdirSync(folder)) {
    const [, pid] = /\.(\d+)\.part$/.exec(name) ?? [];
    if (pid !== undefined && !isAlive(Number(pid))) rmSync(join(folder, name), { force: true });
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (fault) {
    return (fault as { code?: string }).code === 'EPERM';
  }
}

const keepsakes = ({ env }: Shell): string =>
  join(env.XDG_STATE_HOME || join(homedir(), '.local', 'state'), 'derby-house');
